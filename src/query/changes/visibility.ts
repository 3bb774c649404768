/** Who may name a symbol. */
import type { Defined } from '../naming/resolve.ts'
import { ownText } from './symbol-text.ts'

/** Whether users outside the repository may: tests are for nobody else, whatever their language makes visible. */
export const isPublic = ({ file, symbol }: Pick<Defined, 'file' | 'symbol'>): boolean =>
  file.row.role !== 'test' &&
  symbol.modifiers?.some((modifier) => modifier === 'exported' || modifier === 'public') === true &&
  !symbol.modifiers.includes('test')

const isDefault = ({ symbol }: Pick<Defined, 'symbol'>): boolean => symbol.modifiers?.includes('default') === true

/** Whether others could import it by its name and no longer can, or as the default. */
export const isExportedOtherwise = (before: Defined, here: Defined): boolean =>
  isDefault(before) ? !isDefault(here) : isPublic(before) && isDefault(here) && !isNamedToo(here)

/** Of a default export: whether it is exported by its name as well, as far as nothing says that it is not. */
const isNamedToo = (one: Defined): boolean =>
  !/^\s*export\s+default\b/m.test(ownText(one)) ||
  one.file.text
    .matchAll(/\bexport\s*\{([^}]*)\}/g)
    .some(([, names = '']) => names.split(/[^\w$]+/).includes(one.symbol.name))
