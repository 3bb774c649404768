/**
 * Which of several definitions of one name is meant: the one that exists in the usual build (Linux, 64 bits, tests,
 * features on). What `cfg` says is evaluated; what it asks about and we do not know is off.
 */
import type { Source } from './source.ts'

const ON = new Set([
  'unix',
  'test',
  'debug_assertions',
  'target_os = "linux"',
  'target_family = "unix"',
  'target_arch = "x86_64"',
  'target_pointer_width = "64"',
  'target_endian = "little"',
  'panic = "unwind"',
  'target_has_atomic = "64"',
  'target_has_atomic = "ptr"',
  'target_env = "gnu"',
])

const answers = new Map<string, boolean>()

/** `cfg(all(unix, not(test)))` */
export function isOn(condition: string): boolean {
  // A crate's own macros: `cfg_rt!` and `cfg_not_rt!`.
  if (condition.endsWith('!')) return !condition.startsWith('cfg_not_')
  let answer = answers.get(condition)
  if (answer === undefined) {
    answer = evaluate(condition.replace(/^cfg\s*\(/, '').replace(/\)\s*$/, ''))
    answers.set(condition, answer)
  }
  return answer
}

/** Whether a file's definition (n > 0: symbol n - 1) exists in the usual build. */
export function inUsualBuild(source: Source, definition: number): boolean {
  return definition <= 0 || (source.file.symbols[definition - 1]?.conditions ?? []).every(isOn)
}

function evaluate(text: string): boolean {
  const trimmed = text.trim()
  const call = /^(all|any|not)\s*\(([\s\S]*)\)$/.exec(trimmed)
  if (!call) return ON.has(trimmed.replace(/\s*=\s*/, ' = ')) || /^feature\s*=/.test(trimmed)
  const parts = split(call[2] as string)
  if (call[1] === 'not') return !evaluate(parts[0] ?? '')
  return call[1] === 'all' ? parts.every(evaluate) : parts.some(evaluate)
}

/** At commas outside of parentheses. */
function split(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at)
    if (c === 40) depth++
    else if (c === 41) depth--
    else if (c === 44 && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts.filter((part) => part.trim() !== '')
}
