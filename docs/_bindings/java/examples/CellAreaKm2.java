import com.uber.h3core.AreaUnit;
import com.uber.h3core.H3Core;

public class CellAreaKm2 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.6f%n", h3.cellArea("88075dd4bdfffff", AreaUnit.km2));
  }
}
