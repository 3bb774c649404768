/** Which PHP files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../testing/affected-by.ts'
import { calledFor, namesFor } from './eloquent-names.ts'

const PHP = {
  'Door.php': '<?php\nclass Door {\n  public $width;\n  function lock(): Lock { return new Lock(); }\n}\n',
  'Lock.php': '<?php\nclass Lock {\n  function teeth() { return 1; }\n}\n',
  'use.php': '<?php\nfunction apply(Door $d) { return $d->LOCK()->teeth(); }\n',
  'apart.php': '<?php\nfunction apart() { return 1; }\n',
}

test('a function more affects nobody who does not mention it', async () => {
  expect(await affectedBy(PHP, 'Lock.php', (text) => `${text}function edited() { }\n`)).toEqual([])
})

test('a method affects those that call it, however they write it', async () => {
  const affected = await affectedBy(PHP, 'Door.php', (text) => text.replace('lock(): Lock', 'lock(): Door'))
  expect(affected).toContain('use.php')
  expect(affected).not.toContain('apart.php')
})

test('a property affects those that read it', async () => {
  const files = { ...PHP, 'read.php': '<?php\nfunction read($d) { return $d->width; }\n' }
  expect(await affectedBy(files, 'Door.php', (text) => text.replace('$width', '?Lock $width'))).toContain('read.php')
})

test('what a class extends affects the traits that it uses', async () => {
  const files = {
    ...PHP,
    'Turns.php': '<?php\ntrait Turns { function turn() { return $this->close(); } }\n',
    'Closes.php': '<?php\nclass Closes { function close() { } }\n',
    'Knob.php': '<?php\nclass Knob { use Turns; }\n',
  }
  const affected = await affectedBy(files, 'Knob.php', (text) => text.replace('Knob {', 'Knob extends Closes {'))
  expect(affected).toContain('Turns.php')
  expect(affected).not.toContain('apart.php')
})

test('a scope affects those that call it by its short name, an accessor those that read its property', async () => {
  const files = {
    'User.php':
      '<?php\nclass User extends Model {\n  function scopeOldOnes($q) { }\n  function getFullNameAttribute() { }\n  function lastName(): Attribute { }\n}\n',
    'scope.php': '<?php\nfunction a($users) { return $users->oldOnes(); }\n',
    'full.php': '<?php\nfunction b($user) { return $user->full_name; }\n',
    'last.php': '<?php\nfunction c($user) { return $user->last_name; }\n',
  }
  const edit = (from: string, to: string) => affectedBy(files, 'User.php', (text) => text.replace(from, to))
  expect(await edit('scopeOldOnes($q)', 'scopeOldOnes(User $q)')).toEqual(['scope.php'])
  expect(await edit('getFullNameAttribute()', 'getFullNameAttribute(): User')).toEqual(['full.php'])
  expect(await edit('lastName(): Attribute', 'lastName(): User')).toContain('last.php')
})

test('a constructor affects those that inherit it, and a hook those that read its property', async () => {
  const files = {
    ...PHP,
    'Near.php': '<?php\nclass Near extends Door { }\n',
    'Far.php': '<?php\nclass Far extends Near { }\n',
    'read.php': '<?php\nfunction read($d) { return $d->width; }\n',
  }
  const made = await affectedBy(files, 'Door.php', (text) => text.replace('{\n', '{ function __construct() { }\n'))
  expect(made).toEqual(expect.arrayContaining(['Far.php', 'Near.php']))
  const hooked = await affectedBy(files, 'Door.php', (text) => text.replace('width;', 'width { get => 1; }'))
  expect(hooked).toContain('read.php')
  expect(hooked).not.toContain('apart.php')
})

test('what a loop takes affects those that reach its type through another one', async () => {
  const files = {
    'Doors.php': '<?php\nclass Doors {\n  function getIterator(): Lock { }\n}\n',
    'all.php': '<?php\nfunction all(): Doors { }\n',
    'use.php': '<?php\nforeach (all() as $door) { $door->open(); }\n',
  }
  expect(await affectedBy(files, 'Doors.php', (text) => text.replace(': Lock', ': Gate'))).toEqual([
    'all.php',
    'use.php',
  ])
})

test('whatever may stand for a method is among its names', () => {
  for (const [name, property] of [
    ['old_ones', false],
    ['oldOnes', false],
    ['full_name', true],
    ['name', true],
  ] as const)
    for (const method of calledFor(name, property)) {
      const names = namesFor(method).map((one) => one.toLowerCase())
      expect(names, `${name} for ${method}`).toContain(name.toLowerCase())
    }
})

test('a method that a controller answers with affects the routes that name the controller', async () => {
  const files = {
    ...PHP,
    'Photos.php': '<?php\nclass Photos { function index() { } }\n',
    'routes.php': "<?php\nRoute::resource('photos', Photos::class);\n",
  }
  const affected = await affectedBy(files, 'Photos.php', (text) => text.replace('{ }', '{ } function show() { }'))
  expect(affected).toContain('routes.php')
  expect(affected).not.toContain('apart.php')
})
