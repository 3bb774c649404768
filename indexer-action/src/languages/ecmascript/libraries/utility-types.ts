/** Packages of types that are made from other types, such as `Merge<A, B>`: type-fest, ts-essentials, utility-types. */

import { standard, type Type, UNKNOWN, union } from '../types/types.ts'
import { type Applied, all, each, first, type Library, promised } from './library.ts'

const second = ({ args }: Applied): Type => args[1] ?? UNKNOWN
const selection = (applied: Applied, kept: boolean): Type =>
  first(applied).kind === 'unknown' ? UNKNOWN : { kind: 'selection', of: first(applied), keys: second(applied), kept }
/** Members of the second type take the place of the first one's. */
const merged = (applied: Applied): Type => all(second(applied), first(applied))

/** Types with the members of their first argument; what is made of the members' types is not followed. */
const SAME_MEMBERS = [
  ...['Simplify', 'SimplifyDeep', 'Writable', 'WritableDeep', 'ReadonlyDeep', 'PartialDeep', 'RequiredDeep'],
  ...['PartialOnUndefinedDeep', 'SetOptional', 'SetRequired', 'SetReadonly', 'SetNonNullable', 'SetRequiredDeep'],
  ...['RequireAtLeastOne', 'RequireExactlyOne', 'RequireAllOrNone', 'RequireOneOrNone', 'SingleKeyObject', 'Exact'],
  ...['Jsonify', 'Tagged', 'Opaque', 'NonEmptyObject'],
  ...['DeepPartial', 'DeepReadonly', 'DeepRequired', 'DeepWritable', 'DeepNonNullable', 'Mutable', 'Prettify'],
  ...['MarkOptional', 'MarkRequired', 'MarkReadonly', 'MarkWritable', 'Optional', 'Brand'],
]

export const UTILITY_TYPES: Library = {
  types: {
    ...each(SAME_MEMBERS, first),
    Merge: merged,
    MergeDeep: merged,
    Spread: merged,
    Overwrite: merged,
    Assign: merged,
    OverrideProperties: merged,
    MergeExclusive: (applied) => union([first(applied), second(applied)]),
    XOR: (applied) => union([first(applied), second(applied)]),
    Except: (applied) => selection(applied, false),
    DistributedOmit: (applied) => selection(applied, false),
    StrictOmit: (applied) => selection(applied, false),
    DistributedPick: (applied) => selection(applied, true),
    StrictPick: (applied) => selection(applied, true),
    Promisable: (applied) => union([first(applied), promised(first(applied))]),
    Arrayable: (applied) => union([first(applied), standard('Array', first(applied))]),
  },
}
