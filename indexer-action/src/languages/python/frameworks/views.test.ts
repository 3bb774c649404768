import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('views, forms and serializers give objects of the model that they name', () =>
  expectLinks({
    'shop/__init__.py': '',
    'shop/models.py': `
from django.db import models

class Order(models.Model):
    def pay(self):
        pass

class Item(models.Model):
    def count(self):
        pass
`,
    'shop/views.py': `
from django import forms
from django.views.generic import DetailView, ListView
from rest_framework import serializers, viewsets
from shop.models import Item, Order

class Base(DetailView):
    pass

class OrderView(Base):
    model = Order

    def get(self, request):
        self.object = self.get_object()
        self.object.pay()
        #           ^ call shop/models.py Order.pay

class OrderList(ListView):
    model = Order

    def get_queryset(self):
        for order in super().get_queryset().filter(a=1):
            order.pay()
            #     ^ call shop/models.py Order.pay
        return super().get_queryset()

    def get_context_data(self):
        self.get_queryset().first().pay()
        #                           ^ call shop/models.py Order.pay
        for order in self.object_list:
            order.pay()
            #     ^ call shop/models.py Order.pay
        self.get_queryset().helper()
        #                   ^ call PyPI:django django.db.models.QuerySet.helper

    def helper(self):
        pass

class ItemViewSet(viewsets.ModelViewSet):
    queryset = Item.objects.all()

    def act(self, request, pk=None):
        self.get_object().count()
        #                 ^ call shop/models.py Item.count
        for item in self.filter_queryset(self.get_queryset()):
            item.count()
            #    ^ call shop/models.py Item.count

class ItemSerializer(serializers.ModelSerializer):
    class Meta:
        model = Item

    def check(self):
        self.instance.count()
        #             ^ call shop/models.py Item.count

class OrderForm(forms.ModelForm):
    class Meta:
        model = Order

def change(request):
    form = OrderForm(request.POST)
    form.save(commit=False).pay()
    #                       ^ call shop/models.py Order.pay
    form.instance.pay()
    #             ^ call shop/models.py Order.pay
`,
  }))

test('a view that names no model gives objects of those that its subclasses name', () =>
  expectLinks({
    'models.py': `
from django.db import models

class Order(models.Model):
    def pay(self):
        pass

class Item(models.Model):
    def count(self):
        pass
`,
    'views.py': `
from django.views.generic import DetailView
from models import Item, Order

class Base(DetailView):
    def get(self, request):
        found = self.get_object()
        found.pay()
        #     ^ call models.py Order.pay
        self.object.count()
        #           ^ call models.py Item.count

class OrderView(Base):
    model = Order

class ItemView(Base):
    queryset = Item.objects.all()
    def put(self, request):
        self.get_object().count()
        #                 ^ call models.py Item.count
`,
  }))

test('the actions that a view set is given for requests are its methods', () =>
  expectLinks({
    'shop/views.py': `
from rest_framework import viewsets

class Base(viewsets.ModelViewSet):
    def list(self, request):
        pass

class Orders(Base):
    def close(self, request, pk):
        pass
`,
    'shop/urls.py': `
from django.urls import path
from . import views
from .views import Orders

urlpatterns = [
    path('orders/', Orders.as_view({'get': 'list', 'post': 'create'})),
    #                                       ^ read shop/views.py Base.list
    #                                                       ^ read PyPI:djangorestframework rest_framework.viewsets.ModelViewSet.create
    path('orders/<int:pk>/close/', views.Orders.as_view({"delete": "close"}, suffix='close')),
    #                                                               ^ read shop/views.py Orders.close
]
`,
  }))
