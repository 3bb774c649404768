import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('using inside a namespace is read from each of the namespaces around it', async () => {
  await csharp({
    'a.cs': `
namespace App.Web.Pages {
    using Text;
    using Web.Parts;
    class A : Comparer {
        //> Comparer -> Comparer
        Part part;
        //> Part -> Part
    }
}`,
    'b.cs': 'namespace App.Text { public class Comparer {} }',
    'c.cs': 'namespace App.Web.Parts { public class Part {} }',
  })
})

test('types come from namespaces inside out, from using, aliases and other parts of a class', async () => {
  await csharp({
    'a.cs': `
using Lib.Tools;
using Xunit;
using Saw = Lib.Tools.BigSaw;
namespace App.Core
{
    partial class A
    {
        Near near; Hammer hammer; Saw saw; Outer up; Fact fact;
        //> Near -> Near
        //> Hammer -> Hammer
        //> Saw -> BigSaw
        //> Outer -> Outer
        //> Fact -> out nuget:Xunit Xunit.Fact
        void M() { Other(); hammer.Swing(); Console.WriteLine(near.Name); }
        //> Other -> A.Other
        //> Swing -> Hammer.Swing
        //> WriteLine -> out std:dotnet System.Console.WriteLine
        //> Name -> Near.Name
    }
}
`,
    'b.cs': 'namespace App.Core { partial class A { void Other() {} } class Near { public string Name { get; } } }',
    'c.cs':
      'namespace App { class Outer {} }\nnamespace Lib.Tools { class Hammer { public void Swing() {} } class BigSaw {} }',
  })
})

test('classes in a class come by their bare names where that class is imported, by as much of its name as is needed there', async () => {
  await csharp({
    'Core/Codes.cs': `
namespace App.Core.Billing;
public static class Codes {
  public static class Method { public const string Invoice = "invoice"; }
  public static class Tax { public static class Kind { public const string Vat = "vat"; } }
}
`,
    'A.cs': `
using App.Core.Billing;
namespace App.Api;
using static Codes;
using static Codes.Tax;
class A {
  string Method { get; set; }
  void M() {
    Method = Method.Length > 1 ? App.Core.Billing.Codes.Method.Invoice : Kind.Vat;
    //> Kind -> Codes.Tax.Kind
    //> Vat -> Codes.Tax.Kind.Vat
    var one = Tax.Kind.Vat;
    //> Tax -> Codes.Tax
    //> Vat -> Codes.Tax.Kind.Vat
  }
}
`,
    'B.cs': `
namespace App.Core;
using static Billing.Codes;
class B {
  string Use() => Method.Invoice;
  //> Method -> Codes.Method
  //> Invoice -> Codes.Method.Invoice
}
`,
  })
})

test('a namespace is named from what is around', async () => {
  await csharp({
    'Events/Scalar.cs': `
namespace App.Core.Events;
public class Scalar { public Scalar(int at) { } public static int Count; }
public enum Kind { Start, End }
`,
    'Parser.cs': `
using System;
namespace App.Core.Deep {
  class Parser {
    object First() => new Events.Scalar(1);
    //> Scalar -> Scalar then Scalar.Scalar
    Events.Scalar second;
    //> Scalar -> Scalar
    int Third() => Events.Scalar.Count;
    //> Scalar -> Scalar
    //> Count -> Scalar.Count
    bool Fourth(Events.Kind kind) => kind == App.Core.Events.Kind.Start;
    //> Kind#2 -> Kind
    //> Start -> Kind.Start
    int Fifth(bool a) => second.At(a ? Core.Events.Kind.Start : Core.Events.Kind.End);
    //> Start -> Kind.Start
    //> End -> Kind.End
  }
}
`,
  })
})

test('static classes and aliases are imported by what is around the import, and for all files', async () => {
  await csharp({
    'A.cs': `
using Shop.Inner;
namespace Shop
{
  using static Tools;
  using Pair = Map<int, string>;
  class A { void M(Pair pair) { Make(); pair.Use(); Everywhere(); } }
  //> Pair -> Map
  //> Make -> Tools.Make
  //> Use -> Map.Use
  //> Everywhere -> Global.Everywhere
}
`,
    'B.cs': 'namespace Shop.Inner { static class Tools { public static void Make() { } } }',
    'C.cs':
      'namespace Shop { class Map<K, V> { public void Use() { } } static class Global { public static void Everywhere() { } } }',
    'G.cs': 'global using static Shop.Global;',
  })
})

test('a namespace around a name is nearer than a class of .NET that an import brings', async () => {
  await csharp({
    'a.cs': `
using System;
namespace Shop.Console.Widgets
{
    class A {
        void M() {
            Use(Console.Justify.Left);
            //> Justify -> Justify
            //> Left -> Justify.Left
            Console.Markup.Escape();
            //> Markup -> Markup
            //> Escape -> Markup.Escape
        }
    }
}`,
    'b.cs': `
namespace Shop.Console { public enum Justify { Left } public class Markup { public static void Escape() {} } }
`,
    'c.cs': `
using System;
namespace Other { class B { void M() { Console.WriteLine(); } } }
//> WriteLine -> out std:dotnet System.Console.WriteLine
`,
  })
})
