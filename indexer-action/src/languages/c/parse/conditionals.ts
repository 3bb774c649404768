/**
 * What `#if` does to a file that nobody preprocesses: which tokens are read, and under which conditions.
 *
 * All branches are read where each of them is whole (declarations, statements). Where a branch opens a brace that another
 * opens as well, only one can be read or every function after it would be nested: the likeliest, or else the first.
 */
import { likelihoodOn } from '../builds/likelihood.ts'
import type { System } from '../builds/predefined.ts'
import { code, type Directive, ELLIPSIS, Tokens } from './tokens.ts'

export interface Region {
  /** First token, among those kept, to which it applies. */
  from: number
  /** Where in the text it begins. */
  offset: number
  conditions: string[]
  /** Of each `#if` around, the number of its directive, and which of its branches this is. */
  branches: readonly number[]
}

interface Mark extends Omit<Region, 'from'> {
  at: number
}

interface Branch {
  from: number
  to: number
  /** Numbers of the directives that it stands between. */
  opens: number
  closes: number
  condition: string
  parts: string[]
  own: string
  dead: boolean
}

interface Group {
  /** `own` is what the branch itself asks; its `condition` also says that none before it held, and `parts` says that whole. */
  branches: Branch[]
  /** That none of the branches so far held: the end of what that says, in texts as long as they may be, and its beginning. */
  none: string[]
  noneHead: string
}

const MOST_CONDITIONS = 8
/** `#if`s around that are told apart, from the outside in. */
const MOST_BRANCHES = 32
/** Of a condition's text. */
const LONGEST = 200

/** Keeps the tokens to be read, and says under which conditions each stretch of them stands. `system`: which the file is for. */
export function selectBranches(
  text: string,
  tokens: Tokens,
  cpp: boolean,
  system: System,
): { kept: Tokens; regions: Region[] } {
  if (!tokens.directives.some((d) => d.name.startsWith('if')))
    return { kept: tokens, regions: [{ from: 0, offset: 0, conditions: [], branches: [] }] }
  const count = tokens.kind.length
  const dropped = new Uint8Array(count)
  const left = new Uint8Array(tokens.directives.length)
  const marks: Mark[] = [{ at: 0, offset: 0, conditions: [], branches: [] }]
  const stack: Group[] = []
  const assumed = new Set<string>()
  const likely = (condition: string): number => (condition === '' ? 1 : likelihoodOn(system, cpp, condition))
  const guard = includeGuard(text, tokens)
  const current = (): string[] => {
    const conditions: string[][] = []
    let found = 0
    for (let at = stack.length - 1; at >= 0 && found < MOST_CONDITIONS; at--) {
      const parts = stack[at]?.branches.at(-1)?.parts ?? []
      conditions.push(parts)
      found += parts.length
    }
    return conditions.reverse().flat().slice(-MOST_CONDITIONS)
  }
  for (const [number, d] of tokens.directives.entries()) {
    const group = stack.at(-1)
    const last = group?.branches.at(-1)
    switch (d.name) {
      case 'if':
      case 'ifdef':
      case 'ifndef': {
        const condition = d === guard ? '' : conditionOf(text, d)
        stack.push({
          none: [],
          noneHead: '',
          branches: [
            {
              from: d.at,
              to: count,
              opens: number,
              closes: number,
              condition,
              parts: condition === '' ? [] : [condition],
              own: condition,
              dead: isDead(text, d, cpp),
            },
          ],
        })
        break
      }
      case 'elif':
      case 'elifdef':
      case 'elifndef':
      case 'else': {
        if (!group || !last) break
        last.to = d.at
        last.closes = number
        exclude(group, negated(last.own))
        const own = d.name === 'else' ? '' : conditionOf(text, d)
        const asked = grouped(own, group.none.length)
        const parts = [...group.none]
        join(parts, asked)
        const condition = both(group.noneHead, asked).slice(0, LONGEST)
        const dead = d.name !== 'else' && isDead(text, d, cpp)
        group.branches.push({ from: d.at, to: count, opens: number, closes: number, condition, parts, own, dead })
        break
      }
      case 'endif':
        if (!group || !last) break
        last.to = d.at
        last.closes = number
        stack.pop()
        decide(group, tokens, { dropped, left }, assumed, likely)
        break
      default:
        continue
    }
    const branches = stack
      .slice(0, MOST_BRANCHES)
      .flatMap((one) => [(one.branches[0] as Branch).opens, one.branches.length])
    marks.push({ at: d.at, offset: d.start, conditions: current(), branches })
  }
  for (const group of stack) if (group.branches[0]?.dead) group.branches[0].dead = false
  return keep(tokens, { dropped, left }, marks)
}

/** Which tokens, and which directives, stand in branches that are not read. */
interface Dropped {
  dropped: Uint8Array
  left: Uint8Array
}

function keep(tokens: Tokens, { dropped, left }: Dropped, marks: readonly Mark[]): { kept: Tokens; regions: Region[] } {
  if (!dropped.includes(1)) return { kept: tokens, regions: marks.map(({ at, ...mark }) => ({ from: at, ...mark })) }
  const kept = new Tokens()
  const regions: Region[] = []
  const placed: number[] = []
  let mark = 0
  const count = tokens.kind.length
  for (let at = 0; at <= count; at++) {
    while (mark < marks.length && (marks[mark]?.at as number) <= at) {
      const { at: _, ...rest } = marks[mark++] as Mark
      regions.push({ from: kept.kind.length, ...rest })
    }
    placed.push(kept.kind.length)
    if (at < count && dropped[at] === 0)
      kept.push(
        tokens.kind[at] as number,
        tokens.start[at] as number,
        tokens.end[at] as number,
        tokens.word[at] as number,
      )
  }
  kept.directives = tokens.directives
    .filter((d, n) => left[n] === 0 || d.at === 0 || d.at >= count || dropped[d.at - 1] === 0 || dropped[d.at] === 0)
    .map((d) => ({ ...d, at: placed[d.at] as number }))
  return { kept, regions }
}

const OPEN = new Map([
  [code('{'), 1],
  [code('('), 1 << 10],
  [code('['), 1 << 20],
])
const CLOSE = new Map([
  [code('}'), 1],
  [code(')'), 1 << 10],
  [code(']'), 1 << 20],
])
const ENDS = new Set([code(';'), code('}'), code(','), code(':'), ELLIPSIS])

function decide(
  group: Group,
  tokens: Tokens,
  { dropped, left }: Dropped,
  assumed: Set<string>,
  likely: (condition: string) => number,
): void {
  const drop = ({ from, to, opens, closes }: Branch): void => {
    dropped.fill(1, from, to)
    left.fill(1, opens + 1, closes)
  }
  for (const branch of group.branches) if (branch.dead) drop(branch)
  const alive = group.branches.filter((branch) => !branch.dead)
  const whole = alive.every((branch) => {
    const { depth, last } = shape(tokens, dropped, branch.from, branch.to)
    return depth === 0 && (last === -1 || ENDS.has(last) || group.branches.length === 1)
  })
  if (whole) return
  // One of them alone, and the same one wherever else a brace depends on it.
  const filled = alive.filter((branch) => branch.to > branch.from)
  const usable = filled
    .filter((branch) => !assumed.has(negated(branch.condition)))
    .sort((a, b) => likely(b.condition) - likely(a.condition))
  const kept = filled.find((branch) => assumed.has(branch.condition)) ?? usable[0]
  if (kept && kept.condition !== '') assumed.add(kept.condition)
  for (const branch of filled) if (branch !== kept) drop(branch)
}

function shape(tokens: Tokens, dropped: Uint8Array, from: number, to: number): { depth: number; last: number } {
  let depth = 0
  let last = -1
  for (let at = from; at < to; at++) {
    if (dropped[at] === 1) continue
    last = tokens.kind[at] as number
    depth += (OPEN.get(last) ?? 0) - (CLOSE.get(last) ?? 0)
  }
  return { depth, last }
}

function bodyOf(text: string, d: Directive): string {
  return text
    .slice(d.bodyStart, d.end)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|\\\r?\n/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function conditionOf(text: string, d: Directive): string {
  const body = bodyOf(text, d)
  if (d.name.endsWith('ndef')) return `!${body}`.slice(0, LONGEST)
  return body
    .replace(/defined\s*\(\s*(\w+)\s*\)|defined\s+(\w+)/g, '$1$2')
    .replace(/!\s+/g, '!')
    .slice(0, LONGEST)
}

/** No branch further on is read where this condition holds. */
function exclude(group: Group, condition: string): void {
  join(group.none, condition)
  // No more of them are ever looked at: a chain may have thousands.
  if (group.none.length > MOST_CONDITIONS) group.none.shift()
  if (group.noneHead.length < LONGEST) group.noneHead = both(group.noneHead, condition)
}

/** A further condition, in texts as long as they may be. */
function join(texts: string[], condition: string): void {
  if (condition === '') return
  const last = texts.at(-1)
  if (last === undefined || last.length + condition.length + ' && '.length > LONGEST)
    texts.push(condition.slice(0, LONGEST))
  else texts[texts.length - 1] = both(last, condition)
}

const both = (first: string, second: string): string => [first, second].filter((one) => one !== '').join(' && ')

const grouped = (condition: string, others: number): string =>
  others > 0 && condition.includes('||') ? `(${condition})` : condition

function negated(condition: string): string {
  if (condition === '') return ''
  if (/^\w+$/.test(condition)) return `!${condition}`
  if (/^!\w+$/.test(condition)) return condition.slice(1)
  return `!(${condition})`.slice(0, LONGEST)
}

function isDead(text: string, d: Directive, cpp: boolean): boolean {
  const body = bodyOf(text, d)
  if (d.name === 'if' || d.name === 'elif')
    return /^(0|false)$/.test(body) || (!cpp && /^defined\s*\(?\s*__cplusplus\s*\)?$/.test(body))
  return !cpp && d.name === 'ifdef' && body === '__cplusplus'
}

/**
 * `#ifndef X` / `#define X` before the first token of the file is no condition. Behind other directives it is a guard only if it is about all
 * that the file has.
 */
function includeGuard(text: string, tokens: Tokens): Directive | undefined {
  const { directives } = tokens
  for (let at = 0; at + 1 < directives.length && (directives[at] as Directive).at === 0; at++) {
    const first = directives[at] as Directive
    const second = directives[at + 1] as Directive
    if (isGuard(text, first, second))
      return at === 0 || (/^\w+$/.test(bodyOf(text, second)) && isAroundAll(tokens, at)) ? first : undefined
  }
  return undefined
}

function isGuard(text: string, first: Directive, second: Directive): boolean {
  if (second.name !== 'define') return false
  const tested =
    first.name === 'ifndef'
      ? bodyOf(text, first)
      : first.name === 'if'
        ? /^!\s*defined\s*\(?\s*(\w+)/.exec(bodyOf(text, first))?.[1]
        : undefined
  return tested !== undefined && bodyOf(text, second).split(/\W/)[0] === tested
}

function isAroundAll({ directives, kind }: Tokens, from: number): boolean {
  let depth = 0
  for (let at = from; at < directives.length; at++) {
    const d = directives[at] as Directive
    depth += depthOf(d)
    if (depth === 1 && d.name.startsWith('el')) return false
    if (depth === 0) return d.at === kind.length && at === directives.length - 1
  }
  return false
}

const depthOf = ({ name }: Directive): number => (name.startsWith('if') ? 1 : name === 'endif' ? -1 : 0)
