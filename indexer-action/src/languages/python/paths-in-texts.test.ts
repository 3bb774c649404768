import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { EVIDENCE, USES } from '../../../../src/contract/links.ts'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

const SHOP = {
  'shop/__init__.py': '',
  'shop/tasks.py': `
class Mailer:
    def send(self):
        pass

def settle():
    pass
`,
  'shop/views.py': 'from .tasks import settle\n',
}

test('a text that is the path of a definition leads there', () =>
  expectLinks({
    ...SHOP,
    'shop/settings.py': `
SCHEDULE = {'nightly': {'task': 'shop.tasks.settle', 'every': 60}}
#                                           ^ read shop/tasks.py settle
MIDDLEWARE = ['shop.tasks.Mailer', 'django.middleware.Other']
#                         ^ read shop/tasks.py Mailer
APPLICATION = "shop.tasks:settle"
#                         ^ read shop/tasks.py settle
`,
    'tests/test_views.py': `
from unittest import mock

@mock.patch('shop.views.settle.delay')
#                       ^ read shop/tasks.py settle
def test_settle(delay):
    with mock.patch("shop.tasks.Mailer.send"):
        #                              ^ read shop/tasks.py Mailer.send
        pass
`,
  }))

test('a text that only begins like a path leads nowhere', () =>
  expectLinks({
    ...SHOP,
    'shop/log.py': `
import logging
logger = logging.getLogger('shop.tasks')
#                           ^ nothing
EVENTS = ['shop.created', 'shop.tasks.unknown', 'settle', 'other.tasks.settle']
#          ^ nothing
#                          ^ nothing
#                                     ^ nothing
#                                                ^ nothing
#                                                                      ^ nothing
`,
  }))

test('a text of two words is no path to what is in the same package, which nobody imports by its bare name', () =>
  expectLinks({
    ...SHOP,
    'shop/checks.py': `
E001 = Error('unsettled', id='checks.E001')
#                                    ^ nothing
EVENTS = ['tasks.settle', 'tasks:settle']
#                ^ nothing
#                                ^ read shop/tasks.py settle
`,
    'jobs/run.py': 'def start():\n    pass\n',
    'jobs/plan.py': `
PLAN = ['run.start']
#            ^ read jobs/run.py start
`,
  }))

test('a path of several definitions is told as ambiguous', async () => {
  const files = {
    'shop/__init__.py': '',
    'shop/tasks.py':
      'import os\nif os.name == "nt":\n    def settle():\n        pass\nelse:\n    def settle():\n        pass\n\ndef clean():\n    pass\n',
    'use.py': "ONE = {'task': 'shop.tasks.settle'}\nTWO = {'task': 'shop.tasks.clean'}\n",
  }
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const { links } = analysed.find(({ path }) => path === 'use.py') as (typeof analysed)[0]
  const told = links.evidence.flatMap((number, at) =>
    USES[links.use[at] as number] === 'read' ? [EVIDENCE[number]] : [],
  )
  expect(told).toEqual(['ambiguous', 'import'])
})
