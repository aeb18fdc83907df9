import com.uber.h3core.H3Core;

public class CellToVertexes {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.cellToVertexes("8a2a1072b59ffff"));
  }
}
