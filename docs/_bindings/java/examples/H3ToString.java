import com.uber.h3core.H3Core;

public class H3ToString {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.h3ToString(615536714024222719L));
  }
}
