import com.uber.h3core.H3Core;

public class CellToChildPos {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToChildPos("891ec902467ffff", 6));
  }
}
