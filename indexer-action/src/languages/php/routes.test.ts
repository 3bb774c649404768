/** Laravel's routes: which methods of a controller they call. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a route calls the methods of a controller that is named as a whole', () =>
  expectLinks({
    'composer.json': JSON.stringify({ name: 'app/app', require: { 'laravel/framework': '^11.0' } }),
    'app/Photos.php': `<?php
namespace App;
class Photos { public function index() {} public function show() {} public function zoom() {} }
class Home { public function __invoke() {} public function about() {} }
`,
    'routes/web.php': `<?php
use App\\{Home, Photos};
use Illuminate\\Support\\Facades\\Route;
Route::resource('photos', Photos::class)->only(['index', 'show']);
//     ^ call packagist:laravel/framework Illuminate.Support.Facades.Route.resource, call_indirect app/Photos.php Photos.index, call_indirect app/Photos.php Photos.show
Route::get('/', Home::class)->name('home');
//     ^ call packagist:laravel/framework Illuminate.Support.Facades.Route.get, call_indirect app/Photos.php Home.__invoke
//                            ^ call packagist:laravel/framework Illuminate.Routing.Route.name
Route::get('/about', [Home::class, 'about']);
//     ^ call packagist:laravel/framework Illuminate.Support.Facades.Route.get
//                                  ^ call_indirect app/Photos.php Home.about
Route::view('/plain', Home::class);
//     ^ call packagist:laravel/framework Illuminate.Support.Facades.Route.view
`,
  }))
