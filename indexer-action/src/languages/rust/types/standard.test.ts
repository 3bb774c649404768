import { test } from 'vitest'
import { expectLinksInCrate } from '../../../testing/crate.ts'

const TASK =
  'pub struct Task { id: u8 }\nimpl Task { pub fn new() -> Self { Task { id: 1 } } pub fn run(&self) -> bool { true } }\n'

test('Option, Result, pointers and `?` give way to what they hold', () =>
  expectLinksInCrate(`${TASK}
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
  expectLinksInCrate(`${TASK}
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
  expectLinksInCrate(`${TASK}
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

test('slices, vectors and strings are told apart by what an impl is for, also where std has its own', () =>
  expectLinksInCrate(`
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

test('closures learn their parameters from the call, and iterators carry their items', () =>
  expectLinksInCrate(`${TASK}
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

test('what numbers have themselves is theirs, and a function without a receiver is not found by its argument', () =>
  expectLinksInCrate(`
pub struct Value;
pub trait Float { const MAX: Self; fn from_bits(n: u32) -> Self; fn mine(&self) {} }
impl Float for f32 { const MAX: f32 = f32::MAX; fn from_bits(n: u32) -> f32 { f32::from_bits(n) } }
//                                         ^ read std:rust f32::MAX
//                                                                                 ^ call std:rust f32::from_bits
impl outer::Read for Value { fn read(other: Value) {} }
fn run(value: Value) { f32::MAX.mine(); outer::Read::read(value) }
//                              ^ call src/lib.rs Float.mine
`))

test('adapters of iterators that a type is written with give what is below them', () =>
  expectLinksInCrate(`${TASK}
use std::iter::Enumerate; use std::slice;
pub struct Tasks<'a> { iter: Enumerate<slice::Iter<'a, Task>>, keys: std::iter::Rev<slice::IterMut<'a, Task>> }
fn run(mut tasks: Tasks) {
    for (at, task) in tasks.iter { task.run(); }
    //                                  ^ call src/lib.rs Task.run
    tasks.keys.next().unwrap().run();
    //                         ^ call src/lib.rs Task.run
}
`))

test('a closure that is wrapped before it is passed on learns its parameters from the call', () =>
  expectLinksInCrate(`${TASK}
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

test('what an external function gives has the methods that only a trait for a type of its crate has', () =>
  expectLinksInCrate(`
use serde::{Rope, Slice};
pub trait SliceExt { fn first_char(self) -> u8; fn starts_with(self) -> bool; }
impl SliceExt for Slice { fn first_char(self) -> u8 { 1 } fn starts_with(self) -> bool { true } }
pub trait Other { fn starts_with(self) -> bool; }
fn run(rope: Rope) { rope.line(1).first_char(); rope.line(1).starts_with(); rope.line(1).chars(); }
//                                ^ call src/lib.rs Slice.first_char
//                                                           ^ call crates:serde Rope::line()::starts_with
//                                                                                       ^ call crates:serde Rope::line()::chars
`))

test('methods of numbers, truth values and characters are known by what they give', () =>
  expectLinksInCrate(`pub struct Task;
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

test('names that a `*` imports from std are the types that std has there', () =>
  expectLinksInCrate(`use std::collections::*;
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

test('a pattern says what variants and structs of the standard library hold', () =>
  expectLinksInCrate(`use std::{cmp::Reverse, collections::{BinaryHeap, HashMap, hash_map::Entry}, ops::{Bound, ControlFlow}};
pub struct Task { id: u8 }
impl Task { pub fn run(&self) {} }
fn search(flow: ControlFlow<Task, u8>, rest: ControlFlow<u8, Task>) -> ControlFlow<Task> {
    if let ControlFlow::Break(task) = &flow { task.run(); }
    //                                             ^ call src/lib.rs Task.run
    if let ControlFlow::Continue(task) = &rest { task.run(); }
    //                                                ^ call src/lib.rs Task.run
    flow.break_value().unwrap().run();
    //                          ^ call src/lib.rs Task.run
    ControlFlow::Break(Task { id: 1 })
}
fn bounds(from: Bound<Task>, mut heap: BinaryHeap<Reverse<Task>>, mut map: HashMap<u8, Task>) {
    match from { Bound::Included(task) | Bound::Excluded(task) => task.run(), Bound::Unbounded => {} }
    //                                                                 ^ call src/lib.rs Task.run
    while let Some(Reverse(task)) = heap.pop() { task.run(); }
    //                                                ^ call src/lib.rs Task.run
    heap.push(Reverse(Task { id: 1 }));
    match map.entry(1) {
        Entry::Occupied(old) => old.get().run(),
        //                                ^ call src/lib.rs Task.run
        Entry::Vacant(free) => free.insert(Task { id: 1 }).run(),
        //                                                 ^ call src/lib.rs Task.run
    }
}
`))

test('a path to a method that a foreign type has itself means that one, and not that of a trait which is implemented for it', () =>
  expectLinksInCrate(`pub trait AsPtr { fn as_ptr(&self) -> u8; fn size(&self) -> usize; }
impl AsPtr for str {
    fn as_ptr(&self) -> u8 { str::as_ptr(self) }
//                                ^ call std:rust str::as_ptr
    fn size(&self) -> usize { str::len(self) }
}
impl AsPtr for String {
    fn as_ptr(&self) -> u8 { 1 }
    fn size(&self) -> usize { String::len(self) }
}
fn run(text: &str) { str::size(text); String::size(text); }
//                        ^ call src/lib.rs str.size
//                                            ^ call src/lib.rs String.size
`))
