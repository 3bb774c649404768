import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('sending a signal calls the functions that are connected to it, and no others', () =>
  expectLinks({
    'shop/signals.py': `
from django.dispatch import Signal

paid = Signal()
sent = Signal()
`,
    'shop/handlers.py': `
from django.dispatch import receiver
from .signals import paid, sent

class Order:
    def ship(self):
        pass

def notify(sender, order, **kwargs):
    order.ship()
    #     ^ call shop/handlers.py Order.ship

@receiver(sent)
def track(sender, **kwargs):
    pass

@receiver([paid, sent], dispatch_uid='log')
def log(sender, **kwargs):
    pass
`,
    'shop/apps.py': `
from django.apps import AppConfig

class ShopConfig(AppConfig):
    def ready(self):
        from .handlers import notify
        from .signals import paid
        paid.connect(notify)
        #    ^ call PyPI:django django.dispatch.Signal.connect
`,
    'shop/views.py': `
from . import signals
from .handlers import Order
from .signals import sent

def pay():
    signals.paid.send(sender=None, order=Order())
    #            ^ call PyPI:django django.dispatch.Signal.send
    #                ^ call_indirect shop/handlers.py log, call_indirect shop/handlers.py notify
    sent.send_robust(sender=None)
    #               ^ call_indirect shop/handlers.py log, call_indirect shop/handlers.py track
`,
  }))

test('a function that is connected by a decorator or as `receiver` stays what it is', () =>
  expectLinks({
    'shop.py': `
from django.dispatch import Signal
paid = Signal()

class Order:
    def ship(self):
        return self

@paid.connect
def notify(sender, order):
    return order

def log(sender, order):
    order.ship()
    #     ^ call shop.py Order.ship

def ready():
    paid.connect(sender=None, receiver=log)
    paid.send(sender=None, order=Order())
    #        ^ call_indirect shop.py log, call_indirect shop.py notify
    notify(None, Order()).ship()
    #                     ^ call shop.py Order.ship
`,
  }))

test('signals of Blinker are sent to what is connected to them', () =>
  expectLinks({
    'shop.py': `
from blinker import NamedSignal, Signal
paid = Signal()
sent = NamedSignal('sent')

def log(sender):
    pass

def track(sender):
    pass

paid.connect(log)
sent.connect(track)

async def pay():
    paid.send(None)
    #        ^ call_indirect shop.py log
    await sent.send_async(None)
    #                    ^ call_indirect shop.py track
`,
  }))
