import com.uber.h3core.H3Core;

public class CellsToDirectedEdge {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellsToDirectedEdge("88194ad14dfffff", "88194ad327fffff"));
  }
}
