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

  test('the bound of a type parameter may name one that comes later', async () => {
    await java({
      'a/Builder.java': `
package a;
class Config<Q> {}
abstract class Builder<S, C extends Config<R>, R> {
  //> R -> local 3
  static <T extends Builder<?, ? extends Config<Q>, Q>, Q> T logged(T builder, Q last) { return builder; }
  //> Q -> local 5
  //> Q#2 -> local 5
}
class R {}`,
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

  test('an annotation before a class does not see the constants that the class declares', async () => {
    await java({
      'a/Size.java': `
package a;
public @interface Size { int value(); }`,
      'a/Limits.java': `
package a;
public class Limits { public static final int MAX = 1; }`,
      'a/Item.java': `
package a;
import static a.Limits.MAX;
@Size(MAX)
//> MAX -> Limits.MAX
class Item {
  static final int MAX = 2;
  @Size(MAX) int count;
  //> MAX -> Item.MAX
}`,
    })
  })

  test('an annotation before a class does not see what the class declares, and a cast names all its types', async () => {
    await java({
      'a/JsonAdapter.java': `
package a;
public @interface JsonAdapter { Class<?> value(); }`,
      'a/Kept.java': `
package a;
public interface Kept {}`,
      'a/Item.java': `
package a;
import java.util.function.Supplier;
@JsonAdapter(Item.JsonAdapter.class)
//> JsonAdapter -> JsonAdapter
class Item {
  static class JsonAdapter {}
  Supplier<Item> made() { return (Supplier<Item> & Kept) () -> new Item(); }
  //> Kept -> Kept
}`,
    })
  })
})
