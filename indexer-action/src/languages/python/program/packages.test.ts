import { describe, expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { Packages } from './packages.ts'

function packages(paths: readonly string[]) {
  const found = new Packages()
  paths.forEach((path, at) => {
    found.add(path, at)
  })
  found.finish()
  return (from: string, module: string, level = 0): string => {
    const target = found.resolve(paths.indexOf(from), module, level)
    switch (target.is) {
      case 'file':
        return paths[target.file] as string
      case 'namespace':
        return `${target.directory}/`
      case 'external':
        return `${target.package} ${target.name}`
      case 'missing':
        return 'missing'
    }
  }
}

describe('where a module name leads', () => {
  test('packages under src are found from tests', () => {
    const at = packages(['src/app/__init__.py', 'src/app/core.py', 'tests/test_core.py'])
    expect(at('tests/test_core.py', 'app.core')).toBe('src/app/core.py')
    expect(at('tests/test_core.py', 'app')).toBe('src/app/__init__.py')
    expect(at('tests/test_core.py', 'app.generated')).toBe('missing')
  })

  test('relative imports climb from the file', () => {
    const at = packages(['a/__init__.py', 'a/b/__init__.py', 'a/b/c.py', 'a/d.py'])
    expect(at('a/b/c.py', '', 1)).toBe('a/b/__init__.py')
    expect(at('a/b/c.py', 'd', 2)).toBe('a/d.py')
    expect(at('a/b/c.py', 'nowhere', 2)).toBe('missing')
  })

  test('the standard library is not shadowed by a module that the search path does not reach', () => {
    const at = packages(['app/__init__.py', 'app/json.py', 'app/views.py', 'main.py'])
    expect(at('app/views.py', 'json')).toBe('std:python json')
    expect(at('main.py', 'json')).toBe('std:python json')
    expect(at('app/views.py', 'json', 1)).toBe('app/json.py')
  })

  test('a script sees the modules beside it before those of other projects', () => {
    const at = packages(['one/util.py', 'one/main.py', 'two/util.py', 'two/main.py'])
    expect(at('two/main.py', 'util')).toBe('two/util.py')
  })

  test('directories without __init__ are namespaces', () => {
    const at = packages(['ns/part/mod.py', 'main.py'])
    expect(at('main.py', 'ns.part')).toBe('ns/part/')
    expect(at('main.py', 'ns.part.mod')).toBe('ns/part/mod.py')
  })

  test('what is nowhere here is a distribution', () => {
    const at = packages(['main.py'])
    expect(at('main.py', 'bs4.element')).toBe('PyPI:beautifulsoup4 bs4.element')
    expect(at('main.py', 'typing_extensions')).toBe('PyPI:typing-extensions typing_extensions')
  })
})

test('one name of a module means another file in each directory, and in a directory the same in each file', () =>
  expectLinks({
    'one/util.py': 'def run(): pass\n',
    'one/main.py': 'import util\nutil.run()\n#    ^ call one/util.py run\n',
    'one/again.py': 'from util import run\n#                ^ import one/util.py run\n',
    'two/util.py': 'def run(): pass\n',
    'two/main.py': 'import util\nutil.run()\n#    ^ call two/util.py run\n',
    'two/own/__init__.py': 'from .util import run\n#                 ^ import two/own/util.py run\n',
    'two/own/util.py': 'def run(): pass\n',
  }))

test('a name that two modules import from each other leads nowhere, and others of them where they are defined', () =>
  expectLinks({
    'a.py': 'from b import both, other\n#                   ^ import b.py other\ndef one(): pass\n',
    'b.py': 'from a import both, one\n#                   ^ import a.py one\ndef other(): pass\n',
    'c.py': 'from a import both\nboth()\nimport a\na.both()\n# ^ call unknown\na.other()\n# ^ call b.py other\n',
  }))
