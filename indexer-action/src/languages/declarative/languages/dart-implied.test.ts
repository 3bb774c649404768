import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('a getter is run by whoever reads it, a setter by whoever writes it', () =>
  expectLinks({
    'a.dart': `
abstract class Box {
  int stored = 1;
  int get size => stored;
  int get abstract;
  int get half { return size; }
  //                    ^ read a.dart Box.size, runs a.dart Box.size
  set width(int width) { stored = width; }
  static Box get shared => throw 1;
}
int get top => 3;
extension More on Box { int get twice => 2; }
void use(Box box) {
  box.size;
  //  ^ read a.dart Box.size, runs a.dart Box.size
  box.stored = box.abstract;
  //  ^ write a.dart Box.stored
  //               ^ read a.dart Box.abstract
  box.width = 3;
  //  ^ write a.dart Box.width, runs a.dart Box.width
  box..width = 3;
  //   ^ write a.dart Box.width, runs a.dart Box.width
  Box.shared.twice;
  //  ^ read a.dart Box.shared, runs a.dart Box.shared
  //         ^ read a.dart Box.twice, runs a.dart Box.twice
  print(top);
  //    ^ read a.dart top, runs a.dart top
}
`,
  }))

test('a class, or a constructor that names no other, runs the one of the base class that has no name', () =>
  expectLinks({
    'base.dart': `
class Base {
  Base({this.key});
  Base.named();
  final int? key;
}
class Plain {}
mixin Mixed {}
`,
    'sub.dart': `
import 'base.dart';
class Middle extends Base with Mixed implements Plain {}
//    ^ runs base.dart Base.Base
class Sub extends Middle {
  Sub.of(int x);
//    ^ runs base.dart Base.Base, runs sub.dart Sub.of
  const Sub.at({super.key});
//          ^ runs base.dart Base.Base, runs sub.dart Sub.at
  Sub.by() : super.named();
//    ^ runs sub.dart Sub.by
  Sub.to() : this.by();
//    ^ runs sub.dart Sub.to
  factory Sub.make() => Sub.by();
//            ^ runs sub.dart Sub.make
}
class Other extends Plain {}
//    ^ nothing
class Promising implements Base {}
//    ^ nothing
`,
  }))

test('a class of many accessors is read once', async () => {
  const getters = Array.from({ length: 8_000 }, (_, nth) => `int get a${nth} => 1;\n`).join('')
  const taken = await processorTimeOf(async () => {
    const [file] = await analyse(new Map([['a.dart', `class A {\n${getters}}\n`]]), languageOfPath)
    expect(file?.symbols.length).toBe(8_001)
  })
  expect(taken).toBeLessThan(5_000)
})
