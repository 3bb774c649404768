/** Paths like one that does not exist: with another folder, in another case, misspelt, or with a checkout's path before it. */
import { editDistance } from './near-names.ts'

/** Of a path's last segment, for a look-up of what may be meant: it begins like this, or holds all of it. */
interface PathClues {
  readonly name: string
  readonly start: string
  /** The name without its extension and without separators. */
  readonly squeezed: string
}

const START = 2

export function pathClues(path: string): PathClues {
  const name = folded(lastOf(path)).slice(0, 40)
  const stem = name.replace(/(?<=.)\.[^.]*$/, '')
  return { name, start: [...stem].slice(0, START).join(''), squeezed: squeezed(stem) }
}

/** The nearest first: those that end alike, then those whose name is a few keystrokes away. */
export function nearestPaths(wanted: string, paths: readonly string[], most: number): string[] {
  const own = folded(wanted).split('/')
  const last = own.at(-1) ?? ''
  const worst = Math.max(2, Math.ceil(last.length / 3))
  const among = last.includes('.') ? paths : withFolders(paths)
  return [...among]
    .map((path) => {
      const segments = folded(path).split('/')
      const name = segments.at(-1) ?? ''
      const distance = squeezed(name) === squeezed(last) ? 0 : editDistance(name, last)
      return {
        path,
        distance,
        alike: endingAlike(own, segments),
        shared: segments.filter((one) => own.includes(one)).length,
      }
    })
    .filter(({ alike, distance }) => alike > 0 || distance <= worst)
    .sort(
      (a, b) =>
        b.alike - a.alike ||
        a.distance - b.distance ||
        b.shared - a.shared ||
        a.path.length - b.path.length ||
        (a.path < b.path ? -1 : 1),
    )
    .slice(0, most)
    .map(({ path }) => path)
}

function withFolders(paths: readonly string[]): Set<string> {
  const all = new Set(paths)
  for (const path of paths)
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) all.add(path.slice(0, at))
  return all
}

export function endingAlike(a: readonly string[], b: readonly string[]): number {
  let alike = 0
  while (alike < a.length && alike < b.length && a.at(-1 - alike) === b.at(-1 - alike)) alike++
  return alike
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
/** As the database does it: its `lower` only knows ASCII. */
const folded = (path: string): string => path.replace(/[A-Z]+/g, (some) => some.toLowerCase())
const squeezed = (name: string): string => name.replace(/[-_ ]/g, '')
