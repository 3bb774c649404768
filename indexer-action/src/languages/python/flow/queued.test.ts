import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what sends a task to a queue runs the task, with its arguments', () =>
  expectLinks({
    'shop/models.py': `
class Order:
    def pay(self):
        pass
`,
    'shop/tasks.py': `
from celery import shared_task
from .app import app

@shared_task
def settle(order):
    order.pay()
    #     ^ call shop/models.py Order.pay

@shared_task(bind=True, max_retries=3)
def refund(self, order, reason=None):
    order.pay()
    #     ^ call shop/models.py Order.pay

@app.task
def remind(order, copy):
    order.pay()
    #     ^ call shop/models.py Order.pay
    copy.pay()
    #    ^ call shop/models.py Order.pay
`,
    'shop/app.py': `
from celery import Celery
app = Celery('shop')
`,
    'shop/views.py': `
from celery import chain
from . import tasks
from .models import Order
from .tasks import refund, remind, settle

def buy():
    settle.delay(Order())
    #      ^ call_indirect shop/tasks.py settle
    refund.delay(Order())
    #      ^ call_indirect shop/tasks.py refund
    tasks.remind.apply_async(args=[Order()], kwargs={'copy': Order()}, countdown=60)
    #            ^ call_indirect shop/tasks.py remind
    chain(settle.s(Order()), remind.si(Order(), copy=Order())).apply_async()
    #            ^ call_indirect shop/tasks.py settle
    #                               ^ call_indirect shop/tasks.py remind
`,
  }))

test('actors and jobs of other queues are run by what their decorators add', () =>
  expectLinks({
    'jobs.py': `
import dramatiq
from django_rq import job
from prefect import task

@dramatiq.actor(max_retries=1)
def send_mail(address):
    pass

@job('low')
def clean():
    pass

@task
def load(path):
    pass

def start():
    send_mail.send('a@b.c')
    #         ^ call_indirect jobs.py send_mail
    send_mail.send_with_options(args=('a@b.c',), delay=10)
    #         ^ call_indirect jobs.py send_mail
    clean.delay()
    #     ^ call_indirect jobs.py clean
    load.submit('a.csv')
    #    ^ call_indirect jobs.py load
`,
  }))

test('what a task gives is not what sending it gives, and a function without a decorator sends nothing', () =>
  expectLinks({
    'jobs.py': `
from celery import shared_task

class Report:
    def id(self):
        pass

@shared_task
def report():
    return Report()

def plain():
    pass

def start():
    sent = report.delay()
    #             ^ call_indirect jobs.py report
    sent.id
    #    ^ read unknown
    plain.delay()
    #     ^ call std:python function.delay
`,
  }))

test('what sends a task of Taskiq, Procrastinate, Modal or Ray is given what the task is given', () =>
  expectLinks({
    'jobs.py': `
import modal
import procrastinate
import ray
from taskiq import InMemoryBroker
broker = InMemoryBroker()
queue = procrastinate.App()
app = modal.App()

class Order:
    def pay(self):
        pass

@broker.task
async def settle(order):
    order.pay()
    #     ^ call jobs.py Order.pay

@queue.task(name='refund')
def refund(order):
    order.pay()
    #     ^ call jobs.py Order.pay

@queue.task
def remind(order):
    order.pay()
    #     ^ call jobs.py Order.pay

@app.function(gpu='any')
def train(order):
    order.pay()
    #     ^ call jobs.py Order.pay

@ray.remote
def sum_up(order):
    order.pay()
    #     ^ call jobs.py Order.pay

async def start():
    await settle.kiq(Order())
    #            ^ call_indirect jobs.py settle
    refund.defer(order=Order())
    #      ^ call_indirect jobs.py refund
    await remind.defer_async(order=Order())
    #            ^ call_indirect jobs.py remind
    train.spawn(Order())
    #     ^ call_indirect jobs.py train
    sum_up.remote(Order())
    #      ^ call_indirect jobs.py sum_up
`,
  }))

test('arguments of a call that takes them in a sequence and a mapping are those of the task, and no others', () =>
  expectLinks({
    'jobs.py': `
from celery import shared_task

class Order:
    def pay(self):
        pass

@shared_task
def settle(order, copy):
    order.pay()
    #     ^ call jobs.py Order.pay
    copy.pay()
    #    ^ call jobs.py Order.pay

@shared_task
def listed(orders):
    orders.pay()
    #      ^ call unknown

def start(order):
    settle.apply_async((Order(),), {'copy': Order()})
    listed.delay([Order()])
`,
  }))
