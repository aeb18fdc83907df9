import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;
import com.uber.h3core.util.LatLng;

public class GreatCircleDistanceM {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    LatLng louvre = new LatLng(48.8606, 2.3376);
    LatLng notreDame = new LatLng(48.853, 2.3499);
    System.out.printf("%.3f%n", h3.greatCircleDistance(louvre, notreDame, LengthUnit.m));
  }
}
