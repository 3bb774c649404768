import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'

async function symbolsOf(text: string) {
  const [file] = await analyse(new Map([['src/lib.rs', text]]), languageOfPath)
  return file?.symbols ?? []
}

test('items, members and what is nested are symbols, in the order of the source', async () => {
  const symbols = await symbolsOf(`//! Crate docs.
/// A shelf.
/// With items.
#[derive(Debug)]
#[deprecated]
pub struct Shelf<T> {
    pub items: Vec<T>,
}
enum Kind { Wood, Steel { kg: u8 } }
impl<T> Shelf<T> {
    pub const MAX: u8 = 3;
    pub async fn add(&mut self, item: T) -> bool { fn helper() {} true }
    fn new() -> Self { todo!() }
}
pub trait Store { type Item; fn get(&self) -> Self::Item; }
#[cfg(unix)]
mod sys { pub static NAME: &str = ""; }
macro_rules! shelf { () => {} }
type Alias = Shelf<u8>;
`)
  expect(symbols.map((s) => `${s.kind} ${s.qualified ?? s.name}`)).toEqual([
    'struct Shelf',
    'property Shelf.items',
    'enum Kind',
    'enum_member Kind.Wood',
    'enum_member Kind.Steel',
    'property Kind.Steel.kg',
    'impl Shelf',
    'constant Shelf.MAX',
    'method Shelf.add',
    'function Shelf.add.helper',
    'method Shelf.new',
    'trait Store',
    'type Store.Item',
    'method Store.get',
    'module sys',
    'variable sys.NAME',
    'macro shelf',
    'type Alias',
  ])
  expect(symbols[0]).toMatchObject({
    doc: [2, 3],
    start: 4,
    line: 6,
    end: 8,
    signature: 'pub struct Shelf<T>',
    annotations: ['derive(Debug)', 'deprecated'],
    modifiers: ['exported', 'public', 'deprecated'],
  })
  expect(symbols[8]).toMatchObject({
    signature: 'pub async fn add(&mut self, item: T) -> bool',
    parameters: [{ name: 'item', type: 'T' }],
    returns: 'bool',
    modifiers: ['exported', 'public', 'async'],
  })
  expect(symbols[10]?.modifiers).toEqual(['static'])
  expect(symbols[15]?.conditions).toEqual(['cfg(unix)'])
})

test('tests and mains are marked', async () => {
  const symbols = await symbolsOf('#[tokio::test]\nasync fn works() {}\nfn main() {}\nfn plain() {}\n')
  expect(symbols.map((s) => s.modifiers)).toEqual([['async', 'test'], ['entry'], undefined])
})

test('a file with errors still says what it can', async () => {
  const symbols = await symbolsOf('fn ok() {}\nfn broken( -> {\nstruct After { a: u8 }\n')
  expect(symbols.map((s) => s.name)).toContain('ok')
})

test('a symbol of an expanded macro call spans what the call writes of it, and its signature reads as code', async () => {
  const symbols = await symbolsOf(`bitflags! {
    #[derive(Debug)]
    pub struct Access: u32 {
        const READ = 1;
        const WRITE =
            2;
    }
}
`)
  const told = symbols.map((s) => `${s.start}-${s.end} ${s.signature}`)
  expect(told).toEqual([
    '2-3 pub struct Access',
    '3-6 impl Access',
    '4-4 pub const READ: Self =',
    '5-6 pub const WRITE: Self =',
  ])
})
