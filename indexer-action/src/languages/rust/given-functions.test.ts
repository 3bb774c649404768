/** What is called through fields that hold functions. */
import { expect, test } from 'vitest'
import { affectedBy } from '../../testing/affected-by.ts'
import { expectLinks } from '../../testing/carets.ts'

test('a call through a field calls the functions and methods that it is given, wherever that is', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': 'pub mod cmd;\npub mod table;\n',
    'src/cmd.rs': `pub struct Command { pub name: &'static str, pub run: fn(&[u8]) -> bool, pub done: Option<Box<dyn Fn()>> }
impl Command {
    pub fn execute(&self) -> bool { (self.run)(&[]) }
    //                                    ^ read src/cmd.rs Command.run, call_indirect all of (src/table.rs Server.stop | src/table.rs start | src/table.rs help)
    pub fn end(&self) {
        if let Some(done) = &self.done { done() }
        //                               ^ read variable done of line 6, call_indirect all of (src/table.rs close | src/table.rs flush)
        (self.done.as_ref().unwrap())();
        //    ^ read src/cmd.rs Command.done, call_indirect all of (src/table.rs close | src/table.rs flush)
        let run = self.run;
        drop((*run)(&[]));
        //     ^ read variable run of line 10, call_indirect all of (src/table.rs Server.stop | src/table.rs start | src/table.rs help)
    }
}
`,
    'src/table.rs': `use crate::cmd::{self, Command};
struct Server;
impl Server {
    fn stop(given: &[u8]) -> bool { true }
    fn command() -> Command { Command { name: "stop", run: Self::stop, done: Some(Box::new(close)) } }
}
fn start(given: &[u8]) -> bool { true }
fn help(given: &[u8]) -> bool { true }
fn close() {}
fn flush() {}
pub const COMMANDS: &[Command] = &[Command { name: "start", run: start, done: None }];
pub fn more() -> Vec<Command> {
    vec![cmd::Command { name: "help", run: crate::table::help as fn(&[u8]) -> bool, done: None }]
}
impl Command { fn set(&mut self, run: fn(&[u8]) -> bool) { self.done = Some(Box::new(flush)); self.run = run; } }
#[cfg(test)]
mod tests {
    fn fake(given: &[u8]) -> bool { true }
    fn one() -> crate::cmd::Command { crate::cmd::Command { name: "", run: fake, done: None } }
}
`,
  }))

test('a call through a field of a variant calls what the variant is given', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `pub enum Action { Plain { fun: fn() }, Named { name: String, fun: fn() } }
impl Action {
    const QUIT: Self = Self::Plain { fun: quit };
    fn execute(&self) {
        match self {
            Action::Plain { fun } => (fun)(),
            //                        ^ read variable fun of line 6, call_indirect src/lib.rs quit
            Self::Named { fun: named, .. } => named(),
            //                                ^ read variable named of line 8, call_indirect src/lib.rs save
        }
    }
}
fn quit() {}
fn save() {}
fn made() -> Action { Action::Named { name: String::new(), fun: save } }
`,
  }))

test('which of more than sixteen functions a field has, nobody knows', () => {
  const names = Array.from({ length: 17 }, (_, at) => `f${at}`)
  return expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `pub struct One { run: fn() }
fn call(one: &One) { (one.run)() }
//                        ^ read src/lib.rs One.run, call_indirect unknown
${names.map((name) => `fn ${name}() {}`).join('\n')}
pub const ALL: &[One] = &[${names.map((name) => `One { run: ${name} }`).join(', ')}];
`,
  })
})

const FILES = {
  'src/lib.rs': 'mod cmd;\nmod call;\nmod made;\n',
  'src/cmd.rs': 'pub struct Command { pub run: fn() }\n',
  'src/call.rs': 'pub fn call(one: &crate::cmd::Command) { (one.run)() }\n',
  'src/made.rs':
    'fn one() {}\nfn two() {}\npub fn made() -> crate::cmd::Command { crate::cmd::Command { run: one } }\n',
}

test('another function for a field affects those that name the field', async () => {
  expect(await affectedBy(FILES, 'src/made.rs', (text) => text.replace('run: one', 'run: two'))).toEqual([
    'src/call.rs',
    'src/cmd.rs',
  ])
  expect(await affectedBy(FILES, 'src/made.rs', (text) => text.replace('one() {}', 'one() { two() }'))).toEqual([])
})
