import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

async function leads(files: Record<string, string>): Promise<void> {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

const CARGO = { 'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nserde = "1"\n' }

test('paths follow modules, files, re-exports, globs and renames', () =>
  leads({
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
  leads({
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
  leads({
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
  return leads({
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
  leads({
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
  leads({
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
  leads({
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
  leads({
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

test('functions inside of functions see their block, and the one that is built is meant', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `#[cfg(windows)]
fn open() {}
#[cfg(not(windows))]
fn open() {}
fn run() {
    use std::fmt::Write as W;
    let n = inner(2);
    //      ^ call src/lib.rs run.inner
    let m = self::open();
    //            ^ call src/lib.rs open
    fn inner(n: u8) -> u8 { n }
}
`,
  }))

test('macros: tokens are read as expressions, items inside of calls are items', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `macro_rules! cfg_rt { ($($i:item)*) => { $($i)* } }
cfg_rt! {
    /// Docs.
    pub struct Task { pub id: u8 }
    impl Task { pub fn run(&self, n: u8) -> u8 { self.id + n } }
    //                                                ^ read src/lib.rs Task.id
}
#[test]
fn works() {
    let task = Task { id: 1 };
    //         ^ type src/lib.rs Task
    let n = 2;
    assert_eq!(task.run(n), 3, "{n} of {}", task.id);
    //              ^ call src/lib.rs Task.run
    //                  ^ read variable n of line 12
    //                           ^ read variable n of line 12
    //                                           ^ read src/lib.rs Task.id
    let list = vec![Task { id: n }];
    let first = list[0].run(1);
    //                  ^ call src/lib.rs Task.run
}
`,
  }))

test('macros: blocks are read as blocks, closures take what is written', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `pub struct Dir { pub n: u8 }
impl Dir { pub fn new() -> Dir { Dir { n: 1 } } pub fn make(&self, s: &str) -> Dir { Dir::new() } }
rgtest!(one, |dir: Dir, mut other: &mut Dir, (a, b): _| {
//                 ^ type src/lib.rs Dir
    let all: Vec<Dir> = vec![];
    for each in all.iter() { each.make("x"); }
    //                            ^ call src/lib.rs Dir.make
    match Some(dir) { Some(found) => { found.n } None => 0 }
    //                                       ^ read src/lib.rs Dir.n
    assert_eq!(other.make("x").make("y").n, 1);
    //                         ^ call src/lib.rs Dir.make
});
fn run(dir: Dir) {
    bench!({ let made = Dir::new(); made.make("x") }, |d: Dir| -> Dir { d.make("x") });
    //                                   ^ call src/lib.rs Dir.make
    //                                                                    ^ call src/lib.rs Dir.make
    each!(vec![(dir, 1)].iter().map(|&(ref one, _)| one.make("x")));
    //                                                  ^ call src/lib.rs Dir.make
    json!({ "a": dir.n, "b": { "c": [1, dir.n] } });
    //               ^ read src/lib.rs Dir.n
    //                                      ^ read src/lib.rs Dir.n
}
`,
  }))

test('a binary that is called what one of its dependencies is means that one', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': 'pub struct Task;\n',
    'bench/Cargo.toml':
      '[package]\nname = "bench"\n[dependencies]\nshop = { path = ".." }\n[[bin]]\nname = "shop"\npath = "shop.rs"\n',
    'bench/shop.rs': `use shop::Task;
//        ^ import src/lib.rs Task
fn main() {}
`,
  }))

test('macros: what an arm of a select binds is known in it, and its words are no functions', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `fn recv() {}
pub struct Message { n: u8 }
async fn next() -> Message { Message { n: 1 } }
async fn run(channel: u8) {
    select! {
        recv(channel) -> first => drop(first),
//      ^ nothing
//                                     ^ read variable first of line 6
        second = next() => { second.n }
//               ^ call src/lib.rs next
//                                  ^ read src/lib.rs Message.n
        Some(third) = next() => drop(third),
//                                   ^ read variable third of line 12
    }
}
`,
  }))

test('a macro of the same file: its calls are what they expand to, and names have the places where they are written', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `pub struct Filter;
impl Filter {
    pub const GET: Filter = Filter;
    pub const PUT: Filter = Filter;
}
pub struct Router;
impl Router {
    pub fn merge(self) -> Router { self }
}
fn on(filter: Filter) -> Router { Router }
macro_rules! handler {
    ($name:ident, GET) => { handler!(/// Routes it.
        $name, GET); };
    ($(#[$meta:meta])+ $name:ident, $method:ident) => {
        $(#[$meta])+
        pub fn $name<T>(handler: T) -> Router { on(Filter::$method) }
    };
    ($name:ident, $method:ident) => { handler!(#[doc = "x"] $name, $method); };
}
handler!(get, GET);
handler!(put, PUT);
//            ^ read src/lib.rs Filter.PUT
macro_rules! chained {
    ($($name:ident => $to:path),* $(,)?) => {
        impl Router { $(pub fn $name(self) -> Router { $to(1).merge() })* }
    };
}
chained! { also_get => get, also_put => crate::put }
//                     ^ call src/lib.rs get
//                                             ^ call src/lib.rs put
macro_rules! both {
    ($one:expr, $($with:ident)+) => {{ let made = $one; made$(.$with())+ }};
}
fn run() {
    get(1).merge();
//  ^ call src/lib.rs get
//         ^ call src/lib.rs Router.merge
    put(1).also_get().merge();
//         ^ call src/lib.rs Router.also_get
//                    ^ call src/lib.rs Router.merge
    both!(get(2), also_put merge).merge();
//        ^ call src/lib.rs get
//                ^ call src/lib.rs Router.also_put
//                         ^ call src/lib.rs Router.merge
//                                ^ call src/lib.rs Router.merge
}
`,
  }))

test('macros of other files are values, and those of a crate that is taken in for its macros are in scope', () =>
  leads({
    'sight/Cargo.toml': '[package]\nname = "sight"\n',
    'sight/src/lib.rs': `#[macro_use]
mod macros;
pub struct View { pub doc: usize }
impl View { pub fn close(&self) {} }
pub struct Document;
impl Document { pub fn text(&self) -> u32 { 1 } }
pub struct Tree { views: Vec<View> }
impl Tree { pub fn first(&self) -> &View { &self.views[0] } }
pub struct Editor { pub tree: Tree, pub documents: Vec<Document> }
`,
    'sight/src/macros.rs': `#[macro_export]
macro_rules! current {
    ($editor:expr) => {{
        let view = $crate::view!($editor);
        let doc = &$editor.documents[view.doc];
        (view, doc)
    }};
}
#[macro_export]
macro_rules! view {
    ($editor:expr, $at:expr) => {{ &$editor.tree.views[$at] }};
    ($editor:expr $(,)?) => { $editor.tree.first() };
}
`,
    'term/Cargo.toml': '[package]\nname = "term"\n[dependencies]\nsight = { path = "../sight" }\n',
    'term/src/lib.rs': `#[macro_use]
extern crate sight;
fn run(editor: sight::Editor) {
    let (view, doc) = current!(editor);
    //                ^ call_macro sight/src/macros.rs current
    view.close();
    //   ^ call sight/src/lib.rs View.close
    doc.text();
    //  ^ call sight/src/lib.rs Document.text
    view!(&editor, 2).close();
    //                ^ call sight/src/lib.rs View.close
}
`,
  }))

test('a procedural macro leads to the function that is one', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nshop_derive = { path = "derive" }\n',
    'src/lib.rs': `mod traits { pub trait Parser {} }
pub use shop_derive::Parser;
pub use traits::*;
mod a {
    use crate::Parser;
    //         ^ import src/lib.rs traits.Parser
    use shop_derive::made;
    #[derive(Parser)]
    //       ^ call_macro derive/src/lib.rs parser
    struct Task;
    fn run<T: Parser>(task: T) { made!(); }
    //        ^ type src/lib.rs traits.Parser
    //                           ^ call_macro derive/src/lib.rs made
}
`,
    'derive/Cargo.toml': '[package]\nname = "shop_derive"\n[lib]\nproc-macro = true\n',
    'derive/src/lib.rs': `#[proc_macro_derive(Parser, attributes(arg))]
pub fn parser(input: TokenStream) -> TokenStream { input }
#[proc_macro]
pub fn made(input: TokenStream) -> TokenStream { input }
`,
  }))

test('a derive is a macro, and what an import is called leads where it does', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `mod a { pub fn gen() {} }
use a::gen as made;
//     ^ import src/lib.rs a.gen
//            ^ import src/lib.rs a.gen
#[derive(Debug)]
//       ^ call_macro std:rust Debug
pub struct Debug;
`,
  }))

test('features that are no defaults are off, for imports and in macros of cfg too', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n[features]\ndefault = ["std"]\nstd = ["dep:core2"]\nfast = []\n',
    'src/lib.rs': `
#[macro_use]
mod macros;
mod one { pub struct Slow; pub struct Fast; pub struct Std; pub struct Traced; impl Slow { pub fn run(&self) {} } }
#[cfg(feature = "fast")]
pub use one::Fast as Engine;
#[cfg(not(feature = "fast"))]
pub use one::Slow as Engine;
#[cfg(feature = "std")]
pub struct Kind;
#[cfg(not(feature = "std"))]
pub use one::Std as Kind;
cfg_trace! { pub use one::Traced as Future; }
cfg_not_trace! { cfg_rt! { pub use std::future::Future; } }
fn run(engine: Engine, kind: Kind) -> impl Future { engine.run() }
//             ^ type src/lib.rs one.Slow
//                           ^ type src/lib.rs Kind
//                                         ^ type std:rust future::Future
//                                                         ^ call src/lib.rs one.Slow.run
`,
    'src/macros.rs': `
macro_rules! cfg_trace {
    ($($item:item)*) => { $( #[cfg(all(tracing, feature = "std"))] $item )* };
}
macro_rules! cfg_not_trace {
    ($($item:item)*) => { $( #[cfg(not(all(tracing, feature = "std")))] $item )* };
}
`,
  }))

test('a condition above a constant or a macro call is one of the items inside', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': 'mod docs;\nmod ensure;\nmod macros;\n',
    'src/ensure.rs': '',
    'src/docs.rs': `
#[cfg(doc)]
const _: () = {
    #[macro_export]
    macro_rules! ensure { () => {} }
};
#[cfg(doc)]
items![
    #[macro_export]
    macro_rules! bail { () => {} }
];
`,
    'src/macros.rs': `
const _: () = {
    #[macro_export]
    macro_rules! ensure { () => {} }
};
#[cfg(not(doc))]
items![
    #[macro_export]
    macro_rules! bail { () => { more!(~~ ~~) } }
];
`,
    'tests/all.rs': `use shop::{bail, ensure};
fn run() {
    ensure!(1);
//  ^ call_macro src/macros.rs ensure
    bail!(1);
//  ^ call_macro src/macros.rs bail
}
`,
  }))

test('a name that is a function and a macro is the macro where it is called as one', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `
mod free;
mod pad;
pub use free::*;
#[macro_export]
macro_rules! chain { () => {} }
`,
    'src/pad.rs': '',
    'src/free.rs': 'pub fn chain() {}\npub fn pad() {}\n',
    'tests/all.rs': `use shop::{chain, pad};
//         ^ import src/free.rs chain
//                ^ import src/free.rs pad
fn run() {
    chain!();
//  ^ call_macro src/lib.rs chain
    chain();
//  ^ call src/free.rs chain
}
`,
  }))

test("an import of somebody else's type under another name is that type", () =>
  leads({
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
  leads({
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
  leads({
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
  leads({
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

test('of what a build script decides, 64 bits and what a compiler has are the usual', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `mod digit {
    #[cfg(not(u64_digit))]
    pub struct Narrow;
    #[cfg(not(u64_digit))]
    pub type Digit = Narrow;
    #[cfg(u64_digit)]
    pub type Digit = Wide;
    pub struct Wide;
    impl Wide { pub fn run(&self) {} }
}
#[cfg(limb_width_32)]
fn limb() {}
#[cfg(limb_width_64)]
fn limb() -> digit::Digit { todo!() }
#[cfg(not(has_try_from))]
fn made() {}
#[cfg(has_try_from)]
fn made() -> digit::Digit { limb() }
fn run() { limb().run(); made().run(); }
//                ^ call src/lib.rs digit.Wide.run
//                              ^ call src/lib.rs digit.Wide.run
`,
  }))

test('items in a macro call are items even if their bodies hold what only the macro knows', () =>
  leads({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `trait_template! {
/// Docs.
pub trait Base {
    @section nodelegate
    type Id: Copy;
    /// The next ones.
    fn neighbours(self) -> u8;
}
}
fn run<B: Base>(base: B) { base.neighbours(); }
//        ^ type src/lib.rs Base
//                              ^ call src/lib.rs Base.neighbours
`,
  }))

test('quoted tokens read the variables that they name, and are no code of this place', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `fn name() {} struct crate_name;
fn derive(fields: Vec<Ident>, name: Ident) -> TokenStream {
    let getter = format_ident!("get_{}", name);
    //                                   ^ read parameter name of line 2
    let arms = quote! { #(#fields),* => name() #crate_name };
    //                     ^ read parameter fields of line 2
    //                                          ^ type src/lib.rs crate_name
    quote_spanned! { name.span() => fn #getter() { #arms } }
    //               ^ read parameter name of line 2
    //                                  ^ read variable getter of line 3
    //                                              ^ read variable arms of line 5
}
`,
  }))

test('cfg_if! and bitflags! declare what is written in them', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `cfg_if::cfg_if! {
    if #[cfg(windows)] {
        mod windows;
        use windows::open;
    } else {
        mod unix;
        use unix::open;
        fn make() -> Shelf { unix::open() }
        //                   ^ read src/lib.rs unix
        //                         ^ call src/unix.rs open
    }
}
bitflags! {
    /// What it may do.
    #[derive(Clone)]
    pub struct Shelf: u16 {
        const OPEN = 1;
        const WIDE = Self::OPEN.bits() | 2;
        //                 ^ read src/lib.rs Shelf.OPEN
    }
}
fn run(shelf: Shelf) -> bool {
    //        ^ type src/lib.rs Shelf
    make().contains(open(), Shelf::WIDE)
//  ^ call src/lib.rs make
    //              ^ call src/unix.rs open
    //                             ^ read src/lib.rs Shelf.WIDE
}
`,
    'src/unix.rs': `use crate::Shelf;
pub fn open() -> Shelf { Shelf::OPEN }
//                              ^ read src/lib.rs Shelf.OPEN
`,
    'src/windows.rs': 'pub fn open() {}\n',
  }))

test('what only a macro of the file names is declared in the macro, for each type', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `macro_rules! id {
    ($name:ident) => {
        pin_project! { pub struct $name { #[pin] value: u32 } }
        impl $name {
            pub fn new(value: u32) -> Self { $name { value } }
        }
        impl Describe for $name { fn describe(&self) -> u32 { self.value } }
    };
}
trait Describe { fn describe(&self) -> u32; }
id!(Shelf);
id!(Room);
fn run() -> u32 {
    let room = Room::new(1);
    //         ^ type src/lib.rs Room
    //               ^ call src/lib.rs Room.new
    Shelf::new(2).value + room.describe()
    //     ^ call src/lib.rs Shelf.new
    //            ^ read src/lib.rs Shelf.value
    //                         ^ call src/lib.rs Describe.describe
}
`,
  }))

test('an item among tokens of a macro may be followed by its own language', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `pub struct Client { fd: u32 }
ffi_fn! {
    /// Frees a client.
    fn client_free(client: *mut Client) -> u32 {
        let fd = unsafe { (*client).fd };
        //                          ^ read src/lib.rs Client.fd
        fd
    } ?= 0
}
fn run(client: *mut Client) -> u32 { client_free(client) }
//                                   ^ call src/lib.rs client_free
`,
  }))

test('patterns before arrows in macro calls have names', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `enum Handle { Local(u32), Shared { id: u32 } }
fn key(id: u32) -> u32 { id }
fn run(handle: Handle, id: u32) {
    each_flavor!(handle, Handle::Local(h) => key(h));
    //                           ^ read src/lib.rs Handle.Local
    //                                           ^ read variable h of line 4
    table! { Some(id) => key(id) };
    //            ^ read parameter id of line 3
    //                       ^ read parameter id of line 3
}
`,
  }))

test('attributes are macros, and derives may be named by paths', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `#[my_macros::check]
//           ^ call_macro macros/src/lib.rs check
#[derive(my_macros::Shape, std::fmt::Debug)]
//                  ^ call_macro macros/src/lib.rs shape
//                                   ^ call_macro std:rust fmt::Debug
struct Shelf { #[nobody] id: u32 }
//               ^ nothing
`,
    'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nmy_macros = { path = "macros" }\n',
    'macros/Cargo.toml': '[package]\nname = "my_macros"\n\n[lib]\nproc-macro = true\n',
    'macros/src/lib.rs': `#[proc_macro_attribute]
pub fn check(args: TokenStream, item: TokenStream) -> TokenStream { item }
#[proc_macro_derive(Shape)]
pub fn shape(item: TokenStream) -> TokenStream { item }
`,
  }))

test('a function named by its trait takes a pin of what implements it', () =>
  leads({
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

test('macros that a macro call defines are expanded, and a call may begin with another', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `cfg_rt! {
    pin_project_lite::pin_project! {
        pub struct Handle { id: u32 }
    }
    macro_rules! each {
        ($self:expr, $ty:ident($h:ident) => $e:expr) => {
            match $self { $ty::Local($h) => $e, $ty::Shared($h) => $e }
        };
    }
    enum Flavor { Local(Handle), Shared(Handle) }
    fn id(flavor: Flavor) -> u32 { each!(flavor, Flavor(h) => h.id) }
    //                                                        ^ read variable h of line 11
    //                                                          ^ read src/lib.rs Handle.id
}
`,
  }))

test('types are known by what precedes them in macro calls', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `struct Shelf { id: u32 }
trait Join { fn join(&self); }
forward!(impl Join for Shelf, join);
//            ^ type src/lib.rs Join
//                     ^ type src/lib.rs Shelf
fn run() {
    assert_impl_all!(Vec<Shelf>: Join);
    //                           ^ type src/lib.rs Join
}
`,
  }))

test('a list that is written with its array has elements', () =>
  leads({
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

test('a macro of another file declares its items where it is called', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `#[macro_use]
mod crate_root;
crate_root!();
fn run(shelf: Shelf) -> u32 { store::open(&shelf) }
//            ^ type src/crate_root.rs Shelf
//                            ^ read src/crate_root.rs store
//                                   ^ call src/store.rs open
`,
    'src/crate_root.rs': `macro_rules! crate_root {
    () => {
        pub mod store;
        pub struct Shelf { id: u32 }
        impl Shelf { pub fn id(&self) -> u32 { self.id } }
        //                                          ^ read src/crate_root.rs Shelf.id
    };
}
`,
    'src/store.rs': `use crate::Shelf;
//         ^ import src/crate_root.rs Shelf
pub fn open(shelf: &Shelf) -> u32 { shelf.id() }
//                                        ^ call src/crate_root.rs Shelf.id
`,
  }))

test('a macro of the same file may define another one', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `macro_rules! crate_root {
    () => {
        macro_rules! twice { ($of:expr) => { $of + $of }; }
        mod store;
    };
}
crate_root!();
fn run() -> u32 { twice!(store::open()) }
//                ^ call_macro src/lib.rs twice
//                       ^ read src/lib.rs store
//                              ^ call src/store.rs open
`,
    'src/store.rs': 'pub fn open() -> u32 { 1 }\n',
  }))

test('a module with a body may have its files in another folder', () =>
  leads({
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

test('brackets in macro calls may be nested deeper than the stack', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `forward! { fn run() { ${'('.repeat(50_000)}${')'.repeat(50_000)} } ?= 0 }
fn start() { stop() }
//           ^ call src/lib.rs stop
fn stop() {}
`,
  }))

test('a macro may have a name that every object of JavaScript has', () =>
  leads({
    ...CARGO,
    'src/lib.rs': `constructor! { run }
toString!(run);
fn run() { stop() }
//         ^ call src/lib.rs stop
fn stop() {}
`,
  }))
