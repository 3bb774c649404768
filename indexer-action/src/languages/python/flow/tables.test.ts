import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const ENGINES = ['Ask', 'Baidu', 'Bing', 'Crt', 'Dns', 'Google', 'Netcraft', 'Threat', 'Virus', 'Yahoo']

const CLASSES = ENGINES.map((name) => `class ${name}:\n    def start(self):\n        pass\n`).join('\n')

const CALLS = ENGINES.map((name) => `call_indirect engines.py ${name}`)

const ALL = CALLS.join(', ')

const BACKWARDS = CALLS.toReversed().join(', ')

test('what is chosen from a table can be any of its entries, however many they are', () =>
  expectLinks({
    'engines.py': CLASSES,
    'a.py': `
from engines import ${ENGINES.join(', ')}

def search(names, domain):
    supported = {${ENGINES.map((name) => `'${name.toLowerCase()}': ${name}`).join(', ')}}
    chosen = []
    if names is None:
        chosen = [Ask, Bing, Google]
    else:
        for name in names.split(','):
            if name.lower() in supported:
                chosen.append(supported[name.lower()])
    engines = [engine(domain) for engine in chosen]
    #          ^ read variable engine of line 13, ${ALL}
    supported[domain](domain)
    #                ^ ${ALL}
    engine = supported.get(domain)
    if engine is None:
        engine = Ask
    return engine(domain)
    #      ^ read variable engine of line 17, ${ALL}

PLUGINS = [${ENGINES.join(', ')}]

def register(plugin):
    PLUGINS.append(plugin)

def start():
    for plugin in PLUGINS:
        done = plugin()
        #      ^ read variable plugin of line 29, ${ALL}
`,
    'tests/test_a.py': `
from a import PLUGINS, register

class Fake:
    pass

register(Fake)

def test_start():
    for plugin in PLUGINS:
        done = plugin()
        #      ^ read variable plugin of line 10, call_indirect tests/test_a.py Fake, ${BACKWARDS}
`,
  }))

const STEPS = Array.from({ length: 24 }, (_, at) => `step_${String.fromCharCode(97 + at)}`)

const DEFINED = STEPS.map((name) => `def ${name}(text):\n    pass\n`).join('\n')

const FEW = STEPS.slice(0, 15)

test('what iterates over a list that is written out there, or picks from it, calls all that is in it, unless these are too many', () =>
  expectLinks({
    'steps.py': DEFINED,
    'a.py': `
from steps import *

FEW = {${FEW.map((name) => `'${name}': ${name}`).join(', ')}}
MANY = {${STEPS.map((name) => `'${name}': ${name}`).join(', ')}}

def run(text, name):
    for step in [${FEW.join(', ')}]:
        text = step(text)
        #      ^ read variable step of line 8, ${FEW.map((name) => `call_indirect steps.py ${name}`).join(', ')}
    found = FEW.get(name)
    text = found(text)
    #      ^ read variable found of line 11, ${FEW.map((name) => `call_indirect steps.py ${name}`).join(', ')}
    for step in [${STEPS.join(', ')}]:
        text = step(text)
        #      ^ read variable step of line 8
    return MANY[name](text)
    #                ^ nothing
`,
  }))

test('a table that is filled from itself is read like all others, and reading it ends', () =>
  expectLinks({
    'steps.py': DEFINED,
    'a.py': `
from steps import *

def run(text, at):
    table = [${STEPS.join(', ')}]
    while at:
        table = [table[at], table[at + 1]]
    return table[at](text)
    #               ^ nothing
`,
  }))

test('what one place of a container holds is not chosen from it, however many values arrive there', () =>
  expectLinks({
    'engines.py': CLASSES,
    'a.py': `
from engines import ${ENGINES.join(', ')}

class Search:
    def __init__(self, engine):
        self.options = {'engine': engine, 'limit': 3}
        self.pair = (engine, 'domain')

    def run(self, name):
        done = self.options['engine'](name)
        #                            ^ nothing
        engine, domain = self.pair
        done = engine(name)
        #      ^ read variable engine of line 12
        done = self.pair[0](name)
        #                  ^ nothing

${ENGINES.map((name) => `Search(${name})`).join('\n')}
PAIRS = [${ENGINES.map((name) => `('${name.toLowerCase()}', ${name})`).join(', ')}]

def start(at):
    for name, engine in PAIRS:
        done = engine(name)
        #      ^ read variable engine of line 31, ${ALL}
    for pair in PAIRS:
        done = pair[1](name)
        #             ^ ${ALL}
    for name, engine in dict(PAIRS).items():
        done = engine(name)
        #      ^ read variable engine of line 31, ${ALL}
`,
  }))
