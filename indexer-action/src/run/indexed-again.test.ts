/** What is read and linked again after which change, and that it then says what a run from scratch says. */
import { symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkouts, RUBY } from '../testing/checkouts.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'

const here = checkouts()
const { git, commit, index } = here

describe('a git checkout', () => {
  beforeEach(() => git('init', '-q', '-b', 'trunk'))

  test.each([
    [
      'a C++ enumeration that becomes scoped',
      'extra',
      'color.hpp',
      'enum Color { red };\n',
      'enum class Color { red };\n',
    ],
    [
      'a Python class that becomes generated',
      'annotations',
      'color.py',
      'import dataclasses\nclass Color:\n    red: int = 0\n',
      'import dataclasses\n@dataclasses.dataclass\nclass Color:\n    red: int = 0\n',
    ],
  ])('%s has its users linked again, though only its `%s` say so', async (_, __, path, before, after) => {
    const users = {
      'use.cpp': '#include "color.hpp"\nint use() { return red; }\n',
      'use.py': 'from color import Color\nColor(red=1)\n',
    }
    commit({ ...users, [path]: before })
    await index()
    commit({ [path]: after })
    await index()
    const whole = new StrictIngest()
    await index({ ingest: whole, cache: false })
    expect(here.server.refs.get('trunk')?.entries).toEqual(whole.refs.get('trunk')?.entries)
  })

  test('sends only what a change touched, as a difference', async () => {
    commit({
      ...RUBY,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`lib/f${n}.rb`, `def f${n}; A.new; end\n`])),
    })
    await index()
    here.server.log.length = 0
    commit({ 'lib/f7.rb': 'def f7; A.new.hello; A.new; end\n' })
    const report = await index()
    expect(report).toMatchObject({ extracted: 1, linked: 1, uploaded: { files: 1, links: 1 } })
    expect(here.server.log.at(-1)).toEqual({ kind: 'publish delta', records: { entries: 1 } })
  })

  test('links files of Ruby again whose calls mean something else, and no others', async () => {
    const make = (made: string) => `def make\n  if rand > 0.5\n    ${made}.new\n  end\nend\n`
    const classes = 'class A; def hello; end; end\nclass B; def hello; end; end\n'
    commit({
      'lib/classes.rb': classes,
      'lib/make.rb': make('A'),
      'lib/use.rb': 'make.hello\n',
      'lib/other.rb': 'A.new.hello\n',
    })
    await index()
    commit({ 'lib/make.rb': make('B') })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2, uploaded: { links: 2 } })
    commit({ 'lib/classes.rb': `# Two.\n${classes}` })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
  })

  test('links no other file again after a comment at the top of a function', async () => {
    const other = 'from a import greet\n\ngreet()\n'
    commit({ 'a.py': 'def greet():\n    # Says it.\n    return 1\n', 'b.py': other, 'c.py': other })
    await index()
    commit({ 'a.py': 'def greet():\n    # Says it.\n    # Twice.\n    return 1\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
    expect(here.server.at('trunk', 'a.py')).toHaveProperty('content.symbols.0.signature', 'def greet()')
  })

  test('goes on from Python files that say nothing at all', async () => {
    commit({ 'a/__init__.py': '', 'b/__init__.py': '' })
    await index()
    commit({ 'a/__init__.py': '# Nothing yet.\n' })
    expect(await index()).toMatchObject({ outcome: 'published', extracted: 1, linked: 1 })
  })

  test('links no other file again after a comment inside a decorator or a change of an annotation', async () => {
    const a = '@setup(\n    # One.\n    1\n)\ndef greet():\n    return 1\n'
    const c = '@Path("/one")\nclass C {}\n'
    commit({ 'a.py': a, 'b.py': 'from a import greet\n\ngreet()\n', 'C.java': c, 'D.java': 'class D extends C {}\n' })
    await index()
    commit({ 'a.py': a.replace('One', 'Two'), 'C.java': c.replace('one', 'two') })
    expect(await index()).toMatchObject({ extracted: 2, linked: 2 })
    expect(here.server.at('trunk', 'a.py')).toHaveProperty('content.symbols.0.annotations', ['setup(1)'])
  })

  test('links only the files that can see it again when a script offers something else', async () => {
    const files = { 'a.js': 'exports.one = () => 1\n', 'b.js': "require('./a').one()\n", 'c.js': 'const one = 1\n' }
    commit(files)
    await index()
    const [b, c] = ['b.js', 'c.js'].map((path) => here.server.linksAt('trunk', path))
    commit({ 'a.js': 'exports.two = () => 2\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    expect(here.server.linksAt('trunk', 'b.js')).not.toEqual(b)
    expect(here.server.linksAt('trunk', 'c.js')).toEqual(c)
  })

  test('links only the files that mention what is another now when a C file offers something else', async () => {
    const files = {
      'door.h': 'int turn(int n);\n',
      'turn.c': '#include "door.h"\nint turn(int n) { return n; }\n',
      'use.c': '#include "door.h"\nint use(void) { return turn(1); }\n',
      'apart.c': 'int apart(void) { return 1; }\n',
    }
    commit(files)
    await index()
    commit({ 'turn.c': `${files['turn.c']}static int twice(void) { return turn(2); }\n` })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
    commit({ 'turn.c': '#include "door.h"\n#define turn(n) (n)\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 3 })
    const whole = new StrictIngest()
    await index({ ingest: whole, cache: false })
    expect(here.server.refs.get('trunk')?.entries).toEqual(whole.refs.get('trunk')?.entries)
  })

  test('links only files that name what is in it again when a Java file comes, moves or goes', async () => {
    commit({
      'a/Door.java': 'package a;\nclass Door { Lock lock; }\n',
      'a/Gate.java': 'package a;\nclass Gate { }\n',
      'a/Hinge.java': 'package a;\nclass Hinge { }\n',
    })
    await index()
    const before = here.server.linksAt('trunk', 'a/Door.java')
    commit({ 'a/Lock.java': 'package a;\nclass Lock { }\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    git('mv', 'a/Lock.java', 'a/Locks.java')
    git('commit', '-qm', 'moved')
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    git('rm', '-q', 'a/Locks.java')
    git('commit', '-qm', 'gone')
    expect(here.server.linksAt('trunk', 'a/Door.java')).not.toEqual(before)
    expect((await index()).linked).toBe(1)
    expect(here.server.linksAt('trunk', 'a/Door.java')).toEqual(before)
  })

  test('links every file of the language again when a definition is gone', async () => {
    commit(RUBY)
    await index()
    const before = here.server.linksAt('trunk', 'lib/b.rb')
    commit({ 'lib/a.rb': 'class Other\nend\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    expect(here.server.linksAt('trunk', 'lib/b.rb')).not.toEqual(before)
  })

  test('links every file of the language again when one of them is skipped from now on', async () => {
    commit({ 'a.py': 'def greet(): pass\n', 'b.py': 'from a import greet\n\ngreet()\n' })
    await index()
    const before = here.server.linksAt('trunk', 'b.py')
    unlinkSync(join(here.root, 'a.py'))
    symlinkSync('b.py', join(here.root, 'a.py'))
    git('add', '-A')
    git('commit', '-qm', 'a link now')
    expect(await index()).toMatchObject({ skippedBy: { symlink: 1 }, linked: 1 })
    expect(here.server.linksAt('trunk', 'b.py')).not.toEqual(before)
  })

  test('reads a file again when .gitattributes no longer say what it is', async () => {
    commit({ ...RUBY, '.gitattributes': 'lib/a.rb linguist-language=Python\n' })
    await index()
    expect(here.server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'python' })
    commit({ '.gitattributes': '# nothing\n' })
    await index()
    expect(here.server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'ruby' })
  })

  test('reads nothing again of what .gitattributes describe, while they say the same', async () => {
    const attributes = 'lib/a.rb linguist-generated\nlib/b.rb linguist-language=Text linguist-documentation\n'
    commit({ ...RUBY, '.gitattributes': attributes })
    await index()
    commit({ 'README.md': '# A\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 0 })
    commit({ '.gitattributes': 'lib/a.rb linguist-generated\n' })
    expect(await index()).toMatchObject({ extracted: 2 })
  })

  test('drops a deleted file from the ref', async () => {
    commit(RUBY)
    await index()
    git('rm', '-q', 'lib/b.rb')
    git('commit', '-qm', 'gone')
    await index()
    expect([...(here.server.refs.get('trunk')?.entries.keys() ?? [])]).toEqual(['lib/a.rb'])
  })
})
