import com.uber.h3core.H3Core;

public class IsValidVertex {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.isValidVertex("2462f5ba87ffffff"));
  }
}
