import com.uber.h3core.H3Core;

public class OriginToDirectedEdges {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.originToDirectedEdges("893d8584b2bffff"));
  }
}
