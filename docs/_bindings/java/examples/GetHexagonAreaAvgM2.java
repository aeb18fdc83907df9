import com.uber.h3core.AreaUnit;
import com.uber.h3core.H3Core;

public class GetHexagonAreaAvgM2 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.3f%n", h3.getHexagonAreaAvg(9, AreaUnit.m2));
  }
}
