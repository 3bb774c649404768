import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a factory makes objects of its model', () =>
  expectLinks({
    'models.py': `
from django.db import models

class User(models.Model):
    def greet(self):
        pass
`,
    'factories.py': `
import factory
from factory.django import DjangoModelFactory
from models import User

class UserFactory(DjangoModelFactory):
    class Meta:
        model = User

class AdminFactory(UserFactory):
    name = factory.Faker('name')
`,
    'test_a.py': `
import pytest
from factories import AdminFactory, UserFactory

@pytest.fixture
def user():
    return UserFactory(name='a')

def test_greet(user):
    user.greet()
    #    ^ call models.py User.greet
    UserFactory().greet()
    #             ^ call models.py User.greet
    AdminFactory.create(name='a').greet()
    #                             ^ call models.py User.greet
    UserFactory.build().greet()
    #                   ^ call models.py User.greet
    for one in UserFactory.create_batch(3):
        one.greet()
        #   ^ call models.py User.greet
`,
  }))
