/** What is newer than the grammar. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what is foreign is unsafe, or safe', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "a"\n',
    'src/lib.rs': `unsafe extern "C" {
    pub safe fn size(of: i32) -> i32;
    unsafe fn reset();
    unsafe static LIMIT: i32;
}
trait Part { fn go(&self); }
const trait Whole { fn all(&self); }
impl const Whole for u8 { fn all(&self) {} }
fn run<T: [const] Whole>(part: &dyn Part, whole: T) {
    size(1);
//  ^ call src/lib.rs size
    unsafe { reset() };
//           ^ call src/lib.rs reset
    part.go();
//       ^ call src/lib.rs Part.go
    whole.all();
//        ^ call src/lib.rs Whole.all
}
`,
  }))

test('a loop and a block give what leaves them', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "a"\n',
    'src/lib.rs': `pub struct Item;
impl Item { pub fn go(&self) {} }
pub struct Owner;
impl Owner { pub fn go(&self) {} }
fn run(items: Vec<Item>) {
    let one = loop { break Item };
    one.go();
//      ^ call src/lib.rs Item.go
    let two = 'out: loop { for _ in &items { break 'out Owner; } };
    two.go();
//      ^ call src/lib.rs Owner.go
    let three = 'here: { if items.is_empty() { break 'here Owner; } Owner };
    three.go();
//        ^ call src/lib.rs Owner.go
}
`,
  }))
