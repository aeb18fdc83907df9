import com.uber.h3core.H3Core;

public class GridDistance {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridDistance("8828308703fffff", "88283082a7fffff"));
  }
}
