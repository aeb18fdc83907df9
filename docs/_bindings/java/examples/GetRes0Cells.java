import com.uber.h3core.H3Core;
import java.util.ArrayList;
import java.util.List;

public class GetRes0Cells {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    List<String> cells = new ArrayList<>(h3.getRes0CellAddresses());
    System.out.println(cells.size());
    System.out.println(cells.get(0));
    System.out.println(cells.get(cells.size() - 1));
  }
}
