import { expectLinks } from './carets.ts'

/** As `expectLinks`, of the one file of a Rust crate. */
export const expectLinksInCrate = (source: string): Promise<void> =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\nserde = "1"\n',
    'src/lib.rs': source,
  })
