/** JavaScript (JSX included), TypeScript and TSX, and components whose files contain a script: Vue's, Svelte's and Astro's; templates of Angular. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './ir.ts'
import { essenceOf } from './modules/essence.ts'

/** Raised when extraction or linking says something else. */
const REVISION = 48

const language = (key: string, grammar: string): Language => ({
  key,
  family: 'ecmascript',
  grammar,
  revision: REVISION,
})

export const ecmascriptLanguages: Language[] = [
  language('javascript', 'tree-sitter-javascript/tree-sitter-javascript.wasm'),
  language('typescript', 'tree-sitter-typescript/tree-sitter-typescript.wasm'),
  language('tsx', 'tree-sitter-typescript/tree-sitter-tsx.wasm'),
  language('vue', 'tree-sitter-typescript/tree-sitter-typescript.wasm'),
  language('svelte', 'tree-sitter-typescript/tree-sitter-typescript.wasm'),
  language('astro', 'tree-sitter-typescript/tree-sitter-tsx.wasm'),
  { key: 'angular', family: 'ecmascript', readsText: true, revision: REVISION },
]

export const ecmascriptFamily: Family<Surface, Body> = {
  name: 'ecmascript',
  configuration: [
    ...['package.json', 'tsconfig.json', 'tsconfig.*.json', 'jsconfig.json'],
    ...['deno.json', 'deno.jsonc', 'jsr.json', 'import_map.json'],
  ],
  essence: essenceOf,
  // Files that modules import by path: code, and other kinds that bundlers accept.
  goesBy:
    /\.(?:[cm]?[jt]sx?|json5?|vue|svelte|astro|mdx|html|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|wasm|node|graphql|gql)$/,
  resumes: true,
  knowsDependents: true,
  load: () => import('./family.ts'),
}
