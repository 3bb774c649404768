import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { linksOf as csharp } from '../nominal/link-harness.ts'

const SHOP = {
  'Shop.cs': `namespace Shop;
public class Item
{
    public string Name;
    public Owner Owner => null;
    public Item Use() => this;
    public void Deconstruct(out Owner owner, out int size) { owner = Owner; size = 1; }
    public static Item operator +(Item a, Item b) => a;
}
public record Owner(Item Item, int Size) { public Item Go() => Item; }
`,
}

test('elements of a tuple are of their types, by position and by name', () =>
  expectLinks({
    ...SHOP,
    'Main.cs': `using Shop;
class Main {
    (Item First, Owner) Both() => (null, null);
    void M(Item item, List<(Item A, Owner B)> all) {
        var (owner, size) = item;
        owner.Go();
        //    ^ call Shop.cs Owner.Go
        var (one, two) = Both();
        one.Use(); two.Go();
        //  ^ call Shop.cs Item.Use
        //             ^ call Shop.cs Owner.Go
        Both().First.Use().Owner.Go();
        //           ^ call Shop.cs Item.Use
        Both().Item2.Go();
        //           ^ call Shop.cs Owner.Go
        (Item p, var q) = (item, item.Owner);
        q.Go();
        //^ call Shop.cs Owner.Go
        foreach (var (a, b) in all) b.Go();
        //                            ^ call Shop.cs Owner.Go
        foreach (var pair in all) pair.A.Use();
        //                               ^ call Shop.cs Item.Use
        var made = (item, own: item.Owner);
        made.own.Go(); made.item.Use();
        //       ^ call Shop.cs Owner.Go
        //                       ^ call Shop.cs Item.Use
        var nameless = new { X = item, item.Owner };
        nameless.X.Use(); nameless.Owner.Go();
        //         ^ call Shop.cs Item.Use
        //                               ^ call Shop.cs Owner.Go
    }
}
`,
  }))

test('patterns read properties, and bind what they find in them', () =>
  expectLinks({
    ...SHOP,
    'Main.cs': `using Shop;
class Main {
    void M(object any, Item item, Dictionary<string, Item> by) {
        if (any is Owner { Item: { Owner.Size: > 1 } found } own) found.Use();
        //                 ^ read Shop.cs Owner.Item
        //                         ^ read Shop.cs Item.Owner, runs Shop.cs Item.Owner
        //                               ^ read Shop.cs Owner.Size
        //                                                              ^ call Shop.cs Item.Use
        var x = any switch { Owner(var first, _) => first.Use(), Item { Owner: var second } => second.Go(), _ => item };
        //                                                ^ call Shop.cs Item.Use
        //                                                                                            ^ call Shop.cs Owner.Go
        if (item is { Owner: { } there }) there.Go();
        //                                      ^ call Shop.cs Owner.Go
        if (by.TryGetValue("a", out var given)) given.Use();
        //                                            ^ call Shop.cs Item.Use
        foreach (var (key, value) in by) value.Use();
        //                                     ^ call Shop.cs Item.Use
    }
}
`,
  }))

test('queries give what they select, and operators what they return', () =>
  expectLinks({
    ...SHOP,
    'Main.cs': `using Shop;
class Main {
    void M(List<Item> all, Item item) {
        var owners = from one in all join two in all on one.Name equals two.Name select two.Owner;
        //                                                                  ^ read Shop.cs Item.Name
        owners.First().Go();
        //             ^ call Shop.cs Owner.Go
        var groups = from one in all group one by one.Name into same select same.First().Use();
        //                                                                               ^ call Shop.cs Item.Use
        groups.First().Use();
        //             ^ call Shop.cs Item.Use
        (item + item).Use();
        //    ^ call Shop.cs Item.operator +
        //            ^ call Shop.cs Item.Use
        all.ToArray()[1..][0].Use();
        //                    ^ call Shop.cs Item.Use
        var map = (Item of) => of.Owner;
        map(item).Go();
        //        ^ call Shop.cs Owner.Go
    }
}
`,
  }))

test('another name for a tuple is no name of a package', async () => {
  await csharp({
    'A.cs': `
using Price = (decimal Amount, string Currency);
class A { Price price; }
//> Price -> out std:dotnet System.ValueTuple
`,
  })
})

const ITEMS = {
  'Item.cs': `namespace Shop;
public class Item { public string Name; public Item Use() => this; }
`,
}

test('another name for a type keeps its type arguments, and one for a tuple its elements', async () => {
  await csharp({
    ...ITEMS,
    'Main.cs': `using Items = System.Collections.Generic.List<Shop.Item>;
//> Item -> Item
using Pair = (Shop.Item First, Shop.Item Second);
using ItemMap = System.Collections.Generic.Dictionary<string, Items>;
using Row = Shop.Item[];
namespace Shop;
class Main {
    void M(Items items, Pair pair, ItemMap map, Row row) {
        items[0].Use();
        //> Use -> Item.Use
        foreach (var one in items) one.Use();
        //> Use -> Item.Use
        new Items().First().Use();
        //> Use -> Item.Use
        pair.First.Use();
        //> Use -> Item.Use
        var (first, second) = pair;
        second.Use();
        //> Use -> Item.Use
        map["x"][0].Use();
        //> Use -> Item.Use
        row[0].Use();
        //> Use -> Item.Use
    }
}
`,
  })
})

test('members of an object without a class lead to where it names them', () =>
  expectLinks({
    ...ITEMS,
    'Main.cs': `using Shop;
class Main {
    void M(List<Item> items, Item item) {
        var all = items.Select(n => new { n, n.Name, Other = n.Use() });
        foreach (var one in all) {
            one.Other.Use();
            //  ^ read variable Other of line 4
            //        ^ call Item.cs Item.Use
            one.n.Use();
            //  ^ read variable n of line 4
            //    ^ call Item.cs Item.Use
            if (one is { Other: var other }) other.Use();
            //           ^ read variable Other of line 4
            //                                     ^ call Item.cs Item.Use
        }
        items.Select(n => new { n, Length = n.Name }).Where(x => x.Length != null).Select(x => x.n.Use());
        //                                                         ^ read variable Length of line 16
        //                                                                                         ^ call Item.cs Item.Use
    }
}
`,
  }))

test('a method as a value gives what the method does', () =>
  expectLinks({
    ...ITEMS,
    'Main.cs': `using Shop;
class Main {
    Item Make(int size) => null;
    void M() {
        var make = Make;
        make(1).Use();
        //      ^ call Item.cs Item.Use
    }
}
`,
  }))

test('the rest of a list is a list, also where something between is left out', () =>
  expectLinks({
    ...ITEMS,
    'Main.cs': `using Shop;
class Main {
    void M(List<Item> items) {
        if (items is [var first, .. var rest]) { first.Use(); rest[0].Use(); }
        //                                             ^ call Item.cs Item.Use
        //                                                            ^ call Item.cs Item.Use
        if (items is [.., var last]) last.Use();
        //                                ^ call Item.cs Item.Use
        if (items is [_, .. { Count: > 1 } middle, _]) middle[0].Use();
        //                                                       ^ call Item.cs Item.Use
        int[] all = [.. items.Select(one => 1)];
        //              ^ read parameter items of line 3
    }
}
`,
  }))
