/** Which Rust files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../testing/affected-by.ts'

const RUST = {
  'src/lib.rs': 'mod door;\nmod lock;\nmod turn;\nmod usage;\nmod apart;\n',
  'src/door.rs':
    'use crate::lock::Lock;\n\npub struct Door {\n    pub width: u32,\n    lock: Lock,\n}\n\nimpl Door {\n    pub fn key(&self) -> &Lock { &self.lock }\n}\n\npub fn open() -> Door { todo!() }\n',
  'src/lock.rs': 'pub struct Lock;\n\nimpl Lock {\n    pub fn teeth(&self) -> u32 { 1 }\n}\n',
  'src/turn.rs': 'pub trait Turn {\n    type By;\n    fn spin(&self) -> u32 { 1 }\n}\n',
  'src/usage.rs': 'pub fn usage() -> u32 { crate::door::open().key().teeth() }\n',
  'src/apart.rs': 'pub fn aside() -> u32 { 1 }\n',
}

const edit = (path: keyof typeof RUST, from: string, to: string) =>
  affectedBy(RUST, path, (text) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  })

test('a function more, in a file or an impl, and what only the file itself imports affect nobody', async () => {
  expect(await affectedBy(RUST, 'src/lock.rs', (text) => `${text}fn edited(value: i32) -> i32 { value }\n`)).toEqual([])
  expect(await edit('src/lock.rs', 'impl Lock {', 'impl Lock {\n    fn edited(&self) {}')).toEqual([])
  expect(await edit('src/apart.rs', 'pub fn', 'use std::collections::HashMap;\npub fn')).toEqual([])
})

test('what a method or a function gives affects those that name it', async () => {
  expect(await edit('src/lock.rs', '-> u32', '-> u64')).toEqual(['src/usage.rs'])
  expect(await edit('src/door.rs', 'open() -> Door', 'open() -> crate::lock::Lock')).toEqual(['src/usage.rs'])
})

test('another import of the name in a signature affects those that name what has it', async () => {
  const affected = await edit('src/door.rs', 'crate::lock::Lock', 'crate::bolt::Lock')
  expect(affected).toContain('src/usage.rs')
  expect(affected).not.toBeUndefined()
})

test('a field affects those that name it', async () => {
  expect(await edit('src/door.rs', 'width: u32', 'width: u64')).toEqual([])
})

test('an impl affects those that have its type, and those that call what its trait declares', async () => {
  const files = {
    ...RUST,
    'src/calls.rs': 'pub fn calls() -> u32 { crate::door::open().spin() }\n',
    'src/makes.rs': 'pub fn makes() { let door = crate::door::open(); }\n',
  }
  const affected = await affectedBy(
    files,
    'src/apart.rs',
    (text) => `${text}impl crate::turn::Turn for crate::door::Door {\n    type By = u32;\n}\n`,
  )
  expect(affected).toContain('src/calls.rs')
  expect(affected).toContain('src/makes.rs')
})

test('an associated type affects those that call what the trait declares', async () => {
  const files = { ...RUST, 'src/calls.rs': 'pub fn calls() -> u32 { crate::door::open().spin() }\n' }
  expect(await affectedBy(files, 'src/turn.rs', (text) => text.replace('By;', 'By: Clone;'))).toEqual(['src/calls.rs'])
})

test('a module that is declared, what is imported with a star for others, or a macro that declares may affect any file', async () => {
  expect(await edit('src/lib.rs', 'mod apart;\n', 'mod apart;\nmod more;\n')).toBeUndefined()
  expect(await edit('src/apart.rs', 'pub fn', 'pub use crate::door::*;\npub fn')).toBeUndefined()
  expect(await edit('src/apart.rs', 'pub fn', 'use crate::door::*;\npub fn')).toEqual([])
  expect(await edit('src/apart.rs', 'pub fn', 'declare!();\npub fn')).toBeUndefined()
})

test('what a file with modules imports affects those that name it', async () => {
  expect(await edit('src/lib.rs', 'mod door;', 'use std::fmt::aside;\nmod door;')).toEqual(['src/apart.rs'])
})

test('the end of a condition that is not told whole affects those that name what has it', async () => {
  const systems = [
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
  const condition = (last: string): string =>
    `#[cfg(any(${systems.map((one) => `target_os = "${one}"`).join(', ')}, target_os = "${last}"))]\n`
  const files = {
    'src/lib.rs': 'mod wait;\nmod usage;\nmod apart;\n',
    'src/wait.rs': `${condition('linux')}pub fn pause() -> u8 { 1 }\n${condition('macos')}pub mod inner;\n`,
    'src/wait/inner.rs': 'pub fn rest() {}\n',
    'src/usage.rs': 'pub fn usage() -> u8 { crate::wait::pause() }\n',
    'src/apart.rs': 'pub fn aside() -> u32 { 1 }\n',
  }
  expect(await affectedBy(files, 'src/wait.rs', (text) => text.replace('linux', 'redox'))).toEqual(['src/usage.rs'])
  expect(await affectedBy(files, 'src/wait.rs', (text) => text.replace('macos', 'redox'))).toBeUndefined()
})
