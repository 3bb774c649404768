/**
 * A path as a caller writes it, as the repository has it: `/` between segments, no `.` and `..`, no line after it. Nothing is
 * guessed: what names no file afterwards is still not found.
 */
export function repositoryPath(given: string): string {
  const plain = given.includes('/') ? given : given.replaceAll('\\', '/')
  const place = /(?<=[^/:#])(?::\d{1,8}(?::\d{1,8})?|#L\d{1,8}(?:C\d+)?(?:-L?\d{1,8}(?:C\d+)?)?)$/
  const segments: string[] = []
  for (const segment of plain.replace(place, '').split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  const path = segments.join('/')
  return path !== '' && given.endsWith('/') ? `${path}/` : path
}
