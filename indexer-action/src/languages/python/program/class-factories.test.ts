import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a class that a function makes of another has the methods that are copied into it', () =>
  expectLinks({
    'query.py': `
class QuerySet:
    def filter(self):
        return self

    def _fetch(self):
        pass
`,
    'manager.py': `
import inspect
from query import QuerySet

class BaseManager:
    def close(self):
        pass

    @classmethod
    def _methods_of(cls, queryset_class):
        def create_method(name, method):
            def manager_method(self, *args, **kwargs):
                return getattr(self.get_queryset(), name)(*args, **kwargs)
            return manager_method

        methods = {}
        for name, method in inspect.getmembers(queryset_class, predicate=inspect.isfunction):
            methods[name] = create_method(name, method)
        return methods

    @classmethod
    def from_queryset(cls, queryset_class, class_name=None):
        return type(class_name, (cls,), {
            '_queryset_class': queryset_class,
            **cls._methods_of(queryset_class),
        })

class Manager(BaseManager.from_queryset(QuerySet)):
    def named(self):
        return self.filter()
        #           ^ call query.py QuerySet.filter

class Users(Manager):
    pass

Users().filter().filter()
#       ^ call query.py QuerySet.filter
#                ^ call query.py QuerySet.filter
Users().close()
#       ^ call manager.py BaseManager.close
Users()._fetch()
#       ^ call unknown
`,
  }))

test('a class that is made with type has what its bases have', () =>
  expectLinks({
    'a.py': `
class Form:
    def clean(self):
        pass

def form_for(model, base=Form):
    return type(model.__name__ + "Form", (base,), {"model": model})

class UserForm(form_for(object, Form)):
    pass

UserForm().clean()
#          ^ call a.py Form.clean
made = form_for(object)
made().clean()
#      ^ call a.py Form.clean
`,
  }))

test('managers of Django have the methods of the query set that they are made of', () =>
  expectLinks({
    'models.py': `
from django.db import models

class PostQuerySet(models.QuerySet):
    def published(self):
        return self.filter(public=True)

class PostManager(models.Manager.from_queryset(PostQuerySet)):
    pass

class Post(models.Model):
    posts = PostManager()
    others = PostQuerySet.as_manager()
    more = models.Manager.from_queryset(PostQuerySet)()

Post.posts.published()
#          ^ call models.py PostQuerySet.published
Post.others.published()
#           ^ call models.py PostQuerySet.published
Post.more.published()
#         ^ call models.py PostQuerySet.published
`,
  }))

test('a copy of six.with_metaclass makes a class of the bases and the metaclass that it is given', () =>
  expectLinks({
    'a.py': `
def with_metaclass(meta, base=object):
    return meta('NewBase', (base,), {})

class Node:
    def clone(self):
        pass

class ModelBase(type):
    def register(cls):
        pass

class Model(with_metaclass(ModelBase, Node)):
    pass

Model().clone()
#       ^ call a.py Node.clone
Model.register()
#     ^ call a.py ModelBase.register
`,
  }))
