import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { expectLinksInCrate } from '../../testing/crate.ts'

const CARGO = { 'Cargo.toml': '[package]\nname = "my-shop"\n\n[dependencies]\nserde = "1"\n' }

test('functions inside of functions see their block, and the one that is built is meant', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `#[cfg(windows)]
fn open() {}
#[cfg(not(windows))]
fn open() {}
fn run() {
    use std::fmt::Write as W;
    let n = inner(2);
    //      ^ call src/lib.rs run.inner
    let m = self::open();
    //            ^ call src/lib.rs open
    fn inner(n: u8) -> u8 { n }
}
`,
  }))

test('features that are no defaults are off, for imports and in macros of cfg too', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[features]\ndefault = ["std"]\nstd = ["dep:core2"]\nfast = []\n',
    'src/lib.rs': `
#[macro_use]
mod macros;
mod one { pub struct Slow; pub struct Fast; pub struct Std; pub struct Traced; impl Slow { pub fn run(&self) {} } }
#[cfg(feature = "fast")]
pub use one::Fast as Engine;
#[cfg(not(feature = "fast"))]
pub use one::Slow as Engine;
#[cfg(feature = "std")]
pub struct Kind;
#[cfg(not(feature = "std"))]
pub use one::Std as Kind;
cfg_trace! { pub use one::Traced as Future; }
cfg_not_trace! { cfg_rt! { pub use std::future::Future; } }
fn run(engine: Engine, kind: Kind) -> impl Future { engine.run() }
//             ^ type src/lib.rs one.Slow
//                           ^ type src/lib.rs Kind
//                                         ^ type std:rust future::Future
//                                                         ^ call src/lib.rs one.Slow.run
`,
    'src/macros.rs': `
macro_rules! cfg_trace {
    ($($item:item)*) => { $( #[cfg(all(tracing, feature = "std"))] $item )* };
}
macro_rules! cfg_not_trace {
    ($($item:item)*) => { $( #[cfg(not(all(tracing, feature = "std")))] $item )* };
}
`,
  }))

test('a condition above a constant or a macro call is one of the items inside', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': 'mod docs;\nmod ensure;\nmod macros;\n',
    'src/ensure.rs': '',
    'src/docs.rs': `
#[cfg(doc)]
const _: () = {
    #[macro_export]
    macro_rules! ensure { () => {} }
};
#[cfg(doc)]
items![
    #[macro_export]
    macro_rules! bail { () => {} }
];
`,
    'src/macros.rs': `
const _: () = {
    #[macro_export]
    macro_rules! ensure { () => {} }
};
#[cfg(not(doc))]
items![
    #[macro_export]
    macro_rules! bail { () => { more!(~~ ~~) } }
];
`,
    'tests/all.rs': `use shop::{bail, ensure};
fn run() {
    ensure!(1);
//  ^ call_macro src/macros.rs ensure
    bail!(1);
//  ^ call_macro src/macros.rs bail
}
`,
  }))

test('of what a build script decides, 64 bits and what a compiler has are the usual', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `mod digit {
    #[cfg(not(u64_digit))]
    pub struct Narrow;
    #[cfg(not(u64_digit))]
    pub type Digit = Narrow;
    #[cfg(u64_digit)]
    pub type Digit = Wide;
    pub struct Wide;
    impl Wide { pub fn run(&self) {} }
}
#[cfg(limb_width_32)]
fn limb() {}
#[cfg(limb_width_64)]
fn limb() -> digit::Digit { todo!() }
#[cfg(not(has_try_from))]
fn made() {}
#[cfg(has_try_from)]
fn made() -> digit::Digit { limb() }
fn run() { limb().run(); made().run(); }
//                ^ call src/lib.rs digit.Wide.run
//                              ^ call src/lib.rs digit.Wide.run
`,
  }))

test('a name that a `let` of another build declares again means the one of the usual build', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n\n[features]\ndefault = ["fast"]\nfast = []\nslow = []\n',
    'src/lib.rs': `pub struct Unix;
pub struct Windows;
impl Unix { pub fn stop(&self) {} }
impl Windows { pub fn stop(&self) {} }

fn system() {
    #[cfg(not(windows))]
    let timer = Unix;
    let other = 1;
    #[cfg(windows)]
    // Only there.
    let timer = { Windows };
    timer.stop();
//  ^ read variable timer of line 8
//        ^ call src/lib.rs Unix.stop
}

fn features(timer: Windows) {
    #[cfg(feature = "slow")]
    let timer = 1;
    #[cfg(feature = "fast")]
    let timer = Unix;
    #[cfg(windows)]
    let lone = Windows;
    timer.stop();
//  ^ read variable timer of line 22
//        ^ call src/lib.rs Unix.stop
    lone.stop();
//       ^ call src/lib.rs Windows.stop
    let timer = Windows;
    timer.stop();
//        ^ call src/lib.rs Windows.stop
}
`,
  }))

test('conditions of a `let` may take several lines', () =>
  expectLinksInCrate(`pub struct Unix;
pub struct Windows;
impl Unix { pub fn stop(&self) {} }
impl Windows { pub fn stop(&self) {} }

fn system(timer: Windows) {
    #[cfg(all(
        unix, // and its like
        not(windows),
    ))]
    let timer = Unix;
    timer.stop();
//        ^ call src/lib.rs Unix.stop
}
`))

/** Text of a condition that is longer than what is told of it. */
const SYSTEMS = [
  'aix',
  'android',
  'dragonfly',
  'emscripten',
  'freebsd',
  'haiku',
  'hurd',
  'illumos',
  'netbsd',
  'openbsd',
]
  .map((system) => `    target_os = "${system}",\n`)
  .join('')

test('long conditions are read to their end', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub struct Wait;
pub struct Poll;
impl Wait { pub fn stop(&self) {} }
impl Poll { pub fn stop(&self) {} }
#[cfg(any(
${SYSTEMS}    windows,
))]
fn open() -> Wait { Wait }
#[cfg(any(
${SYSTEMS}    target_os = "linux",
))]
fn open() -> Poll { Poll }
#[cfg(any(
${SYSTEMS}    windows,
))]
impl Poll { pub fn lock(&self) -> Wait { Wait } }
#[cfg(any(
${SYSTEMS}    target_os = "linux",
))]
impl Poll { pub fn lock(&self) -> Poll { Poll } }
fn run() {
    open().stop();
//         ^ call src/lib.rs Poll.stop
    Poll.lock().stop();
//              ^ call src/lib.rs Poll.stop
}
`,
  }))

test('a module may have a file for each system', () =>
  expectLinks({
    ...CARGO,
    'src/lib.rs': `pub struct Token;
mod sys {
    #[cfg_attr(windows, path = "windows.rs")]
    #[cfg_attr(any(
${SYSTEMS}        target_os = "linux", // and its like
    ), allow(unused), path = "linux.rs")]
    #[cfg_attr(target_os = "macos", path = "macos.rs")]
    pub mod imp;
}
#[cfg_attr(windows, path = "windows_clock.rs")]
mod clock;
#[cfg_attr(windows, path = "windows_lock.rs")]
#[path = "posix_lock.rs"]
mod lock;
use sys::imp::Selector;
//            ^ import src/sys/linux.rs Selector
use clock::Clock;
//         ^ import src/clock.rs Clock
use lock::Lock;
//        ^ import src/posix_lock.rs Lock
`,
    'src/sys/linux.rs': 'use crate::Token;\n//         ^ import src/lib.rs Token\npub struct Selector;\n',
    'src/sys/windows.rs': 'use crate::Token;\n//         ^ import src/lib.rs Token\npub struct Selector;\n',
    'src/clock.rs': 'pub struct Clock;\n',
    'src/windows_clock.rs': 'use crate::Token;\n//         ^ import src/lib.rs Token\npub struct Clock;\n',
    'src/posix_lock.rs': 'pub struct Lock;\n',
    'src/lock.rs': 'use crate::Token;\n//         ^ import unknown\npub struct Lock;\n',
    'src/windows_lock.rs': 'pub struct Lock;\n',
  }))
