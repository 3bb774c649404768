import { expect, test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'
import { essenceOf } from './projects.ts'

test('what one project imports for all its files is not imported into those of another', async () => {
  await csharp({
    'src/Api/Api.csproj': '<Project Sdk="Microsoft.NET.Sdk" />',
    'src/Api/GlobalUsings.cs': `
global using Shop.Api.Models;
global using static Shop.Domain.Sums;
`,
    'src/Api/Models/Order.cs': `
namespace Shop.Api.Models;
public record Order(string Text);
`,
    'src/Api/Deep/Handler.cs': `
class Handler { int Run(Order order) => Sum(order.Text.Length); }
//> Order -> Order@2
//> Sum -> Sums.Sum
`,
    'src/Domain/Domain.csproj': '<Project Sdk="Microsoft.NET.Sdk" />',
    'src/Domain/Usings.cs': 'global using Shop.Domain.Orders;',
    'src/Domain/Order.cs': `
namespace Shop.Domain.Orders;

public class Order { }
`,
    'src/Domain/Store.cs': `
namespace Shop.Domain;
class Store { Order order; int Two() => Sum(1); }
//> Order -> Order@3
//> Sum -> ?
public static class Sums { public static int Sum(int of) => of; }
`,
    'shared/Linked.cs': `
class Linked { int Two() => Sum(1); }
//> Sum -> Sums.Sum
`,
  })
})

test('imports for all files of a project stand in its settings, and in those above it', async () => {
  await csharp({
    'Directory.Build.props': '<Project><ItemGroup><Using Include="Shop.Core" /></ItemGroup></Project>',
    'src/Api/Api.csproj': `<Project>
  <ItemGroup>
    <!-- <Using Include="Shop.Old" /> -->
    <Using Include="Shop.Models;Shop.Views" />
    <Using Include="Shop.Core.Sums" Static="true" />
    <Using Include="Shop.Models.Order" Alias="Ordered" />
    <Using Include="Xunit" />
  </ItemGroup>
</Project>`,
    'src/Api/Use.cs': `
class Use {
  View view; Order order; Ordered ordered; Core core; Old old;
  //> View -> View
  //> Order -> Order
  //> Ordered -> Order
  //> Core -> Core
  //> Old -> ?
  [Fact] int Run() => Sum(1);
  //> Fact -> out nuget:Xunit Xunit.FactAttribute
  //> Sum -> Sums.Sum
}
`,
    'Shop.cs': `
namespace Shop.Models { public class Order { } }
namespace Shop.Views { public class View { } }
namespace Shop.Old { public class Old { } }
namespace Shop.Core { public class Core { } public static class Sums { public static int Sum(int of) => of; } }
`,
    'tests/Directory.Build.props': '<Project><PropertyGroup /></Project>',
    'tests/Unit/Unit.csproj': '<Project />',
    'tests/Unit/Test.cs': `
class Test { Core core; }
//> Core -> ?
`,
    'tools/Directory.Build.props': `<Project><Import Project="$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildThisFileDirectory)../'))" /></Project>`,
    'tools/Unit/Unit.csproj': '<Project />',
    'tools/Unit/Tool.cs': `
class Tool { Core core; }
//> Core -> Core
`,
  })
})

test('the kind of a project imports what it is made with', async () => {
  await csharp({
    'Api/Api.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>',
    'Api/Program.cs': `
using Microsoft.EntityFrameworkCore;
var builder = WebApplication.CreateBuilder(args);
//> WebApplication -> out nuget WebApplication
builder.AddShop(new ShopOptions());
//> ShopOptions -> ShopOptions
`,
    'Core/Core.csproj': '<Project Sdk="Microsoft.NET.Sdk"></Project>',
    'Core/Core.cs': `
using Microsoft.EntityFrameworkCore;
class Core { DbType type; ShopOptions options; }
//> DbType -> out nuget:Microsoft.EntityFrameworkCore Microsoft.EntityFrameworkCore.DbType
//> ShopOptions -> ?
`,
    'Core/Options.cs': `
namespace Microsoft.Extensions.DependencyInjection;
public class ShopOptions { }
`,
  })
})

test('of the settings of a project counts what they import', () => {
  const project = (version: string) =>
    `<Project><ItemGroup><PackageReference Include="A" Version="${version}" /><Using Include="A.B" /></ItemGroup></Project>`
  expect(essenceOf('A.csproj', project('1'))).toBe(essenceOf('A.csproj', project('2')))
  expect(essenceOf('A.csproj', project('1'))).toBe('<Using Include="A.B" />')
  expect(essenceOf('A.csproj', '<Project Sdk="Microsoft.NET.Sdk.Web"><A /></Project>')).toContain('Sdk.Web')
})
