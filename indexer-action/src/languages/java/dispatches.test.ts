import { test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

test('an event that is published leads to its listeners, and to those of what it extends', async () => {
  await java({
    'src/shop/Events.java': `
package shop;
class Placed extends Happened {}
class Happened {}
class Lonely {}
`,
    'src/shop/Listeners.java': `
package shop;
import org.springframework.context.ApplicationListener;
import org.springframework.context.event.EventListener;
class Mails {
  @EventListener
  void onPlaced(Placed event) {}
  void notOne(Placed event) {}
}
class Log {
  @EventListener(condition = "true")
  void onAny(Happened event) {}
}
class Old implements ApplicationListener<Placed> {
  public void onApplicationEvent(Placed event) {}
}
`,
    'src/shop/Orders.java': `
package shop;
import org.springframework.context.ApplicationEventPublisher;
class Orders {
  private final ApplicationEventPublisher publisher;
  Orders(ApplicationEventPublisher publisher) { this.publisher = publisher; }
  void place() {
    publisher.publishEvent(new Placed());
    //> publishEvent -> out maven:org.springframework.context ApplicationEventPublisher.publishEvent then Mails.onPlaced then Old.onApplicationEvent then Log.onAny
    publisher.publishEvent(new Lonely());
    //> publishEvent -> out maven:org.springframework.context ApplicationEventPublisher.publishEvent
  }
}
`,
  })
})

test('a listener handles the classes that its annotation names, and is none by the annotation of another library', async () => {
  await java({
    'src/shop/Events.java': `
package shop;
class Happened {}
class Placed extends Happened {}
class Cancelled extends Happened {}
`,
    'src/shop/Foreign.java': `
package shop;
import com.velocitypowered.api.EventListener;
class Foreign {
  @EventListener
  void onPlaced(Placed event) {}
}
`,
    'src/shop/Listeners.java': `
package shop;
import org.springframework.context.event.*;
import org.springframework.transaction.event.TransactionalEventListener;
class Listeners {
  @EventListener(classes = Cancelled.class, condition = "#x == T(Placed.class)")
  void onCancelled(Happened event) {}
  @EventListener({ Cancelled.class, shop.Placed.class })
  void onSome() {}
  @TransactionalEventListener
  void onPlaced(Placed event) {}
}
`,
    'src/shop/Orders.java': `
package shop;
import org.springframework.context.ApplicationEventPublisher;
class Own implements ApplicationEventPublisher { public void publishEvent(Object event) {} }
class Orders {
  private ApplicationEventPublisher publisher;
  private Own own;
  void place() {
    publisher.publishEvent(new Placed());
    //> publishEvent -> out maven:org.springframework.context ApplicationEventPublisher.publishEvent then Listeners.onSome then Listeners.onPlaced
    own.publishEvent(new Placed());
    //> publishEvent -> Own.publishEvent
  }
}
`,
  })
})

test('what is posted on a bus leads to its subscribers', async () => {
  await java({
    'src/app/Events.java': `
package app;
class Changed {}
class ItemChanged extends Changed {}
`,
    'src/app/Screens.java': `
package app;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;
class Screens {
  @Subscribe(sticky = true, threadMode = ThreadMode.MAIN)
  public void onItem(ItemChanged event) {}
  @Subscribe
  public void onAny(Changed event) {}
}
class Server {
  @com.google.common.eventbus.Subscribe
  public void onItem(ItemChanged event) {}
}
`,
    'src/app/Writer.java': `
package app;
import org.greenrobot.eventbus.EventBus;
class Writer {
  void write(com.google.common.eventbus.AsyncEventBus bus) {
    EventBus.getDefault().post(new ItemChanged());
    //> post -> out maven:org.greenrobot.eventbus EventBus.post then Screens.onItem then Screens.onAny
    EventBus.getDefault().postSticky(new Changed());
    //> postSticky -> out maven:org.greenrobot.eventbus EventBus.postSticky then Screens.onAny
    bus.post(new ItemChanged());
    //> post -> out maven:com.google.common.eventbus EventBus.post then Server.onItem
  }
}
`,
  })
})
