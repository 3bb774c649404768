/** Laravel's users: a model by what it extends, and whom a request or the guard says to be signed in. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../testing/affected-by.ts'
import { linksOf as php } from '../nominal/link-harness.ts'

const COMPOSER = JSON.stringify({ name: 'app/app', require: { 'laravel/framework': '^11.0' } })
const USER = `
<?php
namespace App\\Models;
use Illuminate\\Foundation\\Auth\\User as Authenticatable;
/** @property string $nick */
class User extends Authenticatable {
  public function active(): bool { return true; }
}
class Role extends \\Illuminate\\Database\\Eloquent\\Relations\\Pivot { public function grant(): void {} }
`

test('a model of users and one of a pivot table are models', async () => {
  await php({
    'composer.json': COMPOSER,
    'app/Models/User.php': USER,
    'app/A.php': `
<?php
namespace App;
use App\\Models\\{Role, User};
class A {
  public function go(User $user): void {
    $user->fresh()->active();
    //> active -> User.active
    User::create([])->refresh()->nick;
    //> nick -> User.nick
    User::where('a', 1)->get()->each(fn ($one) => $one->active());
    //> active -> User.active
    User::paginate(10)->through(fn ($one) => $one->active());
    //> active -> User.active
    User::chunk(10, function ($users) { foreach ($users as $one) $one->active(); });
    //> active -> User.active
    Role::find(1)->grant();
    //> grant -> Role.grant
  }
}
`,
  })
})

test('who is signed in is what Laravel takes for a user', async () => {
  await php({
    'composer.json': COMPOSER,
    'app/Models/User.php': USER,
    'app/Admin.php': '<?php\nclass Admin { public function ban(): void {} }\n',
    'app/SaveRequest.php': `
<?php
namespace App;
use Illuminate\\Foundation\\Http\\FormRequest;
class SaveRequest extends FormRequest {
  public function authorize(): bool { return $this->user()->active(); }
  //> active -> User.active
}
`,
    'app/A.php': `
<?php
namespace App;
use Illuminate\\Http\\Request;
use Illuminate\\Support\\Facades\\Auth;
class A {
  public function go(Request $request, SaveRequest $save): void {
    $request->user()->active();
    //> active -> User.active
    $save->user()->nick;
    //> nick -> User.nick
    Auth::user()->active();
    //> active -> User.active
    auth()->user()?->active();
    //> active -> User.active
    request()->user()->active();
    //> active -> User.active
    auth('admin')->user()->active();
    //> active -> out packagist:laravel/framework active
    $this->mine()->active();
    //> active -> User.active
  }
  private function mine() { return Auth::user(); }
}
`,
  })
})

test('no model of users is taken for it that is not where Laravel looks', async () => {
  await php({
    'composer.json': COMPOSER,
    'app/Models/User.php': USER.replace('App\\Models', 'App\\Members'),
    'app/A.php': `
<?php
namespace App;
Auth::user()->active();
//> active -> ?
\\Illuminate\\Support\\Facades\\Auth::user()->active();
//> active -> ?
\\Illuminate\\Support\\Facades\\Auth::user()->notify();
//> notify -> out packagist:laravel/framework notify
`,
  })
})

test('a model of users affects those that ask who is signed in', async () => {
  const files = {
    'app/Models/User.php': '<?php\nnamespace App\\Models;\nclass User { public $nick; }\n',
    'app/A.php': '<?php\nfunction a() { return auth()->user()->name; }\n',
    'app/Apart.php': '<?php\nfunction b() { return 1; }\n',
  }
  const affected = await affectedBy(files, 'app/Models/User.php', (text) => text.replace('class User', 'class Other'))
  expect(affected ?? ['app/A.php']).toContain('app/A.php')
  expect(affected).not.toContain('app/Apart.php')
})

test('a query of a builder of its own stays one, and a relation with a pivot table is a query', async () => {
  await php({
    'composer.json': COMPOSER,
    'app/Models/Show.php': `
<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\{Builder, Model};
use Illuminate\\Database\\Eloquent\\Relations\\BelongsToMany;
/**
 * @template T of Model
 * @extends Builder<T>
 */
class BaseBuilder extends Builder { public function favorites(): static { return $this; } }
/** @extends BaseBuilder<Show> */
class ShowBuilder extends BaseBuilder { public function subscribed(): self { return $this->join('x'); } }
class Show extends Model {
  public static function query(): ShowBuilder { return parent::query()->addSelect('x'); }
  public function play(): int { return 1; }
  public function tags(): BelongsToMany { return $this->belongsToMany(Tag::class); }
}
class Tag extends Model { public function label(): int { return 1; } }
`,
    'app/A.php': `
<?php
namespace App;
use App\\Models\\Show;
function go(Show $show) {
  Show::query()->with('x')->subscribed()->orderByRaw('a')->favorites()->findOrFail(1)->play();
  //> subscribed -> ShowBuilder.subscribed
  //> favorites -> BaseBuilder.favorites
  //> play -> Show.play
  foreach ($show->tags()->wherePivot('a', 1)->get() as $tag) $tag->label();
  //> label -> Tag.label
}
`,
  })
})
