/** Rust: crates, modules, impls and traits as its reference links them, with the types that decide what methods are. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './ir.ts'

export const rust: Language = {
  key: 'rust',
  family: 'rust',
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  revision: 7,
}

export const rustFamily: Family<Surface, Body> = {
  name: 'rust',
  configuration: ['Cargo.toml'],
  load: () => import('./family.ts'),
}
