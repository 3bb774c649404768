/** Protocol Buffers. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

export const protobuf: Language = {
  key: 'protobuf',
  family: 'protobuf',
  grammar: 'tree-sitter-wasm/proto/tree-sitter-proto.wasm',
  revision: 2,
}

export const protobufFamily: Family<Surface, Body> = {
  name: 'protobuf',
  configuration: [],
  load: () => import('./family.ts'),
}
