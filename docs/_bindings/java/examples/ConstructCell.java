import com.uber.h3core.H3Core;
import java.util.List;

public class ConstructCell {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.constructCellAddress(95, List.of(0, 1, 6, 1, 5)));
  }
}
