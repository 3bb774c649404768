/** Names in macro calls that mean something behind a path that the macro writes. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../../testing/affected-by.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('a name in a macro call is what it means behind the path that the macro of another file writes before it', () =>
  expectLinks({
    'Cargo.toml': '[workspace]\nmembers = ["view", "term"]\n',
    'view/Cargo.toml': '[package]\nname = "view"\n',
    'view/src/lib.rs': `pub mod keys {
    pub enum KeyCode { Esc, Tab, Char(char) }
}
pub struct Key { pub code: keys::KeyCode, pub shift: bool }
#[macro_export]
macro_rules! key {
    ($key:ident) => { $crate::Key { code: $crate::keys::KeyCode::$key, shift: false } };
    ($ch:literal) => { $crate::Key { code: $crate::keys::KeyCode::Char($ch), shift: false } };
}
`,
    'term/Cargo.toml': '[package]\nname = "term"\n[dependencies]\nview = { path = "../view" }\n',
    'term/src/lib.rs': `#[macro_use]
mod keymap;
#[macro_export]
macro_rules! alt { ($key:ident) => { make(::view::keys::KeyCode::$key) } }
mod commands;
mod default;
use view::key;
struct Esc;
fn on(event: view::Key) {
    match event {
        key!(Tab) => {}
        //   ^ read view/src/lib.rs keys.KeyCode.Tab
        key!('a') => {}
        one => drop((key!(Esc), key!(Missing))),
        //                ^ read view/src/lib.rs keys.KeyCode.Esc
    }
}
`,
    'term/src/keymap.rs': `macro_rules! keymap {
    (@trie $cmd:ident) => { Trie::Command($crate::commands::Command::$cmd) };
    (@trie { $label:literal $($($key:literal)|+ => $value:tt,)+ }) => { keymap!({ $label $($($key)|+ => $value,)+ }) };
    (@trie [$($cmd:ident),* $(,)?]) => { Trie::Sequence(vec![$($crate::commands::Command::$cmd),*]) };
    ({ $label:literal $($($key:literal)|+ => $value:tt,)+ }) => {{ $( $( map.insert($key, keymap!(@trie $value)); )+ )* }};
}
`,
    'term/src/commands.rs': `pub struct Command { name: &'static str }
impl Command {
    pub const left: Self = Command { name: "left" };
    pub const right: Self = Command { name: "right" };
}
`,
    'term/src/default.rs': `fn left() {}
fn default() {
    let all = hashmap! { 1 => crate::alt!(Tab), };
    //                                    ^ read view/src/lib.rs keys.KeyCode.Tab
    let map = keymap!({ "Normal"
        "h" | "left" => left,
        //              ^ read term/src/commands.rs Command.left
        "g" => { "Goto"
            "x" => [left, right],
            //            ^ read term/src/commands.rs Command.right
        },
    });
}
`,
  }))

test('a path without its crate is one of the place of the call, and a macro of the file that declares something is expanded', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `mod set;
pub enum Kind { Let, Set }
`,
    'src/set.rs': `pub struct Set;
impl Set { pub const fn new() -> Set { Set } pub const fn add(self, kind: crate::Kind) -> Set { self } }
macro_rules! syntax_set {
    ($($kind:ident),* $(,)?) => {{
        const SET: crate::set::Set = crate::set::Set::new()$(.add(crate::Kind:: $kind))*;
        SET
    }}
}
pub const STMT: Set = syntax_set!(Let, Set);
//                                ^ read src/lib.rs Kind.Let
//                                     ^ read src/lib.rs Kind.Set
`,
  }))

const FILES = {
  'src/lib.rs': 'mod keys;\nmod usage;\n',
  'src/keys.rs':
    'pub enum A { Esc }\npub enum B { Esc }\n#[macro_export]\nmacro_rules! key { ($key:ident) => { $crate::keys::A::$key } }\n',
  'src/usage.rs': 'fn usage() { drop(crate::key!(Esc)) }\n',
}

test('another path in a macro affects those that call the macro', async () => {
  expect(await affectedBy(FILES, 'src/keys.rs', (text) => text.replace('A::$key', 'B::$key'))).toEqual(['src/usage.rs'])
})

test('a name that the macro writes without a path, too, means both; its text and what it declares count as none', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `#[macro_use]
mod mac;
pub struct Leaf;
pub enum Kind { Leaf(Leaf) }
fn make() -> Kind { node!(Leaf) }
//                        ^ read src/lib.rs Kind.Leaf, type src/lib.rs Leaf
fn typed() -> Kind { typed!(Leaf) }
//                          ^ read src/lib.rs Kind.Leaf, type src/lib.rs Leaf
fn named() -> Kind { named!(Leaf) }
//                          ^ read src/lib.rs Kind.Leaf
`,
    'src/mac.rs': `macro_rules! node { ($n:ident) => { $crate::Kind::$n($n) } }
macro_rules! typed { ($n:ident) => { { let x: $n = make(); $crate::Kind::$n(x) } } }
macro_rules! named { ($n:ident) => { { let $n = stringify!($n); x.$n; $crate::Kind::$n(X { $n: 1 }) } } }
`,
  }))
