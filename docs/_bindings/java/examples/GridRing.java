import com.uber.h3core.H3Core;

public class GridRing {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridRing("892a1072b5bffff", 2));
  }
}
