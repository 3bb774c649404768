import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const CARGO = { 'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nserde = "1"\n' }

test('a macro of the same file: its calls are what they expand to, and names have the places where they are written', () =>
  expectLinks({
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
  expectLinks({
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

test('items in a macro call are items even if their bodies hold what only the macro knows', () =>
  expectLinks({
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

test('cfg_if! and bitflags! declare what is written in them', () =>
  expectLinks({
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

test('cfg_select! declares the items of its arms', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `cfg_select! {
    feature = "full" => {
        pub mod settings;
        pub static LIMIT: u32 = 7;
    }
    all(unix, not(test)) => { pub fn open() {} }
    _ => {}
}
pub mod error;
fn run() -> u32 {
    settings::load();
//  ^ read src/lib.rs settings
    //        ^ call src/settings.rs load
    open();
//  ^ call src/lib.rs open
    LIMIT
//  ^ read src/lib.rs LIMIT
}
`,
    'src/settings.rs':
      'pub fn load() { crate::error::fail() }\n//                            ^ call src/error.rs fail\n',
    'src/error.rs': 'pub fn fail() {}\n',
  }))

test('a table of Diesel is a module with its columns', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\ndiesel = "2"\n',
    'src/lib.rs': 'mod schema;\nmod store;\nmod old;\n',
    'src/schema.rs': `pub mod sql_types { pub struct State; }
diesel::table! {
    use diesel::sql_types::*;
    use super::sql_types::State;
    //                    ^ import src/schema.rs sql_types.State

    /// What customers want.
    orders (id) {
        id -> Int4,
        #[max_length = 30]
        placed_at -> Nullable<Timestamptz>,
        //                    ^ type crates:diesel sql_types::Timestamptz
        state -> State,
        //       ^ type src/schema.rs sql_types.State
    }
}
diesel::table! { shop.customers { id -> Integer, full_name -> Text } }
`,
    'src/store.rs': `use crate::schema::{customers, orders};
//                  ^ import src/schema.rs customers
pub fn load(connection: &mut Connection, id: i32) -> Vec<Order> {
    orders::table.inner_join(customers::table)
//  ^ read src/schema.rs orders
    //      ^ type src/schema.rs orders
        .filter(orders::placed_at.is_null().and(orders::dsl::state.eq(1)))
        //              ^ read src/schema.rs orders.placed_at
        //                                                   ^ read src/schema.rs orders.state
        //                                                         ^ call crates:diesel Column::eq
        .select((customers::columns::full_name, customers::id))
        //                           ^ read src/schema.rs customers.full_name
        //                                                 ^ read src/schema.rs customers.id
        .load(connection)
}
`,
    'src/old.rs': `use crate::schema::customers::dsl::*;
pub fn load(connection: &mut Connection) -> Vec<Customer> {
    customers.filter(full_name.eq("a")).load(connection)
//  ^ type src/schema.rs customers
    //               ^ read src/schema.rs customers.full_name
}
`,
  }))

test('what only a macro of the file names is declared in the macro, for each type', () =>
  expectLinks({
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

test('macros that a macro call defines are expanded, and a call may begin with another', () =>
  expectLinks({
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

test('a macro of another file declares its items where it is called', () =>
  expectLinks({
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
  expectLinks({
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

test('a macro may be called with a long table of documented rows', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `mod names;
pub use self::names::{NAME_0, NAME_119};
//                    ^ import src/names.rs NAME_0
//                            ^ import src/names.rs NAME_119
`,
    'src/names.rs': `pub struct Name(Known);
macro_rules! known_names {
    ($($(#[$docs:meta])* ($konst:ident, $upcase:ident, $text:literal);)+) => {
        enum Known { $($konst,)+ }
        $($(#[$docs])* pub const $upcase: Name = Name(Known::$konst);)+
        fn texts() -> Vec<(&'static str, Known)> { vec![$(($text, Known::$konst)),+] }
    };
}
known_names! {
${Array.from({ length: 120 }, (_, at) => `${'    /// What it says, in one of several lines.\n'.repeat(6)}    (Name${at}, NAME_${at}, "name-${at}");\n`).join('')}}
fn last() -> Name { NAME_119 }
//                  ^ read src/names.rs NAME_119
`,
  }))

test('what all rules of a macro have is what any of its calls has, whatever it is given', () =>
  expectLinks({
    'Cargo.toml': '[workspace]\nmembers = ["trace", "app"]\n',
    'trace/Cargo.toml': '[package]\nname = "trace"\n',
    'trace/src/lib.rs': `pub struct Span;
pub struct Other;
pub struct Build;

impl Span {
    pub fn new(_fields: &[u8]) -> Self { Span }
    pub fn none() -> Span { Span }
    pub fn enter(&self) {}
}

impl Other {
    pub fn enter(&self) {}
}

impl Build {
    pub fn with(self, _x: u8) -> Other { Other }
    pub fn enter(&self) {}
}

pub mod site { pub trait Site {} }

#[macro_export]
macro_rules! span {
    (target: $target:expr, $name:expr, $($fields:tt)*) => {
        {
            use $crate::site::Site as _;
            static SITE: &str = $name;
            if SITE.len() > 1 {
                $crate::Span::new(&[$($fields)*])
            } else {
                let span = $crate::Span::none();
                span
            }
        }
    };
    ($name:expr, $($fields:tt)*) => { $crate::span!(target: module_path!(), $name, $($fields)*) };
    ($name:expr) => { $crate::span!($name,) };
}

#[macro_export]
macro_rules! info_span {
    (target: $target:expr, $($rest:tt)*) => { $crate::span!(target: $target, $($rest)*) };
    ($($rest:tt)*) => { $crate::span!($($rest)*) };
}

#[macro_export]
macro_rules! either {
    (one $($rest:tt)*) => { $crate::Span::none() };
    (other $($rest:tt)*) => { $crate::Other };
}

#[macro_export]
macro_rules! build {
    ($($x:expr),*) => { $crate::Build$(.with($x))* };
}
`,
    'app/Cargo.toml': '[package]\nname = "app"\n\n[dependencies]\ntrace = { path = "../trace" }\n',
    'app/src/main.rs': `fn main() {
    let span = trace::info_span!("work", id = 3, %name);
    span.enter();
    //   ^ call trace/src/lib.rs Span.enter
    trace::info_span!("work").enter();
    //                        ^ call trace/src/lib.rs Span.enter
    trace::span!(target: "x", "work", a, b).enter();
    //                                      ^ call trace/src/lib.rs Span.enter
    trace::either!(one x = 2).enter();
    //                        ^ call unknown
    trace::build!(1).enter();
    //               ^ call unknown
}
`,
  }))

test('macros that hand on what they are given, rule by rule, are each asked once', () => {
  const last = 24
  const handOn = (next: number) => `
    ($p:pat => $x:expr) => { crate::hand${next}!($p => $x) };
    ($p:pat => $x:expr, $y:expr) => { crate::hand${next}!($p => $x, $y) };
    ($p:ident : $q:ident) => { crate::hand${next}!($p : $q) };`
  const rules = (at: number) => (at === last ? '($p:pat => $x:expr) => { $crate::Made::new() };' : handOn(at + 1))
  const files = Array.from({ length: last + 1 }, (_, at) => [
    `src/hand${at}.rs`,
    `#[macro_export]\nmacro_rules! hand${at} {${rules(at)}\n}\n`,
  ])
  return expectLinks({
    ...CARGO,
    ...Object.fromEntries(files),
    'src/lib.rs': `${files.map((_, at) => `mod hand${at};`).join(' ')}
pub struct Made;
impl Made { pub fn new() -> Self { Made }  pub fn go(&self) {} }
fn run() {
    crate::hand0!(some other).go();
    //                        ^ call src/lib.rs Made.go
}
`,
  })
})

test('of several macros with one name, a call means the last one before it, unless conditions decide', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub struct One;
pub struct Two;
impl One { pub fn go(&self) {} }
impl Two { pub fn go(&self) {} }

macro_rules! make {
    ($name:ident, one) => { pub fn $name() -> One { One } };
}
make!(first, one);

macro_rules! make {
    ($name:ident; two; $action:expr) => { pub fn $name(it: Two) { $action } };
}
make!(second; two; first().go());
//                 ^ call src/lib.rs first
//                         ^ call src/lib.rs One.go

fn run(it: Two) { second(it) }
//                ^ call src/lib.rs second

#[cfg(not(feature = "log"))]
macro_rules! logged { () => { One }; }
#[cfg(feature = "log")]
macro_rules! logged { () => { One }; }
fn log() { logged!().go() }
//                   ^ call src/lib.rs One.go
`,
  }))

test('a comment that documents is an attribute with a value, which a rule may ask for', () =>
  expectLinksInCrate(`macro_rules! option {
    ($(#[doc = $usage:literal])* $name:ident) => { pub struct $name; impl $name { pub fn help(&self) { $(show($usage);)* } } };
}
fn show(text: &str) {}
option! {
    /// What it "is" for
    /// and more.
    Width
}
option!(#[doc = "Written."] Height);
fn run() { Width.help(); Height.help(); }
//               ^ call src/lib.rs Width.help
//                              ^ call src/lib.rs Height.help
`))
