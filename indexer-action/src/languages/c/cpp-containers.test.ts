import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what a map holds are pairs of a key and a value', () =>
  expectLinks({
    'a.cc': `#include <map>
struct Key { int id; };
struct Door { void open(); };
std::map<Key, std::shared_ptr<Door>> doors;
void f() {
  for (auto &one : doors) { one.first.id = 1; one.second->open(); }
//                                    ^ write a.cc Key.id
//                                                        ^ call a.cc Door.open
  for (auto &[key, door] : doors) { key.id = 1; door->open(); }
//                                      ^ write a.cc Key.id
//                                                    ^ call a.cc Door.open
  auto it = doors.find(Key{});
  it->second->open();
//            ^ call a.cc Door.open
  doors[Key{}]->open();
//              ^ call a.cc Door.open
}
`,
  }))

test('a pointer to a container is no element of it', () =>
  expectLinks({
    'a.cc': `#include <vector>
struct Door { int size(); };
typedef std::vector<Door> Doors;
struct House {
  Doors *doors;
  int f() { return doors->size() + (*doors)[0].size() + doors->begin()->size(); }
//                        ^ call std:c++ size
//                                             ^ call a.cc Door.size
//                                                                      ^ call a.cc Door.size
};
`,
  }))

test('a container of the repository’s own gives what its operators say', () =>
  expectLinks({
    'pod.hpp': `template <typename T> class Pod {
 public:
  T &operator[](int at);
};
struct Door { int size; };
class Doors {
 public:
  class Iterator { public: Door &operator*(); };
  Iterator begin();
  Iterator end();
};
`,
    'a.cc': `#include "pod.hpp"
int f(Pod<Door> pod, Doors doors) {
  int n = pod[1].size;
//               ^ read pod.hpp Door.size
  for (const auto &door : doors) n += door.size;
//                                         ^ read pod.hpp Door.size
  return n;
}
`,
  }))

test('a type in a method is what its class calls so', () =>
  expectLinks({
    'read.hpp': `class Reader { public: class Token { public: int type; }; int read(Token &token); };
class Other { public: class Token { public: int type; }; int read(Token &token); };
`,
    'read.cc': `#include "read.hpp"
int Reader::read(Token &token) { return token.type; }
//                                            ^ read read.hpp Reader.Token.type
int Other::read(Token &token) { Token own = token; return own.type; }
//                                                            ^ read read.hpp Other.Token.type
`,
  }))

test('an iterator by its name is a place in the container before it', () =>
  expectLinks({
    'a.cc': `#include <vector>
struct Door { void open(); };
struct Lock { Door door; };
typedef std::map<int, Lock> Locks;
struct House {
  typedef std::vector<Door> Doors;
  Doors doors;
  void f();
};
void f(std::vector<Door *> &doors, Locks locks) {
  for (std::vector<Door *>::iterator i = doors.begin(); i != doors.end(); ++i) (*i)->open();
//                                                                                   ^ call a.cc Door.open
  for (std::vector<Door>::const_iterator i = more(); ; ) i->open();
//                                                          ^ call a.cc Door.open
  for (Locks::iterator i = locks.begin(); ; ) i->second.door.open();
//                                                           ^ call a.cc Door.open
}
void House::f() {
  for (Doors::const_iterator i = doors.begin(); i != doors.end(); ++i) i->open();
//                                                                        ^ call a.cc Door.open
}
`,
  }))

test('a class made from a container from outside gives what that holds', () =>
  expectLinks({
    'a.cc': `#include <map>
struct Door { void open(); };
struct Doors : public std::map<int, Door> {};
void f(Doors &doors) {
  Doors::iterator i = doors.find(1);
  i->second.open();
//          ^ call a.cc Door.open
  doors[1].open();
//         ^ call a.cc Door.open
  for (auto &one : doors) one.second.open();
//                                   ^ call a.cc Door.open
  auto own = std::unique_ptr<Door>(make());
  own->open();
//     ^ call a.cc Door.open
}
`,
  }))

test('a template by another name is the smart pointer that it stands for', () =>
  expectLinks({
    'a.cc': `#include <memory>
template <typename C> struct Port { void write(C c); };
template <typename C> using Adapter = std::shared_ptr<Port<C>>;
template <typename T> using Owner = std::unique_ptr<T>;
struct Writer {
  Adapter<char> out = nullptr;
  Owner<Port<char>> own;
  void f() { out->write('a'); own->write('b'); }
//                ^ call a.cc Port.write
//                                 ^ call a.cc Port.write
};
`,
  }))

test('an array is gone through by its elements, whatever else the loop declares', () =>
  expectLinks({
    'a.cc': `#include <vector>
struct Door { void open(); };
struct Outside : Base {};
void f(std::vector<Door> all) {
  Door doors[3];
  for (auto &door : doors) door.open();
//                              ^ call a.cc Door.open
  std::begin(doors)->open();
//                   ^ call a.cc Door.open
  for (int n = 0; auto &door : all) door.open(), ++n;
//                                       ^ call a.cc Door.open
//                                                 ^ write variable n of line 10
  std::for_each(std::begin(all), std::end(all), [](auto &door) { door.open(); });
//                                                                    ^ call a.cc Door.open
  Outside some;
  for (auto &one : some) one.width;
//                           ^ read unknown
}
`,
  }))

test('what is put into a map gives the place, and whether it is new', () =>
  expectLinks({
    'a.cc': `#include <map>
struct Door { void open(); };
void f(std::map<int, Door> doors, std::vector<Door> all, std::optional<Door> perhaps, std::unique_ptr<Door> own) {
  auto [at, isNew] = doors.try_emplace(1);
  at->second.open();
//           ^ call a.cc Door.open
  doors.insert({1, {}}).first->second.open();
//                                    ^ call a.cc Door.open
  all.insert(all.begin(), Door{})->open();
//                                 ^ call a.cc Door.open
  perhaps.emplace().open();
//                  ^ call a.cc Door.open
  std::exchange(own, nullptr)->open();
//                             ^ call a.cc Door.open
  std::span<Door> part{all};
  part.subspan(1)[0].open();
//                   ^ call a.cc Door.open
}
`,
  }))
