import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const STORE = `pub struct Entry;
impl Entry { fn touch(&self) {} }
pub trait Store<T> { fn first(&self) -> T; }
`

test('a bound says of which types its trait and those above are', () =>
  expectLinksInCrate(`${STORE}
pub trait Cache<T>: Store<T> {}
struct Shelf { inner: Box<dyn Store<Entry> + Send> }
fn made() -> impl Store<Entry> { todo!() }
fn run<B: Store<Entry>>(a: impl Store<Entry>, b: B, c: &dyn Store<Entry>, d: &impl Cache<Entry>, e: Shelf) {
    a.first().touch();
    //        ^ call src/lib.rs Entry.touch
    b.first().touch();
    //        ^ call src/lib.rs Entry.touch
    c.first().touch();
    //        ^ call src/lib.rs Entry.touch
    d.first().touch();
    //        ^ call src/lib.rs Entry.touch
    e.inner.first().touch();
    //              ^ call src/lib.rs Entry.touch
    made().first().touch();
    //             ^ call src/lib.rs Entry.touch
}
`))

test('a type in parentheses is that type', () =>
  expectLinksInCrate(`${STORE}
fn run(a: &(dyn Store<Entry> + Send), b: Box<(dyn Store<Entry> + 'static)>, c: (Entry,)) {
    a.first().touch();
    //^ call src/lib.rs Store.first
    b.first().touch();
    //^ call src/lib.rs Store.first
    c.0.touch();
    //  ^ call src/lib.rs Entry.touch
}
`))

test('bounds say what is still open of what a function gives', () =>
  expectLinksInCrate(`${STORE}
pub trait Source { type Out; }
pub trait Into2<T> {}
pub struct Disk;
impl Source for Disk { type Out = Entry; }
impl Into2<Entry> for Disk {}
fn read<O, S: Source<Out = O>>(from: S) -> O { todo!() }
fn last<T, I: IntoIterator<Item = T>>(items: I) -> T { todo!() }
fn any<T>(items: impl IntoIterator<Item = T>) -> T { todo!() }
fn turned<T: Into2<U>, U>(from: T) -> U { todo!() }
fn run(entries: Vec<Entry>, disk: Disk) {
    read(disk).touch();
    //         ^ call src/lib.rs Entry.touch
    last(entries).touch();
    //            ^ call src/lib.rs Entry.touch
    any([Entry]).touch();
    //           ^ call src/lib.rs Entry.touch
    turned(Disk).touch();
    //           ^ call src/lib.rs Entry.touch
}
`))

test('what a bound dereferences to has its fields and methods', () =>
  expectLinksInCrate(`${STORE}
use std::ops::{Deref, DerefMut};
pub struct Connection { entry: Entry }
impl Connection { fn ready(&self) -> Entry { Entry } }
struct Copy<C: DerefMut<Target = Connection>> { of: C }
impl<C: DerefMut<Target = Connection>> Copy<C> {
    fn begin(mut given: C, other: impl Deref<Target = Entry> + Send) {
        given.ready().touch();
        //    ^ call src/lib.rs Connection.ready
        //            ^ call src/lib.rs Entry.touch
        given.entry.touch();
        //    ^ read src/lib.rs Connection.entry
        //          ^ call src/lib.rs Entry.touch
        other.touch();
        //    ^ call src/lib.rs Entry.touch
        (*other).touch();
        //       ^ call src/lib.rs Entry.touch
        given.deref().ready();
        //    ^ call std:rust ops::DerefMut::deref
        //            ^ call src/lib.rs Connection.ready
    }
}
`))
