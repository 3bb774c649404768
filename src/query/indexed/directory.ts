/** The folder of a path with its slash, so that it is a prefix of what lies in it: `web/pay/`; of a file at the root, ``. */
export const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The same for people: `web/pay`, and `.` for the root. */
export const directoryName = (path: string): string => directoryOf(path).slice(0, -1) || '.'

/** A path without `.` and `..`; undefined if it leads out of the repository. */
export function resolved(path: string): string | undefined {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
