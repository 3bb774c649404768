/** The result types of well-known macros. */
import * as ir from '../ir.ts'
import { namesOf } from '../items.ts'
import type { Source } from '../source.ts'
import { awaited, itemOf, unwrapped } from '../types/contents.ts'
import type { Evaluator } from '../types/evaluate.ts'
import * as t from '../types/types.ts'
import { macroValue } from './macro-values.ts'

export function macroType(e: Evaluator, source: Source, node: number): t.Type {
  const path = source.at(node + 1)
  const count = source.at(node + 2)
  const names = source.at(path) === ir.MACRO_PATH ? namesOf(source, path) : []
  const given = Array.from({ length: count }, (_, at) => e.type(source, source.at(node + 3 + at)))
  switch (names.at(-1)) {
    case 'vec':
      return t.std('vec::Vec', given.find((type) => type.kind !== t.UNKNOWN) ?? t.variable())
    case 'format':
    case 'formatdoc':
      return t.std('string::String')
    case 'concat':
    case 'env':
    case 'include_str':
    case 'indoc':
    case 'stringify':
      return t.primitive('str')
    case 'izip':
    case 'iproduct':
      return t.std('Iter', { kind: t.TUPLE, types: given.map((one) => itemOf(e, one)) })
    case 'matches':
      return t.primitive('bool')
    case 'write':
    case 'writeln':
      return t.std('result::Result', t.unit, t.unknown)
    case 'pin':
      return t.std('pin::Pin', given[0] ?? t.unknown)
    // The names that async crates give to macros that unwrap.
    case 'ready':
    case 'assert_ready':
    case 'assert_ok':
      return unwrapped(e, given[0] ?? t.unknown)
    // `tokio::join!(a(), b())`
    case 'join':
      return { kind: t.TUPLE, types: given.map((one) => awaited(e, one)) }
    case 'try_join':
      return t.std(
        'result::Result',
        { kind: t.TUPLE, types: given.map((one) => unwrapped(e, awaited(e, one))) },
        t.unknown,
      )
    // `sqlx::query_as!(User, "…")`
    case 'query_as':
      return { kind: t.EXTERNAL, crate: 'sqlx', name: 'query::QueryAs', args: [given[0] ?? t.unknown] }
    case 'dbg':
      return given[0] ?? t.unknown
    case 'panic':
    case 'todo':
    case 'unreachable':
    case 'unimplemented':
    case 'bail':
      return t.never
    default:
      return macroValue(e, e.value(source, path), names.at(-1) ?? '', given)
  }
}
