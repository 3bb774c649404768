import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a field that a macro names is accessed through that macro', () =>
  expectLinks({
    'private.h': '#define LIB_PRIVATE(member) private_##member\n',
    'door.h': `#include "private.h"
struct lock { int LIB_PRIVATE(held); };
struct door {
	int LIB_PRIVATE(width);
	struct lock LIB_PRIVATE(lock);
	int (*CLOSE)(int slowly);
};
`,
    'door.c': `#include "door.h"
int measure(struct door *door, int width, int slowly) {
	if (door->CLOSE(slowly)) return 0;
	//        ^ read door.h door.CLOSE
	//              ^ read parameter slowly of line 2
	return door->LIB_PRIVATE(width) + door->LIB_PRIVATE(lock).LIB_PRIVATE(held);
	//           ^ call_macro private.h LIB_PRIVATE
	//                       ^ read door.h door.width
	//                                                  ^ read door.h door.lock
	//                                                                    ^ read door.h lock.held
}
`,
  }))

test('what a macro is given first may be the name of a field of what it is given next', () =>
  expectLinks({
    'hash.h': '#define HASH_FIND(hh, head, out) (out) = find((head)->hh.table)\n#define ALWAYS 1\n',
    'door.c': `#include "hash.h"
struct links { void *table; };
struct door { struct links by_name; int ALWAYS_OPEN; };
static struct { struct door *doors; } house;
struct door *door_of(void) {
	struct door *found;
	HASH_FIND(by_name, house.doors, found);
	//        ^ read door.c door.by_name
	HASH_FIND(ALWAYS, house.doors, found);
	//        ^ read hash.h ALWAYS
	return found;
	//     ^ read variable found of line 6
}
`,
  }))
