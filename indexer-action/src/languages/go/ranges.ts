/** What loops give. */
import { elementOf, keyOf, underlying } from './members.ts'
import * as t from './types.ts'

/** The nth variable of a `range` loop. */
export function range(over: t.Type, nth: number): t.Type {
  const type = underlying(over)
  switch (type.kind) {
    case t.EXTERNAL:
      // `iter.Seq[V]` and `iter.Seq2[K, V]`
      if (type.args && type.path === 'iter') return type.args[nth] ?? t.unknown
      return t.from(type, '')
    case t.FUNCTION: {
      const yielded = type.parameters[0]
      return (yielded?.kind === t.FUNCTION && yielded.parameters[nth]) || t.unknown
    }
    case t.CHANNEL:
      return nth === 0 ? type.element : t.unknown
    case t.BASIC:
      return nth === 0 ? t.basic('int') : t.basic('int32')
    default:
      return nth === 0 ? keyOf(over) : elementOf(over)
  }
}
