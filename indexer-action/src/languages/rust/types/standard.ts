/** Parses the method tables of standard-library.ts into signatures. */
import { PRIMITIVE_NAMES } from '../prelude.ts'
import { CRATE_FUNCTIONS, CRATE_METHODS } from './crate-library.ts'
import { STANDARD_FUNCTIONS } from './standard-functions.ts'
import { STANDARD_METHODS } from './standard-library.ts'
import * as t from './types.ts'

interface StandardType {
  parameters: t.Parameter[]
  methods: Map<string, t.Signature>
  /** A type with further methods (`PathBuf : Path`), with its type arguments. */
  base: t.External | undefined
}

/** Types of other crates that are treated as the standard library type of the same name, or that have an entry of their own. */
const FOREIGN = new Set(
  'Result Mutex RwLock HashMap HashSet IndexMap IndexSet SmallVec ArrayVec FxHashMap FxHashSet AHashMap DashMap OnceCell Lazy BoxFuture'.split(
    ' ',
  ),
)

export function standardType(type: t.External): StandardType | undefined {
  const name = t.lastName(type)
  if (type.crate === 'std') return library().get(name)
  return crateTypes().get(pathOf(type.crate, type.name)) ?? (FOREIGN.has(name) ? library().get(name) : undefined)
}

/**
 * The path under which a type or function of a crate is in the tables. Parts of bevy have crates of their own, and a prelude; most of
 * futures is in one of its own.
 */
function pathOf(crate: string, name: string): string {
  const written = inCode(crate)
  if (/^bevy(?:_|$)/.test(written)) return `bevy::${name.slice(name.lastIndexOf(':') + 1)}`
  return `${written === 'futures_util' ? 'futures' : written}::${name}`
}

/** The name of a package, as code has it. */
export const inCode = (crate: string): string => crate.replaceAll('-', '_')

/** A free function of another crate. */
export function crateFunctionNamed(crate: string, name: string): t.Signature | undefined {
  crateFunctions ??= readLibrary(CRATE_FUNCTIONS).get('Functions')?.methods
  return crateFunctions?.get(pathOf(crate, name))
}

/** A free function by its path: `mem::take`. */
export function standardFunctionNamed(path: string): t.Signature | undefined {
  functions ??= readLibrary(STANDARD_FUNCTIONS).get('Functions')?.methods
  const parts = path.split('::')
  return functions?.get(parts.slice(-2).join('::'))
}

let functions: Map<string, t.Signature> | undefined
let crateFunctions: Map<string, t.Signature> | undefined
let read: Map<string, StandardType> | undefined
let readCrates: Map<string, StandardType> | undefined

function crateTypes(): Map<string, StandardType> {
  readCrates ??= readLibrary(CRATE_METHODS)
  return readCrates
}

function library(): Map<string, StandardType> {
  read ??= readLibrary(STANDARD_METHODS)
  return read
}

function readLibrary(text: string): Map<string, StandardType> {
  const types = new Map<string, StandardType>()
  let open: StandardType | undefined
  let names = new Map<string, t.Parameter>()
  for (const line of text.split('\n')) {
    if (line === '') continue
    if (!line.startsWith(' ')) {
      const [head, base] = line.split(' : ')
      names = new Map()
      const own = new Reader(head as string, names).type()
      const parameters = own.kind === t.EXTERNAL ? own.args.filter((one) => one.kind === t.PARAMETER) : []
      open = { parameters, methods: new Map(), base: undefined }
      if (base !== undefined) open.base = new Reader(base, names).type() as t.External
      types.set((head as string).replace(/<.*/, ''), open)
    } else if (open) addMethods(open, line, names)
  }
  return types
}

const FUNCTIONS = '  :: '
/** What puts items into containers, of which the context says which. */
const COLLECTING = new Set(['collect', 'collect_vec', 'partition', 'try_collect', 'unzip'])

/** Parses `name name(parameters) -> result`; a leading `::` marks functions without a receiver. */
function addMethods(type: StandardType, written: string, names: ReadonlyMap<string, t.Parameter>): void {
  const hasSelf = !written.startsWith(FUNCTIONS)
  const line = hasSelf ? written : written.slice(FUNCTIONS.length)
  const arrow = line.lastIndexOf(') -> ') >= 0 ? resultArrow(line) : line.lastIndexOf(' -> ')
  const result = line.slice(arrow + 4)
  const heads = new Reader(line.slice(0, arrow).trim(), new Map())
  for (const { name, from, to } of heads.methods()) {
    const variables = new Map(names)
    const parameters = new Reader(line.slice(0, arrow).trim().slice(from, to), variables).list()
    const given = new Reader(result, variables).type()
    // A turbofish names closures last, or not at all.
    const own = [...variables].filter(([key]) => !names.has(key))
    const generics = [...own.filter(([key]) => key !== 'Z'), ...own.filter(([key]) => key === 'Z')].map(
      ([, one]) => one,
    )
    const signature: t.Signature = { parameters, result: given, generics, hasSelf }
    if (COLLECTING.has(name)) signature.effect = 'collect'
    type.methods.set(name, signature)
  }
}

/** The position of the last arrow outside parentheses. */
function resultArrow(line: string): number {
  let depth = 0
  let found = -1
  for (let at = 0; at < line.length; at++) {
    const c = line.charCodeAt(at)
    if (c === 40) depth++
    else if (c === 41) depth--
    else if (depth === 0 && line.startsWith(' -> ', at)) found = at
  }
  return found
}

class Reader {
  readonly #text: string
  readonly #names: Map<string, t.Parameter>
  #at = 0

  constructor(text: string, names: Map<string, t.Parameter>) {
    this.#text = text
    this.#names = names
  }

  *methods(): Generator<{ name: string; from: number; to: number }> {
    while (this.#at < this.#text.length) {
      const start = this.#at
      this.#word()
      while (this.#text.startsWith('::', this.#at)) {
        this.#at += 2
        this.#word()
      }
      const name = this.#text.slice(start, this.#at)
      let from = this.#at
      let to = this.#at
      if (this.#text[this.#at] === '(') {
        let depth = 0
        from = this.#at + 1
        for (; this.#at < this.#text.length; this.#at++) {
          if (this.#text[this.#at] === '(') depth++
          if (this.#text[this.#at] === ')' && --depth === 0) break
        }
        to = this.#at++
      }
      yield { name, from, to }
      this.#at++
    }
  }

  list(): t.Type[] {
    const types: t.Type[] = []
    while (this.#at < this.#text.length && this.#text[this.#at] !== ')' && this.#text[this.#at] !== '>') {
      types.push(this.type())
      if (this.#text[this.#at] === ',') this.#at++
    }
    return types
  }

  type(): t.Type {
    if (this.#text[this.#at] === '(') {
      this.#at++
      const types = this.list()
      this.#at++
      return { kind: t.TUPLE, types }
    }
    if (this.#text[this.#at] === '[') {
      this.#at++
      const element = this.type()
      this.#at++
      return { kind: t.SLICE, element }
    }
    const name = this.#word()
    if (name === 'fn') {
      this.#at++
      const parameters = this.list()
      this.#at += ') -> '.length
      return { kind: t.FUNCTION, parameters, result: this.type() }
    }
    const path: string[] = []
    while (this.#text.startsWith('::', this.#at)) {
      this.#at += 2
      path.push(this.#word())
    }
    if (/^[A-Z]$/.test(name)) {
      const [of] = path
      const type = this.#variable(name)
      return of === undefined ? type : { kind: t.PROJECTION, type, name: of }
    }
    if (PRIMITIVE_NAMES.has(name)) return t.primitive(name)
    const args: t.Type[] = []
    if (this.#text[this.#at] === '<') {
      this.#at++
      args.push(...this.list())
      this.#at++
    }
    return path.length === 0
      ? { kind: t.EXTERNAL, crate: 'std', name, args }
      : { kind: t.EXTERNAL, crate: name, name: path.join('::'), args }
  }

  #variable(name: string): t.Parameter {
    let parameter = this.#names.get(name)
    if (!parameter) {
      parameter = { kind: t.PARAMETER, name, source: undefined, node: 0, trait: undefined }
      this.#names.set(name, parameter)
    }
    return parameter
  }

  #word(): string {
    const from = this.#at
    while (/\w/.test(this.#text[this.#at] ?? '')) this.#at++
    return this.#text.slice(from, this.#at)
  }
}

/** Parses a type: `Option<Ordering>`. */
export const readType = (text: string): t.Type => new Reader(text, new Map()).type()
