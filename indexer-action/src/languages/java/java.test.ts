import { describe, test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

describe('names', () => {
  test('a simple type name is an import before the package, and the package before java.lang', async () => {
    await java({
      'a/Main.java': `
package a;
import b.Thing;
import java.util.List;
class Main {
  Thing thing;
  //> Thing -> Thing
  Near near;
  //> Near -> Near
  Object object;
  //> Object -> out std:java java.lang.Object
  List<Near> list;
  //> List -> out std:java java.util.List
  //> Near -> Near
  Lost lost;
  //> Lost -> ?
}`,
      'a/Near.java': 'package a; class Near {} class Thing {} class Object2 {}',
      'b/Thing.java': 'package b; public class Thing {}',
    })
  })

  test('locals hide fields, fields of outer classes are seen from inner and anonymous ones', async () => {
    await java({
      'A.java': `
class A {
  int x;
  class B {
    int get() { return x; }
    //> x -> A.x
  }
  Runnable r(int y) {
    return new Runnable() {
      public void run() { use(x, y); }
      //> use -> A.use
      //> x -> A.x
      //> y -> local 7
    };
  }
  void use(int a, int b) { int x = a; x++; }
  //> x#2 -> local 15
}`,
    })
  })

  test('an import of one name hides what a star brings; annotations of parameters are read', async () => {
    await java({
      'p/A.java': `
package p;
import static org.hamcrest.MatcherAssert.assertThat;
import static q.Checks.*;
class A {
  void m(@Named("x") int a, @Named String... b) { assertThat(a); check(a); }
  //> Named -> Named
  //> Named#2 -> Named
  //> assertThat -> out maven:org.hamcrest MatcherAssert.assertThat
  //> check -> Checks.check
}
@interface Named { String value() default ""; }`,
      'q/Checks.java':
        'package q; public class Checks { public static void assertThat(int a) {} public static void check(int a) {} }',
    })
  })

  test('what is private to another class is no name in its subclasses', async () => {
    await java({
      'A.java': 'abstract class A<E> { private int size; private void grow() {} }',
      'B.java': `
class B {
  void grow() {}
  A<String> make(int size) {
    return new A<String>() {
      int twice() { grow(); return size * 2; }
      //> grow -> B.grow
      //> size -> local 3
    };
  }
  static class Inner { private int depth; }
  static class Nested extends Inner { int get(Inner other) { return other.depth; } }
  //> depth -> B.Inner.depth
}`,
    })
  })

  test('static imports bring methods and fields, from here and from outside', async () => {
    await java({
      'p/A.java': `
package p;
import static q.Helper.help;
import static q.Helper.LIMIT;
import static org.junit.Assert.assertEquals;
class A {
  void m() {
    help(LIMIT);
    //> help -> Helper.help
    //> LIMIT -> Helper.LIMIT
    assertEquals(1, 1);
    //> assertEquals -> out maven:org.junit Assert.assertEquals
  }
}`,
      'q/Helper.java':
        'package q; public class Helper { public static int LIMIT = 1; public static void help(int i) {} }',
    })
  })
})

describe('overloads', () => {
  test('an annotation may stand before the dots of a list of arguments', async () => {
    await java({
      'a/Beans.java': `
package a;
interface Beans {
  Object get(String name, @Nullable Object @Nullable ... args);
  void set(String @Nullable ... names);
}
class Main {
  void run(Beans beans) {
    beans.get("a", 1, 2);
    //> get -> Beans.get
    beans.set("a", "b");
    //> set -> Beans.set
  }
}`,
    })
  })

  test('the very class of an argument is nearest, also of classes that nobody here knows', async () => {
    await java({
      'A.java': `
import org.lib.Element;
class A {
  static A of(Class<?> c) { return null; }
  static A of(Element e) { return of(e); }
  //> of#2 -> A.of@4
}`,
    })
  })

  test('are chosen by number, then by types of arguments, boxing and variadic forms last', async () => {
    await java({
      'A.java': `
class A {
  void f(int a) {}
  void f(Object a) {}
  void f(Integer a, Object... rest) {}
  void g(long a) {}
  void g(Integer a) {}
  void m(short s, Integer i, A self) {
    f(1); f("x"); f(i, 2, 3); f(s); g(1); g(i); f(self.two());
    //> f -> A.f@2
    //> f#2 -> A.f@3
    //> f#3 -> A.f@4
    //> f#4 -> A.f@2
    //> g -> A.g@5
    //> g#2 -> A.g@6
    //> f#5 -> A.f@2
  }
  int two() { return 2; }
}`,
    })
  })

  test('a static method of an interface belongs to that interface alone', async () => {
    await java({
      'Bag.java': `
import java.util.List;
interface Marked { static Bag of(String one) { return null; } }
abstract class Bag implements List<String>, Marked {
  static Bag of(Object... some) { return null; }
  static void m(String s) { Bag.of(s); Marked.of(s); }
  //> of -> Bag.of
  //> of#2 -> Marked.of
}`,
    })
  })

  test('of variadic methods that get nothing more, the one whose rest is narrower is meant', async () => {
    await java({
      'A.java': `
class A {
  void f(Object... rest) {}
  void f(String... rest) {}
  void g(int a, String... rest) {}
  void g(int a, Object... rest) {}
  void m() { f(); g(1); }
  //> f -> A.f@3
  //> g -> A.g@4
}`,
    })
  })

  test('a generic call whose type nothing decides yet is what its own place asks for', async () => {
    await java({
      'A.java': `
class A {
  static <T> T any() { return null; }
  static <T extends Number> T number() { return null; }
  void f(Object a) {}
  void f(String a) {}
  void g(Object... a) {}
  void g(String... a) {}
  void m() { f(any()); g(any()); f(number()); f(A.<Object>any()); }
  //> f -> A.f@5
  //> g -> A.g@7
  //> f#2 -> A.f@4
  //> f#3 -> A.f@4
}`,
    })
  })

  test('a lambda goes to the narrower of two functional interfaces', async () => {
    await java({
      'A.java': `
import java.util.function.Consumer;
interface Throwing<T> extends Consumer<T> { void go(T t) throws Throwable; default void accept(T t) {} }
class A {
  static <T> void f(Consumer<T> c) {}
  static <T> void f(Throwing<T> c) {}
  void m() { f((String s) -> use(s)); }
  //> f -> A.f@5
  void use(String s) {}
}`,
    })
  })

  test('see through generics, lambdas and method references', async () => {
    await java({
      'A.java': `
import java.util.*;
class A {
  String name() { return ""; }
  void take(String s) {}
  void take(A a) {}
  void m(List<A> list, Map<String, List<A>> map) {
    take(list.get(0));
    //> take -> A.take@5
    list.stream().map(a -> a.name()).forEach(s -> take(s));
    //> name -> A.name
    //> take -> A.take@4
    list.stream().map(A::name).findFirst().get().length();
    //> name -> A.name
    //> length -> out std:java java.lang.CharSequence.length
    for (Map.Entry<String, List<A>> e : map.entrySet()) e.getValue().get(0).name();
    //> name -> A.name
    var first = list.iterator().next();
    first.name();
    //> name -> A.name
  }
}`,
    })
  })

  test('parameters whose types come from outside, nobody knows from where, are told apart by their names', async () => {
    await java({
      'a/Base.java': `
package a;
import java.util.Locale;
class Base<T> {
  T with(Locale locale) { return null; }
  T with(Base<?> base) { return null; }
}`,
      'a/Own.java': `
package a;
import java.util.*;
import lib.core.*;
import lib.json.*;
class Own extends Base<Own> {
  Own with(Feature feature) { return this; }
  Own asParser(Codec codec) { return this; }
  Own asParser(Limits limits) { return this; }
  Own set(Reader.Feature feature) { return this; }
  Own set(Writer.Feature feature) { return this; }
  void use(Locale locale, Feature feature, Limits limits, Other other, Writer.Feature more) {
    set(more);
    //> set -> Own.set@10
    with(locale);
    //> with -> Base.with@4
    with(this);
    //> with -> Base.with@5
    with(feature);
    //> with -> Own.with
    asParser(limits);
    //> asParser -> Own.asParser@8
    asParser(other.it());
    //> asParser -> Own.asParser@7 | Own.asParser@8
  }
}`,
    })
  })

  test('what comes from outside is no class of the repository that has its name', async () => {
    await java({
      'own/Feature.java': 'package own; public class Feature {}',
      'own/Sink.java': `
package own;
public class Sink {
  public void take(Feature feature) {}
  public void take(Object any) {}
}`,
      'a/Use.java': `
package a;
import lib.core.*;
import lib.json.*;
class Use {
  void use(own.Sink sink, Feature feature) { sink.take(feature); }
  //> take -> Sink.take@4
}`,
    })
  })

  test('a type variable fits what any of its bounds fits', async () => {
    await java({
      'F.java': `
interface Feature { int mask(); }
class F {
  void set(Feature feature) {}
  void set(String name) {}
  <E extends Enum<E> & Feature> void all(E one) { set(one); }
  //> set -> F.set@3
}`,
    })
  })

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

  test('a name that the JDK does not have comes from the other package that is imported whole', async () => {
    await java({
      'A.java': `
import java.util.*;
import lib.core.*;
class A {
  Feature feature;
  //> Feature -> out maven:lib.core Feature
}`,
    })
  })
})

describe('classes', () => {
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

test('lists have a first and a last, and what is gathered is a stream', async () => {
  await java({
    'A.java': `
import java.util.*;
import java.util.stream.*;
class Line { Line next() { return this; } }
class A {
  void m(List<Line> lines, LinkedHashMap<String, Line> map) {
    lines.getFirst().next();
    //> getFirst -> out std:java java.util.SequencedCollection.getFirst
    //> next -> Line.next
    lines.reversed().getLast().next();
    //> next -> Line.next
    map.firstEntry().getValue().next();
    //> next -> Line.next
    lines.stream().gather(Gatherers.windowFixed(2)).map(window -> window.get(0).next()).toList();
    //> next -> Line.next
  }
}
`,
  })
})
