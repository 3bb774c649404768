/** C++: of what type a number is that is computed from two others. */

const NUMBER = /^%(?:const )?(.*\b(?:bool|char|short|int|long|signed|unsigned|float|double|char\d+_t|wchar_t)\b[^*]*)$/

/** Types as written, `%unsigned int`; undefined where nothing can be said of them. */
export function common(one: string, other: string): string | undefined {
  const left = NUMBER.exec(one)?.[1]
  const right = NUMBER.exec(other)?.[1]
  if (left !== undefined && right !== undefined) return `%${wider(left, right)}`
  // `text + 1`
  if (left !== undefined && isPointer(other)) return other
  if (right !== undefined && isPointer(one)) return one
  return undefined
}

const isPointer = (text: string): boolean => text.startsWith('%') && text.endsWith('*')

function wider(one: string, other: string): string {
  const difference = rank(one) - rank(other)
  const chosen = difference === 0 ? (/unsigned/.test(one) ? one : other) : difference > 0 ? one : other
  return rank(chosen) === 0 ? 'int' : chosen
}

/** What is smaller than an `int` becomes one. */
function rank(text: string): number {
  if (/double/.test(text)) return /long/.test(text) ? 6 : 5
  if (/float/.test(text)) return 4
  const longs = text.match(/long/g)?.length ?? 0
  if (longs > 0) return 1 + longs
  return /\b(bool|char|short|char\d+_t|wchar_t)\b/.test(text) ? 0 : 1
}
