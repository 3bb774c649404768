import { expect, test } from 'vitest'
import { answers } from '../../../../bench/accuracy/answers.ts'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

/** Analyses small sources; `at` asks where the first `name` on the line with `marker` leads. */
async function repository(files: Record<string, string>) {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const ask = answers(analysed)
  return {
    symbols: (path: string) =>
      analysed.find((f) => f.path === path)?.symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`),
    at: async (path: string, marker: string, name: string) => {
      const lines = (files[path] as string).split('\n')
      const line = lines.findIndex((l) => l.includes(marker))
      const places = await ask.definition({
        file: path,
        line: line + 1,
        col: (lines[line] as string).indexOf(name) + 1,
        name,
      })
      return places.map((p) => (p.external ? `external ${p.name}` : `${p.file}:${p.line}`))
    },
  }
}

test('Bash: a command is the function of that name, here or in a sourced file, or nobody knows', async () => {
  const { at, symbols } = await repository({
    'lib.sh': 'log() { echo "$1"; }\n',
    'run.sh': '#!/bin/bash\nsource ./lib.sh\nROOT=/x\nwork() { local a=$1; log "$a" "$ROOT"; }\nwork 1\ngrep y\n',
  })
  expect(symbols('run.sh')).toEqual(['variable ROOT', 'function work'])
  expect(await at('run.sh', 'work 1', 'work')).toEqual(['run.sh:4'])
  expect(await at('run.sh', 'log "$a"', 'log')).toEqual(['lib.sh:1'])
  expect(await at('run.sh', 'log "$a"', 'ROOT')).toEqual(['run.sh:3'])
  expect(await at('run.sh', 'grep', 'grep')).toEqual([])
})

test('Kotlin: members, imports, packages and constructed receivers', async () => {
  const { at, symbols } = await repository({
    'util/Helper.kt':
      'package com.acme.util\n\nobject Helper {\n  fun run(a: Int): Int = a\n}\nopen class Base {\n  fun inherited() {}\n}\n',
    'app/Foo.kt': `package com.acme.app
import com.acme.util.Helper
import com.acme.util.Base
import java.util.UUID

class Foo(val name: String) : Base() {
  fun bar(a: Int): Int {
    val q = Helper.run(a)
    inherited()
    UUID.randomUUID()
    return q + own()
  }
  fun own() = 1
}
fun top() {
  val f = Foo("x")
  f.bar(1)
}
`,
  })
  expect(symbols('app/Foo.kt')).toEqual([
    'class Foo',
    'property Foo.name',
    'method Foo.bar',
    'method Foo.own',
    'function top',
  ])
  expect(await at('app/Foo.kt', 'Helper.run', 'run')).toEqual(['util/Helper.kt:4'])
  expect(await at('app/Foo.kt', 'import com.acme.util.Helper', 'Helper')).toEqual(['util/Helper.kt:3'])
  expect(await at('app/Foo.kt', 'inherited()', 'inherited')).toEqual(['util/Helper.kt:7'])
  expect(await at('app/Foo.kt', 'q + own', 'own')).toEqual(['app/Foo.kt:13'])
  expect(await at('app/Foo.kt', 'f.bar', 'bar')).toEqual(['app/Foo.kt:7'])
  expect(await at('app/Foo.kt', 'UUID.random', 'randomUUID')).toEqual(['external java.util.UUID.randomUUID'])
})

test('Scala: companion objects, selectors with renames, constructed receivers', async () => {
  const { at, symbols } = await repository({
    'util.scala':
      'package com.acme.util\nobject Helper {\n  def run(a: Int): Int = a\n}\nclass Other {\n  def act(): Unit = {}\n}\n',
    'app.scala': `package com.acme.app
import com.acme.util.{Helper, Other => O2}
class Foo(private val name: String) {
  val x: Int = 1
  def bar(a: Int): Int = { val q = Helper.run(a); q + baz() }
  def baz(): Int = x
}
object Foo {
  def make(): Unit = { val o = new O2(); o.act(); val f = new Foo("a"); f.bar(2) }
}
`,
  })
  expect(symbols('app.scala')).toEqual([
    'class Foo',
    'property Foo.name',
    'property Foo.x',
    'method Foo.bar',
    'method Foo.baz',
    'object Foo',
    'method Foo.make',
  ])
  expect(await at('app.scala', 'Helper.run', 'run')).toEqual(['util.scala:3'])
  expect(await at('app.scala', 'q + baz', 'baz')).toEqual(['app.scala:6'])
  expect(await at('app.scala', 'f.bar', 'bar')).toEqual(['app.scala:5'])
  expect(await at('app.scala', 'Int = x', 'x')).toEqual(['app.scala:4'])
})

const KOTLIN_TYPES = {
  'store/Repo.kt': `package com.acme.store
class Repo {
  fun findEverything(): Page = Page()
  companion object {
    fun openDefault(): Repo = Repo()
  }
  constructor(size: Int) : this()
}
open class Page {
  fun renderAllOfIt() {}
}
fun Page.printTwice(): Page = this
fun require(value: Boolean) {}
`,
  'app/Service.kt': `package com.acme.app
import com.acme.store.Repo
import com.acme.store.printTwice
class Service(private val repo: Repo) {
  fun go(given: Repo?, anything: Any) {
    repo.findEverything()
    //   ^ call store/Repo.kt Repo.findEverything
    this.repo.findEverything().renderAllOfIt()
    //        ^ call store/Repo.kt Repo.findEverything
    //                         ^ call store/Repo.kt Page.renderAllOfIt
    given?.findEverything()
    //     ^ call store/Repo.kt Repo.findEverything
    given!!.findEverything()
    //      ^ call store/Repo.kt Repo.findEverything
    if (!make() || !repo.findEverything()) return
    //   ^ call app/Service.kt Service.make
    //                   ^ call store/Repo.kt Repo.findEverything
    val page = make().findEverything()
    page.renderAllOfIt()
    //   ^ call store/Repo.kt Page.renderAllOfIt
    page.printTwice().renderAllOfIt()
    //   ^ call store/Repo.kt printTwice
    (anything as Repo).findEverything()
    //                 ^ call store/Repo.kt Repo.findEverything
    anything.findEverything()
    //       ^ call unknown
    require(true)
//  ^ call std:kotlin kotlin.require
  }
  fun make(): Repo = repo
}
`,
  'app/Elsewhere.kt': `package com.acme.app
fun elsewhere(anything: List<String>) {
  somebody().findEverything()
  //         ^ call store/Repo.kt Repo.findEverything
  anything.first().renderAllOfIt()
  //               ^ call unknown
}
`,
}

test('Kotlin: a receiver has the type that is written for it, however long the chain; without one the only method of that name is meant', async () => {
  const { symbols } = await repository(KOTLIN_TYPES)
  expect(symbols('store/Repo.kt')).toContain('constructor Repo.constructor')
  await expectLinks(KOTLIN_TYPES)
})

test('Scala: fields, results and extensions of packages carry their types', async () => {
  await expectLinks({
    'store.scala': `package acme.store
class Repo {
  def findEverything(): Page = new Page()
}
class Page {
  def renderAllOfIt(): Unit = {}
}
`,
    'app.scala': `package acme.app
import acme.store.Repo
class Service(repo: Repo) {
  val again: Repo = repo
  def go(other: Any): Unit = {
    repo.findEverything().renderAllOfIt()
    //   ^ call store.scala Repo.findEverything
    //                    ^ call store.scala Page.renderAllOfIt
    this.again.findEverything()
    //         ^ call store.scala Repo.findEverything
    val page = repo.findEverything()
    page.renderAllOfIt()
    //   ^ call store.scala Page.renderAllOfIt
    other.renderAllOfIt()
    //    ^ call unknown
  }
}
`,
  })
})

test('Kotlin: what a callable reference names will be called', async () => {
  await expectLinks({
    'a.kt': `
class Greeter { fun greet() = 1 }
fun greet() = 2
fun run() {
  val one = ::greet
  //          ^ call_indirect a.kt greet
  val two = Greeter::greet
  //                 ^ call_indirect a.kt Greeter.greet
  val three = Greeter::class
  //          ^ read a.kt Greeter
}
`,
  })
})

test('Bash: a function of another file is a unique name, or several; a variable of one that is not sourced is unknown', async () => {
  await expectLinks({
    'bin/main.sh': `. ./lib.sh
  log "$LEVEL"
# ^ call bin/lib.sh log
#       ^ read bin/lib.sh LEVEL
  echo "$OTHER"
#        ^ read unknown
`,
    'bin/lib.sh': `LEVEL=1
log() { echo; }
check() { echo; }
`,
    'other/a.sh': `OTHER=1
log() { echo; }
check() { echo; }
`,
    'third/b.sh': `  check
# ^ call one of (bin/lib.sh check | other/a.sh check)
  echo "$OTHER"
#        ^ read unknown
`,
  })
})

const DEEP = 6000

test.each([
  ['a.kt', (deep: string) => `fun before() {}\nval deep = ${deep}\nfun after() {}\n`],
  ['a.swift', (deep: string) => `func before() {}\nlet deep = ${deep}\nfunc after() {}\n`],
  ['A.java', (deep: string) => `class A {\nvoid before() {}\nint deep = ${deep};\nvoid after() {}\n}\n`],
  ['A.cs', (deep: string) => `class A {\nvoid before() {}\nint deep = ${deep};\nvoid after() {}\n}\n`],
  ['a.php', (deep: string) => `<?php\nfunction before() {}\nconst deep = ${deep};\nfunction after() {}\n`],
  ['a.m', (deep: string) => `void before() {}\nint deep = ${deep};\nvoid after() {}\n`],
  ['a.erl', (deep: string) => `before() -> 1.\ndeep() -> ${deep}.\nafter() -> 1.\n`],
  ['a.tf', (deep: string) => `locals {\n  before = 1\n  deep = ${deep}\n  after = 1\n}\n`],
])('%s: what is nested deeper than the stack is left out, and what stands around it is read', async (path, source) => {
  for (const deep of [`${'('.repeat(DEEP)}1${')'.repeat(DEEP)}`, Array.from({ length: DEEP }, () => '1').join(' + ')]) {
    const [file] = await analyse(new Map([[path, source(deep)]]), languageOfPath)
    expect(file?.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['before', 'deep', 'after']))
  }
})

test.each([
  ['a.clj', (deep: string) => `(defn before [])\n(defn deep [${deep}])\n(defn after [])\n`, '[]'],
  ['a.erl', (deep: string) => `before() -> 1.\ndeep(${deep}) -> 1.\nlast() -> 1.\n`, '[]'],
  ['a.fs', (deep: string) => `module A\nlet before = 1\nlet deep ${deep} = 1\n`, '()'],
  ['a.gleam', (deep: string) => `fn before() { 1 }\nfn deep() { let #(${deep}) = 1 }\nfn after() { 1 }\n`, '[]'],
])(
  '%s: a pattern that is deeper than any that is written binds what can be reached',
  async (path, source, brackets) => {
    const [open, close] = brackets
    const [file] = await analyse(
      new Map([[path, source(`${open?.repeat(DEEP)}x${close?.repeat(DEEP)}`)]]),
      languageOfPath,
    )
    expect(file?.symbols.slice(0, 2).map(({ name }) => name)).toEqual(['before', 'deep'])
  },
)
