import com.uber.h3core.H3Core;

public class LatLngToCell {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.latLngToCellAddress(37.7955, -122.3937, 9));
  }
}
