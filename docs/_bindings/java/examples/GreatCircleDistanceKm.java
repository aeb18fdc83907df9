import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;
import com.uber.h3core.util.LatLng;

public class GreatCircleDistanceKm {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    LatLng tokyo = new LatLng(35.6812, 139.7671);
    LatLng osaka = new LatLng(34.7025, 135.4959);
    System.out.printf("%.6f%n", h3.greatCircleDistance(tokyo, osaka, LengthUnit.km));
  }
}
