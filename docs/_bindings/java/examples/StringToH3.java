import com.uber.h3core.H3Core;

public class StringToH3 {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.stringToH3("88ad361519fffff"));
  }
}
