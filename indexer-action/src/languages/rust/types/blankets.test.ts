import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { expectLinksInCrate } from '../../../testing/crate.ts'

test('a blanket impl takes what it is generic over from the type that it is for', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `pub struct Style;
impl Style { pub fn apply(&self) {} }
pub trait Styled { type Item; fn set(self) -> Self::Item; }
impl<'a> Styled for &'a str { type Item = Style; fn set(self) -> Style { Style } }
impl Styled for Style { type Item = Self; fn set(self) -> Self { self } }
pub trait Stylize<T>: Sized { fn red(self) -> T; fn bold(self) -> T; }
impl<T, U> Stylize<T> for U where U: Styled<Item = T> {
    fn red(self) -> T { self.set() }
    fn bold(self) -> T { self.set() }
}
pub trait Logged<T> { async fn or_log(self) -> Option<T>; }
impl<T, E, F: Future<Output = Result<T, E>>> Logged<T> for F { async fn or_log(self) -> Option<T> { None } }
pub trait Ends<T> { fn ends(self) -> (T, T); }
pub struct Shelf;
impl Iterator for Shelf { type Item = Style; fn next(&mut self) -> Option<Style> { None } }
pub trait Sample { type Of; fn sample() -> Option<Self::Of>; }
impl<T, I: Iterator<Item = T>> Sample for I { type Of = T; fn sample() -> Option<T> { None } }
impl<T, I: Iterator<Item = T>> Ends<T> for I { fn ends(self) -> (T, T) { todo!() } }
async fn load() -> Result<Style, String> { Ok(Style) }
async fn run(all: Vec<Style>) {
    "a".red().bold().apply();
    //        ^ call src/lib.rs U.bold
    //               ^ call src/lib.rs Style.apply
    load().or_log().await.unwrap().apply();
    //                             ^ call src/lib.rs Style.apply
    Shelf::sample().unwrap().apply();
    //                       ^ call src/lib.rs Style.apply
    all.iter().ends().0.apply();
    //                  ^ call src/lib.rs Style.apply
}
`,
  }))

test('what takes no `self` is no method, also where a trait gives everything a function of that name', () =>
  expectLinksInCrate(`
pub trait Execute { fn execute(query: Self); }
impl<T> Execute for T { fn execute(query: T) {} }
pub struct Query;
pub trait Run { fn execute(self) where Self: Sized {} }
impl<T> Run for T {}
fn run() { Query.execute(); <Query as Execute>::execute(Query); }
//               ^ call src/lib.rs Run.execute
//                                              ^ call src/lib.rs T.execute
`))

test('what everything has that something else is implemented for asks of that, too, whom it is for', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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

test('in an impl for everything `Self` is of its trait, and the parameter of its bounds', () =>
  expectLinksInCrate(`
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

test('a trait that a type may have by a foreign trait is meant only where it is in scope', () =>
  expectLinksInCrate(`mod curve {
    pub trait Curve<T> { fn sample(&self, t: u8) -> T; }
    impl<T, C: Curve<T>, D: std::ops::Deref<Target = C>> Curve<T> for D { fn sample(&self, t: u8) -> T { (**self).sample(t) } }
    pub trait CurveExt<T>: Curve<T> + Sized { fn turn(self) -> u8 { 1 } }
    impl<C: Curve<T>, T> CurveExt<T> for C {}
}
fn far(ids: [u8; 2]) { ids.turn(); }
//                         ^ call std:rust slice::turn
mod near {
    use super::curve::CurveExt as _;
    fn run(ids: [u8; 2]) { ids.turn(); }
//                             ^ call src/lib.rs curve.CurveExt.turn
}
`))
