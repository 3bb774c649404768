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
  const isForTypes = condition >= 0 && scope.kind !== 'function' && TYPING.test(x.text(condition))
  let declared: Declared | undefined
  const otherwise = branch(x, () => {
    test(node)
    if (isForTypes) declared = declaredIn(ends[0])
    for (const alternative of reader.under(node, field.alternative)) {
      if (reader.code(alternative) === NODE.elif_clause) test(alternative)
      else {
        const body = x.tree.child(alternative, field.body)
        if (body >= 0) block(x, scope, body)
      }
    }
  })
  if (declared && otherwise) standIns(declared, otherwise)
  join(x, [...ends, otherwise])
}

/** The state of each name that a branch bound, and how many definitions and values the name had at the end of the branch. */
type Declared = { slot: Slot; state: readonly [number, number]; definitions: number; versions: number }[]

const declaredIn = (state: BranchState = new Map()): Declared =>
  [...state]
    .filter(([slot]) => !slot.isNarrowing)
    .map(([slot, held]) => ({
      slot,
      state: held,
      definitions: slot.definitions.length,
      versions: slot.versions.length,
    }))

/**
 * `if TYPE_CHECKING: … else: …`: for names that the first branch binds, drops what the others bind, which only stands in for it
 * when the program runs.
 */
function standIns(declared: Declared, otherwise: BranchState): void {
  for (const { slot, state, definitions, versions } of declared) {
    if (!otherwise.has(slot)) continue
    slot.definitions.length = definitions
    slot.versions.length = versions
    otherwise.set(slot, state)
  }
}

/** Conditions under which symbols of a module exist, decided by the interpreter or the platform and not by the program. */
const PLATFORM =
  /^(not\s+)?(\w+\.)*(TYPE_CHECKING|PY2|PY3)$|\b(sys\.(platform|version_info|version)|os\.name|platform\.system)\b/

/** Conditions that hold for type checkers only. */
const TYPING = /^(\w+\.)*TYPE_CHECKING$/

const MAIN = /^__name__\s*==\s*['"]__main__['"]$/
