import com.uber.h3core.H3Core;

public class GridDiskDistances {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridDiskDistances("88be0e35c1fffff", 1));
  }
}
