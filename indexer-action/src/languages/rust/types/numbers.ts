/** Inherent methods and constants of numbers. They take precedence over methods of the repository's traits. */
import * as t from './types.ts'

const FLOATS =
  /^(round|round_ties_even|trunc|fract|floor|ceil|sqrt|cbrt|powi|powf|exp|exp2|exp_m1|ln|ln_1p|log|log2|log10|a?(sin|cos|tan)h?|sin_cos|mul_add|recip|hypot|atan2|copysign|to_degrees|to_radians|from_bits|to_bits|is_sign_(positive|negative)|is_nan|is_finite|is_infinite|is_normal|is_subnormal|total_cmp)$/

const INTEGERS =
  /^(pow|from_str_radix|abs_diff|unsigned_abs|div_ceil|is_(positive|negative|power_of_two|multiple_of)|next_(power_of_two|multiple_of)|(leading|trailing)_(zeros|ones)|count_(ones|zeros)|reverse_bits|swap_bytes|rotate_(left|right)|isqrt|ilog\w*|(checked|wrapping|saturating|overflowing)_(add|sub|mul|div|rem|neg|abs|shl|shr|pow|(div|rem)_euclid|\w*power_of_two|i?log\w*|(add|sub)_(un)?signed|next_multiple_of|isqrt|unsigned_abs))$/

const BOTH = /^(abs|signum|rem_euclid|div_euclid|(to|from)_[bln]e_bytes)$/

/** The results that are not of the number's own type. */
const RESULTS: [RegExp, (own: t.Type) => t.Type][] = [
  [/^is_/, () => t.primitive('bool')],
  [/_(zeros|ones)$|^ilog/, () => t.primitive('u32')],
  [/^checked_ilog/, () => t.std('Option', t.primitive('u32'))],
  [/^checked_/, (own) => t.std('Option', own)],
  [/^overflowing_/, (own) => ({ kind: t.TUPLE, types: [own, t.primitive('bool')] })],
  [/^to_.e_bytes$/, () => ({ kind: t.SLICE, element: t.primitive('u8') })],
  [/^to_bits$/, (own) => t.primitive(own.kind === t.PRIMITIVE && own.name === 'f32' ? 'u32' : 'u64')],
  [/^total_cmp$/, () => t.std('Ordering')],
  [/^sin_cos$/, (own) => ({ kind: t.TUPLE, types: [own, own] })],
  [/^from_str_radix$/, (own) => t.std('Result', own, t.std('ParseIntError'))],
]

/** Whether numbers of this type have a method of this name. */
export function hasMethod(type: t.Primitive, name: string): boolean {
  if (type.name === 'str' || type.name === 'bool' || type.name === 'char') return false
  return BOTH.test(name) || (type.name.startsWith('f') ? FLOATS : INTEGERS).test(name)
}

/** What a method of a number gives. */
export function resultOf(type: t.Primitive, name: string): t.Type {
  return RESULTS.find(([names]) => names.test(name))?.[1](type) ?? type
}

/** Associated constants. */
export const NUMERIC_CONSTANTS = new Set(
  'MAX MIN BITS EPSILON INFINITY NEG_INFINITY NAN MIN_POSITIVE MANTISSA_DIGITS DIGITS RADIX MAX_EXP MIN_EXP'.split(' '),
)

/** Constants that are counts: their type is `u32` for every number. */
export const COUNTS = new Set(['BITS', 'MANTISSA_DIGITS', 'DIGITS', 'RADIX'])
