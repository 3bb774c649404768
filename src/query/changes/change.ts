/** What happened to one symbol between two versions, and what that means to those who use it. */
import { qualifiedName } from '../answers/describe.ts'
import type { Defined } from '../naming/resolve.ts'
import { stillFits } from './fits.ts'
import { isExportedOtherwise, isPublic } from './visibility.ts'

export interface SymbolChange {
  readonly change: 'added' | 'removed' | 'changed' | 'moved'
  /** The current symbol, or for a removed one, the previous symbol. */
  readonly here: Defined
  readonly before?: Defined
  readonly signature: boolean
  readonly body: boolean
  /** Others may name it now who could not, or no longer may. */
  readonly visibility: boolean
  readonly doc: boolean
  /** The body differs in white space only. */
  readonly space?: boolean
  /** Nothing of it changed but the name or place of what contains it. */
  readonly withContainer?: boolean
  /** Of what was removed: another file of the change declares it as well, as modules and namespaces are. */
  readonly isDeclaredStill?: boolean
  /** Of what was added: whoever implements what has it, as it was before, lacks it. */
  readonly isDemanded?: boolean
  /** How much of its text is the same, 0–1, where nothing else says that it is the same symbol. */
  readonly likeness?: number
}

/** A change of its comment only: nothing that calls it does anything else. */
export const isOnlyOfDoc = (one: SymbolChange): boolean =>
  one.change === 'changed' && one.doc && !one.signature && !one.body && !one.visibility

/** Whoever names it as it was called means nothing now. */
export const isRenamed = ({ here, before }: Pick<SymbolChange, 'here' | 'before'>): boolean =>
  before !== undefined && before.symbol.name !== here.symbol.name

/** Others could name it, and cannot now. */
export const isHidden = ({ here, before }: Pick<SymbolChange, 'here' | 'before'>): boolean =>
  before !== undefined && isPublic(before) && !isPublic(here)

/** The symbol at the base, if not everybody can name it any more as and where it was. */
export function goneIn(one: SymbolChange): Defined | undefined {
  if (one.change === 'removed') return one.here
  if (one.before === undefined) return undefined
  const isElsewhere = one.change === 'moved' && !isNamedAlike(one.before, one.here)
  const isGone = isElsewhere || isRenamed(one) || isHidden(one) || isExportedOtherwise(one.before, one.here)
  return isGone ? one.before : undefined
}

/** Where a package or namespace is named and not a file, it means what it meant from another file of the same package, too. */
const isNamedAlike = (before: Defined, here: Defined): boolean =>
  (before.file.row.language === 'ruby' ||
    (before.file.facts.module !== undefined && here.file.facts.module !== undefined)) &&
  qualifiedName(before.file, before.symbol) === qualifiedName(here.file, here.symbol)

/** Users outside the repository could name it, and cannot as they did, or have to implement it. */
export function isBreaking(one: SymbolChange): boolean {
  if (one.isDemanded) return true
  const was = one.change === 'removed' ? one.here : one.before
  if (was === undefined || !isPublic(was) || one.isDeclaredStill) return false
  return goneIn(one) !== undefined || (one.signature && !stillFits(was, one.here))
}

/** What a reviewer looks at first: what breaks others, then what behaves otherwise, what is new, what only reads otherwise, tests. */
function weightOf(one: SymbolChange): number {
  const { change, here } = one
  if (here.file.row.role === 'test' || here.symbol.modifiers?.includes('test')) return 4
  if (one.withContainer) return 3
  if (isBreaking(one)) return 0
  if (change === 'moved' && !one.signature && !one.body && !one.visibility) return 3
  if (isOnlyOfDoc(one) || (one.space && !one.signature && !one.visibility && change === 'changed')) return 3
  return change === 'added' && !isPublic(here) ? 2 : 1
}

/** Each is weighed once, as signatures are compared for it. */
export const inOrder = (changes: readonly SymbolChange[]): SymbolChange[] =>
  changes
    .map((one): Weighed => [weightOf(one), one])
    .sort(byWeight)
    .map(([, one]) => one)

type Weighed = readonly [weight: number, one: SymbolChange]

function byWeight([weight, a]: Weighed, [other, b]: Weighed): number {
  if (weight !== other) return weight - other
  if (a.here.file.path !== b.here.file.path) return a.here.file.path < b.here.file.path ? -1 : 1
  return (
    a.here.symbol.line - b.here.symbol.line ||
    a.here.symbol.column - b.here.symbol.column ||
    (a.change < b.change ? -1 : 1)
  )
}
