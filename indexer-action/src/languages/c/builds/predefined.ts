/**
 * What compilers and systems define before a file says anything, as far as names tell: for the system that a path or a
 * condition speaks of, and where none is spoken of, Linux with gcc on 64 bits.
 */

import { isStandardName, isSystemMacro } from '../system-names.ts'
import { isFoundOnLinux } from './findings.ts'

const EVEN = 0.5
const TOLD = 0.92
/** `NGX_WIN32`, `HAVE_KQUEUE`: named after a system, and told by the build. */
const SPOKEN = 0.85

/** A macro as far as it is known: how likely it is defined, and its value if that is a number. */
export interface Macro {
  likely: number
  value?: number
  /** How sure the value is, where that is not how likely the macro is defined and true. */
  sure?: number
  /** What it is computed by from its arguments, which are `$0`, `$1` in it. */
  formula?: string
}
/** Systems are told by their macros, and by the folders and files that people write for them. `unix` is any but Windows. */
export type System = string
/** Nobody tells which of them a build has. */
export type Compiler = 'gcc' | 'clang'
export const COMPILERS: readonly Compiler[] = ['gcc', 'clang']
/** What one build is for, and made by. */
interface Platform {
  system: System
  compiler: Compiler
}
const SYSTEM_WORDS: [System, RegExp][] = [
  ['windows', /^(win|windows|win32|win64|winnt|mingw|mingw32|mingw64|msvc|w32)$/],
  ['apple', /^(darwin|macos|macosx|osx|apple|ios|iphone|cocoa)$/],
  ['bsd', /^(freebsd|netbsd|openbsd|bsd|dragonfly|dragonflybsd|kqueue)$/],
  ['sun', /^(sun|sunos|solaris)$/],
  [
    'other',
    /^(aix|os390|hpux|haiku|qnx|cygwin|android|wasm|wasm32|emscripten|ibmi|hurd|vms|os400|os2|amiga|msdos|zos|vxworks)$/,
  ],
  ['linux', /^linux$/],
  ['unix', /^(unix|posix)$/],
]
const SYSTEM_MACROS: [System, RegExp][] = [
  [
    'windows',
    /^(_WIN32|_WIN64|WIN32|WIN64|_MSC_VER|_MSVC_LANG|__MINGW\w+|_WINDOWS|_WIN32_WINNT|__BORLANDC__|__WATCOMC__|_WIN32_WCE|UNDER_CE)$/,
  ],
  ['apple', /^(__APPLE__|__MACH__|TARGET_OS_\w+|__DARWIN\w*|__MAC_OS\w*)$/],
  ['bsd', /^(__FreeBSD__|__NetBSD__|__OpenBSD__|__DragonFly__|__FreeBSD_kernel__)$/],
  ['sun', /^(__sun|__sun__|sun|__SVR4|__svr4__|__SUNPRO_CC?)$/],
  [
    'other',
    /^(_AIX\w*|__hpux\w*|__MVS__|__HAIKU__|__ANDROID__|__EMSCRIPTEN__|__wasm\w*|__QNX\w*|__CYGWIN\w*|__PASE__|__GNU__|__VMS|VMS|RISCOS|__riscos\w*|_?AMIGA|__amigaos\w*|__BEOS__|_CRAY|__OS2__|MSDOS|__MSDOS__|__IBMC\w*|__VXWORKS__|__INTEL_COMPILER|__TINYC__|__DJGPP__|__sgi|__osf__|__TOS_AIX__|__xlC__)$/,
  ],
  ['linux', /^(__linux__|__linux|linux|__gnu_linux__|__GLIBC__)$/],
  ['unix', /^(__unix__|__unix|unix)$/],
]
/** What gcc defines on such a machine, and what it does not. */
const GCC = new Map(
  Object.entries({
    __STDC_VERSION__: 201710,
    __x86_64__: 1,
    __amd64__: 1,
    __LP64__: 1,
    _LP64: 1,
    __STDC__: 1,
    __COUNTER__: 1,
    __LINE__: 1,
    __SIZEOF_INT128__: 16,
    __SIZEOF_POINTER__: 8,
    __WORDSIZE: 64,
    CHAR_BIT: 8,
    EDOM: 33,
    BITS_PER_LONG: 64,
    SHRT_MAX: 0x7fff,
    USHRT_MAX: 0xffff,
    INT_MAX: 0x7fffffff,
    UINT_MAX: 0xffffffff,
    LONG_MAX: 2 ** 63,
    ULONG_MAX: 2 ** 64,
    LLONG_MAX: 2 ** 63,
    ULLONG_MAX: 2 ** 64,
    SIZE_MAX: 2 ** 64,
    PTRDIFF_MAX: 2 ** 63,
    INTPTR_MAX: 2 ** 63,
    UINTPTR_MAX: 2 ** 64,
    __BYTE_ORDER__: 1234,
    __ORDER_LITTLE_ENDIAN__: 1234,
    __ORDER_BIG_ENDIAN__: 4321,
    __BYTE_ORDER: 1234,
    __LITTLE_ENDIAN: 1234,
    __BIG_ENDIAN: 4321,
  }),
)
/** What compilers of C++ say that they have, and of that what C++ 17 has not. */
const OF_CPP = /^(__cpp_\w+|__EXCEPTIONS|__GXX_RTTI)$/
const FRESH =
  /^__cpp_(concepts|consteval|constinit|modules|impl_\w+|coroutines|char8_t|conditional_explicit|designated_initializers|aggregate_paren_init|using_enum|if_consteval|explicit_this_parameter|multidimensional_subscript|size_t_suffix|static_call_operator|auto_cast|pack_indexing|lib_(is_constant_evaluated|format\w*|span\w*|ranges\w*|concepts|bit_cast|bitops|int_pow2|char8_t|coroutine|jthread|latch|semaphore|barrier|source_location|three_way_comparison|endian|expected|print|assume_aligned|atomic_(ref|wait|shared_ptr)|bind_front|constexpr_\w+|erase_if|interpolate|math_constants|remove_cvref|shift|ssize|starts_ends_with|string_contains|to_address|to_array|to_chars|move_only_function|stacktrace|generator|mdspan|flat_\w+|unreachable|byteswap|to_underlying))$/
const QUESTION = /^__has_(attribute|builtin|c_attribute|cpp_attribute|include|include_next)$/
const NOT_GCC =
  /^(__i386\w*|__arm\w*|__aarch64\w*|__ARM_\w+|__powerpc\w*|__ppc\w*|__PPC\w*|__s390\w*|__mips\w*|__riscv\w*|__sparc\w*|__ia64\w*|__alpha\w*|__hppa\w*|__m68k\w*|__loongarch\w*|_M_\w+|__BIG_ENDIAN__|__ILP32__|__ICC\w*|__ICL|__AVX512\w*|__OBJC__|WORDS_BIGENDIAN)$/
/** What a configuration measures, under whichever name: of 64 bits, the lower byte first. */
const SIZES: [RegExp, number][] = [
  [
    /(^|_)(PTR|POINTER|VOID_?P|LONG|SIZE_?T)_?SIZE$|(^|_)SIZEOF_(LONG(_LONG)?|VOID_?P|PTR|POINTER|SIZE_T|OFF_T|TIME_T|DOUBLE)$/,
    8,
  ],
  [/(^|_)SIZEOF_INT$/, 4],
  [/(^|_)SIZEOF_SHORT$/, 2],
]
const ENDIAN = /(?:HAVE|IS|HOST|CPU|TARGET|ARCH|PLATFORM|MACHINE)_(LITTLE|BIG)_?ENDIAN$/
/** Names of this form that gcc has: of its types, and of how it was told to compile. */
const GCC_OWN =
  /^__((SCHAR|SHRT|LONG|SIZE|PTRDIFF|WCHAR|WINT|SIG_ATOMIC|DEC\d*|DECIMAL)_\w+|VERSION|PIC|PIE|MMX\w*|FXSR|(REGISTER|USER_LABEL)_PREFIX|FINITE_MATH_ONLY|BIGGEST_ALIGNMENT|FLOAT_WORD_ORDER)__$/
/** Names that compilers give themselves, where gcc has no such name. */
const OTHER_COMPILER =
  /^__(?!GNUC|GCC|STDC|GLIBC|GXX|SIZEOF|OPTIMIZE|SSE|EXCEPTIONS|ELF|ATOMIC|BYTE|ORDER|CHAR|INT|UINT|FLT|DBL|LDBL|SANITIZE|NO_|USE_|ASSEMBLE)[A-Z]\w*__$/
/** What a configuration looks for, and on such a system finds as a rule. */
const HAS = /(^|_)(HAVE|HAS)_/
export const FOUND = 0.7
/** Names that a build hands in: that nothing in the repository defines them says nothing. */
const BUILDS = /^(\w+_)?(HAVE|HAS)_|^(USE_|WITH_|ENABLE_|CONFIG_|SIZEOF_|_|NDEBUG$)/

/** The system that a path is written for: `src/unix/darwin.c` is for one unix. */
export function systemOfPath(path: string): System | undefined {
  let found: System | undefined
  for (const word of path.toLowerCase().split(/[/_.-]/))
    for (const [system, words] of SYSTEM_WORDS)
      if (words.test(word) && (found === undefined || system !== 'unix')) found = system
  return found
}

/** The system that a use under these conditions is compiled for. */
export function systemOfCondition(condition: string): System | undefined {
  for (const part of condition.split(' && '))
    if (/^\w+$/.test(part)) for (const [system, macros] of SYSTEM_MACROS) if (macros.test(part)) return system
  return undefined
}

/** Whether a file written for one system is compiled for another. */
export function isFor(written: System | undefined, system: System): boolean {
  if (written === undefined || written === system) return true
  if (written === 'unix') return system !== 'windows'
  return system === 'unix' && written === 'linux'
}

/** What compilers define for one system, by name, as it is asked for. */
type Predefined = (name: string) => Macro | undefined
const known = new Map<string, Predefined>()
const MOST_KNOWN = 20_000

/** What compilers define, on this system. */
export function predefined({ system, compiler }: Platform, cpp: boolean): Predefined {
  const platform = `${system} ${compiler} ${cpp}`
  let lookup = known.get(platform)
  if (!lookup) {
    lookup = remembered(
      (name) => (system === 'windows' ? undefined : definedBy(compiler, name)) ?? definedOn(system, name, cpp),
    )
    known.set(platform, lookup)
  }
  return lookup
}

function remembered<T>(find: (name: string) => T | undefined): (name: string) => T | undefined {
  const names = new Map<string, T | undefined>()
  return (name) => {
    const found = names.get(name)
    if (found !== undefined || names.has(name)) return found
    if (names.size >= MOST_KNOWN) names.clear()
    const asked = find(name)
    names.set(name, asked)
    return asked
  }
}

const CLANG_ASKS = /^__has_(feature|extension)$/
/** clang calls itself gcc 4.2. */
const VERSIONS: Record<Compiler, ReadonlyMap<string, number>> = {
  gcc: new Map(Object.entries({ __GNUC__: 12, __GNUC_MINOR__: 2, __GNUC_PATCHLEVEL__: 0 })),
  clang: new Map(
    Object.entries({
      __GNUC__: 4,
      __GNUC_MINOR__: 2,
      __GNUC_PATCHLEVEL__: 1,
      __clang__: 1,
      __clang_major__: 16,
      __clang_minor__: 0,
    }),
  ),
}

function definedBy(compiler: Compiler, name: string): Macro | undefined {
  const value = VERSIONS[compiler].get(name)
  if (value !== undefined) return { likely: TOLD, value, sure: TOLD }
  if (compiler === 'clang') return CLANG_ASKS.test(name) ? { likely: TOLD } : undefined
  return CLANG_ASKS.test(name) || name.startsWith('__clang') ? { likely: 1 - TOLD, value: 0 } : undefined
}

function definedOn(system: System, name: string, cpp: boolean): Macro | undefined {
  if (OF_CPP.test(name)) {
    const has = cpp && !FRESH.test(name)
    return has ? { likely: TOLD, value: 201703, sure: TOLD } : { likely: cpp ? 0.2 : 1 - TOLD, value: 0 }
  }
  if (name === '__cplusplus') return cpp ? { likely: 1, value: 201703 } : { likely: 0, value: 0 }
  for (const [of, macros] of SYSTEM_MACROS)
    if (macros.test(name)) {
      const here = of === system || (of === 'unix' && system !== 'windows') || (of === 'linux' && system === 'unix')
      return here ? { likely: TOLD } : { likely: 1 - TOLD, value: 0 }
    }
  // A build that is not told to leave checks out keeps them.
  if (name === 'NDEBUG') return { likely: 0.45 }
  const value = GCC.get(name)
  if (value !== undefined) return system === 'windows' && name !== '_LP64' ? { likely: EVEN } : { likely: TOLD, value }
  if (QUESTION.test(name) || (GCC_OWN.test(name) && system !== 'windows')) return { likely: TOLD }
  if (system !== 'windows') {
    const size = SIZES.find(([names]) => names.test(name))
    if (size) return { likely: TOLD, value: size[1], sure: TOLD }
    const endian = ENDIAN.exec(name)?.[1]
    if (endian !== undefined) return endian === 'LITTLE' ? { likely: TOLD } : { likely: 1 - TOLD, value: 0 }
  }
  return NOT_GCC.test(name) ? { likely: 0.2, value: 0 } : undefined
}

export const isHandedIn = (name: string): boolean => BUILDS.test(name)

/** A macro that is named after a system, where the repository does not say what it is. */
export function spokenOf(name: string, system: System): Macro | undefined {
  const spoken = systemInName(name)
  if (spoken === undefined) return undefined
  return spoken === system ? { likely: SPOKEN } : { likely: 1 - SPOKEN, value: 0 }
}

const systemInName = remembered((name) => {
  const system = /[A-Z]_[A-Z]/.test(name) ? systemOfPath(name) : undefined
  return system === 'unix' ? undefined : system
})

/** What a configuration is known to find on such a system. */
export const foundOn = (system: System, name: string): Macro | undefined =>
  (system === 'linux' || system === 'unix') && isFoundOnLinux(name) ? { likely: TOLD } : undefined

/** What is off unless somebody turns it on, and names that are no macro's. */
const RARE =
  /(^|_)(NO|NOT|FORCE|DISABLE|DISABLED|WITHOUT|SKIP|EXCLUDE|OMIT|DEBUG|TEST|TESTING|FUZZING|COVERAGE|LEGACY|DEPRECATED)(_|$)|^[a-z]|^__[a-z]\w*__$/
const SELDOM = 0.2

/** A macro that the repository never defines: unless it looks like one of its own, a system's header or a build may. */
export function undefinedMacro(name: string, system: System, isOwn: (prefix: string) => boolean): Macro {
  if (OTHER_COMPILER.test(name)) return { likely: SELDOM, value: 0 }
  const spoken = spokenOf(name, system)
  if (spoken) return spoken
  if (HAS.test(name)) return foundOn(system, name) ?? { likely: FOUND }
  if (isStandardName(name) || isSystemMacro(name))
    return { likely: system !== 'windows' && isSystemMacro(name) ? TOLD : EVEN }
  if (RARE.test(name)) return { likely: SELDOM, value: 0 }
  if (BUILDS.test(name)) return { likely: EVEN }
  const prefix = /^[A-Za-z0-9]+_/.exec(name)?.[0]
  return prefix === undefined || isOwn(prefix) ? { likely: 0.1, value: 0 } : { likely: EVEN }
}
