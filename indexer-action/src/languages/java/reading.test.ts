/** What is newer than the grammar. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { linksOf } from '../nominal/link-harness.ts'

test('a constructor may do something before it calls another', () =>
  expectLinks({
    'Base.java': 'class Base { Base(int size) {} }\n',
    'Part.java': `import module java.base;

class Part extends Base {
  Part(int size) {
    check(size);
  //^ call Part.java Part.check
    super(size);
  //^ call Base.java Base.Base
  }
  Part(String size) {
    if (size == null) throw new IllegalArgumentException();
    this(size.length());
  //^ call Part.java Part.Part
  }
  static void check(int size) {}
}
`,
  }))

test('a pattern within a pattern may name its type by a path', () =>
  linksOf({
    'Order.java': `
sealed interface Order {
  record Id(String value) {}
  record Open(Id id, Line line) implements Order {}
  record Line(String sku) { Line next() { return this; } }
}
`,
    'Use.java': `
class Use {
  String of(Order order) {
    if (order instanceof Order.Open(Order.Id(var value), Order.Line line) && value.isEmpty()) return line.next().sku();
    //> Id -> Order.Id
    //> Order#2 -> Order
    //> value#2 -> local 3
    //> next -> Order.Line.next
    return switch (order) {
      case Order.Open(Order.Id(String value), Order.Line(var sku)) when sku.isEmpty() -> value;
      //> Line -> Order.Line
      //> isEmpty -> out std:java java.lang.CharSequence.isEmpty
      case Order.Open(_, Order.Line line) -> line.next().sku();
      //> next -> Order.Line.next
    };
  }
}
`,
  }))

test('a part of a pattern may be final', async () => {
  await linksOf({
    'a/Line.java': 'package a; public record Line(String name, int size) { public Line next() { return this; } }',
    'a/Use.java': `
package a;
class Use {
  record Open(Line l) { }
  record Two(Open one, Line other) { }
  String m(final Object o) {
    if (o instanceof Open(final Line l)) l.next();
    //> next -> Line.next
    return switch (o) {
      case Two(Open(final var a), final Line b) when b.size() > 1 -> a.name() + b.name();
      //> size -> Line.size
      //> name -> Line.name
      //> name#2 -> Line.name
      default -> "";
    };
  }
}
`,
  })
})
