/**
 * Macros of std and well-known crates that declare what is written in their calls. Their rules are written here as those of macros in a
 * file, as far as they declare something that a reader sees.
 */
import { type Rule, ruleOf } from './macro-rules.ts'
import { type Token, tokenTrees } from './macro-tokens.ts'

/** The name under which a rule wraps items that share attributes. Its calls are read as these items. */
const ITEMS = '__items'
/** The attribute of an item that is no declaration of its own: it stands for the module around it. */
export const OUTER = '__outer'

const SOURCES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    // A struct with constants of its type: https://docs.rs/bitflags
    bitflags: [
      `$($(#[$outer:meta])* $vis:vis struct $Name:ident: $Bits:ty { $($(#[$inner:meta])* const $Flag:tt = $value:expr;)* })+ => {
       $($(#[$outer])* $vis struct $Name {}
       impl $Name { $($(#[$inner])* pub const $Flag: Self = $value;)* })+
     }`,
      `$($(#[$outer:meta])* impl $Name:ident: $Bits:ty { $($(#[$inner:meta])* const $Flag:tt = $value:expr;)* })+ => {
       $(impl $Name { $($(#[$inner])* pub const $Flag: Self = $value;)* })+
     }`,
    ],
    // A table is a module with its columns: https://docs.rs/diesel/latest/diesel/macro.table.html
    table: [
      `$(use $($import:tt)::+;)* $(#[$outer:meta])* $($schema:ident .)? $Table:ident $(($($key:ident),+))? {
       $($(#[$inner:meta])* $column:ident -> $type:ty),+ $(,)?
     } => {
       pub mod $Table {
         use diesel::sql_types::*;
         $(use $($import)::+;)*
         #[${OUTER}] pub struct table;
         $(pub const $column: diesel::Column<$type> = 0;)+
         #[${OUTER}] pub mod columns { pub use super::*; }
         #[${OUTER}] pub mod dsl { pub use super::*; #[${OUTER}] pub struct $Table; }
       }
     }`,
    ],
    // Items for some builds: https://docs.rs/cfg-if
    cfg_if: [
      `$(if #[$when:meta] { $($item:tt)* }) else + $(else { $($otherwise:tt)* })? => {
       $(#[$when] ${ITEMS}! { $($item)* })*
       $(${ITEMS}! { $($otherwise)* })?
     }`,
    ],
    // The same in the standard library: https://doc.rust-lang.org/std/macro.cfg_select.html
    cfg_select: [
      `$($when:meta => { $($item:tt)* } $(,)?)* $(_ => { $($otherwise:tt)* } $(,)?)? => {
       $(#[$when] ${ITEMS}! { $($item)* })*
       $(${ITEMS}! { $($otherwise)* })?
     }`,
    ],
  }),
)

const rules = new Map<string, readonly Rule[]>()

/** The rules of a macro that is called by this path; undefined if nothing is known of it. */
export function knownRules(path: string): readonly Rule[] | undefined {
  const name = path.slice(path.lastIndexOf(':') + 1)
  const sources = SOURCES.get(name)
  if (!sources) return undefined
  const known = rules.get(name) ?? sources.map(readRule)
  rules.set(name, known)
  return known
}

/** A token that no file has. */
const unplaced = (token: Token): Token => ({
  ...token,
  at: -1,
  ...(token.inside ? { inside: token.inside.map(unplaced), closeAt: -1 } : {}),
})

function readRule(source: string): Rule {
  const arrow = source.lastIndexOf('=> {')
  const template = tokenTrees(source, arrow + '=> '.length, source.length)[0]?.inside ?? []
  const rule = ruleOf(tokenTrees(source, 0, arrow), template.map(unplaced))
  if (!rule) throw new Error(`Not a macro's rule: ${source}`)
  return rule
}
