/** What classes say to Angular: selectors and names, templates, inputs and outputs. */
import type { SymbolDraft } from '../../language.ts'
import { stringText } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import { keyName } from '../extract/literals.ts'
import * as ir from '../ir.ts'
import { Expression } from './expression.ts'
import {
  IMPORTS,
  inputOf,
  namesOfSelector,
  OF_EXPORT,
  OF_PIPE,
  OF_TEMPLATE,
  outputOf,
  pathOfTemplate,
  TEMPLATE_FILE,
} from './names.ts'
import { Template } from './template.ts'
import { Names } from './template-names.ts'

const DECORATOR = /^@(?<name>Component|Directive|Pipe)\s*\(/
const MADE_BY: Readonly<Record<string, readonly ('input' | 'output')[]>> = {
  input: ['input'],
  model: ['input', 'output'],
  output: ['output'],
  outputFromObservable: ['output'],
}

/** Reads a class's decorator for Angular, if it has one; its members are in the shape by now. */
export function declareForAngular(x: Extraction, node: number, shape: number): void {
  const decorator = decoratorOf(x, node)
  if (!decorator) return
  const value = x.emit(ir.SHAPE_VALUE, shape)
  const known = (name: string): void => {
    const entity = x.record(ir.ENTITY, x.string(name), 0, 0, 0)
    x.declare(entity, ir.ALIAS, 0, 0, value)
    x.globals.push(x.string(name), entity)
  }
  const { name, options } = decorator
  const selector = textOf(x, options.get('selector'))
  if (selector !== undefined && name !== 'Pipe') for (const one of new Set(namesOfSelector(selector))) known(one)
  for (const one of textOf(x, options.get('exportAs'))?.split(',') ?? []) known(OF_EXPORT + one.trim())
  const pipe = textOf(x, options.get('name'))
  if (pipe !== undefined && name === 'Pipe') known(OF_PIPE + pipe)
  if (name === 'Pipe') return
  markMembers(x, shape, options)
  const owner = x.owner
  const definition = x.code[shape + ir.S_DEFINITION] as number
  if (definition > 0) x.owner = definition - 1
  const url = options.get('templateUrl')
  const file = pathOfTemplate(x.path, textOf(x, url) ?? '/')
  if (file !== undefined && url !== undefined) {
    known(OF_TEMPLATE + file)
    x.occurrence(url + 1, ir.SELECTS, x.emit(ir.SELECTED, x.string(TEMPLATE_FILE + file)))
  }
  readTemplates(x, value, options)
  x.owner = owner
}

/** The template that is written in the class, and expressions about its own element. */
function readTemplates(x: Extraction, value: number, options: ReadonlyMap<string, number>): void {
  const { tree } = x
  const spanOf = (node: number) => ({ from: (tree.start[node] as number) + 1, to: (tree.end[node] as number) - 1 })
  const template = options.get('template')
  const isText = template !== undefined && (x.kind(template) === K.string || x.kind(template) === K.template_string)
  if (isText && !x.has(template, K.template_substitution))
    new Template(new Names(x, tree.text, value), spanOf(template)).read()
  const host = options.get('host')
  if (host === undefined || x.kind(host) !== K.object) return
  const names = new Names(x, tree.text, value)
  const outer = x.enterApart()
  for (const [key, node] of pairsOf(x, host)) {
    if (x.kind(node) !== K.string) continue
    if (key.startsWith('(')) {
      const event = x.string('$event')
      x.declare(x.entity(event), ir.VARIABLE, 0, 0, x.emit(ir.UNKNOWN))
      new Expression(names, spanOf(node)).statements()
    } else if (key.startsWith('[')) new Expression(names, spanOf(node)).piped()
  }
  x.leave(outer)
  x.templates.push(names)
}

interface Decorator {
  readonly name: string
  readonly options: ReadonlyMap<string, number>
}

/** Decorators stand in the class, before it, or before its `export`. */
function decoratorOf(x: Extraction, node: number): Decorator | undefined {
  const parent = x.tree.parent[node] as number
  const places = parent >= 0 && x.kind(parent) === K.export_statement ? [parent, node] : [node]
  for (const place of places)
    for (let at = place + 1; at < (x.tree.after[place] as number); at = x.tree.after[at] as number) {
      if (x.kind(at) !== K.decorator) continue
      const name = DECORATOR.exec(x.text(at))?.groups?.name
      if (name === undefined) continue
      const call = x.childOf(at, K.call_expression)
      const args = call < 0 ? -1 : x.field(call, 'arguments')
      const object = args < 0 ? -1 : x.childOf(args, K.object)
      return { name, options: new Map(object < 0 ? [] : pairsOf(x, object)) }
    }
  return undefined
}

/** Keys and values of an object literal. */
function pairsOf(x: Extraction, object: number): [key: string, value: number][] {
  const found: [string, number][] = []
  for (let at = object + 1; at < (x.tree.after[object] as number); at = x.tree.after[at] as number) {
    if (x.kind(at) !== K.pair) continue
    const key = x.field(at, 'key')
    const name = x.kind(key) === K.computed_property_name ? undefined : keyName(x, key)
    if (name !== undefined) found.push([name, x.field(at, 'value')])
  }
  return found
}

/** The text of a string, or of a template without substitutions. */
function textOf(x: Extraction, node: number | undefined): string | undefined {
  if (node === undefined) return undefined
  if (x.kind(node) === K.string) return stringText(x, node)
  return x.kind(node) === K.template_string && !x.has(node, K.template_substitution)
    ? x.text(node).slice(1, -1)
    : undefined
}

/** Adds inputs, outputs and imports to the class's members, under names by which templates find them. */
function markMembers(x: Extraction, shape: number, options: ReadonlyMap<string, number>): void {
  const { code } = x
  const members = x.listed(code[shape + ir.S_MEMBERS] as number)
  const added: number[] = []
  const byName = new Map(members.map((member) => [x.strings[code[member + ir.M_NAME] as number] as string, member]))
  const add = (name: string, member: number): void => {
    const [flags, definition, type, value] = code.slice(member + ir.M_FLAGS, member + ir.M_VALUE + 1) as [
      number,
      number,
      number,
      number,
    ]
    added.push(x.member(x.string(name), flags & ~ir.STATIC, definition, type, value, shape))
  }
  for (const member of members) {
    const definition = code[member + ir.M_DEFINITION] as number
    const symbol = definition > 0 ? x.symbols[definition - 1] : undefined
    if (!symbol) continue
    for (const [kind, name] of [...annotated(symbol), ...made(x, member, symbol)])
      add(kind === 'input' ? inputOf(name) : outputOf(name), member)
  }
  for (const [option, named] of [
    ['inputs', inputOf],
    ['outputs', outputOf],
  ] as const)
    for (const text of textsIn(x, options.get(option))) {
      const [own = '', other = own] = text.split(':').map((part) => part.trim())
      const member = byName.get(own)
      if (member !== undefined) add(named(other), member)
    }
  const imports = importsIn(x, options.get('imports'))
  if (imports !== 0) added.push(x.member(x.string(IMPORTS), 0, 0, 0, imports, shape))
  if (added.length > 0) code[shape + ir.S_MEMBERS] = x.list([...members, ...added])
}

type Part = readonly [kind: 'input' | 'output', name: string]

const ALIAS = /\balias:\s*['"](?<name>[\w-]+)['"]/

/** `@Input() name`, `@Input('other') name`, `@Output({ alias: 'other' })` */
function* annotated({ name, annotations }: SymbolDraft): Generator<Part> {
  for (const text of annotations ?? []) {
    const [, kind, first] = /^@(Input|Output)\(\s*(?:['"]([\w-]+)['"])?/.exec(text) ?? []
    if (kind !== undefined)
      yield [kind === 'Input' ? 'input' : 'output', first ?? ALIAS.exec(text)?.groups?.name ?? name]
  }
}

/** `name = input<string>()`, `name = model.required(…)`, `name = output({ alias: 'other' })` */
function* made(x: Extraction, member: number, { name, signature }: SymbolDraft): Generator<Part> {
  const { code } = x
  const value = code[member + ir.M_VALUE] as number
  if (value === 0 || code[value] !== ir.CALL) return
  let callee = code[value + 1] as number
  if (code[callee] === ir.MEMBER && x.strings[code[callee + 2] as number] === 'required')
    callee = code[callee + 1] as number
  if (code[callee] !== ir.NAME || (code[callee + 1] as number) >= 0) return
  const by = x.strings[~(code[callee + 1] as number)] as string
  const known = (Object.hasOwn(MADE_BY, by) && ALIAS.exec(signature ?? '')?.groups?.name) || name
  for (const kind of Object.hasOwn(MADE_BY, by) ? (MADE_BY[by] ?? []) : [])
    yield [kind, by === 'model' && kind === 'output' ? `${known}Change` : known]
}

function textsIn(x: Extraction, node: number | undefined): string[] {
  if (node === undefined || x.kind(node) !== K.array) return []
  const texts: string[] = []
  for (let at = node + 1; at < (x.tree.after[node] as number); at = x.tree.after[at] as number) {
    const text = textOf(x, at)
    if (text !== undefined) texts.push(text)
  }
  return texts
}

/** The names in a component's list of imports, as a list of their values; they have been read where they stand. */
function importsIn(x: Extraction, node: number | undefined): number {
  if (node === undefined || x.kind(node) !== K.array) return 0
  const items: number[] = []
  for (let at = node + 1; at < (x.tree.after[node] as number); at = x.tree.after[at] as number)
    if (x.kind(at) === K.identifier) items.push(x.name(x.nameOf(at), ir.VALUE_SPACE))
  return items.length === 0 ? 0 : x.record(ir.ARRAY, 0, 0, 0, x.list(items))
}
