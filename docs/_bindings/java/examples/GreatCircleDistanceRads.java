import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;
import com.uber.h3core.util.LatLng;

public class GreatCircleDistanceRads {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    LatLng quito = new LatLng(-0.1807, -78.4678);
    LatLng singapore = new LatLng(1.3521, 103.8198);
    System.out.printf("%.9f%n", h3.greatCircleDistance(quito, singapore, LengthUnit.rads));
  }
}
