import com.uber.h3core.H3Core;

public class CellToLocalIj {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToLocalIj("862f5ba8fffffff", "862f5baafffffff"));
  }
}
