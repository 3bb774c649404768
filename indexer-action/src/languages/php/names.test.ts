import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('names', () => {
  test('of static properties begin with their sign, as those of variables do', async () => {
    await php({
      'a.php': `
<?php
class Counter {
    static $count = 0;
    static function next() { return self::$count++; }
    //> $count -> Counter.count
}
`,
    })
  })

  test('that a file gives to what it imports lead there', async () => {
    await php({
      'a.php': '<?php\nnamespace Lib;\nclass Tool {}\nfunction cut() {}\n',
      'b.php': `
<?php
namespace App;
use Lib\\Tool as Saw;
//> Tool -> Tool
//> Saw -> Tool
use function Lib\\cut as slice;
//> slice -> cut
`,
    })
  })

  test('of traits’ methods are looked for in all traits that are used, and not in the class', async () => {
    await php({
      'a.php': `
<?php
trait Puts { function put() {} }
trait Calls { function call() {} }
class Store {
    use Puts, Calls {
        put as private putAll;
        //> put -> Puts.put
        //> putAll -> Puts.put
        call as forward;
    }
    function put() {
        $this->putAll();
        //> putAll -> Puts.put
        $this->forward();
        //> forward -> Calls.call
    }
}
`,
    })
  })

  test('of classes that are texts lead to the class before `::`', async () => {
    await php({
      'a.php': `
<?php
class Driver { static function supports() {} const NAME = 'a'; static $made = 0; }
class Drivers {
    /** @var array<string, class-string<Driver>> */
    private $drivers;
    function m() {
        foreach ($this->drivers as $driver) {
            $driver::supports();
            //> supports -> Driver.supports
            $driver::NAME;
            //> NAME -> Driver.NAME
            $driver::$made;
            //> $made -> Driver.made
        }
    }
}
`,
    })
  })
})
