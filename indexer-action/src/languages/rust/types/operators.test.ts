import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const TYPES = `use std::ops::{Add, Mul, Neg, Not};
pub struct Speed;
pub struct Heading;
pub struct Power;
impl Speed { fn limit(&self) {} }
impl Heading { fn turn(&self) {} }
impl Power { fn cut(&self) {} }
`

test('each operator gives what the impl of its trait says, which may differ by what it is given', () =>
  expectLinksInCrate(`${TYPES}
impl Add for Speed { type Output = Speed; fn add(self, other: Speed) -> Speed { self } }
impl Mul<Heading> for Speed { type Output = Power; fn mul(self, other: Heading) -> Power { Power } }
impl Mul<f32> for Speed { type Output = Heading; fn mul(self, other: f32) -> Heading { Heading } }
impl Mul<Speed> for f32 { type Output = Power; fn mul(self, other: Speed) -> Power { Power } }
fn run(a: Speed, b: Heading, n: f32) {
    (a + a).limit();
    //      ^ call src/lib.rs Speed.limit
    (a * b).cut();
    //      ^ call src/lib.rs Power.cut
    (a * n).turn();
    //      ^ call src/lib.rs Heading.turn
    (n * a).cut();
    //      ^ call src/lib.rs Power.cut
}
fn sum<T: Add<Output = Power>>(a: T, b: T) { (a + b).cut(); }
//                                                   ^ call src/lib.rs Power.cut
`))

test('what is negated may be of another type', () =>
  expectLinksInCrate(`${TYPES}
impl Neg for Speed { type Output = Heading; fn neg(self) -> Heading { Heading } }
impl Not for Speed { type Output = Power; fn not(self) -> Self::Output { Power } }
fn run(a: Speed, b: &Power) {
    (-a).turn();
    //   ^ call src/lib.rs Heading.turn
    let power = !a;
    power.cut();
    //    ^ call src/lib.rs Power.cut
    (!b).cut();
    //   ^ call src/lib.rs Power.cut
    assert_eq!((-a).turn(), (!a).cut());
    //              ^ call src/lib.rs Heading.turn
    //                           ^ call src/lib.rs Power.cut
}
`))

test('a comparison is a bool, whatever is compared', () =>
  expectLinksInCrate(`${TYPES}
fn run(n: usize) {
    (n < 3).then(|| Speed).unwrap().limit();
    //                              ^ call src/lib.rs Speed.limit
    let larger = n > 3;
    larger.then(|| Speed).unwrap().limit();
    //                             ^ call src/lib.rs Speed.limit
}
`))

test('of several impls of an index the one for what stands between the brackets is meant', () =>
  expectLinksInCrate(`use std::ops::{Add, Index, RangeFrom};
pub struct Id;
pub struct Shelves;
pub struct Shelf;
impl Shelf { pub fn edges(&self) {} }
pub struct Sum;
impl Add for Shelves { type Output = Sum; fn add(self, other: Self) -> Sum { Sum } }
impl Index<RangeFrom<Id>> for Shelves { type Output = [Shelf]; fn index(&self, id: RangeFrom<Id>) -> &[Shelf] { todo!() } }
impl Index<Id> for Shelves { type Output = Shelf; fn index(&self, id: Id) -> &Shelf { todo!() } }
impl Index<usize> for Shelves { type Output = Sum; fn index(&self, id: usize) -> &Sum { todo!() } }
impl Sum { fn total(&self) {} }
fn run(shelves: &Shelves, id: Id) { shelves[id].edges(); shelves[0].total(); }
//                                              ^ call src/lib.rs Shelf.edges
//                                                                  ^ call src/lib.rs Sum.total
`))

test('of several impls of an index none is meant where it is not known what stands between the brackets', () =>
  expectLinksInCrate(`use std::ops::Index;
pub struct Id;
pub struct Shelves;
pub struct Shelf;
pub struct Sum;
impl Index<Id> for Shelves { type Output = Shelf; fn index(&self, id: Id) -> &Shelf { todo!() } }
impl Index<usize> for Shelves { type Output = Sum; fn index(&self, id: usize) -> &Sum { todo!() } }
impl Shelf { pub fn edges(&self) {} }
fn run(shelves: &Shelves, id: Id) { shelves[unsaid()].edges(); shelves[id].edges(); }
//                                                    ^ call unknown
//                                                                         ^ call src/lib.rs Shelf.edges
`))
