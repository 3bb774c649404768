import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { selectBranches } from './parse/conditionals.ts'
import { tokenize } from './parse/tokens.ts'
import { Words } from './parse/words.ts'

const ACTIONS = `struct actions {
	int (*add)(int n);
	int (*notify)(int n);
	int (*process)(int n);
	int (*init)(int n);
};
`

test('branches of the preprocessor fill the same places of a table', () =>
  expectLinks({
    'actions.h': ACTIONS,
    'poll.c': `#include "actions.h"
static int add(int n) { return n; }
static int notify(int n) { return n; }
static int wake(int n) { return n; }
static int process(int n) { return n; }
static int init(int n) { return n; }
struct actions all = {
	add,
#if HAVE_EVENTFD
	notify,
#elif HAVE_PIPES
#if HAVE_PIPE2
	wake,
#else
	notify,
#endif
#else
	0,
#endif
	process,
	init,
};
`,
    'main.c': `#include "actions.h"
extern struct actions all;
int main(void) {
	all.add(1);
	//  ^ read actions.h actions.add, call_indirect poll.c add
	all.notify(1);
	//  ^ read actions.h actions.notify, call_indirect all of (poll.c notify | poll.c wake)
	all.process(1);
	//  ^ read actions.h actions.process, call_indirect poll.c process
	all.init(1);
	//  ^ read actions.h actions.init, call_indirect poll.c init
	return 0;
}
`,
  }))

test('branches that a table begins with fill the same places', () =>
  expectLinks({
    'actions.c': `${ACTIONS}static int add(int n) { return n; }
static int sum(int n) { return n; }
static int notify(int n) { return n; }
static int process(int n) { return n; }
struct actions all = {
#ifdef HAVE_SUM
	sum,
#else
	add,
#endif
	notify,
	process,
};
int main(void) {
	all.add(1);
	//  ^ read actions.c actions.add, call_indirect all of (actions.c add | actions.c sum)
	return all.notify(1);
	//         ^ read actions.c actions.notify, call_indirect actions.c notify
}
`,
  }))

test('fields that only some builds have count where a table fills them under the same condition', () =>
  expectLinks({
    'actions.c': `struct actions {
#ifdef THREADS
	int (*lock)(int n);
#endif
	int (*add)(int n);
};
static int lock(int n) { return n; }
static int add(int n) { return n; }
struct actions all = {
#ifdef THREADS
	lock,
#endif
	add,
};
int main(void) {
	return all.add(1);
	//         ^ read actions.c actions.add, call_indirect actions.c add
}
`,
  }))

test('a macro at the head of a table fills as many places as it has values', () =>
  expectLinks({
    'module.h': `struct module {
	int index;
	const char *name;
	int version;
	int (*start)(void);
	int (*stop)(void);
};
#define UNSET -1
#define MODULE_HEAD  /* index, */ \\
	UNSET, 0, (UNSET, 3)
`,
    'door.c': `#include "module.h"
static int open(void) { return 0; }
static int close(void) { return 0; }
struct module door = { MODULE_HEAD, open, close };
struct module *doors[] = { &door };
`,
    'gate.c': `#include "module.h"
static int lift(void) { return 0; }
struct module gate = { UNSET, "gate", 1, lift };
`,
    'main.c': `#include "module.h"
int run(struct module *one) {
	one->start();
	//   ^ read module.h module.start, call_indirect all of (door.c open | gate.c lift)
	return one->stop();
	//          ^ read module.h module.stop, call_indirect door.c close
}
`,
  }))

test('each element of a table of a function is called through it, also behind a macro', () =>
  expectLinks({
    'table.c': `#define STEP_HEAD first, second
typedef int (*steps_t[4])(int);
int first(int n) { return n; }
int second(int n) { return n; }
int third(int n) { return n; }
int fourth(int n) { return n; }
int run(int n) {
  steps_t steps = { STEP_HEAD, third, fourth };
  return steps[n](1);
  //     ^ read variable steps of line 8, call_indirect all of (table.c third | table.c fourth)
}
`,
  }))

test('a macro of statements fills one place, and so does the name of one that takes arguments', () =>
  expectLinks({
    'table.c': `struct steps { int (*one)(int); int (*two)(int); int (*three)(int); };
struct stops { int (*one)(int); int (*two)(int); int (*three)(int); };
struct turns { int (*one)(int); int (*two)(int); int (*three)(int); };
#define STEP_LOOP int a, b; run(a, b)
#define STEP_GO(n) n, n
#define STEP_NOW() 1, 2
int STEP_GO(int n);
int STEP_NOW(int n);
int second(int n) { return n; }
struct steps looped = { STEP_LOOP, second };
struct stops gone = { STEP_GO, second };
struct turns turned = { STEP_NOW, second };
int call(struct steps *s, struct stops *p, struct turns *t) {
  s->two(1);
  // ^ read table.c steps.two, call_indirect table.c second
  p->two(1);
  // ^ read table.c stops.two, call_indirect table.c second
  return t->two(1);
  //        ^ read table.c turns.two, call_indirect table.c second
}
`,
  }))

test('of branches around each other the outer ones are told apart, as each place would hold as many numbers as there are', () => {
  const text = `${'#if A\nint a;\n'.repeat(300)}${'#endif\n'.repeat(300)}`
  const tokens = tokenize(text, 0, text.length, new Words(false), false)
  const { regions } = selectBranches(text, tokens, false, 'unknown')
  expect(Math.max(...regions.map(({ branches }) => branches.length))).toBeLessThan(100)
})
