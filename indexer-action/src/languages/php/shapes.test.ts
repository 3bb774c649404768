import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('lists whose elements are known one by one', () => {
  test('by doc comments, by position and by key', async () => {
    await php({
      'a.php': `
<?php
class Table { function rename() {} }
class Column { function type() {} }
class Maker {
    /** @return array{Table, Column} */
    private function make(): array {}
    /** @return array{0: Table, column?: Column|null, rest: array{inner: Column}} */
    private function named(): array {}
    /** @param list<array{key: Column, value: Table}> $pairs */
    function m(array $pairs) {
        [$table, $column] = $this->make();
        $table->rename(); $column->type();
        //> rename -> Table.rename
        //> type -> Column.type
        [, $second] = $this->make();
        $second->type();
        //> type -> Column.type
        ['column' => $third, 'rest' => ['inner' => $fourth]] = $this->named();
        $third->type(); $fourth->type();
        //> type -> Column.type
        //> type#2 -> Column.type
        $this->named()['rest']["inner"]->type();
        //> type -> Column.type
        foreach ($pairs as $pair) { $pair['key']->type(); $pair['value']->rename(); }
        //> type -> Column.type
        //> rename -> Table.rename
        foreach ($pairs as ['key' => $key, 'value' => $value]) { $key->type(); $value->rename(); }
        //> type -> Column.type
        //> rename -> Table.rename
    }
}`,
    })
  })

  test('as they are written, and as they grow', async () => {
    await php({
      'a.php': `
<?php
class Table { function rename() {} }
class Column { function type() {} }
$both = ['table' => new Table, 'column' => new Column];
$both['table']->rename(); $both['column']->type();
//> rename -> Table.rename
//> type -> Column.type
[$a, $b] = [new Table, new Column];
$a->rename(); $b->type();
//> rename -> Table.rename
//> type -> Column.type
$all = [];
$all[] = new Table;
foreach ($all as $one) $one->rename();
//> rename -> Table.rename`,
    })
  })
})
