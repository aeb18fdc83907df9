import com.uber.h3core.H3Core;

public class GetPentagons {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    h3.getPentagonAddresses(3).forEach(System.out::println);
  }
}
