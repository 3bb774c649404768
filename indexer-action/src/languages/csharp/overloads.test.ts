import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

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
