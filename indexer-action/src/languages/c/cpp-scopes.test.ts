import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const TOOLS = `namespace tools {
struct Options;
class Base {
 public:
  virtual int run(int n) = 0;
};
class Saw : public Base {
 public:
  int run(int n) override;
  int teeth() const;
};
template <typename T> class List {
 public:
  class Cursor {
   public:
    void seek();
  };
  void insert(T value);
};
namespace units {
int inches(int n);
}
}
`

test('a member of what a named cast gives is the cast type’s', () =>
  expectLinks({
    'tools.hpp': TOOLS,
    'a.cc': `#include "tools.hpp"
namespace tools {
int f(void *p) { return static_cast<const Saw *>(p)->teeth(); }
//                                                   ^ call tools.hpp tools.Saw.teeth
}
`,
  }))

test('a class inside a class is found through a typedef of that class', () =>
  expectLinks({
    'tools.hpp': TOOLS,
    'a.cc': `#include "tools.hpp"
namespace tools {
typedef List<int> Numbers;
void f(Numbers::Cursor c) { c.seek(); }
//              ^ type tools.hpp tools.List.Cursor
//                            ^ call tools.hpp tools.List.Cursor.seek
}
`,
  }))

test('a base method that is named on an object is called, whatever overrides it', () =>
  expectLinks({
    'tools.hpp': TOOLS,
    'a.cc': `#include "tools.hpp"
namespace tools {
int Saw::run(int n) { return n; }
int Base::run(int n) { return -n; }
int f(Saw s) { return s.Base::run(1); }
//                      ^ type tools.hpp tools.Base
//                            ^ call a.cc tools.Base.run
int g(Base *b) { return b->run(1); }
//                         ^ call a.cc tools.Base.run
}
`,
  }))

test('a function of a namespace is its definition, wherever that is', () =>
  expectLinks({
    'tools.hpp': TOOLS,
    'units.cc': `#include "tools.hpp"
namespace tools {
namespace units {
int inches(int n) { return n; }
}
}
`,
    'a.cc': `#include "tools.hpp"
int f() { return tools::units::inches(2); }
//                             ^ call units.cc tools.units.inches
`,
  }))

test('a class that is only announced inside its class is not another’s of that name', () =>
  expectLinks({
    'door.hpp': `class Door {
 public:
  void open();
 private:
  struct Rep;
  Rep *rep_;
};
`,
    'door.cc': `#include "door.hpp"
struct Door::Rep {
//     ^ type door.hpp Door
  int hinges;
};
void Door::open() {
  rep_->hinges = 1;
  //    ^ write door.cc Door.Rep.hinges
    Rep *own = rep_;
  //^ type door.cc Door.Rep
  own->hinges = 2;
  //   ^ write door.cc Door.Rep.hinges
}
`,
    'gate.hpp': `class Gate {
  struct Rep;
  Rep *rep_;
  void lift();
};
`,
    'gate.cc': `#include "gate.hpp"
struct Gate::Rep {
  int hinges;
};
void Gate::lift() { rep_->hinges = 1; }
//                        ^ write gate.cc Gate.Rep.hinges
`,
  }))

test('types that a class or function has for itself are meant in it, whatever else bears their names', () =>
  expectLinks({
    'table.hpp': 'class Table {\n public:\n  void drop();\n};\n',
    'memory.hpp': `template <typename T> class Skip {
 public:
  void insert(T value);
};
class Memory {
  friend class Table;
  typedef Skip<int> Table;
  Table table_;
  void add();
};
`,
    'memory.cc': `#include "table.hpp"
#include "memory.hpp"
void Memory::add() { table_.insert(1); }
//                          ^ call memory.hpp Skip.insert
void first() {
  struct State {
    int a;
    static void step(State *state) { state->a = 1; }
    //                                      ^ write memory.cc first.State.a
  };
}
void second() {
  struct State {
    int b;
    static void step(State *state) { state->b = 1; }
    //                                      ^ write memory.cc second.State.b
  };
}
`,
  }))

test('a type is the one that its name means where it is written', () =>
  expectLinks({
    'doors.hpp': `#include <memory>
namespace wood { class Door { public: void turn(); }; class House { public: std::unique_ptr<Door> door; Door *back(); }; }
namespace steel { class Door { public: void turn(); }; class Safe : public Door { public: Door inner; }; }
`,
    'a.cc': `#include "doors.hpp"
void f(wood::House &house, steel::Safe &safe) {
  house.door->turn();
//            ^ call doors.hpp wood.Door.turn
  house.back()->turn();
//              ^ call doors.hpp wood.Door.turn
  safe.turn();
//     ^ call doors.hpp steel.Door.turn
  safe.inner.turn();
//           ^ call doors.hpp steel.Door.turn
}
namespace steel {
void g() { Door door; door.turn(); }
//                         ^ call doors.hpp steel.Door.turn
}
`,
  }))

test('the first part of a qualifier is looked up from the use outwards', () =>
  expectLinks({
    'detail.hpp': `namespace wood { namespace detail { int size(); } }
namespace steel { namespace detail { int size(); } }
`,
    'a.cc': `#include "detail.hpp"
namespace steel {
int f() { return detail::size() + wood::detail::size(); }
//                       ^ call detail.hpp steel.detail.size
//                                              ^ call detail.hpp wood.detail.size
}
`,
  }))

test('a class that a header announces is the one of its namespace', () =>
  expectLinks({
    'steel.hpp': 'class Door { public: void turn(); };\n',
    'wood.hpp': 'namespace wood { class Door { public: void turn(); }; }\n',
    'house.hpp': `#include "steel.hpp"
namespace wood { class Door; class House { Door *door; }; }
//                                         ^ type wood.hpp wood.Door
`,
  }))

test('what a macro has before a block is read as that block', () =>
  expectLinks({
    'a.cc': `#define TRY try
struct Door { void turn(); };
void f(Door &door) {
  TRY {
    for (Door *one : all(door)) { one->turn(); }
//                                     ^ call a.cc Door.turn
    Door other;
    other.turn();
//        ^ call a.cc Door.turn
  }
  CATCH
}
`,
  }))

test('of what a qualified name may mean, the usual build decides', () =>
  expectLinks({
    'wood.hpp': `#define WOOD_VERSION 1
namespace wood {
struct Plain { void turn(); };
#ifdef WOOD_USE_SYSTEM_DOORS
using Door = sys::Door;
#else
using Door = Plain;
#endif
}
`,
    'a.cc': `#include "wood.hpp"
void f() { wood::Door door; door.turn(); }
//                               ^ call wood.hpp wood.Plain.turn
`,
  }))

test('a class bears its name behind several macros, and a function of a struct is none', () =>
  expectLinks({
    'a.cc': `class API LOCKABLE Mutex {
 public:
  void lock();
  void both() { this->lock(); }
//                    ^ call a.cc Mutex.lock
};
class API DEPRECATED("use Mutex") Old final : public Mutex {};
struct Door { int width; };
struct Door API find(int n) {
  return Door();
}
void f(Old &old) {
  old.lock();
//    ^ call a.cc Mutex.lock
  find(1).width = 2;
//^ call a.cc find
//        ^ write a.cc Door.width
}
`,
  }))

test('what decorates an alias does not hide it', () =>
  expectLinks({
    'a.cc': `struct Door { void open(); };
using Gate DEPRECATED("use Door") = Door;
using Way [[deprecated]] = Door;
void f(Gate gate, Way way) {
  gate.open();
//     ^ call a.cc Door.open
  way.open();
//    ^ call a.cc Door.open
}
`,
  }))

test('a constructor that hands on to another never means itself', () =>
  expectLinks({
    'lock.hpp': `class Lock { public: explicit Lock(Mode mode); Lock(int a); };
`,
    'a.cc': `#include "lock.hpp"
Lock::Lock(Mode mode) : Lock(level(mode)) {}
//                      ^ call b.cc Lock.Lock, type lock.hpp Lock
`,
    'b.cc': `#include "lock.hpp"
Lock::Lock(int a) {}
`,
  }))

test('before `::` stands a type or a namespace, whatever else is called so', () =>
  expectLinks({
    'level.h': 'namespace level { enum name { off }; int count(); }\n',
    'a.cc': `#include "level.h"
struct Logger {
  level::name level() const;
  int f() { return level::count(); }
//                 ^ type level.h level
//                        ^ call level.h level.count
};
`,
  }))

test('what is added to a template of the library is not that template', () =>
  expectLinks({
    'a.cc': `#include <limits>
namespace std {
template <> struct numeric_limits<Big> { static int digits; };
}
int f() { return std::numeric_limits<int>::digits; }
//                    ^ type std:c++ numeric_limits
`,
  }))

test('an enumerator of a class is nobody else’s', () =>
  expectLinks({
    'status.h': 'class Status { enum Code { kNotFound }; };\n',
    'a.cc': `#include "status.h"
enum State { kNotFound };
int f() { return kNotFound; }
//               ^ read a.cc State.kNotFound
`,
  }))

test('a class that is defined outside of its class sees what that one has, and so do its methods', () =>
  expectLinks({
    'tools.h': `namespace tools {
class Saw {
 public:
  enum Flags { NONE, FAST };
  class State;
  static int teeth();
};
}
`,
    'saw.cc': `#include "tools.h"
namespace tools {
class Saw::State {
 public:
  explicit State(Flags flags);
  //             ^ type tools.h tools.Saw.Flags
  Flags flags() { return FAST; }
  //                     ^ read tools.h tools.Saw.Flags.FAST
  int run(Flags flags);
};
int Saw::State::run(Flags flags) { return flags == NONE ? teeth() : 0; }
//                  ^ type tools.h tools.Saw.Flags
//                                                 ^ read tools.h tools.Saw.Flags.NONE
//                                                        ^ call tools.h tools.Saw.teeth
}
`,
  }))

test('what a method returns is named from outside of its class, where it is written before the name', () =>
  expectLinks({
    'value.h': `namespace data {
using Large = long;
struct Key {};
class Value {
 public:
  using Large = data::Large;
  using Own = int;
  Large large() const;
  static Key *key(Large at);
  Own own();
  template <typename T> T as() const;
};
}
`,
    'value.cc': `#include "value.h"
namespace data {
inline Large Value::large() const { return 1; }
//     ^ type value.h data.Large
Key *Value::key(Large at) { return 0; }
//              ^ type value.h data.Value.Large
auto Value::own() -> Own { return 1; }
//                   ^ type value.h data.Value.Own
template <> inline Large Value::as<Large>() const { return large(); }
//                 ^ type value.h data.Large
}
`,
  }))
