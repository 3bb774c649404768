/** PowerShell: scripts, modules and their manifests. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

export const powershell: Language = {
  key: 'powershell',
  family: 'powershell',
  grammar: 'tree-sitter-wasm/powershell/tree-sitter-powershell.wasm',
  revision: 3,
}

export const powershellFamily: Family<Surface, Body> = {
  name: 'powershell',
  configuration: [],
  load: () => import('./family.ts'),
}
