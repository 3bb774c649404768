import { test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const LOCK = JSON.stringify({
  packages: [{ name: 'laravel/framework', autoload: { 'psr-4': { 'Illuminate\\': 'src/Illuminate/' } } }],
})
/** Has methods of the same names. */
const OWN =
  '<?php class Own { public function on(): void {} public function json(): void {} public function toArray(): void {} }'
const FRAMEWORK = 'out packagist:laravel/framework'

test('what is made of texts alone is not ours, as definitions of tables are', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Own.php': OWN,
    'database/migrations/a.php': `
<?php
use Illuminate\\Database\\Schema\\Blueprint;
return new class {
  public function up(Blueprint $table): void {
    $table->foreign('user_id')->references('id')->on('users')->cascadeOnDelete();
    //> references -> ${FRAMEWORK} references
    //> on -> ${FRAMEWORK} on
    //> cascadeOnDelete -> ${FRAMEWORK} cascadeOnDelete
    $table->foreign(new Own())->on('users');
    //> on -> ?
  }
};
`,
  })
})

test('requests of a test are answered, and columns of a collection are one', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Own.php': OWN,
    'app/Models/Song.php': `
<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Model;
class Song extends Model { }
`,
    'tests/SongTest.php': `
<?php
use App\\Models\\Song;
use Illuminate\\Foundation\\Testing\\TestCase;
class SongTest extends TestCase {
  public function test(Song $song): void {
    $this->actingAs($song)->postJson('songs', ['song' => $song])->json('id');
    //> json -> ${FRAMEWORK} Illuminate.Testing.TestResponse.json
    Song::query()->where('a', $song)->pluck('id')->toArray();
    //> toArray -> ${FRAMEWORK} Illuminate.Support.Collection.toArray
  }
}
`,
  })
})

test('collections and queries hand models and queries to functions', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Models/Song.php': `
<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Model;
class Song extends Model {
  public function play(): bool { return true; }
  public function owner(): User { return new User(); }
  public function where(): void {}
}
class User extends Model { public function greet(): void {} }
`,
    'app/Use.php': `
<?php
namespace App;
use App\\Models\\User;
use App\\Models\\Song;
class UseIt {
  public function m() {
    $songs = Song::query()->latest()->get();
    $songs->filter(fn ($song) => $song->play())->first()->play();
    //> play -> Song.play
    //> play#2 -> Song.play
    $songs->map(fn ($song) => $song->owner())->each(fn ($user) => $user->greet());
    //> owner -> Song.owner
    //> greet -> User.greet
    foreach ($songs->groupBy('album') as $group) $group->first()->play();
    //> play -> Song.play
    $songs->keyBy('id')->get(1)->play();
    //> play -> Song.play
    $songs->first(fn ($song) => $song->play())->owner();
    //> play -> Song.play
    //> owner -> Song.owner
    Song::query()->chunk(10, function ($songs) { foreach ($songs as $song) $song->play(); });
    //> play -> Song.play
    $songs->each->play();
    //> play -> Song.play
    User::query()->when(true, fn ($query) => $query->where('a', 1))->first()->greet();
    //> where -> ${FRAMEWORK} Illuminate.Database.Eloquent.Builder.where
    //> greet -> User.greet
    User::where(function ($query) { $query->orWhere('a', 1); })->first()->greet();
    //> orWhere -> ${FRAMEWORK} Illuminate.Database.Eloquent.Builder.orWhere
    //> greet -> User.greet
  }
}
`,
  })
})

for (const [where, composer] of [
  ['in a folder', { 'api/composer.json': JSON.stringify({ require: { 'laravel/framework': '^12' } }) }],
  [
    'of which only parts are required',
    { 'composer.json': JSON.stringify({ require: { 'illuminate/support': '^12' } }) },
  ],
] as const)
  test(`Laravel is known ${where}`, async () => {
    await php({
      ...composer,
      'api/app/Models/Song.php': `
<?php
namespace App\\Models;
use Illuminate\\Database\\Eloquent\\Model;
class Song extends Model { public function play(): void {} }
`,
      'api/app/Player.php': `
<?php
use App\\Models\\Song;
function go(): void {
  Song::where('a', 1)->firstOrFail()->play();
  //> play -> Song.play
  //> firstOrFail -> ${FRAMEWORK} Illuminate.Database.Eloquent.Builder.firstOrFail
}
`,
    })
  })

test('a model has the attributes that its lists name, and each is of what it is cast to', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Models/Song.php': `
<?php
namespace App\\Models;
use App\\Status;
use Illuminate\\Database\\Eloquent\\Model;
/** @property string $mood */
class Song extends Model {
  protected $table = 'songs';
  protected $fillable = [
    'title',
    'status', 'mood',
    'full_name',
  ];
  protected $hidden = ['title', 'secret'];
  protected function casts(): array {
    return ['status' => Status::class, 'sung_at' => 'datetime'];
  }
  public function getFullNameAttribute(): string { return $this->title; }
  //> title -> Song.title@9
}
`,
    'app/Status.php': `
<?php
namespace App;
enum Status: string { case On = 'on'; public function label(): string { return ''; } }
`,
    'app/Use.php': `
<?php
use App\\Models\\Song;
function go(Song $song): void {
  $song->title = 'x';
  //> title -> Song.title@9
  $song->status->label();
  //> status -> Song.status@10
  //> label -> Status.label
  Song::query()->first()?->sung_at->format('c');
  //> sung_at -> Song.sung_at@15
  echo $song->secret, $song->mood, $song->full_name, $song->other;
  //> secret -> Song.secret@13
  //> mood -> Song.mood@5
  //> full_name -> Song.getFullNameAttribute
  //> other -> out packagist:laravel/framework Illuminate.Database.Eloquent.Model.other
}
`,
  })
})

test('functions and facades of Laravel give what they are given, and what is handed to them takes it', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Song.php': `
<?php
namespace App;
use Illuminate\\Support\\Facades\\{Cache, DB, Route};
class Song {
  public function play(): self { return $this; }
  public function name(): string { return ''; }
  /** @param Song[] $songs */
  public static function go(array $songs): void {
    collect($songs)->filter(fn ($song) => $song->play())->first()->play();
    //> collect -> ${FRAMEWORK} collect
    //> play -> Song.play
    //> play#2 -> Song.play
    collect([new Song()])->map(fn ($song) => $song->play())->first()->play();
    //> play -> Song.play
    //> play#2 -> Song.play
    tap(new Song(), fn ($song) => $song->play())->play();
    //> play -> Song.play
    //> play#2 -> Song.play
    optional($songs[0])->play();
    //> play -> Song.play
    DB::transaction(fn () => new Song())->play();
    //> transaction -> ${FRAMEWORK} Illuminate.Support.Facades.DB.transaction
    //> play -> Song.play
    Cache::remember('a', 1, function () { return new Song(); })->play();
    //> play -> Song.play
    Route::get('/', [Song::class, 'play'])->name('a')->middleware('b');
    //> name -> ${FRAMEWORK} Illuminate.Routing.Route.name
    //> middleware -> ${FRAMEWORK} Illuminate.Routing.Route.middleware
  }
}
`,
  })
})
