import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('names of the system stay outside, even where the repository has one of that name', () =>
  expectLinks({
    'compat/io.c': 'int close(int fd) { return fd; }\nint printf(const char *f) { return 0; }\n',
    'a.c': `#include <stdio.h>
#include <unistd.h>
void f(int fd) {
	close(fd);
	// ^ nothing
	printf("%d", fd);
	//           ^ read parameter fd of line 3
	if (close(fd)) return;
	//  ^ call std:c close
}
`,
  }))

test('a test that a macro makes is not what the system calls by that word', () =>
  expectLinks({
    'test/wait.c': 'TEST_IMPL(getload) {\n  return 0;\n}\n',
    'a.c': `#include <sys/load.h>
#include "missing.h"
int f(void) {
	return getload();
	//     ^ call system getload
}
`,
  }))

test('what only another system’s files have is not called', () =>
  expectLinks({
    'src/unix/os390.c': 'int wait_many(int n) { return n; }\n',
    'src/unix/linux.c': `#include <sys/wait_many.h>
#include "missing.h"
int f(void) {
	return wait_many(1);
	//     ^ call system wait_many
}
`,
  }))

test('a function that every system has is its own, though an old header declares it', () =>
  expectLinks({
    'guts.h': `#ifndef STDC
extern void *malloc(unsigned size);
#endif
`,
    'a.c': `#include "guts.h"
void *f(void) { return malloc(3); }
//                     ^ call std:c malloc
`,
  }))

test('of what systems have, the stand-in of a switch that nobody turned on is not meant', () =>
  expectLinks({
    'compat.h': `#ifdef NO_SETENV
#define setenv own_setenv
#endif
#ifndef HAVE_STRCHRNUL
#define strchrnul own_strchrnul
#endif
`,
    'a.c': `#include "compat.h"
int f(const char *text) {
	setenv("a", text, 1);
	return *strchrnul(text, 0);
	//      ^ call std:c strchrnul
}
`,
  }))

test('a header of another system is no place to look for what is declared nowhere', () =>
  expectLinks({
    'config.h': '#if defined(APP_WIN32)\n#include "win32/config.h"\n#else\n#include "unix/config.h"\n#endif\n',
    'win32/config.h': 'typedef unsigned in_addr_t;\n',
    'unix/config.h': '#include <netinet/in.h>\n',
    'inet.h': `#include "config.h"
in_addr_t parse(const char *text); int f(in_addr_t one);
//                                       ^ type system in_addr_t
`,
    'inet.c': '#include "config.h"\n#include "inet.h"\n',
  }))

test('a file that includes assert.h means that, and others what a header has in its place', () =>
  expectLinks({
    'debug.h': 'int level;\n#ifndef assert\n#define assert(condition) ((void)0)\n#endif\n',
    'a.c':
      '#include <assert.h>\n#include "debug.h"\nvoid f(int n) { assert(n); }\n//              ^ call std:c assert\n',
    'b.c': '#include "debug.h"\nvoid g(int n) { assert(n); }\n//              ^ call_macro debug.h assert\n',
  }))
