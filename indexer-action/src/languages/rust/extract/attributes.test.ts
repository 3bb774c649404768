import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('values in attributes lead where they are declared', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nclap = "4"\nrstest = "1"\n',
    'src/lib.rs': `pub struct Names;
impl Names { pub const PORT: &'static str = "PORT"; }
pub enum Mode { Fast }
fn parse_port(text: &str) -> u16 { 1 }
fn long() {}
#[derive(clap::Args)]
#[command(after_help = help())]
//                     ^ call src/lib.rs help
struct Args {
    #[arg(long, env = Names::PORT, value_parser = parse_port, help = "the port")]
//        ^ nothing
    //                       ^ read src/lib.rs Names.PORT
    //                                            ^ read src/lib.rs parse_port
    port: u16,
    #[arg(default_value_t = Mode::Fast)]
    //                            ^ read src/lib.rs Mode.Fast
    mode: Mode,
    #[arg(default_value_t = 2 * BLOCK)]
    //                          ^ read src/lib.rs BLOCK
    size: usize,
}
const BLOCK: usize = 512;
fn help() -> String { String::new() }
#[rstest]
#[case::fast(Mode::Fast, parse_port("1"))]
//                 ^ read src/lib.rs Mode.Fast
//                       ^ call src/lib.rs parse_port
fn works(#[case] mode: Mode, #[case] port: u16) {}
`,
  }))

test('what attributes of serde and validator name in texts is read there', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `mod stamp;
#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase", try_from = "Raw")]
//                                            ^ type src/lib.rs Raw
struct Shelf {
    #[serde(default = "default_port", rename = "default_port")]
    //                 ^ read src/lib.rs default_port
//                                              ^ nothing
    port: u16,
    #[cfg_attr(feature = "serde", serde(with = "stamp", skip_serializing_if = "Raw::is_none"))]
    //                                          ^ read src/lib.rs stamp
    //                                                                              ^ read src/lib.rs Raw.is_none
    #[validate(length(min = 1), custom(function = "stamp::check"))]
    //                                                    ^ read src/stamp.rs check
    at: u64,
}
fn default_port() -> u16 { 80 }
struct Raw;
impl Raw { fn is_none(&self) -> bool { true } }
`,
    'src/stamp.rs': 'pub fn check(at: &u64) {}\n',
  }))

test('attributes of members and of what a body declares are macros, too, and a text may be written by one', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n\n[dependencies]\ntrace = { path = "trace" }\n',
    'trace/Cargo.toml': '[package]\nname = "trace"\n\n[lib]\nproc-macro = true\n',
    'trace/src/lib.rs': `use proc_macro::TokenStream;

#[proc_macro_attribute]
pub fn traced(args: TokenStream, item: TokenStream) -> TokenStream { item }
`,
    'src/lib.rs': `use trace::traced;

pub struct Shop;

macro_rules! note { ($name:ident) => { stringify!($name) }; }

impl Shop {
    #[traced(skip(self))]
    //^ call_macro trace/src/lib.rs traced
    pub fn open(&self) {}
}

pub trait Door {
    #[traced]
    //^ call_macro trace/src/lib.rs traced
    fn close(&self);
}

pub fn work() {
    #[traced]
    //^ call_macro trace/src/lib.rs traced
    fn inner() {}
    inner();
}

#[deprecated = note!(Shop)]
//             ^ call_macro src/lib.rs note
pub struct Store;
`,
  }))
