/** What is called through fields and variables that hold functions. */
import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { affectedBy } from '../../testing/affected-by.ts'
import { expectLinks } from '../../testing/carets.ts'
import { go } from './index.ts'
import type * as ir from './ir.ts'

test('a call through a field calls the functions and methods that it is given, wherever that is', () =>
  expectLinks({
    'go.mod': 'module example.com/shop\n',
    'cmd/cmd.go': `package cmd

type Command struct {
	Name string
	Run  func(args []string) error
}

func (c *Command) Execute() error {
	return c.Run(nil)
	//       ^ read cmd/cmd.go Command.Run, call_indirect all of (main.go start | main.go Server.stop | main.go help)
}
`,
    'main.go': `package main

import "example.com/shop/cmd"

type Server struct{ Name string }

func start(args []string) error { return nil }

func help(args []string) error { return nil }

func (s *Server) stop(args []string) error { return nil }

var commands = []*cmd.Command{{Name: "start", Run: start}}

func main() {
	s := newServer()
	c := &cmd.Command{Name: s.Name, Run: s.stop}
	c.Run = help
	c.Execute()
}

func newServer() *Server { return &Server{} }
`,
    'main_test.go': `package main

import "example.com/shop/cmd"

func fake(args []string) error { return nil }

var one = cmd.Command{Run: fake}
`,
  }))

test('a call through a variable calls what it begins as and what it is assigned', () =>
  expectLinks({
    'a.go': `package a

import "time"

var now = time.Now

var run = first

var other func()

func first() {}

func second() {}

func main() {
	f := second
	defer run()
	//    ^ read a.go run, call_indirect all of (a.go first | a.go second)
	defer now()
	//    ^ read a.go now
	defer other()
	//    ^ read a.go other
	defer f()
	//    ^ read variable f of line 16, call_indirect a.go second
}

func init() { run = second }
`,
  }))

test('a call of what more than sixteen functions may be leads to none', () => {
  const names = Array.from({ length: 17 }, (_, at) => `f${at}`)
  return expectLinks({
    'a.go': `package a

type One struct{ run func() }

func call(one One) {
	one.run()
	//  ^ read a.go One.run
}

${names.map((name) => `func ${name}() {}`).join('\n')}

var all = []One{${names.map((name) => `{run: ${name}}`).join(', ')}}
`,
  })
})

const FILES = {
  'cmd/cmd.go': 'package cmd\n\ntype Command struct{ Run func() }\n',
  'call/call.go': 'package call\n\nimport "x/cmd"\n\nfunc Call(c *cmd.Command) { c.Run() }\n',
  'use/use.go':
    'package use\n\nimport "x/cmd"\n\nfunc one() {}\n\nfunc two() {}\n\nfunc Use() *cmd.Command { return &cmd.Command{Run: one} }\n',
}

test('another function for a field affects those that call the field', async () => {
  expect(await affectedBy(FILES, 'use/use.go', (text) => text.replace('Run: one', 'Run: two'))).toEqual([
    'call/call.go',
    'cmd/cmd.go',
  ])
  expect(
    await affectedBy(FILES, 'use/use.go', (text) => text.replace('func one() {}', 'func one() { two() }')),
  ).toEqual([])
})

test('what a name that is given leads to affects those that call the field, though nothing is written differently there', async () => {
  const { 'use/use.go': use, ...others } = FILES
  const files = {
    ...others,
    'use/use.go': use.replace('func one() {}\n\n', ''),
    'use/one.go': 'package use\n\nfunc one() {}\n',
  }
  expect(await affectedBy(files, 'use/one.go', (text) => text.replace('one()', 'uno()'))).toContain('call/call.go')
})

test('a call through a field calls the function of each build that it is given', () =>
  expectLinks({
    'a.go': `package a

type One struct{ run func() }

var one = One{run: start}

func call() {
	one.run()
	//  ^ read a.go One.run, call_indirect all of (own.go start | other.go start)
}
`,
    'own.go': '//go:build own\n\npackage a\n\nfunc start() {}\n',
    'other.go': '//go:build other\n\npackage a\n\nfunc start() {}\n',
  }))

test('of what is given only what may be a function is kept, as far as the file says it', async () => {
  const kept = async (given: string) => {
    const lines = ['package a', TYPES, 'func set(t *T, o *Other, p int, list []func()) {', given, '}']
    const { surface } = await extractFile(go, 'a/a.go', `${lines.join('\n')}\n`)
    return (surface as ir.Surface).given?.rows.length ?? 0
  }
  for (const one of [
    ...[
      't.on = true',
      't.on = unset',
      't.run = nil',
      't.run = kept',
      't.on = p',
      't.on = t.name',
      'l := t; t.on = l.name',
    ],
    ...['t.name = other', 't.list = other', 't.next = other.Thing', '_ = T{name: o.Name}', 't.names["a"] = other'],
    ...['*o = other', 'list[0] = other'],
  ])
    expect(await kept(one), one).toBe(0)
  for (const one of [
    ...['t.run = other', 't.run = max', 't.run = o.Method', 't.run = t.method', 't.on = o.Name', 'o.Any = other'],
    ...['l := other; t.run = l', '_ = T{run: other}', '_ = []T{{run: other}}', 'hook = other', 't.own = other'],
  ])
    expect(await kept(one), one).toBe(1)
})

const TYPES = `
type Own func()
type T struct {
	name string
	list []func()
	names map[string]func()
	next *Own
	run func()
	on Handler
	own Own
}
const unset = 1
var kept T
var hook func()
`
