import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

const ITEM = 'namespace Shop; public class Item { public string Name; public Item Use() => this; public void Be() { } }'

test('methods of packages that extend anything are those of the package that the file imports', async () => {
  await csharp({
    'Item.cs': ITEM,
    'Tests.cs': `
using Shouldly;
using Xunit;
using Shop;
class Tests {
  void M(Item item, Item[] all, Unknown some) {
    item.ShouldNotBeNull();
    //> ShouldNotBeNull -> out nuget:Shouldly ShouldNotBeNull
    item.Name.ShouldBe("a");
    //> ShouldBe -> out nuget:Shouldly ShouldBe
    all.ShouldBeEmpty();
    //> ShouldBeEmpty -> out nuget:Shouldly ShouldBeEmpty
    var made = item.Lost();
    //> Lost -> ?
    made.ShouldBe(1);
    //> ShouldBe -> out nuget:Shouldly ShouldBe
  }
}
`,
    'More.cs': `
using FluentAssertions;
using Moq;
using Shop;
class More {
  void M(Item item) {
    item.Should().NotBeNull();
    //> Should -> out nuget:FluentAssertions Should
    //> NotBeNull -> out nuget:FluentAssertions NotBeNull
    item.Name.Should().Be("a");
    //> Should -> out nuget:FluentAssertions Should
    //> Be -> ?
    item.Lost();
    //> Lost -> ?
  }
}
`,
    'Doubles.cs': `
using NSubstitute;
using Shop;
class Doubles {
  void M(Item item) {
    item.Use().Returns(item);
    //> Returns -> out nuget:NSubstitute Returns
    item.Received(1).Use();
    //> Received -> out nuget:NSubstitute Received
    //> Use -> Item.Use
  }
}
`,
  })
})

test('where one import alone can have a method that a class of ours lacks, it is from there', async () => {
  await csharp({
    'Item.cs': ITEM,
    'Part.cs': 'namespace Shop; public partial class Part { }',
    'Own.cs': 'namespace Shop; static class Own { public static void Twice(this Part part, int n) { } }',
    'Main.cs': `
using System.Linq;
using Humanizer;
using Shop;
class Main {
  void M(Item item, Part part) {
    item.Describe();
    //> Describe -> out nuget:Humanizer Describe
    part.Generated();
    //> Generated -> ?
    item.Twice(1);
    //> Twice -> ?
  }
}
`,
  })
})

test('a service is of the type that it is asked for by', async () => {
  await csharp({
    'Item.cs': ITEM,
    // Ours stand in the namespace of those that they build on.
    'Ours.cs': `
namespace Microsoft.Extensions.DependencyInjection;
public static class Ours { public static void AddOurs(this IServiceCollection services) { } }
`,
    'Main.cs': `
using System;
using Microsoft.Extensions.DependencyInjection;
using Shop;
class Main {
  void M(IServiceProvider services, Unknown host) {
    services.GetRequiredService<Item>().Use();
    //> GetRequiredService -> out nuget:Microsoft.Extensions GetRequiredService
    //> Use -> Item.Use
    using var scope = services.CreateScope();
    //> CreateScope -> out nuget:Microsoft.Extensions CreateScope
    scope.ServiceProvider.GetService<Item>()?.Use();
    //> Use -> Item.Use
    foreach (var one in services.GetServices<Item>()) one.Use();
    //> Use -> Item.Use
    host.Services.GetRequiredService<Item>().Use();
    //> Use -> Item.Use
  }
}
`,
    'Other.cs': `
using Some.Container;
using Shop;
class Other {
  void M(Container container) {
    container.Find<Item>().Use();
    //> Find -> out nuget:Some.Container Some.Container.Container.Find
    //> Use -> ?
  }
}
`,
  })
})

test('what a call names as its type argument is what comes of answers, settings, attributes and projections', async () => {
  await csharp({
    'Item.cs': ITEM,
    'Main.cs': `
using System.Linq;
using System.Net.Http;
using System.Net.Http.Json;
using System.Reflection;
using System.Threading.Tasks;
using AutoMapper.QueryableExtensions;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Shop;
class Main {
  async Task M(HttpClient http, IConfiguration settings, IServiceCollection services, Unknown query) {
    (await http.GetFromJsonAsync<Item>("/")).Use();
    //> GetFromJsonAsync -> out std:dotnet GetFromJsonAsync
    //> Use -> Item.Use
    var answer = await http.GetAsync("/");
    var item = await answer.Content.ReadFromJsonAsync<Item>();
    item.Use();
    //> Use -> Item.Use
    settings.GetSection("item").Get<Item>().Use();
    //> Use -> Item.Use
    typeof(Item).GetCustomAttribute<Item>().Use();
    //> Use -> Item.Use
    foreach (var one in typeof(Item).GetCustomAttributes<Item>()) one.Use();
    //> Use -> Item.Use
    services.Configure<Item>(item => item.Use());
    //> Use -> Item.Use
    typeof(Item).GetMethod("Go").GetCustomAttribute<Item>().Use();
    //> Use -> Item.Use
    Parallel.ForEach(new[] { item }, one => one.Use());
    //> Use -> Item.Use
    query.ProjectTo<Item>().First().Use();
    //> Use -> Item.Use
  }
}
`,
  })
})

test('what such a method is handed is read, be it a lambda, a method or a new object', async () => {
  await csharp({
    'Item.cs': ITEM,
    'Main.cs': `
using Microsoft.Extensions.DependencyInjection;
using Shop;
class Main {
  static string Name() => "a";
  static void SetUp(Item item) { }
  static void Open(Item item) { }
  static void Open(Item item, int width) { }
  void M(IServiceCollection services) {
    services.Configure<Item>(SetUp);
    //> SetUp -> Main.SetUp
    services.Configure<Item>(Open);
    //> Open -> Main.Open | Main.Open
    services.Configure<Item>("a", new(Name()));
    //> Name -> Main.Name
  }
}
`,
  })
})
