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
