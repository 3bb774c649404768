/** Paths of a repository's files: folders are between `/`, and none begins with one. */

/** With its slash, so that a name can follow it; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** The folders that a path is in, from its own to the top. */
export function* foldersAround(path: string): Generator<string> {
  for (let folder = folderOf(path); ; folder = folderOf(folder.slice(0, -1))) {
    yield folder
    if (folder === '') return
  }
}

export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Of a file's name, what is before its last dot. */
export const stemOf = (path: string): string => baseOf(path).replace(/\.\w+$/, '')

/** How many parts two paths begin with alike: folders and, of one path and itself, the name too. */
export function sharedParts(one: string, other: string): number {
  let parts = 0
  let at = 0
  for (; at < one.length && one[at] === other[at]; at++) if (one[at] === '/') parts++
  const ends = (path: string): boolean => at === path.length || path[at] === '/'
  return ends(one) && ends(other) ? parts + 1 : parts
}

/** Those whose paths begin most like the one that asks: several where they are equally near. */
export function nearest<T>(all: readonly T[], pathOf: (one: T) => string, from: string): T[] {
  const shared = all.map((one) => sharedParts(pathOf(one), from))
  const most = shared.reduce((one, other) => Math.max(one, other), 0)
  return all.filter((_, nth) => shared[nth] === most)
}

/** The folder that a relative path names, as seen from one; undefined outside of the repository. */
export function folderAt(from: string, relative: string): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of relative.split('/'))
    if (part !== '..') {
      if (part !== '.' && part !== '') parts.push(part)
    } else if (parts.pop() === undefined) return undefined
  return parts.map((part) => `${part}/`).join('')
}

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
