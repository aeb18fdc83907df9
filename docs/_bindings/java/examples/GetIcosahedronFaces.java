import com.uber.h3core.H3Core;

public class GetIcosahedronFaces {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.getIcosahedronFaces("8328defffffffff"));
  }
}
