/** Indexers and operators that classes define, where they are called. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const MONEY = `namespace App;
public class Money {
  public Coin this[int at] { get { return null; } set { } }
  public string this[string name] => "";
  public static Money operator -(Money one) => one;
  public static Money operator -(Money one, Money other) => one;
  public static Money operator +(Money one, Money other) => one;
}
public class Coin { public void Spend() { } }
public class Purse : Money { }
public class Pair<T> { public T this[int at] => default; }
`

test('an indexer is called by its brackets, and of several by what stands in them', () =>
  expectLinks({
    'Money.cs': MONEY,
    'Use.cs': `namespace App;
class Use {
  void Go(Money money, Purse purse, Pair<Coin> pair, int[] list) {
    money[1].Spend();
//       ^ call Money.cs Money.this[]
//           ^ call Money.cs Coin.Spend
    purse[0] = null;
//       ^ call Money.cs Money.this[]
    purse?[2].Spend();
//        ^ call Money.cs Money.this[]
//            ^ call Money.cs Coin.Spend
    pair[0].Spend();
//      ^ call Money.cs Pair.this[]
//          ^ call Money.cs Coin.Spend
    var length = money["name"].Length;
//                             ^ read std:dotnet System.String.Length
    list[0]++;
//      ^ nothing
  }
}
`,
  }))

test('an indexer stands where its name does', async () => {
  const r = await repository({ 'Money.cs': MONEY })
  expect(r.symbol('Money.cs', 'Money.this[]')).toMatchObject({ line: 3, column: 14 })
})

test('operators before one operand and in assignments are calls', () =>
  expectLinks({
    'Money.cs': MONEY,
    'Use.cs': `namespace App;
class Use {
  void Go(Money money, int count) {
    var less = -money;
//             ^ call Money.cs Money.operator -
    less[0].Spend();
//          ^ call Money.cs Coin.Spend
    money += less;
//        ^ call Money.cs Money.operator +
    money -= less;
//        ^ call Money.cs Money.operator -
    count += -count;
//        ^ nothing
//           ^ nothing
  }
}
`,
  }))

test('what an operator of a generic class gives is of the type of its operand', () =>
  expectLinks({
    'Pair.cs': `namespace App;
public class Coin { public void Spend() { } }
public class Pair<T> {
  public T First;
  public static Pair<T> operator +(Pair<T> one, Pair<T> other) => one;
  public static T operator -(Pair<T> one) => one.First;
  public static T operator *(int by, Pair<T> one) => one.First;
}
class Use {
  void Go(Pair<Coin> one) {
    (one + one).First.Spend();
//                    ^ call Pair.cs Coin.Spend
    (-one).Spend();
//         ^ call Pair.cs Coin.Spend
    (2 * one).Spend();
//            ^ call Pair.cs Coin.Spend
  }
}
`,
  }))

test('an assignment calls the operator of its own sign, if the class has one that takes the value', () =>
  expectLinks({
    'Total.cs': `namespace App;
public class Coin { }
public class Total {
  public void operator +=(int by) { }
  public static Total operator +(Total one, Coin by) => one;
}
class Use {
  void Go(Total total, Coin coin) {
    total += 2;
//        ^ call Total.cs Total.operator +=
    total += coin;
//        ^ call Total.cs Total.operator +
  }
}
`,
  }))

test('every operator of one operand is called by its sign, before or after it; `!` after one calls nothing', () =>
  expectLinks({
    'Coin.cs': `namespace App;
public class Coin {
  public static Coin operator ++(Coin one) => one;
  public static Coin operator --(Coin one) => one;
  public static Coin operator !(Coin one) => one;
  public void Spend() { }
}
class Use {
  void Go(Coin one, int count) {
    one++;
//     ^ call Coin.cs Coin.operator ++
    --one;
//  ^ call Coin.cs Coin.operator --
    (!one).Spend();
//   ^ call Coin.cs Coin.operator !
//         ^ call Coin.cs Coin.Spend
    one!.Spend();
//     ^ nothing
//       ^ call Coin.cs Coin.Spend
    count++;
//       ^ nothing
  }
}
`,
  }))
