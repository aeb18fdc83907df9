import com.uber.h3core.H3Core;

public class GridDisk {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.gridDisk("891fb46741bffff", 1));
  }
}
