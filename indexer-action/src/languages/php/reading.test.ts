/** What is newer than the grammar. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

async function holds(files: Record<string, string>) {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

test('who may write a property is not who may read it', () =>
  holds({
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
