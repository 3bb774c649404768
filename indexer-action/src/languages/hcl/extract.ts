/**
 * What a file of HCL defines and refers to.
 *
 * Every block with labels is a symbol, and so is each of `locals`. Expressions refer to them by traversals; names that a `for` or a
 * dynamic block binds are locals, and what a block of settings names without more (`ignore_changes = [tags]`) is nothing.
 */

import { LIMITS } from '../../../../src/contract/limits.ts'
import { type FlatTree, NAMED } from '../../syntax/flat-tree.ts'
import { oneLine } from '../../text/one-line.ts'
import { docAbove } from '../declarative/drafts.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SourceFile, SymbolDraft, Unit } from '../language.ts'
import { addressOf, localValue } from './addresses.ts'
import type { Body, Name, Surface } from './unit.ts'

/** The types of nodes that are looked for. */
export const WORDS = [
  'attribute',
  'block',
  'body',
  'comment',
  'expression',
  'for_intro',
  'function_call',
  'get_attr',
  'identifier',
  'index',
  'splat',
  'string_lit',
  'template_literal',
  'variable_expr',
] as const
type Word = (typeof WORDS)[number]

const COMMENTS = { comments: ['comment' satisfies Word] }
/** Arguments of a `module` block that are not variables of its source. */
const OF_MODULES = /^(?:source|version|providers|count|for_each|depends_on)$/

export function extract(tree: FlatTree, { path }: SourceFile): Unit<Surface, Body> {
  return new Extraction(tree).unit(path)
}

class Extraction {
  readonly #t: Syntax<Word>
  readonly #symbols: SymbolDraft[] = []
  readonly #surface: Surface = { sources: {} }
  readonly #body: Body = { locals: [], references: [], handed: [], set: [], imported: [] }

  constructor(tree: FlatTree) {
    this.#t = new Syntax<Word>(tree)
  }

  unit(path: string): Unit<Surface, Body> {
    const t = this.#t
    const body = t.first(0, 'body')
    for (const node of body === undefined ? [] : t.named(body)) {
      if (t.type(node) === 'block') this.#block(node)
      else if (t.type(node) === 'attribute') this.#setting(node, /\.tfvars$/.test(path))
    }
    return { symbols: this.#symbols, surface: this.#surface, body: this.#body }
  }

  #setting(node: number, isVariable: boolean): void {
    const name = this.#t.first(node, 'identifier')
    if (isVariable && name !== undefined) this.#body.set.push(this.#name(name))
    this.#expressions(node, -1)
  }

  #block(node: number): void {
    const t = this.#t
    const [first, ...others] = t.each(node, 'identifier', 'string_lit')
    if (first === undefined) return
    const type = t.text(first)
    const inside = t.first(node, 'body')
    if (type === 'locals' && others.length === 0) {
      for (const attribute of inside === undefined ? [] : t.each(inside, 'attribute')) this.#localValue(attribute)
      return
    }
    const alias = type === 'provider' && inside !== undefined ? this.#argument(inside, 'alias') : undefined
    const named = alias === undefined ? undefined : t.descendant(alias, 'string_lit')
    const address = addressOf(
      type,
      others.map((label) => labelText(t, label)),
      named === undefined ? undefined : labelText(t, named),
    )
    const last = named ?? others.at(-1)
    const from = address === undefined || last === undefined ? -1 : this.#symbol(node, last, address)
    if (type === 'module' && inside !== undefined && from >= 0) this.#module(inside, from)
    if (inside !== undefined) this.#expressions(inside, from)
  }

  #localValue(attribute: number): void {
    const name = this.#t.first(attribute, 'identifier')
    if (name === undefined) return
    this.#expressions(attribute, this.#symbol(attribute, name, localValue(this.#t.text(name))))
  }

  /** Index of the symbol of a block or a local value. */
  #symbol(node: number, label: number, { parts, name, kind }: NonNullable<ReturnType<typeof addressOf>>): number {
    const t = this.#t
    const { tree } = t
    if (name.length === 0 || name.length > LIMITS.nameChars) return -1
    const { line, column } = t.position(label)
    const inside = t.first(node, 'body')
    const head = tree.text.slice(tree.start[node], inside === undefined ? tree.end[node] : tree.start[inside])
    const made: SymbolDraft = {
      name,
      kind,
      line,
      column: t.type(label) === 'string_lit' ? column + 1 : column,
      start: tree.lineAt(tree.start[node] as number),
      end: tree.lineAt((tree.end[node] as number) - 1),
      qualified: parts.join('.'),
      signature: oneLine(head, 'both')
        .replace(/[\s{=]+$/, '')
        .slice(0, LIMITS.signatureChars),
    }
    const doc = this.#doc(node, inside)
    if (doc) made.doc = doc
    const written = inside === undefined || kind !== 'variable' ? undefined : this.#argument(inside, 'type')
    if (written !== undefined) made.type = t.brief(written)
    // A module is used through its variables and outputs alone.
    made.modifiers = [kind === 'variable' || kind === 'property' ? 'exported' : 'private']
    return this.#symbols.push(made) - 1
  }

  /** Lines of the comment above, or else of the description within. */
  #doc(node: number, inside: number | undefined): [number, number] | undefined {
    const t = this.#t
    const { tree } = t
    // What is above the first block is beside the body, not in it.
    const above = docAbove(COMMENTS, t, t.previous(node) === undefined ? (t.parent(node) ?? node) : node)
    if (above) return above
    const description = inside === undefined ? undefined : this.#argument(inside, 'description')
    if (description === undefined) return undefined
    return [tree.lineAt(tree.start[description] as number), tree.lineAt((tree.end[description] as number) - 1)]
  }

  /** The value that a block gives an argument. */
  #argument(body: number, name: string): number | undefined {
    const t = this.#t
    const found = t.each(body, 'attribute').find((attribute) => {
      const own = t.first(attribute, 'identifier')
      return own !== undefined && t.text(own) === name
    })
    return found === undefined ? undefined : t.first(found, 'expression')
  }

  #module(body: number, from: number): void {
    const t = this.#t
    const written = this.#argument(body, 'source')
    const literal = written === undefined ? undefined : t.descendant(written, 'template_literal')
    if (literal === undefined) return
    const source = t.text(literal)
    this.#surface.sources[from] = source
    this.#body.imported.push({ source, ...t.position(literal), length: source.length, from })
    for (const attribute of t.each(body, 'attribute')) {
      const name = t.first(attribute, 'identifier')
      if (name !== undefined && !OF_MODULES.test(t.text(name)))
        this.#body.handed.push({ source, name: this.#name(name), from })
    }
  }

  /** Records what is referred to at a node and below, in the order of the text. */
  #expressions(top: number, from: number): void {
    const t = this.#t
    const { tree } = t
    const after = tree.after[top] as number
    const bound: { name: string; until: number; local: number }[] = []
    for (let node = top; node < after; node++) {
      if (((tree.flags[node] as number) & NAMED) === 0) continue
      while ((bound.at(-1)?.until ?? after) <= node) bound.pop()
      switch (t.type(node)) {
        case 'attribute': {
          if (this.#namesNoBlock(node, top, from)) node = (tree.after[node] as number) - 1
          break
        }
        case 'for_intro':
          for (const name of t.each(node, 'identifier'))
            bound.push({ ...this.#local(name, from), until: tree.after[tree.parent[node] as number] as number })
          break
        case 'block': {
          const iterator = this.#iterator(node)
          if (iterator !== undefined) bound.push({ ...this.#local(iterator, from), until: tree.after[node] as number })
          break
        }
        case 'function_call': {
          const name = t.first(node, 'identifier')
          if (name !== undefined) this.#body.references.push({ parts: [this.#name(name)], from, called: true })
          break
        }
        case 'variable_expr': {
          const parts = this.#traversal(node)
          const local = bound.findLast(({ name }) => name === parts[0]?.text)
          if (local) this.#body.references.push({ parts, from, local: local.local })
          else if (parts.length > 1) this.#body.references.push({ parts, from })
        }
      }
    }
  }

  /** What an argument is given are names of arguments (`ignore_changes = [tags]`), or is the type of a variable. */
  #namesNoBlock(attribute: number, top: number, from: number): boolean {
    const t = this.#t
    const name = t.first(attribute, 'identifier')
    if (name === undefined) return false
    if (t.text(name) === 'ignore_changes') return true
    return t.text(name) === 'type' && this.#symbols[from]?.kind === 'variable' && t.parent(attribute) === top
  }

  /** The name that a dynamic block gives to what it goes through: its label, unless it says otherwise. */
  #iterator(block: number): number | undefined {
    const t = this.#t
    const [type, label] = t.each(block, 'identifier', 'string_lit')
    if (type === undefined || t.text(type) !== 'dynamic') return undefined
    const inside = t.first(block, 'body')
    const named = inside === undefined ? undefined : this.#argument(inside, 'iterator')
    return named ?? label
  }

  #local(node: number, owner: number): { name: string; local: number } {
    const name = this.#name(node)
    return { name: name.text, local: this.#body.locals.push({ ...name, owner }) - 1 }
  }

  /** A name and the attributes that are taken from it, whatever indexes are between them. */
  #traversal(first: number): Name[] {
    const t = this.#t
    const { tree } = t
    const around = tree.parent[first] as number
    const parts = [this.#name(first)]
    const end = tree.after[around] as number
    for (let at = tree.after[first] as number; at < end; at = tree.after[at] as number) {
      const type = t.type(at)
      if (type === 'get_attr') parts.push(this.#name(t.first(at, 'identifier') ?? at))
      else if (type === 'splat')
        for (const taken of this.#below(at, 'get_attr')) parts.push(this.#name(t.first(taken, 'identifier') ?? taken))
      else if (type !== 'index') break
    }
    return parts
  }

  #below(node: number, type: Word): number[] {
    const found: number[] = []
    for (let at = node + 1; at < (this.#t.tree.after[node] as number); at++)
      if (this.#t.type(at) === type) found.push(at)
    return found
  }

  #name(node: number): Name {
    const t = this.#t
    const { line, column } = t.position(node)
    const isQuoted = t.type(node) === 'string_lit'
    return { text: labelText(t, node), line, column: isQuoted ? column + 1 : column }
  }
}

const labelText = (t: Syntax<Word>, label: number): string =>
  t.type(label) === 'string_lit' ? t.text(label).slice(1, -1) : t.text(label)
