import { test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

const LOCK = JSON.stringify({
  packages: [{ name: 'laravel/framework', autoload: { 'psr-4': { 'Illuminate\\': 'src/Illuminate/' } } }],
})
const FRAMEWORK = 'out packagist:laravel/framework'

test('a job that is dispatched leads to what it does, and an event to its listeners', async () => {
  await php({
    'composer.lock': LOCK,
    'app/Jobs/Resize.php': `
<?php
namespace App\\Jobs;
use Illuminate\\Foundation\\Bus\\Dispatchable;
class Resize {
  use Dispatchable;
  public function __construct(public int $id) {}
  public function handle(): void {}
}
`,
    'app/Events/Placed.php': `
<?php
namespace App\\Events;
use Illuminate\\Foundation\\Events\\Dispatchable;
class Placed { use Dispatchable; }
class Lonely {}
`,
    'app/Listeners/Mail.php': `
<?php
namespace App\\Listeners;
use App\\Events\\Placed;
class Mail { public function handle(Placed $event): void {} }
class Log { public function handlePlaced(Placed $event): void {} public function other(Placed $event): void {} }
`,
    'app/Shop.php': `
<?php
namespace App;
use App\\Events\\{Lonely, Placed};
use App\\Jobs\\Resize;
use Illuminate\\Support\\Facades\\Bus;
class Shop {
  public function go(): void {
    dispatch(new Resize(1));
    //> dispatch -> ${FRAMEWORK} dispatch then Resize.handle
    Resize::dispatch(1);
    //> dispatch -> ${FRAMEWORK} Illuminate.Foundation.Bus.Dispatchable.dispatch then Resize.handle
    Bus::dispatch(new Resize(2));
    //> dispatch -> ${FRAMEWORK} Illuminate.Support.Facades.Bus.dispatch then Resize.handle
    event(new Placed());
    //> event -> ${FRAMEWORK} event then Mail.handle then Log.handlePlaced
    Placed::dispatch();
    //> dispatch -> ${FRAMEWORK} Illuminate.Foundation.Events.Dispatchable.dispatch then Mail.handle then Log.handlePlaced
    event(new Lonely());
    //> event -> ${FRAMEWORK} event
  }
}
`,
  })
})

test('another dispatch sends nothing, and neither a private method nor a trait is a listener', async () => {
  const { packages } = JSON.parse(LOCK)
  await php({
    'composer.lock': JSON.stringify({
      packages: [...packages, { name: 'amphp/amp', autoload: { 'psr-4': { 'Amp\\': 'src/' } } }],
    }),
    'app/Jobs.php': `
<?php
namespace App;
use Illuminate\\Foundation\\Bus\\Dispatchable;
class Resize { public function handle(): void {} }
class Own {
  use Dispatchable;
  public static function dispatch(int $id) {}
  public function handle(): void {}
}
class Placed {}
`,
    'app/Listeners/Mail.php': `
<?php
namespace App\\Listeners;
use App\\Placed;
class Mail {
  private function handleOne(Placed $event): void {}
  public function handleAll(Placed $event): void {}
}
trait Logs { public function handle(Placed $event): void {} }
abstract class Base { public function handle(Placed $event): void {} }
`,
    'app/Shop.php': `
<?php
namespace App;
use function Amp\\dispatch;
class Shop {
  public function go($store): void {
    dispatch(new Resize());
    //> dispatch -> out packagist:amphp/amp dispatch
    \\dispatch(new Resize());
    //> dispatch -> ${FRAMEWORK} dispatch then Resize.handle
    $store->dispatch(new Resize());
    //> dispatch -> ?
    Own::dispatch(1);
    //> dispatch -> Own.dispatch
    event(new Placed());
    //> event -> ${FRAMEWORK} event then Mail.handleAll
  }
}
`,
  })
})
