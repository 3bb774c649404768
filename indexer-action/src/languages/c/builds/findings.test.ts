import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { isFoundOnLinux } from './findings.ts'

test('a configuration on Linux finds the headers, functions and types that every Linux has, under whichever prefix', () => {
  const names = [
    'HAVE_UNISTD_H',
    'EVENT__HAVE_SYS_UIO_H',
    'HAVE_NETINET_IN_H',
    'LUA_HAS_GETTIMEOFDAY',
    'EVENT__HAVE_UINT32_T',
  ]
  const more = [
    'EVENT__HAVE_STRUCT_ADDRINFO',
    'HAVE_DECL_STRNDUP',
    'HAVE_FUNC_STRERROR_R',
    'HAVE_SYS_EPOLL_H',
    'HAVE_EPOLL_CREATE1',
  ]
  expect([...names, ...more].filter((name) => !isFoundOnLinux(name))).toEqual([])
})

test('whatever else it may find is not known', () => {
  const others = [
    'HAVE_KQUEUE',
    'HAVE_SYS_EVENT_H',
    'HAVE_WINDOWS_H',
    'HAVE_OPENSSL',
    'HAVE_STRLCPY',
    'HAVE_MAIN',
    'CONFIG_POLL',
  ]
  expect(others.filter(isFoundOnLinux)).toEqual([])
})

test('of two definitions the one is meant that a system has which finds what the first is defined for', () =>
  expectLinks({
    'util.h': `#ifdef EVENT__HAVE_UINT32_T
#define ev_uint32_t uint32_t
#else
#define ev_uint32_t unsigned int
#endif
#ifdef EVENT__HAVE_SYS_UIO_H
#define buffer_iovec iovec
#else
struct buffer_iovec { void *base; };
#endif
`,
    'a.c': `#include "util.h"
const ev_uint32_t first(struct buffer_iovec *v);
//    ^ type util.h ev_uint32_t
//                             ^ type util.h buffer_iovec
`,
  }))

test('what another system has to define for itself is not what Linux finds', () =>
  expectLinks({
    'os400/config.h': '#define HAVE_SYS_TIME_H\n#undef HAVE_GETTIMEOFDAY\n',
    'a.c': `#ifdef HAVE_GETTIMEOFDAY
static int now(void) { return 1; }
#else
#define now() 2
#endif
#ifdef HAVE_SYS_TIME_H
#define then() 1
#else
static int then(void) { return 2; }
#endif
int f(void) { return now() + then(); }
//                   ^ call a.c now
//                           ^ call_macro a.c then
`,
  }))

test('a copy of a header of BSD that lies in the repository is the one that is meant, wherever it lies', () =>
  expectLinks({
    'compat/sys/queue.h': '#define TAILQ_FIRST(head) ((head)->tqh_first)\n',
    'compat/sys/stat.h': '#define S_ISFIFO(mode) 0\n',
    'http.c': `#include <sys/queue.h>
#include <sys/stat.h>
int f(void *head) { return TAILQ_FIRST(head) + S_ISFIFO(1); }
//                         ^ call_macro compat/sys/queue.h TAILQ_FIRST
//                                             ^ call system S_ISFIFO
`,
  }))

test('constants and macros of POSIX that a file asks for are there on Linux', () =>
  expectLinks({
    'util.h': `#include <sys/socket.h>
#ifdef SHUT_WR
#define OWN_SHUT_WR SHUT_WR
#else
#define OWN_SHUT_WR 1
#endif
#ifdef timeradd
#define own_timeradd(a, b) timeradd((a), (b))
#else
#define own_timeradd(a, b) (*(a) += *(b))
#endif
#ifndef va_copy
#define va_copy(a, b) memcpy(&(a), &(b), sizeof(a))
#endif
`,
    'a.c': `#include "util.h"
int f(int *a, int *b) {
  own_timeradd(a, b);
//^ call_macro util.h own_timeradd
  va_copy(a, b);
//^ call std:c va_copy
  return OWN_SHUT_WR;
//       ^ read util.h OWN_SHUT_WR
}
`,
  }))

test('a header of the system that is only included for debugging does not say what a file otherwise defines for itself', () =>
  expectLinks({
    'a.c': `#if defined(LZ_DEBUG) && (LZ_DEBUG >= 1)
#  include <assert.h>
#else
#  ifndef assert
#    define assert(condition) ((void)0)
#  endif
#endif
void f(int n) { assert(n); }
//              ^ call_macro a.c assert
`,
    'b.c': `#include <assert.h>
#ifndef assert
#define assert(condition) ((void)0)
#endif
void g(int n) { assert(n); }
//              ^ call std:c assert
`,
  }))

test('a macro that stands for a record of the system is meant behind the keyword, where a system has that record', () =>
  expectLinks({
    'util.h': `#include <netdb.h>
#ifdef EV__HAVE_STRUCT_ADDRINFO
#define ev_addrinfo addrinfo
#else
struct ev_addrinfo { int ai_family; };
#endif
`,
    'a.c': `#include "util.h"
int f(const struct ev_addrinfo *ai) { return ai->ai_family; }
//                 ^ type util.h ev_addrinfo
//                                               ^ read system ai_family
`,
  }))

test('a name of the system is not taken from a header that only some builds include in place of the system’s', () =>
  expectLinks({
    'wepoll.h': '#define EPOLLIN 1\nint epoll_ctl(int fd);\nint wepoll_open(void);\n',
    'a.c': `#ifdef EV__HAVE_WEPOLL
#include "wepoll.h"
#else
#include <sys/epoll.h>
#endif
int f(void) { return EPOLLIN + wepoll_open(); }
//                   ^ read system EPOLLIN
//                             ^ call wepoll.h wepoll_open
`,
    'b.c': `#include "wepoll.h"
int g(void) { return EPOLLIN; }
//                   ^ read wepoll.h EPOLLIN
`,
  }))
