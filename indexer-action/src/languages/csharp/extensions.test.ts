import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

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
