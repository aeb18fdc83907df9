import com.uber.h3core.H3Core;

public class CellToChildren {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToChildren("872f5a32dffffff", 8));
  }
}
