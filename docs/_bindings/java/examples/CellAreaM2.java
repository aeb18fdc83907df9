import com.uber.h3core.AreaUnit;
import com.uber.h3core.H3Core;

public class CellAreaM2 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.3f%n", h3.cellArea("89608b03627ffff", AreaUnit.m2));
  }
}
