import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a class without a constructor runs the one that it inherits', () =>
  expectLinks({
    'a.php': `<?php
class Model { function __construct() { } }
trait Names { function __construct() { } }
interface Made { function __construct(); }
class Blank extends Model { }
#     ^ runs a.php Model.__construct
class Below extends Blank { }
#     ^ runs a.php Model.__construct
class Own extends Model { function __construct() { } }
#     ^ nothing
class Using { use Names; }
#     ^ runs a.php Names.__construct
abstract class Apart implements Made { }
#              ^ nothing
`,
  }))

test('whoever reads a property with a hook for it runs the hook', () =>
  expectLinks({
    'a.php': `<?php
class Box {
  public int $size { get => $this->size + 1; set(int $value) { $this->size = $value; } }
  public int $twice { get { return $this->size; } }
  //                                      ^ read a.php Box.size, runs a.php Box.size
  public int $depth = 1;
  public string $name { set => trim($value); }
}
function grow(Box $box) {
  $box->size = 2;
  //    ^ write a.php Box.size, runs a.php Box.size
  $box->depth = $box->twice;
  //    ^ write a.php Box.depth
  //                  ^ read a.php Box.twice, runs a.php Box.twice
  $box->name = $box->name;
  //    ^ write a.php Box.name, runs a.php Box.name
  //                 ^ read a.php Box.name
}
`,
  }))
