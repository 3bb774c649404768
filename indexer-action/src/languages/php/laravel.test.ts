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
