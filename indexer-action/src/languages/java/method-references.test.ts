import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a static method leaves a method above it that takes something else', () =>
  expectLinks({
    'a/Money.java': `package a;
class Amount { public Money half() { return null; } }
class Money extends Amount { public static Money half(int cents) { return null; } }
class Use {
  Amount one = Money.half(1).half();
  //                 ^ call a/Money.java Money.half
  //                         ^ call a/Money.java Amount.half
}
`,
  }))

test('of functions and methods of one name, a reference means what can take what is asked for', () =>
  expectLinks({
    'a/Money.java': `package a;
import java.util.function.Function;
class Amount { Money half() { return null; } }
class Money extends Amount { static Money half(int cents) { return null; } }
class Use {
  Function<Integer, Money> one = Money::half;
  //                                    ^ call a/Money.java Money.half
  Function<Money, Money> two = Money::half;
  //                                  ^ call a/Money.java Amount.half
}
`,
  }))
