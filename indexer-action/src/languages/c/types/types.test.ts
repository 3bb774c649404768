import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const SHAPES = `typedef struct point { int x, y; } point;
struct box {
	point from;
	struct { int width; union { int depth; char tag; }; } size;
	struct box *next;
	point *(*corner)(struct box *self);
};
typedef struct box *box_ref;
struct box *make(void);
point *middle(struct box *b) { return &b->from; }
struct decoy { int x, width, depth, from; };
`

test('members are found through pointers, arrays, casts, calls and chains of typedefs', () =>
  expectLinks({
    'shapes.h': SHAPES,
    'a.c': `#include "shapes.h"
static struct box all[3];
int f(box_ref b, void *raw) {
	b->from.x = 1;
	// ^ read shapes.h box.from
	all[1].next->size.width = 2;
	//     ^ read shapes.h box.next
	//           ^ read shapes.h box.size
	//                ^ write shapes.h box.size.width
	((struct box *)raw)->size.depth++;
	//                        ^ write shapes.h box.size.depth
	point *p = b->corner(b);
	//            ^ read shapes.h box.corner
	p->y = make()->from.x + (*b->corner)(b)->y;
	// ^ write shapes.h point.y
	//             ^ read shapes.h box.from
	//                                       ^ read shapes.h point.y
	return middle(b)->x;
	//                ^ read shapes.h point.x
}
`,
  }))

test('designators name the fields of what they fill, nested and in arrays too', () =>
  expectLinks({
    'shapes.h': SHAPES,
    'a.c': `#include "shapes.h"
static struct box one = { .from = { .x = 1 }, .size.width = 2 };
//                         ^ write shapes.h box.from
//                                   ^ write shapes.h point.x
//                                             ^ write shapes.h box.size
//                                                  ^ write shapes.h box.size.width
static struct box many[] = { [2] = { .next = &one } };
//                                    ^ write shapes.h box.next
//                                            ^ read a.c one
int f(void) { return ((point){ .y = 4 }).y; }
//                              ^ write shapes.h point.y
//                                       ^ read shapes.h point.y
`,
  }))

test('a call through a field reaches the functions that are put there', () =>
  expectLinks({
    'ops.h':
      'struct ops { int (*read)(int); int (*stop)(void); };\nextern struct ops tcp;\nextern struct ops *chosen;\n',
    'tcp.c': `#include "ops.h"
static int tcp_read(int n) { return n; }
struct ops tcp = { .read = tcp_read };
//                         ^ read tcp.c tcp_read
`,
    'udp.c': `#include "ops.h"
static int udp_read(int n) { return n; }
static int udp_stop(void) { return 0; }
static struct ops udp = { udp_read, 0 };
void choose(void) { udp.stop = udp_stop; }
//                      ^ write ops.h ops.stop
`,
    'main.c': `#include "ops.h"
int run(void) {
	chosen->stop();
	//      ^ read ops.h ops.stop, call_indirect udp.c udp_stop
	return chosen->read(1);
	//             ^ read ops.h ops.read, call_indirect all of (tcp.c tcp_read | udp.c udp_read)
}
`,
  }))

test('functions kept in variables and tables are called through them', () =>
  expectLinks({
    'a.c': `static int up(int n) { return n + 1; }
static int down(int n) { return n - 1; }
static int (*steps[])(int) = { up, down };
int f(int n) {
	int (*step)(int) = n ? up : down;
	step = &up;
	return steps[n](n) + step(n);
	//     ^ read a.c steps, call_indirect all of (a.c up | a.c down)
	//                   ^ read variable step of line 5, call_indirect all of (a.c up | a.c down)
}
`,
  }))

test('a member of a type from outside is outside, of an unknown value unknown', () =>
  expectLinks({
    'a.c': `#include <sys/stat.h>
struct mine { int st_size; };
int f(struct stat *s) {
	FILE *out = 0;
	out->st_size = 1;
	//   ^ write system st_size
	return s->st_size + unknowable()->st_size;
	//        ^ read system st_size
	//                                ^ read unknown
}
`,
  }))

test('a struct is none of the enumerations that a typedef calls alike', () =>
  expectLinks({
    'a.c': `typedef enum { SHUT, OPEN } door;
struct door { door state; };
int f(struct door *d) { return d->state; }
//                                ^ read a.c door.state
`,
  }))

test('a macro that calls a function gives what that does', () =>
  expectLinks({
    'bench.hpp': `namespace bench {
class Bench { public: Bench *range(int from, int to); };
Bench *add(Bench *made, const char *name);
Bench *fresh();
}
#define RUN(function) static bench::Bench *function##_ = (::bench::add(bench::fresh(), #function))
`,
    'a.cc': `#include "bench.hpp"
static void sort() {}
RUN(sort)->range(1, 2);
//         ^ call bench.hpp bench.Bench.range
`,
    'shapes.h': `${SHAPES}
struct box *made_for(const point *at, int depth);
#define MADE(at) (made_for((at), 0))
`,
    'b.c': `#include "shapes.h"
int f(const point *at) { return MADE(at)->size.width; }
//                                        ^ read shapes.h box.size
//                                             ^ read shapes.h box.size.width
`,
  }))

test('a field may be called what its struct is', () =>
  expectLinks({
    'a.c': `struct list { struct node { int key; } node; enum kind { OPEN } kind; };
int f(struct list *l) { return l->node.key + l->kind; }
//                                ^ read a.c list.node
//                                     ^ read a.c list.node.key
//                                              ^ read a.c list.kind
`,
  }))

test('what is opaque in a shared header is the record that the use sees', () =>
  expectLinks({
    'device.h':
      'struct backend;\ntypedef struct backend Backend;\nstruct device { struct backend *own; Backend *same; };\n',
    'alsa/own.h': '#include "../device.h"\nstruct backend { int card; int rate; };\n',
    'alsa/alsa.c': `#include "own.h"
int f(struct device *d) {
	Backend *local = d->same;
	local->card = d->same->card;
	//     ^ write alsa/own.h backend.card
	//                     ^ read alsa/own.h backend.card
	return d->own->rate;
	//             ^ read alsa/own.h backend.rate
}
`,
    'pulse/pulse.c': `#include "../device.h"
struct backend { int sink; int rate; };
int g(struct device *d) {
	d->same->sink = 1;
	//       ^ write pulse/pulse.c backend.sink
	return d->own->rate;
	//             ^ read pulse/pulse.c backend.rate
}
`,
  }))

test('members of the system’s records are the system’s', () =>
  expectLinks({
    'other.h': 'struct stamp { long tv_nsec; };\n',
    'a.c': `#include <time.h>
#include "other.h"
void f(void) {
	struct timespec ts;
	struct sockaddr_in6 in = { .sin6_port = 1 };
	//                          ^ write system sin6_port
	ts.tv_nsec = 1;
	// ^ write system tv_nsec
	in.sin6_addr.s6_addr[0] = ts.read;
	// ^ read system sin6_addr
	//                           ^ read system read
}
`,
  }))

test('a typedef that only a macro or a generated header can make is that of the record which bears its name', () =>
  expectLinks({
    'a.c': `#include <framework.h>
DECLARE_TYPE(Door)
struct Door { int width; struct Door *next; };
int f(void *raw) {
	Door *d = raw;
	// ^ nothing
	d->next->width = 1;
	// ^ read a.c Door.next
	//       ^ write a.c Door.width
	return ((Door *)raw)->width;
	//       ^ type a.c Door
	//                    ^ read a.c Door.width
}
`,
    'b.c': `#include <door.h>
int g(Door *d) { return d->width; }
//    ^ type system Door
`,
  }))

test('behind a macro that brings its own comma comes the next field', () =>
  expectLinks({
    'object.h': `struct head { long count; };
struct type { struct head base; const char *name; void (*free)(void *); };
#define HEAD_INIT(n) { n },
`,
    'a.c': `#include "object.h"
static void release(void *one) {}
static struct type door = {
	HEAD_INIT(0)
	.name = "door",
//^ write object.h type.name
	.free = release,
//^ write object.h type.free
};
static struct type wall = {
	.base = HEAD_INIT(0)
	.name = "wall",
//^ write object.h type.name
};
`,
  }))
