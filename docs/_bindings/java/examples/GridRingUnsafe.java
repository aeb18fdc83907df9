import com.uber.h3core.H3Core;

public class GridRingUnsafe {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridRingUnsafe("891e8052a6bffff", 1));
  }
}
