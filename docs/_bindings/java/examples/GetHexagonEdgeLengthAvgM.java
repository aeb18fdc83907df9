import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;

public class GetHexagonEdgeLengthAvgM {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.6f%n", h3.getHexagonEdgeLengthAvg(10, LengthUnit.m));
  }
}
