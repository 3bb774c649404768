/** What checks say of variables, properties and elements, and how far it holds: types that are not declared. */
import {
  type Check,
  type Evaluation,
  evaluate,
  findLocal,
  type LocalVariable,
  operand,
  operationAt,
  pathKey,
  stringOperand,
} from './evaluation.ts'
import { FIT } from './fitting.ts'
import { OP } from './ir.ts'
import { type ClassType, eitherOf, primitive, type Type } from './types.ts'

/** A check says what something is from here on; what was known of it stays possible. */
export function narrow(e: Evaluation, at: number, known: Type | undefined, tested: ClassType): void {
  if (known && e.overloads.fit(known, tested) === FIT.plain) return
  narrowSubject(e, subjectAt(e, at), known, tested)
}

/** What a check at an expression says something of: a variable, or a path of names. */
export function subjectAt(e: Evaluation, at: number): LocalVariable | string | undefined {
  const operation = operationAt(e, at)
  // What a script is included with, it names without making it.
  if (operation === OP.name && !e.program.dialect.implicitLocals) return findLocal(e, stringOperand(e, at, 0))
  if (operation === OP.name) return findLocal(e, stringOperand(e, at, 0)) ?? pathKey(e, at)
  if (operation === OP.scopedName) return findLocal(e, stringOperand(e, at, 0)) ?? pathKey(e, at)
  return pathKey(e, at)
}

/** The same of what was read before. */
export function narrowSubject(
  e: Evaluation,
  subject: LocalVariable | string | undefined,
  known: Type | undefined,
  tested: ClassType,
): void {
  if (subject === undefined || (known && e.overloads.fit(known, tested) === FIT.plain)) return
  // What an earlier check left as a guess gives way to this one.
  const isGuess = known !== undefined && e.guesses.get(subject) === known
  // Of two checks of one condition, either may be what holds.
  const isAgain = e.checks?.some((check) => check.subject === subject)
  const besides = isGuess ? undefined : isAgain ? known : compatible(e, known, tested)
  const within = eitherOf([tested, besides]) ?? tested
  const without =
    known?.is === 'union' ? eitherOf(known.of.filter((one) => e.overloads.fit(one, tested) !== FIT.plain)) : undefined
  e.checks?.push({ subject, before: known, without, within, negated: e.negated })
  put(e, subject, within)
}

/** Of what is known, what may hold besides what was tested: no object is of two classes of which neither extends the other. */
function compatible(e: Evaluation, known: Type | undefined, tested: ClassType): Type | undefined {
  const parts = known?.is === 'union' ? known.of : [known]
  const isRelated = (one: Type | undefined) =>
    e.overloads.fit(one, tested) === FIT.plain || e.overloads.fit(tested, one) === FIT.plain
  const related = eitherOf(parts.filter(isRelated))
  if (related) return related
  const isClass = (one: Type | undefined) => one?.is === 'class' && !one.of.isInterface && one.of.external === undefined
  return isClass(tested) ? eitherOf(parts.filter((one) => !isClass(one))) : known
}

/** `!`: what is checked inside holds where the whole does not. */
export function negation(e: Evaluation, at: number): Type {
  e.negated = !e.negated
  evaluate(e, at)
  e.negated = !e.negated
  return primitive('boolean')
}

/** Reads a condition, or what may hold one; gives the checks in it. */
export function checksOf(e: Evaluation, read: () => void): readonly Check[] {
  const outer = e.checks
  const negated = e.negated
  e.checks = []
  e.negated = false
  read()
  const { checks } = e
  e.checks = outer
  e.negated = negated
  return checks ?? []
}

/** From here on the checks of a condition hold as where it is true, as where it is false, or not at all. */
export function hold(e: Evaluation, checks: readonly Check[], positive: boolean, negative: boolean): void {
  for (const check of positive || negative ? checks : [...checks].reverse()) {
    const { before, within, without, negated } = check
    const current = typeof check.subject === 'string' ? e.narrowed.get(check.subject) : check.subject.type
    // What was assigned since is what it is now; of what nothing else is known, a check is the best guess.
    const isOurs = current === within || current === before || (without !== undefined && current === without)
    if (!isOurs) continue
    const [holds, fails] = negated ? [negative, positive] : [positive, negative]
    if (before === undefined && !holds) e.guesses.set(check.subject, within)
    put(e, check.subject, holds ? within : ((fails ? without : undefined) ?? before ?? within))
  }
}

/** Reads a condition; gives the checks in it. Of several parts any may be the one that fails. */
export function checksIn(e: Evaluation, condition: number): readonly Check[] {
  const checks = checksOf(e, () => evaluate(e, condition))
  const isNegated = operationAt(e, condition) === OP.unary && operand(e, condition, 0) === 3
  const isAlone = operationAt(e, isNegated ? condition + 3 : condition) === OP.test
  return isAlone ? checks : checks.map((check) => ({ ...check, without: undefined }))
}

/** What a check or an assignment said of a property or an element. */
export function narrowedAt(e: Evaluation, at: number): Type | undefined {
  const key = e.narrowed.size > 0 ? pathKey(e, at) : undefined
  return key === undefined ? undefined : e.narrowed.get(key)
}

/** A property or an element of unknown type is what it was assigned last. */
export function settle(e: Evaluation, at: number, given: Type | undefined): void {
  const key = given?.is === 'class' || e.narrowed.size > 0 ? pathKey(e, at) : undefined
  if (key === undefined) return
  forget(e, key)
  if (given?.is === 'class') e.narrowed.set(key, given)
  else e.narrowed.delete(key)
}

/** A variable that is assigned anew has other properties and elements. */
export function forget(e: Evaluation, variable: string): void {
  for (const key of e.narrowed.keys()) if (key.startsWith(`${variable}.`)) e.narrowed.delete(key)
}

function put(e: Evaluation, subject: Check['subject'], type: Type): void {
  if (typeof subject === 'string') e.narrowed.set(subject, type)
  else subject.type = type
}
