import { expect, test } from 'vitest'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('what a call writes out for a template leaves those that can be given that', () =>
  expectLinks({
    'all.hpp': `template <unsigned flags, typename Source, typename S> int parse(S &s) { return 1; }\n`,
    'flags.hpp': `template <unsigned flags, typename S> int parse(S &s) { return 1; }\n`,
    'one.hpp': `template <typename S> int parse(S &s) { return 1; }\n`,
    'many.hpp': `template <typename... Parts> int put(int n) { return 1; }\n`,
    'sized.hpp': `template <std::size_t size, typename = void> int put(int n) { return 1; }\n`,
    'a.cc': `#include "all.hpp"
#include "flags.hpp"
#include "one.hpp"
#include "many.hpp"
#include "sized.hpp"
enum Flag { quick = 1, wide = 2 };
struct Stream {};
struct Wide {};
template <unsigned given, typename Kind> void f(Stream s, Kind k) {
  parse<quick>(s);
//^ call flags.hpp parse
  parse<quick | wide>(s);
//^ call flags.hpp parse
  parse<3>(s);
//^ call flags.hpp parse
  parse<(quick | wide) & 1>(s);
//^ call flags.hpp parse
  parse<given>(s);
//^ call flags.hpp parse
  parse<Stream>(s);
//^ call one.hpp parse
  parse<Kind>(k);
//^ call one.hpp parse
  parse<given, Wide, Stream>(s);
//^ call all.hpp parse
  parse<unknown>(s);
//^ call one of (flags.hpp parse | one.hpp parse)
  put<Stream, Wide, Flag>(1);
//^ call many.hpp put
  put<Wide>(1);
//^ call many.hpp put
  put<4>(1);
//^ call sized.hpp put
  put<4, Wide>(1);
//^ call sized.hpp put
}
`,
  }))

test('a template of which the arguments do not tell all that it takes is not called without that', () =>
  expectLinks({
    'flags.hpp': `template <unsigned flags, typename S> int parse(S &s) { return 1; }\n`,
    'one.hpp': `template <typename S> int parse(S &s) { return 1; }\n`,
    'rows.hpp': `template <typename T, int size> int count(T (&rows)[size]) { return 1; }\n`,
    'all.hpp': `template <typename T> int count(const T &all) { return 1; }\n`,
    'free.hpp': `template <typename T, typename U = int> T make(int n) { return 1; }\n`,
    'plain.hpp': `int make(long n) { return 1; }\n`,
    'box.hpp': `template <unsigned size, typename T> struct Box {
  template <typename U> T get(U u);
  int get(const char *text);
  void operator()(long n);
  template <typename U> void operator()(U u);
};
`,
    'open.hpp': `#include "box.hpp"
template <unsigned size, typename T> template <typename U> T Box<size, T>::get(U u) { return 1; }
`,
    'shut.hpp': `#include "box.hpp"
template <unsigned size, typename T> int Box<size, T>::get(const char *text) { return 1; }
`,
    'a.cc': `#include "flags.hpp"
#include "one.hpp"
#include "rows.hpp"
#include "all.hpp"
#include "free.hpp"
#include "plain.hpp"
#include "open.hpp"
#include "shut.hpp"
struct Stream {};
template <unsigned flags> struct Reader {
  void f(Stream s) { parse<flags>(s); }
//                   ^ call one of (flags.hpp parse | one.hpp parse)
};
void f(Stream s) {
  parse(s);
//^ call one.hpp parse
  int rows[3];
  count(rows);
//^ call one of (rows.hpp count | all.hpp count)
  make(1);
//^ call plain.hpp make
  Box<1, int> box;
  box.get("a");
//    ^ call shut.hpp Box.get
  box.get(s);
//    ^ call open.hpp Box.get
}
`,
  }))

test('a method of a specialisation takes nothing of what the specialisation takes', async () => {
  const text = `template <unsigned size, typename T> struct Box {};
template <typename T> struct Box<0, T *> {
  int get(long n);
  int get(const char *text);
  void f() {
    get("a");
    get(1l);
  }
};
`
  const [file] = await analyse(new Map([['a.cc', text]]), () => 'cpp')
  const led = file?.links.line.flatMap((line, at) => {
    const target = file.links.targets[file.links.target[at] as number]
    const meant = target?.[0] === 's' ? file.symbols.find(({ id }) => id === target[1]) : undefined
    return meant?.name === 'get' ? [`${line} → ${meant.line}`] : []
  })
  expect(led).toEqual(['6 → 4', '7 → 3'])
})
