import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a macro of the project that nothing defines hides no type, and one that a seen header defines takes out what it guards', () =>
  expectLinks({
    'hash.h': '#ifdef HASH_OLD_NAMES\n#define U32 hash_u32\n#endif\ntypedef unsigned hash_u32;\nint HASH_run(void);\n',
    'mem.h': '#ifndef MEM_MODULE\n#define MEM_MODULE\ntypedef unsigned U32;\nint readU32(void);\n#endif\n',
    'a.c': `#include "hash.h"
#include "mem.h"
#ifndef MEM_MODULE
static int readU32(void) { return 0; }
#endif
const U32 f(void) {
//    ^ type mem.h U32
	return readU32();
	//     ^ call mem.h readU32
}
`,
  }))

test('a macro that is a number decides what is asked of it', () =>
  expectLinks({
    'debug.h': `#ifndef LOG_LEVEL
#define LOG_LEVEL 0
#endif
#if LOG_LEVEL >= 2
static int note(int n) { return n; }
#else
#define note(n) 0
#endif
`,
    'a.c': `#include "debug.h"
int f(void) {
	return note(1);
	//     ^ call_macro debug.h note
}
`,
  }))

test('what a header has defined before is not defined again by who includes it', () =>
  expectLinks({
    'parser.h': `#if ! defined VALUE && ! defined VALUE_IS_DECLARED
union VALUE { int number; };
typedef union VALUE VALUE;
# define VALUE_IS_DECLARED 1
#endif
`,
    'parser.c': `#include "parser.h"
#if ! defined VALUE && ! defined VALUE_IS_DECLARED
union VALUE { int number; };
typedef union VALUE VALUE;
# define VALUE_IS_DECLARED 1
#endif
int f(union VALUE *v) { return v->number; }
//                                ^ read parser.h VALUE.number
`,
  }))

test('a switch that is 0 elsewhere is asked for its value, also where its first test says that it is not set', () =>
  expectLinks({
    'a.cc': `#ifdef _MSVC_LANG
#define STANDARD _MSVC_LANG
#else
#define STANDARD __cplusplus
#endif
#ifdef USE_NEW
#elif STANDARD >= 201402L
#define USE_NEW 1
#else
#define USE_NEW 0
#endif
#if USE_NEW
int made(int a) { return a; }
#else
int made(long a) { return 0; }
#endif
int f(int a) { return made(a); }
//                    ^ call a.cc made
int g(void) { return USE_NEW; }
//                   ^ read a.cc USE_NEW
`,
  }))

test('a number that is made of others decides as well', () =>
  expectLinks({
    'config.h': `#define REAL_FLOAT 1
#define REAL_DOUBLE 2
#define REAL_DEFAULT REAL_DOUBLE
#if defined(REAL_SMALL)
#define REAL_TYPE REAL_FLOAT
#else
#define REAL_TYPE REAL_DEFAULT
#endif
#define CONFIG_MAJOR 3
#define CONFIG_VERSION (CONFIG_MAJOR * 100 + 4)
`,
    'a.h': `#include "config.h"
#if REAL_TYPE == REAL_FLOAT
#define half(x) (x / 2.f)
#elif REAL_TYPE == REAL_DOUBLE
static double half(double x) { return x / 2.; }
#endif
#if CONFIG_VERSION >= 304
static int since(void) { return 304; }
#else
#define since() 0
#endif
`,
    'a.c': `#include "a.h"
double f(void) { return half(since()); }
//                      ^ call a.h half
//                           ^ call a.h since
`,
  }))

test('what the headers of a file call their knobs is its own, and nothing sets it', () =>
  expectLinks({
    'config.h': '#define POOL_SIZE 3\n',
    'a.c': `#include "config.h"
#ifdef POOL_COMPACT
struct node { short next; };
#else
struct node { struct node *next; };
#endif
struct node *f(struct node *n) { return n->next->next; }
//                                               ^ read a.c node.next
`,
  }))

test('a compiler has what it is asked for, but not what a macro denies', () =>
  expectLinks({
    'a.h': `#ifdef __has_attribute
#define HAS_ATTRIBUTE(x) __has_attribute(x)
#else
#define HAS_ATTRIBUTE(x) 0
#endif
#define HAS_ODDITY(x) 0
#if HAS_ATTRIBUTE(pure)
static int pure(int n) { return n; }
#else
#define pure(n) n
#endif
#if HAS_ODDITY(pure)
#define odd(n) n
#else
static int odd(int n) { return n; }
#endif
`,
    'a.c': `#include "a.h"
int f(void) { return pure(1) + odd(2); }
//                   ^ call a.h pure
//                             ^ call a.h odd
`,
  }))

test('a switch that the repository turns off, and nowhere on, is off', () =>
  expectLinks({
    'local.h': `#if !defined(POOLED)
#define POOLED 0
#endif
`,
    'a.c': `#include "local.h"
#if POOLED
#define reserve(n) pool_reserve(n)
#endif
void *reserve(int n) { return 0; }
void *f(void) { return reserve(3); }
//                     ^ call a.c reserve
`,
  }))

test('what a configuration finds out may bear the name of the project before it', () =>
  expectLinks({
    'log.h': `#define SHOP_LOG_ALERT 1
#if (SHOP_HAVE_VARIADIC_MACROS)
#define shop_log(log, ...) shop_log_core(log, __VA_ARGS__)
#else
void shop_log(void *log, const char *text);
#endif
void shop_log_core(void *log, ...);
`,
    'log.c': `#include "log.h"
#if !(SHOP_HAVE_VARIADIC_MACROS)
void shop_log(void *log, const char *text) { }
#endif
void shop_log_core(void *log, ...) { }
`,
    'a.c': `#include "log.h"
void f(void *log) { shop_log(log, "a"); }
//                  ^ call_macro one of (log.h shop_log | log.c shop_log)
`,
  }))

test('what limits.h and gcc say of their types decides', () =>
  expectLinks({
    'a.h': `#ifndef A_LONG_WIDTH
#ifdef ULONG_MAX
#if ULONG_MAX == 0xFFFFFFFF
#define A_LONG_WIDTH (32)
#elif ULONG_MAX == 0xFFFFFFFFFFFFFFFF
#define A_LONG_WIDTH (64)
#endif
#endif
#endif
#if A_LONG_WIDTH == 64
#define A_SUPPORTS_64
#endif
#ifndef A_SUPPORTS_64
static int half(int n) { return n; }
#else
#define half(n) ((n) / 2)
#endif
#if defined __PTRDIFF_TYPE__ && defined __PTRDIFF_MAX__
#define distance(n) ((__PTRDIFF_TYPE__)(n))
#else
static int distance(int n) { return n; }
#endif
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
static int first(int n) { return n >> 24; }
#else
#define first(n) ((n) & 255)
#endif
`,
    'a.c': `#include "a.h"
int f(int n) { return half(n) + distance(n) + first(n); }
//                    ^ call_macro a.h half
//                              ^ call_macro a.h distance
//                                            ^ call_macro a.h first
`,
  }))

test('a header that only C++ includes is compiled as that, and one that C includes as well is not', () =>
  expectLinks({
    'once.hpp': '#define ONCE_CPP 1\n',
    'plain.h': '#ifdef __cplusplus\n#define NOTHROW noexcept\n#else\n#define NOTHROW\n#endif\n#include "quiet.h"\n',
    'quiet.h': `#ifdef __cplusplus
#include "cpp.h"
#else
#include "c.h"
#endif
int f(void) NOTHROW { return ways(); }
//                           ^ call cpp.h ways
`,
    'both.h': `#ifdef __cplusplus
#include "cpp.h"
#else
#include "c.h"
#endif
static int g(void) { return ways(); }
//                          ^ call c.h ways
`,
    'cpp.h': 'static int ways(void) { return 1; }\n',
    'c.h': 'static int ways(void) { return 2; }\n',
    'a.cc': '#include "plain.h"\n#include "both.h"\n',
    'b.c': '#include "both.h"\n',
  }))

test('what a header takes back at its end is nothing to those that include it', () =>
  expectLinks({
    'bytes.h': `#ifdef CHECK
#error
#else
#define CHECK(x) bytes_check(x)
#endif
#ifdef WIDE
#define WIDTH 2
#endif
static int first(int n) { CHECK(n); return n; }
//                        ^ call_macro bytes.h CHECK
#undef CHECK
`,
    'a.c': `#include "bytes.h"
#ifdef CHECK
#error
#else
#define CHECK(x) own_check(x)
#endif
int f(int n) {
  CHECK(n);
//^ call_macro a.c CHECK
  return first(n);
}
`,
  }))

test('a macro that asks about the compiler is asked with what it is given', () =>
  expectLinks({
    'base.h': `#ifdef __has_feature
#define HAS(x) __has_feature(x)
#else
#define HAS(x) 0
#endif
#define SINCE(major, minor) \\
	((__GNUC__ << 16) + __GNUC_MINOR__ >= ((major) << 16) + (minor))
#if SINCE(4, 2)
#define UNUSED __attribute__((unused))
#elif defined(__GNUC__)
#define UNUSED
#endif
#if SINCE(40, 0)
#define FRESH 1
#else
#define FRESH 0
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define GCC (__GNUC__ * 100 + __GNUC_MINOR__)
#else
#define GCC 0
#endif
#if GCC >= 702 || HAS(cxx_relaxed_constexpr)
#define CONSTANT constexpr
#else
#define CONSTANT
#endif
`,
    'a.cc': `#include "base.h"
   UNUSED int a = FRESH;
// ^ type base.h UNUSED
   CONSTANT int b = 1;
// ^ type base.h CONSTANT
`,
  }))

test('what an older version of the header is replaced by is there', () =>
  expectLinks({
    'wrap.h': `#if !defined(WRAP_VERSION) || (WRAP_VERSION < 15)
#define WRAP_VERSION 15
#if defined(__GNUC__)
#define WRAP(x) __builtin_expect(x, 1)
#else
#define WRAP(x) (x)
#endif
#endif
`,
    'a.c': '#include "wrap.h"\nint f(int n) { return WRAP(n); }\n//                    ^ call_macro wrap.h WRAP\n',
  }))

test('of headers of one name for several systems, a file for none of them includes the one for Linux', () =>
  expectLinks({
    'darwin/platform.h': `#define OWN_WINDOWS
extern const int platform_kinds[];
int platform_open(int n);
`,
    'darwin/platform.c': `#include "platform.h"
const int platform_kinds[] = { 1 };
int platform_open(int n) { return n; }
`,
    'linux/platform.h': `extern const int platform_kinds[];
int platform_open(int n);
`,
    'linux/platform.c': `#include "platform.h"
const int platform_kinds[] = { 1, 2 };
int platform_open(int n) { return n; }
`,
    'darwin/b.c': `#include "platform.h"
int g(void) { return platform_open(1); }
//                   ^ call darwin/platform.c platform_open
`,
    'a.c': `#include "platform.h"
int f(void) { return platform_open(platform_kinds[0]); }
//                   ^ call linux/platform.c platform_open
//                                 ^ read all of (linux/platform.c platform_kinds | linux/platform.h platform_kinds)
`,
  }))

test('a header for another system is included only where there is no other, and one for Linux before one for any system', () =>
  expectLinks({
    'dragonflybsd/include/clock.h': '#define CLOCK 1\n',
    'generic/clock.h': '#define CLOCK 2\n',
    'generic/tick.h': '#define TICK 1\n',
    'linux/tick.h': '#define TICK 2\n',
    'a.c': `#include "clock.h"
#include "tick.h"
int n = CLOCK + TICK;
//      ^ read generic/clock.h CLOCK
//              ^ read linux/tick.h TICK
`,
  }))
