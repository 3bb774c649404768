import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'

async function symbolsOf(path: string, text: string) {
  const [file] = await analyse(new Map([[path, text]]), languageOfPath)
  return file?.symbols ?? []
}

test('types, fields, methods, variables and constants are symbols with their heads and docs', async () => {
  const symbols = await symbolsOf(
    'shop_linux.go',
    `//go:build cgo
package shop

// Store keeps items.
// Deprecated: use Shelf.
type Store[T any] struct {
	Items []T // behind
	size  int
	Base
}

func (s *Store[T]) Add(item T, more ...T) (n int, err error) {
	type local struct{ a int }
	return
}

const (
	Low, High = 1, 2
)

var start = func() int { return 1 }

type Reader interface{ Read(p []byte) (int, error) }
`,
  )
  expect(symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`)).toEqual([
    'struct Store',
    'property Store.Items',
    'property Store.size',
    'property Store.Base',
    'method Store.Add',
    'constant Low',
    'constant High',
    'variable start',
    'interface Reader',
    'method Reader.Read',
  ])
  expect(symbols[0]).toMatchObject({
    doc: [4, 5],
    signature: 'type Store[T any] struct',
    modifiers: ['exported', 'deprecated'],
    conditions: ['linux && cgo'],
  })
  expect(symbols[4]).toMatchObject({
    receiver: '*Store[T]',
    signature: 'func (s *Store[T]) Add(item T, more ...T) (n int, err error)',
    parameters: [
      { name: 'item', type: 'T' },
      { name: 'more', type: 'T', variadic: true },
    ],
    returns: '(n int, err error)',
    start: 12,
    end: 15,
  })
})

test('tests, mains and handlers of routes are marked', async () => {
  const tests = await symbolsOf(
    'a_test.go',
    'package a\nfunc TestRun(t *T) {}\nfunc Testing() {}\nfunc BenchmarkX() {}\n',
  )
  expect(tests.map((s) => s.modifiers?.includes('test') ?? false)).toEqual([true, false, true])
  const main = await symbolsOf(
    'main.go',
    'package main\nfunc main() { r.GET("/users/:id", show) }\nfunc show(c *C) {}\n',
  )
  expect(main.map((s) => s.extra)).toEqual([{ entry: 'main' }, { route: 'GET /users/:id' }])
})

test('a file with errors still says what it can', async () => {
  const symbols = await symbolsOf('a.go', 'package a\nfunc ok() {}\nfunc broken( {\ntype T struct { a int }\n')
  expect(symbols.map((s) => s.name)).toContain('ok')
})

test('what stands alone between parentheses begins and ends with them', async () => {
  const symbols = await symbolsOf(
    'a.go',
    'package a\n\n// Limits.\nconst (\n\tLow = 1\n)\n\ntype (\n\tA int\n)\n\nvar (\n\tb = 1\n\tc = 2\n)\n',
  )
  expect(symbols.map(({ name, start, end }) => `${name} ${start}-${end}`)).toEqual([
    'Low 4-6',
    'A 8-10',
    'b 13-13',
    'c 14-14',
  ])
})
