/** Who may name a symbol. */
import type { Defined } from '../naming/resolve.ts'

/** Whether users outside the repository may: tests are for nobody else, whatever their language makes visible. */
export const isPublic = ({ file, symbol }: Pick<Defined, 'file' | 'symbol'>): boolean =>
  file.row.role !== 'test' &&
  symbol.modifiers?.some((modifier) => modifier === 'exported' || modifier === 'public') === true &&
  !symbol.modifiers.includes('test')
