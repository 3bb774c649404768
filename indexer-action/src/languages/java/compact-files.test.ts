import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('functions and variables of a file without a class call each other', () =>
  expectLinks({
    'Main.java': `import java.util.List;
String name = "a";
void main() {
  greet(helper().text());
  //    ^ call Main.java helper
  //             ^ call Main.java Helper.text
}
/** Says it. */
void greet(String text) { IO.println(text + name); }
//                                          ^ read Main.java name
Helper helper() { return new Helper(); }
class Helper { String text() { return ""; } }
`,
  }))
