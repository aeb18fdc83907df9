import com.uber.h3core.H3Core;

public class GridDiskUnsafe {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridDiskUnsafe("888b6cd095fffff", 1));
  }
}
