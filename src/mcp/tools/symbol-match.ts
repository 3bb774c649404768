/** A symbol as the searches of code and of symbols show it, in the kinds that their document knows. */
import { z } from 'zod'
import type { SymbolFact } from '../../contract/symbols.ts'
import { containerOf, plainKind } from '../../query/answers/describe.ts'
import type { IndexedFile } from '../../query/indexed/indexed-file.ts'
import type { RefScope } from '../../tenancy/scope.ts'

const Kind = z.enum(['function', 'class', 'method', 'variable', 'interface', 'type', 'constant', 'property', 'unknown'])

export const SymbolMatch = z.object({
  name: z.string(),
  kind: Kind,
  parent: z.string().optional(),
  parentKind: Kind.optional(),
  file: z.string(),
  repository: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
})
export type SymbolMatch = z.infer<typeof SymbolMatch>

export function symbolMatch(scope: RefScope, file: IndexedFile, symbol: SymbolFact): SymbolMatch {
  const container = containerOf(file, symbol)
  return {
    name: symbol.name,
    kind: kindOf(symbol, file),
    ...(container ? { parent: container.name, parentKind: kindOf(container, file) } : {}),
    file: file.path,
    repository: scope.repository,
    line: Math.max(1, symbol.line),
    column: symbol.column + 1,
  }
}

const kindOf = (symbol: SymbolFact, { row }: IndexedFile): z.infer<typeof Kind> =>
  Kind.safeParse(plainKind(symbol, row.language)).data ?? 'unknown'
