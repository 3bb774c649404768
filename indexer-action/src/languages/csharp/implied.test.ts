import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('whoever reads a property whose getter is code runs it, and whoever writes one its setter', () =>
  expectLinks({
    'Box.cs': `
class Box {
  int size;
  public int Size { get { return size; } set => size = value; }
  public int Twice => 2 * Size;
  //                      ^ read Box.cs Box.Size, runs Box.cs Box.Size
  public int Depth { get; set; } = 1;
  public int Width { get; init { size = value; } }
  public static string Name => nameof(Size);
  //                                  ^ read Box.cs Box.Size
  public event Action Grown { add { } remove { } }
  public event Action Shrunk;
}
class Use {
  void Run(Box box) {
    box.Size = 2;
    //  ^ write Box.cs Box.Size, runs Box.cs Box.Size
    box.Twice.ToString();
    //  ^ read Box.cs Box.Twice, runs Box.cs Box.Twice
    box.Depth = box.Depth;
    //  ^ write Box.cs Box.Depth
    //              ^ read Box.cs Box.Depth
    box.Width.ToString();
    //  ^ read Box.cs Box.Width
    new Box { Width = 3 };
    //        ^ write Box.cs Box.Width, runs Box.cs Box.Width
    box.Width += 1;
    //  ^ write Box.cs Box.Width, runs Box.cs Box.Width
    box.Grown += Grow;
    //  ^ write Box.cs Box.Grown, runs Box.cs Box.Grown
    box.Shrunk += Grow;
    //  ^ write Box.cs Box.Shrunk
    if (box is { Twice: 4 }) Box.Name.ToString();
    //           ^ read Box.cs Box.Twice, runs Box.cs Box.Twice
    //                           ^ read Box.cs Box.Name, runs Box.cs Box.Name
  }
  void Grow() { }
}
`,
  }))

test('a property that is code in a class that implements or overrides it runs where the property is read', () =>
  expectLinks({
    'Shapes.cs': `
interface IShape { int Area { get; } int Sides { get; } }
class Round : IShape { public virtual int Area => 1; int IShape.Sides => 0; }
class Plain : IShape { public int Area { get; set; } public int Sides { get; set; } public int Area2 => 1; }
class Dot { public virtual int Area { get; set; } }
class Use {
  int Sum(IShape one, Plain plain, Dot dot) => one.Area + one.Sides + plain.Area + dot.Area;
  //                                               ^ read Shapes.cs IShape.Area, runs Shapes.cs IShape.Area
  //                                                          ^ read Shapes.cs IShape.Sides, runs Shapes.cs IShape.Sides
  //                                                                        ^ read Shapes.cs Plain.Area
  //                                                                                   ^ read Shapes.cs Dot.Area
}
`,
  }))

test('a class without a constructor runs the one that it inherits, and a constructor that names none the one that takes nothing', () =>
  expectLinks({
    'Model.cs': `
class Model {
  public Model(int rank = 0) { }
  public Model(string name) { }
}
class Empty : Model { }
//    ^ runs Model.cs Model.Model
class Below : Empty { static Below() { } }
//    ^ runs Model.cs Model.Model
//                           ^ runs Model.cs Below.Below
class Own : Model {
  //  ^ nothing
  public Own() { }
  //     ^ runs Model.cs Model.Model, runs Model.cs Own.Own
  public Own(int a) : base(a) { }
  //     ^ runs Model.cs Own.Own
  //                  ^ call Model.cs Model.Model
  public Own(long a) : this() { }
  //     ^ runs Model.cs Own.Own
}
class Named : Inner { public Named() { } }
//                           ^ runs Model.cs Named.Named
class Inner { public Inner(string name) { } }
class Taken(int rank) : Model(rank) { }
//    ^ nothing
//                      ^ call Model.cs Model.Model, extends Model.cs Model
class Given(int rank) : Model { }
//    ^ runs Model.cs Model.Model
record Point(int X) : Place(X);
//                    ^ call Model.cs Place.Place, extends Model.cs Place
record Place { public Place(int x) { } }
`,
  }))
