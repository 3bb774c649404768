import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const SHOP = {
  'shop/__init__.py': '',
  'shop/models.py': `
from django.contrib.auth.models import AbstractUser
from django.conf import settings
from django.db import models

class Customer(AbstractUser):
    def greet(self):
        pass

class OrderQuerySet(models.QuerySet):
    def paid(self):
        return self.filter(paid=True)

    def named(self):
        for order in self.paid():
            order.pay()
            #     ^ call shop/models.py Order.pay

class OrderManager(models.Manager):
    def get_queryset(self):
        return OrderQuerySet(self.model, using=self._db)

    def open(self):
        return super().get_queryset().exclude(paid=True)

    def latest_open(self):
        return self.open().first()

class Order(models.Model):
    customer = models.ForeignKey(settings.AUTH_USER_MODEL, related_name='orders', on_delete=models.CASCADE)
    parent = models.ForeignKey('self', null=True, on_delete=models.SET_NULL)
    items = models.ManyToManyField('stock.Item', through='Line')
    invoice = models.OneToOneField(to='Invoice', on_delete=models.CASCADE)
    kind = models.ForeignKey('contenttypes.ContentType', on_delete=models.CASCADE)
    objects = OrderManager()
    sets = OrderQuerySet.as_manager()

    def pay(self):
        self.customer.greet()
        #             ^ call shop/models.py Customer.greet
        self.parent.pay()
        #           ^ call shop/models.py Order.pay
        self.items.first().count()
        #                  ^ call stock/models.py Item.count
        self.invoice.send()
        #            ^ call shop/models.py Invoice.send
        self.kind.model_class()
        #         ^ call unknown
        for line in self.lines.all():
            line.cost()
            #    ^ call shop/models.py Line.cost

class Invoice(models.Model):
    def send(self):
        self.order.pay()
        #          ^ call shop/models.py Order.pay

class Line(models.Model):
    order = models.ForeignKey(Order, related_name='lines', on_delete=models.CASCADE)

    def cost(self):
        pass

class Note(models.Model):
    line = models.ForeignKey(Line, on_delete=models.CASCADE)

    def read(self):
        pass
`,
  'stock/__init__.py': '',
  'stock/models.py': `
from django.db import models

class Item(models.Model):
    def count(self):
        pass
`,
  'other/models.py': `
from django.db import models

class Item(models.Model):
    def count(self):
        pass
`,
}

test('managers and query sets of Django give objects of the model that they are read on', () =>
  expectLinks({
    ...SHOP,
    'shop/views.py': `
from django.contrib.auth import get_user_model
from django.shortcuts import get_list_or_404, get_object_or_404
from shop.models import Line, Order
from stock.models import Item

def view(request, pk):
    Order.objects.get(pk=pk).pay()
    #                        ^ call shop/models.py Order.pay
    for order in Order.objects.filter(paid=True).order_by('id')[:5]:
        order.pay()
        #     ^ call shop/models.py Order.pay
    order, created = Order.objects.get_or_create(pk=pk)
    order.pay()
    #     ^ call shop/models.py Order.pay
    Order.objects.open().first().pay()
    #             ^ call shop/models.py OrderManager.open
    #                            ^ call shop/models.py Order.pay
    Order.objects.latest_open().pay()
    #                           ^ call shop/models.py Order.pay
    Order.sets.filter(a=1).paid().last().pay()
    #                      ^ call shop/models.py OrderQuerySet.paid
    #                                    ^ call shop/models.py Order.pay
    Item.objects.create(name='a').count()
    #                             ^ call stock/models.py Item.count
    Item.objects.all()[0].count()
    #                     ^ call stock/models.py Item.count
    Item.objects.filter(a=1).count()
    #                        ^ call PyPI:django django.db.models.Manager.count
    Item.objects.bulk_create([])[0].count()
    #                               ^ call stock/models.py Item.count
    get_object_or_404(Order, pk=pk).pay()
    #                               ^ call shop/models.py Order.pay
    get_object_or_404(Order.objects.open(), pk=pk).pay()
    #                                              ^ call shop/models.py Order.pay
    get_list_or_404(Item)[0].count()
    #                        ^ call stock/models.py Item.count
    for note in Line.objects.first().note_set.all():
        note.read()
        #    ^ call shop/models.py Note.read
    get_user_model().objects.get(pk=pk).greet()
    #                                   ^ call shop/models.py Customer.greet
    for order in get_user_model().objects.first().orders.filter(a=1):
        order.pay()
        #     ^ call shop/models.py Order.pay
`,
  }))

test('managers made of query sets, generic ones and those of abstract models belong to each model', () =>
  expectLinks({
    'shop/models.py': `
from django.db import models

class LiveQuerySet(models.QuerySet['Tag']):
    def live(self):
        self.get().show()
        #          ^ call shop/models.py Tag.show
        return self.filter(live=True)

class Base(models.Model):
    objects = models.Manager.from_queryset(LiveQuerySet)()

class Tag(Base):
    def show(self):
        pass

class Page(Base):
    def open(self):
        pass

Tag.objects.get(pk=1).show()
#                     ^ call shop/models.py Tag.show
Page.objects.get(pk=1).open()
#                      ^ call shop/models.py Page.open
Tag.objects.live().get().show()
#           ^ call shop/models.py LiveQuerySet.live
#                        ^ call shop/models.py Tag.show

def tags(found: models.QuerySet[Tag]):
    found.first().show()
    #             ^ call shop/models.py Tag.show
`,
  }))

test('a receiver of a signal is given its sender, and an instance of it', () =>
  expectLinks({
    'models.py': `
from django.db import models

class Customer(models.Model):
    def greet(self):
        pass

class Order(models.Model):
    customer = models.ForeignKey(Customer, related_name='orders', on_delete=models.CASCADE)

    def pay(self):
        pass

    @classmethod
    def total(cls):
        pass

class Profile(models.Model):
    customer = models.OneToOneField(Customer, on_delete=models.CASCADE)
`,
    'signals.py': `
from django.db.models.signals import post_save, pre_save
from django.dispatch import receiver
from models import Customer, Order

@receiver(post_save, sender=Order, dispatch_uid='a')
def on_save(sender, instance, created, **kwargs):
    instance.pay()
    #        ^ call models.py Order.pay
    sender.total()
    #      ^ call models.py Order.total

def on_greet(sender, instance, **kwargs):
    instance.greet()
    #        ^ call models.py Customer.greet

pre_save.connect(on_greet, sender=Customer)
`,
  }))

test('a name under which another model leads back is that of its field', () =>
  expectLinks({
    'models.py': `
from django.db import models

class Customer(models.Model):
    def spend(self):
        self.orders.all()
        #    ^ read models.py Order.customer
        self.profile
        #    ^ read models.py Profile.customer

class Order(models.Model):
    customer = models.ForeignKey(Customer, related_name='orders', on_delete=models.CASCADE)

class Profile(models.Model):
    customer = models.OneToOneField(Customer, on_delete=models.CASCADE)
`,
  }))

test('the column of a relation, and what displays a choice, are named after their field', () =>
  expectLinks({
    'models.py': `
from django.db import models

class Owned(models.Model):
    owner = models.ForeignKey('Customer', on_delete=models.CASCADE)

    class Meta:
        abstract = True

class Customer(models.Model):
    pass

class Order(Owned):
    number = models.IntegerField()
    state = models.CharField(max_length=9, choices=[('o', 'open')])

    def spend(self):
        self.owner_id
        #    ^ read models.py Owned.owner
        self.number_id
        #    ^ read PyPI:django django.db.models.Model.number_id
        self.get_state_display()
        #    ^ read models.py Order.state
        self.get_other_display()
        #    ^ call PyPI:django django.db.models.Model.get_other_display

def show(order: Order):
    order.owner_id = 1
    #     ^ write models.py Owned.owner
`,
  }))

test('what leads to several objects of a model has the methods of its own manager', () =>
  expectLinks({
    'models.py': `
from django.db import models

class Restricted(models.QuerySet):
    def restrict(self, user):
        return self.filter(owner=user)

class Base(models.Model):
    objects = Restricted.as_manager()

    class Meta:
        abstract = True

class Rack(Base):
    tags = models.ManyToManyField('Device')

    def spend(self):
        self.devices.restrict(None).first().power()
        #            ^ call models.py Restricted.restrict
        #                                   ^ call models.py Device.power
        self.tags.restrict(None)
        #         ^ call models.py Restricted.restrict
        for device in self.devices.all():
            device.power()
            #      ^ call models.py Device.power

class Device(Base):
    rack = models.ForeignKey(Rack, related_name='devices', on_delete=models.CASCADE)

    def power(self):
        pass
`,
  }))
