import { expect, test } from 'vitest'
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
