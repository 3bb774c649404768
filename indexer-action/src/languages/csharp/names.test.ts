import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('an attribute leaves out the end of its name also where nothing else has the name', async () => {
  await csharp({
    'Core/FormatAttribute.cs': `
namespace App.Core;
public class FormatAttribute : System.Attribute { public FormatAttribute(string name) { } }
`,
    'A.cs': `
using System;
using App.Core;
namespace App;
class A {
  [Format("x")]
  //> Format -> FormatAttribute
  void M([Format("y")] int a) { }
  //> Format -> FormatAttribute
  [Core.Format("z")] Format Format;
  //> Format -> FormatAttribute
  //> Format#2 -> out std:dotnet System.Format
}
`,
  })
})

test('a variable with the name of its type is the type before a static member', async () => {
  await csharp({
    'A.cs': `
enum Color { Red, Blue }
class Lamp { public static Lamp Default; public static Lamp Of(int a) => null; public int Power; }
class Room {
  Color Color { get; set; } = Color.Red;
  //> Color#3 -> Color
  //> Red -> Color.Red
  Lamp Lamp;
  int M(Color color) {
    Lamp = Lamp.Default;
    //> Lamp -> Room.Lamp
    //> Lamp#2 -> Lamp
    //> Default -> Lamp.Default
    var made = Lamp.Of(1);
    //> Lamp -> Lamp
    //> Of -> Lamp.Of
    switch (color) {
      case Color.Blue: return 1;
      //> Color -> Color
      //> Blue -> Color.Blue
    }
    return Lamp.Power;
    //> Lamp -> Room.Lamp
    //> Power -> Lamp.Power
  }
}
`,
  })
})

test('a method that is not called comes before a class that nobody knows', async () => {
  await csharp({
    'A.cs': `
using System;
class A {
  Func<int, int> twice = Twice;
  //> Twice -> A.Twice
  A(Func<int, int> f) { }
  A() : this(Twice) { }
  //> Twice -> A.Twice
  static int Twice(int a) => a;
}
`,
  })
})

test('a type parameter is a name among values', async () => {
  await csharp({
    'A.cs': `
class A<TItem> {
  string Name() => nameof(TItem);
  //> TItem -> local 1
  bool Is<TOther>(object o) => o is TOther;
  //> TOther#2 -> local 4
}
`,
  })
})

test('types without their arguments are told apart by how many they have', async () => {
  await csharp({
    'A.cs': `
class Map { }
class Map<K> { }
class Map<K, V> {
  object One() => typeof(Map<>);
  //> Map -> Map@2
  object Two() => typeof(Map<,>);
  //> Map -> Map@3
  object None() => typeof(Map);
  //> Map -> Map@1
}
`,
  })
})

test('what a setter is given has the type of its property', async () => {
  await csharp({
    'A.cs': `
class Log {
  void Enable(Log log) { }
  void Enable(string text) { }
  string Last { set { Enable(value); value.ToString(); } }
  //> Enable -> Log.Enable@3
  Log Next { get { return this; } set => Enable(value); }
  //> Enable -> Log.Enable@2
  Log this[int at] { set => Enable(value.Next); }
  //> Enable -> Log.Enable@2
  //> Next -> Log.Next
  Log Other() { int value = 1; return Next; }
}
`,
  })
})

test('an operator before ?. is applied to the whole', async () => {
  await csharp({
    'A.cs': `
class Context { public bool Open; }
class A {
  bool Closed(Context context) => !context?.Open ?? true;
  //> context#2 -> local 3
  //> Open -> Context.Open
}
`,
  })
})

test('what implements an interface alone is no property of the class', async () => {
  await csharp({
    'A.cs': `
using System.Collections;
class Item { public int Name; }
class A : IEnumerator {
  public Item Current => null;
  object IEnumerator.Current => Current;
  //> Current#2 -> A.Current@4
  int M() => Current.Name;
  //> Current -> A.Current@4
  //> Name -> Item.Name
}
`,
  })
})

test('a function in a method sees the type parameters of the method', async () => {
  await csharp({
    'A.cs': `
class A {
  static T F<T, U>(object o) {
    T Local<V>(object p) { V v = default; return (T)p; }
    //> T -> local 2
    //> T#2 -> local 2
    //> V#2 -> local 3
    return Local<int>(o);
    //> Local -> A.F.Local
  }
}
`,
  })
})

test('an attribute is a class of attributes, whatever else has the name', async () => {
  await csharp({
    'A.cs': `
using System;
class Filter { }
class FilterAttribute : Attribute { }
[Filter] class A : Filter { }
//> Filter -> FilterAttribute
//> Filter#2 -> Filter
`,
  })
})

test('a static constructor is no method with the name of the class', async () => {
  await csharp({
    'A.cs': `
static class A {
  public static int Count;
  static A() { Count = A.Count + 1; }
  //> A#2 -> A
  //> Count#2 -> A.Count
}
`,
  })
})

test('what stands in for a class of .NET in some builds is that class', async () => {
  await csharp({
    'Func.cs': `
#if NET20
namespace System {
  public delegate R Func<T, R>(T a);
}
namespace System.Linq {
  public static class Enumerable { public static T First<T>(this System.Collections.Generic.IEnumerable<T> all) => default; }
}
namespace Own { public class Later { } }
#endif
namespace System { public class Version2 { } }
`,
    'A.cs': `
using System;
using System.Linq;
using System.Collections.Generic;
class A {
  Func<int, int> f;
  //> Func -> out std:dotnet System.Func
  int M(List<int> all) => all.First();
  //> First -> out std:dotnet System.Collections.Generic.IEnumerable.First
  Own.Later later;
  //> Later -> Later
  Version2 version;
  //> Version2 -> Version2
}
`,
  })
})

test('a name that a file gives to a class leads to the class, where it is given too', async () => {
  await csharp({
    'Pair.cs': 'namespace App { public class Pair {} }',
    'A.cs': `
using Two = App.Pair;
//> Pair -> Pair
//> Two -> Pair
class A { Two pair; }
//> Two -> Pair
`,
  })
})

test('a name of the base library is not taken for one of the only package that is imported', async () => {
  await csharp({
    'A.cs': `
using System.Reflection;
using System.ComponentModel.DataAnnotations;
using System.Text.Json;
using Newtonsoft.Json;
class A {
  [Range(1, 2)] int Second() => 1;
  //> Range -> out std:dotnet System.ComponentModel.DataAnnotations.RangeAttribute
  Assembly assembly; JsonElement element; UriKind kind; JToken token;
  //> Assembly -> out std:dotnet System.Reflection.Assembly
  //> JsonElement -> out std:dotnet System.Text.Json.JsonElement
  //> UriKind -> out std:dotnet System.UriKind
  //> JToken -> out nuget:Newtonsoft.Json Newtonsoft.Json.JToken
  object Read(string text) => JsonSerializer.Deserialize<A>(text);
  //> JsonSerializer -> out std:dotnet System.Text.Json.JsonSerializer
  //> A -> A
}
`,
    'B.cs': `
using Newtonsoft.Json;
class B { Assembly assembly; }
//> Assembly -> out nuget:Newtonsoft.Json Newtonsoft.Json.Assembly
`,
  })
})

test('what a class has is not taken from an interface that nobody knows', async () => {
  await csharp({
    'A.cs': `
using Some.Mediator;
using Other.Guards;
namespace App;
class Handler : IHandler<int>
{
    void M(Handler other) { Guard.Against(1); Lost(); other.Gone(); Base b = null; b.Kept(); Inner(); }
    //> Guard -> out nuget Guard
    //> Lost -> ?
    //> Gone -> ?
    //> Kept -> out nuget Unknown.Kept
    void Inner() { }
}
class Base : Unknown { }
interface IOwn : IHandler<int> { }
class User { void M(IOwn own) { own.Handle(1); } }
//> Handle -> out nuget IHandler.Handle
`,
  })
})

test('what is given to nobody is no name', () =>
  csharp({
    'A.cs': `
class A : Some.Base {
  int Make() => 1;
  void M() { _ = Make(); }
  //> _ -> nothing
  //> Make -> A.Make
}
`,
  }))
