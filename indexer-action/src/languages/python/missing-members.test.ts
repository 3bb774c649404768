/** Members that a class does not have: what its `__getattr__` gives for them. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('__getattr__ gives what its annotation says', () =>
  expectLinks({
    'a.py': `
class Leaf:
    def fall(self):
        pass

class Lazy:
    name = ''

    def __getattr__(self, name) -> Leaf: ...

class Loose:
    def __getattr__(self, name):
        return Leaf()

Lazy().anything.fall()
#               ^ call a.py Leaf.fall
Lazy().name.fall()
#           ^ call unknown
Loose().anything.fall()
#                ^ call unknown
`,
  }))

test('an object that hands on what it lacks has the methods of the object that it asks', () =>
  expectLinks({
    'a.py': `
class Engine:
    def start(self):
        pass

    def stop(self):
        pass

class Proxy:
    def __init__(self, engine):
        self._engine = engine

    def stop(self):
        return self._engine.stop()

    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        found = getattr(self._engine, name)
        return found

proxy = Proxy(Proxy(Engine()))
proxy.start()
#     ^ call_indirect a.py Engine.start
proxy.stop()
#     ^ call a.py Proxy.stop
proxy.missing()
#     ^ call unknown

class Other:
    def __getattr__(self, name):
        return getattr(Engine(), self.prefix + name)

Other().start()
#       ^ call unknown
`,
  }))
