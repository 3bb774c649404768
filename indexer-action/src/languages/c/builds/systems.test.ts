import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('of definitions for several systems the one of the system is meant that a use is compiled for', () =>
  expectLinks({
    'clock.c': `#if defined(_WIN32)
#define now() 1
#elif defined(__APPLE__)
#define now() 2
#else
static int now(void) { return 3; }
#endif
int f(void) {
	return now();
	//     ^ call clock.c now
}
#ifdef _WIN32
int g(void) {
	return now();
	//     ^ call_macro clock.c now
}
#endif
`,
  }))

test('a header of another system is not seen, and a file of that system sees no other', () =>
  expectLinks({
    'api.h': '#if defined(_WIN32)\n#include "win.h"\n#else\n#include "unix.h"\n#endif\n',
    'win.h': 'typedef struct { int handle; } lock_t;\n',
    'unix.h': 'typedef struct { int held; } lock_t;\n',
    'src/lock.c': `#include "../api.h"
int f(lock_t *lock) {
//    ^ type unix.h lock_t
	return lock->held;
	//           ^ read unix.h lock_t.held
}
`,
    'src/win/lock.c': `#include "../../api.h"
int g(lock_t *lock) {
//    ^ type win.h lock_t
	return lock->handle;
	//           ^ read win.h lock_t.handle
}
`,
  }))

test('a function that each system implements for itself leads to the one beside or to the usual one', () =>
  expectLinks({
    'loop.h': 'int loop_close(int fd);\n',
    'src/unix/loop.c': '#include "../../loop.h"\nint loop_close(int fd) { return fd; }\n',
    'src/win/loop.c': '#include "../../loop.h"\nint loop_close(int fd) { return -fd; }\n',
    'test/run.c': `#include "../loop.h"
int main(void) {
	return loop_close(1);
	//     ^ call src/unix/loop.c loop_close
}
`,
    'src/win/pipe.c': `#include "../../loop.h"
int pipe_end(void) {
	return loop_close(2);
	//     ^ call src/win/loop.c loop_close
}
`,
  }))

test('a stand-in for what one system lacks is meant on that system alone', () =>
  expectLinks({
    'compat.h': '#ifdef _WIN32\n#define unlink _unlink\n#endif\n',
    'a.c': `#include <unistd.h>
#include "compat.h"
int f(const char *path) {
	return unlink(path);
	//     ^ call std:c unlink
}
#ifdef _WIN32
int g(const char *path) {
	return unlink(path);
	//     ^ call_macro compat.h unlink
}
#endif
`,
  }))

test('a name that only another system gives to something else is what it says', () =>
  expectLinks({
    'compat.h': `#ifdef __APPLE__
#define spread remainder
#endif
`,
    'a.c': `#include <math.h>
#include "compat.h"
double f(double a) { return spread(a, 2.); }
//                          ^ call system spread
`,
  }))

test('a method that each system defines for itself is that of the usual one', () =>
  expectLinks({
    'process.hpp': 'class Process { public: bool start(); };\n',
    'process-win32.cc': '#include "process.hpp"\nbool Process::start() { return true; }\n',
    'process-posix.cc': '#include "process.hpp"\nbool Process::start() { return false; }\n',
    'a.cc': `#include "process.hpp"
bool f(Process &process) { return process.start(); }
//                                        ^ call process-posix.cc Process.start
`,
  }))

test('what is named after a system is there on that system, unless the repository says what it is', () =>
  expectLinks({
    'config.h':
      '#define USE_WINDOWS_PATHS 1\n#ifdef APP_WIN32\n#define open_file(path) 1\n#else\nint open_file(const char *path);\n#endif\n',
    'paths.h':
      '#include "config.h"\n#if USE_WINDOWS_PATHS\n#define separator() 1\n#else\n#define separator() 2\n#endif\n',
    'a.c': `#include "paths.h"
int f(void) { return open_file("a") + separator(); }
//                   ^ call config.h open_file
//                                    ^ call_macro paths.h separator
`,
  }))

test('of a long chain of systems the last question is the one that counts', () =>
  expectLinks({
    'arch.h': `#ifdef __CYGWIN__
#define ON_CYGWIN 1
#elif defined(__MINGW__) || defined(__MINGW32__) || defined(__MINGW64__)
#elif defined _WIN32
#elif defined __OS2__
#elif defined __APPLE__
#elif defined __DragonFly__
#elif defined __FreeBSD__
#elif defined __Fuchsia__
#elif defined(__GLIBC__) && defined(__FreeBSD_kernel__)
#elif defined __native_client__
#elif defined __NetBSD__
#elif defined __linux__
#define ON_THIS 1
#elif defined __sun
#define ON_THAT 1
#endif
#ifdef ON_THIS
#define dies(it) (it)
#else
#define dies(it) 0
#endif
`,
    'a.c': '#include "arch.h"\nint f(int n) { return dies(n); }\n//                    ^ call_macro arch.h dies\n',
  }))
