import { describe, expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { linksOf as php } from '../nominal/link-harness.ts'

const symbolsOf = async (text: string) => {
  const [file] = await analyse(new Map([['a.php', text]]), languageOfPath)
  return file?.symbols ?? []
}

describe('names', () => {
  test('classes come by use, alias, group and namespace; functions fall back to the global ones', async () => {
    await php({
      'src/A.php': `
<?php
namespace App;
use Lib\\Tool\\{Hammer, Saw as Blade};
use function Lib\\Tool\\hit;
class A {
    function m(Hammer $h) {
        //> Hammer -> Hammer
        new Blade();
        //> Blade -> Saw then Saw
        hit(1); near(2); strlen("x"); lost();
        //> hit -> hit
        //> near -> near
        //> strlen -> out std:php strlen
        //> lost -> ?
        $h->swing(); \\Lib\\Tool\\Saw::make();
        //> swing -> Hammer.swing
        //> make -> Saw.make
        //> Saw -> Saw
    }
}
function near($x) { return \\PHP_VERSION . LIMIT; }
//> PHP_VERSION -> out std:php PHP_VERSION
//> LIMIT -> LIMIT
const LIMIT = 3;`,
      'lib/tools.php':
        '<?php\nnamespace Lib\\Tool;\nclass Hammer { function swing() {} }\nclass Saw { static function make() {} }\nfunction hit($n) {}\n',
    })
  })

  test('variables live in their function; closures see what they capture', async () => {
    await php({
      'a.php': `
<?php
function f($a) {
    $b = $a;
    //> a -> nothing
    $c = function ($x) use ($b) { return $b + $x + $a; };
    //> $b -> local 3
    //> $b#2 -> local 3
    //> $x#2 -> local 5
    //> $a -> ?
    return fn ($y) => $a + $c($y);
    //> $a -> local 2
    //> $c -> local 5
}`,
    })
  })
})

describe('types', () => {
  test('properties by declaration, promotion, doc comment and assignment', async () => {
    await php({
      'a.php': `
<?php
class Engine { function start() {} function stop(): static { return $this; } }
class Car {
    private Engine $one;
    /** @var Engine|null */
    private $two;
    private $three;
    /** @var Engine[] */
    private $many = [];
    function __construct(private ?Engine $four, Engine $given) { $this->three = $given; }
    function go() {
        $this->one->start(); $this->two->start(); $this->three->start(); $this->four->start();
        //> start -> Engine.start
        //> start#2 -> Engine.start
        //> start#3 -> Engine.start
        //> start#4 -> Engine.start
        foreach ($this->many as $e) { $e->stop()->stop()->start(); }
        //> start -> Engine.start
        $x = new Engine; $x->start();
        //> start -> Engine.start
        if ($anything instanceof Engine) $anything->start();
        //> start -> ?
    }
}`,
    })
  })

  test('returns: declared, documented, inferred and fluent, through inheritance', async () => {
    await php({
      'a.php': `
<?php
class Base {
    /** @return $this */
    function with($x) { return $this; }
    function chain() { return $this; }
    function made() { return new Other; }
    static function create() { return new static; }
}
class Sub extends Base { function own() {} }
class Other { function act() {} }
(new Sub)->with(1)->chain()->own();
//> own -> Sub.own
Sub::create()->own();
//> own -> Sub.own
(new Sub)->made()->act();
//> act -> Other.act`,
    })
  })

  test('a comment above says what is assigned or iterated, whatever the value is known to be', async () => {
    await php({
      'a.php': `
<?php
use Lib\\Request;
class Route { function run() {} }
class Runner {
    function m(Request $request, array $groups) {
        /** @var Route $route */
        $route = $request->attribute('route');
        $route->run();
        //> run -> Route.run
        /** @var Route $group */
        foreach (array_reverse($groups) as $group) { $group->run(); }
        //> run -> Route.run
        /** @var Route $made */
        $made = $request->make(function () { $other = 1; });
        $made->run();
        //> run -> Route.run
    }
}`,
    })
  })

  test('a list takes elements, and a method without types of its own has those that it overrides', async () => {
    await php({
      'a.php': `
<?php
class Level { function includes() {} }
class Record { public Level $level; }
interface Handler {
    /** @param array<Record> $records
     *  @return Record[] */
    function batch(array $records);
}
class Mail implements Handler {
    /** {@inheritDoc} */
    function batch(array $all) {
        foreach ($all as $one) { $one->level->includes(); }
        //> includes -> Level.includes
        usort($all, function ($all) { $all->level; });
        //> level -> Record.level@3
        return $all;
    }
}
list($first) = (new Mail)->batch([]);
[, ['key' => $second]] = [1, (new Mail)->batch([])];
$first->level->includes();
//> includes -> Level.includes`,
    })
  })

  test('generic collections by their templates', async () => {
    await php({
      'a.php': `
<?php
/** @template TKey
 *  @template TValue
 *  @implements IteratorAggregate<TKey, TValue> */
class Collection implements IteratorAggregate {
    /** @return TValue|null */
    function first() {}
    /** @param callable $f
     *  @return static */
    function filter($f) {}
}
class User { function name() {} }
class Repo {
    /** @return Collection<int, User> */
    function all() {}
    function m() {
        $this->all()->filter(fn ($u) => true)->first()->name();
        //> name -> User.name
        foreach ($this->all() as $user) $user->name();
        //> name -> User.name
    }
}`,
    })
  })
})

describe('classes', () => {
  test('traits, parent, static, constants and enum cases', async () => {
    await php({
      'a.php': `
<?php
trait Greets { function hello() { return $this->name(); } }
//> name -> Person.name
class Being { const KIND = 1; function __construct() {} static $count = 0; function name() {} }
class Person extends Being {
    use Greets;
    function __construct() { parent::__construct(); static::$count++; self::KIND; }
    //> __construct#2 -> Being.__construct
    //> $count -> Being.count
    //> KIND -> Being.KIND
    function name() { $this->hello(); }
    //> hello -> Greets.hello
    function kind(Suit $s) { return match ($s) { Suit::Hearts => $s->label(), default => Suit::from('x') }; }
    //> Hearts -> Suit.Hearts
    //> label -> Suit.label
    //> from -> out std:php BackedEnum.from
}
enum Suit: string { case Hearts = 'h'; function label() {} }`,
    })
  })

  test('a class from outside may have members that nobody here knows', async () => {
    await php({
      'a.php': `
<?php
namespace App;
use Vendor\\Kit\\Base;
class A extends Base { function m() { $this->inherited(); $this->own(); lost()->own(); } function own() {} }
//> inherited -> out packagist:vendor/kit Vendor.Kit.Base.inherited
//> own -> A.own
//> own#2 -> ?`,
    })
  })

  test('facades lead to what they stand for, and say that they are dynamic', async () => {
    await php({
      'a.php': `
<?php
class CacheManager { function get($k) {} }
/** @see CacheManager */
class Cache extends Facade { protected static function getFacadeAccessor() { return 'cache'; } }
abstract class Facade {}
Cache::get('x');
//> get -> CacheManager.get`,
    })
  })

  test('Eloquent’s queries, relations and collections give models', async () => {
    await php({
      'composer.json': '{"require": {"laravel/framework": "^11.0"}}',
      'app/Models.php': `
<?php
namespace App;
use Illuminate\\Database\\Eloquent\\Model;
use Illuminate\\Database\\Eloquent\\Relations\\HasMany;
class Post extends Model {
    public function author() { return $this->belongsTo(User::class); }
    public function publish() {}
}
class User extends Model {
    public function posts(): HasMany { return $this->hasMany(Post::class)->latest(); }
    public function greet() {}
}
function go($id) {
    User::findOrFail($id)->greet();
    //> greet -> User.greet
    //> findOrFail -> out packagist:laravel/framework Illuminate.Database.Eloquent.Model.findOrFail
    User::where('id', $id)->orderBy('name')->first()->greet();
    //> greet -> User.greet
    $user = User::create([]);
    $user->posts()->where('x', 1)->firstOrFail()->publish();
    //> posts -> User.posts
    //> publish -> Post.publish
    foreach ($user->posts as $post) {
        $post->author->greet();
        //> greet -> User.greet
        $post->publish();
        //> publish -> Post.publish
    }
    $user->posts->first()->publish();
    //> publish -> Post.publish
    User::all()->somethingElse();
    //> somethingElse -> out packagist:laravel/framework Illuminate.Database.Eloquent.Collection.somethingElse
}`,
    })
  })

  test('callables and containers', async () => {
    await php({
      'a.php': `
<?php
class Job { function run() {} }
class Routes {
    function m() {
        on([$this, 'later'], [Job::class, 'run']);
        //> later -> Routes.later
        //> run -> Job.run
        app(Job::class)->run();
        //> run -> Job.run
        $f = $this->later(...);
        //> later -> Routes.later
    }
    function later() {}
}`,
    })
  })
})

test('an Eloquent model says its table, casts, scopes, accessors and relations', async () => {
  const symbols = await symbolsOf(`<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Model;
use App\\Models\\Blog\\Post;
class User extends Model {
  protected $table = 'people';
  protected $fillable = ['name', 'email'];
  protected $hidden = ['password'];
  protected $casts = ['admin' => 'boolean', 'address' => AddressCast::class];
  protected $appends = ['full_name'];
  public function scopeActive($query) { return $query->where('active', 1); }
  public function getFullNameAttribute() { return ''; }
  public function setEmailAttribute($v) {}
  protected function nickName(): Attribute { return Attribute::make(get: fn ($v) => $v); }
  public function posts() { return $this->hasMany(Post::class)->latest(); }
  public function roles(): BelongsToMany { return $this->belongsToMany('App\\\\Role'); }
}`)
  const user = symbols.find((s) => s.name === 'User')
  expect(user?.extra?.eloquent).toEqual({
    table: 'people',
    fillable: ['name', 'email'],
    hidden: ['password'],
    casts: { admin: 'boolean', address: 'AddressCast' },
    appends: ['full_name'],
    scopes: ['active'],
    attributes: ['full_name', 'email', 'nick_name'],
    accessors: ['full_name', 'nick_name'],
    mutators: ['email'],
    relations: [
      { type: 'hasMany', name: 'posts', target: 'App\\Models\\Blog\\Post' },
      { type: 'belongsToMany', name: 'roles', target: 'App\\Role' },
    ],
  })
  expect(symbols.find((s) => s.name === 'scopeActive')?.extra).toEqual({ kind: 'scope' })
})

test('a Laravel model says the same in attributes above the class, and relates to itself by self', async () => {
  const symbols = await symbolsOf(`<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Attributes\\{Appends, Fillable, Hidden, Table, Unguarded};
#[Unguarded]
#[Table('places'), Fillable(['name'])]
#[Hidden(['path', 'mtime'])]
#[Appends(['size'])]
class Folder extends Model {
  public function parent() { return $this->belongsTo(self::class); }
  public function folders() { return $this->hasMany(static::class, 'parent_id'); }
}`)
  expect(symbols.find((s) => s.name === 'Folder')?.extra?.eloquent).toEqual({
    table: 'places',
    fillable: ['name'],
    hidden: ['path', 'mtime'],
    appends: ['size'],
    relations: [
      { type: 'belongsTo', name: 'parent', target: 'App\\Models\\Folder' },
      { type: 'hasMany', name: 'folders', target: 'App\\Models\\Folder' },
    ],
  })
  const keyed = await symbolsOf(`<?php
#[Table(key: 'slug'), Hidden(columns: ['secret'])]
class Page extends Model {}`)
  expect(keyed.find((s) => s.name === 'Page')?.extra?.eloquent).toEqual({ hidden: ['secret'] })
})
