import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const CLIENT = `
class Client:
    def get(self):
        pass

class Other:
    def get(self):
        pass
`

test('a fixture is asked for by the name that its decorator gives it', () =>
  expectLinks({
    'client.py': CLIENT,
    'tests/conftest.py': `
import pytest
from client import Client

@pytest.fixture(scope='module', name='client')
def _client():
    return Client()
`,
    'tests/test_a.py': `
def test_get(client):
    client.get()
    #      ^ call client.py Client.get
`,
  }))

test('a fixture gives back what another one gave it', () =>
  expectLinks({
    'client.py': CLIENT,
    'conftest.py': `
import pytest
from client import Client, Other

@pytest.fixture
def client():
    return Client()

@pytest.fixture
def ready(client):
    client.get()
    return client

@pytest.fixture
def either(request, client):
    return client if request.param else Other()
`,
    'test_a.py': `
def test_get(ready, either):
    ready.get()
    #     ^ call client.py Client.get
    either.get()
    #      ^ call one of (client.py Other.get | client.py Client.get)
`,
  }))

test('a fixture of a class stands before that of its module, for its subclasses too', () =>
  expectLinks({
    'client.py': CLIENT,
    'tests/test_a.py': `
import pytest
from client import Client, Other

@pytest.fixture
def client():
    return Other()

class TestBase:
    @pytest.fixture
    def client(self):
        return Client()

    @pytest.fixture(autouse=True)
    def prepare(self, client):
        self.held = client

class TestMore(TestBase):
    def test_get(self, client):
        client.get()
        #      ^ call client.py Client.get
        self.held.get()
        #         ^ call client.py Client.get

def test_get(client):
    client.get()
    #      ^ call client.py Other.get
`,
  }))

test('a call of what a fixture gave is one of the parameter, and an object is called, too', () =>
  expectLinks({
    'tests/test_render.py': `import pytest

class Renderer:
    def __call__(self, event):
        pass

@pytest.fixture
def renderer():
    return Renderer()

@pytest.fixture
def make():
    def made():
        pass

    return made

def test_plain(renderer, make):
    renderer({})
#   ^ call parameter renderer of line 18, call_indirect tests/test_render.py Renderer.__call__
    make()
#   ^ call parameter make of line 18
`,
  }))

test('a parameter has the values that a test is parametrized with', () =>
  expectLinks({
    'client.py': CLIENT,
    'tests/test_a.py': `
import pytest
from client import Client, Other

@pytest.mark.parametrize('make', [Client])
def test_made(make):
    make().get()
    #      ^ call client.py Client.get

@pytest.mark.parametrize('number, one', [(1, Client()), pytest.param(2, Client(), id='two')])
@pytest.mark.parametrize(['other', 'more'], [(Other(), 1)])
def test_pairs(number, one, other):
    one.get()
    #   ^ call client.py Client.get
    other.get()
    #     ^ call client.py Other.get
`,
  }))

test('a mark names the fixtures that it asks for', () =>
  expectLinks({
    'conftest.py': `
import pytest

@pytest.fixture
def database():
    pass

@pytest.fixture(name='queue')
def make_queue():
    pass
`,
    'test_a.py': `
import pytest

pytestmark = pytest.mark.usefixtures('database')
#                                     ^ read conftest.py database

@pytest.mark.usefixtures('database', 'queue', 'other')
#                         ^ read conftest.py database
#                                     ^ read conftest.py make_queue
#                                              ^ nothing
class TestMore:
    @pytest.fixture
    def database(self):
        pass

    @pytest.mark.usefixtures('database')
    #                         ^ read test_a.py TestMore.database
    def test_get(self):
        pass
`,
  }))

test('the modules that pytest_plugins names give fixtures to all below', () =>
  expectLinks({
    'client.py': CLIENT,
    'conftest.py': `
pytest_plugins = ['shop.tests.fixtures', "shop.tests.more"]
`,
    'shop/__init__.py': '',
    'shop/tests/__init__.py': '',
    'shop/tests/fixtures/__init__.py': `
from .clients import *
`,
    'shop/tests/fixtures/clients.py': `
import pytest
from client import Client

pytest_plugins = 'shop.tests.other'

@pytest.fixture
def client() -> Client:
    return Client()
`,
    'shop/tests/more.py': `
import pytest

@pytest.fixture
def first(client):
    return client

@pytest.fixture
def near(client):
    return client
`,
    'shop/tests/other.py': `
import pytest
from client import Other

@pytest.fixture
def second():
    return Other()
`,
    'shop/orders/tests/conftest.py': `
import pytest
from client import Other

@pytest.fixture
def near():
    return Other()
`,
    'shop/orders/tests/test_a.py': `
pytest_plugins = ['shop.tests.other']

def test_get(first, near, second):
    first.get()
    #     ^ call client.py Client.get
    near.get()
    #    ^ call client.py Other.get
    second.get()
    #      ^ call client.py Other.get
`,
  }))
