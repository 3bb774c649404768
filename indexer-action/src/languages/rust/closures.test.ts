import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { expectLinksInCrate } from '../../testing/crate.ts'

async function leads(source: string): Promise<void> {
  await expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nitertools = "1"\nrope = "1"\n',
    'src/lib.rs': source,
  })
}

const TASK = `use std::{collections::{BTreeMap, HashMap}, sync::Arc};
pub struct Task { id: u8 }
impl Task { pub fn run(&self) -> bool { true } pub fn next(&self) -> Option<Task> { None } }
`

test('a closure in a box knows its parameters by what the box is to hold', () =>
  leads(`${TASK}
struct Hooks { on: Box<dyn Fn(&Task) -> bool + Send>, off: Option<Box<dyn FnMut(Task)>> }
fn made() -> Box<dyn Fn(&Task) -> bool> { Box::new(move |task| task.run()) }
//                                                                  ^ call src/lib.rs Task.run
fn tried() -> Result<Arc<dyn Fn(Task)>, ()> { Ok(Arc::new(|task| { task.run(); })) }
//                                                                      ^ call src/lib.rs Task.run
fn plain() -> impl Fn(&Task) -> bool { |task| task.run() }
//                                                 ^ call src/lib.rs Task.run
fn given(f: Box<dyn Fn(&Task)>) {}
fn run() {
    let one: Box<dyn Fn(&Task) -> bool> = Box::new(|task| { let next = task.next(); next.unwrap().run() });
    //                                                                      ^ call src/lib.rs Task.next
    //                                                                                            ^ call src/lib.rs Task.run
    let hooks = Hooks { on: Box::new(|task| task.run()), off: Some(Box::new(|task| { task.run(); })) };
    //                                           ^ call src/lib.rs Task.run
    //                                                                                    ^ call src/lib.rs Task.run
    given(Box::new(|task| { task.run(); }));
    //                           ^ call src/lib.rs Task.run
    let borrowed: &dyn Fn(&Task) = &|task| { task.run(); };
    //                                            ^ call src/lib.rs Task.run
    let mut named: HashMap<&str, Box<dyn Fn(&Task)>> = Default::default();
    named.insert("a", Box::new(|task| { task.run(); }));
    //                                       ^ call src/lib.rs Task.run
    let all: Vec<Box<dyn Fn(&Task) -> bool>> = vec![Box::new(|task| task.run())];
    //                                                                   ^ call src/lib.rs Task.run
}
`))

test('what is divided and unzipped has its elements in each part', () =>
  leads(`${TASK}
fn run(tasks: Vec<Task>, pair: [Task; 2]) {
    let (a, b): (Vec<_>, Vec<_>) = tasks.iter().partition(|task| task.run());
    b[0].run();
    //   ^ call src/lib.rs Task.run
    let (c, d) = tasks.iter().partition::<Vec<_>, _>(|task| task.run());
    //                                                           ^ call src/lib.rs Task.run
    c[0].run();
    //   ^ call src/lib.rs Task.run
    let (ids, all): (Vec<_>, Vec<_>) = tasks.iter().map(|task| (task.id, task)).unzip();
    all[0].run();
    //     ^ call src/lib.rs Task.run
    pair.map(|task| task.next())[0].unwrap().run();
    //                                       ^ call src/lib.rs Task.run
    if let [first, rest @ ..] = &tasks[..] { rest[0].run(); }
    //                                               ^ call src/lib.rs Task.run
    let named = HashMap::from([("a", tasks.pop().unwrap())]);
    named["a"].run();
    //         ^ call src/lib.rs Task.run
    Vec::from([tasks.pop().unwrap()])[0].run();
    //                                   ^ call src/lib.rs Task.run
}
`))

test('what itertools adds to iterators is known', () =>
  leads(`${TASK}
use itertools::Itertools;
fn run(tasks: Vec<Task>) {
    for task in tasks.iter().sorted_unstable_by(|a, b| a.id.cmp(&b.id)) { task.run(); }
    //                                                                         ^ call src/lib.rs Task.run
    for (_, group) in &tasks.iter().chunk_by(|task| task.run()) { for task in group { task.run(); } }
    //                                                   ^ call src/lib.rs Task.run
    //                                                                                     ^ call src/lib.rs Task.run
    for (a, b) in tasks.iter().tuple_windows() { b.run(); }
    //                                             ^ call src/lib.rs Task.run
    for (_, some) in tasks.iter().into_group_map_by(|task| task.id) { some[0].run(); }
    //                                                                        ^ call src/lib.rs Task.run
}
`))

test('what is cast down is what it is cast to, and scoped threads give what they make', () =>
  leads(`${TASK}
use std::{any::Any, cell::RefCell, error::Error};
thread_local! { static TASKS: RefCell<Vec<Task>> = const { RefCell::new(Vec::new()) }; }
fn run(error: Box<dyn Error>, any: Box<dyn Any>) {
    if let Some(task) = any.downcast_ref::<Task>() { task.run(); }
    //                                                    ^ call src/lib.rs Task.run
    if let Ok(task) = any.downcast::<Task>() { task.run(); }
    //                                              ^ call src/lib.rs Task.run
    std::thread::scope(|s| s.spawn(|| Task { id: 1 }).join().unwrap()).run();
    //                                                                 ^ call src/lib.rs Task.run
    TASKS.with_borrow(|tasks| tasks[0].run());
    //                                 ^ call src/lib.rs Task.run
    TASKS.with(|tasks| tasks.borrow()[0].run());
    //                                   ^ call src/lib.rs Task.run
}
`))

test('a member of what a foreign function or type may hold or dereference to is not said to be foreign', () =>
  leads(`${TASK}
fn run(task: Task, guard: rope::Guard<Task>) {
    guard.run();
    //    ^ call unknown
    guard.id;
    //    ^ read unknown
    guard.release().len();
    //              ^ call crates:rope Guard::release()::len
    rope::wrapped(task).get().run();
    //                        ^ call unknown
    rope::wrapped(1).get().run();
    //                     ^ call crates:rope wrapped()::get()::run
}
`))

test('a closure that is passed by reference knows its parameters by what is called', () =>
  expectLinksInCrate(`pub struct Node { id: u8 }
impl Node { fn visit(&self) {} }
fn each(f: &dyn Fn(Node)) {}
fn walk(f: &mut dyn FnMut(&Node)) {}
fn walk_all(f: &mut (dyn FnMut(&Node) + Send)) {}
fn any<F: FnMut(&Node)>(f: &mut F) {}
fn run() {
    each(&|node| node.visit());
    //                ^ call src/lib.rs Node.visit
    walk(&mut |node| { node.visit(); });
    //                      ^ call src/lib.rs Node.visit
    walk_all(&mut |node| node.visit());
    //                        ^ call src/lib.rs Node.visit
    any(&mut |node| node.visit());
    //                   ^ call src/lib.rs Node.visit
}
`))

test('what an async closure gives is awaited', () =>
  expectLinksInCrate(`pub struct Node { id: u8 }
impl Node { fn visit(&self) {} }
async fn run<F: AsyncFn(u8) -> Node>(f: F, g: impl AsyncFnMut() -> Node) {
    f(1).await.visit();
    //         ^ call src/lib.rs Node.visit
    g().await.visit();
    //        ^ call src/lib.rs Node.visit
    let h = async move |id: u8| Node { id };
    h(1).await.visit();
    //         ^ call src/lib.rs Node.visit
    let i = async || -> Node { Node { id: 1 } };
    i().await.visit();
    //        ^ call src/lib.rs Node.visit
}
`))
