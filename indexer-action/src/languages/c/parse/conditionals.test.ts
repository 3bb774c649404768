import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what stands between the two halves of a block for C++ is read, where nothing but macros and includes does', () =>
  expectLinks({
    'all.h': `#ifndef ALL_H
#define ALL_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef ALL_SMALL
#define ALL_ROOM 8
#else
#define ALL_ROOM 64
#endif
#include "door.h"
#ifdef __cplusplus
#define ALL_OF_CPP 1
}
#endif
#endif
`,
    'door.h': 'int open_door(int door);\n',
    'door.c': '#include "door.h"\nint open_door(int door) { return door; }\n',
    'other/door.c': 'int open_door(int door) { return -door; }\n',
    'main.c': `#include "all.h"
int main(void) {
	return open_door(ALL_ROOM);
	//     ^ call door.c open_door
	//               ^ read all.h ALL_ROOM
}
`,
  }))
