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
