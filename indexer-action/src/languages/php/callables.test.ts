/** Functions as values: what they are, and what calling them gives; callables that are named by texts and lists. */
import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const KINDS = `
<?php
namespace App;
class Leaf { function fall() {} }
class Stone { function fall() {} }
class Tree {
    function leaf(): Leaf { return new Leaf; }
    static function grown() {}
}
function made(): Leaf { return new Leaf; }
`

describe('what a variable holds', () => {
  test('gives what the closure, the function or the method in it gives', async () => {
    await php({
      'kinds.php': KINDS,
      'a.php': `
<?php
namespace App;
function run(Tree $tree) {
    $first = fn() => new Leaf;
    $first()->fall();
    //> fall -> Leaf.fall
    $second = function () use ($tree) { return $tree->leaf(); };
    $second()->fall();
    //> fall -> Leaf.fall
    $third = $tree->leaf(...);
    $third()->fall();
    //> fall -> Leaf.fall
    $fourth = made(...);
    $fourth()->fall();
    //> fall -> Leaf.fall
    (function () { return new Stone; })()->fall();
    //> fall -> Stone.fall
    $table = ['leaf' => fn() => new Leaf, 'stone' => fn() => new Stone];
    $table['stone']()->fall();
    //> fall -> Stone.fall
    call_user_func(fn() => new Leaf)->fall();
    //> fall -> Leaf.fall
    array_reduce([$tree], fn($sum, Tree $one) => $one->leaf())->fall();
    //> fall -> Leaf.fall
}
`,
    })
  })

  test('is called by the method that makes its class callable', async () => {
    await php({
      'kinds.php': KINDS,
      'a.php': `
<?php
namespace App;
class Handler { function __invoke(int $n): Leaf { return new Leaf; } }
class Uses {
    function __construct(private Handler $handler) {}
    function run(Handler $own) {
        ($this->handler)(1)->fall();
        //> handler -> Uses.handler then Handler.__invoke
        //> fall -> Leaf.fall
    }
}
`,
    })
  })
})

describe('where a callable is taken', () => {
  test('texts and lists name what will be called', async () => {
    await php({
      'kinds.php': KINDS,
      'a.php': `
<?php
class Plugin {
    static function boot() {
        add_action('init', array(__CLASS__, 'filter'));
        //> filter -> Plugin.filter
        add_filter('text', array('self', 'filter'));
        //> filter -> Plugin.filter
    }
    static function filter() {}
}
function compare($a, $b) {}
function run(App\\Tree $tree, $list) {
    add_action('init', array('Plugin', 'boot'));
    //> Plugin -> Plugin
    //> boot -> Plugin.boot
    add_action('init', 'Plugin::filter');
    //> filter -> Plugin.filter
    usort($list, 'compare');
    //> compare -> compare
    array_map('App\\Tree::grown', $list);
    //> Tree -> Tree
    //> grown -> Tree.grown
    array_map([$tree, 'leaf'], $list)[0]->fall();
    //> leaf -> Tree.leaf
    //> fall -> Leaf.fall
    return array('Plugin', 'boot');
}
`,
    })
  })
})
