import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('a closure that shares a variable', () => {
  test('sees what is assigned to it when the closure is handed to that', async () => {
    await php({
      'a.php': `
<?php
class Promise {
    function __construct(?callable $wait = null) {}
    function resolve($value) {}
}
class Timer { function cancel() {} }
class Loop { function every(callable $callback, $options = []): Timer {} }
function run(Loop $loop) {
    $promise = new Promise(function () use (&$promise) {
        $promise->resolve(1);
        //> resolve -> Promise.resolve
    });
    $timer = $loop->every(function () use (&$timer, $promise) {
        $timer->cancel();
        //> cancel -> Timer.cancel
        $promise->resolve(2);
        //> resolve -> Promise.resolve
    }, $options = [1]);
    $options;
    //> $options -> local 18
    $other = $loop->every(function () use ($other) {
        $other->cancel();
        //> cancel -> ?
    });
}`,
    })
  })
})
