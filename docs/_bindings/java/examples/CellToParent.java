import com.uber.h3core.H3Core;

public class CellToParent {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToParentAddress("897a6e42cabffff", 6));
  }
}
