/**
 * Types that JavaScript files write in comments: `@param {Suite} suite`, `@returns {Promise<Mocha>}`,
 * `@type {import('./a').B}`, and types that comments declare: `@typedef`, `@callback`, `@template`, `@import`.
 *
 * They determine the types of values, and a name in them is a use of whatever it leads to in the repository. What cannot
 * be parsed is left to inference.
 */

import * as ir from '../ir.ts'
import { module } from './calls.ts'
import { defineLocalAt, defineSymbolAt } from './definitions.ts'
import type { Extraction } from './extraction.ts'
import { K } from './grammar.ts'
import { documentedMember, type Span } from './jsdoc-shapes.ts'
import { signatureRecord, typeBetween } from './jsdoc-types.ts'
import { TYPE_SCOPE } from './scopes.ts'

/** Longer comments are ignored: they are prose, or generated. */
const LONGEST = 20_000
const LONGEST_IMPORT = 2_000
const LONGEST_PATH = 200
/** The name of something inside something else, as JSDoc writes it: `Server~options`, `module:server~Options`, `Server#event`. */
const INNER = /^[\w$.:/-]+[~#][\w$]+/

interface Tag {
  tag: string
  type: Span | undefined
  /** As written, such as `options.depth`; empty if there is none. */
  name: string
  nameAt: number
  /** The text after the type, up to the end of the line. */
  rest: string
  restAt: number
}

/** The doc comment right before a node, or before the statement or member that contains it. */
function commentBefore(x: Extraction, node: number): Span | undefined {
  const { start, parent } = x.tree
  const own = commentEnding(x, start[node] as number)
  if (own) return own
  let at = node
  for (let up = parent[at] as number; up >= 0; up = parent[up] as number) {
    const kind = x.kind(up)
    if (kind === K.program || kind === K.statement_block || kind === K.class_body || kind === K.object) break
    if (kind === K.arguments || kind === K.formal_parameters || kind === K.array) return undefined
    at = up
  }
  // A statement may declare thousands of functions, below thousands of comments.
  const { comments } = x
  if (!comments.has(at)) comments.set(at, commentEnding(x, start[at] as number))
  return comments.get(at)
}

/** The doc comment that ends before an offset, with only white space and other comments in between. */
function commentEnding(x: Extraction, before: number): Span | undefined {
  const { text } = x.tree
  let end = before
  for (;;) {
    while (end > 0 && /\s/.test(text[end - 1] as string)) end--
    const from = commentStart(x, end)
    if (from < 0 || end - from > LONGEST) return undefined
    if (text.startsWith('/**', from)) return { from, to: end - 2 }
    end = from
  }
}

/** Where the comment begins that ends at an offset, if it is one between `/*` and its end or has its line to itself; else -1. */
function commentStart({ tree }: Extraction, end: number): number {
  const { text } = tree
  if (text.endsWith('*/', end)) {
    const from = text.indexOf('/*', text.lastIndexOf('*/', end - 3) + 1)
    return from < end - 3 ? from : -1
  }
  const line = tree.lineStarts[tree.lineAt(end) - 1] as number
  const from = line + text.slice(line, end).search(/\S/)
  return text.startsWith('//', from) ? from : -1
}

/** The tags `@tag {type} name rest` at the beginnings of a comment's lines. */
function tagsIn(x: Extraction, comment: Span | undefined): Tag[] {
  const { text } = x.tree
  const found: Tag[] = []
  if (!comment) return found
  for (let at = text.indexOf('@', comment.from); at >= 0 && at < comment.to; at = text.indexOf('@', at + 1)) {
    let before = at - 1
    while (before > comment.from && (text[before] === ' ' || text[before] === '\t')) before--
    if (text[before] !== '*' && text[before] !== '\n') continue
    const tag = /^\w+/.exec(text.slice(at + 1, at + 40))?.[0]
    if (tag === undefined) continue
    let from = at + 1 + tag.length
    while (from < comment.to && /[ \t]/.test(text[from] as string)) from++
    let type: Span | undefined
    if (text[from] === '{' && tag !== 'import') {
      const close = closing(text, from, comment.to)
      if (close < 0) continue
      type = { from: from + 1, to: close }
      from = close + 1
    }
    const line = text.indexOf('\n', from)
    const rest = text.slice(from, line < 0 || line > comment.to ? comment.to : line)
    const name = /^[\s*]*\[?\s*([\w$]+(?:(?:\[\])?\.[\w$]+)*)/.exec(text.slice(from, Math.min(from + 200, comment.to)))
    const written = name?.[1] ?? ''
    found.push({
      tag,
      type,
      name: written,
      nameAt: from + (name ? name[0].length - written.length : 0),
      rest,
      restAt: from,
    })
    at = from
  }
  return found
}

function closing(text: string, open: number, end: number): number {
  let depth = 0
  for (let at = open; at < end; at++)
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  return -1
}

/** The type that `@type` gives the statement or member that contains a node, or 0. */
export function typeDocumented(x: Extraction, node: number): number {
  return typeTagged(x, commentBefore(x, node))
}

/** The type T of a cast `/** @type {T} *\/ (value)`, or 0. */
export function castBefore(x: Extraction, node: number): number {
  return typeTagged(x, commentEnding(x, x.tree.start[node] as number))
}

/** Makes the type of `@type` or `@satisfies` before an assignment or a property the expected type of its value. */
export function expectDocumented(x: Extraction, node: number, value: number): void {
  if (x.typescript || value === 0) return
  const tags = tagsIn(x, commentBefore(x, node))
  const expected = tags.find(({ tag, type }) => type && (tag === 'type' || tag === 'satisfies'))?.type
  const type = expected ? typeBetween(x, expected) : 0
  if (type !== 0) x.setContext(value, ir.IN_TYPE, type, 0)
}

function typeTagged(x: Extraction, comment: Span | undefined): number {
  const type = tagsIn(x, comment).find(({ tag }) => tag === 'type')?.type
  return type ? typeBetween(x, type) : 0
}

/** Declares the type parameters in the comment before a JavaScript function or class: their list, or 0. */
export function templates(x: Extraction, node: number): number {
  return declareTemplates(
    x,
    tagsIn(x, commentBefore(x, node)).filter(({ tag }) => tag === 'template'),
  )
}

/** `@template {Bound} T, U`, `@template [T=Default]`. */
function declareTemplates(x: Extraction, tags: readonly Tag[]): number {
  const made: number[] = []
  for (const { type, rest, restAt } of tags) {
    const names = /^\s*\[?[\w$]+[^,\s]*(?:\s*,\s*[\w$]+)*/.exec(rest)?.[0] ?? ''
    for (const name of names.matchAll(/(?<=^\s*\[?|,\s*)[\w$]+/g)) {
      const text = x.string(name[0])
      const bound = type ? typeBetween(x, type) : 0
      const definition = defineLocalAt(x, text, 'type', restAt + name.index)
      const declaration = x.declare(x.entity(text), ir.TYPE_PARAMETER, definition, bound)
      made.push(declaration)
      x.visible = [...x.visible, declaration]
    }
  }
  return x.list(made)
}

/** Applies the comment before a JavaScript function: the types of its parameters, of `this` and of its result. */
export function documented(x: Extraction, node: number, record: number): void {
  const tags = tagsIn(x, commentBefore(x, node))
  if (tags.length === 0) return
  const { code } = x
  const list = code[record + ir.F_PARAMETERS] as number
  // Callers in other files give these members, so they are symbols wherever the function is one.
  const owner = Math.max(0, code[record + ir.F_DEFINITION] as number) - 1
  const whole = tags.filter(({ tag, name }) => isParameter(tag) && !name.includes('.'))
  for (let at = list === 0 ? 0 : 1; at > 0 && at <= (code[list] as number); at++) {
    const parameter = code[list + at] as number
    const name = x.strings[code[parameter + 1] as number] ?? ''
    // A destructured parameter has no name of its own: the order of the tags tells which one is meant.
    const said = name === '' ? whole[at - 1] : whole.find((tag) => tag.name === name)
    if (said) code[parameter + 2] = parameterType(x, said, tags, owner)
  }
  const returns = tags.find(({ tag, type }) => (tag === 'returns' || tag === 'return') && type)?.type
  if (returns) code[record + ir.F_RETURNS] = typeBetween(x, returns, owner)
  const self = tags.find(({ tag }) => tag === 'this')?.type
  if (self) code[record + ir.F_THIS_TYPE] = typeBetween(x, self)
  const getter = ((code[record + ir.F_FLAGS] as number) & ir.GETTER) !== 0
  const typed = x.kind(node) === K.function_declaration || commentEnding(x, x.tree.start[node] as number) !== undefined
  const type = typed && tags.find(({ tag }) => tag === 'type')?.type
  const expected = type ? typeBetween(x, type) : 0
  if (expected !== 0 && getter) code[record + ir.F_RETURNS] = expected
  else if (expected !== 0) x.setContext(x.emit(ir.FUNCTION_VALUE, record), ir.IN_TYPE, expected, 0)
}

/** The type arguments of the base class in the comment before a JavaScript class: a list, or 0. */
export function baseArguments(x: Extraction, node: number): number {
  const said = tagsIn(x, commentBefore(x, node)).find(({ tag }) => tag === 'extends' || tag === 'augments')?.type
  const type = said ? typeBetween(x, said) : 0
  if (type === 0) return 0
  const op = x.code[type]
  return op === ir.T_NAME ? (x.code[type + 2] as number) : op === ir.T_MEMBER ? (x.code[type + 3] as number) : 0
}

/** The types that a JavaScript class implements according to the comment before it. */
export function documentedContracts(x: Extraction, node: number): number[] {
  return tagsIn(x, commentBefore(x, node))
    .map(({ tag, type }) => (tag === 'implements' && type ? typeBetween(x, type) : 0))
    .filter((type) => type !== 0)
}

function isParameter(tag: string): boolean {
  return tag === 'param' || tag === 'arg' || tag === 'argument'
}

/** A parameter's type; tags such as `@param {A} options.a` for `@param {object} options` declare its members. */
function parameterType(x: Extraction, said: Tag, tags: readonly Tag[], owner = -1): number {
  const type = said.type ? typeBetween(x, said.type, owner) : 0
  const variadic = said.type !== undefined && x.tree.text.startsWith('...', said.type.from)
  if (type !== 0) return variadic ? x.emit(ir.T_ARRAY, type) : type
  const parts = tags.filter(({ tag, name }) => isParameter(tag) && name.startsWith(`${said.name}.`))
  return said.name === '' || parts.length === 0 ? 0 : made(x, parts, said.name.length + 1, owner)
}

/** The object type whose members the tags declare; the members' names begin after `prefix` characters. */
function made(x: Extraction, parts: readonly Tag[], prefix: number, owner: number): number {
  const shape = x.shape(ir.OBJECT_TYPE, owner < 0 ? 0 : owner + 1)
  const members = parts
    .filter(({ name }) => !name.includes('.', prefix))
    .map((part) => {
      const type = part.type ? typeBetween(x, part.type, owner) : 0
      return documentedMember(x, shape, part.name.slice(prefix), part.nameAt + prefix, type, owner)
    })
  x.code[shape + ir.S_MEMBERS] = x.list(members)
  return x.emit(ir.T_OBJECT, shape)
}

/** Declares the types and imports that the comments of a JavaScript file introduce for the whole file. */
export function typedefs(x: Extraction): void {
  const { text } = x.tree
  if (!/@(typedef|callback|import)\b/.test(text)) return
  for (let from = text.indexOf('/**'); from >= 0; from = text.indexOf('/**', from + 3)) {
    const end = text.indexOf('*/', from + 3)
    if (end < 0) return
    const comment = { from, to: end }
    const written = end - from > LONGEST ? '' : text.slice(from, end)
    if (/@(typedef|callback|import)\b/.test(written)) declareTypes(x, comment)
    from = end - 1
  }
}

function declareTypes(x: Extraction, comment: Span): void {
  const tags = tagsIn(x, comment)
  for (const [at, tag] of tags.entries()) {
    if (tag.tag === 'import') imports(x, tag)
    if ((tag.tag !== 'typedef' && tag.tag !== 'callback') || tag.name === '' || tag.name.includes('.')) continue
    const next = tags.findIndex((other, after) => after > at && (other.tag === 'typedef' || other.tag === 'callback'))
    const parts = tags.slice(at + 1, next < 0 ? undefined : next)
    // `Server~options` is a type by that name, and no other declaration of `Server`.
    const path = INNER.exec(x.tree.text.slice(tag.nameAt, tag.nameAt + LONGEST_PATH))?.[0] ?? tag.name
    const name = path.slice(Math.max(path.lastIndexOf('~'), path.lastIndexOf('#')) + 1)
    const nameAt = tag.nameAt + path.length - name.length
    const definition = defineSymbolAt(x, name, 'type', nameAt, -1, comment)
    const outer = x.enter(TYPE_SCOPE)
    const { visible } = x
    const parameters = declareTemplates(
      x,
      tags.filter((other) => other.tag === 'template'),
    )
    const type = tag.tag === 'callback' ? callback(x, parts) : defined(x, tag, parts, definition - 1)
    x.visible = visible
    x.leave(outer)
    const entity = x.entity(x.string(path), 0)
    x.declare(entity, ir.TYPE_ALIAS, definition, type === 0 ? x.emit(ir.T_PRIMITIVE, 0) : type, 0, parameters)
    x.exportEntity(x.string(path), entity)
  }
}

function callback(x: Extraction, parts: readonly Tag[]): number {
  const parameters = parts
    .filter(({ tag, name }) => isParameter(tag) && !name.includes('.'))
    .map((part) => {
      const variadic = part.type !== undefined && x.tree.text.startsWith('...', part.type.from)
      const type = parameterType(x, part, parts)
      return x.record(ir.PARAMETER, x.string(part.name), type, 0, variadic ? ir.VARIADIC : 0)
    })
  const returns = parts.find(({ tag }) => tag === 'returns' || tag === 'return')?.type
  return x.emit(ir.T_FUNCTION, signatureRecord(x, parameters, returns ? typeBetween(x, returns) : 0))
}

/** The type in `@typedef {T} Name`, or the object type that its `@property` tags declare. */
function defined(x: Extraction, tag: Tag, parts: readonly Tag[], owner: number): number {
  const members = parts.filter((part) => (part.tag === 'property' || part.tag === 'prop') && part.name !== '')
  const type = tag.type ? typeBetween(x, tag.type, owner) : 0
  if (members.length === 0) return type
  const shape = made(x, members, 0, owner)
  // `@typedef {object[]} Names`: the tags describe an element.
  return x.code[type] === ir.T_ARRAY ? x.emit(ir.T_ARRAY, shape) : shape
}

/** `@import A, { B, C as D } from './a'`, `@import * as E from './e'`; stars begin a comment's lines. */
function imports(x: Extraction, { rest, restAt }: Tag): void {
  const written = x.tree.text.slice(restAt, restAt + Math.max(rest.length, LONGEST_IMPORT))
  const parts = IMPORT.exec(written)
  if (!parts?.groups) return
  const { all, whole, names, specifier } = parts.groups
  const from = module(x, specifier as string)
  const bind = (name: string, value: number) => x.declare(x.entity(x.string(name), 0), ir.IMPORT_BINDING, 0, 0, value)
  const mention = (name: string, at: number, value: number) => x.mention(restAt + at, name.length, value)
  if (all) bind(all, x.emit(ir.REQUIRE, from, 1))
  if (whole) {
    const value = x.emit(ir.IMPORTED, from, x.string('default'))
    bind(whole, value)
    mention(whole, written.indexOf(whole), value)
  }
  const open = written.indexOf('{') + 1
  for (const one of (names ?? '').matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)) {
    const [, imported, name] = one as unknown as [string, string, string | undefined]
    const value = x.emit(ir.IMPORTED, from, x.string(imported))
    bind(name ?? imported, value)
    mention(imported, open + one.index, value)
  }
}

const IMPORT =
  /^[\s*]*?(?:\*\s+as\s+(?<all>[\w$]+)|(?<whole>[\w$]+)?[\s*]*,?[\s*]*(?:\{(?<names>[^}]*)\})?)[\s*]*from\s*['"](?<specifier>[^'"\n]+)['"]/
