import com.uber.h3core.H3Core;

public class AreNeighborCells {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.areNeighborCells("883e62888dfffff", "883e628885fffff"));
  }
}
