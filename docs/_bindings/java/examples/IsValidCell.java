import com.uber.h3core.H3Core;

public class IsValidCell {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.isValidCell("873e628e6ffffff") + " " + h3.isValidCell("873e628e6fffffe"));
  }
}
