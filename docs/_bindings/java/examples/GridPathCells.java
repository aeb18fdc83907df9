import com.uber.h3core.H3Core;

public class GridPathCells {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridPathCells("882a1072b5fffff", "882a1072d5fffff"));
  }
}
