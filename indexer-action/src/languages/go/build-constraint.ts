/**
 * Under which builds a file exists: its `//go:build` line and what its name implies (`_linux`, `_test` aside, `_arm64`).
 *
 * One name may be defined once per build. A reader who sees a use of it thinks of the build in which the file that he
 * reads takes part, and so does the linker: `buildOf` is that build, and the usual one wherever the file allows it.
 */
import { stemOf } from '../../link/paths.ts'

const SYSTEMS = new Set(
  'aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos'.split(
    ' ',
  ),
)
const MACHINES = new Set(
  (
    '386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le ppc ppc64 ' +
    'ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm'
  ).split(' '),
)
const GO = /^go1\.(\d+)$/
const UNIX = new Set('aix android darwin dragonfly freebsd hurd illumos ios linux netbsd openbsd solaris'.split(' '))

/** The constraint as an expression of Go's, or undefined for a file of every build. */
export function constraintOf(path: string, text: string): string | undefined {
  const parts: string[] = []
  const words = stemOf(path)
    .replace(/_test$/, '')
    .split('_')
    .slice(1)
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (MACHINES.has(last)) {
    if (SYSTEMS.has(before)) parts.push(before)
    parts.push(last)
  } else if (SYSTEMS.has(last)) parts.push(last)
  const line = buildLine(text)
  if (line !== undefined) parts.push(parts.length > 0 && line.includes('||') ? `(${line})` : line)
  return parts.length > 0 ? parts.join(' && ') : undefined
}

/** The `//go:build` line, or the older `// +build` lines, which stand above the package clause. */
function buildLine(text: string): string | undefined {
  const old: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trim()
    if (line.startsWith('//go:build ')) return line.slice('//go:build '.length).trim()
    if (line.startsWith('// +build ') || line.startsWith('//+build ')) old.push(line.slice(line.indexOf('build ') + 6))
    else if (line !== '' && !line.startsWith('//')) break
    if (end < 0) break
    at = end + 1
  }
  if (old.length === 0) return undefined
  const lines = old.map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((option) => option.split(',').join(' && '))
      .join(' || '),
  )
  return lines.length === 1 ? lines[0] : lines.map((line) => `(${line})`).join(' && ')
}

/** A build: the tags that are set. */
export interface Build {
  readonly system: string
  readonly machine: string
  readonly tags: ReadonlySet<string>
  /** The minor version of Go. */
  readonly go: number
}

/** Newer than any that a constraint asks about. */
const NEWEST = Number.POSITIVE_INFINITY
const USUAL: Build = { system: 'linux', machine: 'amd64', tags: new Set(), go: NEWEST }

const builds = new Map<string, Build>()
/** More tags than this are not tried out one by one. */
const MOST_TAGS = 8

/** The build nearest to the usual one that has a file with this constraint in it. */
export function buildOf(constraint: string | undefined): Build {
  if (constraint === undefined) return USUAL
  let build = builds.get(constraint)
  if (!build) {
    build = nearest(constraint)
    builds.set(constraint, build)
  }
  return build
}

function nearest(constraint: string): Build {
  if (includes(USUAL, constraint)) return USUAL
  const words = [...new Set(constraint.match(/[\w.]+/g) ?? [])]
  const systems = ['linux', ...words.filter((word) => SYSTEMS.has(word)), 'windows', 'darwin']
  const machines = ['amd64', ...words.filter((word) => MACHINES.has(word)), 'arm64']
  const tags = words.filter((word) => !SYSTEMS.has(word) && !MACHINES.has(word) && !GO.test(word)).slice(0, MOST_TAGS)
  const subsets = Array.from({ length: 2 ** tags.length }, (_, bits) => tags.filter((_, at) => (bits >> at) & 1)).sort(
    (a, b) => a.length - b.length,
  )
  for (const subset of subsets)
    for (const system of systems)
      for (const machine of machines) {
        const build = { system, machine, tags: new Set(subset), go: NEWEST }
        const at = includes(build, constraint) ? build : { ...build, go: versionOf(constraint, build) }
        if (includes(at, constraint)) return at
      }
  return USUAL
}

/** The newest version of Go with which a build has a file with this constraint in it; 0 if none has. */
export function versionOf(constraint: string | undefined, build: Build): number {
  if (includes(build, constraint)) return build.go
  const asked = [...(constraint ?? '').matchAll(/\bgo1\.(\d+)/g)].map((match) => Number(match[1]) - 1)
  return Math.max(0, ...asked.filter((go) => go < build.go && isMet({ ...build, go }, constraint ?? '')))
}

const answers = new Map<string, Map<Build, boolean>>()

/** Whether a file with this constraint takes part in that build. */
export function includes(build: Build, constraint: string | undefined): boolean {
  if (constraint === undefined) return true
  let known = answers.get(constraint)
  if (!known) {
    known = new Map()
    answers.set(constraint, known)
  }
  let answer = known.get(build)
  if (answer === undefined) {
    answer = isMet(build, constraint)
    known.set(build, answer)
  }
  return answer
}

const isMet = (build: Build, constraint: string): boolean => evaluate(constraint, (tag) => holds(build, tag))

function holds(build: Build, tag: string): boolean {
  if (SYSTEMS.has(tag)) return tag === build.system || (tag === 'linux' && build.system === 'android')
  if (MACHINES.has(tag)) return tag === build.machine
  if (build.tags.has(tag)) return true
  if (tag === 'unix') return UNIX.has(build.system)
  const version = GO.exec(tag)
  return version ? Number(version[1]) <= build.go : tag === 'gc' || tag === 'cgo'
}

/** `!`, `&&`, `||` and parentheses, by recursive descent. */
function evaluate(expression: string, holdsTag: (tag: string) => boolean): boolean {
  const tokens = expression.match(/&&|\|\||[!()]|[^\s!()&|]+/g) ?? []
  let at = 0
  const either = (): boolean => {
    let value = both()
    while (tokens[at] === '||') {
      at++
      value = both() || value
    }
    return value
  }
  const both = (): boolean => {
    let value = single()
    while (tokens[at] === '&&') {
      at++
      value = single() && value
    }
    return value
  }
  const single = (): boolean => {
    const token = tokens[at++]
    if (token === '!') return !single()
    if (token === '(') {
      const value = either()
      at++
      return value
    }
    return token !== undefined && holdsTag(token)
  }
  return either()
}
