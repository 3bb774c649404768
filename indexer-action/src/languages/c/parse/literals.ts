/** Numbers and strings, and what C++'s users make of them: `5_km`, `"door"_id`. */
import { HOW, NODE } from '../fact-layout.ts'
import type { Reader } from './reader.ts'
import { STRING, WORD } from './tokens.ts'

const FLOATING = /^(?!0x)[\d']*(\.|\d[eE])/i
const SUFFIX = /_[A-Za-z]\w*$/

export function number(r: Reader): number {
  const text = r.textAt(r.at)
  const start = r.start[r.at] as number
  r.advance()
  if (!r.cpp) return r.literal('%int')
  const suffix = SUFFIX.exec(text)
  if (!suffix) return r.literal(typeOfNumber(text))
  const given = [r.literal(FLOATING.test(text) ? '%long double' : '%unsigned long long')]
  return ofUser(r, suffix[0], start + suffix.index, given)
}

export function string(r: Reader): number {
  while (r.is(STRING)) r.advance()
  const isOfUser = r.cpp && r.is(WORD) && r.start[r.at] === r.end[r.at - 1] && SUFFIX.exec(r.textAt(r.at))?.index === 0
  if (!isOfUser) return r.literal('%const char*')
  const start = r.start[r.at] as number
  const suffix = r.textAt(r.at)
  r.advance()
  return ofUser(r, suffix, start, [r.literal('%const char*'), r.literal('%unsigned long')])
}

/** A literal that calls an operator. */
function ofUser(r: Reader, suffix: string, start: number, given: readonly number[]): number {
  const { facts } = r
  const called = facts.occurrence(`operator""${suffix}`, start, 'call', HOW.name, -1)
  facts.call(called, given)
  return facts.node(NODE.call, facts.node(NODE.use, called))
}

/** `1.5f`, `3ul`, as far as it is told by its end. */
function typeOfNumber(text: string): string {
  if (FLOATING.test(text)) return /f$/i.test(text) ? '%float' : /l$/i.test(text) ? '%long double' : '%double'
  const suffix = /[ulz]+$/i.exec(text)?.[0].toLowerCase() ?? ''
  const longs = suffix.split('l').length - 1
  return `%${suffix.includes('u') ? 'unsigned ' : ''}${longs === 2 ? 'long long' : longs === 1 ? 'long' : 'int'}`
}
