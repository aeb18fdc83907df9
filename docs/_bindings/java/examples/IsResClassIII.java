import com.uber.h3core.H3Core;

public class IsResClassIII {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.isResClassIII("894995b845bffff"));
  }
}
