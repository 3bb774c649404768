/** Of languages that call each other's classes. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('Java calls functions of a Kotlin file by the class of that file, or by the name it asks for', () =>
  expectLinks({
    'a/text.kt': `package a
fun shout(text: String) = text
fun String.quiet(times: Int = 1): String = this
`,
    'a/numbers.kt': `@file:JvmName("Numbers")
package a
fun half(n: Int): Int = n
@JvmName("twice") fun double(n: Int): Int = n
val zero = 0
`,
    'b/Use.java': `package b;
import a.Numbers;
import a.TextKt;
import static a.Numbers.half;
class Use {
  void go() {
    TextKt.shout("");
    //     ^ call a/text.kt shout
    TextKt.quiet("", 2);
    //     ^ call a/text.kt quiet
    Numbers.twice(half(1));
    //      ^ call a/numbers.kt double
    //            ^ call a/numbers.kt half
    Numbers.getZero();
    //      ^ call a/numbers.kt zero
  }
}
`,
  }))

test('Java reads and writes Kotlin properties by their accessors, as fields, or by the names they are given', () =>
  expectLinks({
    'a/Request.kt': `package a
class Body { fun text() = "" }
class Request(@get:JvmName("url") val url: String, var body: Body, @JvmField val raw: Body) {
  var isOpen = true
  val made get() = Body()
  val many: List<Body> get() = emptyList()
}
`,
    'b/Use.java': `package b;
import a.Request;
//       ^ import a/Request.kt Request
class Use {
  void go(Request request) {
    request.url();
    //      ^ call a/Request.kt Request.url
    request.getBody().text();
    //      ^ call a/Request.kt Request.body
    //                ^ call a/Request.kt Body.text
    request.setBody(null);
    //      ^ call a/Request.kt Request.body
    request.raw.text();
    //      ^ read a/Request.kt Request.raw
    //          ^ call a/Request.kt Body.text
    request.setOpen(request.isOpen());
    //      ^ call a/Request.kt Request.isOpen
    //                      ^ call a/Request.kt Request.isOpen
    request.getMade().text();
    //                ^ call a/Request.kt Body.text
    request.getMany().get(0).text();
    //                       ^ call a/Request.kt Body.text
  }
}
`,
  }))

test('Java gets at companions, objects, constants and constructors of Kotlin classes', () =>
  expectLinks({
    'a/Kind.kt': `package a
class Kind private constructor(val name: String) {
  constructor(n: Int, m: Int) : this("")
  companion object {
    const val LIMIT = 3
    @JvmStatic fun of(name: String): Kind = Kind(name)
    fun other(): Kind = Kind("")
  }
}
object Registry {
  fun find(name: String): Kind = Kind.of(name)
  @JvmStatic fun count() = 0
}
enum class Level { LOW }
`,
    'b/Use.java': `package b;
import a.Kind;
import a.Level;
import a.Registry;
class Use {
  void go() {
    Kind.of("x").getName();
    //   ^ call a/Kind.kt Kind.of
    //           ^ call a/Kind.kt Kind.name
    Kind.Companion.other();
    //             ^ call a/Kind.kt Kind.other
    int limit = Kind.LIMIT;
    //               ^ read a/Kind.kt Kind.LIMIT
    Registry.INSTANCE.find("").getName();
    //                ^ call a/Kind.kt Registry.find
    //                         ^ call a/Kind.kt Kind.name
    Registry.count();
    //       ^ call a/Kind.kt Registry.count
    new Kind(1, 2);
    Level level = Level.LOW;
    //                  ^ read a/Kind.kt Level.LOW
  }
}
`,
  }))

test('Java implements Kotlin interfaces, by classes and by lambdas', () =>
  expectLinks({
    'a/Listener.kt': `package a
class Event {
  fun id() {}
}
fun interface Listener {
  fun heard(event: Event)
}
class Source {
  fun listen(listener: Listener) {}
}
abstract class Base<T> {
  abstract fun make(): T
}
`,
    'b/Use.java': `package b;
import a.*;
class Use implements Listener {
  @Override public void heard(Event event) { event.id(); }
  //                    ^ overrides a/Listener.kt Listener.heard
  //                                               ^ call a/Listener.kt Event.id
  void go(Source source, Base<Event> base) {
    source.listen(event -> event.id());
    //     ^ call a/Listener.kt Source.listen
    //                           ^ call a/Listener.kt Event.id
    base.make().id();
    //          ^ call a/Listener.kt Event.id
  }
}
`,
  }))

test('Kotlin calls Java classes, and their getters and setters as properties', () =>
  expectLinks({
    'a/Person.java': `package a;
public class Person {
  public static final int MOST = 3;
  private String name;
  public String getName() { return name; }
  public void setName(String name) { this.name = name; }
  public boolean isOld() { return false; }
  public Person getBest() { return this; }
  public static Person of(String name) { return new Person(); }
  public interface Visitor { void visit(Person person); }
}
`,
    'b/Use.kt': `package b
import a.Person
//       ^ import a/Person.java Person
import a.Person.Visitor
//              ^ import a/Person.java Person.Visitor
class Use : Visitor {
  override fun visit(person: Person) {
  //           ^ overrides a/Person.java Person.Visitor.visit
    person.name = person.best.name
    //     ^ write a/Person.java Person.setName, runs a/Person.java Person.setName
    //                   ^ read a/Person.java Person.getBest, runs a/Person.java Person.getBest
    //                        ^ read a/Person.java Person.getName, runs a/Person.java Person.getName
    if (person.isOld) Person.of("").setName("")
    //         ^ read a/Person.java Person.isOld, runs a/Person.java Person.isOld
    //                       ^ call a/Person.java Person.of
    //                              ^ call a/Person.java Person.setName
    print(Person.MOST)
    //           ^ read a/Person.java Person.MOST
  }
}
`,
  }))

test('Kotlin of Java of Kotlin is followed', () =>
  expectLinks({
    'a/Answer.kt': `package a
class Answer { fun text() = "" }
`,
    'a/Client.java': `package a;
public class Client { public Answer ask() { return new Answer(); } }
//                           ^ type a/Answer.kt Answer
`,
    'b/use.kt': `package b
import a.Client
val answer = Client().ask()
fun go() = answer.text()
//                ^ call a/Answer.kt Answer.text
`,
    'c/Use.java': `package c;
class Use { String go() { return b.UseKt.getAnswer().text(); } }
//                                                   ^ call a/Answer.kt Answer.text
`,
  }))

test('a parameter of a type that nobody knows is no nearer than the very class of the argument', () =>
  expectLinks({
    'a/Adapter.kt': `package a
class Adapter {
  fun read(reader: Generated) = 1
  @JvmName("read") fun readText(text: String) = 2
}
`,
    'b/Use.java': `package b;
class Use {
  void go(a.Adapter adapter) { adapter.read(""); }
  //                                   ^ call a/Adapter.kt Adapter.readText
}
`,
  }))

test('an extension is meant where no method of that name takes as many arguments', () =>
  expectLinks({
    'a/Maker.java': `package a;
public class Maker { public Object create(Class<?> type) { return null; } }
`,
    'a/makers.kt': `package a
inline fun <reified T> Maker.create(): T = create(T::class.java) as T
`,
    'b/Use.kt': `package b
import a.Maker
import a.create
fun go(maker: Maker) {
  maker.create<String>()
  //    ^ call a/makers.kt create
  maker.create(String::class.java)
  //    ^ call a/Maker.java Maker.create
}
`,
  }))

test('Java and Scala call each other', () =>
  expectLinks({
    'a/Shape.scala': `package a
class Shape(val side: Int) { def area(): Int = side; val twice: Int = 2 }
object Shape { def of(side: Int): Shape = new Shape(side) }
`,
    'a/Paint.java': `package a;
public class Paint {
  public int use(Shape shape) { return Shape.of(1).area() + shape.side() + shape.twice(); }
  //                                         ^ call a/Shape.scala Shape.of
  //                                               ^ call a/Shape.scala Shape.area
  //                                                              ^ call a/Shape.scala Shape.side
  //                                                                             ^ call a/Shape.scala Shape.twice
}
`,
    'b/Use.scala': `package b
import a.Paint
//       ^ import a/Paint.java Paint
class Use { def go(paint: Paint): Int = paint.use(null) }
//                                            ^ call a/Paint.java Paint.use
`,
  }))
