/**
 * The addresses by which blocks are referred to: `var.region`, `module.vpc`, `aws_instance.web`. What is not Terraform's is known by
 * its type and its labels.
 */
import type { SymbolKind } from '../../../../src/contract/symbols.ts'

interface Address {
  /** By which it is referred to, from its outermost part. */
  parts: readonly string[]
  /** Of what has a type (`aws_instance`), the whole address, for the last part alone says too little: `this`. */
  name: string
  kind: SymbolKind
}

const PREFIXES: Readonly<Record<string, string>> = { variable: 'var' }
const KINDS: Readonly<Record<string, SymbolKind>> = { variable: 'variable', output: 'property' }

/** Undefined for blocks that nothing refers to: those without a label. `alias`: the other name of a provider. */
export function addressOf(type: string, labels: readonly string[], alias?: string): Address | undefined {
  const last = labels.at(-1)
  if (last === undefined) return undefined
  const kind = KINDS[type] ?? 'object'
  if (alias !== undefined) return { parts: [last, alias], name: `${last}.${alias}`, kind }
  const parts = type === 'resource' ? labels : [PREFIXES[type] ?? type, ...labels]
  return { parts, name: labels.length > 1 ? parts.join('.') : last, kind }
}

export const localValue = (name: string): Address => ({ parts: ['local', name], name, kind: 'constant' })

/** How many parts of a traversal that begins with this name are an address. */
export function addressLength(first: string): number {
  if (first === 'data' || first === 'ephemeral' || first === 'source') return 3
  return 2
}
