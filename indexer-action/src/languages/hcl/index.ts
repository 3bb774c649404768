/** HCL: Terraform and OpenTofu, and whatever else has blocks with labels (Packer, Nomad, Bake). */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

export const hcl: Language = {
  key: 'hcl',
  family: 'hcl',
  grammar: 'tree-sitter-wasm/hcl/tree-sitter-hcl.wasm',
  revision: 2,
}

export const hclFamily: Family<Surface, Body> = {
  name: 'hcl',
  configuration: [],
  load: () => import('./family.ts'),
}
