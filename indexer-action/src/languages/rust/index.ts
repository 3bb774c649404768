/** Rust: crates, modules, impls and traits as its reference links them, with the types that decide what methods are. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './ir.ts'

export const rust: Language = {
  key: 'rust',
  family: 'rust',
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  revision: 9,
}

/** A dependency's, the edition or the package's own: nothing is linked by them. Names and paths may look alike. */
const VERSION = /(?<!\b(?:path|name|package)\s*)=\s*"[\^~=<>\s]*\d[\w.*+-]*(?:,\s*[\^~=<>\s]*\d[\w.*+-]*)*"/g

export const rustFamily: Family<Surface, Body> = {
  name: 'rust',
  configuration: ['Cargo.toml'],
  essence: (_, text) => text.replace(VERSION, '= "*"'),
  load: () => import('./family.ts'),
}
