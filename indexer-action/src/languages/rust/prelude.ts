/** Names that need no import: the items and macros of the prelude, and primitive types. */

/** Names that are in scope everywhere → their paths in std. */
export const PRELUDE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    option: 'Option Some None',
    result: 'Result Ok Err',
    vec: 'Vec',
    string: 'String ToString',
    boxed: 'Box',
    borrow: 'ToOwned',
    clone: 'Clone',
    cmp: 'Eq PartialEq Ord PartialOrd',
    convert: 'From Into TryFrom TryInto AsRef AsMut',
    default: 'Default',
    iter: 'Iterator IntoIterator DoubleEndedIterator ExactSizeIterator Extend FromIterator',
    marker: 'Copy Send Sync Sized Unpin',
    mem: 'drop',
    ops: 'Drop Fn FnMut FnOnce AsyncFn AsyncFnMut AsyncFnOnce',
    fmt: 'Debug',
    future: 'Future IntoFuture',
    hash: 'Hash',
  }).flatMap(([module, names]) => names.split(' ').map((name) => [name, `${module}::${name}`] as [string, string])),
)

/** The prelude's macros and derive macros. */
export const PRELUDE_MACROS = new Set(
  (
    'assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln ' +
    'file format format_args global_asm include include_bytes include_str line matches module_path option_env panic print println ' +
    'stringify thread_local todo try unimplemented unreachable vec write writeln ' +
    'Debug Clone Copy PartialEq Eq PartialOrd Ord Hash Default'
  ).split(' '),
)

/** Types that are keywords of the language. */
export const PRIMITIVE_NAMES = new Set(
  'bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64'.split(' '),
)
