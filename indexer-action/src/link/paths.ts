/** Paths of a repository's files: folders are between `/`, and none begins with one. */

/** With its slash, so that a name can follow it; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Of a file's name, what is before its last dot. */
export const stemOf = (path: string): string => baseOf(path).replace(/\.\w+$/, '')

/** Without `.`, `..` and doubled slashes. What leads out of the repository ends at its top: it may be part of a larger tree. */
export function normalPath(path: string): string {
  if (!/^\/|\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path
  const parts: string[] = []
  for (const part of path.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  const normal = parts.join('/')
  return normal !== '' && path.endsWith('/') ? `${normal}/` : normal
}
