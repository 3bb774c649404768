import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('iteration', () => {
  test('ends where a class iterates over itself', async () => {
    await php({
      'a.php': `
<?php
namespace App;
class Item { function open() {} }
interface Items extends \\Iterator { function current(): Item; }
interface Shelf extends \\IteratorAggregate { function getIterator(): Items; }
interface Mirror extends \\IteratorAggregate { function getIterator(): Mirror; }
function run(Shelf $shelf, Mirror $mirror) {
    foreach ($shelf as $item) $item->open();
    //> open -> Item.open
    foreach ($mirror as $image) $image->open();
    //> open -> ?
}
`,
    })
  })
})

describe('templates', () => {
  test('a class given as a string decides what a method returns', async () => {
    await php({
      'a.php': `
<?php
namespace App;
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

describe('checks', () => {
  test('hold in their branch, and after a branch that ends where the check fails', async () => {
    await php({
      'a.php': `
<?php
class Node { function type() {} function lines() {} }
class Name extends Node { function type() {} function parts() {} }
class Call extends Node { function type() {} function args() {} }
class Reader {
    private Node $node;
    function m(Node $a, Node $b, Node $c, array $list) {
        if ($a instanceof Name) { $a->type(); }
        elseif ($a instanceof Call && $a->args()) { $a->type(); }
        else { $a->type(); }
        //> type -> Node.type
        $a->type();
        //> type -> Node.type
        if (!$b instanceof Name) { $b->type(); return; }
        //> type -> Node.type
        $b->type();
        //> type -> Name.type
        $c instanceof Call ? $c->type() : $c->type();
        //> type -> Call.type
        //> type#2 -> Node.type
        if ($this->node instanceof Call) $this->node->type();
        //> type -> Call.type
        $this->node->type();
        //> type -> Node.type
        if ($list['key'] instanceof Name && $list['key']->parts()) { $list['key']->type(); }
        //> parts -> Name.parts
        //> type -> Name.type
        if ($list[0] instanceof Call) { $list[0]->args(); $list[1]->args(); }
        //> args -> Call.args
        //> args#2 -> ?
        return $c instanceof Name && $c->parts();
        //> parts -> Name.parts
    }
    /** @param Name|Call $node */
    function either(Node $node) {
        if ($node instanceof Name) { $node->parts(); } else { $node->args(); }
        //> parts -> Name.parts
        //> args -> Call.args
        foreach ([new Name, new Call] as $one) { $one->type(); $one->lines(); }
        //> type -> Node.type
        //> lines -> Node.lines
    }
}`,
    })
  })
})

describe('conditional types', () => {
  test('a documented condition gives what either side does', async () => {
    await php({
      'a.php': `
<?php
class Connection { function close() {} }
class Manager {
    /**
     * @param array $params
     * @psalm-return ($params is array{wrapper: class-string<T>} ? T : Connection)
     * @template T of Connection
     */
    static function connect(array $params): Connection {}
    /** @return ($all is true ? Connection[] : ($one is not false ? Connection : null)) */
    function each($all, $one) {}
}
Manager::connect(['wrapper' => 1])->close();
//> close -> Connection.close
foreach ((new Manager)->each(true, 1) as $one) { $one->close(); }
//> close -> Connection.close`,
    })
  })
})

describe('constructions', () => {
  test('of a class that an expression names make that class, and nothing is called by a name that is not there', async () => {
    await php({
      'a.php': `
<?php
class Shape { function draw() {} }
class Maker {
    /** @param class-string<Shape> $class */
    function m(string $class, Shape $shape) {
        (new ($shape::class))->draw();
        //> draw -> Shape.draw
        (new $class)->draw();
        //> draw -> Shape.draw
        (new ($this->unknown()))->draw();
        //> draw -> ?
    }
}`,
    })
  })
})

describe('lists', () => {
  test('that are taken apart give what they were made of, also where it changes places', async () => {
    await php({
      'a.php': `
<?php
class Node { function rule() {} }
class Token { function text() {} }
class Uses {
    function m(Node $a, Token $b) {
        [$a, $b] = [$b, $a];
        $a->text();
        //> text -> Token.text
        $b->rule();
        //> rule -> Node.rule
    }
}
`,
    })
  })

  test('of several types, and lists that may be empty or are joined, keep their elements', async () => {
    await php({
      'a.php': `
<?php
class Node { function rule() {} }
class Token { function text() {} }
class Uses {
    /** @var list<Node|Token|int> */
    private array $either;
    /** @param array<string, Node[]> $nodes */
    function m(array $nodes) {
        foreach ($this->either as $one) { $one->rule(); $one->text(); }
        //> rule -> Node.rule
        //> text -> Token.text
        foreach ($nodes['a'] ?? [] as $node) $node->rule();
        //> rule -> Node.rule
        foreach ($nodes['a'] + $nodes['b'] as $node) $node->rule();
        //> rule -> Node.rule
    }
}
`,
    })
  })
})

describe('what may be anything', () => {
  test('is what stands in for it', async () => {
    await php({
      'a.php': `
<?php
class Node { function rule() {} }
function m($x) { $node = $x ?: new Node; $node->rule(); }
//> rule -> Node.rule
function n(mixed $x) { $node = $x ?? new Node; $node->rule(); }
//> rule -> Node.rule
`,
    })
  })
})

describe('checks of what may be one of several', () => {
  test('leave the others where they fail, unless another part of the condition may have failed', async () => {
    await php({
      'a.php': `
<?php
class Node { function name() {} }
class Token { function name() {} function text() {} }
class Uses {
    function m(Node|Token $a, Node|Token $b) {
        if ($a instanceof Node) { $a->name(); } else { $a->name(); }
        //> name -> Node.name
        //> name#2 -> Token.name
        if ($b instanceof Node && $b->name()) {} else { $b->name(); }
        //> name -> Node.name
        //> name#2 -> Node.name | Token.name
    }
}
class Package { function same() { if ($this instanceof Alias) { $this->of(); } } }
//> of -> Alias.of
class Alias extends Package { function of() {} }
`,
    })
  })

  test('give way to later ones, and either may hold of two in one condition', async () => {
    await php({
      'a.php': `
<?php
class Sum { function left() {} }
class Product { function left() {} function right() {} }
class Reader {
    function m($a, $b, $c) {
        if ($a instanceof Sum) { $a->left(); }
        //> left -> Sum.left
        if ($a instanceof Product) { $a->left(); }
        //> left -> Product.left
        if ($b instanceof Sum || $b instanceof Product) { $b->left(); }
        //> left -> Product.left | Sum.left
        assert($c instanceof Sum);
        $c->left();
        //> left -> Sum.left
        assert($c instanceof Product);
        $c->left();
        //> left -> Product.left
    }
}
`,
    })
  })
})

describe('what may be of one class or another', () => {
  test('gives what either gives', async () => {
    await php({
      'a.php': `
<?php
class Page { function title() {} }
class Text { function lines() {} }
class Web { public Page $shown; function request(): Page {} }
class Cli { public Text $shown; function request(): Text {} }
class App {
    /** @var Cli|Web */
    static $app;
    private ?Page $page;
    function m($a) {
        self::$app->request()->title();
        //> request -> Cli.request | Web.request
        //> title -> Page.title
        self::$app->shown->title();
        //> title -> Page.title
        $either = $a ? new Page : new Text;
        $either->lines();
        //> lines -> Text.lines
        $page = $this->page ?: self::$app->request();
        $page->title();
        //> title -> Page.title
        $false = $a ? false : new Text;
        $false->lines();
        //> lines -> Text.lines
    }
}
`,
    })
  })
})

describe('a chain of what may be of several classes', () => {
  test('does not become twice as many with every call', async () => {
    const again = '        $q = $c ? $q->x() : $q->y();\n'.repeat(24)
    await php({
      'a.php': `
<?php
/** @template T */
class A {
    /** @return static<T> */
    function x() {}
    /** @return static<T> */
    function y() {}
}
/** @template T */
class B {
    /** @return A<T>|B<T> */
    function x() {}
    /** @return A<T>|B<T> */
    function y() {}
    function z() {}
}
class Uses {
    /** @param A<int>|B<int> $q */
    function m($q, $c) {
${again}        $q->z();
        //> z -> B.z
    }
}
`,
    })
  })
})

describe('attributes that are read', () => {
  test('are of the class whose name they are asked by', async () => {
    await php({
      'a.php': `
<?php
class AsCommand { public string $name; }
function m(ReflectionClass $class) {
    return ($class->getAttributes(AsCommand::class)[0] ?? null)?->newInstance()->name;
    //> name -> AsCommand.name
}
`,
    })
  })
})
