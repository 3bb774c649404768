import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('what is sent leads to the handler of its type, and what is published to all of them', async () => {
  await csharp({
    'Commands.cs': `
using MediatR;
namespace Shop;
public record PlaceOrder(int Id) : IRequest<bool>;
public record Cancel(int Id) : IRequest;
public record Wrapped<T, R>(T Inner) : IRequest<R> where T : IRequest<R>;
public record Placed(int Id) : INotification;
public record Lonely(int Id) : INotification;
`,
    'Handlers.cs': `
using MediatR;
namespace Shop;
public class PlaceOrderHandler : IRequestHandler<PlaceOrder, bool> {
  public Task<bool> Handle(PlaceOrder request, CancellationToken token) => null;
}
public class CancelHandler : IRequestHandler<Cancel> {
  public Task Handle(Cancel request, CancellationToken token) => null;
}
public abstract class WrappedHandler<T, R> : IRequestHandler<Wrapped<T, R>, R> where T : IRequest<R> {
  public Task<R> Handle(Wrapped<T, R> request, CancellationToken token) => null;
}
public class WrappedPlaceHandler : WrappedHandler<PlaceOrder, bool> {}
public class Mails : INotificationHandler<Placed> {
  public Task Handle(Placed said, CancellationToken token) => null;
}
public class Books : INotificationHandler<Placed>, INotificationHandler<Other> {
  public Task Handle(Other said, CancellationToken token) => null;
  public Task Handle(Placed said, CancellationToken token) => null;
}
public record Other(int Id) : INotification;
`,
    'Api.cs': `
using MediatR;
namespace Shop;
public class Api(IMediator mediator, ISender sender, Own own) {
  public async Task Run(Cancel given, INotification any) {
    await mediator.Send(new PlaceOrder(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send then PlaceOrderHandler.Handle
    var wrapped = new Wrapped<PlaceOrder, bool>(new PlaceOrder(1));
    await sender.Send(wrapped);
    //> Send -> out nuget:MediatR MediatR.ISender.Send then WrappedHandler.Handle
    await sender.Send(given);
    //> Send -> out nuget:MediatR MediatR.ISender.Send then CancelHandler.Handle
    await mediator.Publish(new Placed(1));
    //> Publish -> out nuget:MediatR MediatR.IPublisher.Publish then Mails.Handle then Books.Handle@18
    await mediator.Publish(new Lonely(1));
    //> Publish -> out nuget:MediatR MediatR.IPublisher.Publish
    await mediator.Publish(any);
    //> Publish -> out nuget:MediatR MediatR.IPublisher.Publish
    own.Send(new PlaceOrder(1));
    //> Send -> Own.Send
  }
}
public class Own { public void Send(object any) {} }
`,
  })
})

test('each of several handlers of a class is found, and who only has the name of a sender sends nothing', async () => {
  await csharp({
    'Handlers.cs': `
using MediatR;
namespace Shop;
public record Open(int Id) : IRequest<bool>;
public record Close(int Id) : IRequest<bool>;
public record Lock(int Id) : IRequest<bool>;
public class Doors : IRequestHandler<Open, bool>, IRequestHandler<Close, bool>, IRequestHandler<Lock, bool> {
  Task<bool> IRequestHandler<Open, bool>.Handle(Open request, CancellationToken token) => null;
  public Task<bool> Handle(Close request, CancellationToken token) => null;
}
`,
    'Fake.cs': `
using MediatR;
namespace Elsewhere;
public record Open(int Id) : IRequest<bool>;
public class FakeSender : ISender { public Task<object> Send(object it, CancellationToken token) => null; }
`,
    'Api.cs': `
using MediatR;
namespace Shop;
public class Api(IMediator mediator, Elsewhere.FakeSender fake, MassTransit.IBus bus) {
  public async Task Run() {
    await mediator.Send(new Open(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send then Doors.Handle@7
    await mediator.Send(new Close(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send then Doors.Handle@8
    await mediator.Send(new Lock(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send
    await mediator.Send(new Elsewhere.Open(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send
    await fake.Send(new Open(1));
    //> Send -> out nuget:MediatR MediatR.ISender.Send
    await bus.Send(new Open(1));
    //> Send -> out nuget:MediatR.MassTransit MediatR.MassTransit.IBus.Send
  }
}
`,
  })
})
