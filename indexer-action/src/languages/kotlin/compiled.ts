/** Annotations and keywords that determine how a Kotlin file's class file looks to Java. */
import type { Syntax } from '../declarative/syntax.ts'
import type { Compiled } from '../jvm/unit.ts'
import { blankedBehind } from './misread.ts'

/** The class that contains the file's functions and properties, if `@file:JvmName` names it. */
export function facadeOf(t: Syntax): string | undefined {
  for (const annotation of t.each(0, 'file_annotation')) {
    const name = /^@file:\s*(?:\[.*)?\bJvmName\(\s*(?:name\s*=\s*)?"(\w+)"/s.exec(t.text(annotation))?.[1]
    if (name !== undefined) return name
  }
  return undefined
}

const NAMED = /@(?:(get|set):)?\s*JvmName\(\s*(?:name\s*=\s*)?"([^"]+)"\s*\)/g

/** What has another name or place there than one would think. */
const CHANGED = /^(object_declaration|function_declaration|property_declaration|class_parameter)$/

export function compiledFrom(t: Syntax, node: number): Compiled | undefined {
  if (!CHANGED.test(t.type(node))) return undefined
  const found: Compiled = {}
  const list = t.first(node, 'modifiers')
  const text = list === undefined ? '' : `${t.text(list)} ${blankedBehind(t.tree, list).join(' ')}`
  if (text.includes('JvmName'))
    for (const [, target, name] of text.matchAll(NAMED)) found[target === 'set' ? 'setter' : 'name'] = name as string
  if (/@JvmStatic\b/.test(text)) found.static = true
  if (/@JvmField\b|\bconst\b/.test(text)) found.field = true
  if (isInUnnamedCompanion(t, node)) found.companion = true
  return Object.keys(found).length === 0 ? undefined : found
}

function isInUnnamedCompanion(t: Syntax, node: number): boolean {
  const body = t.parent(node)
  const around = body === undefined ? undefined : t.parent(body)
  return around !== undefined && t.type(around) === 'companion_object' && t.field(around, 'name') === undefined
}
