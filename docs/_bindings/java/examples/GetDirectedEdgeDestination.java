import com.uber.h3core.H3Core;

public class GetDirectedEdgeDestination {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.getDirectedEdgeDestination("1291ec902467ffff"));
  }
}
