import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

const SHOP = `
using Microsoft.EntityFrameworkCore;
namespace Shop;
public class Order {
  public int Id { get; set; }
  public string Note { get; set; }
  public Customer Customer { get; set; }
  public ICollection<Line> Lines { get; } = [];
}
public class Customer { public int Id { get; set; } public string Name { get; set; } }
public class Line { public Product Product { get; set; } public Order Order { get; set; } }
public class Product { public string Sku { get; set; } }
public record OrderDto(int Id, string Label);
public class ShopContext : DbContext {
  public DbSet<Order> Orders => Set<Order>();
  public DbSet<Customer> Customers { get; set; }
}
`
const EF = 'nuget:Microsoft.EntityFrameworkCore Microsoft.EntityFrameworkCore'

test('queries of an object-relational mapper are over the entities of their set, and give them', async () => {
  await csharp({
    'Shop.cs': SHOP,
    'Orders.cs': `
using Microsoft.EntityFrameworkCore;
namespace Shop;
public class Orders(ShopContext db) {
  public async Task Run(int id, CancellationToken token) {
    var order = await db.Orders.FirstOrDefaultAsync(o => o.Id == id, token);
    //> FirstOrDefaultAsync -> out ${EF}.EntityFrameworkQueryableExtensions.FirstOrDefaultAsync
    //> Id -> Order.Id
    var name = order!.Customer.Name;
    //> Customer -> Order.Customer
    var found = (await db.Orders.FindAsync(id)).Note;
    //> Note -> Order.Note
    var all = await db.Orders.Include(o => o.Lines).ThenInclude(l => l.Product).ThenInclude(p => p.Sku)
    //> Product -> Line.Product
    //> Sku -> Product.Sku
      .Include(o => o.Customer).ThenInclude(c => c.Name)
      //> Name -> Customer.Name
      .Where(o => o.Note != "").OrderBy(o => o.Id).ThenBy(o => o.Note).AsNoTracking().ToListAsync(token);
      //> Note#2 -> Order.Note
    all[0].Note.Trim();
    //> Note -> Order.Note
    var labels = await db.Customers.Select(c => new OrderDto(c.Id, c.Name)).ToListAsync();
    //> Name -> Customer.Name
    labels.First().Label.Trim();
    //> Label -> OrderDto.Label
    var query = from o in db.Orders join c in db.Customers on o.Customer.Id equals c.Id into cs
                from c in cs.DefaultIfEmpty() where c.Name != "" select new OrderDto(o.Id, c.Name);
                //> Name -> Customer.Name
    (await query.SingleAsync()).Label.Trim();
    //> SingleAsync -> out ${EF}.EntityFrameworkQueryableExtensions.SingleAsync
    //> Label -> OrderDto.Label
    (await db.Orders.ToDictionaryAsync(o => o.Id, token))[1].Note.Trim();
    //> Note -> Order.Note
    await db.Orders.ExecuteUpdateAsync(s => s.SetProperty(o => o.Note, o => o.Note + "!"));
    //> Note#2 -> Order.Note
    foreach (var entry in db.ChangeTracker.Entries<Order>()) entry.Entity.Note = "";
    //> Note -> Order.Note
    db.Orders.Page(2).First().Note.Trim();
    //> Page -> Paging.Page
    //> Note -> Order.Note
  }
}
static class Paging { public static IQueryable<T> Page<T>(this IQueryable<T> query, int at) => query.Skip(at).Take(10); }
`,
    'Configuration.cs': `
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Metadata.Builders;
namespace Shop;
public class OrderConfiguration : IEntityTypeConfiguration<Order> {
  public void Configure(EntityTypeBuilder<Order> builder) {
    builder.ToTable("orders").HasKey(o => o.Id);
    //> Id -> Order.Id
    builder.HasMany(o => o.Lines).WithOne(l => l.Order).HasForeignKey(l => l.Product);
    //> Order -> Line.Order
    //> Product -> Line.Product
    builder.OwnsOne(o => o.Customer, c => { c.Property(x => x.Name).HasMaxLength(9); });
    //> Name -> Customer.Name
  }
}
`,
  })
})

test('what validates, maps, mediates and mocks knows what it is about', async () => {
  await csharp({
    'Shop.cs': SHOP,
    'Use.cs': `
using AutoMapper;
using FluentValidation;
using MediatR;
using Microsoft.Extensions.Options;
using Moq;
using Xunit;
namespace Shop;
public record GetOrder(int Id) : IRequest<OrderDto>;
public class OrderValidator : AbstractValidator<Order> {
  public OrderValidator() {
    RuleFor(o => o.Note).NotEmpty().WithMessage("?").Must(note => note.Length > 1).When(o => o.Id > 0);
    //> Note -> Order.Note
    //> Length -> out std:dotnet System.String.Length
    //> Id -> Order.Id
    RuleForEach(o => o.Lines).Must(line => line.Product != null);
    //> Product -> Line.Product
  }
}
public class Maps : Profile {
  public Maps() => CreateMap<Order, OrderDto>().ForMember(d => d.Label, to => to.MapFrom(s => s.Note));
  //> Label -> OrderDto.Label
  //> Note -> Order.Note
}
public class Settings { public string Url { get; set; } }
public interface IOrders { Task<Order> Find(int id); void Save(Order order); string Name { get; } }
public class Tests(ISender sender, IMapper mapper, IOptions<Settings> options) {
  readonly Mock<IOrders> orders = new();
  [Fact]
  //> Fact -> out nuget:Xunit Xunit.FactAttribute
  public async Task Works() {
    (await sender.Send(new GetOrder(1), default)).Label.Trim();
    //> Label -> OrderDto.Label
    mapper.Map<OrderDto>(new Order()).Label.Trim();
    //> Label -> OrderDto.Label
    options.Value.Url.Trim();
    //> Url -> Settings.Url
    orders.Setup(o => o.Find(It.IsAny<int>())).ReturnsAsync(new Order());
    //> Find -> IOrders.Find
    //> ReturnsAsync -> out nuget:Moq Moq.Language.Flow.ISetup.ReturnsAsync
    orders.SetupGet(o => o.Name).Returns("a");
    //> Name -> IOrders.Name
    orders.Verify(o => o.Save(It.Is<Order>(one => one.Id == 1)), Times.Once);
    //> Save -> IOrders.Save
    //> Id -> Order.Id
    orders.Verify(o => o.Find(1), Times.Never());
    //> Find -> IOrders.Find
    orders.Object.Save(Assert.Single(new List<Order>()));
    //> Save -> IOrders.Save
    Assert.Throws<ShopException>(() => orders.Object.Save(null)).Code.Trim();
    //> Code -> ShopException.Code
    (await Assert.ThrowsAsync<ShopException>(() => orders.Object.Find(2))).Code.Trim();
    //> Code -> ShopException.Code
    Assert.All(new List<Order>(), one => one.Note.Trim());
    //> Note -> Order.Note
  }
}
public class ShopException : Exception { public string Code { get; } }
`,
  })
})

test('what tools write of a model is told by texts', async () => {
  await csharp({
    'Snapshot.cs': `
using Microsoft.EntityFrameworkCore;
class Snapshot {
  void Build(ModelBuilder builder) {
    builder.Entity("Shop.Order", b => {
      b.Property<int>("Id").ValueGeneratedOnAdd().HasColumnType("int");
      //> Property -> out ${EF}.Metadata.Builders.EntityTypeBuilder.Property
      //> HasColumnType -> out ${EF}.Metadata.Builders.PropertyBuilder.HasColumnType
      b.HasKey("Id");
      //> HasKey -> out ${EF}.Metadata.Builders.EntityTypeBuilder.HasKey
      b.HasOne("Shop.Customer", "Customer").WithMany("Orders").HasForeignKey("CustomerId");
      //> WithMany -> out ${EF}.Metadata.Builders.ReferenceNavigationBuilder.WithMany
      //> HasForeignKey -> out ${EF}.Metadata.Builders.ReferenceCollectionBuilder.HasForeignKey
    });
  }
}
`,
  })
})

test('what stands in for an interface in a test has its members', async () => {
  await csharp({
    'Tests.cs': `
using System.Threading.Tasks;
using AutoFixture;
using FakeItEasy;
using NSubstitute;
namespace Shop;
public class Order { public string Note; }
public interface IOrders { Task<Order> Find(int id); void Save(Order order); }
public class Tests {
  void M(IFixture fixture) {
    var orders = Substitute.For<IOrders>();
    orders.Find(1).Returns(Task.FromResult(new Order()));
    //> Find -> IOrders.Find
    orders.Received().Save(Arg.Is<Order>(one => one.Note == "a"));
    //> Save -> IOrders.Save
    //> Note -> Order.Note
    var part = Substitute.ForPartsOf<Order>("of", 2);
    part.Note.Trim();
    //> Note -> Order.Note
    var fake = A.Fake<IOrders>(x => x.Strict());
    A.CallTo(() => fake.Find(A<int>.Ignored)).Returns(new Order());
    //> Find -> IOrders.Find
    fixture.Create<Order>().Note.Trim();
    //> Note -> Order.Note
    fixture.Freeze<IOrders>().Save(null);
    //> Save -> IOrders.Save
    foreach (var one in fixture.CreateMany<Order>(3)) one.Note.Trim();
    //> Note -> Order.Note
  }
}
`,
  })
})

test('a repository of specifications gives what it keeps, and one of several types is told apart', async () => {
  await csharp({
    'A.cs': `
using Ardalis.Specification;
using OneOf;
namespace App;
class Cart { public void Clear() { } }
class Failure { public string Why; }
interface IRepository<T> : IRepositoryBase<T> where T : class { }
class Outcome : OneOfBase<Cart, Failure> { string Say() => AsT1.Why; }
//> Why -> Failure.Why
class A {
  OneOf<Cart, Failure> Find() => new Cart();
  async Task M(IRepository<Cart> carts) {
    (await carts.FirstOrDefaultAsync(new ById())).Clear();
    //> Clear -> Cart.Clear
    foreach (var one in await carts.ListAsync()) one.Clear();
    //> Clear -> Cart.Clear
    var found = Find();
    found.AsT0.Clear();
    //> Clear -> Cart.Clear
    found.Switch(cart => cart.Clear(), failure => Log(failure.Why));
    //> Clear -> Cart.Clear
    //> Why -> Failure.Why
    var why = found.Match(cart => null, failure => failure.Why);
    //> Why -> Failure.Why
  }
}
`,
  })
})

test('a context that a factory makes is the class that the factory is of', async () => {
  await csharp({
    'Shop.cs': `
using Microsoft.EntityFrameworkCore;
namespace Shop;
public class Order { public int Id { get; set; } }
public class ShopContext : DbContext { public DbSet<Order> Orders { get; set; } }
public class Orders(IDbContextFactory<ShopContext> factory) {
  public async Task Run(int id) {
    using var db = factory.CreateDbContext();
    db.Orders.First(o => o.Id == id);
    //> Orders -> ShopContext.Orders
    //> Id -> Order.Id
    var other = await factory.CreateDbContextAsync().ConfigureAwait(false);
    await using (other.ConfigureAwait(false)) {
      other.Orders.Find(1).Id.ToString();
      //> Orders -> ShopContext.Orders
      //> Id -> Order.Id
    }
  }
}
`,
  })
})

test('what a controller has of its request is known, so that overloads and extension methods of it are found', async () => {
  await csharp({
    'Extensions.cs': `
using System.Security.Claims;
using Microsoft.AspNetCore.Http;
namespace Shop.Extensions;
public class User { }
public static class ClaimsExtensions {
  public static Guid GetUserId(this ClaimsPrincipal user) => default;
  public static bool GetIsApiKey(this ClaimsPrincipal user) => false;
}
public static class ContextExtensions { public static IPAddress GetRemote(this HttpContext context) => null; }
public interface IItems { T Get<T>(Guid id, Guid userId); T Get<T>(Guid id, User user); }
`,
    'Items.cs': `
using Microsoft.AspNetCore.Mvc;
using Shop.Extensions;
using Other.Things;
namespace Shop;
public class Base : ControllerBase { }
public class Items(IItems items) : Base {
  public void Get(Guid id) {
    User.GetIsApiKey();
    //> GetIsApiKey -> ClaimsExtensions.GetIsApiKey
    items.Get<string>(id, User.GetUserId());
    //> Get -> IItems.Get@10
    HttpContext.GetRemote();
    //> GetRemote -> ContextExtensions.GetRemote
    Request.HttpContext.GetRemote();
    //> GetRemote -> ContextExtensions.GetRemote
  }
}
`,
  })
})

test("a hub's clients, and whoever a hub's context reaches, are what the hub says they are", async () => {
  await csharp({
    'Hubs.cs': `
using Microsoft.AspNetCore.SignalR;
namespace Shop;
public interface IOrderClient { Task Placed(int id); }
public class OrderHub : Hub<IOrderClient> {
  public Task Place(int id) => Clients.Caller.Placed(id);
  //> Placed -> IOrderClient.Placed
}
public class Orders(IHubContext<OrderHub, IOrderClient> hub) {
  public Task Tell(string group, int id) => hub.Clients.Group(group).Placed(id);
  //> Placed -> IOrderClient.Placed
}
`,
  })
})
