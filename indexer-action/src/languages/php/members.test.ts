import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('members', () => {
  test('a trait finds fields in the classes that use it', async () => {
    await php({
      'a.php': `
<?php
class Fields { function node() {} }
class Values { function high() {} }
trait Timed {
    function time() { $this->fields->node(); return $this->values->high(); }
    //> fields -> Base.fields
    //> node -> Fields.node
    //> values -> One.values | Two.values
    //> high -> Values.high
}
abstract class Base { protected Fields $fields; }
class One extends Base { use Timed; private Values $values; }
class Two extends Base { use Timed; private Values $values; }`,
    })
  })

  test('a method without a body and without types gives what its implementations give', async () => {
    await php({
      'a.php': `
<?php
class Reader { function read() {} }
abstract class ReaderTest {
    abstract protected function reader($version);
    function test() { $this->reader(1)->read(); }
    //> read -> Reader.read
}
class FastTest extends ReaderTest { protected function reader($version) { return new Reader; } }`,
    })
  })

  test('a collection of our own gives what its methods for elements give', async () => {
    await php({
      'a.php': `
<?php
class Frame { function line() {} }
class Frames implements ArrayAccess, IteratorAggregate {
    /** @return ArrayIterator<int, Frame> */
    function getIterator(): Iterator {}
    /** @return Frame */
    function offsetGet($offset) {}
    function offsetExists($offset) {}
}
class Bag implements ArrayAccess { function offsetGet($offset) { return $this->list[$offset]; } }
class Ring implements Iterator { function current(): Frame {} }
function all(Frames $frames, Ring $ring, Bag $bag) {
    $bag[0]->line();
    //> line -> ?
    $frames[0]->line();
    //> line -> Frame.line
    foreach ($frames as $frame) $frame->line();
    //> line -> Frame.line
    foreach ($ring as $frame) $frame->line();
    //> line -> Frame.line
}`,
    })
  })

  test('a property or element that nothing declares is what it was assigned last', async () => {
    await php({
      'a.php': `
<?php
class Name { function set() {} }
class Call { function args() {} }
class Parser {
    private $value;
    function m($self, array $pair) {
        $self->value = new Name;
        $self->value->set();
        //> set -> Name.set
        $self->value = new Call;
        $self->value->args();
        //> args -> Call.args
        $pair['key'] = new Name;
        $pair['key']->set();
        //> set -> Name.set
        $self = $pair;
        $self->value->args();
        //> args -> ?
    }
}`,
    })
  })
})

test('an argument by name means the property that the parameter of a constructor declares', () =>
  php({
    'src/Money.php': `
<?php
class Money {
  public string $note;
  public function __construct(public int $amount, private string $unit = 'EUR', string $note = '') {}
}
`,
    'src/Use.php': `
<?php
new Money(amount: 1, unit: 'USD', note: '');
//> amount -> Money.amount
//> unit -> Money.unit
//> note -> nothing
`,
  }))

test('an argument by name is of the type that its parameter has', () =>
  php({
    'a.php': `
<?php
class Item { function use() {} }
/**
 * @template T
 * @param class-string<T> $class
 * @param callable(T): void $then
 */
function each(string $class, ?callable $then = null, int $most = 1) {}
each(most: 3, then: function ($one) { $one->use(); }, class: Item::class);
//> use -> Item.use
`,
  }))
