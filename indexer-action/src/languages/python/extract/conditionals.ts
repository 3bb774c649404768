/**
 * `if` statements: the branches are merged at the end, and conditions narrow types in the code that they guard.
 */
import { expression } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { narrow } from './narrowing.ts'
import type { BranchState, Scope, Slot } from './scopes.ts'
import { block, branch, join } from './statements.ts'
import { NODE } from './syntax.ts'

/** Walks a chain of `elif` in a loop, not recursively: generated code has thousands of them. */
export function ifStatement(x: Extraction, scope: Scope, node: number): void {
  const { reader } = x
  const { field } = reader
  const ends: (BranchState | undefined)[] = []
  const decided: Decided[] = []
  const test = (clause: number): void => {
    const condition = x.tree.child(clause, field.condition)
    if (condition >= 0) expression(x, scope, condition)
    const body = x.tree.child(clause, field.consequence)
    const text = condition < 0 || scope.kind === 'function' ? '' : x.text(condition)
    const platform = PLATFORM.test(text)
    const main = MAIN.test(text)
    const holds = platform ? outcome(text) : undefined
    const before = holds === undefined ? undefined : sizes(scope.binder)
    if (platform) x.conditions.push(text.slice(0, 200))
    if (main) x.inMain = true
    const end = branch(x, () => {
      if (condition >= 0) narrow(x, condition, true)
      if (body >= 0) block(x, scope, body)
    })
    if (platform) x.conditions.pop()
    if (main) x.inMain = false
    if (condition >= 0) narrow(x, condition, false)
    if (before && end) decided.push({ holds: holds === true, branch: ends.length, bound: boundIn(end, before) })
    ends.push(end)
  }
  ends.push(
    branch(x, () => {
      test(node)
      for (const alternative of reader.under(node, field.alternative)) {
        if (reader.code(alternative) === NODE.elif_clause) test(alternative)
        else {
          const body = x.tree.child(alternative, field.body)
          if (body >= 0) block(x, scope, body)
        }
      }
    }),
  )
  choose(decided, ends)
  join(x, ends)
}

/** How many definitions and values a name has. */
type Size = readonly [definitions: number, versions: number]

/** A name that a branch bound: its state at the end of the branch, its size before and after it. */
interface Bound {
  slot: Slot
  state: readonly [number, number]
  before: Size
  after: Size
}

/** A branch whose condition is known to hold, or not to hold. */
interface Decided {
  holds: boolean
  /** Its place among the branches. */
  branch: number
  bound: readonly Bound[]
}

const sizeOf = (slot: Slot): Size => [slot.definitions.length, slot.versions.length]

const sizes = (scope: Scope): ReadonlyMap<Slot, Size> =>
  new Map([...scope.slots.values()].map((slot) => [slot, sizeOf(slot)]))

const boundIn = (state: BranchState, before: ReadonlyMap<Slot, Size>): readonly Bound[] =>
  [...state]
    .filter(([slot]) => !slot.isNarrowing)
    .map(([slot, held]) => ({ slot, state: held, before: before.get(slot) ?? [0, 0], after: sizeOf(slot) }))

/**
 * `if TYPE_CHECKING: … else: …`, `if sys.version_info < (3, 8): … else: …`: names that several branches bind mean what the branch
 * binds that is meant. What only a branch binds that never runs is kept.
 */
function choose(decided: readonly Decided[], ends: readonly (BranchState | undefined)[]): void {
  const meant = decided.find(({ holds }) => holds)
  for (const { slot, state, after } of meant?.bound ?? []) {
    const others = ends.slice((meant?.branch as number) + 1).filter((end) => end?.has(slot))
    if (others.length === 0) continue
    slot.definitions.length = after[0]
    slot.versions.length = after[1]
    for (const end of others) end?.set(slot, state)
  }
  // From the last: dropping what one branch binds moves what later ones bind.
  for (const { branch, holds, bound } of decided.toReversed()) {
    if (holds || (meant && branch > meant.branch)) continue
    for (const one of bound) withdraw(one, ends[branch] as BranchState, ends)
  }
}

/** Drops what a branch binds to a name, where another branch binds the name, too. */
function withdraw({ slot, before, after }: Bound, own: BranchState, ends: readonly (BranchState | undefined)[]): void {
  const others = ends.filter((end): end is BranchState => end !== own && end?.has(slot) === true)
  const [first] = others
  // What the name meant before the statement is another branch's binding, too.
  if ((!first && before[0] === 0) || after[0] > MOST_MASKED) return
  const dropped = after[0] - before[0]
  const kept = (1 << before[0]) - 1
  slot.definitions.splice(before[0], dropped)
  slot.versions.splice(before[1], after[1] - before[1])
  for (const end of others) {
    const [value, reach] = end.get(slot) as readonly [number, number]
    end.set(slot, [value, (reach & kept) | ((reach >>> dropped) & ~kept)])
  }
  if (first) own.set(slot, first.get(slot) as readonly [number, number])
  else own.delete(slot)
}

/** Names with more definitions share the last bit of a mask. */
const MOST_MASKED = 30

/**
 * Whether a condition holds: one that asks for type checkers, or for a version of Python that every maintained one is newer than.
 * Undefined for others.
 */
function outcome(condition: string): boolean | undefined {
  const [, not] = TYPING.exec(condition) ?? []
  if (not !== undefined) return not === ''
  if (MAJOR.test(condition)) return condition.endsWith('3')
  const [, negated, operator, major, minor] = VERSION.exec(condition) ?? []
  if (operator === undefined) return undefined
  if (minor === undefined && major === '3' && operator !== '>=' && operator !== '<') return undefined
  const asked = Number(major) * 100 + Number(minor ?? 0)
  const isOld = operator === '>=' || operator === '<' ? asked <= OLDEST : asked < OLDEST
  return isOld ? operator.startsWith('>') === (negated === undefined) : undefined
}

/** The oldest version of Python that is still maintained: 3.11. */
const OLDEST = 311

/** `sys.version_info >= (3, 8)`, `not version_info[0] < 3` */
const VERSION =
  /^(not\s+)?(?:sys\.)?version_info(?:\[:\d\]|\[0\]|\.major)?\s*(<=?|>=?|==)\s*\(?\s*(\d)\s*(?:,\s*(\d+)[\s\d,]*)?,?\s*\)?$/

const MAJOR = /^(\w+\.)*PY[23]$/

/** Conditions under which symbols of a module exist, decided by the interpreter or the platform and not by the program. */
const PLATFORM =
  /^(not\s+)?(\w+\.)*(TYPE_CHECKING|PY2|PY3)$|\bTYPE_CHECKING\b|\b(sys\.(platform|version_info|version)|os\.name|platform\.system)\b/

/** Conditions that hold for type checkers, or for them and new versions of Python, and their opposites. */
const TYPING =
  /^(not\s+|)(?:[^()]*(?:\([\d, ]+\))?\s+or\s+|(?:sys\.)?version_info\s*>=?\s*\([\d, ]+\)\s+and\s+)?(?:\w+\.)*TYPE_CHECKING(?:\s+or\s.*)?$/

const MAIN = /^__name__\s*==\s*['"]__main__['"]$/
