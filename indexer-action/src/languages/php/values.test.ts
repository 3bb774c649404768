import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('templates', () => {
  test('a class given as a string decides what a method returns', async () => {
    await php({
      'a.php': `
<?php
interface Extension {}
class Core implements Extension { function format() {} }
class Environment {
    /**
     * Gets one.
     *
     * @template T of Extension
     *
     * @param class-string<T> $class
     *
     * @return T
     */
    function getExtension(string $class): Extension {}
    /**
     * @template T as Extension
     * @param class-string<T> $class
     * @return null|T Found
     */
    function find($nodes, string $class): ?Extension {}
    static function m(Environment $env) {
        $env->getExtension(Core::class)->format();
        //> format -> Core.format
        $found = $env->find([], Core::class);
        $found->format();
        //> format -> Core.format
        (new Environment())->find([], Core::class)->format();
        //> format -> Core.format
    }
}`,
    })
  })
})

describe('functions on lists', () => {
  test('take elements out, keep the list, and hand elements to the functions they are given', async () => {
    await php({
      'a.php': `
<?php
class Key { function name() {} function table(): Table {} }
class Table { function drop() {} }
class Diff {
    /** @return array<string, Key> */
    function keys(): array {}
    function left() { return array_diff_key($this->keys(), []); }
    function m() {
        $keys = $this->keys();
        array_shift($keys)->name();
        //> name -> Key.name
        $first = reset($keys);
        $first->name();
        //> name -> Key.name
        foreach (array_filter($keys, fn ($key) => $key->name()) as $key) { $key->name(); }
        //> name -> Key.name
        //> name#2 -> Key.name
        foreach (array_map(static function ($key) { return $key->table(); }, $keys) as $table) { $table->drop(); }
        //> table -> Key.table
        //> drop -> Table.drop
        usort($keys, fn ($a, $b) => $a->name() <=> $b->name());
        //> name -> Key.name
        //> name#2 -> Key.name
        array_reduce($keys, fn ($sum, $one) => $sum . $one->name(), '');
        //> name -> Key.name
        foreach ($this->left() as $key) { $key->name(); }
        //> name -> Key.name
    }
}`,
    })
  })
})
