import com.uber.h3core.H3Core;
import java.util.List;

public class UncompactCells {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    List<String> compacted = List.of("85be0e37fffffff", "86be0e307ffffff");
    System.out.println(h3.uncompactCellAddresses(compacted, 6));
  }
}
