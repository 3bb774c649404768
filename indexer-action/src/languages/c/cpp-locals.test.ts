import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what a condition declares is there behind else as well', () =>
  expectLinks({
    'a.cc': `struct Door { int width; };
Door *find(int n);
int gone;
int f() {
  if (Door *door = find(1)) return door->width;
  else if (Door *other = find(2)) return door ? 1 : other->width;
  //                                     ^ read variable door of line 5
  //                                                       ^ read a.cc Door.width
  else {
    gone = other->width;
    //     ^ read variable other of line 6
    //            ^ read a.cc Door.width
  }
  while (gone) if (gone) break; else gone = 0;
  if (int width = gone; width > 1) gone = 1;
  else gone = width;
  //          ^ read variable width of line 15
  return 0;
}
`,
  }))

test('a pointer to a function is a local, whatever type stands before its parentheses', () =>
  expectLinks({
    'a.cc': `struct Door { int width; void open(); };
void ring(int);
int sizes[3];
namespace tools { struct Saw { void cut(); }; }
template <typename T> struct Box { void fill(); };
void f(Door &door, int n, tools::Saw &saw) {
  void (*call)(int) = ring;
    call(1);
  //^ read variable call of line 7, call_indirect a.cc ring
  int (&all)[3] = sizes;
    all[0] = int(n);
  //^ read variable all of line 10
  //             ^ read parameter n of line 6
  bool (*const best)(int, int) = nullptr;
    best(1, 2);
  //^ read variable best of line 14
  void (Door::*way)() = &Door::open;
  //    ^ type a.cc Door
  (door.*way)();
  //     ^ read variable way of line 17
  int Door::*size = &Door::width;
  //  ^ type a.cc Door
  door.*size = 1;
  //    ^ read variable size of line 21
  Door Door::*part;
  //   ^ type a.cc Door
    part = nullptr;
  //^ write variable part of line 25
  const Door &(tools::Saw::*get)(int) const = nullptr;
  //                  ^ type a.cc tools.Saw
  (saw.*get)(1);
  //    ^ read variable get of line 29
  void (Box<Door>::*fill)() = nullptr;
  //    ^ type a.cc Box
  //        ^ type a.cc Door
}
`,
  }))

test('a local may be of a record without a name', () =>
  expectLinks({
    'a.cc': `int f() {
  struct { const char *name; int width; } doors[] = {{"a", 1}, {"b", 2}};
  union { int whole; float part; } value;
  enum { Open, Shut } state = Open;
  //                          ^ read a.cc f.Open
  for (const auto &door : doors) value.whole = door.width;
  //                                   ^ write a.cc f.value.whole
  //                                                ^ read a.cc f.doors.width
  return doors[0].width + state;
  //              ^ read a.cc f.doors.width
}
`,
  }))

test('a variable that a function declares is the one that another file defines', () =>
  expectLinks({
    'count.c': 'int count = 3;\nstruct door { int width; };\nstruct door doors[2];\n',
    'a.c': `int f(void) {
  extern int count;
  extern char **environ;
  return count + (environ != 0);
  //     ^ read all of (count.c count | a.c count)
  //              ^ read a.c environ
}
`,
    'total.cc': 'namespace shop { int total = 3; }\n',
    'b.cc': `namespace shop {
struct Till {
  int f() { extern int total; return total; }
  //                                 ^ read all of (total.cc shop.total | b.cc shop.total)
};
}
`,
  }))

test('whose member a pointer leads to may be what a template is given', () =>
  expectLinks({
    'a.cc': `template <typename T, typename R> R read(T &object, R T::*member) {
//                                                    ^ type type T of line 1
  return object.*member;
}
`,
  }))

test('a pointer or a reference that is made with braces or parentheses is a local', () =>
  expectLinks({
    'a.cc': `struct Door { int width; bool isOpen() const; Door &next(); };
struct Wall { int flags; Door *first_; int find(int n); };
Door *open(Door *first, Wall &wall, int mask) {
  Door *found{nullptr};
  const Door *last{first}, *other{found};
  Door &beside(first->next());
  if (found != nullptr && other) return last->isOpen() ? found : nullptr;
  //  ^ read variable found of line 4
  //                      ^ read variable other of line 5
  //                                          ^ call a.cc Door.isOpen
  found = &beside;
//^ write variable found of line 4
  //       ^ read variable beside of line 6
  beside.width = 1;
  //     ^ write a.cc Door.width
  if (wall.flags & wall.find(mask)) return found;
  //                    ^ call a.cc Wall.find
  return found;
  //     ^ read variable found of line 4
}
`,
  }))

test('a lambda has its body behind whatever its head says', () =>
  expectLinks({
    'a.cc': `struct Door { int open(); };
void f(Door door) {
  auto a = [](Door one) noexcept(true) { return one.open(); };
//                                                  ^ call a.cc Door.open
  auto b = [door](Door one) mutable noexcept(noexcept(one)) -> int { return one.open(); };
//                                                                              ^ call a.cc Door.open
  auto c = [] [[nodiscard]] (Door one) __attribute__((cold)) { one.open(); };
//                                                                 ^ call a.cc Door.open
//                                                    ^ nothing
  run([](Door one) noexcept(sizeof(int) > 2) { one.open(); }, door.open());
//                                                 ^ call a.cc Door.open
//                                                                 ^ call a.cc Door.open
}
`,
  }))

test('a name behind a macro that is given a type, and nothing more, is a local', async () => {
  const written = `#include <link.h>
int stop;
int use(void *p);
#define done return 0
int f(int n) {
  ElfW(Phdr) head;
  ElfW(struct Part) parts[4];
  FOREACH(n) stop;
//           ^ read NAME variable stop
  FOREACH(other) STOP;
//               ^ read system STOP
  FOREACH(other) n;
//               ^ read parameter n of line 5
  FOREACH(other)
  stop;
//^ read NAME variable stop
  FOREACH(other) done;
//               ^ read NAME variable done
  FOREACH(other) stop = n;
//               ^ write NAME variable stop
  FOREACH(other) stop[n] = n;
//               ^ read NAME variable stop
  return use(&head) + use(parts);
//            ^ read variable head of line 6
//                        ^ read variable parts of line 7
}
`
  for (const name of ['a.c', 'a.cc'])
    await expectLinks({
      [name]: written.replaceAll('NAME variable', name).replace('system', name === 'a.c' ? 'system' : 'std:c++'),
    })
})
