/** What a class's members take the place of: methods, and properties where a language calls for those. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../testing/affected-by.ts'
import { expectLinks } from '../../testing/carets.ts'

test('C#: properties, indexers and events stand for those of an interface, and for a class where they say so', () =>
  expectLinks({
    'a.cs': `
interface IShape { int Size { get; } string this[int at] { get; } string this[string name] { get; } event Action Changed; }
interface INamed { string Name { get; } }
abstract class Base : INamed { public virtual string Name => ""; public abstract int Width { get; set; } public int Depth { get; } public int Height; private int Kept { get; } public static int Count { get; } }
class Square : Base, IShape {
    public int Size { get; set; }
    //         ^ overrides a.cs IShape.Size
    public string this[string name] => "";
    //            ^ overrides a.cs IShape.this[]
    public event Action Changed;
    //                  ^ overrides a.cs IShape.Changed
    public override string Name => "square";
    //                     ^ overrides a.cs Base.Name
    public override int Width { get; set; }
    //                  ^ overrides a.cs Base.Width
    public new int Depth { get; }
    //             ^ nothing
    public new int Height { get; }
    //             ^ nothing
    public int Kept { get; }
    //         ^ nothing
    public new static int Count { get; }
    //                    ^ nothing
}
class Hidden : IShape, INamed {
    int IShape.Size => 1;
    //         ^ overrides a.cs IShape.Size
    public event Action Changed { add { } remove { } }
    //                  ^ overrides a.cs IShape.Changed
    public string Name;
    //            ^ nothing
    int Size { get; }
    //  ^ nothing
}
record Named(string Name) : INamed;
//                  ^ overrides a.cs INamed.Name
interface IAgain : INamed { new string Name { get; } }
//                                     ^ nothing
`,
  }))

test('C#: a member that names its interface stands for that one alone', () =>
  expectLinks({
    'a.cs': `
interface IOne { int Size { get; } void Go(); }
interface ITwo { int Size { get; } void Go(); }
class Both : IOne, ITwo {
    int IOne.Size => 1;
    //       ^ overrides a.cs IOne.Size
    int ITwo.Size => 2;
    //       ^ overrides a.cs ITwo.Size
    void ITwo.Go() { }
    //        ^ overrides a.cs ITwo.Go
}
`,
  }))

test('PHP: properties stand for those of interfaces and of classes that are extended', () =>
  expectLinks({
    'a.php': `<?php
interface Shape { public int $size { get; } }
abstract class Base { abstract public string $name { get; set; } protected $table = ''; private $kept; public static $count; const LIMIT = 1; }
trait Colour { public $colour; }
class Square extends Base implements Shape {
    use Colour;
    public int $size = 1;
    //          ^ overrides a.php Shape.size
    public string $name { get => ''; set => $value; }
    //             ^ overrides a.php Base.name
    protected $table = 'squares';
    //         ^ overrides a.php Base.table
    private $kept;
    //       ^ nothing
    public static $count;
    //             ^ nothing
    public $colour;
    //      ^ nothing
}
class Circle implements Shape { public function __construct(public int $size) {} }
//                                                                      ^ overrides a.php Shape.size
`,
  }))

test('Kotlin: a property stands for the one that it says it overrides', () =>
  expectLinks({
    'a/Shape.kt': `package a
interface Shape {
  val size: Int
  val String.half: Int
}
abstract class Base(open val name: String) { abstract var width: Int; private val kept = 1 }
class Square(override val size: Int) : Base("square"), Shape {
  //                      ^ overrides a/Shape.kt Shape.size
  override val name get() = "square"
  //           ^ overrides a/Shape.kt Base.name
  override var width = 1
  //           ^ overrides a/Shape.kt Base.width
  override val String.half get() = 1
  //                  ^ overrides a/Shape.kt Shape.half
  private val kept = 2
  //          ^ nothing
  val half = 2
  //  ^ nothing
}
object Round : Shape {
  override val size by lazy { 1 }
  //           ^ overrides a/Shape.kt Shape.size
}
`,
  }))

test('Scala: a value stands for a value or a method without parameters', () =>
  expectLinks({
    'a/Shape.scala': `package a
trait Shape {
  def size: Int
  val name: String
  def scale(by: Int): Int
  private val kept = 1
}
class Square(val size: Int) extends Shape {
  //             ^ overrides a/Shape.scala Shape.size
  override lazy val name = "square"
  //                ^ overrides a/Shape.scala Shape.name
  val scale = 1
  //  ^ nothing
  val kept = 2
  //  ^ nothing
}
case class Named(name: String, size: Int) extends Shape {
  //             ^ overrides a/Shape.scala Shape.name
  //                           ^ overrides a/Shape.scala Shape.size
}
class Hidden(name: String) extends Shape {
  //         ^ nothing
}
`,
  }))

test('Java: a field hides another and stands for none', () =>
  expectLinks({
    'A.java': `class A { int size; void go() {} }
class B extends A {
  int size;
  //  ^ nothing
  void go() {}
  //   ^ overrides A.java A.go
}
`,
  }))

test('whoever has a property of its name is told of a property that comes to an interface', async () => {
  const files = {
    'Shape.cs': 'interface IShape { }\n',
    'Square.cs': 'class Square : IShape { public int Size { get; } }\n',
    'Apart.cs': 'class Apart { public int Width { get; } }\n',
  }
  expect(await affectedBy(files, 'Shape.cs', (text) => text.replace('{ }', '{ int Size { get; } }'))).toEqual([
    'Square.cs',
  ])
})

test('Java: what an interface asks for of what every object has is overridden, though a class has it from elsewhere', () =>
  expectLinks({
    'Partial.java': `interface Partial { String toString(); }
abstract class Base implements Partial {
  String text() { return toString(); }
  //                     ^ call std:java java.lang.Object.toString
}
class Own extends Base {
  public String toString() { return ""; }
  //            ^ overrides Partial.java Partial.toString
}
`,
  }))
