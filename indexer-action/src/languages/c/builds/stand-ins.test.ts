import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a header includes in place of its own definition is as likely as the condition that asks for it', () =>
  expectLinks({
    'include/lib/door.h': `#include "lib/config.h"
#if !defined(LIB_DOOR_ALT)
typedef struct lib_door {
	int width;
} lib_door;
#else
#include "door_alt.h"
#endif
int lib_door_open(lib_door *door);
`,
    'include/lib/config.h': '#define LIB_CONFIG\n//#define LIB_DOOR_ALT\n',
    'tests/alt/door_alt.h': 'typedef struct lib_door {\n\tint dummy;\n} lib_door;\n',
    'library/door.c': `#include "lib/door.h"
int lib_door_open(lib_door *door) { return door->width; }
//                ^ type include/lib/door.h lib_door
//                                               ^ read include/lib/door.h lib_door.width
struct lib_door *last;
//     ^ type include/lib/door.h lib_door
`,
    'tests/alt/check.c': `#include "door_alt.h"
int check(lib_door *door) { return door->dummy; }
//                                       ^ read tests/alt/door_alt.h lib_door.dummy
`,
  }))

test('what stands in for a function in tests is called by nothing but tests', () =>
  expectLinks({
    'include/memory.h': 'char *copied(const char *text);\n',
    'common/memory.c': '#include "memory.h"\nchar *copied(const char *text) { return 0; }\n',
    'test/mock/memory.c': '#include "memory.h"\nchar *copied(const char *text) { return "mocked"; }\n',
    'lib/door.c': `#include "memory.h"
char *name_door(const char *name) {
	return copied(name);
	//     ^ call common/memory.c copied
}
`,
    'test/unit/door.c': `#include "memory.h"
char *test_door(const char *name) {
	return copied(name);
	//     ^ call test/mock/memory.c copied
}
`,
  }))

test('what only another build’s definition of a record has is a member of that', () =>
  expectLinks({
    'lock.hpp': `#pragma once
#ifdef _WIN32
class Lock { public: void *handle; void wait(); };
#else
class Lock { public: int fd; void wait(); };
#endif
`,
    'lock.cpp': `#include "lock.hpp"
void f(Lock &lock) {
#ifdef _WIN32
  lock.handle = nullptr;
  //   ^ write lock.hpp Lock.handle
#else
  lock.fd = 1;
  //   ^ write lock.hpp Lock.fd
#endif
  lock.none = 1;
  //   ^ write unknown
}
`,
    'ping.c': `#if !ENABLE_FANCY
struct globals { char *host; char packet[4]; };
#define G (*(struct globals *)buffer)
#else
struct globals { char *host; int deadline; };
#define G (*(struct globals *)buffer)
static void two(void) { G.deadline = 1; }
//                        ^ write ping.c globals.deadline
#endif
`,
    'api.h': '#ifndef INTERNAL\nstruct surface { int w; };\n#endif\n',
    'own.h': '#define INTERNAL\n#include "api.h"\nstruct surface { int w; int flags; };\n',
    'blit.c': `#include "own.h"
int blit(struct surface *s) { return s->w + s->flags; }
//                                             ^ read own.h surface.flags
`,
  }))
