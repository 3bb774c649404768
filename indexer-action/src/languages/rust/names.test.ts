import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { expectLinksInCrate } from '../../testing/crate.ts'

const CARGO = { 'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nserde = "1"\n' }

test('paths follow modules, files, re-exports, globs and renames', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub mod store;
mod util { pub fn round(n: u32) -> u32 { n } }
pub use store::shelf::Shelf as Rack;
use store::*;
fn run(n: u32) {
    let a = util::round(n);
    //      ^ read src/lib.rs util
    //            ^ call src/lib.rs util.round
    //                  ^ read parameter n of line 5
    let b = crate::store::shelf::open();
    //             ^ read src/lib.rs store
    //                           ^ call src/store/shelf.rs open
    let c = Item::default_price(a);
    //            ^ call src/store/mod.rs Item.default_price
    let d: Rack = b;
    //     ^ type src/store/shelf.rs Shelf
    let e = serde::de::value(d);
    //             ^ read crates:serde de
    //                 ^ call crates:serde de::value
}
`,
    'src/store/mod.rs': `pub mod shelf;
pub struct Item;
impl Item { pub fn default_price(n: u32) -> u32 { self::shelf::open(); super::run(n); 1 } }
//                                                             ^ call src/store/shelf.rs open
//                                                                            ^ call src/lib.rs run
`,
    'src/store/shelf.rs': 'pub struct Shelf;\npub fn open() -> Shelf { Shelf }\n',
  }))

test('private imports are seen within their module alone', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': 'mod a;\nmod b;\nmod other;\nmod store;\n',
    'src/store.rs': 'pub struct Map;\n',
    'src/other.rs': 'pub struct Map;\n',
    'src/a.rs': `use crate::store::Map;
pub struct Key;
mod inner {
    use super::*;
    fn inside(map: Map) {}
    //             ^ type src/store.rs Map
}
`,
    'src/b.rs': `use crate::a::*;
use crate::other::*;
fn outside(map: Map, key: Key) {}
//              ^ type src/other.rs Map
//                        ^ type src/a.rs Key
`,
  }))

test('parts of tuples and patterns have attributes', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `struct Fxaa;
struct Dlss;
enum Pending { Encoder { at: u32, name: u32 } }
fn plugins(pending: Pending) -> u32 {
    let all = (
        Fxaa,
        // Needs a card.
        #[cfg(all(feature = "dlss", not(feature = "plain")))]
        Dlss,
//      ^ type src/lib.rs Dlss
    );
    match pending {
        Pending::Encoder {
            at,
            #[cfg(feature = "trace")]
            name,
        } => at + length(name),
//                ^ call src/lib.rs length
    }
}
fn length(n: u32) -> u32 { n }
`,
  }))

test('what none of many modules has is looked for once in each, though all import each other', () => {
  const names = Array.from({ length: 16 }, (_, at) => `part${at}`)
  const parts = names.map((name) => {
    const others = names.filter((other) => other !== name).map((other) => `pub use super::${other}::*;`)
    return [`src/${name}.rs`, `${others.join('\n')}\n${name === 'part9' ? 'pub fn found() {}' : ''}\n`]
  })
  return expectLinks({
    ...CARGO,
    ...Object.fromEntries(parts),
    'src/lib.rs': `${names.map((name) => `mod ${name};`).join(' ')}
use part0::*;
pub fn run() {
    nowhere();
    found();
//  ^ call src/part9.rs found
}
`,
  })
}, 20_000)

test('dependencies that members take over are those that the root of their workspace describes', () =>
  expectLinks({
    'Cargo.toml':
      '[workspace]\nmembers = ["core", "app", "cli"]\n[workspace.dependencies]\nbase = { package = "shop-core", path = "core" }\n',
    'core/Cargo.toml': '[package]\nname = "shop-core"\n',
    'core/src/lib.rs': 'pub fn open() {}\n',
    'app/Cargo.toml': '[package]\nname = "app"\n[dependencies]\nbase = { workspace = true }\n',
    'app/src/main.rs': `fn main() { base::open() }
//                ^ call core/src/lib.rs open
`,
    'cli/Cargo.toml': '[package]\nname = "cli"\n[dependencies]\nbase.workspace = true\n',
    'cli/src/main.rs': `fn main() { base::open() }
//                ^ call core/src/lib.rs open
`,
  }))

test('binaries, tests and members of the workspace name a library by its crate', () =>
  expectLinks({
    'Cargo.toml': '[workspace]\nmembers = ["core", "app"]\n',
    'core/Cargo.toml': '[package]\nname = "shop-core"\n',
    'core/src/lib.rs': 'pub fn total() -> u32 { 1 }\n',
    'core/tests/all.rs': `fn check() {
    let n = shop_core::total();
    //                 ^ call core/src/lib.rs total
}
`,
    'app/Cargo.toml': '[package]\nname = "app"\n[dependencies]\ncore2 = { package = "shop-core", path = "../core" }\n',
    'app/src/main.rs': `fn main() {
    let n = core2::total();
    //             ^ call core/src/lib.rs total
}
`,
  }))

test('what the standard library is called is external, and so is what nobody here declares', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `use std::collections::HashMap;
//                    ^ import std:rust collections::HashMap
fn run() {
    let map: HashMap<u8, u8> = HashMap::new();
    //       ^ type std:rust collections::HashMap
    //                                  ^ call std:rust HashMap::new
    let a = Some(1).unwrap();
    //      ^ call std:rust option::Some
    //              ^ call std:rust Option::unwrap
    let b = missing(a);
    //      ^ call unknown
    let c = b.close();
    //        ^ call unknown
}
fn close() {}
`,
  }))

test('locals shadow, patterns bind parts, and labels are found', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `struct Point { x: u8, y: u8 }
enum Shape { Dot(Point), Line { from: Point, to: Point } }
fn run(s: Shape, p: (u8, Point)) -> u8 {
    let (n, Point { x, y: z }) = p;
    //      ^ type src/lib.rs Point
    //              ^ read src/lib.rs Point.x
    let n = n + x + z;
    //      ^ read variable n of line 4
    //          ^ read variable x of line 4
    //              ^ read variable z of line 4
    'outer: loop {
        match s {
            Shape::Dot(d) | Shape::Line { from: d, .. } => break 'outer,
            //     ^ read src/lib.rs Shape.Dot
            //                            ^ read src/lib.rs Shape.Line.from
            //                                  ^ read variable d of line 13
            //                                                    ^ read label outer of line 11
            Shape::Line { to, .. } if to.x > n => return to.y,
            //                           ^ read src/lib.rs Point.x
            //                                              ^ read src/lib.rs Point.y
            _ => {}
        }
    }
    n
//  ^ read variable n of line 7
}
`,
  }))

test('a binary that is called what one of its dependencies is means that one', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': 'pub struct Task;\n',
    'bench/Cargo.toml':
      '[package]\nname = "bench"\n[dependencies]\nshop = { path = ".." }\n[[bin]]\nname = "shop"\npath = "shop.rs"\n',
    'bench/shop.rs': `use shop::Task;
//        ^ import src/lib.rs Task
fn main() {}
`,
  }))

test("an import of somebody else's type under another name is that type", () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `
use Option::{self as State, Some as Filled};
pub struct Task { id: u8 }
pub struct Slot(State<Task>);
fn run(slot: Slot) {
    if let Filled(task) = slot.0 { task.id; }
//                                      ^ read src/lib.rs Task.id
}
`,
  }))

test('an enum is no value, and a name leads past a hidden module of that name', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `
mod copy;
pub use copy::copy;
pub enum Err { Failure }
fn run() -> Result<(), Err> { Err(Err::Failure) }
//                            ^ call std:rust result::Err
//                                ^ type src/lib.rs Err
`,
    'src/copy.rs': 'pub fn copy() {}\n',
    'src/main.rs': `
use shop::copy;
//        ^ import src/copy.rs copy
`,
  }))

test('a file that several tests take as a module is one in each of them', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'tests/common/mod.rs': `mod deep;
pub use deep::Deep;
pub struct Flag;
impl Flag { pub fn get(&self) {} }
`,
    'tests/common/deep.rs': 'pub struct Deep;\nmacro_rules! check { () => {} }\n',
    'tests/one.rs': `mod common;
use common::*;
fn one(flag: Flag, deep: Deep) { flag.get(); check!(); }
//           ^ type tests/common/mod.rs Flag
//                       ^ type tests/common/deep.rs Deep
//                                    ^ call tests/common/mod.rs Flag.get
//                                           ^ call_macro tests/common/deep.rs check
`,
    'tests/two.rs': `#[macro_use]
mod common;
use crate::common::{Deep, Flag};
fn two(flag: Flag, deep: Deep) { flag.get(); check!(); }
//           ^ type tests/common/mod.rs Flag
//                       ^ type tests/common/deep.rs Deep
//                                    ^ call tests/common/mod.rs Flag.get
//                                           ^ call_macro tests/common/deep.rs check
`,
  }))

test('items in the block that a constant is made by are seen there', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `static TABLE: [bool; 2] = {
    const NO: bool = false;
    fn yes() -> bool { true }
    [NO, yes()]
//   ^ read src/lib.rs TABLE.NO
//       ^ call src/lib.rs TABLE.yes
};
`,
  }))

test('a function named by its trait takes a pin of what implements it', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `use std::ops::DerefMut;
use std::pin::Pin;
pub trait Read { fn poll(self: Pin<&mut Self>, n: u32) -> u32; }
impl<P: DerefMut> Read for Pin<P> where P::Target: Read {
    fn poll(self: Pin<&mut Self>, n: u32) -> u32 { n }
}
struct Compat<T>(T);
impl<T: Read> Compat<T> {
    fn inner(self: Pin<&mut Self>) -> Pin<&mut T> { todo!() }
    fn run(self: Pin<&mut Self>) -> u32 { crate::Read::poll(self.inner(), 1) }
    //                                                 ^ call src/lib.rs Read.poll
}
`,
  }))

test('a list that is written with its array has elements', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n\n[dependencies]\nsmallvec = "1"\n',
    'src/lib.rs': `use smallvec::{smallvec, SmallVec};
pub struct Shelf { id: u32 }
impl Shelf { fn is(&self, other: &Shelf) -> bool { true } }
struct Room { shelves: SmallVec<[Shelf; 2]> }
fn run(mut room: Room) {
    room.shelves.dedup_by(|a, b| a.is(b));
    //                             ^ call src/lib.rs Shelf.is
    for shelf in &room.shelves { shelf.id; }
    //                                 ^ read src/lib.rs Shelf.id
}
`,
  }))

test('a module with a body may have its files in another folder', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': 'mod store;\n',
    'src/store.rs': `#[path = "shelves"]
mod v2 {
    mod traits;
    pub use traits::Open;
    //              ^ import src/shelves/traits.rs Open
}
`,
    'src/shelves/traits.rs': 'pub trait Open {}\n',
  }))

test('a path that is written inside of a module with a body begins where the files of that module would be', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs':
      'mod store;\nmod back { #[path = "old.rs"] pub mod v1; }\nuse back::v1::Close;\n//            ^ import src/back/old.rs Close\n',
    'src/store.rs': `mod v2 {
    #[path = "shelf.rs"]
    pub mod traits;
}
#[path = "door.rs"]
mod door;
use self::v2::traits::Open;
//                    ^ import src/store/v2/shelf.rs Open
use self::door::Door;
//              ^ import src/door.rs Door
`,
    'src/store/v2/shelf.rs': 'pub trait Open {}\n',
    'src/door.rs': 'pub trait Door {}\n',
    'src/back/old.rs': 'pub trait Close {}\n',
  }))

test('a struct with named fields is no value: a variant of its name is called and matched', () =>
  expectLinksInCrate(`
use self::Shape::*;
pub struct Circle { radius: u8 }
pub struct Dot;
pub enum Shape { Circle(Circle), Dot(Dot) }
fn run(shape: Shape) {
    let made = Circle(Circle { radius: 1 });
    //         ^ read src/lib.rs Shape.Circle
    //                ^ type src/lib.rs Circle
    match shape {
        Circle(circle) => circle.radius,
        //                       ^ read src/lib.rs Circle.radius
        _ => 0,
    };
}
`))

test('what a let or a parameter names is a local, whatever its first letter', () =>
  expectLinksInCrate(`
pub struct Matrix { rank: u8 }
pub struct Unit;
const LIMIT: u8 = 3;
fn product(A: Matrix, Rows: Matrix, (B, Unit): (Matrix, Unit)) {
    //                                  ^ type src/lib.rs Unit
    A.rank;
    //^ read src/lib.rs Matrix.rank
    Rows.rank;
    //   ^ read src/lib.rs Matrix.rank
    B.rank;
    //^ read src/lib.rs Matrix.rank
    let C = A;
    C.rank;
    //^ read src/lib.rs Matrix.rank
    match C.rank { LIMIT => {}, _ => {} }
    //             ^ read src/lib.rs LIMIT
}
pub struct Grid<const N: u8 = LIMIT>;
//                            ^ read src/lib.rs LIMIT
`))

test('what everything is imported of, or itself, is a module or a type, and never a function that comes from there', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub use self::layer::*;
//            ^ import src/lib.rs layer
mod layer {
    pub fn layer() {}
}
mod other {
    use crate::layer::{self};
    //         ^ import src/lib.rs layer
}
`,
  }))

test('the module that a declaration is public in is named there', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub mod store {
    pub mod shelf {
        pub(in crate::store) fn find() {}
        //            ^ read src/lib.rs store
        pub struct Shelf {
            pub(in crate::store::shelf) width: u8,
            //                   ^ read src/lib.rs store.shelf
            pub(super) height: u8,
        }
    }
}
`,
  }))

test('what a module does not make public is not in what others import of it by a glob', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `mod bucket {
    pub mod composite { mod tests { pub fn docs() {} } fn limit() {} pub use self::tests::docs as d; }
    pub mod histogram { pub mod tests { pub fn docs() {} } pub fn limit() {} }
    pub use composite::*;
    pub use histogram::*;
}
fn run() { bucket::tests::docs(); bucket::limit(); }
//                        ^ call src/lib.rs bucket.histogram.tests.docs
//                                        ^ call src/lib.rs bucket.histogram.limit
`,
  }))
