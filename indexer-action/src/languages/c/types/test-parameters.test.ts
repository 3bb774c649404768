import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('the parameter of a test is what its fixture says that it is', () =>
  expectLinks({
    'door_test.cc': `#include <gtest/gtest.h>
struct Params { int size; int cap; };
class Base : public ::testing::TestWithParam<Params> { protected: int shared() { return GetParam().cap; } };
//                                                                                                 ^ read door_test.cc Params.cap
class DoorTest : public Base {};
using SizeTest = testing::TestWithParam<Params>;
class PairTest : public testing::TestWithParam<std::tuple<int, Params>> {};
TEST_P(DoorTest, Opens) {
  const auto &param = GetParam();
  EXPECT_EQ(param.size, shared());
  //              ^ read door_test.cc Params.size
  //                    ^ call door_test.cc Base.shared
}
TEST_P(SizeTest, Fits) { EXPECT_TRUE(GetParam().size); }
//                                              ^ read door_test.cc Params.size
TEST_P(PairTest, Fits) { EXPECT_TRUE(std::get<1>(GetParam()).cap); }
//                                                           ^ read door_test.cc Params.cap
TEST(Plain, Fits) { GetParam().cap; }
//                             ^ read unknown
`,
  }))
