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
