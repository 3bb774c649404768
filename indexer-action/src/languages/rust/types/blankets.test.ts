import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a blanket impl takes what it is generic over from the type that it is for', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `pub struct Style;
impl Style { pub fn apply(&self) {} }
pub trait Styled { type Item; fn set(self) -> Self::Item; }
impl<'a> Styled for &'a str { type Item = Style; fn set(self) -> Style { Style } }
impl Styled for Style { type Item = Self; fn set(self) -> Self { self } }
pub trait Stylize<T>: Sized { fn red(self) -> T; fn bold(self) -> T; }
impl<T, U> Stylize<T> for U where U: Styled<Item = T> {
    fn red(self) -> T { self.set() }
    fn bold(self) -> T { self.set() }
}
pub trait Logged<T> { async fn or_log(self) -> Option<T>; }
impl<T, E, F: Future<Output = Result<T, E>>> Logged<T> for F { async fn or_log(self) -> Option<T> { None } }
pub trait Ends<T> { fn ends(self) -> (T, T); }
impl<T, I: Iterator<Item = T>> Ends<T> for I { fn ends(self) -> (T, T) { todo!() } }
async fn load() -> Result<Style, String> { Ok(Style) }
async fn run(all: Vec<Style>) {
    "a".red().bold().apply();
    //        ^ call src/lib.rs U.bold
    //               ^ call src/lib.rs Style.apply
    load().or_log().await.unwrap().apply();
    //                             ^ call src/lib.rs Style.apply
    all.iter().ends().0.apply();
    //                  ^ call src/lib.rs Style.apply
}
`,
  }))
