/** C and C++. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './fact-layout.ts'

const REVISION = 28

const language = (key: 'c' | 'cpp'): Language => ({
  key,
  family: 'c',
  grammar: `tree-sitter-${key}/tree-sitter-${key}.wasm`,
  readsText: true,
  revision: REVISION,
})

export const cLanguages: Language[] = [language('c'), language('cpp')]

export const cFamily: Family<Surface, Body> = {
  name: 'c',
  configuration: ['Makefile', 'Kbuild'],
  knowsDependents: true,
  // Most makefiles are not the kernel's.
  essence: (_, text) => (text.includes('obj-') ? text : ''),
  load: () => import('./family.ts'),
}
