import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a call of a parameter reaches the functions that are given for it, also through functions and macros that hand it on', () =>
  expectLinks({
    'walk.h': `typedef int (*visit_fn)(int n, void *data);
int walk(int from, visit_fn visit, void *data);
#define walk_all(visit) walk(0, (visit), 0)
`,
    'walk.c': `#include "walk.h"
static int step(int n, int (*visit)(int, void *), void *data) {
	if (n > 9) return 0;
	return visit(n, data) ? n : step(n + 1, visit, data);
	//     ^ read parameter visit of line 2, call_indirect all of (sum.c add | sum.c twice)
}
int walk(int from, visit_fn visit, void *data) {
	return step(from, visit, data);
}
`,
    'sum.c': `#include "walk.h"
static int add(int n, void *sum) { return *(int *)sum += n; }
static int twice(int n, void *sum) { return *(int *)sum += 2 * n; }
int sum(void) {
	int all = 0;
	walk(1, add, &all);
	//      ^ read sum.c add
	return walk_all(&twice);
}
`,
  }))

test('a handler that is registered is called through the field in which its registration keeps it', () =>
  expectLinks({
    'timer.h': `typedef struct timer timer_t_;
typedef void (*timer_cb)(timer_t_ *timer);
struct timer { timer_cb cb; int due; };
void timer_start(timer_t_ *timer, timer_cb cb, int due);
`,
    'timer.c': `#include "timer.h"
void timer_start(timer_t_ *timer, timer_cb cb, int due) {
	timer->cb = cb;
	timer->due = due;
}
void timer_run(timer_t_ *timer) {
	timer_cb cb = timer->cb;
	timer->cb = 0;
	if (cb) cb(timer);
	//      ^ read variable cb of line 7, call_indirect main.c ring
	timer->cb(timer);
	//     ^ read timer.h timer.cb, call_indirect main.c ring
}
`,
    'main.c': `#include "timer.h"
static void ring(timer_t_ *timer) { (void)timer; }
int main(void) {
	timer_t_ timer;
	timer_start(&timer, ring, 10);
	return 0;
}
`,
  }))

test('a hook that is set by a function is what the variable holds', () =>
  expectLinks({
    'hooks.c': `#include <stdlib.h>
typedef void *(*alloc_fn)(size_t size);
static alloc_fn allocate = malloc;
void set_hooks(alloc_fn fn) { allocate = fn; }
void *get(size_t size) {
	return (*allocate)(size);
	//       ^ read hooks.c allocate, call_indirect test.c counted
}
`,
    'test.c': `#include <stdlib.h>
void set_hooks(void *(*fn)(size_t));
static void *counted(size_t size) { return malloc(size); }
void test(void) { set_hooks(counted); }
`,
  }))

test('each function of a longer table is called through it', () =>
  expectLinks({
    'a.c': `typedef int op(int);
static int a(int n) { return n; }
static int b(int n) { return n; }
static int c(int n) { return n; }
static int d(int n) { return n; }
static int e(int n) { return n; }
static int f(int n) { return n; }
static int g(int n) { return n; }
static int h(int n) { return n; }
static int i(int n) { return n; }
static op *const ops[] = { a, b, c, d, e, f, g, h, i };
int run(int at, int n) {
	return ops[at](n);
	//     ^ read a.c ops, call_indirect all of (a.c a | a.c b | a.c c | a.c d | a.c e | a.c f | a.c g | a.c h | a.c i)
}
`,
  }))

test('what one place holds is in those that are filled from it: variables, fields, and what is given', () =>
  expectLinks({
    'io.h': `typedef long io_fn(int n);
struct io { io_fn *read; io_fn *close; };
struct link { io_fn *read; io_fn *on_close_cb; };
extern struct io io;
#define io_read io.read
`,
    'os.c': `#include "io.h"
static long os_read(int n) { return n; }
static long os_close(int n) { return -n; }
struct io io = { os_read, os_close };
`,
    'filter.c': `#include "io.h"
static io_fn *top;
static io_fn *next;
static long squeeze(int n) { return next(n + 1); }
//                                  ^ read filter.c next, call_indirect all of (filter.c squeeze | filter.c first)
static long first(int n) { return n; }
void start(void) { top = first; }
void add(void) {
	io_fn *mine = squeeze;
	next = top;
	top = mine;
}
long run(void) { return top(1); }
//                      ^ read filter.c top, call_indirect all of (filter.c squeeze | filter.c first)
`,
    'link.c': `#include "io.h"
static long end(io_fn *call, int n) { return call(n); }
//                                           ^ read parameter call of line 2, call_indirect os.c os_close
void open_link(struct link *to, struct io *from) {
	to->read = io_read;
	to->on_close_cb = from->close;
}
long use(struct link *to) {
	long n = io_read(1);
	//       ^ call_indirect os.c os_read, call_macro io.h io_read
	n += to->read(2);
	//       ^ read io.h link.read, call_indirect os.c os_read
	return end(to->on_close_cb, 3);
}
`,
  }))

test('of more functions than anybody would look at, those of tests are left out, and if there are still as many, nobody knows which', () => {
  const many = (name: string): string =>
    Array.from(
      { length: 65 },
      (_, n) => `static void ${name}${n}(void) {}\nvoid use_${name}${n}(void) { later(${name}${n}); }\n`,
    ).join('')
  return expectLinks({
    'later.h': 'typedef void (*later_cb)(void);\nvoid later(later_cb call);\nvoid often(later_cb call);\n',
    'later.c': `#include "later.h"
void later(later_cb call) { call(); }
//                          ^ read parameter call of line 2, call_indirect own.c tidy
void often(later_cb call) { call(); }
//                          ^ read parameter call of line 4, call_indirect unknown
`,
    'own.c': '#include "later.h"\nstatic void tidy(void) {}\nvoid own(void) { later(tidy); }\n',
    'test/later.c': `#include "../later.h"\n${many('test')}`,
    'plugins.c': `#include "later.h"\n${many('plugin').replaceAll('later(', 'often(')}`,
  })
})

test('C++: a function that is given to a parameter of any type that can be called', () =>
  expectLinks({
    'each.hpp': `#include <functional>
namespace tools {
using Visit = void (*)(int);
inline void each(Visit visit) { visit(1); }
//                              ^ read parameter visit of line 4, call_indirect run.cc one
inline void all(const std::function<void(int)> &visit) { visit(2); }
//                                                       ^ read parameter visit of line 6, call_indirect run.cc two
template <typename F> void some(int, F &&visit) { visit(3); }
//                                                ^ read parameter visit of line 8, call_indirect run.cc two
}
`,
    'run.cc': `#include "each.hpp"
using namespace tools;
static void one(int) {}
static void two(int) {}
void run() {
	each(&one);
	all(two);
	some(1, two);
}
`,
  }))

test('C++: a local is called, of whatever type it seems to be', () =>
  expectLinks({
    'print.cc': `#include <ostream>
static void plain(std::ostream &out, const char *text, ...) {}
void print(std::ostream &out) {
	typedef void(Printer)(std::ostream &, const char *, ...);
	Printer *printer = plain;
	if (out) printer(out, "1");
	//       ^ read variable printer of line 5, call_indirect print.cc plain
}
`,
  }))

test('a function of the file that bears the name of one of the system is put into a table like any other', () =>
  expectLinks({
    'file.c': `struct ops { int (*open)(int); };
static int open(int n) { return n; }
static const struct ops ops = { .open = open };
int use(void) { return ops.open(1); }
//                         ^ read file.c ops.open, call_indirect file.c open
`,
  }))
