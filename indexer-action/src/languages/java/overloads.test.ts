import { describe, test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

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

  test('what surely takes its arguments, one of them by its very class, is meant before what might take them', async () => {
    await java({
      'A.java': `
import java.util.List;
import org.lib.Buffer;
import org.lib.Channel;
import org.lib.Context;
class A {
  Object decode(Context context, Buffer in, List<Object> out) { return null; }
  Object decode(Context context, Channel channel, Buffer in) { return null; }
  Buffer binary(String text) { return null; }
  void run(Context context, Channel channel, Buffer in) {
    decode(null, null, binary("00"));
    //> decode -> A.decode@7
    decode(context, channel, in);
    //> decode -> A.decode@7
    decode(context, context.channel(), in);
    //> decode -> A.decode@6 | A.decode@7
  }
}`,
    })
  })

  test('a number in the place of an object is surely taken, and an argument that both ask for tells nothing', async () => {
    await java({
      'A.java': `
import java.util.List;
import org.lib.Buffer;
import org.lib.Channel;
import org.lib.Context;
class A {
  Object count(Integer number, Buffer in, List<Object> out) { return null; }
  Object count(Integer number, Channel channel, Buffer in) { return null; }
  Object send(Context context, Channel channel, Buffer in) { return null; }
  Object send(Context context, List<Object> out, Buffer in) { return null; }
  void run(Context context, Buffer in) {
    count(1, null, in);
    //> count -> A.count@7
    send(context, null, in);
    //> send -> A.send@8 | A.send@9
  }
}`,
    })
  })

  test('what surely takes its arguments may take more besides', async () => {
    await java({
      'A.java': `
import org.lib.Buffer;
import org.lib.Channel;
class A {
  void send(Buffer in, Object... more) {}
  void send(Channel channel, String... more) {}
  void run(Buffer in) { send(in); }
  //> send -> A.send@4
}`,
    })
  })

  test('of more methods than are compared none is chosen', async () => {
    const sorts = (count: number) => Array.from({ length: count }, (_, at) => `I${at}`)
    const files = (count: number) => ({
      'A.java': `
class A {
  void run(One one) { f(one); }
  //> f -> ${
    count > 256
      ? sorts(64)
          .map((_, at) => `A.f@${at + 4}`)
          .join(' | ')
      : `A.f@${count + 3}`
  }
${sorts(count)
  .map((name) => `  void f(${name} of) {}`)
  .join('\n')}
}`,
      'B.java': `
interface One extends ${sorts(count).at(-1)} {}
${sorts(count)
  .map((name, at) => `interface ${name}${at === 0 ? '' : ` extends I${at - 1}`} {}`)
  .join('\n')}`,
    })
    await java(files(256))
    await java(files(257))
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

  test('a lambda that only throws may give something or nothing: its parameters decide, then whether it could give something', async () => {
    await java({
      'A.java': `
class Context { int attempts() { return 1; } }
interface Work { void run() throws Exception; }
interface WorkOf<T> { void run(Context context) throws Exception; }
interface Source<T> { T get() throws Exception; }
class A {
  static void run(Work work) {}
  static void run(WorkOf<Void> work) {}
  static <T> T silently(Source<T> source) { return null; }
  static void silently(Work work) {}
  static <T> void fails(A given, WorkOf<T> when, Class<?>... expected) {}
  static <T> void fails(Work given, A then, WorkOf<T> when, Class<?>... expected) {}
  void m() {
    run(() -> { throw new IllegalStateException(); });
    //> run -> A.run@6
    run(it -> { if (it.attempts() < 2) throw new IllegalStateException(); throw new IllegalArgumentException(); });
    //> run -> A.run@7
    //> attempts -> Context.attempts
    silently(() -> { throw new IllegalStateException(); });
    //> silently -> A.silently@8
    fails(this, it -> { throw new IllegalStateException("" + it.attempts()); }, Exception.class);
    //> fails -> A.fails@10
    //> attempts -> Context.attempts
  }
}`,
    })
  })

  test('what an interface asks for of what every object has, a class has from there', async () => {
    await java({
      'Partial.java': `
interface Partial { String toString(); boolean equals(Object other); String toString(String pattern); }
abstract class Base implements Partial {
  String text() { return toString() + toString("x"); }
  //> toString -> out std:java java.lang.Object.toString
  //> toString#2 -> Partial.toString@1
  boolean same(Base one, Partial other) { return one.equals(other) || other.equals(one); }
  //> equals -> out std:java java.lang.Object.equals
  //> equals#2 -> Partial.equals
}
class Own extends Base {
  public String toString() { return super.toString(); }
  //> toString#2 -> out std:java java.lang.Object.toString
  public String toString(String pattern) { return toString(); }
  //> toString#2 -> Own.toString@11
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

  test('what holds something else does not fit, so that a list of arguments takes it', async () => {
    await java({
      'G.java': `
import java.util.function.Supplier;
class Gene {}
interface Part<G extends Gene> extends Iterable<G>, Supplier<Part<G>> {}
class Bit extends Gene {}
class Bits implements Part<Bit> { public Part<Bit> get() { return this; } public java.util.Iterator<Bit> iterator() { return null; } }
class Whole<G extends Gene> {
  static <G extends Gene> Whole<G> of(Part<G> first, Part<G>... rest) { return null; }
  static <G extends Gene> Whole<G> of(Iterable<? extends Part<G>> parts) { return null; }
  static <G extends Gene> void build(String name, Supplier<Whole<G>> made) {}
  static <G extends Gene> void build(String name, Part<G> first, Part<G>... rest) {}
  void run(Bits bits, Iterable<Bits> several, Supplier<Whole<Bit>> made) {
    of(bits);
    //> of -> Whole.of@7
    of(several);
    //> of -> Whole.of@8
    build("", bits);
    //> build -> Whole.build@10
    build("", made);
    //> build -> Whole.build@9
  }
}`,
    })
  })

  test('a lambda whose one call returns nothing fits what takes nothing from it, whatever it is called on', async () => {
    await java({
      'T.java': `
interface Getting<T> { T get() throws Exception; }
interface Running { void run() throws Exception; }
class Policy { void run(Running one) {} String get(Getting<String> one) { return null; } Policy with() { return this; } }
class T {
  static <T> T ignoring(Getting<T> one) { return null; }
  static void ignoring(Running one) {}
  void test(Policy policy) {
    ignoring(() -> policy.with().run(() -> { throw new IllegalStateException(); }));
    //> ignoring -> T.ignoring@6
    ignoring(() -> policy.with().get(() -> "a"));
    //> ignoring -> T.ignoring@5
  }
}`,
    })
  })

  test('what is private to a class of another file is not meant there', async () => {
    await java({
      'Bits.java': `
class Bits {
  public boolean equals(Object other) { return other instanceof Bits bits && equals(bits); }
  //> equals#2 -> Bits.equals@4
  private boolean equals(Bits other) { return true; }
}`,
      'Use.java': `
class Use {
  Bits one;
  boolean same(Use other) { return one.equals(other.one); }
  //> equals -> Bits.equals@2
}`,
    })
  })

  test('type arguments that a call writes out say what its parameters are', async () => {
    await java({
      'Seq.java': `
class Whole implements Iterable<String> { public java.util.Iterator<String> iterator() { return null; } }
class Seq<T> {
  static <T> Seq<T> of(T... values) { return null; }
  static <T> Seq<T> of(Iterable<? extends T> values) { return null; }
  void run(Whole whole) {
    Seq.<Whole>of(whole);
    //> of -> Seq.of@3
    Seq.of(whole);
    //> of -> Seq.of@4
  }
}`,
    })
  })

  test('what a lambda without parameters, or a reference to one method, gives decides which function it is', async () => {
    await java({
      'Meta.java': `
import java.util.function.*;
interface Data { String url(); Rows rows(); void reset(); void reset(int at); }
class Rows {}
interface Rowing { Rows rows(Data data); }
interface Valuing<T> { T value(Data data); }
class Start {}
class Meta {
  void ask(Rowing rowing) {}
  <T> void ask(Valuing<T> valuing) {}
  void stream(Supplier<Start> start) {}
  void stream(Iterable<Start> starts) {}
  void each(BiConsumer<Data, Integer> one) {}
  void each(Supplier<Data> one) {}
  void run(Start start) {
    ask(Data::url);
    //> ask -> Meta.ask@9
    stream(() -> start);
    //> stream -> Meta.stream@10
    each(Data::reset);
    //> each -> Meta.each@12
  }
}`,
    })
  })

  test("a resource of an Android application is a number, whichever module's it is", async () => {
    await java({
      'app/Screen.java': `
package app;
import app.common.R;
class Screen {
  void setTitle(int title) {}
  void setTitle(String title) {}
  void run() {
    setTitle(R.string.title);
    //> setTitle -> Screen.setTitle@4
    setTitle(android.R.string.ok);
    //> setTitle -> Screen.setTitle@4
    setTitle(R.unknown.title);
    //> setTitle -> Screen.setTitle@4 | Screen.setTitle@5
  }
}`,
    })
  })

  test('a number is nothing that a type parameter with another bound takes', async () => {
    await java({
      'F.java': `
class F {
  static <T> T late(T value) { return value; }
  static <T, X extends Throwable> T late(X failure) { return null; }
  void run() {
    late(13);
    //> late -> F.late@2
    late(new Error());
    //> late -> F.late@3
  }
}`,
    })
  })
})
