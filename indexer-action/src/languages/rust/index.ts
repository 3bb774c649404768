/** Rust: linked by crates, modules, impls and traits according to the Rust reference, with type inference for methods. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './ir.ts'

export const rust: Language = {
  key: 'rust',
  family: 'rust',
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  revision: 39,
}

/**
 * Version numbers, which do not affect links: of dependencies, the edition and the package. Values of `path`, `name` and
 * `package` are kept, even if they look like a version.
 */
const VERSION = /(?<!\b(?:path|name|package)\s*)=\s*"[\^~=<>\s]*\d[\w.*+-]*(?:,\s*[\^~=<>\s]*\d[\w.*+-]*)*"/g

export const rustFamily: Family<Surface, Body> = {
  name: 'rust',
  configuration: ['Cargo.toml'],
  essence: (_, text) => text.replace(VERSION, '= "*"'),
  knowsDependents: true,
  load: () => import('./family.ts'),
}
