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
