/** The state of one walk over a file of Perl: what was found so far. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Use } from '../../../../src/contract/links.ts'
import type { Parameter } from '../../../../src/contract/symbols.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import { sectionsOf } from './pod.ts'
import { type Declared, Scope } from './scopes.ts'
import { type Perl, split, variableAt } from './syntax.ts'
import { type Body, MAIN, type Meaning, type PackagePart, type Receiver, type Reference, type Surface } from './unit.ts'

/** Deeper ones are written by programs, and the stack has no room for all. */
export const MOST_DEPTH = 600

/** Where a node stands. */
export interface Place {
  package: string
  /** The package's symbol; -1 if it has none. */
  container: number
  /** The symbol that uses belong to. */
  owner: number
  scope: Scope
  /** Among the statements of a file or package: its variables are symbols. */
  isTop: boolean
  /** In a function: which of its arguments is the object. */
  invocant?: 'first' | 'second'
  /** Which argument is the object in functions that are written there. */
  takes?: 'first' | 'second'
  /** In a function: what it gives, and what it takes. */
  gives?: (Receiver | undefined)[]
  taken?: Taken
}

/** `shifted`: how many arguments are no longer in `@_`. */
export interface Taken {
  parameters: Parameter[]
  shifted: number
  isMethod: boolean
}

export const nothingTaken = (): Taken => ({ parameters: [], shifted: 0, isMethod: false })

/** What is declared in a block is its own. */
export const inBlock = (place: Place): Place => ({ ...place, scope: new Scope(place.scope), isTop: false })

export class State {
  readonly t: Perl
  readonly symbols: SymbolDraft[] = []
  readonly surface: Surface = { packages: [], members: [], imports: [], gives: {} }
  readonly body: Body = { locals: [], references: [] }
  /** Packages that say to be roles. */
  readonly roles = new Set<string>()
  readonly #parts = new Map<string, PackagePart>()
  readonly #members = new Map<string, number>()
  /** Of a list that was given another one: the names in it, and how much of both lists was looked at. */
  readonly #handedOut = new Map<readonly string[], { names: Set<string>; read: number; taken: number }>()
  #sections: Map<string, [number, number]> | undefined

  constructor(t: Perl) {
    this.t = t
  }

  unit(): Unit<Surface, Body> {
    // Qualified names begin with their package, so the file has no module beside it.
    return { symbols: this.symbols, surface: this.surface, body: this.body }
  }

  /** What the file says of a package. */
  part(name: string): PackagePart {
    let part = this.#parts.get(name)
    if (!part) {
      part = { name, supertypes: [], exports: [], offers: [] }
      this.#parts.set(name, part)
      this.surface.packages.push(part)
    }
    return part
  }

  /** One list of what a package hands out has what is in the other one. */
  handOut(list: string[], other: readonly string[]): void {
    let held = this.#handedOut.get(list)
    if (!held) {
      held = { names: new Set(), read: 0, taken: 0 }
      this.#handedOut.set(list, held)
    }
    for (; held.read < list.length; held.read++) held.names.add(list[held.read] as string)
    for (; held.taken < other.length; held.taken++) {
      const name = other[held.taken] as string
      if (held.names.has(name)) continue
      held.names.add(name)
      list.push(name)
    }
    held.read = list.length
  }

  /** A package has a function (`&run`) or variable (`$VERSION`). */
  declareMember(within: string, name: string, symbol: number): void {
    this.surface.members.push([within, name, symbol])
    const key = `${within} ${name}`
    if (!this.#members.has(key)) this.#members.set(key, symbol)
  }

  /** The symbol that was declared first. */
  member(within: string, name: string): number | undefined {
    return this.#members.get(`${within} ${name}`)
  }

  /** Lines of the POD on a name. */
  podOn(name: string): [number, number] | undefined {
    this.#sections ??= sectionsOf([...this.#podLines()])
    return this.#sections.get(name)
  }

  *#podLines(): Generator<[number, string]> {
    const { tree } = this.t
    for (let node = 1; node < tree.count; node++) {
      if (this.t.type(node) !== 'pod') continue
      const first = tree.lineAt(tree.start[node] as number)
      for (const [nth, line] of this.t.text(node).split(/\r?\n/).entries()) yield [first + nth, line]
    }
  }

  /** A name that begins at an offset. */
  refer(offset: number, length: number, use: Use, place: Place, meaning: Meaning, supposed?: true): void {
    if (length === 0 || length > LIMITS.nameChars) return
    const { tree } = this.t
    const reference: Reference = {
      ...tree.positionAt(offset),
      length,
      use,
      from: place.owner,
      meaning,
    }
    if (supposed) reference.supposed = true
    this.body.references.push(reference)
  }

  /** The last part of a qualified name. */
  referLast(node: number, written: string, use: Use, place: Place, meaning: Meaning, supposed?: true): void {
    const { name } = split(written)
    this.refer((this.t.tree.end[node] as number) - name.length, name.length, use, place, meaning, supposed)
  }

  function(node: number, place: Place, use: Use, supposed?: true): void {
    const written = this.t.text(node).replace(/^&/, '')
    if (!/^(?:::)?\w+(?:::\w+)*$/.test(written)) return
    const lexical = place.scope.find(`&${written}`)
    const meaning: Meaning = lexical?.to ?? { is: 'function', name: written, package: place.package }
    this.referLast(node, written, use, place, meaning, supposed)
  }

  /** A name by itself: a function that is called without brackets, a package, a file handle or only a word. */
  word(node: number, place: Place): void {
    const written = this.t.text(node)
    if (written.endsWith('::')) this.package(node, place, 'read')
    else this.function(node, place, 'call', true)
  }

  package(node: number, place: Place, use: Use): void {
    const written = this.t.text(node).replace(/::$/, '')
    const offset = this.t.tree.start[node] as number
    this.packageAt(written, offset, place, use)
  }

  packageAt(name: string, offset: number, place: Place, use: Use): void {
    const last = split(name).name
    if (!/^(?:::)?[A-Za-z_]\w*(?:::\w+)*$/.test(name)) return
    this.refer(offset + name.length - last.length, last.length, use, place, {
      is: 'package',
      name: name.replace(/^::/, ''),
    })
  }

  declareLocal(node: number, kind: 'parameter' | 'variable', place: Place, value?: Receiver): Declared | undefined {
    const found = variableAt(this.t, node)
    if (!found) return undefined
    const { line, column } = this.t.position(node)
    const local = this.body.locals.push({ name: found.name, kind, line, column, owner: place.owner }) - 1
    const made: Declared = { to: { is: 'local', local }, ...(value ? { value } : {}) }
    place.scope.declare(found.name, made)
    return made
  }

  /** The object that a method in this place has. */
  self(place: Place): Receiver {
    return { on: 'class', name: place.package, ...(place.package === MAIN ? {} : { isSelf: true }) }
  }
}
