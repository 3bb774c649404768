/**
 * Who looks after a path: CODEOWNERS (the last pattern that matches wins), and the kernel's MAINTAINERS.
 */
import ignore from 'ignore'

/** Where GitHub looks for it, in this order. */
export const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
export const MAINTAINERS_PATH = 'MAINTAINERS'

export type OwnersOf = (path: string) => string[]

/** GitHub's rules: gitignore's patterns without `!` and `[]`; a pattern without owners takes ownership away. */
export function readCodeowners(text: string): OwnersOf {
  const rules = text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('['))
    .flatMap((line) => {
      const [pattern = '', ...owners] = line.split(/(?<!\\)\s+/)
      if (pattern.startsWith('!') || /[[\]]/.test(pattern)) return []
      return [{ matcher: ignore().add(pattern), owners }]
    })
  return (path) => rules.findLast(({ matcher }) => matcher.ignores(path))?.owners ?? []
}

/** The kernel's format: sections of `M:` people, `L:` lists, and `F:` patterns (`X:` excepts). */
export function readMaintainers(text: string): OwnersOf {
  const sections = text.split(/\n\s*\n/).flatMap((section) => {
    const lines = section.split('\n')
    const of = (letter: string) =>
      lines.filter((line) => line.startsWith(`${letter}:`)).map((line) => line.slice(2).trim())
    const files = of('F')
    return files.length > 0
      ? [{ files: files.map(pattern), except: of('X').map(pattern), people: [...of('M'), ...of('L')] }]
      : []
  })
  return (path) => [
    ...new Set(
      sections
        .filter(
          ({ files, except }) => files.some((matches) => matches(path)) && !except.some((matches) => matches(path)),
        )
        .flatMap(({ people }) => people)
        .filter((person) => !/linux-kernel@vger/.test(person)),
    ),
  ]
}

/** `drivers/net/` is everything below, `drivers/net/*` only what is in it. */
function pattern(text: string): (path: string) => boolean {
  if (text.endsWith('/')) return (path) => path.startsWith(text)
  const escaped = text
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
  const whole = new RegExp(`^${escaped}$`)
  return (path) => whole.test(path)
}
