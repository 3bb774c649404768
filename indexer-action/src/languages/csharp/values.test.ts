import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('an optional value is a type of its own', async () => {
  await csharp({
    'A.cs': `
struct Edge { public int Width; public int Size() => 1; }
class Box { public int Deep; }
class Writer {
  public void Write(char value) { }
  public void Write(char? value) { }
  public void Write(Edge value) { }
  public void Write(Edge? value) { }
  public void Write(object value) { }
  void All(Edge? edge, Box? box, char? c, int? n, object o) {
    Write(c);
    //> Write -> Writer.Write@5
    Write(c.Value);
    //> Write -> Writer.Write@4
    Write(c.GetValueOrDefault());
    //> Write -> Writer.Write@4
    Write(c ?? 'a');
    //> Write -> Writer.Write@4
    Write(o == null ? (char?)null : (char)o);
    //> Write -> Writer.Write@5
    Write(edge);
    //> Write -> Writer.Write@7
    Write(edge.Value);
    //> Write -> Writer.Write@6
    Write(n);
    //> Write -> Writer.Write@8
    var w = edge.Value.Width + (edge?.Size() ?? 0);
    //> Width -> Edge.Width
    //> Size -> Edge.Size
    var d = box.Deep;
    //> Deep -> Box.Deep
  }
}
`,
  })
})

test('numbers become wider numbers and objects', async () => {
  await csharp({
    'A.cs': `
static class Text {
  public static string With(this string format, IFormatProvider p, object a) => format;
  public static string With(this string format, IFormatProvider p, object a, object b) => format;
  public static string Show(this IComparable value) => "";
  static void Wide(decimal d) { }
  static void Wide(string s) { }
  static void Use(string s, IFormatProvider p, char c, uint u) {
    s.With(p, 1);
    //> With -> Text.With@2
    s.With(p, c, u);
    //> With -> Text.With@3
    2.Show();
    //> Show -> Text.Show
    Wide(u);
    //> Wide -> Text.Wide@5
  }
}
`,
  })
})

test('a class without type parameters is not the one of that name with some', async () => {
  await csharp({
    'List.cs': `
namespace A { class List { public void Own() { } } }
`,
    'B.cs': `
using System.Collections.Generic;
namespace A.B {
  class Item { public string Text; }
  class Use {
    List<Item> items = new List<Item>();
    //> List#2 -> out std:dotnet System.Collections.Generic.List
    void All() {
      foreach (var one in items) one.Text.Trim();
      //> Text -> Item.Text
    }
  }
}
`,
  })
})

test('what a dictionary holds is found by its key, and what an indexer gives by its type', async () => {
  await csharp({
    'A.cs': `
using System.Collections.Generic;
using System.Collections.ObjectModel;
class Item { public string Text; }
class Items : Collection<Item> { }
class Grid { public Item this[int x, int y] => null; }
class Use {
  void All(Dictionary<string, Item> named, Items items, Grid grid, List<Item> list) {
    var a = named["a"].Text;
    //> Text -> Item.Text
    var b = items[0].Text;
    //> Text -> Item.Text
    var c = grid[0, 1].Text;
    //> Text -> Item.Text
    var d = list[0].Text;
    //> Text -> Item.Text
    foreach (var value in named.Values) value.Text.Trim();
    //> Text -> Item.Text
  }
}
`,
  })
})

test('what cannot be called hides no method that can', async () => {
  await csharp({
    'A.cs': `
using System;
static class Types {
  public static bool IsEnum(this Type type) => type.IsEnum;
  static bool Use(Type one, Type two) => (one ?? two).IsEnum() && one.IsEnum();
  //> IsEnum#1 -> Types.IsEnum
  //> IsEnum#2 -> Types.IsEnum
}
class Info {
  public Action<string, int> Reader { get; set; }
  static void Run(Info info) { info.Reader("a", 1); info?.Reader?.Invoke("a", 1); }
  //> Reader#1 -> Info.Reader
  //> Reader#2 -> Info.Reader
}
`,
  })
})

test('what a list of functions is given is one of them', async () => {
  await csharp({
    'A.cs': `
using System;
using System.Collections.Generic;
class Map { public bool Done { get; set; } }
class Use {
  List<Action<Map>> actions = new List<Action<Map>>();
  Dictionary<Type, Func<Map, bool>> checks;
  void All() {
    actions.Add(map => map.Done = true);
    //> Done -> Map.Done
    checks.Add(typeof(Map), map => map.Done);
    //> Done -> Map.Done
  }
}
`,
  })
})

test('a class by its bare name is the one without type parameters', async () => {
  await csharp({
    'A.cs': `
namespace A {
  class Context<T> : Context { public new T Value; }
  class Context { public object Value; }
  class Use {
    object Get(Context plain, Context<int> typed) => plain.Value ?? typed.Value;
    //> Value#1 -> Context.Value@3
    //> Value#2 -> Context.Value@2
  }
}
`,
  })
})

test('a class with type parameters does not mean itself by its bare name', async () => {
  await csharp({
    'A.cs': `
abstract class Maker {
  public abstract bool Make(Step step);
  public class Step { }
  class Of : Maker<int> { bool Use(Maker.Step step) => base.Make(step); }
  //> Make -> Maker.Make@9
}
class Maker<T> : Maker {
  public new class Step { }
  public override bool Make(Maker.Step step) => true;
}
`,
  })
})

test('static members are brought by a class whose namespace is around', async () => {
  await csharp({
    'Text.cs': `
namespace A { static class Text { public static string Join(string a) => a; } }
`,
    'B.cs': `
namespace A.B {
  using static Text;
  class Use { string Get() => Join("a"); }
  //> Join -> Text.Join
}
`,
  })
})

test('a conditional access binds closer than the operators before it', async () => {
  await csharp({
    'A.cs': `
class Pair { public string One; public string Two(int i) => ""; }
class Use {
  bool All(Pair a, Pair b, object o) {
    var x = a?.One ?? b?.One ?? "";
    //> One#1 -> Pair.One
    //> One#2 -> Pair.One
    var y = o is Pair && b?.Two(1).Length == 3;
    //> Two -> Pair.Two
    //> b -> local 3
    return a?.One != null && b?.Two(2)?.Length != 3;
    //> Two -> Pair.Two
  }
}
`,
  })
})

test('what the base library makes, finds and hands on is of the type that goes in', async () => {
  await csharp({
    'A.cs': `
using System.Text.Json;
using System.Threading.Channels;
class Node { public string Name; public void Visit() { } }
class A {
  async Task M(Node node, Node[] all, string[] names, Channel<Node> channel) {
    Enumerable.Range(0, 3).Select(at => node).First().Visit();
    //> Visit -> Node.Visit
    Enumerable.Repeat(node, 3).Concat(Enumerable.Empty<Node>()).First().Visit();
    //> Visit -> Node.Visit
    Array.Find(all, one => one.Name == "a").Visit();
    //> Name -> Node.Name
    //> Visit -> Node.Visit
    all.Max(one => one.Name).Trim();
    //> Name -> Node.Name
    //> Trim -> out std:dotnet System.String.Trim
    Array.ConvertAll(names, name => node)[0].Visit();
    //> Visit -> Node.Visit
    JsonSerializer.Deserialize<Node>("{}").Visit();
    //> Visit -> Node.Visit
    var source = new TaskCompletionSource<Node>();
    (await source.Task).Visit();
    //> Visit -> Node.Visit
    await foreach (var one in channel.Reader.ReadAllAsync().WithCancellation(stop).ConfigureAwait(false)) one.Visit();
    //> Visit -> Node.Visit
    await foreach (var one in channel.Reader.ReadAllAsync()) one.Visit();
    //> Visit -> Node.Visit
    Interlocked.Exchange(ref node, new Node()).Visit();
    //> Visit -> Node.Visit
  }
}
`,
  })
})

test('what is thrown in place of a value says nothing of what the value is', async () => {
  await csharp({
    'Users.cs': `
using System;
namespace Shop;
public class User { public string Name; }
public class MissingException : Exception { }
public class Users {
  User? Find(int id) => null;
  string Get(int id, int kind) {
    var user = Find(id) ?? throw new ArgumentException("none");
    user.Name.Trim();
    //> Name -> User.Name
    var chosen = kind > 1 ? throw new MissingException() : Find(kind);
    //> MissingException -> MissingException
    chosen.Name.Trim();
    //> Name -> User.Name
    return (kind switch { 1 => Find(1), _ => throw new ArgumentOutOfRangeException() }).Name;
    //> Name -> User.Name
  }
}
`,
  })
})

test('a lambda that only throws is taken as one that gives nothing, and as one that gives whatever is asked for', async () => {
  await csharp({
    'Effects.cs': `
using System;
using System.Collections.Generic;
class Effects {
  static void Run(Action action) { }
  static int Lift(Action action) => 1;
  static int Lift<T>(Func<T> make) => 2;
  static int Lift<T>(Func<List<T>> make) => 3;
  static int Take(Action action) => 1;
  static string Take(Func<int> make) => "";
  void All() {
    Run(() => throw new Exception("none"));
    //> Run -> Effects.Run
    Lift(() => throw new Exception("none"));
    //> Lift -> Effects.Lift@5 | Effects.Lift@6 | Effects.Lift@7
    Take(() => throw new Exception("none"));
    //> Take -> Effects.Take@9
  }
}
`,
  })
})
