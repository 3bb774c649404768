import { expect, test } from 'vitest'
import { extractFile } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'
import type { Surface } from '../fact-layout.ts'
import { cLanguages } from '../index.ts'

const [c] = cLanguages

/** What other files are told of functions that are put away: `place <- what is put there`. */
async function storesOf(text: string): Promise<string[]> {
  if (!c) throw new Error('no C')
  const { surface, symbols } = await extractFile(c, 'a.c', text)
  const { stores, types } = surface as Surface
  const textOf = (type = -1): string =>
    types[type]?.replace(/^#(\d+)$/, (_, symbol: string) => symbols[Number(symbol)]?.name ?? '') ?? ''
  return stores.map(([type, path, value, from]) =>
    [textOf(type), path, '<-', textOf(from), value].filter((one) => one !== '').join(' '),
  )
}

test('what a function or macro of the file is given is told if that calls it or hands it on', async () => {
  const stores = await storesOf(`typedef void (*visit_fn)(int);
static void last(visit_fn visit) { visit_fn mine = visit; mine(1); }
static void step(visit_fn visit, count n) { last(visit); (void)n; }
static void idle(visit_fn visit) { (void)visit; }
#define NAMED(name) #name
#define EACH(visit) step(visit, limit)
static void add(int n) {}
void run(count n) {
	step(add, n);
	idle(add);
	NAMED(add);
	EACH(add);
	elsewhere(add);
}
`)
  expect(stores).toEqual([
    'v:last /0 <- step /0',
    'v:step /0 <- EACH /0',
    'v:step /0 <- add',
    'v:EACH /0 <- add',
    'v:elsewhere /0 <- add',
  ])
})

test('nothing is told of what its type shows to be no function, nor of names of the system and constants', async () => {
  const stores = await storesOf(`void run(struct door *door, int n, size_t size, other_t *other) {
	use(door, n, size, LIMIT, errno, stdout);
	size_t copy = other->count;
	door->size = copy;
}
`)
  expect(stores).toEqual([])
})

test('of fields that are copied, those are told that the file calls, puts functions into or declares as such, or that are named so', async () => {
  const stores = await storesOf(`struct own { void (*declared)(void); };
void run(struct a *a, struct b *b) {
	a->count = b->count;
	a->called = b->kept;
	a->called();
	a->first = b->local;
	call local = b->local;
	local();
	a->filled = b->filled;
	b->filled = add;
	a->mine = b->declared;
	a->one = b->on_close_cb;
}
`)
  expect(stores).toEqual([
    's:a called <- s:b kept',
    's:a first <- s:b local',
    's:a filled <- s:b filled',
    's:b filled <- add',
    's:a mine <- s:b declared',
    's:a one <- s:b on_close_cb',
  ])
})

test('what is given to another name of a function is given to that', () =>
  expectLinks({
    'each.c': `typedef void (*visit_fn)(int);
#define each each_of_ours
void each_of_ours(visit_fn visit) { visit(1); }
//                                  ^ read parameter visit of line 3, call_indirect each.c add
static void add(int n) {}
void run(void) { each(add); }
`,
  }))

test('a local holds nothing of what stood in a function that a macro wrote before it', async () => {
  const stores = await storesOf(`#define DEFINE(name) void name(void) { call a = add; }
DEFINE(made)
void run(void) {
	call mine = 0;
	elsewhere(mine);
}
`)
  expect(stores).toEqual([])
})
