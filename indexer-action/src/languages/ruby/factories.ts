/**
 * FactoryBot and Fabrication: `factory :author, class: 'User' do … end` declares what `create(:author)` makes. Factories are methods
 * of a class of their own, under names that nothing else can have.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { nodeOf } from './arguments.ts'
import { argumentsOf, methodIn, optionOf, wordsOf } from './call-syntax.ts'
import { camelized } from './camelized.ts'
import { Class } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import type { GraphBuilder } from './graph-builder.ts'
import { pathWritten } from './inflections.ts'
import { keysIn, note } from './naming-calls.ts'

const FACTORIES = '::FactoryBot::Factories'
const MAKES = /^(create|build|build_stubbed|attributes_for|association|Fabricate)$/
const MAKES_SEVERAL = /^(create|build|build_stubbed)_(list|pair)$/
const USES = /^(create|build|attributes_for$|association$|Fabricate$)/

const methodOf = (factory: string): string => `factory ${factory}`
/** A factory's traits are methods of a class that extends that of its parent. None of these is seen where factories name models. */
const TRAITS = '::FactoryBot::Traits'
const traitOf = (trait: string): string => `trait ${trait}`
const classOf = (factory: string): string => `${TRAITS}::${camelized(factory)}`

/** The symbol that names the factory or the trait which a call declares. */
export const declaredByFactory = (t: Syntax, name: string, call: number): number | undefined =>
  name === 'trait' ? traitIn(t, call) : factoryIn(t, name, call)

function traitIn(t: Syntax, call: number): number | undefined {
  const [first] = argumentsOf(t, call)
  const isTrait = first !== undefined && t.type(first) === 'simple_symbol' && t.field(call, 'receiver') === undefined
  return isTrait && isDefined(t, call) ? first : undefined
}

function factoryIn(t: Syntax, name: string, call: number): number | undefined {
  if (!/^(factory|Fabricator)$/.test(name) || t.field(call, 'receiver') !== undefined) return undefined
  const [first] = argumentsOf(t, call)
  if (first === undefined || t.type(first) !== 'simple_symbol') return undefined
  return name === 'Fabricator' || isDefined(t, call) ? first : undefined
}

/** Whether a factory stands in `FactoryBot.define`. What `modify` changes is declared elsewhere. */
function isDefined(t: Syntax, call: number): boolean {
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    const receiver = t.type(at) === 'call' ? t.field(at, 'receiver') : undefined
    if (receiver !== undefined && /^(::)?Factory(Bot|Girl)$/.test(t.text(receiver))) return methodIn(t, at) === 'define'
  }
  return false
}

/**
 * Notes what a factory makes: an object of its class, or what the factory around it or its parent makes; and its traits. `inside`: the
 * scope of its block, or -1.
 */
export function declareFactory(b: GraphBuilder, name: string, call: number, inside: number): void {
  const { t } = b
  if (name === 'trait') declareTrait(b, call)
  const named = factoryIn(t, name, call)
  if (named === undefined) return
  const called = t.text(named).slice(1)
  const args = argumentsOf(t, call)
  const option = (key: string): number | undefined => optionOf(t, args, key)
  const written = option('class') ?? option('class_name')
  const base = option('parent') ?? option('from') ?? around(t, call)
  const parent = written === undefined ? base : undefined
  const owner = b.scope('class', 0, { name: FACTORIES })
  const symbol = b.symbolAt(named, 1)
  const aliases = option('aliases')
  for (const each of [called, ...(aliases === undefined ? [] : wordsOf(t, aliases))]) {
    b.scope('class', 0, { name: classOf(each), superclass: each === called ? above(t, base) : classOf(called) })
    const method = b.scope('method', owner, { name: methodOf(each), symbol })
    const { self, result } = b.at(method)
    // What is called in it are attributes of what it makes.
    if (each === called && inside >= 0) b.flow(result, b.at(inside).self)
    if (written === undefined && parent !== undefined) {
      b.add(['call', result, self, method, methodOf(wordsOf(t, parent)[0] ?? ''), [], -1, -1])
      continue
    }
    const path = written === undefined ? camelized(called) : pathWritten(t, written)
    if (path !== undefined) b.objectOf(b.constant(path, method), method, result)
  }
}

const above = (t: Syntax, base: number | undefined): string =>
  base === undefined ? TRAITS : classOf(wordsOf(t, base)[0] ?? '')

function declareTrait(b: GraphBuilder, call: number): void {
  const { t } = b
  const named = traitIn(t, call)
  if (named === undefined) return
  const owner = b.scope('class', 0, { name: above(t, around(t, call)) })
  b.scope('method', owner, { name: traitOf(t.text(named).slice(1)), symbol: b.symbolAt(named, 1) })
}

/**
 * Names the factory that a call uses, its traits, and the attributes of what it makes; `result`: the node of what the call gives.
 * Whether it uses one.
 */
export function useFactory(b: GraphBuilder, scope: number, name: string, call: number, result: number): boolean {
  const { t } = b
  if (!USES.test(name)) return false
  const receiver = t.field(call, 'receiver')
  const on = receiver === undefined ? '' : t.text(receiver)
  const isOne = MAKES.test(on === 'Fabricate' ? on : name)
  if (!(isOne || MAKES_SEVERAL.test(name)) || !/^((::)?Factory(Bot|Girl)|Fabricate)?$/.test(on)) return false
  const args = argumentsOf(t, call)
  const [first] = args
  if (first === undefined || t.type(first) !== 'simple_symbol') return false
  const factory = optionOf(t, args, 'factory') ?? first
  if (t.type(factory) !== 'simple_symbol') return false
  const factories = b.objectOf(b.constant(FACTORIES, scope), scope)
  const made = b.calledBy(factory, factories, scope, methodOf(t.text(factory).slice(1)))
  if (isOne) b.flow(made, result)
  else b.add(['array', result, made])
  useTraits(b, scope, t.text(factory).slice(1), args.slice(1))
  note(b, scope, isOne ? result : made, 'write', keysIn(b, scope, args, 'write'))
  return true
}

/** `create(:user, :admin, :verified)` */
function useTraits(b: GraphBuilder, scope: number, factory: string, args: readonly number[]): void {
  const { t } = b
  for (const trait of args) {
    if (t.type(trait) !== 'simple_symbol') continue
    const traits = b.objectOf(b.constant(classOf(factory), scope), scope)
    b.calledBy(trait, traits, scope, traitOf(t.text(trait).slice(1)))
  }
}

/** A factory that no file declares makes an object of the class that has its name, if there is one. Whether the call may be of one. */
export function callOnFactory({ nodes, values, program }: Flow, { name, args, result, isExplicit }: Call): boolean {
  if (isExplicit || !MAKES.test(name)) return false
  const { classes } = program
  const declared = classes.constant(FACTORIES, [])
  nodes.watch(nodeOf(args[0]), (value) => {
    if (value.is !== 'symbol') return
    if (declared instanceof Class && declared.methods.has(methodOf(value.text))) return
    const made = classes.constant(camelized(value.text), [])
    if (made instanceof Class && made.isInside) nodes.add(result, values.guessed(made))
  })
  return true
}

/** The name of the factory around one. */
function around(t: Syntax, call: number): number | undefined {
  for (let at = t.parent(call); at !== undefined; at = t.parent(at)) {
    const found = factoryIn(t, methodIn(t, at), at)
    if (found !== undefined) return found
  }
  return undefined
}
