import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

test('of several traits with a method of one name, the one in scope has it', () =>
  expectLinksInCrate(`pub struct Node;
mod read { pub trait Read { fn next(&self) -> super::Node; } impl Read for super::Node { fn next(&self) -> super::Node { super::Node } } }
mod walk { pub trait Walk { fn next(&self) -> super::Node; } impl Walk for super::Node { fn next(&self) -> super::Node { super::Node } } }
mod a { use super::Node; use super::read::Read; fn run(node: Node) { node.next(); } }
//                                                                        ^ call src/lib.rs read.Node.next
mod b { use super::Node; use super::walk::Walk; fn run(node: Node) { node.next(); } }
//                                                                        ^ call src/lib.rs walk.Node.next
mod c { use super::Node; use super::walk::*; fn run(node: Node) { node.next(); } }
//                                                                     ^ call src/lib.rs walk.Node.next
mod d { use super::Node; fn run(node: Node) { use super::walk::Walk as _; node.next(); } }
//                                                                             ^ call src/lib.rs walk.Node.next
mod e { use super::Node; use super::walk::Walk as Walking; fn run(node: Node) { node.next(); } }
//                                                                                   ^ call src/lib.rs walk.Node.next
`))

test('of several traits that every type has, the one in scope has the method', () =>
  expectLinksInCrate(`pub struct Node;
mod first { pub trait Ext: Sized { fn with(self) -> u8 { 1 } } impl<T: Sized> Ext for T {} }
mod second { pub trait Ext: Sized { fn with(self) -> u8 { 2 } } impl<T: Sized> Ext for T {} }
mod a { use super::Node; use super::second::Ext as _; fn run(node: Node) { node.with(); } }
//                                                                              ^ call src/lib.rs second.Ext.with
mod b { use super::Node; use super::first::Ext; fn run(node: Node) { node.with(); async { 1 }.with(); } }
//                                                                        ^ call src/lib.rs first.Ext.with
//                                                                                            ^ call src/lib.rs first.Ext.with
`))

test('of several foreign traits with a method of one name, the one that is imported or implemented there has it', () =>
  expectLinksInCrate(`use std::fmt;
pub struct Tag;
mod debug { use std::fmt; impl fmt::Debug for super::Tag { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) } } }
mod display { use std::fmt; impl fmt::Display for super::Tag { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) } } }
mod hex { use std::fmt; impl fmt::LowerHex for super::Tag { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) } } }
pub struct Shelf { tag: Tag }
impl fmt::Display for Shelf { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { self.tag.fmt(f) } }
//                                                                                            ^ call src/lib.rs display.Tag.fmt
impl fmt::Debug for Shelf { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { self.tag.fmt(f) } }
//                                                                                          ^ call src/lib.rs debug.Tag.fmt
mod print {
    use std::fmt::{Display, Formatter, Result};
    pub fn run(tag: super::Tag, f: &mut Formatter) -> Result { tag.fmt(f) }
//                                                                 ^ call src/lib.rs display.Tag.fmt
}
mod hexadecimal {
    use std::fmt::{Formatter, Result};
    pub fn run(tag: super::Tag, f: &mut Formatter) -> Result { use std::fmt::LowerHex as _; tag.fmt(f) }
//                                                                                              ^ call src/lib.rs hex.Tag.fmt
}
`))

test('a private method of a type is none outside of its module', () =>
  expectLinksInCrate(`pub mod date {
    pub trait Dated { fn year(&self) -> u8; fn month(&self) -> u8; }
    pub struct Date;
    impl Date {
        fn year(&self) -> u8 { 1 }
        pub(crate) fn month(&self) -> u8 { 1 }
    }
    mod dated {
        impl super::Dated for super::Date {
            fn year(&self) -> u8 { self.year() }
//                                      ^ call src/lib.rs date.Date.year
            fn month(&self) -> u8 { 1 }
        }
    }
    mod tests { fn run(date: super::Date) { date.year(); } }
//                                               ^ call src/lib.rs date.Date.year
}
use date::{Date, Dated};
fn run(date: Date) { date.year(); date.month(); }
//                        ^ call src/lib.rs date.dated.Date.year
//                                     ^ call src/lib.rs date.Date.month
`))

test('of several traits with a function of one name, a path means the one in scope', () =>
  expectLinksInCrate(`mod symbol { pub trait Symbol { const SIZE: u8; fn read() -> Self; } impl Symbol for u64 { const SIZE: u8 = 1; fn read() -> u64 { 1 } } }
mod binary { pub trait Binary { const SIZE: u8; fn read() -> Self; } impl Binary for u64 { const SIZE: u8 = 8; fn read() -> u64 { 1 } } }
mod a { use super::binary::Binary; fn run() { u64::read(); u64::SIZE; } }
//                                                 ^ call src/lib.rs binary.u64.read
//                                                              ^ read src/lib.rs binary.u64.SIZE
mod b { use super::symbol::Symbol; fn run() { u64::read(); u64::SIZE; } }
//                                                 ^ call src/lib.rs symbol.u64.read
//                                                              ^ read src/lib.rs symbol.u64.SIZE
`))

test('what is known by its trait alone has the methods of that trait, and not those of an impl for references to it', () =>
  expectLinksInCrate(`pub trait Walk { fn advance(&mut self) -> u32; fn doc(&self) -> u32 { 1 } }
mod other { impl super::Walk for &mut dyn super::Walk { fn advance(&mut self) -> u32 { (**self).advance() } } }
//                                                                                              ^ call src/lib.rs Walk.advance
fn run(mut walk: Box<dyn Walk>) { walk.advance(); walk.doc(); }
//                                     ^ call src/lib.rs Walk.advance
//                                                     ^ call src/lib.rs Walk.doc
`))

test('a private method in a block is one of the module around that block', () =>
  expectLinksInCrate(`pub mod date {
    pub trait Dated { fn year(&self) -> u8; }
    pub struct Date;
    fn setup() { impl Date { fn year(&self) -> u8 { 1 } } }
    mod dated { impl super::Dated for super::Date { fn year(&self) -> u8 { 1 } } }
    fn run(date: Date) { date.year(); }
//                            ^ call src/lib.rs date.setup.Date.year
}
use date::{Date, Dated};
fn run(date: Date) { date.year(); }
//                        ^ call src/lib.rs date.dated.Date.year
`))
