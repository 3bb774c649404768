import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('this is an argument with the type of the class', async () => {
  await csharp({
    'A.cs': `
class Node { public virtual void Accept(IVisitor v) { } }
class Leaf : Node {
  public override void Accept(IVisitor v) { v.Visit(this); }
  //> Visit -> IVisitor.Visit@8
}
class Root : Node { }
interface IVisitor {
  void Visit(Leaf leaf);
  void Visit(Root root);
}
`,
  })
})

test('an array without a type is one of what its elements are', async () => {
  await csharp({
    'A.cs': `
class Map {
  public int Get(string name, int index = 0) => Get(new[] { null, name }, index);
  //> Get#2 -> Map.Get@4
  public int Get(string[] names, int index = 0, bool more = false) => 1;
}
`,
  })
})

test('a signed number is nearer than an unsigned one', async () => {
  await csharp({
    'A.cs': `
class A {
  void Write(long a) { }
  void Write(ulong a) { }
  void M(byte b, uint u, ulong all) { Write(b); Write(u); Write(all); Put(b); }
  //> Write -> A.Write@2
  //> Write#2 -> A.Write@2
  //> Write#3 -> A.Write@3
  //> Put -> A.Put@10
  void Put(short a) { }
  void Put(byte a) { }
}
`,
  })
})

test('a handler that is added to an event takes what the event gives', async () => {
  await csharp({
    'A.cs': `
using System;
class Args { public int Context; }
class A {
  event EventHandler<Args> Done;
  void M() { Done += (s, e) => Use(e.Context); }
  //> Context -> Args.Context
  void Use(int a) { }
}
`,
  })
})

test('a lambda that calls what returns nothing is no function that gives something', async () => {
  await csharp({
    'A.cs': `
using System;
using System.Threading.Tasks;
class A {
  void Run(Action action) => Run(c => action(), 1);
  //> Run#2 -> A.Run@13
  int Run(Func<int> f) => Run(c => f(), 1);
  //> Run#2 -> A.Run@14
  void Nothing() { Run(c => Nothing(), 1); Run(Nothing => Nothing(), 1); }
  //> Run -> A.Run@13
  //> Run#2 -> A.Run@14
  Task Later() => RunAsync(async c => Nothing(), 1);
  //> RunAsync -> A.RunAsync@16
  void Run(Action<int> action, int a) { }
  T Run<T>(Func<int, T> action, int a) => default;
  void RunAsync(Action<int> action, int a) { }
  Task RunAsync(Func<int, Task> action, int a) => null;
}
`,
  })
})

test('what every object has gives the same where nobody knows the object', async () => {
  await csharp({
    'A.cs': `
using System.Text.RegularExpressions;
class A {
  void Write(string s) { }
  void Write(int s) { }
  void Write(object s) { }
  void M(Regex r, Some.Thing t) { Write(r.ToString()); Write(t.GetHashCode()); Write(t.Other()); }
  //> Write -> A.Write@3
  //> Write#2 -> A.Write@4
  //> Write#3 -> A.Write@3 | A.Write@4 | A.Write@5
}
`,
  })
})

test('an extension method is called where none of the class takes the arguments', async () => {
  await csharp({
    'A.cs': `
using System;
interface IBuilder<T> { IBuilder<T> As(params string[] names); }
static class Extensions {
  public static IBuilder<T> As<T>(this IBuilder<T> b, Func<Type, string> f) => b;
  static void M(IBuilder<int> b) { b.As(t => t.Name); b.As("a", "b"); }
  //> As -> Extensions.As
  //> As#2 -> IBuilder.As
}
`,
  })
})

test('a method that needs no list of further arguments is nearer', async () => {
  await csharp({
    'A.cs': `
using System;
static class Log {
  public static void Warn(Exception e, [Localizable(false)] string message, params object[] args) { }
  public static void Warn<T>(Exception e, string message, T arg) { }
  public static void Warn(Exception e, string message) { }
  public static void Warn(string message, int times = 1) { }
  public static void Warn(string message) { }
  public static void All(int a, int b = 1, params string[] rest) { }
  static void M(Exception e) {
    Warn(e, "x");
    //> Warn -> Log.Warn@5
    Warn(e, "x", 1, 2);
    //> Warn -> Log.Warn@3
    Warn("a");
    //> Warn -> Log.Warn@7
    All(1);
    //> All -> Log.All
  }
}
`,
  })
})

test('a delegate that is invoked by name is the delegate', async () => {
  await csharp({
    'A.cs': `
using System;
delegate int Done(Exception e);
class A {
  void M(Done done) { done.Invoke(null); done?.Invoke(null); }
  //> Invoke -> Done
  //> Invoke#2 -> Done
}
`,
  })
})

test('what nobody knows is a list rather than one of our classes where it is asked for what every list has', async () => {
  await csharp({
    'A.cs': `
using System;
using System.Linq;
using Other.Thing;
interface IRegistration<T> { }
static class Extensions {
  public static IRegistration<T> Where<T>(this IRegistration<T> r, Func<T, bool> f) => r;
  public static IRegistration<T> Named<T>(this IRegistration<T> r, string s) => r;
  static void M(Widget w, IRegistration<int> r) {
    w.Parts.Where(p => p.Big);
    //> Where -> out nuget:Other.Thing Where
    w.Registration.Named("a");
    //> Named -> Extensions.Named
    r.Named("b").Where(i => true);
    //> Where -> Extensions.Where
  }
}
`,
  })
})

test('what a lambda gives says which of several methods takes it', async () => {
  await csharp({
    'A.cs': `
using System;
using System.Threading.Tasks;
class Ctx { public void Use() {} }
class A {
  Task<bool> Get() => null;
  Task Go() => null;
  void Start(Ctx c) { }
  void M() {
    Do(c => Get());
    //> Do -> A.Do@25
    Do(c => Go());
    //> Do -> A.Do@24
    Do(async c => { await Go(); c.Use(); });
    //> Do -> A.Do@24
    //> Use -> Ctx.Use
    Do(async c => { await Go(); return 1; });
    //> Do -> A.Do@25
    Guard(c => Start(c)); Guard(c => Get());
    //> Guard -> A.Guard@26
    //> Guard#2 -> A.Guard@27
    Retry((Exception e, Ctx c) => c.Use());
    //> Retry -> A.Retry@29
  }
  Task Do(Func<Ctx, Task> f) => null;
  Task<T> Do<T>(Func<Ctx, Task<T>> f) => null;
  void Guard(Action<Ctx> f) { }
  void Guard<T>(Func<Ctx, T> f) { }
  void Retry(Action<Exception, int> f) { }
  void Retry(Action<Exception, Ctx> f) { }
}
`,
  })
})

test('of methods that are named and not called, the one is meant that the delegate can stand for', async () => {
  await csharp({
    'A.cs': `
using System;
class Args { }
class A {
  event EventHandler<Args> Done;
  void On() { }
  void On(object sender, Args e) { }
  void Take(Func<int, string> f) { }
  string Text(string s) => s;
  string Text(int i) => "";
  void M() {
    Done += On; Done -= On;
    //> On -> A.On@6
    //> On#2 -> A.On@6
    Take(Text);
    //> Text -> A.Text@9
  }
}
`,
  })
})
