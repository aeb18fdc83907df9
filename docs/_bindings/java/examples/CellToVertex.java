import com.uber.h3core.H3Core;

public class CellToVertex {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToVertex("862f5ba8fffffff", 0));
  }
}
