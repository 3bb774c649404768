/**
 * Methods that a class defines in a loop over their names: `%w[open closed].each { |state| define_method("#{state}?") { … } }`, or by a
 * text that it runs there. Each element of the list is the name of one.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'

interface Template {
  readonly before: string
  readonly after: string
}

const EVALUATES = /^(class|module)_eval$/
const NAMES = /^:?"(\w*)#\{([^{}]+)\}(\w*[?!=]?)"(?:\.to_sym)?$/g
const DEFINES = /^[ \t]*def (\w*)#\{([^{}]+)\}(\w*[?!=]?)(?![\w#])/gm
const ELEMENTS = /^(simple_symbol|bare_symbol|bare_string|string)$/

interface Looped {
  readonly elements: number[]
  readonly template: Template
}

/** By loop. Each element asks again. */
const looped = new WeakMap<Syntax, Map<number, Looped | undefined>>()

/** The elements of which a loop makes methods, and how it makes a name of each; `loop`: a call. */
export function loopedMethods(t: Syntax, loop: number): Looped | undefined {
  const known = looped.get(t) ?? new Map<number, Looped | undefined>()
  looped.set(t, known)
  if (!known.has(loop)) known.set(loop, madeIn(t, loop))
  return known.get(loop)
}

function madeIn(t: Syntax, loop: number): Looped | undefined {
  const parameter = parameterOf(t, loop)
  const block = t.field(loop, 'block')
  if (parameter === undefined || block === undefined) return undefined
  const template = definedIn(t, block, parameter)
  const elements = template && elementsOf(t, loop)
  return elements && template && elements.length > 0 ? { elements, template } : undefined
}

/** What a call that defines a method in the block of a loop names: each element with the whole name. */
export function namedInLoop(t: Syntax, call: number): { element: number; name: string }[] {
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    const parameter = parameterOf(t, at)
    const all = parameter === undefined ? [] : templatesOf(t, call, parameter)
    if (all.length > 0)
      return elementsOf(t, at).flatMap((element) =>
        all.map((template) => ({ element, name: inTemplate(t.text(element), template) })),
      )
  }
  return []
}

export const inTemplate = (element: string, { before, after }: Template): string =>
  `${before}${element.replace(/^:/, '')}${after}`

/** The only parameter of the block of `each`. */
function parameterOf(t: Syntax, loop: number): string | undefined {
  const block = methodIn(t, loop) === 'each' ? t.field(loop, 'block') : undefined
  const list = block === undefined ? undefined : t.field(block, 'parameters')
  const [only, ...more] = list === undefined ? [] : t.named(list)
  return only === undefined || more.length > 0 || t.type(only) !== 'identifier' ? undefined : t.text(only)
}

function definedIn(t: Syntax, block: number, parameter: string): Template | undefined {
  const after = t.tree.after[block] as number
  for (let at = block + 1; at < after; at++) {
    const [template] = t.type(at) === 'call' ? templatesOf(t, at, parameter) : []
    if (template) return template
  }
  return undefined
}

/** How a call that defines methods makes their names; the first one is what the symbol is called. */
function templatesOf(t: Syntax, call: number, parameter: string): Template[] {
  const name = methodIn(t, call)
  const [first] = argumentsOf(t, call)
  if (first === undefined) return []
  if (name === 'define_method') {
    const text = t.text(first)
    if (text === parameter) return [{ before: '', after: '' }]
    return templates(text.matchAll(NAMES), parameter)
  }
  if (!EVALUATES.test(name)) return []
  return templates(textOf(t, first).matchAll(DEFINES), parameter)
}

const templates = (found: Iterable<RegExpMatchArray>, parameter: string): Template[] =>
  [...found].flatMap(([, before = '', of, after = '']) => (of === parameter ? [{ before, after }] : []))

/** The text that a call runs, which stands below the call where it is a heredoc. */
function textOf(t: Syntax, text: number): string {
  if (t.type(text) !== 'heredoc_beginning') return t.text(text).replace(/^["']/, '')
  for (let at = text + 1; at < t.tree.count; at++) if (t.type(at) === 'heredoc_body') return t.text(at)
  return ''
}

/** The names in the list that a loop runs over: written there, or in a constant of the same class. */
function elementsOf(t: Syntax, loop: number): number[] {
  const receiver = t.field(loop, 'receiver')
  if (receiver === undefined) return []
  const list = t.type(receiver) === 'constant' ? heldBy(t, receiver) : receiver
  const all = list === undefined || !/array$/.test(t.type(list)) ? [] : t.named(list)
  const named = all.flatMap((one) => {
    if (!ELEMENTS.test(t.type(one))) return []
    const name = t.type(one) === 'string' ? t.first(one, 'string_content') : one
    return name !== undefined && /^:?[a-z_]\w*$/i.test(t.text(name)) ? [name] : []
  })
  return named.length === all.length ? named : []
}

function heldBy(t: Syntax, constant: number): number | undefined {
  for (let at = t.parent(constant); at !== undefined; at = t.parent(at))
    for (const one of t.each(at, 'assignment')) {
      const [left, right] = [t.field(one, 'left'), t.field(one, 'right')]
      if (left === undefined || right === undefined || t.text(left) !== t.text(constant)) continue
      return methodIn(t, right) === 'freeze' ? t.field(right, 'receiver') : right
    }
  return undefined
}
