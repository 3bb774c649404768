import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('lists of which nothing says what they hold', () => {
  test('hold what is put into them', async () => {
    await php({
      'a.php': `
<?php
class Profile {
    private $profiles = [];
    private array $byName = [];
    private array $groups = [];
    private ?array $none = [];
    function add(self $profile, Marker $marker) {
        $this->profiles[] = $profile;
        $this->byName[$marker->name()] = new Marker();
        $this->groups['all'][] = $marker;
    }
    function total() {
        foreach ($this->profiles as $one) $one->total();
        //> total -> Profile.total
        $this->profiles[0]->total();
        //> total -> Profile.total
        foreach ($this->byName as $name => $marker) $marker->name();
        //> name#2 -> Marker.name
        foreach ($this->groups as $group) foreach ($group as $marker) $marker->stop();
        //> stop -> Marker.stop
        foreach ($this->none as $one) $one->total();
        //> total -> ?
    }
}
class Marker { function name() {} function stop() {} }`,
    })
  })
})

describe('a method that gives nothing but its own object', () => {
  test('gives what it is called on, whatever type it declares', async () => {
    await php({
      'a.php': `
<?php
interface Aware { function setContainer($container): Aware; }
trait AwareTrait { function setContainer($container): Aware { $this->container = $container; return $this; } }
class Base implements Aware {
    use AwareTrait;
    function name($name): self {
        if ($name === null) return $this;
        $this->name = $name;
        return $this;
    }
    function other($name): self {
        if ($name === null) return new Base();
        return $this;
    }
}
class Definition extends Base { function resolve() {} }
function run(Definition $definition, Aware $aware) {
    $definition->setContainer(1)->name('a')->resolve();
    //> name -> Base.name
    //> resolve -> Definition.resolve
    $definition->other('a')->resolve();
    //> resolve -> ?
    $aware->setContainer(1)->resolve();
    //> resolve -> ?
}`,
    })
  })
})
