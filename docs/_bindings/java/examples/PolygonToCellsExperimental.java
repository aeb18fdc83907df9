import com.uber.h3core.H3Core;
import com.uber.h3core.PolygonToCellsFlags;
import com.uber.h3core.util.LatLng;
import java.util.List;

public class PolygonToCellsExperimental {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    List<LatLng> paris = List.of(
        new LatLng(48.901, 2.321), new LatLng(48.9, 2.393),
        new LatLng(48.86, 2.414), new LatLng(48.82, 2.39),
        new LatLng(48.817, 2.333), new LatLng(48.838, 2.254),
        new LatLng(48.872, 2.277));
    System.out.println(h3.polygonToCellAddressesExperimental(
        paris, List.of(), 7, PolygonToCellsFlags.containment_full));
  }
}
