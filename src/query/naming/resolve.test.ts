import { expect, it } from 'vitest'
import type { FileFacts } from '../../contract/file.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import { type FileRow, IndexedFile } from '../indexed/indexed-file.ts'
import { notFound } from './not-defined.ts'
import { matching, theOne, withoutDeclarations } from './resolve.ts'
import { parseSymbolName } from './symbol-name.ts'

/** A file with two signatures of `send` in lines 1 and 2, its body in line 3, and another scope's signature in line 9. */
function overloaded(language: string): IndexedFile {
  const send = (line: number, more: Partial<SymbolFact> = {}): SymbolFact =>
    ({ id: line, name: 'send', kind: 'function', line, column: 0, start: line, end: line, ...more }) as SymbolFact
  const symbols = [
    send(1, { modifiers: ['declaration'] }),
    send(2, { modifiers: ['declaration'] }),
    send(3),
    { id: 8, name: 'Remote', kind: 'interface', line: 8, column: 0, start: 8, end: 10 } as SymbolFact,
    send(9, { modifiers: ['declaration'], parent: 3, qualified: 'Remote.send' }),
  ]
  return new IndexedFile({ path: 'a', language } as FileRow, { facts: () => ({ symbols }) as FileFacts })
}

const linesMeant = (language: string, line: number): number[] => {
  const query = { name: parseSymbolName('send'), path: 'a', line }
  return theOne(query, matching(query, [overloaded(language)])).map(({ symbol }) => symbol.line)
}

it('means the function with the body where a line of TypeScript or Python has one of its signatures', () => {
  expect(linesMeant('typescript', 1)).toEqual([3])
  expect(linesMeant('typescript', 3)).toEqual([3])
  expect(linesMeant('typescript', 9)).toEqual([9])
  expect(linesMeant('python', 2)).toEqual([3])
})

it('means the one at the line where each signature is a function of its own', () => {
  expect(linesMeant('java', 1)).toEqual([1])
})

it('means what is assigned to an object of the name before anything in a file whose name begins so', () => {
  const file = (path: string, ...signatures: string[]): IndexedFile => {
    const symbols = signatures.map(
      (signature, at) =>
        ({
          id: at + 1,
          name: 'render',
          kind: 'function',
          line: at + 1,
          column: 0,
          start: 1,
          end: 1,
          signature,
        }) as SymbolFact,
    )
    const row = { path, language: 'javascript' } as FileRow
    return new IndexedFile(row, { facts: () => ({ symbols }) as FileFacts })
  }
  const meant = (...files: IndexedFile[]) =>
    matching({ name: parseSymbolName('app.render') }, files).map((one) => one.file.path)
  const test = file('test/app.engine.js', 'function render(path)')
  expect(meant(test, file('lib/application.js', 'app.render = function render(name)'))).toEqual(['lib/application.js'])
  expect(meant(test, file('lib/app.js', 'function render(name)'))).toEqual(['lib/app.js'])
  expect(meant(test)).toEqual(['test/app.engine.js'])
})

it('means what the package of the name defines before what a file of that name has in another package', () => {
  const file = (path: string, module?: string): IndexedFile => {
    const symbols = [{ id: 1, name: 'Provider', kind: 'struct', line: 1, column: 0, start: 1, end: 1 } as SymbolFact]
    const facts = { symbols, ...(module === undefined ? {} : { module }) } as FileFacts
    return new IndexedFile({ path, language: 'go' } as FileRow, { facts: () => facts })
  }
  const meant = (...files: IndexedFile[]) =>
    matching({ name: parseSymbolName('provider.Provider') }, files).map((one) => one.file.path)
  const own = file('provider/types.go', 'provider')
  const other = file('provider/acme/provider.go', 'acme')
  expect(meant(other, own)).toEqual(['provider/types.go'])
  expect(meant(other)).toEqual(['provider/acme/provider.go'])
  expect(meant(own, file('web/provider.js'))).toEqual(['provider/types.go', 'web/provider.js'])
})

it('means what is defined before the names under which other files require it, and these where nothing else has the name', () => {
  const file = (path: string, kind: SymbolFact['kind'], signature: string): IndexedFile => {
    const symbol = { id: 1, name: 'View', kind, line: 1, column: 0, start: 1, end: 1, signature } as SymbolFact
    return new IndexedFile({ path, language: 'javascript' } as FileRow, {
      facts: () => ({ symbols: [symbol] }) as FileFacts,
    })
  }
  const meant = (...files: IndexedFile[]) => {
    const query = { name: parseSymbolName('View') }
    return withoutDeclarations(matching(query, files)).map((one) => one.file.path)
  }
  const defined = file('view.js', 'function', 'function View(name)')
  const whole = file('a.js', 'variable', "View = require('./view')")
  const member = file('b.js', 'variable', 'View = require("../lib").View')
  const taken = file('c.js', 'variable', "{ Own: View } = require('.')")
  expect(meant(whole, defined, member, taken)).toEqual(['view.js'])
  expect(meant(whole, member)).toEqual(['a.js', 'b.js'])
  const others = ["View = require('view')", "View = require('./view')(app)", "View = require('./view.json')"]
  for (const signature of others) expect(meant(defined, file('d.js', 'variable', signature)), signature).toHaveLength(2)
})

it('means the function of as many parameters as are written behind its name, and no other', () => {
  const symbol = (name: string, parameters?: SymbolFact['parameters']): SymbolFact =>
    ({ id: 1, name, kind: 'function', line: 1, column: 0, start: 1, end: 1, parameters }) as SymbolFact
  const [one, other] = [{ name: 'a' }, { name: 'b', default: '1' }]
  const symbols = [
    symbol('save', [one]),
    symbol('save', [one, one, other]),
    symbol('log', [one, { name: 'more', variadic: true }]),
    symbol('start'),
  ]
  const file = new IndexedFile({ path: 'a', language: 'elixir' } as FileRow, {
    facts: () => ({ symbols }) as FileFacts,
  })
  const meant = (name: string) =>
    matching({ name: parseSymbolName(name) }, [file]).map((found) => symbols.indexOf(found.symbol))
  expect(meant('save/1')).toEqual([0])
  expect(meant('save/2')).toEqual([1])
  expect(meant('save/3')).toEqual([1])
  expect(meant('save/4')).toEqual([])
  expect(meant('save')).toEqual([0, 1])
  expect(meant('log/7')).toEqual([2])
  expect(meant('log/0')).toEqual([])
  // Not every language says the parameters of everything.
  expect(meant('start/2')).toEqual([3])
})

it('says of a name with another number of parameters that it exists', () => {
  const facts = { symbols: [{ id: 1, name: 'save', kind: 'function', line: 1, column: 0, start: 1, end: 1 }] }
  Object.assign(facts.symbols[0] as object, { parameters: [{ name: 'a' }] })
  const file = new IndexedFile({ path: 'a', language: 'elixir' } as FileRow, {
    facts: () => facts as unknown as FileFacts,
  })
  const { hint, details } = notFound({ name: parseSymbolName('save/2') }, [], [file], 8)
  expect(hint).toContain('with another number of parameters')
  expect(details).toMatchObject({ candidates: [{ name: 'save' }] })
})
