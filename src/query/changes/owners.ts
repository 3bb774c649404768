/**
 * Who looks after a path: CODEOWNERS (the last pattern that matches wins), and the kernel's MAINTAINERS.
 */
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { gitPattern, kernelPattern, type PathPattern, type Steps } from './path-patterns.ts'

/** Where GitHub looks for CODEOWNERS, in this order. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']
const MAINTAINERS = 'MAINTAINERS'
export const OWNER_FILES: readonly string[] = [...CODEOWNERS, MAINTAINERS]

export type OwnersOf = (path: string) => string[]

/** More than the kernel has. */
const MOST_RULES = 50_000

/**
 * Every path of an answer is matched against every rule, and both are written by whoever writes the repository: fifty thousand patterns
 * and a path of some thousand letters took minutes. These are a second or two.
 */
const MOST_STEPS = 20_000_000
export const stepsForOwners = (): Steps => ({ left: MOST_STEPS })

/** What the files of `OWNER_FILES` say, in that order: of CODEOWNERS the first counts. */
export function ownersIn(files: readonly IndexedFile[], steps: Steps): OwnersOf {
  const codeowners = files.find(({ path }) => path !== MAINTAINERS)
  const maintainers = files.find(({ path }) => path === MAINTAINERS)
  const rules = [
    ...(codeowners ? [readCodeowners(codeowners.text, steps)] : []),
    ...(maintainers ? [readMaintainers(maintainers.text, steps)] : []),
  ]
  return (path) => rules.flatMap((rule) => rule(path))
}

/** GitHub's rules: gitignore patterns without `!` and `[]`; a pattern without owners removes ownership. */
export function readCodeowners(text: string, steps: Steps): OwnersOf {
  const rules = text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('['))
    .slice(0, MOST_RULES)
    .flatMap((line) => {
      const [pattern = '', ...owners] = line.split(/(?<!\\)\s+/)
      if (pattern.startsWith('!') || /[[\]]/.test(pattern)) return []
      return [{ names: gitPattern(pattern), owners }]
    })
  return (path) => {
    if (steps.left <= 0) return []
    const parts = path.split('/')
    const meant = rules.findLast(({ names }) => steps.left > 0 && names(parts, steps))
    return meant?.owners ?? []
  }
}

/** The kernel's format: sections of `M:` people, `L:` lists, and `F:` patterns (`X:` excepts). */
export function readMaintainers(text: string, steps: Steps): OwnersOf {
  let left = MOST_RULES
  const sections = text.split(/\n\s*\n/).flatMap((section) => {
    const lines = section.split('\n')
    const of = (letter: string) =>
      lines.filter((line) => line.startsWith(`${letter}:`)).map((line) => line.slice(2).trim())
    const patterns = (letter: string) => {
      const kept = of(letter).slice(0, left)
      left -= kept.length
      return kept.map(kernelPattern)
    }
    const [files, except] = [patterns('F'), patterns('X')]
    return files.length > 0 ? [{ files, except, people: [...of('M'), ...of('L')] }] : []
  })
  return (path) => {
    if (steps.left <= 0) return []
    const parts = path.split('/')
    const names = (one: PathPattern) => steps.left > 0 && one(parts, steps)
    const theirs = sections.filter(({ files, except }) => files.some(names) && !except.some(names))
    if (steps.left <= 0) return [] // an exception may not have been looked at
    const people = theirs.flatMap((section) => section.people)
    return [...new Set(people.filter((person) => !/linux-kernel@vger/.test(person)))]
  }
}
