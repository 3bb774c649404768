/** What is newer than the grammar. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { linksOf } from '../nominal/link-harness.ts'

test('who may write a property is not who may read it', () =>
  expectLinks({
    'a.php': `<?php
class Name { public function full(): string { return ''; } }
class User {
  public private(set) int $age = 1;
  public function __construct(public private(set) Name $name, private(set) ?int $size = null, readonly Name $nick = new Name()) {}
  public function go(User $other): void {
    $this->name->full();
    //           ^ call a.php Name.full
    $this->nick->full();
    //           ^ call a.php Name.full
    $other->age = 2;
    //      ^ write a.php User.age
    $copy = clone($other, ['age' => 3]);
    //            ^ read parameter $other of line 6
  }
}
`,
  }))

test('hooks of a property take what is set, and constants of an enum are of it', () =>
  expectLinks({
    'a.php': `<?php
class Owner { public function go(): Item { return new Item(); } }
class Item { public function go(): void {} }
enum Kind: string {
  case A = 'a';
  const FIRST = self::A;
  public function item(): Item { return new Item(); }
}
class Shop {
  public Owner $owner { get => $this->owner; set(Owner $given) { $given->go()->go(); } }
  //                                                             ^ read parameter $given of line 10
  //                                                                     ^ call a.php Owner.go
  //                                                                           ^ call a.php Item.go
  public Owner $other { set { $value->go()->go(); } }
  //                                  ^ call a.php Owner.go
  //                                        ^ call a.php Item.go
  public function run(): void {
    Kind::cases()[0]->item()->go();
    //                ^ call a.php Kind.item
    //                        ^ call a.php Item.go
    Kind::FIRST->item()->go();
    //                   ^ call a.php Item.go
  }
}
`,
  }))

test('what is newer than most: pipes, clones with changes, and functions on lists', () =>
  linksOf({
    'composer.json': '{}',
    'a.php': `
<?php
namespace App;
class Money {
  public function __construct(public int $cents = 0) {}
  public function with(int $cents): static { return clone($this, ['cents' => $cents]); }
  public function line(): Line { return new Line(); }
}
class Line { public function total(): Money { return new Money(); } }
class Use_ {
  /** @param Line[] $lines */
  public function go(Money $money, array $lines): void {
    clone($money, ['cents' => 2])->line();
    //> clone -> nothing
    //> $money -> local 11
    //> line -> Money.line
    $total = $money |> (fn (Money $m) => $m->line()) |> $this->sum(...);
    //> sum -> Use_.sum
    $total->line();
    //> line -> Money.line
    array_find($lines, fn ($l) => $l->total()->cents > 1)?->total();
    //> array_find -> out std:php array_find
    //> total -> Line.total
    //> total#2 -> Line.total
    if (array_any($lines, fn ($l) => $l->total() > 1)) {}
    //> total -> Line.total
  }
  private function sum(Line $line): Money { return $line->total(); }
}
`,
  }))
