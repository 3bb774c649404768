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
