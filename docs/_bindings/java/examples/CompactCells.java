import com.uber.h3core.H3Core;
import java.util.List;

public class CompactCells {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    List<String> cells = h3.gridDisk("853e628ffffffff", 2);
    System.out.println(h3.compactCellAddresses(cells));
  }
}
