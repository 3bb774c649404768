import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a macro casts to has its members, whatever it is given', () =>
  expectLinks({
    'door.h': `#include <stdint.h>
struct list { struct list *next; int width; };
struct door { int width; struct list node; struct door *next; };
typedef struct door Door;
#define AS_DOOR(x) ((struct door *)(x))
#define AS_CONST(x) ((const Door *) x)
#define DOOR_AT(a) (*(volatile Door *)(uintptr_t)(a))
#define FIRST ((Door *) 0x4000)
#define CURRENT current_door()
#define to_door(l) container_of(l, struct door, node)
#define to_other(l) \\
	list_entry((l)->next, Door, node)
#define DOOR(o) (G_TYPE_CHECK_INSTANCE_CAST ((o), DOOR_TYPE, Door))
#define CHECKED(l) ({ const void *p_ = (l); Door *d_ = p_ ? AS_DOOR(p_) : 0; d_; })
#define CAST(t, x) ((t *)(x))
#define NEXT_OF(x) ((Door *)(x))->next
#define NODE_OF(x) (&((Door *) (x))->node)
#define AS(type, x) ((type)(x))
#define DOOR_OF(x) AS(Door*, (x))
#define ONLY (&only_)
#define POINTED (*pointed_)
#define BYTES(x) ((char *)(x))
Door *current_door(void);
static Door only_, *pointed_;
`,
    'a.c': `#include "door.h"
void f(struct list *l, void *raw) {
	AS_DOOR(l)->width = 1;
	//          ^ write door.h door.width
	AS_CONST(l)->next->width = 1;
	//           ^ read door.h door.next
	//                 ^ write door.h door.width
	DOOR_AT(16).width = 1;
	//          ^ write door.h door.width
	FIRST->width = 1;
	//     ^ write door.h door.width
	CURRENT->width = 1;
	//       ^ write door.h door.width
	to_door(l)->width = 1;
	//          ^ write door.h door.width
	to_other(l)->width = 1;
	//           ^ write door.h door.width
	DOOR (l)->width = 1;
	//        ^ write door.h door.width
	CHECKED(l)->width = 1;
	//          ^ write door.h door.width
	CAST(Door, l)->width = 1;
	//             ^ write door.h door.width
	NEXT_OF(raw)->width = 1;
	//            ^ write door.h door.width
	NODE_OF(raw)->next->width = 1;
	//            ^ read door.h list.next
	//                  ^ write door.h list.width
	ONLY->width = POINTED.width;
	//    ^ write door.h door.width
	//                    ^ read door.h door.width
	DOOR_OF(l)->width = 1;
	//          ^ write door.h door.width
	raw = BYTES(l);
}
`,
  }))

test('in C++, a named cast says it as well', () =>
  expectLinks({
    'a.cc': `struct Base { int width; };
namespace ui { struct Door : Base { int height; }; }
#define TO_DOOR(x) static_cast<ui::Door *>(x)
#define OLD_DOOR(x) ((ui_door *)(x))
typedef struct ui_door { int depth; } ui_door;
int f(Base *b) {
	OLD_DOOR(b)->depth = 1;
	//           ^ write a.cc ui_door.depth
	return TO_DOOR(b)->height;
	//                 ^ read a.cc ui.Door.height
}
`,
  }))
