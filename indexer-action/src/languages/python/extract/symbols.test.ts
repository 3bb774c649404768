import { expect, test } from 'vitest'
import { extractFile } from '../../../analysis.ts'
import { pythonLanguages } from '../index.ts'

const SOURCE = `"""Module."""
import click

TIMEOUT: float = 3.0
"""Seconds."""

class Color(Enum):
    RED = 1

@dataclass
class User(Base):
    """A person."""
    name: str

    def __init__(self, name, *rest: int, age: int = 3, **more) -> None:
        """Makes one."""
        self.age = age
        self._secret = None

    @property
    def label(self) -> str:
        return self.name

    async def fetch(self):
        def step(): pass

@app.route("/users", methods=["GET", "POST"])
def users():
    pass

@click.command("sync")
def sync(): pass

double = lambda x: x * 2
`

const symbols = async (path = 'app.py') =>
  (await extractFile(pythonLanguages[0] as (typeof pythonLanguages)[number], path, SOURCE)).symbols

test('everything that can be named from outside is a symbol, in source order', async () => {
  expect((await symbols()).map((s) => `${s.kind} ${s.qualified ?? s.name} ${s.start}-${s.end}`)).toEqual([
    'constant TIMEOUT 4-4',
    'enum Color 7-8',
    'enum_member Color.RED 8-8',
    'class User 10-25',
    'property User.name 13-13',
    'constructor User.__init__ 15-18',
    'property User.age 17-17',
    'property User._secret 18-18',
    'method User.label 20-22',
    'method User.fetch 24-25',
    'function User.fetch.step 25-25',
    'function users 27-29',
    'function sync 31-32',
    'function double 34-34',
  ])
})

test('parents come before their children and are their containers', async () => {
  const all = await symbols()
  for (const [at, symbol] of all.entries()) {
    if (symbol.parent === undefined) continue
    expect(symbol.parent).toBeLessThan(at)
    expect(symbol.qualified).toBe(`${all[symbol.parent]?.qualified ?? all[symbol.parent]?.name}.${symbol.name}`)
  }
})

test('functions carry signature, parameters, documentation and what they are', async () => {
  const all = await symbols()
  const init = all.find((s) => s.name === '__init__')
  expect(init?.signature).toBe('def __init__(self, name, *rest: int, age: int = 3, **more) -> None')
  expect(init?.parameters).toEqual([
    { name: 'name' },
    { name: 'rest', type: 'int', variadic: true },
    { name: 'age', type: 'int', default: '3' },
    { name: 'more', variadic: true },
  ])
  expect(init?.doc).toEqual([16, 16])
  expect(all.find((s) => s.name === 'TIMEOUT')).toMatchObject({ type: 'float', doc: [5, 5], modifiers: ['exported'] })
  expect(all.find((s) => s.name === 'fetch')?.modifiers).toEqual(['public', 'async'])
  expect(all.find((s) => s.name === 'label')?.modifiers).toEqual(['public', 'getter'])
  expect(all.find((s) => s.name === '_secret')?.modifiers).toEqual(['protected'])
})

test('routes and commands are entry points', async () => {
  const all = await symbols()
  expect(all.find((s) => s.name === 'users')).toMatchObject({
    modifiers: ['exported', 'entry'],
    extra: { route: 'GET,POST /users' },
    annotations: ['app.route("/users", methods=["GET", "POST"])'],
  })
  expect(all.find((s) => s.name === 'sync')?.extra).toEqual({ command: 'sync' })
})

test('conditions of the interpreter and the main guard are kept', async () => {
  const { symbols: found } = await extractFile(
    pythonLanguages[0] as (typeof pythonLanguages)[number],
    'tool.py',
    `import sys
if sys.platform == "win32":
    def quote(s): pass
else:
    def quote(s): pass

def main(): pass

if __name__ == "__main__":
    sys.exit(main())
`,
  )
  expect(found.map((s) => [s.name, s.conditions, s.extra])).toEqual([
    ['quote', ['sys.platform == "win32"'], undefined],
    ['quote', undefined, undefined],
    ['main', undefined, { main: 'tool.py' }],
  ])
})

test('broken sources are read as far as they go', async () => {
  const { symbols: found } = await extractFile(
    pythonLanguages[0] as (typeof pythonLanguages)[number],
    'broken.py',
    'def good():\n    pass\n\ndef bad(:\n    x = = 3\n\nclass Still:\n    def here(self): pass\n',
  )
  expect(found.map((s) => s.name)).toContain('good')
  expect(found.map((s) => s.name)).toContain('here')
})

test('generated code by the thousand is read without running out of stack', async () => {
  const sum = `total = ${Array.from({ length: 6000 }, (_, at) => `v${at}`).join(' + ')}\n`
  const chain = `if a == 0: pass\n${Array.from({ length: 3000 }, (_, at) => `elif a == ${at}: b = ${at}\n`).join('')}`
  const nested = `deep = ${'['.repeat(3000)}${']'.repeat(3000)}\nlast = 1\n`
  const { symbols: found } = await extractFile(
    pythonLanguages[0] as (typeof pythonLanguages)[number],
    'generated.py',
    sum + chain + nested,
  )
  expect(found.map((s) => s.name)).toEqual(['total', 'b', 'deep', 'last'])
})
