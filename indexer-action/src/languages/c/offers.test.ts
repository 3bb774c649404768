/** Which files the linker has to link again after an edit, and which it need not. */
import { expect, test } from 'vitest'
import { affectedBetween } from '../../testing/affected-by.ts'

/** Paths of the files affected by an edit, without the edited ones. */
const affectedBy = (files: Record<string, string>, edits: Record<string, string>) =>
  affectedBetween(files, { ...files, ...edits })

const DOORS = {
  'all.h':
    '#define KNOB 1\nstruct lock { int key; };\nstruct door { struct lock lock; int width; };\nint turn(struct door *d);\n',
  'turn.c': '#include "all.h"\nint turn(struct door *d) { return d->lock.key; }\n',
  'use.c': '#include "all.h"\nint use(struct door *d) { return turn(d); }\n',
  'other.c': '#include "all.h"\nint other(void) { return KNOB; }\n',
}

test('a function that nobody else mentions affects no other file', async () => {
  expect(
    await affectedBy(DOORS, { 'turn.c': `${DOORS['turn.c']}static int twice(int n) { return 2 * n; }\n` }),
  ).toEqual([])
})

test('one that goes affects those that mention it', async () => {
  expect(await affectedBy(DOORS, { 'turn.c': '#include "all.h"\n' })).toEqual(['all.h', 'use.c'])
})

test('a record affects those that reach it through another one', async () => {
  const edited = DOORS['all.h'].replace('int key;', 'int key; int turns;')
  expect(await affectedBy(DOORS, { 'all.h': edited })).toEqual(['turn.c', 'use.c'])
})

test('a macro affects what stands under a condition that asks for it', async () => {
  const files = {
    ...DOORS,
    'port.h': '#ifdef HAVE_KNOB\nint pull(void);\n#endif\n',
    'pull.c': '#include "port.h"\nint both(void) { return pull(); }\n',
  }
  const edited = `#define HAVE_KNOB 1\n${DOORS['all.h']}`
  expect(await affectedBy(files, { 'all.h': edited })).toEqual(['port.h', 'pull.c'])
})

test('a function in a field affects those that call through the field', async () => {
  const files = {
    'ops.h': 'struct ops { int (*pull)(int); };\n',
    'ops.c': '#include "ops.h"\nstatic int hard(int n) { return n; }\nstruct ops ops = { .pull = hard };\n',
    'call.c': '#include "ops.h"\nint call(struct ops *o) { return o->pull(1); }\n',
    'apart.c': '#include "ops.h"\nint apart(int n) { return n; }\n',
  }
  const edited = files['ops.c'].replace('.pull = hard', '')
  expect(await affectedBy(files, { 'ops.c': edited })).toContain('call.c')
  expect(await affectedBy(files, { 'ops.c': edited })).not.toContain('apart.c')
})

test('an include, another order, or a table by position may affect any file', async () => {
  expect(await affectedBy(DOORS, { 'use.c': `#include "more.h"\n${DOORS['use.c']}` })).toBeUndefined()
  const two = { 'two.c': 'int one(void) { return 1; }\nint two(void) { return 2; }\n' }
  const swapped = two['two.c'].split('\n').reverse().join('\n')
  expect(await affectedBy(two, { 'two.c': swapped })).toBeUndefined()
  const table = {
    'table.c':
      'typedef struct { const char *name; int (*pull)(int); } row;\nint hard(int n) { return n; }\nrow rows[] = { { "a", hard } };\n',
  }
  const emptied = table['table.c'].replace('{ "a", hard }', '')
  expect(await affectedBy(table, { 'table.c': emptied })).toBeUndefined()
})

test('how many values a macro at the head of tables has may affect any file', async () => {
  const files = {
    'head.h': '#define DOOR_HEAD 0, 0\n#define DOOR_SIZE 3\n',
    'door.h': 'struct door { int a; int b; int (*open)(void); int (*close)(void); };\n',
    'door.c': '#include "head.h"\n#include "door.h"\nint pull(void);\nstruct door one = { DOOR_HEAD, pull };\n',
    'call.c': '#include "door.h"\nint call(struct door *d) { return d->open(); }\n',
  }
  expect(await affectedBy(files, { 'head.h': files['head.h'].replace('0, 0', '0, 0, 0') })).toBeUndefined()
  expect(await affectedBy(files, { 'head.h': files['head.h'].replace('3', '4') })).not.toContain('call.c')
})

test('a conversion of one class affects who only mentions a function that takes it', async () => {
  const files = {
    'door.hpp':
      'struct Key { int n; };\nstruct Door { Door(int n); };\nvoid open(Door d);\nvoid open(const char *name);\n',
    'use.cpp': '#include "door.hpp"\nvoid use(Key *k) { open(k->n); }\n',
    'apart.cpp': '#include "door.hpp"\nint apart() { return 1; }\n',
  }
  const edited = files['door.hpp'].replace('Door(int n);', 'Door(int n, int m);')
  expect(await affectedBy(files, { 'door.hpp': edited })).toEqual(['use.cpp'])
})

test('a kind of enumeration affects who mentions an enumerator', async () => {
  const files = {
    'color.hpp': 'enum Color { red, green };\n',
    'use.cpp': '#include "color.hpp"\nint use() { return red; }\n',
  }
  expect(await affectedBy(files, { 'color.hpp': 'enum class Color { red, green };\n' })).toEqual(['use.cpp'])
})

test('what a function gives affects who mentions only the macro that calls it', async () => {
  const files = {
    'box.h': 'struct box { int width; };\nstruct bag { int width; };\nstruct box *made(int n);\n',
    'macros.h': '#include "box.h"\n#define MADE(n) (made((n) + 1))\n',
    'use.c': '#include "macros.h"\nint use(void) { return MADE(1)->width; }\n',
    'apart.c': '#include "macros.h"\nint apart(void) { return 1; }\n',
  }
  const edited = files['box.h'].replace('struct box *made', 'struct bag *made')
  expect(await affectedBy(files, { 'box.h': edited })).toEqual(['macros.h', 'use.c'])
})

test('what tells the type of a function affects those that call it, and a line before it nobody', async () => {
  const files = {
    'shop.hpp': `struct Item { void act(); };
struct Other { void act(); };
struct Shop { Item item; auto &front() { return item; } };
`,
    'use.cc': '#include "shop.hpp"\nvoid use(Shop &shop) { shop.front().act(); }\n',
    'apart.cc': '#include "shop.hpp"\nvoid apart(Item &one) { one.act(); }\n',
  }
  const edited = files['shop.hpp'].replace('Item item', 'Other item')
  expect(await affectedBy(files, { 'shop.hpp': edited })).toEqual(['use.cc'])
  expect(await affectedBy(files, { 'shop.hpp': `// All that a shop has.\n${files['shop.hpp']}` })).toEqual([])
})

test('a callback that is given affects those that call it, through all that hand it on, and nobody else', async () => {
  const files = {
    'api.h':
      'typedef int (*visit_fn)(int n);\nstruct way { visit_fn on; };\nint walk(struct way *w, visit_fn visit);\n',
    'doors.c': '#include "api.h"\nint walk(struct way *w, visit_fn visit) {\n\tw->on = visit;\n\treturn visit(1);\n}\n',
    'step.c': '#include "api.h"\nint step(struct way *w) { return w->on(1); }\n',
    'use.c': '#include "api.h"\nstatic int add(int n) { return n; }\nint use(struct way *w) { return walk(w, add); }\n',
    'apart.c': '#include "api.h"\nint apart(int n) { return n; }\n',
  }
  const edited = files['use.c'].replace('walk(w, add)', 'walk(w, 0)')
  expect(await affectedBy(files, { 'use.c': edited })).toEqual(['api.h', 'doors.c', 'step.c'])
})

test('the constructors of a class affect those that derive from it, however far', async () => {
  const files = {
    'base.hpp': 'struct Base { Base() {} int size; };\n',
    'middle.hpp': '#include "base.hpp"\nstruct Middle : Base {};\n',
    'sub.hpp': '#include "middle.hpp"\nstruct Sub : Middle { Sub() {} };\n',
    'other.cpp': 'int other(int n) { return n; }\n',
  }
  const edited = files['base.hpp'].replace('Base() {} ', '')
  expect(await affectedBy(files, { 'base.hpp': edited })).toEqual(['middle.hpp', 'sub.hpp'])
})

test('what a macro is given that is another name of a function affects that function', async () => {
  const files = {
    'api.h': 'typedef int (*visit_fn)(int n);\nint walk_doors(visit_fn visit);\n#define walk walk_doors\n',
    'doors.c': '#include "api.h"\nint walk_doors(visit_fn visit) {\n\treturn visit(1);\n}\n',
    'use.c': '#include "api.h"\nstatic int add(int n) { return n; }\nint use(void) { return walk(add); }\n',
    'apart.c': '#include "api.h"\nint apart(int n) { return n; }\n',
  }
  const edited = files['use.c'].replace('walk(add)', 'walk(0)')
  expect(await affectedBy(files, { 'use.c': edited })).toEqual(['api.h', 'doors.c'])
})

test('what is put behind a macro affects those that call the macro', async () => {
  const files = {
    'api.h':
      'typedef int (*visit_fn)(int n);\nstruct way { visit_fn on; };\nextern struct way way;\n#define visit way.on\n',
    'step.c': '#include "api.h"\nint step(void) { return visit(1); }\n',
    'use.c': '#include "api.h"\nstatic int add(int n) { return n; }\nvoid use(void) { way.on = add; }\n',
    'apart.c': '#include "api.h"\nint apart(int n) { return n; }\n',
  }
  const edited = files['use.c'].replace('way.on = add', 'way.on = 0')
  expect(await affectedBy(files, { 'use.c': edited })).toEqual(['api.h', 'step.c'])
})

test('a list may affect any file by its rows, and so may what its includers make of them', async () => {
  const files = {
    'ops.h': 'OP(load, 1)\nOP(store, 2)\nOP(jump, 1)\n',
    'vm.h': 'enum op {\n#define OP(name, n) OP_##name,\n#include "ops.h"\n};\n',
    'vm.c': '#include "vm.h"\nint f(void) { return OP_halt; }\n',
  }
  const affected = (edits: Record<string, string>) => affectedBetween(files, { ...files, ...edits })
  expect(await affected({ 'ops.h': files['ops.h'].replace('jump', 'halt') })).toBeUndefined()
  expect(await affected({ 'vm.h': files['vm.h'].replace('OP_##', 'CODE_##') })).toBeUndefined()
})

test('what a macro declares may affect any file, what it is the head of none', async () => {
  const files = {
    'list.h':
      '#define DECLARE_LIST(name) struct name##List { int count; };\n#define CASE(name) static void run_##name(int n)\n',
    'door.h': '#include "list.h"\nDECLARE_LIST(Door)\n',
    'use.c': '#include "door.h"\nint f(struct RoofList *roofs) { return roofs->count; }\n',
    'case.c': '#include "list.h"\nCASE(opens) { n++; }\n',
  }
  const affected = (edits: Record<string, string>) => affectedBetween(files, { ...files, ...edits })
  expect(await affected({ 'door.h': files['door.h'].replace('Door', 'Roof') })).toBeUndefined()
  expect(await affected({ 'list.h': files['list.h'].replace('count', 'length') })).toBeUndefined()
  expect(await affected({ 'case.c': `${files['case.c']}CASE(shuts) { n--; }\n` })).toEqual([])
})

test('what a macro declares in a source affects those that mention what it is given, however far away the macro and its types are', async () => {
  const files = {
    'lock.h': '#define DECLARE_LOCK(name, n) struct lock name; static int name##_turns\nstruct lock { int key; };\n',
    'door.c': '#include "lock.h"\nDECLARE_LOCK(first, 1);\nint f(void) { return first_turns; }\n',
    'use.c': '#include "lock.h"\nextern struct lock first;\nint g(void) { return first.key; }\n',
    'apart.c': '#include "lock.h"\nint h(void) { return 1; }\nint first_turns;\n',
  }
  const affected = (edit: (text: string) => string) =>
    affectedBetween(files, { ...files, 'door.c': edit(files['door.c']) })
  expect(await affected((text) => `${text}DECLARE_LOCK(second, 1);\n`)).toEqual([])
  expect(await affected((text) => text.replace('DECLARE_LOCK', 'DECLARE_BOLT'))).toEqual(['use.c'])
  expect(await affected((text) => `${text}#define CASE(name) static void case_##name(void)\n`)).toEqual([])
  const macro = files['lock.h'].replace('_turns', '_count')
  expect(await affectedBetween(files, { ...files, 'lock.h': macro })).toEqual(['door.c', 'use.c'])
})

test('a type that a macro declares something of affects those that mention that', async () => {
  const files = {
    'all.h':
      '#include "bolt.h"\n#define DECLARE_LOCK(name, n) lock_t name; int name##_turns\nstruct lock { int key; };\n',
    'bolt.h': 'struct bolt { int key; };\ntypedef struct lock lock_t;\n',
    'door.c': '#include "all.h"\nDECLARE_LOCK(first, 1);\n',
    'use.c': '#include "all.h"\nextern lock_t first;\nint g(void) { return first.key; }\n',
    'apart.c': '#include "all.h"\nint h(void) { return 1; }\n',
  }
  const edited = { ...files, 'bolt.h': files['bolt.h'].replace('struct lock', 'struct bolt') }
  expect(await affectedBetween(files, edited)).toEqual(['all.h', 'door.c', 'use.c'])
  const inHeader = { 'door.h': '#include "all.h"\nDECLARE_LOCK(second, 1);\n' }
  expect(await affectedBetween({ ...files, ...inHeader }, { ...edited, ...inHeader })).toBeUndefined()
})
