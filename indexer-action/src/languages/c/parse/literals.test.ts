import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a literal with a suffix of the user’s calls the operator for it', () =>
  expectLinks({
    'units.hpp': `struct Length { double meters() const; };
struct Id { int size; };
namespace literals {
Length operator""_km(long double many);
inline Length operator "" _m(unsigned long long many) { return {}; }
Id operator""_id(const char *text, unsigned long size);
}
`,
    'a.cc': `#include "units.hpp"
using namespace literals;
double use() {
  auto far = 1.5_km;
  //            ^ call units.hpp literals.operator""_km
  auto near = 1'000_m;
  //               ^ call units.hpp literals.operator""_m
  near.meters();
  //   ^ call units.hpp Length.meters
  "front"_id.size;
  //     ^ call units.hpp literals.operator""_id
  //         ^ read units.hpp Id.size
  return far.meters() + 0x1f;
  //         ^ call units.hpp Length.meters
}
`,
  }))
