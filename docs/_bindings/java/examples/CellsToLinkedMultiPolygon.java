import com.uber.h3core.H3Core;
import com.uber.h3core.util.LatLng;
import java.util.List;

public class CellsToLinkedMultiPolygon {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    List<String> cells = List.of("856acb8bfffffff", "856acbd7fffffff");
    List<List<List<LatLng>>> outline = h3.cellAddressesToMultiPolygon(cells, false);
    System.out.println(outline.get(0).get(0).size() + " vertices");
  }
}
