/** Groups of examples (RSpec and its like), and the values that they name: `let(:user) { … }`, `subject { … }`. */
import type { Binder } from '../declarative/rules.ts'
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf, methodIn } from './call-syntax.ts'

/** Calls whose block contains examples. */
export const DESCRIBES =
  /^(describe|context|feature|shared_examples|shared_examples_for|shared_context|xdescribe|fdescribe|xcontext|fcontext)$/

/** Calls whose block is an example, or is run around examples. */
export const RUNS_EXAMPLES =
  /^([fx]?(it|specify|example|scenario)|skip|pending|around|(prepend_|append_)?(before|after)|its|background|expect)$/

/** Calls that name what their block gives. */
export const NAMES_VALUES = ['let', 'let!', 'let_it_be', 'let_it_be!', 'given', 'given!', 'subject', 'subject!']

/** The names of values that a block of examples declares: they are seen in all of it, and in no other one. */
export function valuesIn(t: Syntax, block: number): Binder[] {
  const call = t.parent(block)
  const body = t.field(block, 'body')
  if (call === undefined || body === undefined || !DESCRIBES.test(methodIn(t, call))) return []
  return t.named(body).flatMap((one) => {
    const method = t.type(one) === 'call' ? t.field(one, 'method') : undefined
    if (method === undefined || !NAMES_VALUES.includes(t.text(method)) || t.field(one, 'receiver') !== undefined)
      return []
    const [name] = argumentsOf(t, one)
    if (name === undefined)
      return t.text(method).startsWith('subject') ? [{ name: method, called: 'subject', kind: 'variable' }] : []
    return t.type(name) === 'simple_symbol' ? [{ name, called: t.text(name).slice(1), kind: 'variable' }] : []
  })
}
