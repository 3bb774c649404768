/**
 * The addresses by which blocks are referred to: `var.region`, `module.vpc`, `aws_instance.web`. What is not Terraform's is known by
 * its type and its labels.
 */
import type { SymbolKind } from '../../../../src/contract/symbols.ts'

interface Addressed {
  /** What goes before the labels. */
  prefix: readonly string[]
  kind: SymbolKind
}

const BLOCKS: Readonly<Record<string, Addressed>> = {
  variable: { prefix: ['var'], kind: 'variable' },
  output: { prefix: ['output'], kind: 'property' },
  module: { prefix: ['module'], kind: 'module' },
  resource: { prefix: [], kind: 'object' },
  provider: { prefix: ['provider'], kind: 'object' },
  // A provider with another name: `aws.west`.
  alias: { prefix: [], kind: 'object' },
}

/** Undefined for blocks that nothing refers to: those without a label. */
export function addressOf(type: string, labels: readonly string[]): { parts: string[]; kind: SymbolKind } | undefined {
  if (labels.length === 0) return undefined
  const { prefix, kind } = BLOCKS[type] ?? { prefix: [type], kind: 'object' as const }
  return { parts: [...prefix, ...labels], kind }
}

/** How many parts of a traversal that begins with this name are an address. */
export function addressLength(first: string): number {
  if (first === 'data' || first === 'ephemeral' || first === 'source') return 3
  return 2
}
