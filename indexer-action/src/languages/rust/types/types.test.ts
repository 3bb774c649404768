import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../../src/contract/links.ts'
import { type AnalysedFile, analyse } from '../../../analysis.ts'
import { check } from '../../../testing/carets.ts'

async function leads(source: string): Promise<void> {
  const { expected, found } = await check({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nserde = "1"\n',
    'src/lib.rs': source,
  })
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

const TASK =
  'pub struct Task { id: u8 }\nimpl Task { pub fn new() -> Self { Task { id: 1 } } pub fn run(&self) -> bool { true } }\n'

test('Option, Result, pointers and `?` give way to what they hold', () =>
  leads(`${TASK}
use std::sync::{Arc, Mutex};
fn find(list: &[Task]) -> Option<&Task> { list.first() }
fn load() -> Result<Box<Task>, String> { Ok(Box::new(Task::new())) }
fn run(shared: Arc<Mutex<Task>>, list: Vec<Task>) -> Result<(), String> {
    let a = find(&list).unwrap().run();
    //                           ^ call src/lib.rs Task.run
    let b = load()?.run();
    //              ^ call src/lib.rs Task.run
    let c = shared.lock().unwrap().run();
    //                             ^ call src/lib.rs Task.run
    if let Some(first) = list.first() { let d = first.run(); }
    //                                                ^ call src/lib.rs Task.run
    let Ok(e) = load() else { return Err(String::new()) };
    let f = e.run();
    //        ^ call src/lib.rs Task.run
    Ok(())
}
`))

test('what makes a pointer or a cell knows what it is given, and a method called by its path what it is called on', () =>
  leads(`${TASK}
use std::{cell::RefCell, mem::ManuallyDrop, rc::Rc};
fn run(one: Task, list: Vec<Task>) {
    let a = ManuallyDrop::new(one);
    let b = a.run();
    //        ^ call src/lib.rs Task.run
    let c = Rc::new(RefCell::new(Task::new()));
    let d = c.borrow().run();
    //                 ^ call src/lib.rs Task.run
    let e = Rc::clone(&c).borrow().run();
    //                             ^ call src/lib.rs Task.run
    let f = Option::unwrap(list.first()).run();
    //                                   ^ call src/lib.rs Task.run
    let g = Box::leak(Box::new(Task::new())).run();
    //                                       ^ call src/lib.rs Task.run
    let i = Box::new(Task::new()).clone();
    //                            ^ call std:rust Box::clone
    let h = Rc::downgrade(&c).upgrade().unwrap().borrow().run();
    //                                                    ^ call src/lib.rs Task.run
}
`))

test('what points at something says what: raw pointers, atomics, cells, and references given for them', () =>
  leads(`${TASK}
use std::{cell::UnsafeCell, mem::MaybeUninit, ptr, sync::atomic::{AtomicPtr, Ordering}};
struct Slots { a: AtomicPtr<Task>, b: UnsafeCell<Task>, c: MaybeUninit<Task>, d: Box<Task> }
fn run(slots: &Slots) {
    unsafe {
        (*slots.a.load(Ordering::Acquire)).run();
        //                                 ^ call src/lib.rs Task.run
        (*slots.b.get()).run();
        //               ^ call src/lib.rs Task.run
        slots.c.as_ptr().read().run();
        //                      ^ call src/lib.rs Task.run
        ptr::read(&slots.d).run();
        //                  ^ call src/lib.rs Task.run
    }
}
`))

test('traits of ours are found at the types of others, and their types where an impl is for everything', () =>
  leads(`${TASK}
use std::io;
trait Decode { type Error; fn decode(n: u8) -> Result<Self, Self::Error> where Self: Sized; }
impl Decode for io::Error { type Error = Task; fn decode(n: u8) -> Result<io::Error, Self::Error> { todo!() } }
//                                                                                         ^ type src/lib.rs Decode.Error
impl Decode for String { type Error = Task; fn decode(n: u8) -> Result<String, Task> { todo!() } }
trait CastTo { type Target; }
impl<T> CastTo for T { type Target = T; }
struct Owned<T>(T);
impl<T> Owned<T> { fn cast<U: CastTo>(self) -> Owned<U::Target> { todo!() } }
fn run(owned: Owned<u8>) {
    let a = String::decode(1).unwrap_err().run();
    //              ^ call src/lib.rs String.decode
    //                                     ^ call src/lib.rs Task.run
    let b = io::Error::decode(1);
    //                 ^ call src/lib.rs Error.decode
    let c = owned.cast::<Task>().0.run();
    //                             ^ call src/lib.rs Task.run
}
`))

test('slices, vectors and strings are told apart by what an impl is for, also where std has its own', () =>
  leads(`
pub struct Name(u8);
impl TryFrom<Vec<u8>> for Name { type Error = (); fn try_from(v: Vec<u8>) -> Result<Name, ()> { from_list(v) } }
impl TryFrom<&[u8]> for Name { type Error = (); fn try_from(s: &[u8]) -> Result<Name, ()> { from_slice(s) } }
impl PartialEq<Name> for str { fn eq(&self, other: &Name) -> bool { true } }
fn run(text: &str, name: &Name) {
    let a = Name::try_from(text.as_bytes());
    //            ^ call src/lib.rs Name.try_from
    let b = text.eq("x");
    //           ^ call std:rust cmp::PartialEq::eq
    let c = text.eq(name);
    //           ^ call src/lib.rs str.eq
}
`))

test('what functions are given by a trait is no method of other values, nor what another build has one of a type of std', () =>
  leads(`
#[cfg(target_has_atomic = "ptr")]
use std::sync::atomic::AtomicUsize;
#[cfg(not(target_has_atomic = "ptr"))]
struct AtomicUsize { v: usize }
#[cfg(not(target_has_atomic = "ptr"))]
impl AtomicUsize { fn load(&self, order: u8) -> usize { self.v } }
trait Key { fn size(&self) -> usize; }
impl<F: Fn(u8) -> bool> Key for F { fn size(&self) -> usize { 1 } }
fn run<I: Iterator>(state: &AtomicUsize, items: I, keep: fn(u8) -> bool) {
    state.load(1);
    //    ^ call std:rust sync::atomic::AtomicUsize::load
    items.size();
    //    ^ call std:rust iter::Iterator::size
    keep.size();
    //   ^ call src/lib.rs F.size
}
`))

test('closures learn their parameters from the call, and iterators carry their items', () =>
  leads(`${TASK}
use std::collections::HashMap;
fn apply<F: Fn(&Task) -> u8>(f: F) {}
fn run(list: Vec<Task>, map: HashMap<u8, Task>) {
    let a: Vec<bool> = list.iter().filter(|t| t.run()).map(|t| t.run()).collect();
    //                                          ^ call src/lib.rs Task.run
    //                                                           ^ call src/lib.rs Task.run
    for (n, task) in map.iter().enumerate() { let b = task.1.run(); }
    //                                                       ^ call src/lib.rs Task.run
    apply(|t| t.id);
    //          ^ read src/lib.rs Task.id
    let mut made = Vec::new();
    made.push(Task::new());
    let c = made[0].run();
    //              ^ call src/lib.rs Task.run
    let by: HashMap<_, _> = list.iter().map(|t| (t.id, t)).collect();
    let d = by.get(&1).map(|t| t.run());
    //                           ^ call src/lib.rs Task.run
    let e = Some(1).map(|_| Task::new()).map(Task::run_all);
    //                                             ^ read unknown
}
`))

test('traits: bounds and objects lead to the trait, known types to their impl, defaults to the trait', () =>
  leads(`${TASK}
pub trait Work: Named { fn work(&self) -> u8; fn twice(&self) -> u8 { self.work() } }
//              ^ extends src/lib.rs Named
//                                                                         ^ call src/lib.rs Work.work
pub trait Named { fn name(&self) -> String; }
impl Work for Task { fn work(&self) -> u8 { 1 } }
//   ^ implements src/lib.rs Work
//                      ^ overrides src/lib.rs Work.work
impl Named for Task { fn name(&self) -> String { String::new() } }
fn run<W: Work>(a: W, b: &dyn Work, c: impl Work, d: Task) {
    let x = a.work();
    //        ^ call src/lib.rs Work.work
    let x = b.name();
    //        ^ call src/lib.rs Named.name
    let x = c.work();
    //        ^ call src/lib.rs Work.work
    let x = d.work();
    //        ^ call src/lib.rs Task.work
    let x = d.twice();
    //        ^ call src/lib.rs Work.twice
    let x = Work::work(&d);
    //            ^ call src/lib.rs Task.work
}
`))

test('generics and associated types are carried through', () =>
  leads(`${TASK}
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
  leads(`${TASK}
fn run(x: &other::Thing, y: std::process::Command) {
    let a = x.run();
    //        ^ call unknown
    let b = y.run();
    //        ^ call std:rust process::Command::run
}
`))

test('types that grow for ever come to an end', () =>
  leads(`pub struct Wrap<T> { inner: T }
impl<T> std::ops::Deref for Wrap<T> { type Target = Wrap<(T, T, T)>; fn deref(&self) -> &Self::Target { todo!() } }
trait Loop: Loop { type Next: Loop<Next = Self::Next>; }
fn run<L: Loop>(x: Wrap<u8>, y: L, z: L::Next) {
    let a = x.missing();
    //        ^ call unknown
    let b = x.inner;
    //        ^ read src/lib.rs Wrap.inner
}
`))

test('impls of one type for different constants are different, and of two for different builds the usual one is meant', () =>
  leads(`
pub struct One; impl One { fn one(&self) {} }
pub struct Two; impl Two { fn two(&self) {} }
pub struct Lanes<V, const N: usize> { v: V }
impl<V> Lanes<V, 1> { fn find(&self) -> One { One } }
impl<V> Lanes<V, 2> { fn find(&self) -> Two { Two } fn run(&self) { self.find().two() } }
//                                                                              ^ call src/lib.rs Two.two
fn both(one: Lanes<u8, 1>) { one.find().one(); Lanes::<u8, 2>::find(todo!()).two() }
//                                      ^ call src/lib.rs One.one
//                                                                           ^ call src/lib.rs Two.two
pub struct Bytes;
impl Bytes {
    #[cfg(loom)]
    pub fn new() -> One { One }
    #[cfg(not(loom))]
    pub fn new() -> Two { Two }
    #[cfg(unix)]
    pub fn made() -> Two { Two }
    #[cfg(windows)]
    pub fn made() -> One { One }
}
#[cfg(windows)]
impl Bytes { fn open(&self) -> One { One } }
#[cfg(unix)]
impl Bytes { fn open(&self) -> Two { Two } }
fn made(bytes: Bytes) { Bytes::new().two(); Bytes::made().two(); bytes.open().two() }
//                                   ^ call src/lib.rs Two.two
//                                                        ^ call src/lib.rs Two.two
//                                                                            ^ call src/lib.rs Two.two
`))

test('what a type from outside has itself comes before what a trait of ours adds', () =>
  leads(`
pub trait Pool { fn len(&self) -> u8; fn first_of(&self) {} }
impl Pool for Vec<u8> { fn len(&self) -> u8 { 1 } }
fn run(list: Vec<u8>) { list.len(); list.first_of(); }
//                           ^ call std:rust Vec::len
//                                       ^ call src/lib.rs Pool.first_of
`))

test('what is passed over in a pattern counts', () =>
  leads(`${TASK}
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

test('a clause may say what an associated type can', () =>
  leads(`
pub trait Input { type Item; fn each<P: Fn(Self::Item) -> bool>(&self, p: P); }
pub trait Source { type Item: Named; }
pub trait Named { fn name(&self); }
pub trait Letter { fn is_alpha(&self) -> bool; }
fn one<T: Input>(input: T) where <T as Input>::Item: Letter { input.each(|item| item.is_alpha()) }
//                                                                                   ^ call src/lib.rs Letter.is_alpha
fn two<T>(input: T, item: T::Item) where T: Source, T::Item: Letter { item.is_alpha(); item.name(); }
//                                                                         ^ call src/lib.rs Letter.is_alpha
//                                                                                          ^ call src/lib.rs Named.name
`))

test('what is pinned is projected to its fields', () =>
  leads(`
use std::pin::Pin;
pub trait Read { fn poll(self: Pin<&mut Self>); }
pin_project! { pub struct Both<R> { #[pin] reader: R, #[pin] other: R } }
impl<R: Read> Both<R> {
    fn run(self: Pin<&mut Self>) { let me = self.project(); me.reader.poll(); me.other.as_mut().poll(); }
    //                                                                ^ call src/lib.rs Read.poll
    //                                                         ^ read src/lib.rs Both.reader
    //                                                                                          ^ call src/lib.rs Read.poll
}
`))

test('a projection that pin-project names has the variants and fields of its type', () =>
  leads(`
use std::pin::Pin;
pub trait Read { fn poll(self: Pin<&mut Self>); }
pin_project! {
    #[project = EitherParts]
    pub enum Either<A, B> { First { #[pin] a: A }, Second { b: B } }
}
#[pin_project::pin_project(project = PairParts, project_ref = PairRef)]
pub struct Pair<A> { #[pin] one: A }
impl<A: Read, B> Either<A, B> {
    fn run(self: Pin<&mut Self>) {
        match self.project() {
            EitherParts::First { a } => a.poll(),
            //           ^ type src/lib.rs Either.First
            //                            ^ call src/lib.rs Read.poll
            EitherParts::Second { b } => {}
            //           ^ type src/lib.rs Either.Second
        }
    }
}
impl<A: Read> Pair<A> {
    fn run(self: Pin<&mut Self>) { let PairParts { one } = self.project(); one.poll() }
    //                                 ^ type src/lib.rs PairParts
    //                                             ^ read src/lib.rs Pair.one
    //                                                                         ^ call src/lib.rs Read.poll
    fn see(of: &PairRef<A>) {}
    //          ^ type src/lib.rs PairRef
}
`))

test('functions of pointers are no methods', () =>
  leads(`
use std::sync::Arc;
pub struct Chan;
impl Chan { fn strong_count(&self) {} }
fn run(chan: Arc<Chan>) { chan.strong_count(); Arc::strong_count(&chan); }
//                             ^ call src/lib.rs Chan.strong_count
//                                                  ^ call std:rust Arc::strong_count
`))

test('of impls for a type and for references to it the receiver decides, and `self` means its own', () =>
  leads(`
pub struct List; pub struct Item; pub struct Owned; pub struct Iter;
impl Iter { fn one(&self) {} }
impl Owned { fn two(&self) {} }
pub trait Visit { type Of; fn visit(self) -> Self::Of; fn both(self); }
impl<'a> Visit for &'a List { type Of = Iter; fn visit(self) -> Iter { Iter } fn both(self) { self.visit().one() } }
//                                                                                                         ^ call src/lib.rs Iter.one
impl Visit for List { type Of = Owned; fn visit(self) -> Owned { Owned } fn both(self) { self.visit().two() } }
//                                                                                                    ^ call src/lib.rs Owned.two
fn run(list: List, other: &List) { list.visit().two(); other.visit().one(); }
//                                              ^ call src/lib.rs Owned.two
//                                                                   ^ call src/lib.rs Iter.one
`))

test('a trait of ours comes before what another crate adds to the standard library', () =>
  leads(`${TASK}
pub trait Context { fn context(self, text: &str) -> Task; }
impl<T, E> Context for Result<T, E> { fn context(self, text: &str) -> Task { todo!() } }
pub trait Tools: Iterator { fn sorted(self) -> Task { todo!() } }
impl<T: ?Sized> Tools for T where T: Iterator {}
fn run(made: Result<u8, u8>, list: Vec<u8>) {
    made.context("a").run();
    //   ^ call src/lib.rs Result.context
    //                ^ call src/lib.rs Task.run
    list.iter().sorted().run();
    //          ^ call src/lib.rs Tools.sorted
    //                   ^ call src/lib.rs Task.run
    list.iter().rev().max();
    //                ^ call std:rust Iter::max
}
`))

test('what numbers have themselves is theirs, and a function without a receiver is not found by its argument', () =>
  leads(`
pub struct Value;
pub trait Float { const MAX: Self; fn from_bits(n: u32) -> Self; fn mine(&self) {} }
impl Float for f32 { const MAX: f32 = f32::MAX; fn from_bits(n: u32) -> f32 { f32::from_bits(n) } }
//                                         ^ read std:rust f32::MAX
//                                                                                 ^ call std:rust f32::from_bits
impl outer::Read for Value { fn read(other: Value) {} }
fn run(value: Value) { f32::MAX.mine(); outer::Read::read(value) }
//                              ^ call src/lib.rs Float.mine
`))

test('of impls of a trait for several arguments the given one decides', () =>
  leads(`
pub struct Big; pub struct Text;
pub mod of_u64 { impl From<u64> for super::Big { fn from(n: u64) -> Self { todo!() } } }
pub mod of_i32 { impl From<i32> for super::Big { fn from(n: i32) -> Self { todo!() } } }
pub mod of_text { impl From<super::Text> for super::Big { fn from(text: super::Text) -> Self { todo!() } } }
fn run(n: u64, text: Text, small: u8) {
    Big::from(n); Big::from(1); Big::from(text); Big::from(small);
    //   ^ call src/lib.rs of_u64.Big.from
    //                 ^ call src/lib.rs of_i32.Big.from
    //                               ^ call src/lib.rs of_text.Big.from
    //                                                ^ call std:rust convert::From::from
}
`))

test('of a trait that is called by path the impl is meant that is wanted of it', () =>
  leads(`
use serde::de::Zero;
pub struct Big; pub struct Small;
pub trait Make { fn make() -> Self; }
impl Make for Small { fn make() -> Self { Small } }
impl Make for Big { fn make() -> Self { Big } }
impl Zero for Big { fn zero() -> Self { Big } fn parse(n: u8) -> Option<Self> { None } }
fn take(big: Big) {}
fn run(yes: bool) -> Big {
    let a: Small = Make::make();
    //                   ^ call src/lib.rs Small.make
    take(Zero::zero());
    //         ^ call src/lib.rs Big.zero
    let b: Big = Zero::parse(1).unwrap();
    //                 ^ call src/lib.rs Big.parse
    match yes { true => Make::make(), false => b }
    //                        ^ call src/lib.rs Big.make
}
`))

test('a type implements what any file implements for it, above or below', async () => {
  const { expected, found } = await check({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `mod b;
impl crate::b::First for Task {}
pub struct Task;
//         ^ implements src/b.rs Second, implements std:rust fmt::Debug
`,
    'src/b.rs': `pub trait First {}
pub trait Second {}
impl Second for crate::Task {}
impl std::fmt::Debug for crate::Task {}
`,
  })
  expect(found).toEqual(expected)
  const files = await analyse(
    new Map([['src/lib.rs', 'trait First {}\nimpl First for Task {}\nstruct Task;\n']]),
    languageOfPath,
  )
  const { links, symbols } = files[0] as AnalysedFile
  const at = links.use.indexOf(USES.indexOf('implements'))
  expect(symbols[links.from[at] as number]).toMatchObject({ kind: 'struct', name: 'Task' })
})

test('what a macro implements for a type is the only trait that has it', () =>
  leads(`
use std::u64;
pub trait Widen { fn widen(&self) -> Big; fn checked_widen(&self); fn of(n: u8) -> Self; }
pub struct Big; impl Big { fn run(&self) {} }
widen!(u8, u64, Big);
fn run(n: u8, big: Big) {
    n.widen().run(); n.checked_add(1); n.checked_widen(); u64::MAX.widen(); big.checked_widen(); u8::of(1);
    //^ call src/lib.rs Widen.widen
    //        ^ call src/lib.rs Big.run
    //                 ^ call std:rust u8::checked_add
    //                                   ^ call src/lib.rs Widen.checked_widen
    //                                                             ^ call src/lib.rs Widen.widen
    //                                                                          ^ call src/lib.rs Widen.checked_widen
    //                                                                                               ^ call src/lib.rs Widen.of
}
`))

test('of fields for several builds that of the usual one is meant', () =>
  leads(`
pub struct Wide; impl Wide { fn run(&self) {} }
pub struct Iter { #[cfg(not(u64_digit))] it: u8, #[cfg(u64_digit)] it: Wide }
impl Iter { fn go(&self, text: std::borrow::Cow<Wide>) { self.it.run(); if let std::borrow::Cow::Owned(own) = text { own.run() } } }
//                                                               ^ call src/lib.rs Wide.run
//                                                                                                                       ^ call src/lib.rs Wide.run
`))

test('defaults of type parameters are for types, not for expressions', () =>
  leads(`
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

test('an associated type is known by its bounds until its type is, and by that then', () =>
  leads(`
pub trait Weight { fn weight(&self); }
pub trait Edges { type Edge: Weight; fn edges(self) -> Self::Edge; }
pub struct Graph; pub struct Edge;
impl Edge { fn weight(&self) {} fn own(&self) {} }
impl Edges for Graph { type Edge = Edge; fn edges(self) -> Edge { Edge } }
fn each<G: Edges, F: Fn(G::Edge)>(graph: G, f: F) { graph.edges().weight() }
//                                                                ^ call src/lib.rs Weight.weight
fn run(graph: Graph) { each(graph, |edge| { edge.own(); edge.weight() }); }
//                                               ^ call src/lib.rs Edge.own
//                                                           ^ call src/lib.rs Edge.weight
`))

test('adapters of iterators that a type is written with give what is below them', () =>
  leads(`${TASK}
use std::iter::Enumerate; use std::slice;
pub struct Tasks<'a> { iter: Enumerate<slice::Iter<'a, Task>>, keys: std::iter::Rev<slice::IterMut<'a, Task>> }
fn run(mut tasks: Tasks) {
    for (at, task) in tasks.iter { task.run(); }
    //                                  ^ call src/lib.rs Task.run
    tasks.keys.next().unwrap().run();
    //                         ^ call src/lib.rs Task.run
}
`))

test('a pinned receiver is what it pins, and a field written for a local is both', () =>
  leads(`use std::pin::{pin, Pin};
use std::task::{ready, Poll};
pub trait Write { fn poll_flush(self: Pin<&mut Self>) -> Poll<Sink>; }
impl<P: DerefMut> Write for Pin<P> { fn poll_flush(self: Pin<&mut Self>) -> Poll<Sink> { todo!() } }
pub struct Sink { inner: u32 }
impl Sink { pub fn done(self) -> bool { true } }
impl Write for Sink { fn poll_flush(self: Pin<&mut Self>) -> Poll<Sink> { todo!() } }
fn run<W: Write>(mut writer: Pin<&mut W>, inner: u32) -> Poll<bool> {
    let sink = ready!(writer.as_mut().poll_flush());
    //                                ^ call src/lib.rs Write.poll_flush
    sink.done();
    //   ^ call src/lib.rs Sink.done
    let mut pinned = pin!(Sink { inner });
    //                           ^ read src/lib.rs Sink.inner, read parameter inner of line 8
    pinned.as_mut().poll_flush();
    //              ^ call src/lib.rs Sink.poll_flush
    let other = Sink { inner };
    //                 ^ read src/lib.rs Sink.inner, read parameter inner of line 8
    Poll::Pending
}
`))

test('what takes no `self` is no method, also where a trait gives everything a function of that name', () =>
  leads(`
pub trait Execute { fn execute(query: Self); }
impl<T> Execute for T { fn execute(query: T) {} }
pub struct Query;
pub trait Run { fn execute(self) where Self: Sized {} }
impl<T> Run for T {}
fn run() { Query.execute(); <Query as Execute>::execute(Query); }
//               ^ call src/lib.rs Run.execute
//                                              ^ call src/lib.rs T.execute
`))

test('`<T as Trait>` names the trait whose member is meant, and the impl if the type has one', () =>
  leads(`
pub trait Table { type Key; fn key() -> Self::Key; }
pub trait Aliased { type Target; }
pub trait From<S> { fn from_sql(raw: u8) -> Self; fn nullable(raw: u8) -> u8 { raw } }
pub struct Text; pub struct Number;
pub mod other { impl super::From<super::Text> for super::Number { fn from_sql(raw: u8) -> super::Number { super::Number } } }
impl From<Number> for Number { fn from_sql(raw: u8) -> Number { Number } }
fn run<A: Aliased>(raw: u8, key: <A::Target as Table>::Key) {
//                                                     ^ type src/lib.rs Table.Key
    <A::Target as Table>::key();
    //                    ^ call src/lib.rs Table.key
    <Number as From<Number>>::from_sql(raw);
    //                        ^ call src/lib.rs Number.from_sql
    <Number as From<Text>>::nullable(raw);
    //                      ^ call src/lib.rs From.nullable
}
`))

test('`Self::Output` is that of the trait whose impl it is in', () =>
  leads(`
pub trait Join { type Output; fn join(self) -> Self::Output; }
pub trait Select { type Output; fn select(self) -> Self::Output; }
pub struct Query; pub struct Joined; pub struct Selected;
impl Selected { fn one(&self) {} }
impl Join for Query { type Output = Joined; fn join(self) -> Self::Output { Joined } }
impl Select for Query { type Output = Selected; fn select(self) -> Self::Output { Selected } }
//                                                                       ^ type src/lib.rs Select.Output
fn run(query: Query) { query.select().one(); }
//                                    ^ call src/lib.rs Selected.one
`))

test('what a bound says of an associated type names that type', () =>
  leads(`
pub trait Expression { type SqlType; }
pub trait Backend where Self: Sized + Dialect {}
pub trait Dialect { type Batch; fn batch(&self); }
pub trait Nullable { type Of; }
fn a<S, E: Expression<SqlType = S>, B: Backend<Batch = u8>>(b: B, c: B::Batch) { b.batch() }
//                    ^ type src/lib.rs Expression.SqlType
//                                             ^ type src/lib.rs Dialect.Batch
//                                                                      ^ type src/lib.rs Dialect.Batch
//                                                                                 ^ call src/lib.rs Dialect.batch
fn b(of: Box<dyn Expression<SqlType = u8>>) {}
//                          ^ type src/lib.rs Expression.SqlType
fn c<N: Nullable<Of: Dialect>>(of: N::Of) { of.batch() }
//               ^ type src/lib.rs Nullable.Of
//                                    ^ type src/lib.rs Nullable.Of
//                                             ^ call src/lib.rs Dialect.batch
fn d(all: impl Iterator<Item = u8>) {}
//                      ^ type std:rust iter::Iterator::Item
`))

test('a method may ask more of the type parameters of its impl', () =>
  leads(`
pub trait Shape { type Edge; fn draw(&self); }
pub trait Line { fn long(&self); }
pub struct Of<T> { inner: T }
impl<T> Of<T> {
    fn draw(&self) where T: Shape { self.inner.draw() }
    //                                         ^ call src/lib.rs Shape.draw
    fn edge(&self, edge: T::Edge) where T: Shape, T::Edge: Line { edge.long() }
    //                      ^ type src/lib.rs Shape.Edge
    //                                                                 ^ call src/lib.rs Line.long
}
pub trait Extra { fn extra(&self) where Self: Shape { self.draw() } }
//                                                         ^ call src/lib.rs Shape.draw
`))

test('what everything has that something else is implemented for asks of that, too, whom it is for', () =>
  leads(`
pub trait Table {}
pub trait Query { }
impl<T: Table> Query for T {}
pub trait Run { fn first(&self) -> u8 { 1 } }
impl<T> Run for T where T: Query {}
impl Table for serde::Rows {}
fn run(all: serde::Values, rows: serde::Rows) { all.first(); rows.first(); }
//                                                  ^ call crates:serde Values::first
//                                                                ^ call src/lib.rs Run.first
`))

test('of what several traits give everything, the one is meant whose bound the type is known to meet', () =>
  leads(`
pub trait FutureExt { fn fuse(&self) {} }
impl<T: ?Sized> FutureExt for T where T: std::future::Future {}
pub trait Stream {}
pub trait StreamExt { fn fuse(&self) {} }
impl<T: ?Sized> StreamExt for T where T: Stream {}
fn a<S: Stream>(stream: S) { stream.fuse() }
//                                  ^ call src/lib.rs StreamExt.fuse
fn b<F: std::future::Future>(future: F) { future.fuse() }
//                                               ^ call src/lib.rs FutureExt.fuse
pub trait TryStream {}
impl<S: Stream> TryStream for S {}
pub trait TryStreamExt { fn try_next(&self) {} }
impl<S: TryStream> TryStreamExt for S {}
fn c<S: Stream>(stream: S) { stream.try_next() }
//                                  ^ call src/lib.rs TryStreamExt.try_next
`))

test('`<T as Trait>::name` is read in what a macro is given, too', () =>
  leads(`
pub trait Manager<C> { fn status(of: C) -> Status; }
pub struct Of<T> { inner: T }
pub struct Plain; pub struct Status;
impl Status { fn depth(&self) -> u8 { 1 } }
impl Manager<Of<u8>> for Plain { fn status(of: Of<u8>) -> Status { Status } }
fn run(of: Of<u8>, n: u8) {
    assert_eq!(1, <Plain as Manager<Of<u8>>>::status(of).depth());
    //             ^ type src/lib.rs Plain
    //                      ^ type src/lib.rs Manager
    //                              ^ type src/lib.rs Of
    //                                        ^ call src/lib.rs Plain.status
    //                                                   ^ call src/lib.rs Status.depth
    assert!(n < 3 && n > 2);
    //      ^ read parameter n of line 7
    //               ^ read parameter n of line 7
}
`))

test('of impls of a trait for one type, the arguments that are written for the trait decide', async () => {
  const { expected, found } = await check({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `pub mod text; pub mod number;
pub trait ToSql<S> { fn to_sql(&self) -> u8; }
pub struct Value; pub struct Text; pub struct Number; pub struct Date;
fn run(value: &Value) {
    ToSql::<Text>::to_sql(value);
    //             ^ call src/text.rs Value.to_sql
    ToSql::<Number>::to_sql(value);
    //               ^ call src/number.rs Value.to_sql
    <Value as ToSql<Text>>::to_sql(value);
    //                      ^ call src/text.rs Value.to_sql
    <Value as ToSql<Date>>::to_sql(value);
    //                      ^ call src/lib.rs ToSql.to_sql
}
`,
    'src/number.rs': 'use crate::*;\nimpl ToSql<Number> for Value { fn to_sql(&self) -> u8 { 1 } }\n',
    'src/text.rs': 'use crate::*;\nimpl ToSql<Text> for Value { fn to_sql(&self) -> u8 { 2 } }\n',
  })
  expect(found).toEqual(expected)
})

test('a path to a type is found among the tokens of a macro that is elsewhere, and a single word is not', () =>
  leads(`
pub mod map { pub enum Map<F> { Of(F) } }
pub trait Stream {}
pub type Boxed = Box<u8>;
delegate_all!(Inspect<F>(map::Map<F>): Debug + Stream + New[|x: F| map::Map::new(x)] where F: crate::Boxed);
//                            ^ type src/lib.rs map.Map
//                                             ^ nothing
//                                                                                                   ^ type src/lib.rs Boxed
`))

test('a method that takes a pin of its type comes before what every pin has', () =>
  leads(`
use std::pin::Pin;
pub trait ReadExt { fn take(&self) {} }
impl<R: Read> ReadExt for R {}
pub trait Read { fn read(self: Pin<&mut Self>); }
impl<P> Read for Pin<P> where P: DerefMut { fn read(self: Pin<&mut Self>) {} }
pub trait TryRead { fn try_read(self: Pin<&mut Self>); }
impl<F> TryRead for F where F: std::future::Future { fn try_read(self: Pin<&mut Self>) {} }
pub struct Chunks;
impl Chunks {
    fn take(self: Pin<&mut Self>) {}
    fn try_read(self: Pin<&mut Self>) {}
    fn run(mut self: Pin<&mut Self>) { self.as_mut().take(); self.try_read() }
    //                                               ^ call src/lib.rs Chunks.take
    //                                                            ^ call src/lib.rs Chunks.try_read
}
`))

test('a closure that is wrapped before it is passed on learns its parameters from the call', () =>
  leads(`${TASK}
fn each(check: Option<&dyn Fn(&Task)>, then: Box<dyn Fn(Task) -> bool>) {}
fn run() {
    each(Some(&|task| { task.run(); }), Box::new(|task| task.run()));
    //                       ^ call src/lib.rs Task.run
    //                                                       ^ call src/lib.rs Task.run
}
pub struct Keeper;
impl Keeper { fn new(f: impl Fn(Task)) -> Keeper { Keeper } }
fn keep(keeper: Keeper) {}
fn other() { keep(Keeper::new(|task| { task.run(); })) }
//                                          ^ call src/lib.rs Task.run
`))

test('the rest of a struct literal is a value of the struct', () =>
  leads(`
#[derive(Clone)]
pub struct Config { width: u8, height: u8 }
impl Default for Config { fn default() -> Config { Config { width: 1, height: 2 } } }
fn run() { let config = Config { width: 2, ..Default::default() }; }
//                                                    ^ call src/lib.rs Config.default
`))

test('what an external function gives has the methods that only a trait for a type of its crate has', () =>
  leads(`
use serde::{Rope, Slice};
pub trait SliceExt { fn first_char(self) -> u8; fn starts_with(self) -> bool; }
impl SliceExt for Slice { fn first_char(self) -> u8 { 1 } fn starts_with(self) -> bool { true } }
pub trait Other { fn starts_with(self) -> bool; }
fn run(rope: Rope) { rope.line(1).first_char(); rope.line(1).starts_with(); rope.line(1).chars(); }
//                                ^ call src/lib.rs Slice.first_char
//                                                           ^ call crates:serde Rope::line()::starts_with
//                                                                                       ^ call crates:serde Rope::line()::chars
`))

test('a macro that calls itself makes methods of the impl that it is called in', () =>
  leads(`
macro_rules! chained {
    ($name:ident, GET) => { chained!(/// Also for HEAD.
        $name, GET); };
    ($(#[$m:meta])+ $name:ident, $method:ident) => { $(#[$m])+ pub fn $name(self) -> Self { self.on(1) } };
}
pub struct Router;
impl Router {
    fn on(self, of: u8) -> Self { self }
    chained!(get, GET);
}
fn run(router: Router) { router.get().on(2) }
//                              ^ call src/lib.rs Router.get
//                                    ^ call src/lib.rs Router.on
`))

test('statements that a macro takes may end in semicolons', () =>
  leads(`
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
  leads(`
use serde::StatusCode;
pub trait IntoResponse { fn into_response(self) -> u8; }
pub struct Html;
impl IntoResponse for StatusCode { fn into_response(self) -> u8 { 1 } }
impl IntoResponse for Html { fn into_response(self) -> u8 { 2 } }
fn run() { StatusCode::NOT_FOUND.into_response(); serde::StatusCode::OK.as_u16(); }
//                               ^ call src/lib.rs StatusCode.into_response
//                                                                      ^ call crates:serde StatusCode::OK::as_u16
`))

test('in an impl for everything `Self` is of its trait, and the parameter of its bounds', () =>
  leads(`
pub trait Service { type Error; type Future; fn call(&self) -> Self::Future; }
pub trait MakeService { type Error; type MakeFuture; fn make(&self) -> Self::MakeFuture; }
impl<M> MakeService for M where M: Service {
    type Error = M::Error;
    //              ^ type src/lib.rs Service.Error
    type MakeFuture = M::Future;
    fn make(&self) -> Self::MakeFuture { self.call() }
    //                      ^ type src/lib.rs MakeService.MakeFuture
    //                                        ^ call src/lib.rs Service.call
}
`))

test('methods of numbers, truth values and characters are known by what they give', () =>
  leads(`pub struct Task;
impl Task { pub fn expect(&self, n: u32) {} pub fn then(&self) {} pub fn run(&self) {} }
pub trait Bits { fn to_bits(&self) -> Task; }
impl Bits for i32 { fn to_bits(&self) -> Task { Task } }
fn run(n: usize, i: i32, f: f32, c: char) {
    n.checked_add(1).expect("fits");
    //               ^ call std:rust Option::expect
    n.overflowing_add(1).0.checked_mul(2);
    //                     ^ call std:rust usize::checked_mul
    i.to_bits().run();
    //          ^ call src/lib.rs Task.run
    f.to_bits().checked_add(1);
    //          ^ call std:rust u32::checked_add
    c.is_alphabetic().then(|| Task).unwrap().run();
    //                ^ call std:rust bool::then
    //                                       ^ call src/lib.rs Task.run
}
`))

test('a method for a foreign type that calls its namesake tells that the type has such a method', () =>
  leads(`use serde::Child;
pub trait Kill { fn id(&self) -> u32; fn stop(&self); }
impl Kill for Child {
    fn id(&self) -> u32 { self.id() }
    //                         ^ call crates:serde Child::id
    fn stop(&self) { if self.id() > 0 { self.stop() } }
    //                                       ^ call src/lib.rs Child.stop
}
fn run(child: Child) {
    child.id();
    //    ^ call crates:serde Child::id
    child.stop();
    //    ^ call src/lib.rs Child.stop
}
`))

test('names that a `*` imports from std are the types that std has there', () =>
  leads(`use std::collections::*;
use std::sync::*;
pub struct Task;
impl Task { pub fn run(&self) {} }
pub struct Other;
impl Other { pub fn run(&self) {} }
fn run(tasks: HashMap<String, Task>, one: Arc<Mutex<Task>>, mut queue: VecDeque<Other>) {
    tasks["first"].run();
    //             ^ call src/lib.rs Task.run
    one.lock().unwrap().run();
    //                  ^ call src/lib.rs Task.run
    queue.pop_front().unwrap().run();
    //                         ^ call src/lib.rs Other.run
    BTreeMap::<u32, Other>::new()[&1].run();
    //                                ^ call src/lib.rs Other.run
}
`))

test('what ends with braces has its value among the arguments of a macro, too', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})
