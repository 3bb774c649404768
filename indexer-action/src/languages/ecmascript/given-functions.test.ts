/** Functions that are given where an annotation says only how they are called. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a constant with an annotation or a cast calls the function that it is', async () => {
  await expectLinks({
    'log.ts': `type Log = (text: string) => void
function write(text: string) {}
function ask(text: string): string { return text }
export const log: Log = write
export const wanted = ask as (text: 'name') => string
export const silent: Log = make()
export const bound: Log = write.bind(undefined)
`,
    'main.ts': `import { bound, log, silent, wanted } from './log'
export function main() {
  log('a')
//^ call log.ts log, call_indirect log.ts write
  wanted('name')
//^ call log.ts wanted, call_indirect log.ts ask
  silent('a')
//^ call log.ts silent
  bound('a')
//^ call log.ts bound, call_indirect log.ts write
}
`,
  })
})

test('a parameter with an annotation calls the function that it is by default', async () => {
  await expectLinks({
    'a.ts': `type Log = (text: string) => void
function write(text: string) {}
function make(): Log {
  const made: Log = (text) => {}
  return made
}
export function show(text: string, log: Log = write, other: Log) {
  log(text)
//^ call parameter log of line 7, call_indirect a.ts write
  other(text)
//^ call parameter other of line 7
}
export function each(texts: string[], given?: Log) {
  const log: Log = given ?? write
  for (const text of texts) log(text)
//                          ^ call variable log of line 14, call_indirect a.ts write
  let later: Log | undefined
  if (!later) later = make()
  later('a')
//^ call variable later of line 17, call_indirect a.ts make.made
}
`,
  })
})

test('a field with an annotation calls what it begins as, and what the class assigns to it', async () => {
  await expectLinks({
    'server.ts': `type Handler = (path: string) => void
interface Options { fallback?: Handler }
function notFound(path: string) {}
function closed(path: string) {}
export class Server {
  static onError: Handler = notFound
  protected missing: Handler = notFound
  fallback: Handler
  #given: Handler
  constructor(options: Options, given: Handler) {
    this.fallback = options.fallback || notFound
    this.#given = given
  }
  close() {
    this.fallback = closed
  }
  serve(path: string) {
    this.fallback(path)
//       ^ call server.ts Server.fallback, call_indirect one of (server.ts notFound | server.ts closed)
    this.#given(path)
//       ^ call server.ts Server.#given
    Server.onError(path)
//         ^ call server.ts Server.onError, call_indirect server.ts notFound
  }
}
`,
    'files.ts': `import { Server } from './server'
export class FileServer extends Server {
  open(path: string) {
    this.missing(path)
//       ^ call server.ts Server.missing, call_indirect server.ts notFound
  }
}
`,
  })
})

test('what a function returns is called, whatever it is declared to be', async () => {
  // A cast to any is how a function is returned that a checker does not take for the declared one.
  await expectLinks({
    'parse.ts': `type Parse = (text: string) => unknown
function makeStrict(): Parse {
  const run: Parse = (text) => text
  return run
}
const makeLoose: (depth: number) => Parse = (depth) => {
  function loose(text: string) { return depth }
  return loose as any
}
function makeAny(): Parse
function makeAny(depth: number): Parse
function makeAny(depth?: number): any {
  function any(text: string) { return depth }
  return any
}
export const parse: Parse = makeStrict()
export const parseAny = makeAny()
export const parseLoose = makeLoose(3)
`,
    'main.ts': `import { parse, parseAny, parseLoose } from './parse'
export function main() {
  parse('a')
//^ call parse.ts parse, call_indirect parse.ts makeStrict.run
  parseLoose('a')
//^ call parse.ts parseLoose, call_indirect parse.ts makeLoose.loose
  parseAny('a')
//^ call parse.ts parseAny, call_indirect parse.ts makeAny.any
}
`,
  })
})

test('what constructs is a function that another one has made', async () => {
  // TypeScript lets a function construct only behind a cast.
  await expectLinks({
    'schema.ts': `interface Constructor { new (name: string): { name: string } }
function constructor(kind: string): Constructor {
  function Schema(this: any, name: string) { this.name = name }
  return Schema as any
}
export const Text: Constructor = constructor('text')
export const text = () => new Text('a')
//                            ^ call schema.ts Text, call_indirect schema.ts constructor.Schema
`,
  })
})
