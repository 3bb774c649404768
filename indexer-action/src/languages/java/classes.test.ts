import { describe, test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

describe('classes', () => {
  test('a type variable has what any of its bounds has', async () => {
    await java({
      'F.java': `
interface Feature { int mask(); }
class F<T extends Enum<T> & Feature> {
  int of(T value) { return value.ordinal() + value.mask(); }
  //> ordinal -> out std:java java.lang.Enum.ordinal
  //> mask -> Feature.mask
  <E extends Enum<E> & Feature> int all(Class<E> kind) {
    for (E one : kind.getEnumConstants()) one.mask();
    //> mask -> Feature.mask
    return 0;
  }
}`,
    })
  })

  test('members come from superclasses; a superclass outside may have members that nobody here knows', async () => {
    await java({
      'A.java': `
import org.lib.Base;
class Parent { void inherited() {} }
class A extends Parent {
  void m() { inherited(); super.inherited(); this.inherited(); }
  //> inherited -> Parent.inherited
  //> inherited#2 -> Parent.inherited
  //> inherited#3 -> Parent.inherited
}
class B extends Base {
  void m() { inherited(); }
  //> inherited -> out maven:org.lib Base.inherited
}`,
    })
  })

  test('construction names the class and calls the constructor that its arguments choose', async () => {
    await java({
      'A.java': `
class A {
  A(int i) { this("" + i); }
  //> this -> A.A@4
  A(String s) { super(); }
  static A make() { return new A(3); }
  //> A#2 -> A then A.A@2
  static Object other() { return new B() {}; }
  //> B -> B then B
}
class B {}`,
    })
  })

  test('enum constants, their bodies, and case labels', async () => {
    await java({
      'Level.java': `
enum Level {
  LOW { int rank() { return 0; } }, HIGH;
  int rank() { return ordinal(); }
  //> ordinal -> out std:java java.lang.Enum.ordinal
  static int of(Level l) {
    switch (l) { case LOW: return l.rank(); default: return HIGH.rank(); }
    //> LOW -> Level.LOW
    //> rank -> Level.rank
    //> HIGH -> Level.HIGH
  }
}`,
      'Kind.java': `
import org.lib.Outside;
class Kind {
  static final Kind LOW = new Kind();
  static final int ONE = 1;
  int of(Outside o) {
    switch (o.kind()) { case LOW: return 1; case ONE: return 2; }
    //> LOW -> ?
    //> ONE -> Kind.ONE
  }
}`,
    })
  })

  test('records have accessors, and patterns bind what they test', async () => {
    await java({
      'P.java': `
record P(int x, String name) {
  static int f(Object o) {
    if (o instanceof P p) return p.x();
    //> x -> P.x
    return switch (o) { case P(int a, var b) -> b.length(); default -> 0; };
    //> length -> out std:java java.lang.CharSequence.length
  }
}`,
    })
  })

  test('the last component of a record may be a list of arguments', async () => {
    await java({
      'A.java': `
record Tag(String text) { Tag next() { return this; } }
record Tags(String name, Tag... all) {
  Tag first() { return all[0].next(); }
  //> all -> Tags.all
  //> next -> Tag.next
}
record Sized(int size, Tag... all) {
  Sized { assert size == all.length; }
  //> size -> Sized.size
  //> all -> Sized.all
  Sized(String text) { this(0); }
  //> this -> Sized.Sized
}
class A {
  void m(Tag tag) {
    new Tags("", tag, tag).all()[0].next();
    //> all -> Tags.all
    //> next -> Tag.next
    new Sized(1, tag, tag);
    //> Sized -> Sized then Sized.Sized@8
  }
}`,
    })
  })

  test('a method without a body reaches those implementations that the file constructs', async () => {
    await java({
      'S.java': `
interface Shape { double area(); }
class Circle implements Shape { public double area() { return 1; } }
class Square implements Shape { public double area() { return 2; } }
class Use {
  Shape shape = new Circle();
  double m(Shape s) { return s.area(); }
  //> area -> Shape.area then Circle.area
}`,
    })
  })

  test('annotations of types lead to what they name, wherever a type may be annotated', async () => {
    await java({
      'A.java': `
import java.util.List;
@interface Safe {}
class A<
  @Safe T> {
  //> Safe -> Safe
  List<@Safe String> inside;
  //> Safe -> Safe
  List<@Safe ?> any;
  //> Safe -> Safe
  String @Safe [] list;
  //> Safe -> Safe
  <@Safe X extends @Safe Object> void of() {}
  //> Safe -> Safe
}`,
    })
  })
})
