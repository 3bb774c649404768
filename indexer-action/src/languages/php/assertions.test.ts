/** Calls that tell of what class a value is. */
import { test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const NODES = `
<?php
namespace App;
class Node { function type() {} }
class Name extends Node { function type() {} }
`

test('functions that ask for a class hold as instanceof does', () =>
  php({
    'src/Node.php': NODES,
    'src/Reader.php': `
<?php
namespace App\\Read;
use App\\Name;
class Reader {
  function read(object $a, $b, $c, $d) {
    if (is_a($a, Name::class)) { $a->type(); }
    //> type -> Name.type
    if (!is_a($b, Name::class, true)) { return; }
    $b->type();
    //> type -> Name.type
    if (\\is_subclass_of($c, \\App\\Node::class) && $c->type()) {}
    //> type -> Node.type
    if (is_a($d, $a)) { $d->type(); }
    //> type -> ?
  }
}
`,
  }))

test('assertions of PHPUnit and of assertion libraries hold from there on', () =>
  php({
    'src/Node.php': NODES,
    'tests/ReaderTest.php': `
<?php
namespace Tests;
use App\\Name;
use PHPUnit\\Framework\\TestCase;
use Webmozart\\Assert\\Assert;
class ReaderTest extends TestCase {
  private $kept;
  function testRead($found, $other, $given, $message) {
    $this->assertInstanceOf(Name::class, $found);
    //> Name -> Name
    $found->type();
    //> type -> Name.type
    self::assertInstanceOf(Name::class, $this->kept, $message);
    $this->kept->type();
    //> type -> Name.type
    $this->assertNotInstanceOf(Name::class, $other);
    $other->type();
    //> type -> ?
    Assert::isInstanceOf($given, Name::class);
    $given->type();
    //> type -> Name.type
  }
}
`,
  }))

test('a check holds for a variable that the script does not make itself', () =>
  php({
    'src/Node.php': NODES,
    'view.php': `
<?php
use App\\Name;
if ($node instanceof Name) { $node->type(); }
//> type -> Name.type
if (!$other instanceof Name) { return; }
$other->type();
//> type -> Name.type
function go() { $node->type(); }
//> type -> ?
`,
  }))

test('what a function of ours says of its arguments holds from there on, or where it gave true', () =>
  php({
    'src/Node.php': NODES,
    'src/Check.php': `
<?php
namespace App;
class Check {
  /** @phpstan-assert Name $value */
  static function name($value): void {}
  /** @phpstan-assert-if-true =Name $value */
  function isName($value): bool { return true; }
  /** @phpstan-assert !Name $value */
  static function notName($value): void {}
  /**
   * @template T of object
   * @param class-string<T> $class
   * @psalm-assert T $value
   */
  static function of($value, string $class): void {}
}
/** @psalm-assert Name $one */
function check_name(string $why, $one): void {}
`,
    'src/Reader.php': `
<?php
namespace App;
class Reader {
  private $kept;
  function read(Check $check, $a, $b, $c, $d, $e, $f) {
    $a->type();
    //> type -> ?
    Check::name($a);
    $a->type();
    //> type -> Name.type
    if ($check->isName($b)) { $b->type(); }
    //> type -> Name.type
    if (!$check->isName($c)) { return; }
    $c->type();
    //> type -> Name.type
    Check::of($d, Name::class);
    $d->type();
    //> type -> Name.type
    check_name('x', $this->kept);
    $this->kept->type();
    //> type -> Name.type
    Check::notName($e);
    $e->type();
    //> type -> ?
    $is = $check->isName($f);
    $f->type();
    //> type -> ?
  }
}
`,
  }))

test('what a function says of an argument it says of the one that is given by that name', () =>
  php({
    'src/Node.php': NODES,
    'src/Reader.php': `
<?php
namespace App;
/** @psalm-assert Name $one */
function check_name(string $why, $one): void {}
function read($a, $b, $c, $d) {
  check_name(one: $a, why: $b);
  $a->type();
  //> type -> Name.type
  $b->type();
  //> type -> ?
  check_name($c, one: $d);
  $c->type();
  //> type -> ?
  $d->type();
  //> type -> Name.type
}
`,
  }))
