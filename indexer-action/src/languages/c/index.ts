/** C, C++, and CUDA, which is C++ with qualifiers and kernel launches. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './fact-layout.ts'

const REVISION = 49

const language = (key: 'c' | 'cpp' | 'cuda', grammar: 'c' | 'cpp'): Language => ({
  key,
  family: 'c',
  grammar: `tree-sitter-${grammar}/tree-sitter-${grammar}.wasm`,
  readsText: true,
  revision: REVISION,
})

export const cLanguages: Language[] = [language('c', 'c'), language('cpp', 'cpp'), language('cuda', 'cpp')]

export const cFamily: Family<Surface, Body> = {
  name: 'c',
  configuration: ['Makefile', 'Kbuild'],
  knowsDependents: true,
  // Most makefiles are not the kernel's.
  essence: (_, text) => (text.includes('obj-') ? text : ''),
  load: () => import('./family.ts'),
}
