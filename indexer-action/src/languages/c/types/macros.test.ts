import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a macro is handed decides what it gives', () =>
  expectLinks({
    'k.h': `struct node { struct node *next; };
struct page { int flags; struct node lru; };
#define container_of(p, type, member) ((type *)(p))
#define READ_ONCE(x) (x)
#define each(pos, head, member) for (pos = head; pos; pos = 0)
`,
    'a.c': `#include "k.h"
int f(struct node *n, struct page *list) {
	struct page *p;
	each(p, list, lru)
	//            ^ read k.h page.lru
		p->flags = 0;
	//  ^ write k.h page.flags
	return container_of(n, struct page, lru)->flags + READ_ONCE(p)->flags;
	//                                  ^ read k.h page.lru
	//                                        ^ read k.h page.flags
	//                                                              ^ read k.h page.flags
}
`,
  }))

test('a macro that stands for the way to a field is what a use of it leads to', () =>
  expectLinks({
    'tree.h': `struct node { struct { int count; } data; };
#define weight data.count
#define log(x) note(x)
`,
    'a.c': `#include "tree.h"
int f(struct node *tree, int n) { return tree[n].weight; }
//                                               ^ read tree.h weight
int g(struct other *o) { return o->log; }
//                                 ^ read unknown
`,
  }))

test('a macro that leads to a field gives what that is of', () =>
  expectLinks({
    'list.h': `struct node { int value; };
struct list { struct node *head; struct { struct node *last; } ends; };
#define first(l) ((l)->head)
#define last(l) (l->ends.last) /* the other end */
#define ends_of(l) (&((l)->ends))
`,
    'a.c': `#include "list.h"
int f(struct list *l) { return first(l)->value + last(l)->value + ends_of(l)->last->value; }
//                                       ^ read list.h node.value
//                                                        ^ read list.h node.value
//                                                                            ^ read list.h list.ends.last
//                                                                                  ^ read list.h node.value
`,
  }))

test('what a macro is given after a type may be the way to a field of a field', () =>
  expectLinks({
    'conf.c': `#include <stddef.h>
typedef struct { int limit; } up_t;
typedef struct { int size; up_t up; } conf_t;
struct chosen { int limit; } chosen;
static int table[] = { offsetof(conf_t, up.limit), offsetof(conf_t, size), max(1, chosen.limit) };
//                                      ^ read conf.c conf_t.up
//                                         ^ read conf.c up_t.limit
//                                                                  ^ read conf.c conf_t.size
//                                                                                ^ read conf.c chosen
//                                                                                       ^ read conf.c chosen.limit
`,
  }))

test('fields that a macro of another header stands for are fields of the record', () =>
  expectLinks({
    'unix.h': `#define HANDLE_PRIVATE_FIELDS \\
	int flags; \\
	HANDLE_PLATFORM_FIELDS
#define HANDLE_PLATFORM_FIELDS \\
	struct node { int key; } node;
`,
    'uv.h': `#include "unix.h"
struct handle {
	void *data;
	HANDLE_PRIVATE_FIELDS
};
`,
    'a.c': `#include "uv.h"
int f(struct handle *h) { return h->flags + h->node.key; }
//                                  ^ read unix.h HANDLE_PRIVATE_FIELDS.flags
//                                             ^ read unix.h HANDLE_PLATFORM_FIELDS.node
//                                                  ^ read unix.h HANDLE_PLATFORM_FIELDS.node.key
`,
  }))

test('macros of fields that stand among one another end', { timeout: 10_000 }, () => {
  const header = (own: string, ...others: string[]) =>
    [
      `#ifndef ${own}_H\n#define ${own}_H`,
      ...others.map((other) => `#include "${other}.h"`),
      `#define ${own}_FIELDS int ${own.toLowerCase()}; \\`,
      ...[...others, ...others, ...others].map((other) => `\t${other}_FIELDS \\`),
      '\n#endif\n',
    ].join('\n')
  return expectLinks({
    'A.h': header('A', 'B', 'C'),
    'B.h': header('B', 'A', 'C'),
    'C.h': header('C', 'A', 'B'),
    'a.c': `#include "A.h"
struct door {
	A_FIELDS
};
int f(struct door *d) { return d->b + d->none; }
//                                ^ read B.h B_FIELDS.b
//                                       ^ read unknown
`,
  })
})

test('a macro that stands for what a shared variable points at is of the record that the use sees', () =>
  expectLinks({
    'shared.h': `struct globals;
extern struct globals *const ptr_to_globals;
`,
    'hush.c': `#include "shared.h"
struct globals { int depth; };
#define G (*ptr_to_globals)
int f(void) { return G.depth; }
//                     ^ read hush.c globals.depth
`,
    'wget.c': `#include "shared.h"
struct target { int port; };
struct globals { int depth; struct target *to; };
struct more { int count; };
#define G (*(ptr_to_globals - 1))
#define more_ptr ((struct more *)(ptr_to_globals))
#define G2 (*more_ptr)
#define to (G.to    )
int f(void) {
	G.depth += to->port;
	//^ write wget.c globals.depth
	//             ^ read wget.c target.port
	return G2.count;
	//        ^ read wget.c more.count
}
`,
  }))

test('a record that a macro stands for holds what the macro is given', () =>
  expectLinks({
    'vector.h': `#define VECTOR(type) struct { type *entries; int size; }
typedef struct bolt { int length; } bolt_t;
struct safe { VECTOR(bolt_t *) bolts; };
`,
    'door.h': `#include "vector.h"
struct lock { int key; };
typedef VECTOR(struct lock) locks_t;
struct door { VECTOR(bolt_t *) bolts; locks_t locks; API(x) int width; };
`,
    'use.c': `#include "door.h"
int f(struct door *door, struct safe *safe) {
	door->bolts.entries[0]->length = door->bolts.size;
	//          ^ read vector.h VECTOR.entries
	//                      ^ write vector.h bolt.length
	//                                           ^ read vector.h VECTOR.size
	return door->locks.entries[1].key + safe->bolts.entries[0]->length + door->width;
	//                            ^ read door.h lock.key
	//                                                          ^ read vector.h bolt.length
	//                                                                         ^ read door.h door.width
}
`,
  }))

test('macros that lead to fields of one another are of no type', () =>
  expectLinks({
    'door.h': `struct door { struct door *next; int width; };
#define first ((*second)->next)
#define second ((*first)->next)
#define itself ((&itself)->next)
`,
    'a.c': `#include "door.h"
int f(struct door *door) { return first->width + itself->width + door->width; }
//                                       ^ read unknown
//                                                       ^ read unknown
//                                                                     ^ read door.h door.width
`,
  }))
