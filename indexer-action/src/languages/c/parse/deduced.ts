/**
 * C++: types that only an expression tells, of functions and variables that other files may ask about: `auto begin() { return items_.begin(); }`.
 * Each such expression becomes a body of its own, with no more in it than its type follows from.
 */
import {
  type Body,
  HOW,
  LOCAL_STRIDE,
  listsByOccurrence,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  pairs,
} from '../fact-layout.ts'
import type { Facts } from './facts.ts'

/** What hangs on more expressions than these is not told. */
const MOST_NODES = 200
/** A local may be made of one that is made of another. */
const DEEPEST = 20
/** Numbers of expressions in a type's text. */
const EXPRESSION = /=(\d+)/g

/** Once the file is read. */
export function offerDeduced(facts: Facts): void {
  if (facts.deduced.size === 0) return
  const { surface, body } = facts
  const source = new Source(body)
  for (const [symbol, type] of facts.deduced) {
    const written = writtenIn(body, type)
    if (written !== undefined) {
      facts.setType(symbol, written)
      continue
    }
    const deduced = new Extract(source).of(type)
    if (!deduced) continue
    surface.deduced ??= []
    surface.typeOf[symbol] = facts.offeredType(`~${surface.deduced.push(deduced) - 1}`)
  }
}

/** `=7`, where expression 7 is of a type that is written there. */
function writtenIn({ nodes, types, locals }: Body, deduced: string): string | undefined {
  let text = deduced
  for (let depth = 0; depth < DEEPEST; depth++) {
    const [, before = '', node] = /^(\(*)=(\d+)$/.exec(text) ?? []
    if (node === undefined) break
    const first = nodes[Number(node) * NODE_STRIDE + 1] as number
    const operation = nodes[Number(node) * NODE_STRIDE]
    if (operation !== NODE.type && operation !== NODE.cast && operation !== NODE.local) return undefined
    text = `${before}${types[operation === NODE.local ? (locals[first * LOCAL_STRIDE + 5] as number) : first] ?? ''}`
  }
  return text.includes('=') ? undefined : text
}

/** The file's body, and what is said of single expressions in it. */
class Source {
  readonly body: Body
  readonly given: ReadonlyMap<number, readonly number[]>
  readonly explicit: ReadonlyMap<number, readonly number[]>
  readonly constant: ReadonlySet<number>
  readonly pointers: ReadonlySet<number>
  readonly held: ReadonlyMap<number, number>
  readonly makes: ReadonlyMap<number, number>

  constructor(body: Body) {
    this.body = body
    this.given = listsByOccurrence(body.given)
    this.explicit = listsByOccurrence(body.explicit)
    this.constant = new Set(body.constant)
    this.pointers = new Set(body.pointers)
    this.held = pairs(body.held)
    this.makes = pairs(body.makes)
  }
}

/** Copies one expression: what it is made of comes before it, so it is the last node. */
class Extract {
  readonly #source: Source
  readonly #body: Body = {
    words: [],
    types: [],
    occurrences: [],
    locals: [],
    nodes: [],
    flows: [],
    conditionOf: [],
    conditions: [],
  }
  readonly #nodes = new Map<number, number>()
  readonly #occurrences = new Map<number, number>()
  readonly #locals = new Map<number, number>()

  constructor(source: Source) {
    this.#source = source
  }

  of(type: string): Body | undefined {
    const number = this.#type(type)
    this.#add(NODE.type, number, -1)
    return this.#body.nodes.length > MOST_NODES * NODE_STRIDE ? undefined : this.#body
  }

  #add(operation: number, first: number, second: number): number {
    return this.#body.nodes.push(operation, first, second) / NODE_STRIDE - 1
  }

  #type(text: string): number {
    const own = text.replace(EXPRESSION, (_, node: string) => {
      const copied = this.#node(Number(node))
      return copied === -1 ? '' : `=${copied}`
    })
    return numbered(this.#body.types, own)
  }

  #word(word: number): number {
    return numbered(this.#body.words, this.#source.body.words[word] as string)
  }

  #node(node: number): number {
    const known = this.#nodes.get(node)
    if (known !== undefined || node < 0) return known ?? -1
    this.#nodes.set(node, -1) // a cycle has no type
    if (this.#body.nodes.length > MOST_NODES * NODE_STRIDE) return -1
    const { nodes } = this.#source.body
    const copied = this.#copy(
      nodes[node * NODE_STRIDE] as number,
      nodes[node * NODE_STRIDE + 1] as number,
      nodes[node * NODE_STRIDE + 2] as number,
    )
    this.#nodes.set(node, copied)
    if (this.#source.constant.has(node)) push(this.#body, 'constant', copied)
    if (this.#source.pointers.has(node)) push(this.#body, 'pointers', copied)
    return copied
  }

  #copy(operation: number, first: number, second: number): number {
    const { types } = this.#source.body
    switch (operation) {
      case NODE.use:
        return this.#add(operation, this.#occurrence(first), -1)
      case NODE.local:
        return this.#add(operation, this.#local(first), this.#occurrence(second))
      case NODE.type:
        return this.#add(operation, this.#type(types[first] as string), -1)
      case NODE.cast:
        return this.#add(operation, this.#type(types[first] as string), this.#node(second))
      case NODE.call:
      case NODE.either:
      case NODE.otherwise:
      case NODE.product:
        return this.#add(operation, this.#node(first), this.#node(second))
      case NODE.parameter:
        return this.#add(operation, this.#occurrence(first), second)
      default:
        return this.#add(operation, this.#node(first), second)
    }
  }

  #occurrence(occurrence: number): number {
    const known = this.#occurrences.get(occurrence)
    if (known !== undefined) return known
    const { occurrences, types } = this.#source.body
    const [, , word = 0, use = 0, from = 0, how = 0, argument = 0] = occurrences.slice(
      occurrence * OCCURRENCE_STRIDE,
      (occurrence + 1) * OCCURRENCE_STRIDE,
    )
    // Where it stands is nobody's business: an edit of a line before it leaves what is offered as it was.
    const number = this.#body.occurrences.push(0, 0, this.#word(word), use, from, how, -1) / OCCURRENCE_STRIDE - 1
    this.#occurrences.set(occurrence, number)
    this.#body.occurrences[number * OCCURRENCE_STRIDE + 6] = this.#argument(how, argument)
    const given = this.#source.given.get(occurrence)
    if (given) push(this.#body, 'given', number, given.length, ...given.map((node) => this.#node(node)))
    const explicit = this.#source.explicit.get(occurrence)
    if (explicit)
      push(
        this.#body,
        'explicit',
        number,
        explicit.length,
        ...explicit.map((type) => this.#type(types[type] as string)),
      )
    return number
  }

  #argument(how: number, argument: number): number {
    switch (how) {
      case HOW.local:
      case HOW.perhaps:
        return this.#local(argument)
      case HOW.name:
        // ANOTHER is no node.
        return argument < 0 ? argument : this.#node(argument)
      case HOW.member:
      case HOW.operator:
        return this.#node(argument)
      case HOW.made:
        return this.#occurrence(argument)
      case HOW.qualified:
        return this.#word(argument)
    }
    return argument
  }

  #local(local: number): number {
    const known = this.#locals.get(local)
    if (known !== undefined) return known
    const { locals, types } = this.#source.body
    const [word = 0, kind = 0, , , owner = 0, type = -1] = locals.slice(
      local * LOCAL_STRIDE,
      (local + 1) * LOCAL_STRIDE,
    )
    const number = this.#body.locals.push(this.#word(word), kind, 0, 0, owner, -1) / LOCAL_STRIDE - 1
    this.#locals.set(local, number)
    if (type !== -1) this.#body.locals[number * LOCAL_STRIDE + 5] = this.#type(types[type] as string)
    const made = this.#source.makes.get(local)
    if (made !== undefined) push(this.#body, 'makes', number, this.#occurrence(made))
    const held = this.#source.held.get(local)
    if (held !== undefined) push(this.#body, 'held', number, held)
    return number
  }
}

function numbered(list: string[], text: string): number {
  const known = list.indexOf(text)
  return known === -1 ? list.push(text) - 1 : known
}

function push(
  body: Body,
  to: 'constant' | 'pointers' | 'given' | 'explicit' | 'held' | 'makes',
  ...numbers: number[]
): void {
  body[to] ??= []
  body[to].push(...numbers)
}
