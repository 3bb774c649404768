/** What a caller names in a file: the file, and lines of it. */
interface Place {
  readonly path: string
  readonly start?: number
  readonly end?: number
}

/** `:12`, `:12:3`, `:12-20`, `:12:3-20:1`, and `#L12-L20` as hosts of repositories write it. */
const LINES =
  /(?<=[^/:#])(?::(\d{1,8})(?:-(\d{1,8})|:\d{1,8}(?:-(?:(\d{1,8}):)?\d{1,8})?)?|#L(\d{1,8})(?:C\d+)?(?:-L?(\d{1,8})(?:C\d+)?)?)$/

/**
 * A path as a caller writes it, as the repository has it: `/` between segments, no `.` and `..`, no line after it. Nothing is
 * guessed: what names no file afterwards is still not found.
 */
export const repositoryPath = (given: string): string => placeIn(given).path

export function placeIn(given: string): Place {
  const plain = given.includes('/') ? given : given.replaceAll('\\', '/')
  const lines = LINES.exec(plain)
  const segments: string[] = []
  for (const segment of plain.slice(0, lines?.index).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  const joined = segments.join('/')
  const path = joined !== '' && given.endsWith('/') ? `${joined}/` : joined
  if (!lines) return { path }
  const [start = 1, end = start] = lines.slice(1).flatMap((line) => (line === undefined ? [] : [Number(line)]))
  return { path, start, end }
}
