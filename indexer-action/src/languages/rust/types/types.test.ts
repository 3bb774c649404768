import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const TASK =
  'pub struct Task { id: u8 }\nimpl Task { pub fn new() -> Self { Task { id: 1 } } pub fn run(&self) -> bool { true } }\n'

test('generics and associated types are carried through', () =>
  expectLinksInCrate(`${TASK}
pub struct Pool<T> { items: Vec<T>, spare: Option<T> }
impl<T> Pool<T> {
    pub fn of(items: Vec<T>) -> Pool<T> { Pool { items, spare: None } }
    pub fn take(&mut self) -> Option<T> { self.spare.take() }
}
pub struct Tasks { pool: Pool<Task> }
impl Iterator for Tasks { type Item = Task; fn next(&mut self) -> Option<Self::Item> { self.pool.take() } }
//                                                                                               ^ call src/lib.rs Pool.take
impl std::ops::Deref for Tasks { type Target = Pool<Task>; fn deref(&self) -> &Self::Target { &self.pool } }
fn run(tasks: Tasks) {
    let mut pool = Pool::of(vec![Task::new()]);
    let a = pool.take().unwrap().run();
    //                           ^ call src/lib.rs Task.run
    let b = tasks.items[0].run();
    //            ^ read src/lib.rs Pool.items
    //                     ^ call src/lib.rs Task.run
    for task in tasks { let c = task.run(); }
    //                               ^ call src/lib.rs Task.run
}
`))

test('what is not known of a receiver is not guessed from a name', () =>
  expectLinksInCrate(`${TASK}
fn run(x: &other::Thing, y: std::process::Command) {
    let a = x.run();
    //        ^ call unknown
    let b = y.run();
    //        ^ call std:rust process::Command::run
}
`))

test('types that grow for ever come to an end', () =>
  expectLinksInCrate(`pub struct Wrap<T> { inner: T }
impl<T> std::ops::Deref for Wrap<T> { type Target = Wrap<(T, T, T)>; fn deref(&self) -> &Self::Target { todo!() } }
trait Loop: Loop { type Next: Loop<Next = Self::Next>; }
fn run<L: Loop>(x: Wrap<u8>, y: L, z: L::Next) {
    let a = x.missing();
    //        ^ call unknown
    let b = x.inner;
    //        ^ read src/lib.rs Wrap.inner
}
`))

test('what is passed over in a pattern counts', () =>
  expectLinksInCrate(`${TASK}
enum Job { Of(u8, Task) }
fn each(f: impl Fn(u8, Task)) {}
fn run(pair: (u8, Task), job: Job, list: Vec<(u8, u8, Task)>) {
    let (_, a) = pair;
    a.run();
    //^ call src/lib.rs Task.run
    each(|_, b| { b.run(); });
    //              ^ call src/lib.rs Task.run
    if let Job::Of(_, c) = job { c.run(); }
    //                             ^ call src/lib.rs Task.run
    for (_, _, d) in list.iter() { d.run(); }
    //                               ^ call src/lib.rs Task.run
}
`))

test('of fields for several builds that of the usual one is meant', () =>
  expectLinksInCrate(`
pub struct Wide; impl Wide { fn run(&self) {} }
pub struct Iter { #[cfg(not(u64_digit))] it: u8, #[cfg(u64_digit)] it: Wide }
impl Iter { fn go(&self, text: std::borrow::Cow<Wide>) { self.it.run(); if let std::borrow::Cow::Owned(own) = text { own.run() } } }
//                                                               ^ call src/lib.rs Wide.run
//                                                                                                                       ^ call src/lib.rs Wide.run
`))

test('defaults of type parameters are for types, not for expressions', () =>
  expectLinksInCrate(`
pub struct Directed; pub struct Undirected;
pub struct Graph<N, Ty = Directed> { node: N, of: Ty }
impl<N> Graph<N, Directed> { pub fn new() -> Self { todo!() } fn one(&self) {} }
impl<N> Graph<N, Undirected> { pub fn new_undirected() -> Self { todo!() } fn two(&self) {} }
fn run(given: Graph<u8>) {
    let both: Graph<u8, Undirected> = Graph::new_undirected();
    //                                       ^ call src/lib.rs Graph.new_undirected
    Graph::<u8, _>::new_undirected().two(); Graph::<u8>::new().one(); given.one();
    //                               ^ call src/lib.rs Graph.two
    //                                                         ^ call src/lib.rs Graph.one
    //                                                                      ^ call src/lib.rs Graph.one
}
`))

test('a path to a type is found among the tokens of a macro that is elsewhere, and a single word is not', () =>
  expectLinksInCrate(`
pub mod map { pub enum Map<F> { Of(F) } }
pub trait Stream {}
pub type Boxed = Box<u8>;
delegate_all!(Inspect<F>(map::Map<F>): Debug + Stream + New[|x: F| map::Map::new(x)] where F: crate::Boxed);
//                            ^ type src/lib.rs map.Map
//                                             ^ nothing
//                                                                                                   ^ type src/lib.rs Boxed
`))

test('the rest of a struct literal is a value of the struct', () =>
  expectLinksInCrate(`
#[derive(Clone)]
pub struct Config { width: u8, height: u8 }
impl Default for Config { fn default() -> Config { Config { width: 1, height: 2 } } }
fn run() { let config = Config { width: 2, ..Default::default() }; }
//                                                    ^ call src/lib.rs Config.default
`))

test('statements that a macro takes may end in semicolons', () =>
  expectLinksInCrate(`
macro_rules! tap {
    ($self_:ident, mut $inner:ident => { $($stmt:stmt)* }) => {
        { let mut $inner = $self_.inner(); $($stmt)*; Router { of: $inner } }
    };
}
pub struct Inner { depth: u8 }
impl Inner { fn nest(&mut self) -> u8 { 1 } }
pub struct Router { of: Inner }
impl Router {
    fn inner(self) -> Inner { self.of }
    fn run(self) -> Router { tap!(self, mut this => { this.depth = this.nest(); this.nest(); }) }
    //                                                     ^ write src/lib.rs Inner.depth
    //                                                                  ^ call src/lib.rs Inner.nest
    //                                                                               ^ call src/lib.rs Inner.nest
}
`))

test('a constant of a foreign type has the methods that a trait of ours gives that type', () =>
  expectLinksInCrate(`
use serde::StatusCode;
pub trait IntoResponse { fn into_response(self) -> u8; }
pub struct Html;
impl IntoResponse for StatusCode { fn into_response(self) -> u8 { 1 } }
impl IntoResponse for Html { fn into_response(self) -> u8 { 2 } }
fn run() { StatusCode::NOT_FOUND.into_response(); serde::StatusCode::OK.as_u16(); }
//                               ^ call src/lib.rs StatusCode.into_response
//                                                                      ^ call crates:serde StatusCode::OK::as_u16
`))

test('what ends with braces has its value among the arguments of a macro, too', async () => {
  await expectLinks({
    'Cargo.toml': '[package]\nname = "app"\n[dependencies]\ntokio = "1"\n',
    'src/main.rs': `struct User { id: u32 }
impl User { fn name(&self) -> u32 { self.id } }
struct Other;
impl Other { fn name(&self) -> u8 { 1 } }
async fn load() -> User { User { id: 1 } }
async fn run(n: u32) {
    let v = vec![match n { 1 => User { id: n }, _ => User { id: 2 } }];
    v[0].name();
    //   ^ call src/main.rs User.name
    let w = vec![if n > 1 { User { id: 1 } } else if n > 0 { User { id: 3 } } else { User { id: 2 } }];
    w[0].name();
    //   ^ call src/main.rs User.name
    let (a, b) = tokio::join!(async { load().await }, async move { let one = Other; one });
    a.name();
    //^ call src/main.rs User.name
    b.name();
    //^ call src/main.rs Other.name
    for u in vec![unsafe { User { id: n } }] { u.name(); }
    //                                           ^ call src/main.rs User.name
    assert!(matches!(n, one if one > 1) || if n > 1 { v[0].name() > 1 } else { false });
    //                                                     ^ call src/main.rs User.name
}
`,
  })
})

test('a type may name itself in its fields', () =>
  expectLinksInCrate(`pub struct Link<T> { next: Option<Box<Self>>, item: T }
pub enum Tree { Leaf(u8), Node(Box<Self>), Pair { left: Box<Self> } }
impl Tree { fn walk(&self) {} }
fn run(link: Link<Tree>, tree: Tree) {
    link.next.unwrap().item.walk();
    //                 ^ read src/lib.rs Link.item
    //                      ^ call src/lib.rs Tree.walk
    match tree {
        Tree::Node(inner) => inner.walk(),
        //                         ^ call src/lib.rs Tree.walk
        Tree::Pair { left } => left.walk(),
        //                          ^ call src/lib.rs Tree.walk
        _ => {}
    }
}
`))
