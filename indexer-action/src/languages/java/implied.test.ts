import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a class without a constructor runs the one that it inherits, and a constructor that names none the one that takes nothing', () =>
  expectLinks({
    'Model.java': `
class Model {
  Model() { }
  Model(String name) { }
}
class Empty extends Model { }
//    ^ runs Model.java Model.Model
class Below extends Empty { }
//    ^ runs Model.java Model.Model
class Own extends Model implements Runnable {
  //  ^ nothing
  Own() { new Model("a") { Model b; }; }
  // ^ nothing
  Own(int a) { super("a"); }
  Own(long a) { this(1); }
  public void run() { }
}
`,
    'Sub.java': `
class Sub extends Model {
  int a = 1;
  Sub() { }
//^ runs Model.java Model.Model, runs Sub.java Sub.Sub
  Sub(int a) { class Local extends Model { Local() { } } }
//^ runs Model.java Model.Model, runs Sub.java Sub.Sub
//                   ^ nothing
  Sub(long a) { super("a"); class Local extends Model { Local() { } } }
//^ runs Sub.java Sub.Sub
//                                                      ^ runs Model.java Model.Model, runs Sub.java Sub.Sub.Local.Local
}
record Two(int a) { }
//     ^ nothing
enum Kind { ONE; Kind() { } }
//               ^ runs Sub.java Kind.Kind
`,
  }))
