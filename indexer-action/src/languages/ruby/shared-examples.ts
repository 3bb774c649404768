/**
 * Groups of examples that others take over by their names: `shared_examples 'a list' do … end`, `it_behaves_like 'a list'`. As
 * factories they are methods of a class of their own, under names that nothing else can have.
 */
import type { Syntax } from '../declarative/syntax.ts'
import { argumentsOf } from './call-syntax.ts'
import type { GraphBuilder } from './graph-builder.ts'

const SHARES = /^(shared_examples|shared_examples_for|shared_context)$/
const TAKES = /^(it_behaves_like|it_should_behave_like|include_examples|include_context)$/
const SHARED = '::RSpec::SharedExamples'

/** The name of the examples which a call shares: a symbol, or the content of a text. */
export function sharedIn(t: Syntax, name: string, call: number): number | undefined {
  return SHARES.test(name) && t.field(call, 'block') !== undefined ? contentOf(t, argumentsOf(t, call)[0]) : undefined
}

function contentOf(t: Syntax, name: number | undefined): number | undefined {
  if (name === undefined) return undefined
  if (t.type(name) === 'simple_symbol') return name
  const [content, ...more] = t.type(name) === 'string' ? t.named(name) : []
  const isPlain = content !== undefined && more.length === 0 && t.type(content) === 'string_content'
  return isPlain && /^["']/.test(t.text(name)) ? content : undefined
}

/** Notes examples that are shared. The name of their scope, if they are. */
export function declareShared(
  b: GraphBuilder,
  name: string,
  call: number,
): { name: string; symbol: number } | undefined {
  const shared = sharedIn(b.t, name, call)
  if (shared === undefined) return undefined
  const called = b.t.text(shared).replace(/^:/, '')
  const symbol = b.symbolAt(shared, b.t.type(shared) === 'simple_symbol' ? 1 : 0)
  b.scope('method', b.scope('class', 0, { name: SHARED }), { name: called, symbol })
  return { name: called, symbol }
}

/** Names the examples that a group takes over. */
export function takeShared(b: GraphBuilder, scope: number, name: string, call: number): void {
  const { t } = b
  const [first] = TAKES.test(name) && t.field(call, 'receiver') === undefined ? argumentsOf(t, call) : []
  const content = contentOf(t, first)
  if (first === undefined || content === undefined) return
  const called = t.text(content).replace(/^:/, '')
  b.calledBy(first, b.objectOf(b.constant(SHARED, scope), scope), scope, called)
  b.add(['take', b.ownerAround(scope), called])
}
