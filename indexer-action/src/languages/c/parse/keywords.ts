/** Keywords that several parsers look for. */
import { keyword } from './tokens.ts'

export const ASM = new Set(['asm', '__asm__', '__asm'].map(keyword))
export const ASSERT = new Set(['_Static_assert', 'static_assert'].map(keyword))
export const CONST = keyword('const')
export const DEFAULTED = new Set(['default', 'delete'].map(keyword))
export const ENUM = keyword('enum')
export const EXTERN = keyword('extern')
export const FRIEND = keyword('friend')
export const INLINE = keyword('inline')
export const NAMESPACE = keyword('namespace')
export const OPERATOR = keyword('operator')
export const TEMPLATE = keyword('template')
export const THIS = keyword('this')
export const TRY = keyword('try')
export const USING = keyword('using')
export const VIRTUAL = keyword('virtual')
