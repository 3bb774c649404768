import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const SHAPES = `struct Shape { int sides; };
struct Square : Shape {};
struct Text { Text(const char *from); };
enum class Ink { Red };
`

/** Overloads of `put`, each in a file that is named for what it takes; `all.hpp` has them all. */
function puts(takes: Record<string, string>): Record<string, string> {
  const files: Record<string, string> = { 'shapes.hpp': SHAPES }
  for (const [path, head] of Object.entries(takes)) files[path] = `#include "shapes.hpp"\n${head} {}\n`
  files['all.hpp'] = Object.keys(takes)
    .map((path) => `#include "${path}"\n`)
    .join('')
  return files
}

test('literals and declared types choose among overloads', () =>
  expectLinks({
    ...puts({
      'int.hpp': 'void put(int n)',
      'double.hpp': 'void put(double n)',
      'text.hpp': 'void put(const char *s)',
      'bool.hpp': 'void put(bool b)',
      'shape.hpp': 'void put(const Shape &s)',
      'ink.hpp': 'void put(Ink i)',
    }),
    'a.cc': `#include "all.hpp"
void f(Square square, double d, Ink ink, const char *s) {
  put(1);
//^ call int.hpp put
  put(d);
//^ call double.hpp put
  put("one");
//^ call text.hpp put
  put(!d);
//^ call bool.hpp put
  put(square);
//^ call shape.hpp put
  put(ink);
//^ call ink.hpp put
  put(s);
//^ call text.hpp put
}
`,
  }))

test('where types do not tell, all that fit are kept', () =>
  expectLinks({
    ...puts({
      'int.hpp': 'void put(int n)',
      'double.hpp': 'void put(double n)',
      'two.hpp': 'void put(int n, int base)',
    }),
    'a.cc': `#include "all.hpp"
template <typename T> void f(T t) { put(t); }
//                                  ^ call one of (int.hpp put | double.hpp put)
`,
  }))

test('what can only be made of an argument is worse than what takes it, and better than what cannot', () =>
  expectLinks({
    ...puts({
      'text.hpp': 'void put(const Text &t)',
      'shape.hpp': 'void put(const Shape *s)',
      'ink.hpp': 'void put(Ink i)',
    }),
    'a.cc': `#include "all.hpp"
void f(Square *q) {
  put("three");
//^ call text.hpp put
  put(q);
//^ call shape.hpp put
}
`,
  }))

test('a function of the exact type is chosen over a template, and a template over a conversion', () =>
  expectLinks({
    ...puts({
      'any.hpp': 'template <typename T> void put(const T &t)',
      'shape.hpp': 'void put(const Shape &s)',
      'text.hpp': 'void put(const Text &t)',
    }),
    'a.cc': `#include "all.hpp"
void f(Shape s) {
  put(s);
//^ call shape.hpp put
  put("s");
//^ call any.hpp put
}
`,
  }))

test('methods and constructors are told apart by what they are given, and lead to their definitions', () =>
  expectLinks({
    'name.hpp': `class Name {
 public:
  Name(const char *text);
  Name(int number);
  bool is(const char *text) const;
  bool is(int number) const;
};
`,
    'text.cc': '#include "name.hpp"\nName::Name(const char *text) {}\nbool Name::is(const char *text) const {}\n',
    'int.cc': '#include "name.hpp"\nName::Name(int number) {}\nbool Name::is(int number) const {}\n',
    'a.cc': `#include "name.hpp"
bool f() { return Name(3).is("x"); }
//                ^ call int.cc Name.Name, type name.hpp Name
//                        ^ call text.cc Name.is
`,
  }))

test('an overload in the file itself does not hide those of its headers', () =>
  expectLinks({
    ...puts({ 'text.hpp': 'void put(const char *s)' }),
    'a.cc': `#include "all.hpp"
static void put(int n) {}
void f() {
  put("x");
//^ call text.hpp put
  put(1);
//^ call a.cc put
}
`,
  }))

test('of definitions in several programs, that which sees the declaration is meant', () =>
  expectLinks({
    'lib/door.h': 'class Door { public: void open(); };\n',
    'lib/door.cc': '#include "door.h"\nvoid Door::open() {}\n',
    'all/all.cc': 'class Door { public: void open(); };\nvoid Door::open() {}\n',
    'lib/use.cc': `#include "door.h"
void f(Door *d) { d->open(); }
//                   ^ call lib/door.cc Door.open
`,
  }))

test('a template for some types only is meant where nothing else suits as well', () =>
  expectLinks({
    ...puts({
      'text.hpp': 'template <typename... T> void put(Text text, T &&...rest)',
      'to.hpp':
        'template <typename L, typename... T, ENABLE_IF(is_place<L>::value)> void put(const L &to, Text text, T &&...rest)',
    }),
    'a.cc': `#include "all.hpp"
void f() {
  put("{} {}", 1, 2);
//^ call text.hpp put
}
`,
  }))

test('an array is passed as a pointer, and a literal says its kind', () =>
  expectLinks({
    ...puts({
      'char.hpp': 'void put(char c)',
      'text.hpp': 'void put(const char *s)',
      'float.hpp': 'void put(float f)',
      'double.hpp': 'void put(double d)',
      'unsigned.hpp': 'void put(unsigned n)',
      'int.hpp': 'void put(int n)',
    }),
    'a.cc': `#include "all.hpp"
void f() {
  char buffer[20];
  put(buffer);
//^ call text.hpp put
  put(buffer[0]);
//^ call char.hpp put
  put(1.5f);
//^ call float.hpp put
  put(1.5);
//^ call double.hpp put
  put(1u);
//^ call unsigned.hpp put
}
`,
  }))

test('what a declaration lets a call leave out, its definition may be called without', () =>
  expectLinks({
    'door.hpp': `struct Door { const Door *next(const char *name = nullptr) const; Door *next(const char *name = nullptr); };
void put(int *n, int base = 10);
void put(double *d, int base = 10);
`,
    'door.cc': `#include "door.hpp"
Door *Door::next(const char *name) { return nullptr; }
void put(int *n, int base) {}
`,
    'locked.cc': `#include "door.hpp"
const Door *Door::next(const char *name) const { return nullptr; }
void put(double *d, int base) {}
`,
    'a.cc': `#include "door.hpp"
void f(Door &a, const Door &b) {
  a.next();
//  ^ call door.cc Door.next
  b.next();
//  ^ call locked.cc Door.next
  double d;
  put(&d);
//^ call locked.cc put
}
`,
  }))

test('a pointer to characters that may change goes where they may, a literal only where they do not', () =>
  expectLinks({
    ...puts({
      'text.hpp': 'const char *put(const char *s)',
      'open.hpp': 'char *put(char *s)',
      'unsigned.hpp': 'void put(unsigned n)',
      'int.hpp': 'void put(int n)',
    }),
    'a.cc': `#include "all.hpp"
void f(char *open, const char *text, char *const fixed) {
  put(open);
//^ call open.hpp put
  put(text);
//^ call text.hpp put
  put(fixed);
//^ call open.hpp put
  put("red");
//^ call text.hpp put
  put(const_cast<const char *>(open));
//^ call text.hpp put
  put(unsigned(12));
//^ call unsigned.hpp put
}
`,
  }))

test('a pointer and what it points at are two arguments', () =>
  expectLinks({
    ...puts({
      'object.hpp': 'void put(const Shape &s)',
      'pointer.hpp': 'void put(const Shape *s)',
    }),
    'a.cc': `#include "all.hpp"
struct House { Square *corner; Square middle; Shape *any(); };
void f(House &house, Square &square, Square *pointer) {
  put(square);
//^ call object.hpp put
  put(&square);
//^ call pointer.hpp put
  put(pointer);
//^ call pointer.hpp put
  put(*pointer);
//^ call object.hpp put
  put(house.corner ? house.any() : nullptr);
//^ call pointer.hpp put
  put(house.middle);
//^ call object.hpp put
  put(nullptr);
//^ call pointer.hpp put
}
`,
  }))

test('an enumerator and a small number become an int, and a float a double, before anything else', () =>
  expectLinks({
    ...puts({
      'int.hpp': 'typedef int Index;\nvoid put(Index n, float alpha = 1.0f)',
      'unsigned.hpp': 'typedef unsigned int Color;\nvoid put(Color n, float alpha = 1.0f)',
      'double.hpp': 'void draw(double d)',
      'long.hpp': 'void draw(long n)',
    }),
    'a.cc': `#include "all.hpp"
enum Colors { Colors_Text, Colors_Ground };
void f(short small, Color color, float size) {
  put(Colors_Text);
//^ call int.hpp put
  put(Colors_Ground, 0.5f);
//^ call int.hpp put
  put(small);
//^ call int.hpp put
  put(color);
//^ call unsigned.hpp put
  draw(size);
//^ call double.hpp draw
}
`,
  }))

test('the address of what has another name for a number as its type is a pointer to that', () =>
  expectLinks({
    ...puts({
      'int.hpp': 'void put(int *flags, int value)',
      'unsigned.hpp': 'void put(unsigned int *flags, unsigned int value)',
      'bool.hpp': 'void mark(const char *label, bool *isMarked)',
      'value.hpp': 'void mark(const char *label, bool isMarked = false)',
    }),
    'a.cc': `#include "all.hpp"
typedef int Flags;
typedef unsigned int Bits;
struct State { Flags flags; Bits bits; bool isOn; };
void f(State *state, State &other) {
  bool marks[3];
  put(&state->flags, 1);
//^ call int.hpp put
  put(&other.bits, 1);
//^ call unsigned.hpp put
  mark("on", &state->isOn);
//^ call bool.hpp mark
  mark("first", &marks[0]);
//^ call bool.hpp mark
  mark("is", marks[0]);
//^ call value.hpp mark
}
`,
  }))

test('what is computed of numbers is a number, and what is compared a bool', () =>
  expectLinks({
    ...puts({
      'float.hpp': 'float cut(float f)',
      'shape.hpp': 'Shape cut(const Shape &s)',
      'int.hpp': 'void put(int n)',
      'double.hpp': 'void put(double d)',
      'bool.hpp': 'void mark(const char *label, bool isMarked)',
      'marked.hpp': 'void mark(const char *label, bool *isMarked)',
    }),
    'a.cc': `#include "all.hpp"
struct Style { float size; int count; Shape *shape; };
struct Big { Shape operator*(int n); bool operator<(const Big &other); };
void f(Style &style, int n, Big big, const char *text) {
  cut(style.size * 2);
//^ call float.hpp cut
  cut((float)n / 2 + 1);
//^ call float.hpp cut
  cut(big * 2);
//^ call shape.hpp cut
  put(style.count * n / 2);
//^ call int.hpp put
  put(0.5 * n);
//^ call double.hpp put
  put(n ? 1 : 0.5);
//^ call double.hpp put
  mark("a", n == 3);
//^ call bool.hpp mark
  mark("b", n > 3 && style.shape);
//^ call bool.hpp mark
  mark("c", style.size + 1 < n * 2);
//^ call bool.hpp mark
  mark("d", style.shape == nullptr);
//^ call bool.hpp mark
}
`,
  }))

test('a number, a string or a collection is no function that a class of the standard’s could hold', () =>
  expectLinks({
    ...puts({
      'held.hpp':
        'typedef std::function<bool(int)> callback_t;\nvoid put(const char *name, callback_t then, bool isSet = false)',
      'any.hpp':
        'template <typename T, std::enable_if_t<!std::is_const<T>::value, int> = 0> void put(const char *name, T &value)',
    }),
    'a.cc': `#include "all.hpp"
#include <string>
#include <vector>
void f(int n, std::string text, std::vector<int> list, callback_t held) {
  put("n", n);
//^ call any.hpp put
  put("text", text);
//^ call any.hpp put
  put("list", list);
//^ call any.hpp put
  put("held", held);
//^ call held.hpp put
  put("code", [](int n) { return n > 1; });
//^ call held.hpp put
}
`,
  }))

test('a pointer to what a template’s user says goes before a template that takes anything, and another such type does not', () =>
  expectLinks({
    'head.hpp': `template <typename C> struct Utf8 { typedef C Ch; };
template <typename E> struct Pattern { typedef E EncodingType; };
template <typename P> struct Search {
  typedef typename P::EncodingType Encoding;
  typedef typename Encoding::Ch Ch;
  template <typename Stream> bool match(Stream &stream);
  bool match(const Ch *text);
  template <typename Stream> bool put(Stream &stream);
  bool put(Ch one);
};
`,
    'stream.hpp': `#include "head.hpp"
template <typename P> template <typename Stream> bool Search<P>::match(Stream &stream) { return true; }
template <typename P> template <typename Stream> bool Search<P>::put(Stream &stream) { return true; }
`,
    'text.hpp': `#include "head.hpp"
template <typename P> bool Search<P>::match(const Ch *text) { return true; }
template <typename P> bool Search<P>::put(Ch one) { return true; }
`,
    'a.cc': `#include "stream.hpp"
#include "text.hpp"
void f() {
  Search<Pattern<Utf8<char>>> search;
  search.match("a");
//       ^ call text.hpp Search.match
  search.put('a');
//       ^ call one of (stream.hpp Search.put | text.hpp Search.put)
}
`,
  }))
