import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

const NODE = `
namespace App;
public class Node {
  public Node() { }
  public Node(string name) { }
  public string Name { get; set; }
  public Node Next { get; set; }
  public List<Node> Kids { get; } = [];
  public Dictionary<string, Node> Map { get; } = new();
  public Task<Node> Load() => null;
  public static Node Parse(string text) => new();
  public void Visit() { }
}
`

test('what is made without a name is what its place asks for, in lists and initializers as well', async () => {
  await csharp({
    'Node.cs': NODE,
    'A.cs': `
namespace App;
class A {
  string Name; Node Next;
  void Take(Node node, int count) { }
  void Take(string text) { }
  void Keep(params Node[] nodes) { }
  Node One() => new() { Name = "a", Next = { Name = "b", Kids = { new() { Name = "c" } } } };
  //> Name -> Node.Name
  //> Next -> Node.Next
  //> Name#2 -> Node.Name
  //> Name#3 -> Node.Name
  List<Node> more = [new() { Name = "a" }, .. others];
  //> Name -> Node.Name
  //> others -> A.others
  List<Node> others;
  Node[] nodes = { new() { Name = "a" } };
  //> Name -> Node.Name
  Dictionary<string, Node> map = new() { ["a"] = new() { Name = "a" }, { "b", new() { Name = "b" } } };
  //> Name -> Node.Name
  //> Name#2 -> Node.Name
  void M(Node node, int kind) {
    Take(new() { Name = "a" }, 1);
    //> Take -> A.Take@4
    //> Name -> Node.Name
    Keep(new() { Name = "a" });
    //> Name -> Node.Name
    node.Next = new() { Name = "a", Map = { ["b"] = new() { Name = "c" } } };
    //> Name -> Node.Name
    //> Name#2 -> Node.Name
    node.Kids.Add(new() { Name = "a" });
    //> Name -> Node.Name
    Node chosen = kind switch { 1 => new() { Name = "a" }, _ => node ?? new() { Name = "b" } };
    //> Name -> Node.Name
    //> Name#2 -> Node.Name
    Func<Node> make = () => new() { Name = "a" };
    //> Name -> Node.Name
  }
  async Task<Node> Later() {
    return new() { Name = "a" };
    //> Name -> Node.Name
  }
  async ValueTask<List<Node>> AllLater() => [new() { Name = "a" }];
  //> Name -> Node.Name
}
`,
  })
})

test('a method that is handed on says what comes of it', async () => {
  await csharp({
    'Node.cs': NODE,
    'A.cs': `
namespace App;
class A {
  static Node Pass(Node node) => node;
  static Task<Node> PassLater(Node node) => null;
  async Task M(List<Node> nodes, string[] names) {
    nodes.Select(Pass).First().Visit();
    //> Visit -> Node.Visit
    names.Select(Node.Parse).First().Visit();
    //> Visit -> Node.Visit
    names.Select(int.Parse).First().CompareTo(1);
    //> Parse -> out std:dotnet System.Int32.Parse
    //> CompareTo -> out std:dotnet System.Int32.CompareTo
    (await Task.WhenAll(nodes.Select(PassLater)))[0].Visit();
    //> Visit -> Node.Visit
    nodes?.Select(n => n?.Kids?[0]).First().Visit();
    //> Kids -> Node.Kids
    //> Visit -> Node.Visit
    nodes?.AddRange([nodes[0], new() { Name = "a" }]);
    //> nodes#2 -> local 5
  }
}
`,
  })
})

test('what a lambda gives that waits is something to wait for', async () => {
  await csharp({
    'Node.cs': NODE,
    'A.cs': `
namespace App;
class A {
  async Task M(List<Node> nodes, Node node) {
    (await Task.WhenAll(nodes.Select(async n => await n.Load())))[0].Visit();
    //> Visit -> Node.Visit
    var tasks = nodes.Select(async n => { await n.Load(); return n; }).ToList();
    (await tasks[0]).Visit();
    //> Visit -> Node.Visit
    foreach (var one in await Task.WhenAll(tasks)) one.Visit();
    //> Visit -> Node.Visit
    (await Task.Run(async () => await node.Load())).Visit();
    //> Visit -> Node.Visit
    (await Retry(async () => await node.Load())).Visit();
    //> Visit -> Node.Visit
    var later = async () => { await Task.Yield(); return node; };
    (await later()).Visit();
    //> Visit -> Node.Visit
  }
  static async Task<T> Retry<T>(Func<ValueTask<T>> run) => await run();
}
`,
  })
})

test('of several methods that may be meant, what all of them give is known as the object has it', async () => {
  await csharp({
    'Node.cs': NODE,
    'A.cs': `
namespace App;
class Box<T> { public T Get(string key) => default; public T Get(Node key) => default; public U As<U>(string a) => default; public U As<U>(Node a) => default; }
class A {
  void M(Box<Node> box, Outside.Thing unknown) {
    box.Get(unknown.Key).Visit();
    //> Get -> Box.Get@2 | Box.Get@2
    //> Visit -> Node.Visit
    box.As(unknown.Key).Visit();
    //> Visit -> ?
    var process = new Outside.Process { Start = { Name = "a" } };
    //> Name -> out nuget Name
  }
}
`,
  })
})

test('what a delegate is made of is read as the delegate asks', async () => {
  await csharp({
    'A.cs': `
using System;
delegate double Taking(double x);
class Node { public void Visit() { } }
class Uses {
  static float Half(float x) => x;
  static double Half(double x) => x;
  Taking taking = new Taking(Half);
  //> Half -> Uses.Half@6
  void M() {
    var one = new Action<Node>(node => node.Visit());
    //> Visit -> Node.Visit
    var other = new Func<Node, Node>(node => { node.Visit(); return node; });
    //> Visit -> Node.Visit
    other(null).Visit();
    //> Visit -> Node.Visit
    var handler = new EventHandler<Node>((sender, node) => node.Visit());
    //> Visit -> Node.Visit
  }
}
`,
  })
})

test('a parameter of the very type of an argument is nearer than one of which nobody knows the type', async () => {
  await csharp({
    'A.cs': `
class A {
  void Go(dynamic x) { }
  void Go(int x) { }
  void Go(string x) { }
  void M(int count, dynamic other) {
    Go(1);
    //> Go -> A.Go@3
    Go(count);
    //> Go -> A.Go@3
    Go("a");
    //> Go -> A.Go@4
  }
}
`,
  })
})
