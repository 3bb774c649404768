import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { resumeLinker } from '../family.ts'
import { linksOf, type Made, made, settle } from '../testing.ts'

const MANAGE = (module: string) => `
import os

if __name__ == '__main__':
    os.environ.setdefault('DJANGO_SETTINGS_MODULE', '${module}')
`

test('settings of Django are names of the module that manage.py names', () =>
  expectLinks({
    'manage.py': MANAGE('shop.settings'),
    'shop/__init__.py': '',
    'shop/settings/__init__.py': `
from .base import *

PAGE_SIZE = 20
`,
    'shop/settings/base.py': `
from shop.storage import Storage

PAGE_SIZE = 10
MEDIA = Storage()
`,
    'shop/storage.py': `
class Storage:
    def url(self):
        pass
`,
    'shop/views.py': `
from django.conf import settings
from django import conf

def show():
    settings.PAGE_SIZE
    #        ^ read shop/settings/__init__.py PAGE_SIZE
    conf.settings.MEDIA.url()
    #             ^ read shop/settings/base.py MEDIA
    #                   ^ call shop/storage.py Storage.url
    settings.DEBUG
    #        ^ read PyPI:django django.conf.settings.DEBUG
`,
    'tests/conftest.py': `
import os
os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'tests.settings')
`,
    'tests/settings.py': `
PAGE_SIZE = 1
`,
  }))

test('each project of a repository has its own settings, and two modules of one project have either', () =>
  expectLinks({
    'blog/manage.py': MANAGE('site_settings'),
    'blog/site_settings.py': `
PAGE_SIZE = 10
`,
    'blog/views.py': `
from django.conf import settings

settings.PAGE_SIZE
#        ^ read blog/site_settings.py PAGE_SIZE
`,
    'shop/manage.py': MANAGE('config.local'),
    'shop/config/__init__.py': '',
    'shop/config/wsgi.py': `
import os
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.production")
`,
    'shop/config/local.py': `
from .base import *
DEBUG = True
`,
    'shop/config/production.py': `
from .base import *
DEBUG = False
`,
    'shop/config/base.py': `
PAGE_SIZE = 20
`,
    'shop/orders/views.py': `
from django.conf import settings

settings.PAGE_SIZE
#        ^ read shop/config/base.py PAGE_SIZE
settings.DEBUG
#        ^ read one of (shop/config/local.py DEBUG | shop/config/production.py DEBUG)
`,
  }))

test('a test that asks for the settings has those of its project', () =>
  expectLinks({
    'manage.py': MANAGE('shop_settings'),
    'shop_settings.py': `
PAGE_SIZE = 10
`,
    'tests/test_a.py': `
from pytest_django.fixtures import SettingsWrapper

def test_pages(settings):
    settings.PAGE_SIZE = 3
    #        ^ write shop_settings.py PAGE_SIZE

def test_more(settings: SettingsWrapper):
    settings.PAGE_SIZE = 3
    #        ^ write shop_settings.py PAGE_SIZE

def read(settings):
    settings.PAGE_SIZE
    #        ^ read unknown
`,
  }))

test('a linker that resumes finds the same settings, also where a thread names their module', async () => {
  const sources = {
    'start.py': `
import os
from concurrent.futures import ThreadPoolExecutor

ThreadPoolExecutor().submit(os.environ.setdefault, 'DJANGO_SETTINGS_MODULE', 'shop.settings')
os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')
`,
    'shop/__init__.py': '',
    'shop/settings.py': 'PAGE_SIZE = 20\n',
    'shop/views.py': 'from django.conf import settings\nsettings.PAGE_SIZE\n',
  }
  const units = await made(sources)
  const linker = settle(units)
  const settled = linker.settled?.() as Uint8Array<SharedArrayBuffer>
  const paths = Object.keys(sources)
  const resumed = resumeLinker(
    { paths: new Set(paths), read: () => undefined },
    settled,
    paths,
    (at) => (units[at] as Made).file,
  )
  const views = units.at(-1) as Made
  expect(linksOf(resumed, views)).toEqual(linksOf(linker, views))
})
