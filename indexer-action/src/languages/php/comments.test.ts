import { describe, expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { linksOf as php } from '../nominal/link-harness.ts'

describe('doc comments of a class', () => {
  test('declare the members that they promise, where nothing else does', async () => {
    const text = `<?php
class Link { function to() {} }
class Base { function real() {} }
/**
 * @method bool hasInfo(string $text)
 * @method static Link made()
 * @method self real()
 * @property Link $link A link.
 */
class Handler extends Base {
    function __call($name, $args) {}
    function use() {
        $this->hasInfo('a');
        //> hasInfo -> Handler.hasInfo
        self::made()->to();
        //> made -> Handler.made
        //> to -> Link.to
        $this->real();
        //> real -> Base.real
        $this->link->to();
        //> link -> Handler.link
        //> to -> Link.to
    }
}
`
    await php({ 'a.php': text })
    const [file] = await analyse(new Map([['a.php', text]]), languageOfPath)
    expect(file?.symbols.filter((s) => s.modifiers?.includes('declaration')).map((s) => [s.name, s.line])).toEqual([
      ['link', 8],
      ['hasInfo', 5],
      ['made', 6],
      ['real', 7],
    ])
  })

  test('declare properties of every type, of scalars and arrays too', async () => {
    const text = `<?php
/**
 * @property string $name
 * @property-read ?array<int, string> $codes What remains.
 * @property $bare
 */
class Station extends Illuminate\\Database\\Eloquent\\Model {
    function use() {
        $this->name;
        //> name -> Station.name
        $this->codes = [];
        //> codes -> Station.codes
        $this->bare;
        //> bare -> Station.bare
    }
}
`
    await php({ 'a.php': text })
    const [file] = await analyse(new Map([['a.php', text]]), languageOfPath)
    expect(file?.symbols.filter((s) => s.modifiers?.includes('declaration')).map((s) => [s.name, s.line])).toEqual([
      ['name', 3],
      ['bare', 5],
      ['codes', 4],
    ])
  })

  test('give names to types, and what another class names leaves the plainer type in force', async () => {
    await php({
      'a.php': `
<?php
class Link { function to() {} }
class Pack { function name() {} }
/**
 * @phpstan-type Reason Link|string|array{pack: Pack}
 * @phpstan-import-type Options from Other
 */
class Rule {
    /**
     * @return mixed
     * @phpstan-return Reason
     */
    function reason() {}
    /**
     * @param Pack $options
     * @phpstan-param Options $options
     */
    function use($options) {
        $this->reason()->to();
        //> to -> Link.to
        $options->name();
        //> name -> Pack.name
    }
}`,
    })
  })
})

test('what a trait only asks for hides nothing that is inherited', async () => {
  await php({
    'a.php': `
<?php
class Base { function make() {} }
trait Asks { abstract function make(); abstract function other(); }
class Maker extends Base {
    use Asks;
    function use() {
        $this->make();
        //> make -> Base.make
        $this->other();
        //> other -> Asks.other
    }
}`,
  })
})

test('of classes of one name in one file, each under its condition, the one that is written out is meant', async () => {
  await php({
    'a.php': `
<?php
namespace A;
if (\\PHP_VERSION_ID >= 80000) {
    class Token extends \\PhpToken {}
    return;
}
class Token { public int $id; function is() {} }
`,
    'b.php': `
<?php
namespace A;
class Lexer {
    function m(Token $token) {
        $token->is();
        //> is -> Token.is
        return $token->id;
        //> id -> Token.id
    }
}`,
  })
})

test('who makes a class calls it also where its constructor is inherited', async () => {
  await php({
    'a.php': `
<?php
class Base { function __construct() {} }
class Made extends Base {}
class Own extends Base { function __construct() {} }
function make() {
    new Made();
    //> Made -> Made then Base.__construct then Made
    new Own();
    //> Own -> Own then Own.__construct
}`,
  })
})

test('a file that others include says in comments what its variables are', async () => {
  await php({
    'view.php': `
<?php
/**
 * @var View $this
 * @var Handler $handler
 */
?>
<p><?= $handler->title() ?></p>
//> title -> Handler.title
<?= $this->render() ?>
//> render -> View.render
<?php
class View { function render() {} }
class Handler { function title() {} }
`,
  })
})
