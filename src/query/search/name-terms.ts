/** The distinct terms of symbol names, computed once: the same names are compared with every query. */
import { termsOf } from '../../contract/words.ts'

/** About 3 MB. */
const MOST = 10_000
/** Longer names have no terms. */
const LONGEST = 64

const known = new Map<string, ReadonlySet<string>>()

export function termsOfName(name: string): ReadonlySet<string> {
  if (name.length > LONGEST) return NONE
  let terms = known.get(name)
  if (terms === undefined) {
    terms = new Set(termsOf(name))
    if (known.size >= MOST) known.clear()
    known.set(name, terms)
  }
  return terms
}

const NONE: ReadonlySet<string> = new Set()
