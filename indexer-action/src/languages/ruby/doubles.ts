/**
 * What tests say of methods by their names: `allow(user).to receive(:name)`, `user.expects(:name)` (Mocha), and objects that stand for
 * those of a class, `instance_double(User)`.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'
import type { GraphBuilder } from './graph-builder.ts'

const OF_ANY = /^(allow|expect)_any_instance_of$/
export const EXPECTED = /^(allow|expect)(_any_instance_of)?$/
const TO = /^(to|not_to|to_not)$/
const RECEIVES = /^(receive|have_received)$/
const EXPECTS = /^(expects|stubs)$/
const DOUBLES = /^(instance_double|instance_spy|object_double|class_double|class_spy)$/

/** Notes that a method is named on what it is expected of. `subjects`: by call of `expect` and its like, the node of what it is given. */
export function declareExpected(
  b: GraphBuilder,
  scope: number,
  call: number,
  on: number,
  subjects: ReadonlyMap<number, number>,
): void {
  const { t } = b
  const [name, receiver] = [methodIn(t, call), t.field(call, 'receiver')]
  if (receiver === undefined || !(TO.test(name) || EXPECTS.test(name))) return
  const [first] = argumentsOf(t, call)
  if (first === undefined) return
  if (EXPECTS.test(name)) {
    note(b, scope, first, on)
    return
  }
  const subject = subjects.get(receiver)
  const received = subject === undefined ? undefined : receivedIn(t, first)
  if (received === undefined || subject === undefined) return
  note(b, scope, received, OF_ANY.test(methodIn(t, receiver)) ? b.objectOf(subject, scope) : subject)
}

function note(b: GraphBuilder, scope: number, symbol: number, on: number): void {
  if (b.t.type(symbol) !== 'simple_symbol' || on < 0) return
  b.calledBy(symbol, on, scope, b.t.text(symbol).slice(1))
}

/** The symbol of `receive(:name).with(1).and_return(2)`. */
function receivedIn(t: Syntax, matcher: number): number | undefined {
  for (let at: number | undefined = matcher; at !== undefined && t.type(at) === 'call'; at = t.field(at, 'receiver'))
    if (RECEIVES.test(methodIn(t, at)) && t.field(at, 'receiver') === undefined) return argumentsOf(t, at)[0]
  return undefined
}

/** What stands for an object of a class, or for the class itself. */
export function declareDouble(b: GraphBuilder, scope: number, name: string, of: number, result: number): void {
  if (!DOUBLES.test(name) || of < 0) return
  if (name.startsWith('instance')) b.objectOf(of, scope, result)
  else b.flow(of, result)
}
