import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

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

test('extension methods that arguments do not tell apart are all candidates', async () => {
  await csharp({
    'a.cs': `
static class Extensions { public static void Put(this string s, int[] a) {} public static void Put(this string s, string a) {} }
class A { void M(Unknown what) { "x".Put(what.Value); } }
//> Put -> Extensions.Put | Extensions.Put
`,
  })
})

test('what a class outside has may be a value, which a method of ours extends', async () => {
  await csharp({
    'Guards.cs': `
using Ardalis.GuardClauses;
namespace App;
class Own { public static Own Shared; }
static class Guards
{
    public static int Duplicate(this IGuardClause guard, string name) => 1;
    public static int Twice(this Own own) => 1;
}
`,
    'A.cs': `
using Ardalis.GuardClauses;
namespace App;
class A {
    void M(string name) {
        Guard.Against.Duplicate(name);
        //> Duplicate -> Guards.Duplicate
        Guard.Against.Twice();
        //> Twice -> out nuget:Ardalis.GuardClauses Ardalis.GuardClauses.Guard.Against.Twice
        Guard.Duplicate(name);
        //> Duplicate -> out nuget:Ardalis.GuardClauses Ardalis.GuardClauses.Guard.Duplicate
    }
}
`,
  })
})

test('a block that holds methods alone is one as well', async () => {
  await csharp({
    'a.cs': `
class Order { public int Sum; }
static class Orders
{
    extension(Order)
    {
        public static async Task<Order> Load(int id) { return null; }
    }
    extension(Order order)
    {
        public Order Twice() { return order; }
        //> order -> Orders.order
    }
    public static Order Half(this Order order) => order;
}
class A {
    async Task M(Order one) {
        (await Order.Load(1)).Sum = 1;
        //> Load -> Orders.Load
        //> Sum -> Order.Sum
        one.Twice().Half().Sum = 1;
        //> Twice -> Orders.Twice
        //> Half -> Orders.Half
        //> Sum -> Order.Sum
    }
}
`,
  })
})

test('static members of an extension block are those of the class that it extends', async () => {
  await csharp({
    'a.cs': `
class Order { public int Sum; }
class Special : Order { }
class Other { }
static class Orders
{
    extension(Order)
    //> Order -> Order
    {
        public static Order Empty() => new();
        public static Order Empty(int sum) => new();
        public static Order None => new();
    }
    extension(Order order) { public static Order From(Order other) => order; }
    extension<T>(List<T> list) { public static List<T> Of(T one) => null; public T Last() => list[0]; }
    //> T#3 -> local 14
    //> T#4 -> local 14
    //> T#5 -> local 14
}
class A {
    void M() {
        Order.Empty(1).Sum = 1;
        //> Empty -> Orders.Empty@10
        //> Sum -> Order.Sum
        Order.None.Sum = 1;
        //> None -> Orders.None
        //> Sum -> Order.Sum
        Special.From(null).Sum = 1;
        //> From -> Orders.From
        //> Sum -> Order.Sum
        Other.Empty();
        //> Empty -> ?
    }
}
`,
  })
})

test('an extension method is meant only where its namespace is around the call or imported', async () => {
  await csharp({
    'lib/Lists.cs': `
namespace Shop.Lists
{
    public static class Lists { public static void Each<T>(this List<T> list, Action<T> action) {} }
}
`,
    'tests/Lists.cs': `
namespace Shop.Tests
{
    public static class TestLists {
        public static void Each<T>(this List<T> list, Action<T> action) {}
        public static void Only<T>(this List<T> list) {}
    }
}
`,
    'lib/Store.cs': `
namespace Shop.Stores
{
    using Shop.Lists;
    class Store {
        void M(List<string> all) {
            all.Each(one => {});
            //> Each -> Lists.Each@3
            all.Only();
            //> Only -> out std:dotnet System.Collections.Generic.List.Only
        }
    }
}
`,
    'tests/StoreTest.cs': `
using Shop.Lists;
namespace Shop.Tests
{
    class StoreTest {
        void M(List<string> all) {
            all.Each(one => {});
            //> Each -> TestLists.Each
            all.Only();
            //> Only -> TestLists.Only
        }
    }
}
`,
    'lib/Free.cs': `
using static Shop.Tests.TestLists;
class Free { void M(List<string> all) { all.Only(); } }
//> Only -> TestLists.Only
`,
  })
})

test('what extends more than any collection is meant before LINQ, where the receiver is known to be that', async () => {
  await csharp({
    'a.cs': `
using System.Linq;
using Shop.Lists;
namespace Shop.Stores {
    class Part {}
    class Store {
        void M(IReadOnlyList<Part> all, IList<Part> more, IEnumerable<Part> any) {
            all.Concat(more);
            //> Concat -> Lists.Concat
            any.Concat(more);
            //> Concat -> out std:dotnet System.Collections.Generic.IEnumerable.Concat
        }
    }
}
namespace Shop.Lists {
    static class Lists {
        public static IReadOnlyList<T> Concat<T>(this IReadOnlyList<T> first, IList<T> second) => first;
    }
}
`,
  })
})
