/** What stands for members of supertypes. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a getter, a setter and a field stand for those of supertypes', () =>
  expectLinks({
    'lib/shapes.dart': `abstract class Shape {
  int get size;
  set size(int value);
  String label = '';
  int _kept = 0;
  void draw();
}
class Square extends Shape {
  @override
  int get size => 1;
  //      ^ overrides lib/shapes.dart Shape.size
  @override
  set size(int value) {}
  //  ^ overrides lib/shapes.dart Shape.size
  @override
  final String label = 'square';
  //           ^ overrides lib/shapes.dart Shape.label
  @override
  void draw() {}
  //   ^ overrides lib/shapes.dart Shape.draw
}
class Circle implements Shape {
  @override
  int size = 1;
  //  ^ overrides lib/shapes.dart Shape.size
  final draw = 1;
  //    ^ nothing
}
`,
  }))
