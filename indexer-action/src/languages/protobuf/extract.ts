/** What a file of Protocol Buffers defines, and the types and options that it names. */

import { LIMITS } from '../../../../src/contract/limits.ts'
import type { Modifier, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { oneLine } from '../../text/one-line.ts'
import { docAbove } from '../declarative/drafts.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import type { Body, Reference, Surface } from './unit.ts'

/** Definitions, by their nodes. */
const KINDS = {
  message: 'struct',
  group: 'struct',
  enum: 'enum',
  service: 'interface',
  rpc: 'method',
  field: 'property',
  map_field: 'property',
  oneof_field: 'property',
  oneof: 'property',
  enum_field: 'enum_member',
} as const satisfies Record<string, SymbolKind>
type Defining = keyof typeof KINDS
/** Definitions that contain others. What is in a `oneof` belongs to the message. */
const CONTAINERS: ReadonlySet<string> = new Set<Defining>(['message', 'group', 'enum', 'service'])
/** The types of nodes that are looked for. */
export const WORDS = [
  ...(Object.keys(KINDS) as Defining[]),
  'comment',
  'enum_body',
  'enum_name',
  'extend',
  'full_ident',
  'identifier',
  'import',
  'message_body',
  'message_name',
  'message_or_enum_type',
  'package',
  'rpc_name',
  'service_name',
  'type',
] as const
type Word = (typeof WORDS)[number]

const COMMENTS = { comments: ['comment' satisfies Word] }
const MOST_DEPTH = 200

export function extract(tree: FlatTree): Unit<Surface, Body> {
  return new Extraction(tree).unit()
}

class Extraction {
  readonly #t: Syntax<Word>
  readonly #symbols: SymbolDraft[] = []
  readonly #surface: Surface = { imports: [] }
  readonly #body: Body = { references: [], imports: [] }
  #module: string | undefined

  constructor(tree: FlatTree) {
    this.#t = new Syntax<Word>(tree)
  }

  unit(): Unit<Surface, Body> {
    this.#inside(0, -1, -1, 0)
    const unit: Unit<Surface, Body> = { symbols: this.#symbols, surface: this.#surface, body: this.#body }
    if (this.#module !== undefined) unit.module = this.#module
    return unit
  }

  /** `parent`: of what is defined there; `from`: the symbol that references belong to. */
  #inside(node: number, parent: number, from: number, depth: number): void {
    if (depth > MOST_DEPTH) return
    for (const child of this.#t.named(node)) this.#read(child, parent, from, depth + 1)
  }

  #read(node: number, parent: number, from: number, depth: number): void {
    const t = this.#t
    const type = t.type(node)
    const kind = KINDS[type as Defining] as SymbolKind | undefined
    if (kind !== undefined) {
      const index = this.#define(node, kind, parent)
      this.#inside(node, CONTAINERS.has(type) ? index : parent, index, depth)
      return
    }
    switch (type) {
      case 'package': {
        const name = t.first(node, 'full_ident')
        if (name !== undefined) this.#module = t.text(name)
        return
      }
      case 'import': {
        const path = t.field(node, 'path')
        if (path === undefined) return
        const { line, column } = t.position(path)
        const written = t.text(path).slice(1, -1)
        this.#surface.imports.push([written, /^import\s+public\b/.test(t.text(node))])
        this.#body.imports.push({ path: written, line, column: column + 1 })
        return
      }
      case 'message_or_enum_type':
        this.#refer(node, 'type', from)
        return
      case 'extend': {
        const extended = t.first(node, 'full_ident')
        if (extended !== undefined) this.#refer(extended, 'extends', from)
        for (const body of t.each(node, 'message_body')) this.#inside(body, parent, from, depth)
        return
      }
      case 'full_ident':
        // Of options, those that a file declares are in parentheses; the others are the language's.
        if (/\(\s*\.?$/.test(t.tree.text.slice(Math.max(0, (t.tree.start[node] as number) - 8), t.tree.start[node])))
          this.#refer(node, 'read', from)
        return
    }
    this.#inside(node, parent, from, depth)
  }

  #refer(node: number, use: Reference['use'], from: number): void {
    const t = this.#t
    const last = t.each(node, 'identifier').at(-1) ?? node
    const isWhole = t.tree.text[(t.tree.start[node] as number) - 1] === '.'
    const written = t.text(node).replace(/\s/g, '')
    if (written.length > LIMITS.nameChars) return
    const name = isWhole && !written.startsWith('.') ? `.${written}` : written
    this.#body.references.push({ name, use, ...t.position(last), length: t.text(last).length, from })
  }

  #define(node: number, kind: SymbolKind, parent: number): number {
    const t = this.#t
    const { tree } = t
    const named = t.first(node, 'message_name', 'enum_name', 'service_name', 'rpc_name')
    const name = t.first(named ?? node, 'identifier')
    if (name === undefined || t.text(name).length > LIMITS.nameChars) return parent
    const outer = this.#symbols[parent]
    const body = t.first(node, 'message_body', 'enum_body')
    const isBlock = CONTAINERS.has(t.type(node)) || t.type(node) === 'oneof'
    const text = tree.text.slice(tree.start[node], body === undefined ? tree.end[node] : tree.start[body])
    const head = oneLine(text.slice(0, 4 * LIMITS.signatureChars), 'slashes')
    const made: SymbolDraft = {
      name: t.text(name),
      kind,
      ...t.position(name),
      start: tree.lineAt(tree.start[node] as number),
      end: tree.lineAt((tree.end[node] as number) - 1),
      signature: (isBlock || kind === 'method' ? head.replace(/\{.*$/, '') : head)
        .replace(/[\s;{]+$/, '')
        .slice(0, LIMITS.signatureChars),
    }
    if (outer) {
      made.parent = parent
      made.qualified = `${outer.qualified ?? outer.name}.${made.name}`
    }
    const doc = docAbove(COMMENTS, t, node)
    if (doc) made.doc = doc
    this.#describe(node, made)
    return this.#symbols.push(made) - 1
  }

  /** What a field holds and a method takes and gives, and whether they are meant to go. */
  #describe(node: number, made: SymbolDraft): void {
    const t = this.#t
    const modifiers: Modifier[] = made.kind === 'property' || made.kind === 'enum_member' ? [] : ['exported']
    if (made.kind === 'method') {
      const [taken, given] = t.each(node, 'message_or_enum_type')
      if (taken !== undefined) made.parameters = [{ name: 'request', type: t.brief(taken) }]
      if (given !== undefined) made.returns = t.brief(given)
    } else if (made.kind === 'property') {
      const type = t.first(node, 'type')
      if (type !== undefined) made.type = t.brief(type)
    }
    if (/\bdeprecated\s*=\s*true\b/.test(made.kind === 'property' ? t.text(node) : '')) modifiers.push('deprecated')
    if (modifiers.length > 0) made.modifiers = modifiers
  }
}
