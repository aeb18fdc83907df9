import com.uber.h3core.AreaUnit;
import com.uber.h3core.H3Core;

public class CellAreaRads2 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.9f%n", h3.cellArea("8230e7fffffffff", AreaUnit.rads2));
  }
}
