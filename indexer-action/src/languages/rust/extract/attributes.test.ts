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
