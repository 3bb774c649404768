/** What comments of templates say of variables, whichever of name and type comes first. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

test('a comment of a template says what its variables are', () =>
  expectLinks({
    'src/View.php': `<?php
namespace App;
class View {
  public function title() {}
}
`,
    'templates/a.php': `<?php
/* @var $this App\\View */
/** @var $view App\\View */
/* @var App\\View $other */
?>
<p>x</p>
<?php
$this->title();
#      ^ call src/View.php View.title
$view->title();
#      ^ call src/View.php View.title
$other->title();
#       ^ call src/View.php View.title
/* @var View */
$none = made();
$none->title();
#      ^ call unknown
`,
  }))

test('what is said in words of a variable is no type', async () => {
  const r = await repository({
    'a.php': `<?php
class A { function go() {} }
class The { function go() {} }
function f() {
  /** @var $a the one that goes */
  $a = new A();
  $a->go();
}
`,
  })
  expect(await r.leads('a.php', '$a->go', 'go')).toEqual(['a.php:2'])
})
