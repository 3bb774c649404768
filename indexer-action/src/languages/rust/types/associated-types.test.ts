import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

test('a clause may say what an associated type can', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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

test('an associated type is known by its bounds until its type is, and by that then', () =>
  expectLinksInCrate(`
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

test('a pinned receiver is what it pins, and a field written for a local is both', () =>
  expectLinksInCrate(`use std::pin::{pin, Pin};
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

test('`Self::Output` is that of the trait whose impl it is in', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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

test('an impl for everything gives constants and functions, and types by what else has them', () =>
  expectLinksInCrate(`pub struct Key;
impl Key { fn turn(&self) {} }
pub struct Door;
pub trait Locked { type Key; }
impl Locked for Door { type Key = Key; }
pub trait Opened { type With; const FIRST: Key; fn spare() -> Key; fn with(self) -> Self::With; }
impl<T: Locked> Opened for T {
    type With = T::Key;
    const FIRST: Key = Key;
    fn spare() -> Key { Key }
    fn with(self) -> T::Key { todo!() }
}
fn run(door: Door) {
    Door::FIRST.turn();
    //    ^ read src/lib.rs T.FIRST
    //          ^ call src/lib.rs Key.turn
    Door::spare().turn();
    //    ^ call src/lib.rs T.spare
    door.with().turn();
    //          ^ call src/lib.rs Key.turn
}
`))
