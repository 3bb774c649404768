/**
 * Chooses between definitions of one name: the one that exists in the usual build (Linux, 64 bits, tests, the default features
 * or, if there are none, all features). `cfg` conditions are evaluated; unknown predicates are false.
 */
import type { Item, Use } from './crates.ts'
import * as ir from './ir.ts'
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

/** Names that build scripts conventionally set: a compiler feature is available (`has_…`), or words have 64 bits. */
const PROBED = /^(?:(?:has|have|use)_\w+|(?!target_)\w*64(?:_\w*)?|(?!target_)\w+\s*=\s*"64")$/

/** Results of conditions, by the set of enabled features. The key undefined means that all are enabled. */
const answers = new Map<ReadonlySet<string> | undefined, Map<string, boolean>>()

/** Whether a definition of a file exists in the usual build. Only symbols (n > 0: symbol n - 1) have conditions. */
export function inUsualBuild(source: Source, definition: number): boolean {
  return definition <= 0 || areOn(source, source.conditionsOf(definition))
}

/** `conditions`: `cfg(all(unix, not(test)))`, or the name of a macro that stands for one, `cfg_rt!`. */
export function areOn(source: Source, conditions: readonly string[]): boolean {
  return conditions.every((condition) => {
    if (!condition.endsWith('!')) return isOn(condition, featuresOf(source))
    const [macro] = source.root.crate?.macros.get(condition.slice(0, -1)) ?? []
    const meant = macro?.source.string(macro.node)
    return meant ? isOn(meant, featuresOf(source)) : !condition.startsWith('cfg_not_')
  })
}

/** The item that exists in the usual build, or else the first one. */
export function pick(items: readonly Item[]): Item | undefined {
  if (items.length <= 1) return items[0]
  return items.find((item) => inUsualBuild(item.source, item.definition)) ?? items[0]
}

export const isUsual = (use: Use): boolean => areOn(use.module.source, use.conditions)

/** Of a local that a conditional `let` declares again, the one that exists in the usual build. */
export function usualLocal(source: Source, node: number): number {
  let at = node
  while (source.at(at) === ir.CONDITIONAL) {
    const conditions = source.string(source.at(at + 1)).split('\n')
    at = source.at(at + (areOn(source, conditions) ? 2 : 3))
  }
  return at
}

/** Imports that exist in the usual build come first. */
export function usualFirst(uses: readonly Use[]): readonly Use[] {
  if (uses.length < 2 || uses.every((use) => use.conditions.length === 0)) return uses
  return [...uses.filter(isUsual), ...uses.filter((use) => !isUsual(use))]
}

const featuresOf = (source: Source) => source.root.crate?.manifest?.features

function isOn(condition: string, features: ReadonlySet<string> | undefined): boolean {
  let known = answers.get(features)
  if (!known) {
    known = new Map()
    answers.set(features, known)
  }
  let answer = known.get(condition)
  if (answer === undefined) {
    answer = evaluate(condition.replace(/^cfg\s*\(/, '').replace(/\)\s*$/, ''), features)
    known.set(condition, answer)
  }
  return answer
}

function evaluate(text: string, features: ReadonlySet<string> | undefined): boolean {
  const trimmed = text.trim()
  const call = /^(all|any|not)\s*\(([\s\S]*)\)$/.exec(trimmed)
  if (!call) {
    const feature = /^feature\s*=\s*"([^"]*)"$/.exec(trimmed)?.[1]
    if (feature !== undefined) return features === undefined || features.has(feature)
    return ON.has(trimmed.replace(/\s*=\s*/, ' = ')) || PROBED.test(trimmed)
  }
  const parts = split(call[2] as string)
  if (call[1] === 'not') return !evaluate(parts[0] ?? '', features)
  const on = (part: string) => evaluate(part, features)
  return call[1] === 'all' ? parts.every(on) : parts.some(on)
}

/** Splits at commas outside parentheses. */
export function split(text: string): string[] {
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
