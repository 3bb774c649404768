import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('names of which a class has no member', () => {
  test('are answered by its `__call`, `__callStatic`, `__get` and `__set`', async () => {
    await php({
      'a.php': `
<?php
class Message { function send() {} }
class Query {
    /** @return static */
    function __call($name, $arguments) {}
    static function __callStatic($name, $arguments) {}
    function __get($name): Message {}
    function __set($name, $value) {}
    public $limit;
    function where() {}
}
class UserQuery extends Query {}
function run(UserQuery $query) {
    $query->where();
    //> where -> Query.where
    $query->whereName('a')->whereAge(3)->where();
    //> whereName -> Query.__call
    //> whereAge -> Query.__call
    //> where -> Query.where
    Query::latest(function (Message $message) { $message->send(); });
    //> latest -> Query.__callStatic
    //> send -> Message.send
    $query->first->send();
    //> first -> Query.__get
    //> send -> Message.send
    $query->limit = 1;
    //> limit -> Query.limit
    $query->offset = 1;
    //> offset -> Query.__set
}`,
    })
  })

  test('stay unknown where a class outside, or one that uses a trait, may have them', async () => {
    await php({
      'a.php': `
<?php
namespace App;
trait Answers { function __call($name, $arguments) {} function run() { $this->walk(); } }
//> walk -> ?
class Model extends \\Vendor\\Base { use Answers; }
class Constant {
    function __get($name) {}
    function __call($name, $arguments) {}
    static function __callStatic($name, $arguments) {}
    static function make() {
        self::build();
        //> build -> Constant.__callStatic
        self::$none;
        //> $none -> ?
    }
    function own() {
        $this->build();
        //> build -> Constant.__call
    }
}
function run(Model $model, Constant $constant) {
    $model->walk();
    //> walk -> out packagist:vendor Vendor.Base.walk
    echo Constant::NONE;
    //> NONE -> ?
    echo $constant::NONE;
    //> NONE -> ?
}`,
    })
  })
})
