import { test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const LOCK = JSON.stringify({
  packages: [{ name: 'laravel/framework', autoload: { 'psr-4': { 'Illuminate\\': 'src/Illuminate/' } } }],
})

test('what a factory makes is the model that it is for, one or many', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Models/Song.php': `
<?php
namespace App\\Models;
use Database\\Factories\\SongFactory;
use Illuminate\\Database\\Eloquent\\Factories\\HasFactory;
use Illuminate\\Database\\Eloquent\\Model;
class Song extends Model {
  /** @use HasFactory<SongFactory> */
  use HasFactory;
  public string $title;
  public function play(): void {}
}
class Album extends Model {
  use HasFactory;
  public function open(): void {}
}
/** @method static ArtistFactory factory(...$parameters) */
class Artist extends Model {
  use HasFactory;
  public function sing(): void {}
}
/** @extends \\Illuminate\\Database\\Eloquent\\Factories\\Factory<Artist> */
class ArtistFactory extends \\Illuminate\\Database\\Eloquent\\Factories\\Factory {}
`,
    'database/factories/SongFactory.php': `
<?php
namespace Database\\Factories;
use App\\Models\\Song;
use Illuminate\\Database\\Eloquent\\Factories\\Factory;
/** @extends Factory<Song> */
class SongFactory extends Factory {
  public function loud(): static { return $this->state(fn () => []); }
}
`,
    'database/factories/AlbumFactory.php': `
<?php
namespace Database\\Factories;
use Illuminate\\Database\\Eloquent\\Factories\\Factory;
class AlbumFactory extends Factory {
  public function closed(): static { return $this->state(fn () => []); }
  public function thick(): Factory { return $this->state(fn () => []); }
  /** @return \\Illuminate\\Database\\Eloquent\\Factories\\Factory */
  public function old() { return $this->thick(); }
  public function other(): Factory { return Song::factory(); }
}
`,
    'tests/SongTest.php': `
<?php
use App\\Models\\{Album, Artist, Song};
function test_it() {
  Song::factory()->loud()->count(3)->createOne()->play();
  //> loud -> SongFactory.loud
  //> play -> Song.play
  Song::factory()->create(['title' => 'a'])->play();
  //> play -> Song.play
  foreach (Song::factory()->count(2)->create() as $song) $song->play();
  //> play -> Song.play
  Song::factory()->createMany([[]])->first()->play();
  //> play -> Song.play
  Album::factory()->for(Song::factory()->createOne())->closed()->createOne()->open();
  //> closed -> AlbumFactory.closed
  //> open -> Album.open
  Album::factory()->thick()->old()->closed()->createOne()->open();
  //> old -> AlbumFactory.old
  //> closed -> AlbumFactory.closed
  //> open -> Album.open
  Artist::factory()->createOne()->sing();
  //> sing -> Artist.sing
}
`,
  })
})
