import com.uber.h3core.H3Core;

public class GetBaseCellNumber {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.getBaseCellNumber("88a8100c03fffff"));
  }
}
