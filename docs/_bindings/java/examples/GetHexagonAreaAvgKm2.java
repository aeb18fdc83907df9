import com.uber.h3core.AreaUnit;
import com.uber.h3core.H3Core;

public class GetHexagonAreaAvgKm2 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.6f%n", h3.getHexagonAreaAvg(6, AreaUnit.km2));
  }
}
