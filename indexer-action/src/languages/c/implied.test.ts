import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('classes and constructors run the constructors of their bases that take nothing, unless they initialise these', () =>
  expectLinks({
    'base.hpp': `
class Base {
public:
  Base();
  explicit Base(int size);
};
struct Other { Other(int a = 1) {} };
struct Plain { int x; };
struct Middle : Base {};
//     ^ runs base.cpp Base.Base
`,
    'base.cpp': `
#include "base.hpp"
Base::Base() {}
Base::Base(int size) {}
`,
    'a.cpp': `
#include "base.hpp"
typedef Base Super;
class Sub : public Middle {};
//    ^ runs base.cpp Base.Base
class None : public Plain {};
//    ^ nothing
class Own : public Base, Other {
  Own() {}
//^ runs a.cpp Own.Own, runs base.hpp Other.Other, runs base.cpp Base.Base
  Own(int size) : Base(size) {}
//^ runs base.hpp Other.Other, runs a.cpp Own.Own
  Own(long size) : Own() {}
//^ runs a.cpp Own.Own
  Own(const Own& other) = default;
//^ runs a.cpp Own.Own
  Own(char size);
//^ runs a.cpp Own.Own
};
Own::Own(char size) : Other(2) {}
//   ^ runs base.cpp Base.Base
class Named : public Base { Named() : Super(3) {} };
//                          ^ runs a.cpp Named.Named
`,
  }))

test('a class runs the constructors that it takes over from a base', () =>
  expectLinks({
    'a.cpp': `
struct Base {
  Base(int size) {}
  Base(int size, int other) {}
};
struct Taking : Base { using Base::Base; };
//     ^ runs a.cpp Base.Base, runs a.cpp Base.Base
struct Single { Single(int size) {} };
struct One : Single { using Single::Single; };
//     ^ runs a.cpp Single.Single
`,
  }))
