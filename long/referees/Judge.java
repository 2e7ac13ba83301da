import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Mustang over many files in one process: names come in, one a line; a line with the name and the report go out. */
public class Judge {
  public static void main(String[] args) throws Exception {
    var names = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String name; (name = names.readLine()) != null; ) {
      var report = new ZUGFeRDValidator().validate(name);
      System.out.println("FILE " + name + "\n" + report);
    }
  }
}
