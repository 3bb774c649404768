import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../../src/contract/links.ts'
import { type AnalysedFile, analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const TASK =
  'pub struct Task { id: u8 }\nimpl Task { pub fn new() -> Self { Task { id: 1 } } pub fn run(&self) -> bool { true } }\n'

test('traits of ours are found at the types of others, and their types where an impl is for everything', () =>
  expectLinksInCrate(`${TASK}
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

test('what functions are given by a trait is no method of other values, nor what another build has one of a type of std', () =>
  expectLinksInCrate(`
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

test('traits: bounds and objects lead to the trait, known types to their impl, defaults to the trait', () =>
  expectLinksInCrate(`${TASK}
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

test('impls of one type for different constants are different, and of two for different builds the usual one is meant', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`
pub trait Pool { fn len(&self) -> u8; fn first_of(&self) {} }
impl Pool for Vec<u8> { fn len(&self) -> u8 { 1 } }
fn run(list: Vec<u8>) { list.len(); list.first_of(); }
//                           ^ call std:rust Vec::len
//                                       ^ call src/lib.rs Pool.first_of
`))

test('functions of pointers are no methods', () =>
  expectLinksInCrate(`
use std::sync::Arc;
pub struct Chan;
impl Chan { fn strong_count(&self) {} }
fn run(chan: Arc<Chan>) { chan.strong_count(); Arc::strong_count(&chan); }
//                             ^ call src/lib.rs Chan.strong_count
//                                                  ^ call std:rust Arc::strong_count
`))

test('of impls for a type and for references to it the receiver decides, and `self` means its own', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`${TASK}
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

test('of impls of a trait for several arguments the given one decides', () =>
  expectLinksInCrate(`
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
  expectLinksInCrate(`
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
  await expectLinks({
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
  const files = await analyse(
    new Map([['src/lib.rs', 'trait First {}\nimpl First for Task {}\nstruct Task;\n']]),
    languageOfPath,
  )
  const { links, symbols } = files[0] as AnalysedFile
  const at = links.use.indexOf(USES.indexOf('implements'))
  expect(symbols[links.from[at] as number]).toMatchObject({ kind: 'struct', name: 'Task' })
})

test('what a macro implements for a type is the only trait that has it', () =>
  expectLinksInCrate(`
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

test('`<T as Trait>` names the trait whose member is meant, and the impl if the type has one', () =>
  expectLinksInCrate(`
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

test('`<T as Trait>::name` is read in what a macro is given, too', () =>
  expectLinksInCrate(`
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
  await expectLinks({
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
})

test('a method that takes a pin of its type comes before what every pin has', () =>
  expectLinksInCrate(`
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

test('a macro that calls itself makes methods of the impl that it is called in', () =>
  expectLinksInCrate(`
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

test('a method for a foreign type that calls its namesake tells that the type has such a method', () =>
  expectLinksInCrate(`use serde::Child;
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

test('of foreign traits of one name that a type implements, the path of a call says which is meant', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "door"\n\n[dependencies]\nserde = "1"\n',
    'src/lib.rs': `mod reading;
mod writing;
use serde::{de, ser};
pub struct Failure { text: String }
type Result<T> = std::result::Result<T, Failure>;
fn write() -> Result<()> { Err(ser::Error::custom("raw")) }
//                                         ^ call src/writing.rs Failure.custom
fn read() -> Result<()> { Err(de::Error::custom("raw")) }
//                                       ^ call src/reading.rs Failure.custom
`,
    'src/reading.rs': `use serde::de;
impl de::Error for crate::Failure {
    fn custom(text: &str) -> Self { crate::Failure { text: text.into() } }
}
`,
    'src/writing.rs': `use serde::ser;
impl ser::Error for crate::Failure {
    fn custom(text: &str) -> Self { crate::Failure { text: text.into() } }
}
`,
  }))

test('an impl for a tuple is for no other tuple', () =>
  expectLinksInCrate(`pub struct Status;
pub struct Jar;
pub struct Response;
pub trait Respond { fn respond(self) -> Response; }
mod plain { impl super::Respond for (super::Status, u8) { fn respond(self) -> super::Response { super::Response } } }
mod three { impl<R> super::Respond for (super::Jar, R, R) { fn respond(self) -> super::Response { super::Response } } }
mod jar { impl<R> super::Respond for (super::Jar, R) { fn respond(self) -> super::Response { super::Response } } }
fn run(jar: Jar, pair: (u8, u8)) {
    (jar, 1).respond();
//           ^ call src/lib.rs jar.(super::Jar, R).respond
    (Status, 1).respond();
//              ^ call src/lib.rs plain.(super::Status, u8).respond
    (Jar, 1, 2).respond();
//              ^ call src/lib.rs three.(super::Jar, R, R).respond
    pair.respond();
//       ^ call unknown
}
`))
