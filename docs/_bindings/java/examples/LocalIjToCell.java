import com.uber.h3core.H3Core;
import com.uber.h3core.util.CoordIJ;

public class LocalIjToCell {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.localIjToCell("862f5ba8fffffff", new CoordIJ(-22, -111)));
  }
}
