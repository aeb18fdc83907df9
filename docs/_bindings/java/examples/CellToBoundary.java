import com.uber.h3core.H3Core;

public class CellToBoundary {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    h3.cellToBoundary("877a6e42cffffff")
        .forEach(v -> System.out.printf("%.5f, %.5f%n", v.lat, v.lng));
  }
}
