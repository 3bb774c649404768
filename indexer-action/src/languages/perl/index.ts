/** Perl 5. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

export const perl: Language = {
  key: 'perl',
  family: 'perl',
  grammar: 'tree-sitter-wasm/perl/tree-sitter-perl.wasm',
  revision: 2,
}

export const perlFamily: Family<Surface, Body> = {
  name: 'perl',
  configuration: [],
  load: () => import('./family.ts'),
}
