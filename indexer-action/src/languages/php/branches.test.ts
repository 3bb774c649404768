import { describe, test } from 'vitest'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('where branches meet', () => {
  test('a variable is what either has made of it', async () => {
    await php({
      'a.php': `
<?php
interface Node { function names(); }
class Word implements Node { function names() {} function text() {} }
class Rule { function names() {} function check() {} }
function run(Node $node, $given, $path) {
    if ($path) {
        $node = new Word();
        $node->names();
        //> names -> Word.names
    }
    $node->names();
    //> names -> Node.names then Word.names
    $node->text();
    //> text -> Word.text
    if (is_string($given)) {
        $rule = new Rule();
    } else {
        $rule = $given;
    }
    $rule->check();
    //> check -> Rule.check
    if ($path) $either = new Rule();
    elseif ($given) $either = new Word();
    else throw new Exception();
    $either->names();
    //> names -> Rule.names | Word.names
}`,
    })
  })

  test('what a branch makes of it that ends counts no more', async () => {
    await php({
      'a.php': `
<?php
class Word { function text() {} }
class Rule { function text() {} }
function run(Word $word, $path) {
    if ($path) {
        $word = new Rule();
        return $word->text();
        //> text -> Rule.text
    }
    $word->text();
    //> text -> Word.text
    if ($word) {
        $word = new Rule();
    } else {
        $word = null;
        return;
    }
    $word->text();
    //> text -> Rule.text
}
function check($rule, ?Word $word) {
    if (!$rule instanceof Rule) {
        $rule = new Word();
    }
    $rule->text();
    //> text -> Word.text | Rule.text
    if (!$word) {
        $word = new Word();
    }
    $word->text();
    //> text -> Word.text
}
function search($words) {
    $found = null;
    foreach ($words as $word) {
        if ($word instanceof Word) {
            $found = $word;
            break;
        }
    }
    $found->text();
    //> text -> Word.text
}`,
    })
  })
})

describe('a check of what a getter gives', () => {
  test('holds where it is asked again', async () => {
    await php({
      'a.php': `
<?php
interface Handler { function handle(); }
interface Resettable { function reset(); }
class Group {
    function handler(): Handler {}
    function other($name): Handler {}
    function m(Group $group) {
        if ($this->handler() instanceof Resettable) {
            $this->handler()->reset();
            //> reset -> Resettable.reset
            $this->handler()->handle();
            //> handle -> Handler.handle
        }
        $this->handler()->reset();
        //> reset -> ?
        if (!$group->handler() instanceof Resettable) return;
        $group->handler()->reset();
        //> reset -> Resettable.reset
        $group = new Group();
        $group->handler()->reset();
        //> reset -> ?
        if ($this->other('a') instanceof Resettable) $this->other('b')->reset();
        //> reset -> ?
    }
}`,
    })
  })
})
