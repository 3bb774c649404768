import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const CARGO = { 'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nserde = "1"\n' }

test('macros: tokens are read as expressions, items inside of calls are items', () =>
  expectLinks({
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
  expectLinks({
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

test('macros: what an arm of a select binds is known in it, and its words are no functions', () =>
  expectLinks({
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

test('macros: a pattern in an arm of a select takes apart what the arm awaits, also under a condition', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `struct Order { n: u8 }
enum Event { Placed(Order), Paid { order: Order } }
async fn orders() -> Option<Result<(u8, Order), String>> { None }
async fn events() -> Option<Event> { None }
async fn run(is_open: bool) {
    tokio::select! {
        biased;
        Some(Ok((_, order))) = orders(), if is_open => { order.n; }
        //                                  ^ read parameter is_open of line 5
        //                                                     ^ read src/lib.rs Order.n
        Some(Event::Placed(placed)) = events() => drop(placed.n),
        //          ^ read src/lib.rs Event.Placed
        //                                                    ^ read src/lib.rs Order.n
        Some(Event::Paid { order: paid }) = events() => { paid.n; }
        //                 ^ read src/lib.rs Event.Paid.order
        //                                                     ^ read src/lib.rs Order.n
    }
}
`,
  }))

test('paths from the root of the crate lead somewhere in macros that only the crate can call', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `mod messages;
macro_rules! err {
    ($text:expr) => { crate::messages::set_errored($text) };
    //                                 ^ call src/messages.rs set_errored
}
#[macro_export]
macro_rules! out {
    ($text:expr) => { crate::messages::set_errored($text) };
    //                                 ^ nothing
}
`,
    'src/messages.rs': 'pub fn set_errored(text: &str) {}\n',
  }))

test('a procedural macro leads to the function that is one', () =>
  expectLinks({
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
  expectLinks({
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

test('a name that is a function and a macro is the macro where it is called as one', () =>
  expectLinks({
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

test('quoted tokens read the variables that they name, and are no code of this place', () =>
  expectLinks({
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

test('an item among tokens of a macro may be followed by its own language', () =>
  expectLinks({
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
  expectLinks({
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
  expectLinks({
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

test('types are known by what precedes them in macro calls', () =>
  expectLinks({
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

test('brackets in macro calls may be nested deeper than the stack', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `forward! { fn run() { ${'('.repeat(50_000)}${')'.repeat(50_000)} } ?= 0 }
fn start() { stop() }
//           ^ call src/lib.rs stop
fn stop() {}
`,
  }))

test('a macro may have a name that every object of JavaScript has', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `constructor! { run }
toString!(run);
fn run() { stop() }
//         ^ call src/lib.rs stop
fn stop() {}
`,
  }))

test('types with arguments are named in what a macro is given', () =>
  expectLinksInCrate(`pub struct Row<T> { cell: T }
pub struct Cell;
other::derive_row!(Row<Cell>, &Row<Vec<Cell>>);
//                 ^ type src/lib.rs Row
//                     ^ type src/lib.rs Cell
//                                     ^ type src/lib.rs Cell
const MAX: u8 = 1;
fn run(n: u8, cell: Cell) { assert!(MAX < n, "{}", n > MAX); }
//                                        ^ read parameter n of line 8
`))

test('what a macro names by $crate is used by the macro', () =>
  expectLinksInCrate(`pub mod shelves {
    pub struct Shelf { pub size: u8 }
    impl Shelf { pub fn of(size: u8) -> Self { Shelf { size } } }
    impl From<u8> for Shelf { fn from(size: u8) -> Self { Shelf { size } } }
    pub const LARGE: u8 = 9;
    pub fn sort(shelf: Shelf) {}
}
#[macro_export]
macro_rules! sorted {
    ($size:expr) => { $crate::shelves::sort($crate::shelves::Shelf::of($size)) };
    //                        ^ read src/lib.rs shelves
    //                                 ^ call src/lib.rs shelves.sort
    //                                                       ^ type src/lib.rs shelves.Shelf
    //                                                              ^ call src/lib.rs shelves.Shelf.of
    // $crate::shelves::sort is not named here
    //                  ^ nothing
    () => { $crate::sorted!($crate::shelves::LARGE); $crate::shelves::Shelf::from(1); sort(2) };
    //              ^ call_macro src/lib.rs sorted
    //                                       ^ read src/lib.rs shelves.LARGE
    //                                                                       ^ nothing
    //                                                                                ^ nothing
}
`))

test('a macro that stands for a type is called', () =>
  expectLinksInCrate(`macro_rules! Size { () => { u32 }; }
pub struct Shelf { size: Size![], list: Vec<Size!()> }
//                       ^ call_macro src/lib.rs Size
//                                          ^ call_macro src/lib.rs Size
fn grow(by: Size!()) -> serde::Token![,] { let more: Size![] = by; }
//          ^ call_macro src/lib.rs Size
//                             ^ call_macro crates:serde Token
//                                                   ^ call_macro src/lib.rs Size
`))

test('the condition behind a pattern that a value may match sees its names', () =>
  expectLinksInCrate(`pub enum Error { Unknown { recipe: u8, path: u8 }, One(u8), Two(Option<Node>, bool) }
pub struct Node { shelf: Shelf }
pub struct Shelf;
impl Shelf { fn stop(&self) -> bool { true } }
fn run(e: Error, recipe: u8) {
    matches!(e, Error::Unknown { recipe, path: _ } if recipe == 1);
//                               ^ read src/lib.rs Error.Unknown.recipe
//                                                    ^ read variable recipe of line 6
    matches!(e, self::Error::Unknown { path, .. } | Error::One(path) if path == recipe);
//                                     ^ read src/lib.rs Error.Unknown.path
//                                                                      ^ read variable path of line 9
//                                                                              ^ read parameter recipe of line 5
    assert_matches!(
        e,
        Error::Two(Some(Node { shelf }), n) if shelf.stop() && n,
//                             ^ read src/lib.rs Node.shelf
//                                                   ^ call src/lib.rs Shelf.stop
//                                                             ^ read variable n of line 15
    );
    matches!(e, Error::One(n) if n == recipe);
//                               ^ read variable n of line 20
    matches!(
        e,
        Error::One(n)
        | Error::Two(_, n) if n
//                            ^ read variable n of line 24
    );
}
`))
