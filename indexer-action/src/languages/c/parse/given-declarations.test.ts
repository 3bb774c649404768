import { expect, test } from 'vitest'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('what a macro is given among fields or at the top is declared, where it is one type and one name', async () => {
  await expectLinks({
    'door.h': `#include "threads.h"
struct door {
	int width;
	__decl_thread(LOCK_T lock);
	__decl_thread(struct door *next);
	WITH_THREADS(unsigned waiting[4]);
};
__decl_thread(extern LOCK_T door_lock);
`,
    'threads.h': `#ifdef USE_THREADS
#define __decl_thread(decl) decl
#else
#define __decl_thread(decl)
#endif
typedef struct lock { int held; } LOCK_T;
`,
    'door.c': `#include "door.h"
__decl_thread(LOCK_T door_lock);
int is_open(struct door *door) {
	door->waiting[0] = 1;
	//    ^ read door.h door.waiting
	return door->next->lock.held + door_lock.held;
	//           ^ read door.h door.next
	//                 ^ read door.h door.lock
	//                      ^ read threads.h lock.held
	//                             ^ read all of (door.h door_lock | door.c door_lock)
	//                                       ^ read threads.h lock.held
}
`,
  })
})

test('an old prototype and the size of a type are no such declaration', async () => {
  const [file] = await analyse(new Map([['a.c', 'struct a {\n\tCHECK(struct b);\n};\nf(int x);\n']]), () => 'c')
  expect(file?.symbols.map(({ qualified, name }) => qualified ?? name)).toEqual(['a'])
})
