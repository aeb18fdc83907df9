import com.uber.h3core.H3Core;

public class IsValidIndex {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.isValidIndex("1191f1d48863ffff") + " " + h3.isValidCell("1191f1d48863ffff"));
  }
}
