import com.uber.h3core.H3Core;

public class ChildPosToCell {
  public static void main(String[] args) throws Exception {
    H3Core h3 = H3Core.newInstance();
    System.out.println(h3.childPosToCell(218, "861ec9027ffffff", 9));
  }
}
