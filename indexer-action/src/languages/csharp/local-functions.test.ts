import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('statements at the top of a file call functions that stand among them, before and after', async () => {
  await csharp({
    'Program.cs': `
using App;
var shop = Make("a");
//> Make -> Make
shop.Open();
//> Open -> Shop.Open
Run(shop, Report);
//> Run -> Run
//> Report -> Report
Shop Make(string name) => new(name);
//> Shop -> Shop
static void Run(Shop shop, System.Action<Shop> then) { then(shop); Report(shop); }
//> Report -> Report
static void Report(Shop shop) => shop.Open();
//> Open -> Shop.Open
`,
    'Other/Program.cs': `
var other = Make(1);
//> Make -> Make@5
other.ToString();
//> ToString -> out std:dotnet System.Object.ToString
object Make(int number) => Program.Twice(number);
//> Twice -> Program.Twice
public partial class Program { public static int Twice(int number) => number * 2; }
`,
    'Shop.cs': `
namespace App;
public record Shop(string Name) { public void Open() { } }
`,
  })
})

test('what a program is given is text, and the name of a namespace is no use of anything', async () => {
  await csharp({
    'Program.cs': `
using App.Deep;
foreach (var one in args) Words.Say(one);
//> args -> nothing
//> Say -> Words.Say@5
`,
    'Words.cs': `
namespace App.Deep;
//> Deep -> nothing
//> App -> nothing
public static class Words {
  public static void Say(string word) { }
  public static void Say(int number) { }
}
`,
  })
})

test('a function in a method is seen in that method alone, and before methods of its name', async () => {
  await csharp({
    'A.cs': `
namespace App;
class A {
  bool Fits(string text) => true;
  void First() {
    Fits("a");
    //> Fits -> A.First.Fits
    if (true) { Fits("b"); }
    //> Fits -> A.First.Fits
    bool Fits(string text) => text.Length > 1;
  }
  void Second() {
    System.Func<string, bool> held = Fits;
    //> Fits -> A.Second.Fits
    bool Fits(string text) { return text.Length > 2 && Fits(text); }
    //> Fits#2 -> A.Second.Fits
  }
  void Third() {
    Fits("c");
    //> Fits -> A.Fits
    this.Fits("d");
    //> Fits -> A.Fits
    System.Action run = () => {
      Inner(1);
      //> Inner -> A.Third.Inner@25
      void Inner(int a) { }
    };
    switch (1) { case 1: void Inner(string b) { } Inner("e"); break; }
    //> Inner#2 -> A.Third.Inner@27
  }
}
`,
  })
})

test('the class that nobody writes around statements at the top of a file is not one of a package', async () => {
  await csharp({
    'App.cs': 'Go(); void Go() { }',
    'Tests.cs': `
using Testing.Hosts;
class Tests(Host<Program> host) { }
//> Host -> out nuget:Testing.Hosts Testing.Hosts.Host
//> Program -> ?
`,
  })
})
