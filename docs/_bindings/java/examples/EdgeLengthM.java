import com.uber.h3core.H3Core;
import com.uber.h3core.LengthUnit;

public class EdgeLengthM {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.printf("%.6f%n", h3.edgeLength("1191f1d48863ffff", LengthUnit.m));
  }
}
