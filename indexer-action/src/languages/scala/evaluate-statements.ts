/** Blocks and what stands in them: values, functions, imports, choices, loops. */

import {
  after,
  type BlockFrame,
  type Evaluation,
  evaluate,
  evaluateChildren,
  inBlock,
  operand,
  operationAt,
  ownType,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  unknown,
} from '../nominal/evaluation.ts'
import { FLAG, OP } from '../nominal/ir.ts'
import { either as joined } from '../nominal/joins.ts'
import { parameterTypesOf, typeOfMember } from '../nominal/member-types.ts'
import { functionalMethodOf } from '../nominal/members.ts'
import { viewFrom } from '../nominal/overloads.ts'
import { type ClassType, classType, substitute, type Type } from '../nominal/types.ts'
import { termBrought } from './imports.ts'
import { asMap } from './library-results.ts'
import { isPackageName, type Prefix, typeOfPrefix } from './names.ts'
import { addImport, innermostBlock, termAt } from './scopes.ts'
import { classOf, memberOf } from './values.ts'

const standard = (e: Evaluation, name: string, args: readonly (Type | undefined)[] = []): ClassType | undefined => {
  const cls = e.program.dialect.standard.get(name)
  return cls && classType(cls, args)
}

const isNothing = (type: Type | undefined): boolean => type?.is === 'class' && type.of.qualified === 'scala.Nothing'

/** The type of either of two values; of what never comes to an end nothing comes. */
function join(e: Evaluation, a: Type | undefined, b: Type | undefined): Type | undefined {
  if (isNothing(a)) return b
  if (isNothing(b)) return a
  return joined(e, a, b)
}

/** Functions that a block declares are seen from its beginning. */
function hoist(e: Evaluation, at: number, frame: BlockFrame): void {
  for (let child = at + 2; child < after(e, at); child = after(e, child)) {
    if (operationAt(e, child) !== OP.localFunction) continue
    const member = e.file.members[operand(e, child, 0)]?.[operand(e, child, 1)]
    if (!member) continue
    frame.functions ??= new Map()
    const list = frame.functions.get(member.text.name)
    if (list) list.push(member)
    else frame.functions.set(member.text.name, [member])
  }
}

/** What a function takes that is given to `map` or `foreach` of a value. */
function elementOf(e: Evaluation, type: Type | undefined): Type | undefined {
  for (const name of ['foreach', 'map', 'flatMap', 'withFilter']) {
    const found = memberOf(e, type, name)
    if (found?.is !== 'members') continue
    for (const member of found.members) {
      const [first] = parameterTypesOf(e.program, member) ?? []
      const seen = substitute(first, viewFrom(e.program, found.receiver, member.owner))
      const functional = seen?.is === 'class' ? functionalMethodOf(e.program, seen.of) : undefined
      if (seen?.is !== 'class' || !functional) continue
      const [taken] = parameterTypesOf(e.program, functional) ?? []
      return substitute(taken, viewFrom(e.program, seen, functional.owner))
    }
  }
  return undefined
}

/** What `for … yield` gives: what `map` of the first value gives for such elements. */
function yielded(e: Evaluation, type: Type | undefined, element: Type | undefined): Type | undefined {
  const found = memberOf(e, type, 'map')
  if (found?.is !== 'members') return undefined
  const [member] = found.members
  if (!member) return undefined
  const [variable, ...others] = member.typeParameters
  if (!variable || others.length > 0) return undefined
  const bindings = new Map(viewFrom(e.program, found.receiver, member.owner))
  bindings.set(variable, element)
  return asMap('map', found.receiver, substitute(typeOfMember(e.program, member), bindings))
}

/** What is matched, innermost last. */
const subjects = new WeakMap<Evaluation, (Type | undefined)[]>()

function withSubject<T>(e: Evaluation, type: Type | undefined, run: () => T): T {
  const list = subjects.get(e) ?? []
  subjects.set(e, list)
  list.push(type)
  const result = run()
  list.pop()
  return result
}

function importFrom(e: Evaluation, at: number): undefined {
  const path = at + 2
  const prefix = packageElsewhere(e, path) ?? prefixAt(e, path)
  const block = innermostBlock(e)
  for (let child = after(e, path); child < after(e, at); child = after(e, child)) {
    const name = stringOperand(e, child, 0)
    const alias = stringOperand(e, child, 3)
    if (name === '_') {
      if (prefix && block) addImport(block, { prefix })
      continue
    }
    if (!prefix) {
      unknown(e, child, 'import')
      continue
    }
    if (block && alias !== '_') addImport(block, { prefix, name, ...(alias === '' ? {} : { as: alias }) })
    sayImported(e, child, prefix, name)
  }
  return undefined
}

/** At the top of a file: a package of which this repository has nothing. */
function packageElsewhere(e: Evaluation, path: number): Prefix | undefined {
  if (e.cls && !e.cls.has(FLAG.file)) return undefined
  const names: string[] = []
  let at = path
  for (; operationAt(e, at) === OP.select; at += PATH_OPERANDS) names.unshift(stringOperand(e, at, 0))
  if (operationAt(e, at) !== OP.term || innermostBlock(e)) return undefined
  const first = stringOperand(e, at, 0)
  if (!isPackageName(first) || termAt(e, first)) return undefined
  return { is: 'package', name: [first, ...names].join('.') }
}

/** A name of a path, its place and use: behind them stands what it is a member of. */
const PATH_OPERANDS = 2 + 4

function prefixAt(e: Evaluation, path: number): Prefix | undefined {
  const type = evaluate(e, path)
  if (type?.is === 'package') return type
  if (type?.is === 'typeName') return { is: 'statics', cls: type.of }
  const cls = classOf(e, type)
  return cls && { is: 'value', type: cls }
}

function sayImported(e: Evaluation, at: number, prefix: Prefix, name: string): void {
  const term = termBrought(e.program, prefix, name, e.file)
  const type = typeOfPrefix(e.program, prefix, name, e.file)
  const options = [
    ...(term?.is === 'members'
      ? term.members.map(toMember)
      : term?.is === 'object' || term?.is === 'class'
        ? [toClass(term.cls)]
        : []),
    ...(type && !(type.opaque && term) ? [toClass(type)] : []),
  ]
  const [first] = options
  if (!first) {
    if (term?.is !== 'package') unknown(e, at, 'import')
  } else say(e, at, 'import', options.length === 1 ? first : { to: 'all_of', options }, 'import')
}

read({
  statements: (e, at, expected) =>
    inBlock(e, () => {
      hoist(e, at, e.frames.at(-1) as BlockFrame)
      let type: Type | undefined = standard(e, 'scala.Unit')
      for (let child = at + 2; child < after(e, at); child = after(e, child))
        type = evaluate(e, child, after(e, child) < after(e, at) ? undefined : expected)
      return type
    }),
  bindings: (e, at) => {
    const pattern = at + 2
    const typeAt = after(e, pattern)
    const written = operationAt(e, typeAt) === OP.typeInferred ? undefined : evaluate(e, typeAt)
    const valueAt = after(e, typeAt)
    const given = valueAt < after(e, at) ? evaluate(e, valueAt, written) : undefined
    const type = written ?? given
    evaluate(e, pattern, type?.is === 'null' || type?.is === 'deferred' ? undefined : type)
    return standard(e, 'scala.Unit')
  },
  match: (e, at, expected) => {
    const subject = evaluate(e, at + 2)
    const cases = after(e, at + 2)
    return cases < after(e, at) ? withSubject(e, subject, () => evaluate(e, cases, expected)) : undefined
  },
  cases: (e, at, expected) => {
    let type: Type | undefined
    for (let child = at + 2; child < after(e, at); child = after(e, child)) {
      const one = evaluate(e, child, expected)
      type = child === at + 2 ? one : join(e, type, one)
    }
    return type
  },
  alternative: (e, at, expected) =>
    inBlock(e, () => {
      const subject = subjects.get(e)?.at(-1)
      let child = at + 3
      evaluate(e, child, subject)
      child = after(e, child)
      if (operand(e, at, 0) === 1) {
        evaluate(e, child)
        child = after(e, child)
      }
      return child < after(e, at) ? evaluate(e, child, expected) : undefined
    }),
  comprehension: (e, at) =>
    inBlock(e, () => {
      const isYielding = operand(e, at, 0) === 1
      let first: Type | undefined
      let isFirst = true
      let child = at + 3
      for (; after(e, child) < after(e, at); child = after(e, child)) {
        const type = evaluate(e, child)
        if (isFirst) first = type
        isFirst = false
      }
      const element = evaluate(e, child)
      return isYielding ? yielded(e, first, element) : standard(e, 'scala.Unit')
    }),
  generator: (e, at) => {
    const pattern = at + 2
    const type = evaluate(e, after(e, pattern))
    evaluate(e, pattern, elementOf(e, type))
    return type
  },
  either: (e, at, expected) => {
    const condition = at + 2
    evaluate(e, condition)
    const one = after(e, condition)
    if (one >= after(e, at)) return undefined
    const first = evaluate(e, one, expected)
    const two = after(e, one)
    return two < after(e, at) ? join(e, first, evaluate(e, two, expected)) : standard(e, 'scala.Unit')
  },
  attempted: (e, at, expected) => {
    let type: Type | undefined
    for (let child = at + 2; child < after(e, at); child = after(e, child)) {
      const isCases = operationAt(e, child) === OP.cases
      const one = isCases
        ? withSubject(e, standard(e, 'java.lang.Throwable'), () => evaluate(e, child, expected))
        : evaluate(e, child, expected)
      type = child === at + 2 ? one : isCases ? join(e, type, one) : type
    }
    return type
  },
  ascribed: (e, at) => {
    const value = at + 2
    const typeAt = after(e, value)
    if (typeAt >= after(e, at)) return evaluate(e, value)
    const type = evaluate(e, typeAt)
    const given = evaluate(e, value, type)
    return type ?? given
  },
  tupled: (e, at) => {
    const types: (Type | undefined)[] = []
    for (let child = at + 2; child < after(e, at); child = after(e, child)) types.push(evaluate(e, child))
    if (types.length === 1) return types[0]
    return standard(
      e,
      `scala.Tuple${types.length}`,
      types.map((type) => (type?.is === 'deferred' ? undefined : type)),
    )
  },
  never: (e, at) => {
    evaluateChildren(e, at, at + 2)
    return standard(e, 'scala.Nothing')
  },
  selfType: (e, at) => {
    const name = stringOperand(e, at, 0)
    evaluateChildren(e, at, at + 3)
    const frame = e.frames.at(-1)
    if (name !== '' && name !== 'this' && frame?.is === 'class')
      e.frames.push({ is: 'block', names: new Map([[name, { index: -1, type: ownType(frame.cls), made: undefined }]]) })
    return undefined
  },
  placeholder: (e, at) => {
    const name = `_${operand(e, at, 0)}`
    for (let depth = e.frames.length - 1; depth >= 0; depth--) {
      const frame = e.frames[depth]
      const local = frame?.is === 'block' ? frame.names.get(name) : undefined
      if (local) return local.type
    }
    return undefined
  },
  placeholderParameter: (e, at, type) => {
    const frame = e.frames.at(-1)
    if (frame?.is === 'block') frame.names.set(`_${operand(e, at, 0)}`, { index: -1, type, made: undefined })
    return type
  },
  importFrom,
})
