import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const LISTS = `<?php
namespace Lib;
/**
 * @template TKey of array-key
 * @template TValue
 */
trait Enumerates {
    /**
     * @param  (callable(TValue, TKey): bool)|TValue|bool  $callback
     * @return static
     */
    function reject($callback = true) {}
    /** @return array<int<0, 1>, static<TKey, TValue>> */
    function partition(callable $key) {}
}
/**
 * @template TKey of array-key
 * @template TValue
 * @implements \\ArrayAccess<TKey, TValue>
 */
class Collection implements \\ArrayAccess, \\IteratorAggregate {
    /** @use \\Lib\\Enumerates<TKey, TValue> */
    use Enumerates;
    /** @param  Arrayable<TKey, TValue>|iterable<TKey, TValue>|null  $items */
    function __construct($items = []) {}
    /**
     * @template TDefault
     * @param  (callable(TValue, TKey): bool)|null  $callback
     * @param  TDefault|(\\Closure(): TDefault)  $default
     * @return TValue|TDefault
     */
    function first(?callable $callback = null, $default = null) {}
    /**
     * @template TMapped
     * @param  callable(TValue $value, TKey=): TMapped  $callback
     * @return static<TKey, TMapped>
     */
    function map(callable $callback) {}
}
`

describe('what comments say of functions that are given', () => {
  test('tells what they are called with, and what they give tells what comes back', async () => {
    await php({
      'lib.php': LISTS,
      'a.php': `
<?php
use Lib\\Collection;
class Tag { function name() {} }
class Post { function title() {} function tag(): Tag {} }
class Uses {
    /** @var Collection<int, Post> */
    private $posts;
    function m() {
        $this->posts->reject(fn ($post) => $post->title())->map(fn ($post) => $post->tag())->first()->name();
        //> title -> Post.title
        //> tag -> Post.tag
        //> name -> Tag.name
        $this->each(function ($tag) { $tag->name(); });
        //> name -> Tag.name
    }
    /** @param \\Closure(Tag): void $run */
    function each(\\Closure $run) {}
}
`,
    })
  })
})

describe('type arguments', () => {
  test('reach traits and parents by whatever name a comment calls them', async () => {
    await php({
      'lib.php': LISTS,
      'a.php': `
<?php
namespace App;
use Lib\\Collection as BaseCollection;
class Model { function key() {} }
/**
 * @template TKey of array-key
 * @template TModel of \\App\\Model
 * @extends \\Lib\\Collection<TKey, TModel>
 */
class Models extends BaseCollection {
    function m() {
        $this->first()->key();
        //> key -> Model.key
        return $this->reject(fn ($model) => $model->key());
        //> key -> Model.key
    }
    function p() { return parent::map(fn ($model) => $model->key()); }
    //> key -> Model.key
}
`,
    })
  })

  test('of `static` are those of the class that it stands for', async () => {
    await php({
      'lib.php': LISTS,
      'a.php': `
<?php
class Post { function title() {} }
class Uses {
    /** @param \\Lib\\Collection<int, Post> $posts */
    function m($posts) {
        [$new, $old] = $posts->partition(fn ($post) => true);
        $new->first()->title();
        //> title -> Post.title
        foreach ($old as $post) $post->title();
        //> title -> Post.title
    }
}
`,
    })
  })

  test('may be of several classes, beside which others may be meant', async () => {
    await php({
      'lib.php': LISTS,
      'a.php': `
<?php
class Post { function title() {} }
class Tag { function name() {} }
class Uses {
    /** @param \\Lib\\Collection<int, Post|Tag> $both */
    function m($both) {
        $both->first()->title();
        //> title -> Post.title
        $both->first()->name();
        //> name -> Tag.name
    }
}
`,
    })
  })

  test('come from what a constructor is given', async () => {
    await php({
      'lib.php': LISTS,
      'a.php': `
<?php
class Tag { function name() {} }
class Uses {
    /** @param array<string, Tag> $tags */
    function m(array $tags) {
        (new \\Lib\\Collection($tags))->reject(fn ($tag) => $tag->name());
        //> name -> Tag.name
    }
}
`,
    })
  })

  test('of PHP’s own lists are what they hold', async () => {
    await php({
      'a.php': `
<?php
class Node { function rule(): Rule {} }
class Rule { function literals() {} }
/** @extends \\SplDoublyLinkedList<Node> */
class Chain extends \\SplDoublyLinkedList {}
class Uses {
    function m(Chain $chain) {
        $chain->current()->rule();
        //> rule -> Node.rule
        foreach ($chain as $node) $node->rule();
        //> rule -> Node.rule
    }
    function n() {
        /** @var \\SplObjectStorage<Node, Rule> $rules */
        $rules = new \\SplObjectStorage;
        foreach ($rules as $node) { $node->rule(); $rules[$node]->literals(); }
        //> rule -> Node.rule
        //> literals -> Rule.literals
        /** @var \\SplQueue<Node> $queue */
        $queue = new \\SplQueue;
        $queue->dequeue()->rule();
        //> rule -> Node.rule
    }
}
`,
    })
  })
})

describe('static', () => {
  test('that a parent’s method gives is the class that calls it', async () => {
    await php({
      'a.php': `
<?php
class Mapping { static function from(array $a): static {} }
class Column extends Mapping {
    public $width;
    static function from(array $a): static { $made = parent::from($a); $made->width; }
    //> width -> Column.width
}
`,
    })
  })
})

test('a type argument alone is that of the values, not that of the keys', () =>
  php({
    'a.php': `
<?php
class User { function greet() {} }
/**
 * @template TKey
 * @template T
 * @extends \\IteratorAggregate<TKey, T>
 */
interface Users extends \\IteratorAggregate {
    /** @return T */
    function first();
}
/** @return \\Generator<User> */
function made(): \\Generator {}
/** @param Users<User> $users */
function go(Users $users) {
    foreach ($users as $user) $user->greet();
    //> greet -> User.greet
    $users->first()->greet();
    //> greet -> User.greet
    foreach (made() as $one) $one->greet();
    //> greet -> User.greet
}
`,
  }))

test('a property that is declared again without a type has the type that it had', () =>
  php({
    'a.php': `
<?php
class User { function greet() {} }
class Base {
    /** @var User */
    protected $user;
    /** @var User */
    private $own;
}
class Page extends Base {
    protected $user = null;
    protected $own;
    function go() {
        $this->user->greet();
        //> greet -> User.greet
        $this->own->greet();
        //> greet -> ?
    }
}
`,
  }))

test('a method without comments has the type variables of the one that it implements', async () => {
  await php({
    'a.php': `<?php
class Node { public function leaf(): int { return 1; } }
interface Finder {
    /**
     * @template T of object
     * @param class-string<T> $class
     * @return T[]
     */
    public function every(string $class): array;
    /**
     * @template T
     * @param T $one
     * @return T
     */
    public function same($one);
}
class Near implements Finder {
    public function every(string $class): array { return []; }
    public function same($one) { return $one; }
}
function go(Near $near) {
    foreach ($near->every(Node::class) as $node) $node->leaf();
    //> leaf -> Node.leaf
    $near->same(new Node())->leaf();
    //> leaf -> Node.leaf
}
`,
  })
})
