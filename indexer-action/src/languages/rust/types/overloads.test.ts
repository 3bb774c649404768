import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

test('parameters that are the same for every impl of a trait do not decide between them', () =>
  expectLinksInCrate(`pub trait Context<T> { fn paste(&mut self, text: &str, bracketed: bool) {} }
pub struct Own;
impl<T> Context<T> for Own { fn paste(&mut self, text: &str, bracketed: bool) {} }
fn run(own: &mut Own, path: String) { own.paste(&(path + " "), true); }
//                                        ^ call src/lib.rs Own.paste
`))

test('of a trait whose impls differ in what they give alone, the trait has the function', () =>
  expectLinksInCrate(`pub trait Rng {}
pub trait Distribution<T> { fn sample<R: Rng>(&self, rng: &mut R) -> T; }
pub struct Uniform;
pub struct Exact;
impl Distribution<u8> for Uniform { fn sample<R: Rng>(&self, rng: &mut R) -> u8 { 1 } }
impl Distribution<u16> for Uniform { fn sample<R: Rng>(&self, rng: &mut R) -> u16 { 1 } }
impl Distribution<u8> for Exact { fn sample<R: Rng>(&self, rng: &mut R) -> u8 { 1 } }
fn random<T, R: Rng>(rng: &mut R) -> T where Uniform: Distribution<T> { Exact.sample(rng); Uniform.sample(rng) }
//                                                                            ^ call src/lib.rs Exact.sample
//                                                                                                 ^ call src/lib.rs Distribution.sample
`))

test('a range that includes its end is no other range', () =>
  expectLinksInCrate(`pub struct Uniform;
mod range { impl From<std::ops::Range<u8>> for super::Uniform { fn from(r: std::ops::Range<u8>) -> Self { super::Uniform } } }
mod closed { impl From<std::ops::RangeInclusive<u8>> for super::Uniform { fn from(r: std::ops::RangeInclusive<u8>) -> Self { super::Uniform } } }
fn run() {
    Uniform::from(1..2);
//           ^ call src/lib.rs range.Uniform.from
    Uniform::from(1..=2);
//           ^ call src/lib.rs closed.Uniform.from
    for n in (1..=2).rev() {}
//                   ^ call std:rust RangeInclusive::rev
}
`))

test('a type of another crate is no type of this one', () =>
  expectLinksInCrate(`use serde::Request;
pub struct Incoming;
pub struct Router;
mod incoming { impl serde::Service<super::Incoming> for super::Router { fn call(&mut self, r: super::Incoming) {} } }
mod request { impl<B> serde::Service<serde::Request<B>> for super::Router { fn call(&mut self, r: serde::Request<B>) {} } }
fn run<B>(mut router: Router, request: Request<B>) { router.call(request); router.call(Incoming); }
//                                                          ^ call src/lib.rs request.Router.call
//                                                                                ^ call src/lib.rs incoming.Router.call
`))

test('in a trait its own methods have its type parameters', () =>
  expectLinksInCrate(`pub trait Batch { fn is_empty(&self) -> bool; }
pub trait Render<T: Batch> {
    fn batch(&mut self) -> &mut T;
    fn add(&mut self) { self.batch().is_empty(); }
//                                   ^ call src/lib.rs Batch.is_empty
}
`))

test('of impls for numbers in tuples and containers, the one of the very numbers is meant', () =>
  expectLinksInCrate(`pub struct Size;
mod unsigned { impl From<(u32, u32)> for super::Size { fn from(r: (u32, u32)) -> Self { super::Size } } }
mod signed { impl From<(i32, i32)> for super::Size { fn from(r: (i32, i32)) -> Self { super::Size } } }
mod bytes { impl From<Vec<u8>> for super::Size { fn from(r: Vec<u8>) -> Self { super::Size } } }
mod counts { impl From<Vec<i32>> for super::Size { fn from(r: Vec<i32>) -> Self { super::Size } } }
mod texts { impl From<Vec<String>> for super::Size { fn from(r: Vec<String>) -> Self { super::Size } } }
fn run(pair: (i32, i32), list: Vec<i32>) {
    Size::from(list);
//        ^ call src/lib.rs counts.Size.from
    Size::from(pair);
//        ^ call src/lib.rs signed.Size.from
    Size::from(vec![1u8, 2]);
//        ^ call src/lib.rs bytes.Size.from
    Size::from(vec![String::new()]);
//        ^ call src/lib.rs texts.Size.from
}
`))
