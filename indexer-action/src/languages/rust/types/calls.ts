/** Calls: instantiates a callee's signature for given arguments, and infers the parameter types of closures from the call. */
import * as ir from '../ir.ts'
import type { Source } from '../source.ts'
import { project } from './associated-types.ts'
import { outside } from './contents.ts'
import type { Evaluator } from './evaluate.ts'
import { fit, isFor } from './members.ts'
import * as t from './types.ts'
import { boundsOf } from './written-bounds.ts'

/** A signature whose type parameters are replaced by variables or arguments. */
interface Instance {
  /** One type per argument. Includes the receiver if it is passed as an argument (`Type::method(x)`). */
  parameters: t.Type[]
  /** The parameters before substitution: the bounds of a type parameter give the parameter types of a closure. */
  declared: t.Type[]
  by: t.Substitution
  result: t.Type
}

const instances = new WeakMap<Source, Map<number, Instance | undefined>>()

/** Removes the calls of a body after it has been linked. */
export function forgetCalls(source: Source): void {
  instances.delete(source)
}

/** Removes the calls of what was not known. */
export function forgetUnknownCalls(source: Source): void {
  const own = instances.get(source)
  for (const [node, instance] of own ?? []) if (!instance) own?.delete(node)
}

export function signatureOf(e: Evaluator, source: Source, node: number): t.Signature {
  const flags = source.at(node + 1)
  const generics = source.at(node + 2)
  const count = source.at(node + 3)
  const written = e.denoted(source, source.at(node + 4))
  return {
    generics: e.parameters(source, node + 5, generics),
    parameters: Array.from({ length: count }, (_, at) => e.denoted(source, source.at(node + 5 + generics + at))),
    result: (flags & ir.ASYNC) !== 0 ? t.std('Future', written) : written,
    hasSelf: (flags & ir.HAS_SELF) !== 0,
    takesPin: (flags & ir.SELF_IN_PIN) !== 0,
  }
}

export function callableOf(
  signature: t.Signature,
  by: t.Substitution,
  args: t.Type[],
  self: t.Type | undefined,
): t.Callable {
  return { kind: t.CALLABLE, signature, by, args, self }
}

function instantiate(callable: t.Callable, asPath: boolean): Instance {
  const { signature, self } = callable
  const by: t.Substitution = new Map(callable.by)
  signature.generics.forEach((parameter, at) => {
    by.set(parameter, callable.args[at] ?? t.variable())
  })
  const own = self ?? t.variable()
  const receiver = signature.takesPin ? t.std('Pin', own) : own
  const declared = asPath && signature.hasSelf ? [receiver, ...signature.parameters] : signature.parameters
  return {
    declared,
    parameters: declared.map((type) => t.substitute(type, by)),
    by,
    result: t.substitute(signature.result, by),
  }
}

/** The function type of a constructor or a function, with fresh type variables. */
export function callableAsFunction(e: Evaluator, given: t.Type): t.FunctionType | undefined {
  const type = e.shape(given)
  if (type.kind === t.FUNCTION) return type
  if (type.kind === t.CALLABLE) {
    const { parameters, result } = instantiate(type, true)
    return { kind: t.FUNCTION, parameters, result }
  }
  return undefined
}

function instanceOf(e: Evaluator, source: Source, node: number): Instance | undefined {
  let own = instances.get(source)
  if (!own) {
    own = new Map()
    instances.set(source, own)
  }
  if (own.has(node)) return own.get(node)
  own.set(node, undefined)
  const calleeNode = source.at(node + 1)
  const callee = e.shape(e.type(source, calleeNode))
  let instance: Instance | undefined
  if (callee.kind === t.CALLABLE) instance = instantiate(callee, source.at(calleeNode) !== ir.METHOD)
  else {
    const fn = functionIn(e, callee)
    if (fn) instance = { declared: fn.parameters, parameters: fn.parameters, by: new Map(), result: fn.result }
  }
  own.set(node, instance)
  if (instance) {
    const given = giveArguments(e, source, node, instance)
    meetBounds(e, instance, given, callee.kind === t.CALLABLE ? callee.signature.generics : [])
  }
  return instance
}

/** Unifies parameters with arguments. Closures are left out, because their types may depend on the other arguments. */
function giveArguments(e: Evaluator, source: Source, node: number, instance: Instance): (t.Type | undefined)[] {
  const types: (t.Type | undefined)[] = []
  const count = source.at(node + 2)
  for (let at = 0; at < count; at++) {
    const argument = source.at(node + 3 + at)
    const parameter = instance.parameters[at]
    if (argument === 0 || !parameter || source.at(argument) === ir.CLOSURE) continue
    const given = e.shape(e.type(source, argument))
    types[at] = given
    if (given.kind === t.CALLABLE) {
      const wanted = functionIn(e, instance.declared[at] ?? parameter, instance.by)
      const own = wanted && callableAsFunction(e, given)
      if (wanted && own) {
        e.agree(wanted.result, own.result)
        wanted.parameters.forEach((one, position) => {
          e.agree(one, own.parameters[position] ?? t.unknown)
        })
      }
    } else e.agree(pointedAt(e, parameter, given), given)
  }
  return types
}

/**
 * What the bounds of the parameters say of types that are still open: in `fn sum<T, I: IntoIterator<Item = T>>(items: I) -> T`, T is
 * the item of what is given.
 */
function meetBounds(
  e: Evaluator,
  { by, declared }: Instance,
  given: readonly (t.Type | undefined)[],
  generics: readonly t.Parameter[],
): void {
  for (const parameter of generics) meet(e, by, parameter, by.get(parameter))
  declared.forEach((one, at) => {
    if (one.kind === t.TRAITS) meet(e, by, one, given[at])
  })
}

function meet(e: Evaluator, by: t.Substitution, bounded: t.Type, of: t.Type | undefined): void {
  const bounds = boundsOf(e, bounded).filter((bound) => bound.args.length > 0 || bound.assoc.size > 0)
  if (bounds.length === 0) return
  const given = e.shape(of ?? t.unknown)
  if (given.kind === t.VARIABLE || given.kind === t.UNKNOWN || given.kind === t.CLOSURE) return
  for (const { trait, args, assoc } of bounds) {
    for (const [name, type] of assoc) {
      const wanted = t.known(t.substitute(type, by))
      if (wanted.kind !== t.VARIABLE) continue
      const found = project(e, given, name)
      if (found.kind !== t.PROJECTION) e.agree(wanted, found)
    }
    const open = args.map((one) => t.known(t.substitute(one, by)))
    if (!open.some((one) => one.kind === t.VARIABLE)) continue
    const own = argumentsOfTrait(e, given, trait)
    open.forEach((one, at) => {
      if (one.kind === t.VARIABLE && own?.[at]) t.unify(one, own[at])
    })
  }
}

/** The type arguments of the only impl of a trait for a type. */
function argumentsOfTrait(e: Evaluator, type: t.Type, trait: t.Bound['trait']): readonly t.Type[] | undefined {
  const all = e.traits
    .impls(type)
    .filter((impl) => impl.trait && isSame(impl.trait.trait, trait) && isFor(e, impl, type))
  const [impl] = all
  if (!impl?.trait || all.length > 1) return undefined
  const by = fit(impl, type)
  return impl.trait.args.map((one) => t.substitute(one, by))
}

function isSame(a: t.Bound['trait'], b: t.Bound['trait']): boolean {
  return 'module' in a || 'module' in b ? a === b : t.lastName(a) === t.lastName(b)
}

/** Where a raw pointer is expected, a reference may be passed; the type it refers to is then unified with the pointee. */
function pointedAt(e: Evaluator, wanted: t.Type, given: t.Type): t.Type {
  const type = e.shape(wanted)
  const isPointer = type.kind === t.EXTERNAL && type.name === 'pointer'
  return isPointer && !t.isOpen(given) && !(given.kind === t.EXTERNAL && given.name === 'pointer')
    ? (type.args[0] ?? t.unknown)
    : wanted
}

/** The function type that a parameter's type requires: `fn(A) -> B`, `F: Fn(A) -> B`, `Box<dyn Fn(A) -> B>`. */
function functionIn(
  e: Evaluator,
  given: t.Type,
  by: t.Substitution = new Map(),
  depth = 0,
): t.FunctionType | undefined {
  const type = given.kind === t.PARAMETER ? given : e.shape(given)
  if (type.kind === t.FUNCTION) return t.substitute(type, by) as t.FunctionType
  if (t.isBounded(type)) {
    for (const bound of boundsOf(e, type)) if (bound.call) return t.substitute(bound.call, by) as t.FunctionType
    return undefined
  }
  if (type.kind === t.EXTERNAL && type.args[0] && depth < 3) return functionIn(e, type.args[0], by, depth + 1)
  return undefined
}

export function call(e: Evaluator, source: Source, node: number): t.Type {
  const calleeNode = source.at(node + 1)
  const callee = e.shape(e.type(source, calleeNode))
  if (callee.kind === t.CLOSURE) return callClosure(e, source, node, callee)
  const instance = instanceOf(e, source, node)
  if (!instance) return callee.kind === t.EXTERNAL ? outside(callee, '()', argumentTypes(e, source, node)) : t.unknown
  const count = source.at(node + 2)
  for (let at = 0; at < count; at++) {
    const argument = source.at(node + 3 + at)
    if (argument === 0 || source.at(argument) !== ir.CLOSURE) continue
    const wanted = functionIn(e, instance.declared[at] ?? t.unknown, instance.by)
    if (wanted) e.agree(wanted.result, closureResult(e, source, argument))
  }
  if (callee.kind === t.CALLABLE && callee.signature.effect === 'collect') collect(e, callee, instance.result)
  return instance.result
}

const argumentTypes = (e: Evaluator, source: Source, node: number): t.Type[] =>
  Array.from({ length: source.at(node + 2) }, (_, at) => e.type(source, source.at(node + 3 + at)))

function callClosure(e: Evaluator, source: Source, node: number, closure: t.Closure): t.Type {
  const count = source.at(node + 2)
  for (let at = 0; at < count; at++)
    e.agree(closureParameter(e, closure.source, closure.node, at), e.type(source, source.at(node + 3 + at)))
  return closureResult(e, closure.source, closure.node)
}

function closureResult(e: Evaluator, source: Source, node: number): t.Type {
  const count = source.at(node + 1)
  const written = source.at(node + 2 + count)
  return written !== 0 ? e.denoted(source, written) : e.type(source, source.at(node + 3 + count))
}

const closureParameters = new WeakMap<Source, Map<number, t.Type>>()

/** The type of a closure's parameter: as declared, or as the call expects it, or a variable. */
export function closureParameter(e: Evaluator, source: Source, node: number, position: number): t.Type {
  const count = source.at(node + 1)
  if (position >= count) return t.unknown
  const written = source.at(node + 2 + position)
  if (written !== 0) return e.denoted(source, written)
  const callNode = source.at(node + 4 + count)
  if (callNode !== 0) {
    const instance = instanceOf(e, source, callNode)
    const at = source.at(node + 5 + count)
    // `Box::new(|x| …)`: what the box is to hold says what is called.
    const wanted =
      instance &&
      (functionIn(e, instance.declared[at] ?? t.unknown, instance.by) ??
        functionIn(e, instance.parameters[at] ?? t.unknown))
    const type = wanted?.parameters[position]
    if (type) return type
  }
  let own = closureParameters.get(source)
  if (!own) {
    own = new Map()
    closureParameters.set(source, own)
  }
  const key = node * 16 + position
  let type = own.get(key)
  if (!type) {
    type = t.variable()
    own.set(key, type)
    if (callNode !== 0) awaitFunction(e, source, callNode, source.at(node + 5 + count), position, type)
  }
  return type
}

/** `let f: &dyn Fn(A) = &|x| …`: a closure is given where a function is expected, and x is an A. */
export function expectFunction(e: Evaluator, wanted: t.Type, { source, node }: t.Closure): void {
  const fn = functionIn(e, wanted)
  fn?.parameters.forEach((one, at) => {
    t.unify(closureParameter(e, source, node, at), e.shape(one))
  })
}

/** As `closureParameter`, where what the box is to hold is known later. */
function awaitFunction(
  e: Evaluator,
  source: Source,
  callNode: number,
  at: number,
  position: number,
  type: t.Type,
): void {
  let held = t.known(instanceOf(e, source, callNode)?.parameters[at] ?? t.unknown)
  for (let depth = 0; held.kind === t.EXTERNAL && depth < 3; depth++) held = t.known(held.args[0] ?? t.unknown)
  if (held.kind !== t.VARIABLE) return
  held.waiting ??= []
  held.waiting.push((bound) => {
    const wanted = functionIn(e, bound)?.parameters[position]
    if (wanted) e.agree(type, wanted)
  })
}

/** The type that `collect` returns is determined by its context. Its type arguments are the item type of the iterator. */
function collect(e: Evaluator, callee: t.Callable, result: t.Type): void {
  const item = callee.self?.kind === t.EXTERNAL ? callee.self.args[0] : undefined
  // A stream collects in a future.
  const isLater = result.kind === t.EXTERNAL && t.lastName(result) === 'Future'
  const into = isLater ? result.args[0] : result
  if (item && into) collectInto(e, into, item)
}

function collectInto(e: Evaluator, result: t.Type, item: t.Type): void {
  const open = t.known(result)
  if (open.kind === t.VARIABLE) {
    open.waiting ??= []
    open.waiting.push((type) => {
      fill(e, type, item)
    })
  } else fill(e, open, item)
}

function fill(e: Evaluator, container: t.Type, item: t.Type): void {
  const type = e.shape(container)
  if (type.kind === t.TUPLE) {
    // `partition` has two containers of one type, `unzip` one for each part.
    const parts = type.types[0] === type.types[1] ? undefined : e.shape(item)
    type.types.forEach((one, at) => {
      collectInto(e, one, parts?.kind === t.TUPLE ? (parts.types[at] ?? t.unknown) : item)
    })
    return
  }
  if (type.kind === t.SLICE) e.agree(type.element, item)
  if (type.kind !== t.EXTERNAL) return
  const name = t.lastName(type)
  const inner = e.shape(item)
  if ((name === 'Result' || name === 'Option') && type.args[0]) {
    if (inner.kind !== t.EXTERNAL) return
    if (type.args[1] && inner.args[1]) e.agree(type.args[1], inner.args[1])
    if (inner.args[0]) collectInto(e, type.args[0], inner.args[0])
  } else if (/Map$/.test(name)) {
    if (inner.kind === t.TUPLE)
      inner.types.forEach((one, at) => {
        if (type.args[at]) e.agree(type.args[at], one)
      })
  } else if (type.args[0] && name !== 'Box') e.agree(type.args[0], item)
  else if (type.args[0]) fill(e, type.args[0], item)
}
