/** What is read of types as they are written: type arguments, parts of tuples, and what functions take. */

/** What stands between commas, or other separators, that are not inside of brackets. */
export function split(list: string, separator = ','): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    const character = list[at] as string
    if ('<[({'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && !/[-=]/.test(list[at - 1] ?? ''))) depth--
    else if (character === separator && depth === 0) {
      found.push(list.slice(from, at).trim())
      from = at + 1
    }
  }
  const last = list.slice(from).trim()
  return last === '' ? found : [...found, last]
}

/** The name of a generic type, and its arguments: `Map` and `String`, `User` of `Map<String, User>?`. */
export function generic(written: string): { head: string; arguments: string[] } | undefined {
  const [, head, list] = /^([\w.]+)\s*<(.*)>\??$/s.exec(written.trim()) ?? []
  return head === undefined || list === undefined ? undefined : { head, arguments: split(list) }
}

/** The element type of a generic type with one type argument: `List<Option>` has `Option`. Function types have none. */
export function elementOf(written: string, indexed?: true): string | undefined {
  const inside = /^[\w.]+\s*[<[](.*)[>\]]\??$/s.exec(written.trim())?.[1]
  if (inside === undefined) return undefined
  const [first, ...more] = split(inside)
  const one = more.length === 0 ? first : indexed ? more.join(', ') : undefined
  return one?.replace(/^(out|in)\s+/, '')
}

/** A part of a tuple or a record, by its number or its name: `(User, Int)`, `(id: Int, of: User)`, `(User, {String name})`. */
export function partOf(written: string, part: number | string): string | undefined {
  const inside = /^\((.*)\)\??$/s.exec(written.trim())?.[1]
  if (inside === undefined || /^[^()]*\)\s*[-=]>/.test(inside)) return undefined
  const all = split(inside)
  const named = /^\{(.*)\}$/s.exec(all.at(-1) ?? '')?.[1]
  const fields = [...(named === undefined ? all : all.slice(0, -1)), ...(named === undefined ? [] : split(named))]
  const nth = typeof part === 'number' ? part : /^\$[1-9]\d?$/.test(part) ? Number(part.slice(1)) - 1 : undefined
  const found = nth === undefined ? fields.find((one) => nameOf(one) === part) : fields[nth]
  const isLabelled = found !== undefined && /^(?:\w+\s*:|any\b|some\b)/.test(found)
  return isLabelled ? found.replace(/^\w+\s*:\s*/, '') : found?.replace(/(?<=[\w>?)\]])\s+\w+$/, '')
}

/** `count` of `count: Int` and of `int count`. */
const nameOf = (field: string): string | undefined =>
  /^(\w+)\s*:/.exec(field)?.[1] ?? /[\w>?)\]]\s+(\w+)$/.exec(field)?.[1]

/** What a function of a type takes: `User` and `Int` of `@escaping (User, _ count: Int) -> Void`. */
export function takenBy(written: string): string[] {
  const inside =
    /^\(*\s*(?:@\w+\s+)*\(([^()]*)\)\s*(?:async\b|throws\b|rethrows\b|\s)*->/.exec(written)?.[1] ??
    /\bFunction\(([^()]*)\)\??$/.exec(written)?.[1] ??
    ''
  return split(inside).map((one) =>
    one
      .replace(/^\s*(?:\w+\s+)?\w+\s*:/, '')
      .replace(/^\s*(?:inout|borrowing|consuming|sending)\s+/, '')
      // `User user` of Dart
      .replace(/^((?!any\b|some\b)[\w.]+(?:<.*>)?\??)\s+\w+$/, '$1')
      .trim(),
  )
}
