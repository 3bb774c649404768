/**
 * A place in the token stream, the scopes around it and the facts found so far. Everything that parses takes one of these.
 *
 * Moving forward is the only way to move: look-ahead reads tokens by number, and nothing is ever parsed twice.
 */
import type { FlatTree } from '../../../syntax/flat-tree.ts'
import type { System } from '../builds/predefined.ts'
import { HOW, LOCAL_KINDS, LOCAL_STRIDE, NODE } from '../fact-layout.ts'
import { BranchLocals } from './branch-locals.ts'
import { type Region, selectBranches } from './conditionals.ts'
import { Facts } from './facts.ts'
import { readDirective } from './macros.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLONS,
  COMPARE,
  type Directive,
  END,
  GREATER,
  KEYWORD,
  LESS,
  PAREN,
  SEMICOLON,
  SHIFT_RIGHT,
  type Tokens,
  tokenize,
  WORD,
  type Words,
} from './tokens.ts'

const TYPE_LOCAL = LOCAL_KINDS.indexOf('type')

/** Parsers recurse; text that nests deeper than this is data, not code. */
const DEEPEST = 200
/** What closes a bracket is looked for in so many tokens before all of the file's are paired. */
const NEAR_TOKENS = 256

export class Reader {
  readonly facts: Facts
  readonly words: Words
  readonly cpp: boolean
  readonly kind: number[]
  readonly start: number[]
  readonly end: number[]
  readonly word: number[]
  at = 0
  depth = 0
  /** Scopes of locals, innermost last; empty outside functions. */
  readonly scopes: Map<number, number>[] = []
  /** What is read is what a macro stands for. */
  isExpansion = false
  /** What is read stands in the braces of an initialiser. */
  inList = false
  /** C++: a brace here opens a body and no construction (`: a(x) {`). */
  bodyFollows = false
  /** Offset at which the template begins whose declaration is being read; -1. */
  templateStart = -1
  /** C++: the template whose declaration is being read is for some types only (`enable_if`). */
  isConstrained = false
  /** C++: names that the template whose declaration is being read gives to what it is given. */
  generics: string[] = []
  /** C++: what it takes, as `kindsOf` says it. */
  kinds = ''
  /** C++: and which type each is unless it is given another. */
  readonly defaults = new Map<string, string>()
  /** C++: locals that are types which templates are given. */
  readonly typeParameters = new Set<number>()
  /** C++: what the first `return` gives of the function or lambda being read; -1. */
  returned = -1
  /** C++: the type that the function or lambda being read says to give, or ''. */
  gives = ''
  /** C++: what stands first among the arguments of which a lambda is one: perhaps what it goes through; -1. */
  handed = -1
  /** C++: the range that goes into the view being read, `range | view`; -1. */
  piped = -1
  /** C++: nodes of the arguments read last (-1 unknown). */
  given: readonly number[] = []
  /** C++: whether the type that was read last has `const` before it. */
  constType = false
  /** C++: and whether it is of a pointer. */
  pointerType = false
  /** Of each `#if` around, its number and which of its branches is read. */
  branches: readonly number[] = []
  /** Labels of the function being read. */
  labels: Map<number, number> | undefined
  readonly #branches: BranchLocals
  readonly #literals = new Map<string, number>()
  #past: Int32Array | undefined
  readonly #directives: readonly Directive[]
  readonly #regions: readonly Region[]
  #directive = 0
  #region = 0

  constructor(facts: Facts, tokens: Tokens, regions: readonly Region[], words: Words, cpp: boolean) {
    this.facts = facts
    this.words = words
    this.cpp = cpp
    this.#branches = new BranchLocals(facts, cpp)
    this.kind = tokens.kind
    this.start = tokens.start
    this.end = tokens.end
    this.word = tokens.word
    this.#directives = tokens.directives
    this.#regions = regions
    this.#arrive()
  }

  /** `system`: which the file is written for. */
  static of(tree: FlatTree, words: Words, cpp: boolean, system: System): Reader {
    const tokens = tokenize(tree.text, 0, tree.text.length, words, cpp)
    const { kept, regions } = selectBranches(tree.text, tokens, cpp, system)
    return new Reader(new Facts(tree, system), kept, regions, words, cpp)
  }

  /** Another reader over tokens of the same file (a macro's body), with the same facts. */
  over(tokens: Tokens): Reader {
    return new Reader(this.facts, tokens, [], this.words, this.cpp)
  }

  /** Preprocessor lines take effect when reading passes them. */
  #arrive(): void {
    for (;;) {
      const region = this.#regions[this.#region]
      const directive = this.#directives[this.#directive]
      const regionDue = region !== undefined && region.from <= this.at
      if (directive !== undefined && directive.at <= this.at && !(regionDue && region.offset <= directive.start)) {
        this.#directive++
        readDirective(this, directive)
      } else if (regionDue) {
        this.#region++
        this.facts.conditions = region.conditions
        this.branches = region.branches
      } else return
    }
  }

  advance(): void {
    this.at++
    this.#arrive()
  }

  get ended(): boolean {
    return this.at >= this.kind.length
  }

  peek(offset = 0): number {
    return this.kind[this.at + offset] ?? END
  }

  is(kind: number, offset = 0): boolean {
    return this.kind[this.at + offset] === kind
  }

  isKeyword(word: number, offset = 0): boolean {
    return this.kind[this.at + offset] === KEYWORD && this.word[this.at + offset] === word
  }

  take(kind: number): boolean {
    if (this.kind[this.at] !== kind) return false
    this.advance()
    return true
  }

  /** The word here is a macro that is called; what it is given comes next. */
  takeCalled(): void {
    this.facts.occurrence(this.textAt(this.at), this.start[this.at] as number, 'call', HOW.name, -1)
    this.advance()
  }

  /** The word here is a macro that stands alone. */
  takeRead(): void {
    this.facts.occurrence(this.textAt(this.at), this.start[this.at] as number, 'read', HOW.name, -1)
    this.advance()
  }

  textAt(token: number): string {
    const word = this.word[token] as number
    return word >= 0 ? this.words.text(word) : this.facts.text.slice(this.start[token], this.end[token])
  }

  /** Token number past the bracket that closes the one at `token`. */
  pastClose(token: number): number {
    let depth = 0
    const near = Math.min(this.kind.length, token + NEAR_TOKENS)
    for (let at = token; at < near; at++) {
      const kind = this.kind[at] as number
      if (opens(kind)) depth++
      else if (closes(kind) && --depth <= 0) return at + 1
    }
    return near === this.kind.length ? near : this.#pastFarClose(token)
  }

  /** The same for one that is far: in brackets that are nested deeply, each would be looked for through all those in it. */
  #pastFarClose(token: number): number {
    this.#past ??= pastClosing(this.kind)
    let first = token
    while (first < this.kind.length && !opens(this.kind[first] as number) && !closes(this.kind[first] as number))
      first++
    return this.#past[first] ?? this.kind.length
  }

  /**
   * C++: token number past the `>` that closes the `<` at `token`, or -1 when it is no template's. `surely`: it stands where
   * only a template's can, so comparisons in it are arguments (`enable_if_t<A == B>`).
   */
  pastAngles(token: number, surely = false): number {
    let depth = 0
    for (let at = token; at < this.kind.length && at < token + 400; at++) {
      switch (this.kind[at]) {
        case LESS:
          if (at === token || !this.isValue(at - 1)) depth++
          break
        case GREATER:
          if (--depth === 0) return at + 1
          break
        case SHIFT_RIGHT:
          depth -= 2
          if (depth <= 0) return at + 1
          break
        case PAREN:
        case BRACKET:
          at = this.pastClose(at) - 1
          break
        case BRACE:
          // `template <auto options = Options{.deep = true}>`
          if (!surely) return -1
          at = this.pastClose(at) - 1
          break
        case SEMICOLON:
        case CLOSE_BRACE:
        case CLOSE_PAREN:
          return -1
        case COMPARE:
          if (!surely) return -1
      }
    }
    return -1
  }

  /** C++: a local that is no type, so that what follows is an operator: `enable_if<I < 3, int>`. */
  isValue(token: number): boolean {
    if (this.kind[token] !== WORD || this.kind[token - 1] === COLONS) return false
    const local = this.lookUp(this.word[token] as number)
    return local !== -1 && !this.typeParameters.has(local)
  }

  goTo(token: number): void {
    while (this.at < token && !this.ended) this.advance()
  }

  skipBalanced(): void {
    this.goTo(this.pastClose(this.at))
  }

  /** Runs `parse` one level deeper; false when that would be too deep, and then something must be skipped. */
  deeper(parse: () => void): boolean {
    if (this.depth >= DEEPEST) return false
    this.depth++
    parse()
    this.depth--
    return true
  }

  lookUp(word: number): number {
    for (let at = this.scopes.length - 1; at >= 0; at--) {
      const local = this.scopes[at]?.get(word)
      if (local !== undefined) return this.#branches.meant(local)
    }
    return -1
  }

  /** Names that were given to what may be a macro and declare them: where each stands, in which scope, and the occurrence of the macro. */
  readonly #given = new Map<number, { scope: Map<number, number>; token: number; macro: number; local: number }>()

  /** `for_each(list, item) {`: from here to the end of the scope the name may be what the macro has declared. */
  mayDeclare(token: number, macro: number): void {
    const scope = this.scopes.at(-1)
    if (scope) this.#given.set(this.word[token] as number, { scope, token, macro, local: -1 })
  }

  /** The local that a macro may have declared; -1 if none was given the name. */
  perhapsLocal(word: number): number {
    const given = this.#given.get(word)
    if (!given || !this.scopes.includes(given.scope)) return -1
    if (given.local === -1) {
      given.local = this.facts.local(this.textAt(given.token), 'variable', this.start[given.token] as number, '')
      this.facts.body.perhaps ??= []
      this.facts.body.perhaps.push(given.local, given.macro)
    }
    return given.local
  }

  /** A local value: not a type that is local (a template's parameter, a typedef in a function). */
  isLocal(token: number): boolean {
    if (this.kind[token] !== WORD) return false
    const local = this.lookUp(this.word[token] as number)
    return local !== -1 && this.facts.body.locals[local * LOCAL_STRIDE + 1] !== TYPE_LOCAL
  }

  /** Text of the type that a local type stands for; `?T` where only the user of a template knows. */
  localType(local: number): string {
    const { facts } = this
    return facts.body.locals[local * LOCAL_STRIDE + 1] === TYPE_LOCAL ? facts.typeOfLocal(local) || '?' : ''
  }

  declare(token: number, kind: 'parameter' | 'variable' | 'function' | 'class' | 'type', type: string): number {
    const local = this.facts.local(this.textAt(token), kind, this.start[token] as number, type)
    const scope = this.scopes.at(-1)
    if (scope) this.#branches.bind(scope, this.word[token] as number, local)
    return local
  }

  inScope<T>(parse: () => T): T {
    this.scopes.push(new Map())
    const result = parse()
    this.scopes.pop()
    return result
  }

  /** Names that this file has made types of. */
  readonly types = new Set<number>()
  /** Token of a name → the symbol that was made for it before it was read (records without a name). */
  readonly madeAhead = new Map<number, number>()

  isKnownType(token: number): boolean {
    return this.types.has(this.word[token] as number)
  }

  /** C++: what a literal is, once per file; in C nothing asks. */
  literal(type: string): number {
    if (!this.cpp) return -1
    let node = this.#literals.get(type)
    if (node === undefined) {
      node = this.typeNode(type)
      this.#literals.set(type, node)
    }
    return node
  }

  typeNode(type: string): number {
    return type === '' ? -1 : this.facts.node(NODE.type, this.facts.type(type))
  }
}

const opens = (kind: number): boolean => kind === PAREN || kind === BRACE || kind === BRACKET
const closes = (kind: number): boolean => kind === CLOSE_PAREN || kind === CLOSE_BRACE || kind === CLOSE_BRACKET

/** By the number of each bracket's token: the one past what closes it. */
function pastClosing(kinds: readonly number[]): Int32Array {
  const past = new Int32Array(kinds.length)
  const open: number[] = []
  for (const [at, kind] of kinds.entries()) {
    if (opens(kind)) {
      past[at] = kinds.length
      open.push(at)
    } else if (closes(kind)) {
      past[at] = at + 1
      const opened = open.pop()
      if (opened !== undefined) past[opened] = at + 1
    }
  }
  return past
}
