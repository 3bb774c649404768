import { describe, expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { extractUnit } from '../../extract.ts'
import type { Language } from '../language.ts'
import { linksOf as csharp } from '../nominal/link-harness.ts'
import { LANGUAGES } from '../registry.ts'

test('words that are keywords elsewhere are names, and what may be absent is assigned to', async () => {
  const text = `class Runs
{
    public bool IsAsync { get; }
    public Runs(int id, bool async) : this(id, async, startTime: 0) => IsAsync = async;
    object[] Keys(object property) => Find([property], async: false);
    void Keep(Runs? other, int[]? values, int at) { values?[at] = 1; other?.Last = at; }
    int Last;
}
`
  const language = LANGUAGES.find(({ key }) => key === 'csharp') as Language
  const { unit, diagnostics } = await extractUnit(language, 'a.cs', text)
  expect(diagnostics).toBeUndefined()
  expect(unit.symbols.map(({ name }) => name)).toEqual(['Runs', 'IsAsync', 'Runs', 'Keys', 'Keep', 'Last'])
  expect(unit.symbols[2]?.parameters?.map(({ name }) => name)).toEqual(['id', 'async'])
})

test('what is newer than the grammar is read', async () => {
  const text = `class Totals
{
    public void operator +=(int by) { }
    void Fill<T>(T into) where T : allows ref struct { }
    int Rest(int[] all) => all is [1, .. var rest] ? rest.Length : 0;
    void Ask() { Try((out size) => size = 1); }
}
static class Orders
{
    extension(Order) { public static Order Empty() => new(); }
}
`
  const language = LANGUAGES.find(({ key }) => key === 'csharp') as Language
  const { unit, diagnostics } = await extractUnit(language, 'a.cs', text)
  expect(diagnostics).toBeUndefined()
  expect(unit.symbols.map(({ qualified, name }) => qualified ?? name)).toEqual([
    'Totals',
    'Totals.operator +=',
    'Totals.Fill',
    'Totals.Rest',
    'Totals.Ask',
    'Orders',
    'Orders.Empty',
  ])
})

test('every kind of declaration is a symbol, with its container, modifiers and doc comment', async () => {
  const text = `namespace A.B;
/// <summary>Makes.</summary>
/// <remarks>Twice.</remarks>
[Obsolete]
public abstract class Maker<T> : Base where T : class
{
    private const int Limit = 3;
    public event EventHandler Changed;
    public string Name { get; set; } = "";
    public int this[int i] => i;
    public Maker(int a, params string[] rest) : base(a) { }
    ~Maker() { }
    public static Maker<T> operator +(Maker<T> a, Maker<T> b) => a;
    [Fact] public void Works() { int Local() => 1; }
    public delegate void Handler(int x);
    enum Kind { One, Two = 2 }
    record Point(int X);
    struct S { }
    interface I { void M(); }
}
`
  const [file] = await analyse(new Map([['a.cs', text]]), languageOfPath)
  expect(file?.symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`)).toEqual([
    'class Maker',
    'constant Maker.Limit',
    'property Maker.Changed',
    'property Maker.Name',
    'property Maker.this[]',
    'constructor Maker.Maker',
    'method Maker.~Maker',
    'method Maker.operator +',
    'method Maker.Works',
    'function Maker.Works.Local',
    'type Maker.Handler',
    'enum Maker.Kind',
    'enum_member Maker.Kind.One',
    'enum_member Maker.Kind.Two',
    'class Maker.Point',
    'property Maker.Point.X',
    'struct Maker.S',
    'interface Maker.I',
    'method Maker.I.M',
  ])
  expect(file?.symbols[0]).toMatchObject({
    doc: [2, 3],
    start: 4,
    modifiers: ['public', 'abstract', 'exported', 'deprecated'],
  })
  expect(file?.symbols.find((s) => s.name === 'Works')?.modifiers).toContain('test')
})

describe('names', () => {
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
})

describe('types', () => {
  test('overloads, defaults, generics by number, await, LINQ and lambdas', async () => {
    await csharp({
      'a.cs': `
using System.Collections.Generic;
using System.Linq;
class Item { public string Name; public Task<Item> Next() => null; public void Use(int a, int b = 0) {} public void Use(string a) {} }
class Result { public void Plain() {} }
class Result<T> { public T Value; }
class A {
    async Task M(List<Item> items, Result<Item> r, Result plain) {
        items.Where(i => i.Name == "").First().Use(1);
        //> Name -> Item.Name
        //> Use -> Item.Use@3
        (await items[0].Next()).Use("x");
        //> Next -> Item.Next
        //> Use -> Item.Use@3
        r.Value.Use("y"); plain.Plain();
        //> Value -> Result.Value
        //> Plain -> Result.Plain
        foreach (var i in items.Select(x => x.Next())) (await i)?.Name.Trim();
        //> Name -> Item.Name
        //> Trim -> out std:dotnet System.String.Trim
        var made = new Item { Name = "n" }; made.Use(2);
        //> Name -> Item.Name
        //> Use -> Item.Use@3
        Action<int> later = made.Use; later(1);
        //> Use -> Item.Use | Item.Use
        //> later#2 -> local 23
    }
}
`,
    })
  })

  test('extension methods are found by their first parameter', async () => {
    await csharp({
      'a.cs': `
class Item {}
static class Extensions { public static Item Twice(this Item item) => item; public static void Twice(this string s) {} }
class A { void M(Item item) { item.Twice().Twice(); "x".Twice(); } }
//> Twice -> Extensions.Twice@2
//> Twice#2 -> Extensions.Twice@2
//> Twice#3 -> Extensions.Twice@2
`,
    })
  })

  test('members of an extension block are those of what it extends', async () => {
    await csharp({
      'a.cs': `
class Order { public int Sum; }
static class Orders
{
    extension(Order order)
    {
        public int Doubled => order.Sum * 2;
        //> order -> Orders.order
        //> Sum -> Order.Sum
        public Order Plus(int more) => order;
        public Order Plus(string more) => order;
    }
    extension<T>(List<T> list) where T : Order { public T Newest(int of) => list[0]; }
}
class A {
    void M(Order order, List<Order> all) {
        order.Plus("a").Plus(1);
        //> Plus -> Orders.Plus@10
        //> Plus#2 -> Orders.Plus@9
        var d = order.Doubled;
        //> Doubled -> Orders.Doubled
        all.Newest(1).Sum = 1;
        //> Newest -> Orders.Newest
        //> Sum -> Order.Sum
    }
}
`,
    })
  })

  test('type arguments that a call writes out choose the methods that take as many', async () => {
    await csharp({
      'a.cs': `
class Item { public void Use() {} }
class A {
    T Get<T>(object from) => default;
    T Get<T, U>(object from) => default;
    object Get(object from) => from;
    void M() {
        Get<Item>(1).Use();
        //> Get -> A.Get@3
        //> Use -> Item.Use
        Get<Item, int>(1).Use();
        //> Get -> A.Get@4
        //> Use -> Item.Use
    }
}
`,
    })
  })

  test('extension methods that arguments do not tell apart are all candidates', async () => {
    await csharp({
      'a.cs': `
static class Extensions { public static void Put(this string s, int[] a) {} public static void Put(this string s, string a) {} }
class A { void M(Unknown what) { "x".Put(what.Value); } }
//> Put -> Extensions.Put | Extensions.Put
`,
    })
  })

  test('what implements an interface explicitly is no method of the class', async () => {
    await csharp({
      'a.cs': `
interface IBag { void Add(string item); }
class Bag : IBag {
    void IBag.Add(string item) {}
    public void Add(object item) {}
    void M(IBag bag) {
        Add("a");
        //> Add -> Bag.Add@4
        bag.Add("a");
        //> Add -> IBag.Add
    }
}
`,
    })
  })

  test('conditions inside of a declaration or an expression do not hide what is around them', async () => {
    await csharp({
      'a.cs': `
class Base { protected void Inherited() {} }
class Bag : Base
#if !OLD
    , IList
#endif
{
    void M(int a) {
        Inherited();
        //> Inherited -> Base.Inherited
        if (a == 1) Own();
        //> Own -> Bag.Own
#if !OLD
        else if (a == 2) Own();
#endif
        else Own();
        //> Own -> Bag.Own
    }
#if OLD
    void Own(
#else
    void Own(int a = 0,
#endif
        int b = 0) {}
}
`,
    })
  })

  test('constructors, base calls, overrides and interfaces', async () => {
    await csharp({
      'a.cs': `
interface IShape { double Area(); }
abstract class Shape : IShape { protected Shape(int n) {} public abstract double Area(); public virtual void Draw() {} }
class Circle : Shape {
    public Circle() : base(1) {}
    //> base -> Shape.Shape
    public override double Area() { base.Draw(); return 1; }
    //> Draw -> Shape.Draw
    static double Of(IShape s) => s is Circle c ? c.Area() : new Circle().Area();
    //> Area -> Circle.Area
    //> Area#2 -> Circle.Area
    //> Circle#2 -> Circle then Circle.Circle
}
`,
    })
  })
})

describe('overloads', () => {
  test('an argument that names its parameter leaves the methods that have it', async () => {
    await csharp({
      'a.cs': `
using System;
static class Retries {
    public static void Retry(this A a, int count, Action<int> onRetry) {}
    public static void Retry(this A a, int count, Func<int, Task> onRetryAsync, bool wait = false, bool log = false) {}
}
class A {
    void Go(int count, bool log = false, string name = null) {}
    void Go(string count, bool log = false) {}
    void M() {
        this.Retry(1, onRetryAsync: async i => Use(i));
        //> Retry -> Retries.Retry@4
        //> i#2 -> local 10
        this.Retry(1, async i => Use(i), log: true);
        //> Retry -> Retries.Retry@4
        Go(name: "", count: 1);
        //> Go -> A.Go@7
    }
    void Use(int i) {}
}
`,
    })
  })

  test('type arguments are part of a type: one class with others is another', async () => {
    await csharp({
      'a.cs': `
using System;
static class Extensions {
    public static void Weaken<T, P>(this Func<T, P> f) {}
    public static void Weaken<T>(this Func<T, int> f) {}
    public static void Weaken<T>(this Func<T, Regex> f) {}
}
class A {
    void Run(Func<int, Task> f) {}
    void Run<R>(Func<int, Task<R>> f) {}
    void M<T, P>(Func<T, P> any, Func<T, int> number, Func<int, Task<P>> task) where P : IComparable {
        any.Weaken();
        //> Weaken -> Extensions.Weaken@3
        number.Weaken();
        //> Weaken -> Extensions.Weaken@4
        Run(task);
        //> Run -> A.Run@9
    }
}
`,
    })
  })

  test('a type parameter that no parameter mentions has to be written', async () => {
    await csharp({
      'a.cs': `
class A {
    void Cache(int key) {}
    A Cache<R>(int key) { return this; }
    void M() {
        Cache(1);
        //> Cache -> A.Cache@2
        Cache<int>(1);
        //> Cache -> A.Cache@3
        Put("");
        //> Put -> A.Put@12
    }
    void Put(object key) {}
    A Put<R>(string key) { return this; }
}
`,
    })
  })

  test('lambdas and method groups stand for delegates alone, of any number of parameters', async () => {
    await csharp({
      'a.cs': `
using System;
interface IKeys { string KeyOf(int id); }
class A {
    void Put(IKeys keys) {}
    void Put(Func<int, string> key) {}
    void Many(Func<int, int, int, int, int, int> f) {}
    void Many(Func<int, int, int, int, int, int, A> f) {}
    void M(IKeys keys) {
        Put(keys.KeyOf);
        //> Put -> A.Put@5
        Put(id => id.ToString());
        //> Put -> A.Put@5
        Many((a, b, c, d, e, f) => this);
        //> Many -> A.Many@7
    }
}
`,
    })
  })

  test('a lambda in the place of an expression is of the type that the expression holds', async () => {
    await csharp({
      'a.cs': `
using System.Linq.Expressions;
static class Extensions {
    public static void Member(this LambdaExpression e) {}
    public static void Member<T, P>(this Expression<Func<T, P>> e) {}
}
class Rules<T> {
    void For<P>(Expression<Func<T, P>> e) {
        e.Member();
        //> Member -> Extensions.Member@4
        e.Compile().Invoke();
    }
    static void M(Rules<Rules<int>> rules) {
        rules.For(x => x.Name());
        //> Name -> Rules.Name
    }
    int Name() { return 1; }
}
`,
    })
  })

  test('what nobody knows of a class does not make it a string; a pragma is no argument', async () => {
    await csharp({
      'a.cs': `
class Thing : Lost {
    static void Guard(object o, string name) {}
    static void Guard(string s, string name) {}
    void M(Thing thing) {
        Guard(thing,
        //> Guard -> Thing.Guard@2
#pragma warning disable 1998
            "thing");
    }
}
`,
    })
  })

  test('arrays are lists of their elements, and have the extension methods of lists', async () => {
    await csharp({
      'a.cs': `
using System.Collections.Generic;
static class Extensions { public static void Each<T>(this IEnumerable<T> all, Action<T> f) {} }
class Item {
    void Touch() {}
    static void Take(IEnumerable<string> names) {}
    static void Take(IEnumerable<Item> items) {}
    static void M(Item[] items) {
        Take(items);
        //> Take -> Item.Take@6
        items.Each(i => i.Touch());
        //> Each -> Extensions.Each
        //> Touch -> Item.Touch
        items.First().Touch();
        //> First -> out std:dotnet System.Collections.Generic.IEnumerable.First
        //> Touch -> Item.Touch
    }
}
`,
    })
  })

  test('a method of a library class is nearer than one that extends the class, whatever it is called on', async () => {
    await csharp({
      'a.cs': `
using System;
static class Extensions {
    public static Type[] GetGenericArguments(this Type type) { return null; }
    public static bool IsPlain(this Type type) { return true; }
    static void M(Type type, Unknown some) {
        type.GetGenericArguments();
        //> GetGenericArguments -> out std:dotnet System.Type.GetGenericArguments
        some.Any.GetGenericArguments();
        //> GetGenericArguments -> out std:dotnet GetGenericArguments
        type.BaseType.IsPlain();
        //> IsPlain -> Extensions.IsPlain
        some.Any.IsPlain();
        //> IsPlain -> Extensions.IsPlain
    }
}
`,
    })
  })
})
