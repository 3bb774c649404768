/** What Objective-C's grammar cannot read, and what it is replaced by, at the same length. */
import { blanks } from '../../../syntax/second-reading.ts'

/** Macros on lines of their own that say something of all that follows. */
const REGIONS = /^[ \t]*[A-Z][A-Z0-9]*_(?:BEGIN|END|BEGIN_DECLS|END_DECLS)(?:\([^()\n]*\))?[ \t]*;?[ \t]*$/gm
/** `NS_ENUM(NSInteger, Kind)`, also behind `typedef`. */
const ENUMERATION = /(?:\btypedef\s+)?\b(?:NS|CF)_(?:CLOSED_|ERROR_)?(?:ENUM|OPTIONS)\s*\(\s*[\w ]+?\s*,\s*(\w+)\s*\)/g
/** What is said of a declaration: `NS_DESIGNATED_INITIALIZER`, `API_AVAILABLE(ios(9))`, `__attribute__((unused))`. */
const ATTRIBUTE =
  /(?<!^[ \t]*#.*)\b(?:NS|CF|UI|API|AF|SD|FB|OS)_(?:[A-Z0-9]+_)*(?:DESIGNATED_INITIALIZER|UNAVAILABLE|AVAILABLE|DEPRECATED|RETURNS|REQUIRES|REFINED|SWIFT|NOESCAPE|SUBCLASSING|ASSUME|INLINE|EXPORT|EXTERN|VISIBLE|HIDDEN|(?:TYPED|STRING)_\w*ENUM|EXTENSIBLE_\w*ENUM)[A-Z_]*(?:\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))?|\b__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)|\b(?:__OSX|SWIFT)_\w+(?:\([^()\n]*\))?/gm
/** Words before a type that change nothing of what it is. */
const QUALIFIER =
  /(?<![.\w])(?:_(?:Nullable|Nonnull|Null_unspecified)|__(?:nullable|nonnull|kindof|unsafe_unretained|autoreleasing|bridge_transfer|bridge_retained|bridge|block|weak|strong|covariant|contravariant)|nullable|nonnull|null_unspecified|oneway|inout|bycopy|byref)\b(?=[\s*(]*[\w*^(<>,)])/g

const ATTRIBUTES = /@property\s*\([^()]*\)/g
const NULLABILITY = /\b(?:nullable|nonnull|null_resettable|null_unspecified)\b/g

export const readable = (text: string): string =>
  text
    .replace(ATTRIBUTES, (list) => list.replace(NULLABILITY, (word) => 'strong'.padEnd(word.length)))
    .replace(REGIONS, blanks)
    .replace(ENUMERATION, (written, name: string) => `enum ${name}`.padEnd(written.length))
    .replace(ATTRIBUTE, blanks)
    .replace(QUALIFIER, blanks)
