/** What comments of templates say of variables, whichever of name and type comes first. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

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
