/**
 * What macros of one file declare in another: each name is added to the symbols of the file where the macro is called, and
 * leads to the call. Of a list that is included, each row is such a call.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { IncludeGraph } from './builds/include-graph.ts'
import type { Template } from './fact-layout.ts'
import { extend, type HeldFile } from './held.ts'
import type { AddedSymbol, HeldSymbol } from './held-symbols.ts'

const NAME = /^[A-Za-z_]\w*$/

/** Symbols that were added to a file. */
export interface Added {
  file: number
  /** What is known by its name elsewhere. */
  named: readonly number[]
  /** What only the file itself can name: `offers.ts` does not tell others of it. */
  own: readonly number[]
  /** Parameters of functions of which a macro is the head: only their own bodies know them. */
  parameters: readonly [owner: number, name: string, symbol: number][]
}

const NOTHING: HeldFile['templates'] = new Map()

type Templates = ReadonlyMap<string, readonly { file: number; template: readonly Template[] }[]>

export function addDeclared(files: readonly HeldFile[], graph: IncludeGraph): Added[] {
  const templates = templatesByMacro(files)
  const added: Added[] = []
  for (const [number, file] of files.entries()) {
    // In C the rows themselves are called so.
    const listed = file.cpp ? file.listed : []
    if (file.calls.length + file.spread.length + listed.length === 0) continue
    const more = new Additions(file)
    for (const [call, macro, given] of file.calls)
      more.declare(call, given, templateFor(number, templates.get(macro), graph))
    for (const spread of file.spread) more.spread(spread, files[graph.target(number, spread[0])])
    for (const list of listed) more.list(list, files[graph.target(number, list[0])])
    if (more.symbols.length === 0) continue
    extend(file, more.symbols, more.types)
    added.push({ file: number, named: more.named, own: more.own, parameters: more.parameters })
  }
  // Nobody asks for these any more, and there are many.
  for (const file of files) Object.assign(file, { templates: NOTHING, calls: [], rows: [], listed: [], spread: [] })
  return added
}

function templatesByMacro(files: readonly HeldFile[]): Templates {
  const found = new Map<string, { file: number; template: readonly Template[] }[]>()
  for (const [file, { templates, symbols }] of files.entries())
    for (const [macro, template] of templates) {
      const { name } = symbols.get(macro) as HeldSymbol
      const known = found.get(name)
      if (known) known.push({ file, template })
      else found.set(name, [{ file, template }])
    }
  return found
}

/** Of macros of one name, the one that the file sees; several could be any. */
function templateFor(file: number, found: ReturnType<Templates['get']> = [], graph: IncludeGraph): readonly Template[] {
  if (found.length === 0) return []
  const { seen } = graph.view(file)
  const visible = found.filter((one) => seen.has(one.file))
  return visible.length === 1 && visible[0] ? visible[0].template : []
}

/** What is to be added to one file. */
class Additions {
  readonly symbols: AddedSymbol[] = []
  readonly types: string[] = []
  readonly named: number[] = []
  readonly own: number[] = []
  readonly parameters: [owner: number, name: string, symbol: number][] = []
  readonly #file: HeldFile
  readonly #first: number

  constructor(file: HeldFile) {
    this.#file = file
    this.#first = file.symbols.length
  }

  /** The number of what is added next. */
  get #next(): number {
    return this.#first + this.symbols.length
  }

  /** What the rows of a list declare. */
  spread([, macro, template]: HeldFile['spread'][number], list: HeldFile | undefined): void {
    for (const [row, of, given] of list?.rows ?? []) if (of === macro) this.declare(row, given, template, list)
  }

  /** What a call declares, of this file or of another one. */
  declare(call: number, given: readonly string[], template: readonly Template[], file = this.#file): void {
    if (this.#next + template.length > LIMITS.symbolsPerFile) return
    const { name: called, kind: standsFor, conditions } = file.symbols.get(call) as HeldSymbol
    const isHead = standsFor === 'function'
    const inSource = file === this.#file && isSource(file.path)
    const base = this.#next
    for (const { name: written, kind, parent, type, modifiers } of template) {
      const name = filled(written, given)
      const common = { id: file.symbols.idOf(call), name, conditions, byMacro: false, cpp: undefined }
      if (kind === 'parameter') {
        this.parameters.push([call, name, this.#next])
        this.symbols.push({ ...common, kind: 'variable', parent: undefined, modifiers: undefined })
      } else {
        if (NAME.test(name) && !(isHead && name === called)) {
          if (inSource && (isHead || !given.includes(name))) this.own.push(this.#next)
          else if (!isHead) this.named.push(this.#next)
        }
        this.symbols.push({
          ...common,
          kind,
          parent: parent === -1 ? undefined : base + parent,
          modifiers: modifiers.length > 0 ? modifiers : undefined,
        })
      }
      this.types.push(filled(type, given).replace(/#(\d+)/g, (_, at) => `#${base + Number(at)}`))
    }
  }

  /** C++: enumerators that rows become, as members of what includes the list. */
  list([, macro, name, owner]: HeldFile['listed'][number], list: HeldFile | undefined): void {
    if (!list) return
    const parent = this.#file.symbols.get(owner)
    const path = parent && `${parent.cpp?.qualified ?? parent.name}.`
    for (const [row, of, given] of list.rows) {
      const called = of === macro ? filled(name, given) : ''
      if (!NAME.test(called) || this.#next >= LIMITS.symbolsPerFile) continue
      this.named.push(this.#next)
      this.symbols.push({
        id: list.symbols.idOf(row),
        name: called,
        kind: 'enum_member',
        parent: parent && owner,
        modifiers: undefined,
        conditions: undefined,
        byMacro: false,
        cpp: { ...PLAIN, qualified: path && path + called },
      })
      this.types.push('%')
    }
  }
}

const PLAIN: NonNullable<HeldSymbol['cpp']> = {
  qualified: undefined,
  receiver: undefined,
  takes: { least: 0, most: 0, open: false },
  types: [],
  isConst: false,
  takesTemporary: false,
  isConstrained: false,
  scoped: false,
  specialises: false,
}

/** No other file knows what macros make of names in one of these, although some are included. */
export const isSource = (path: string): boolean => path.endsWith('.c')

/** A text with what the macro is given put in; `t:$1` of a `struct door` is `s:door`. */
export const filled = (text: string, given: readonly string[]): string =>
  text.includes('$')
    ? text.replace(/\$(\d+)/g, (_, at) => given[at] ?? '').replace(/\bt:(?:struct|union|enum) /g, 's:')
    : text
