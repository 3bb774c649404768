/** Rust: crates, modules, impls and traits as its reference links them, with the types that decide what methods are. */
import type { Family, Language } from '../language.ts'
import { readItems } from './extract-items.ts'
import { Extraction } from './extraction.ts'
import type { Body, Surface } from './ir.ts'
import { RustLinker } from './link.ts'

export const rust: Language<Surface, Body> = {
  key: 'rust',
  family: 'rust',
  grammar: 'tree-sitter-rust/tree-sitter-rust.wasm',
  revision: 3,
  extract(tree, file) {
    const x = new Extraction(tree, file)
    readItems(x, 0)
    x.readLater()
    return x.unit()
  },
}

export const rustFamily: Family<Surface, Body> = {
  name: 'rust',
  configuration: ['Cargo.toml'],
  createLinker: (project) => new RustLinker(project),
}
