/** What Qt's own compiler reads of C++: signals that are emitted, and members that are named in texts and in macros. */
import { HOW, OCCURRENCE_STRIDE } from '../fact-layout.ts'
import type { Reader } from './reader.ts'
import { CLOSE_PAREN, COLONS, COMMA, KEYWORD, PAREN, STRING, WORD } from './tokens.ts'
import { newlineAfter } from './type-words.ts'
import { parseTypeName } from './types.ts'

/** `emit opened();`, `Q_EMIT door->opened();`: the word stands for nothing. */
export const isEmit = (r: Reader): boolean =>
  r.cpp &&
  r.is(WORD) &&
  (r.is(WORD, 1) || r.is(COLONS, 1)) &&
  /^(?:emit|Q_EMIT)$/.test(r.textAt(r.at)) &&
  !r.isKnownType(r.at)

/** `foreach (Door *one, doors) {`, where it declares what it goes through. */
export const isForeach = (r: Reader): boolean =>
  r.cpp &&
  r.is(WORD) &&
  r.is(PAREN, 1) &&
  /^(?:foreach|Q_FOREACH)$/.test(r.textAt(r.at)) &&
  (r.is(KEYWORD, 2) || (r.is(WORD, 2) && !r.is(COMMA, 3) && !r.isLocal(r.at + 2)))

/** `SIGNAL(opened(bool))`, `SLOT(close())`: the name of a member, and the types that it takes. */
export const isSignature = (r: Reader): boolean =>
  r.cpp &&
  r.is(WORD) &&
  r.is(PAREN, 1) &&
  r.is(WORD, 2) &&
  r.is(PAREN, 3) &&
  /^(?:SIGNAL|SLOT)$/.test(r.textAt(r.at)) &&
  r.pastClose(r.at + 3) === r.pastClose(r.at + 1) - 1 &&
  !r.facts.macros.has(r.textAt(r.at))

/** The same, of what stands before it; behind a signal, of what `called`, which is given both, is asked of. */
export function parseSignature(r: Reader, called: number, before: number, isBehindSignal: boolean): number {
  const base = isBehindSignal ? askedOf(r, called) : before
  r.takeCalled()
  r.advance()
  const { facts } = r
  const named = facts.occurrence(r.textAt(r.at), r.start[r.at] as number, 'read', HOW.member, base)
  r.advance()
  r.advance()
  const given: number[] = []
  while (!r.ended && !r.is(CLOSE_PAREN)) {
    const from = r.at
    const node = r.typeNode(parseTypeName(r))
    given.push(r.pointerType ? facts.pointer(node) : node)
    r.take(COMMA)
    if (r.at === from) r.advance()
  }
  r.take(CLOSE_PAREN)
  facts.call(named, given)
  r.take(CLOSE_PAREN)
  return r.literal('%const char*')
}

/** Of `door->connect(…)` the door, and of `connect(…)` the object that it stands in. */
function askedOf(r: Reader, called: number): number {
  const { thisType, body } = r.facts
  const { occurrences } = body
  const at = called * OCCURRENCE_STRIDE
  if (called !== -1 && occurrences[at + 5] === HOW.member) return occurrences[at + 6] as number
  return r.typeNode(thisType)
}

/** `QMetaObject::invokeMethod(door, "close", …)`: reading stands at the text, behind the node of the door. */
export function invokedByName(r: Reader, called: number, of: number): void {
  const { facts } = r
  const { occurrences, words } = facts.body
  const name = /^"([A-Za-z_]\w*)"$/.exec(r.is(STRING) ? r.textAt(r.at) : '')?.[1]
  if (name === undefined || called === -1 || of === -1) return
  if (words[occurrences[called * OCCURRENCE_STRIDE + 2] as number] !== 'invokeMethod') return
  facts.occurrence(name, (r.start[r.at] as number) + 1, 'call', HOW.member, of)
}

/** `Q_OBJECT`, which needs no semicolon behind it. */
export const isObject = (r: Reader): boolean =>
  r.is(WORD) && !r.is(PAREN, 1) && /^Q_(?:OBJECT|GADGET)\w*$/.test(r.textAt(r.at))

/** `Q_ENUM(State)`, alone on its line, before a member that it is no part of. */
export const isOfQt = (r: Reader): boolean =>
  r.is(WORD) && r.is(PAREN, 1) && /^Q_[A-Z0-9_]+$/.test(r.textAt(r.at)) && newlineAfter(r, r.pastClose(r.at + 1) - 1)

/** Words of a property behind which the name of a member stands. */
const ACCESSOR = /^(?:READ|WRITE|RESET|NOTIFY|MEMBER|BINDABLE|DESIGNABLE|SCRIPTABLE|STORED)$/

/** `Q_PROPERTY(bool locked READ isLocked WRITE setLocked)`, in the class that is a symbol of that number. True when it was one, and has been read. */
export function property(r: Reader, owner: number): boolean {
  if (owner === -1 || !/^Q_(?:PRIVATE_)?PROPERTY$/.test(r.textAt(r.at))) return false
  const { facts } = r
  const past = r.pastClose(r.at + 1)
  r.takeCalled()
  const of = r.typeNode(`#${owner}`)
  let accessors = r.at + 1
  while (accessors < past - 1 && !isAccessor(r, accessors)) accessors++
  for (let at = r.at + 1; at < accessors - 1; at++)
    if (r.kind[at] === WORD && r.kind[at + 1] !== COLONS && r.kind[at - 1] !== COLONS)
      facts.occurrence(r.textAt(at), r.start[at] as number, 'type', HOW.type, -1)
  for (let at = accessors; at < past - 2; at++)
    if (isAccessor(r, at)) facts.occurrence(r.textAt(++at), r.start[at] as number, 'read', HOW.member, of)
  r.goTo(past)
  return true
}

const isAccessor = (r: Reader, at: number): boolean =>
  r.kind[at] === WORD && r.kind[at + 1] === WORD && ACCESSOR.test(r.textAt(at))
