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
  const test = (clause: number): void => {
    const condition = x.tree.child(clause, field.condition)
    if (condition >= 0) expression(x, scope, condition)
    const body = x.tree.child(clause, field.consequence)
    const text = condition < 0 || scope.kind === 'function' ? '' : x.text(condition)
    const platform = PLATFORM.test(text)
    const main = MAIN.test(text)
    if (platform) x.conditions.push(text.slice(0, 200))
    if (main) x.inMain = true
    ends.push(
      branch(x, () => {
        if (condition >= 0) narrow(x, condition, true)
        if (body >= 0) block(x, scope, body)
      }),
    )
    if (platform) x.conditions.pop()
    if (main) x.inMain = false
    if (condition >= 0) narrow(x, condition, false)
  }
  const condition = x.tree.child(node, field.condition)
  const meant = condition >= 0 && scope.kind !== 'function' ? outcome(x.text(condition)) : undefined
  const before = meant === undefined ? undefined : sizes(scope.binder)
  let first: readonly Bound[] = []
  const otherwise = branch(x, () => {
    test(node)
    if (before) first = boundIn(ends[0], before)
    for (const alternative of reader.under(node, field.alternative)) {
      if (reader.code(alternative) === NODE.elif_clause) test(alternative)
      else {
        const body = x.tree.child(alternative, field.body)
        if (body >= 0) block(x, scope, body)
      }
    }
  })
  if (otherwise && meant === true) standIns(first, otherwise)
  if (otherwise && meant === false) withdraw(first, otherwise, ends)
  join(x, [...ends, otherwise])
}

/** How many definitions and values a name has. */
type Size = readonly [definitions: number, versions: number]

/** A name that the first branch bound: its state at the end of the branch, its size before and after it. */
interface Bound {
  slot: Slot
  state: readonly [number, number]
  before: Size
  after: Size
}

const sizeOf = (slot: Slot): Size => [slot.definitions.length, slot.versions.length]

const sizes = (scope: Scope): ReadonlyMap<Slot, Size> =>
  new Map([...scope.slots.values()].map((slot) => [slot, sizeOf(slot)]))

const boundIn = (state: BranchState = new Map(), before: ReadonlyMap<Slot, Size>): readonly Bound[] =>
  [...state]
    .filter(([slot]) => !slot.isNarrowing)
    .map(([slot, held]) => ({ slot, state: held, before: before.get(slot) ?? [0, 0], after: sizeOf(slot) }))

/**
 * `if TYPE_CHECKING: … else: …`: for names that the first branch binds, drops what the others bind, which only stands in for it
 * when the program runs.
 */
function standIns(first: readonly Bound[], otherwise: BranchState): void {
  for (const { slot, state, after } of first) {
    if (!otherwise.has(slot)) continue
    slot.definitions.length = after[0]
    slot.versions.length = after[1]
    otherwise.set(slot, state)
  }
}

/** `if sys.version_info < (3, 8): … else: …`: for names that another branch binds, too, drops what the first one binds. */
function withdraw(first: readonly Bound[], otherwise: BranchState, ends: (BranchState | undefined)[]): void {
  for (const { slot, before, after } of first) {
    const held = otherwise.get(slot)
    if (!held || after[0] > MOST_MASKED) continue
    const dropped = after[0] - before[0]
    slot.definitions.splice(before[0], dropped)
    slot.versions.splice(before[1], after[1] - before[1])
    const kept = (1 << before[0]) - 1
    const moved: readonly [number, number] = [held[0], (held[1] & kept) | ((held[1] >>> dropped) & ~kept)]
    otherwise.set(slot, moved)
    ends[0]?.set(slot, moved)
  }
}

/** Names with more definitions share the last bit of a mask. */
const MOST_MASKED = 30

/**
 * What a condition is: true or false where it asks for type checkers or for a version of Python that every maintained one is
 * newer than.
 */
function outcome(condition: string): boolean | undefined {
  if (TYPING.test(condition)) return true
  if (MAJOR.test(condition)) return condition.endsWith('3')
  const [, negated, operator, major, minor] = VERSION.exec(condition) ?? []
  if (major === undefined) return undefined
  const asked = Number(major) * 100 + Number(minor ?? 0)
  const isExact = operator === '>=' || operator === '<'
  if (asked > OLDEST || (asked === OLDEST && !isExact)) return undefined
  return operator?.startsWith('>') === (negated === undefined)
}

/** The oldest version of Python that is still maintained: 3.10. */
const OLDEST = 310

/** `sys.version_info >= (3, 8)`, `not version_info[0] < 3` */
const VERSION =
  /^(not\s+)?(?:sys\.)?version_info(?:\[:\d\]|\[0\]|\.major)?\s*(<=?|>=?|==(?=\s*2$))\s*\(?\s*(\d)\s*(?:,\s*(\d+)[\s\d,]*)?,?\s*\)?$/

const MAJOR = /^(\w+\.)*PY[23]$/

/** Conditions under which symbols of a module exist, decided by the interpreter or the platform and not by the program. */
const PLATFORM =
  /^(not\s+)?(\w+\.)*(TYPE_CHECKING|PY2|PY3)$|\b(sys\.(platform|version_info|version)|os\.name|platform\.system)\b/

/** Conditions that hold for type checkers only. */
const TYPING = /^(\w+\.)*TYPE_CHECKING$/

const MAIN = /^__name__\s*==\s*['"]__main__['"]$/
