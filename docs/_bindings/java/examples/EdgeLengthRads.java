import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;

public class EdgeLengthRads {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.9f%n", h3.edgeLength("115283473fffffff", LengthUnit.rads));
  }
}
