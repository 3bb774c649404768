/**
 * Code as lines of coloured pieces. A grammar is loaded when its language is first seen; what has none stays plain.
 *
 * Grammars are regular expressions run over whole texts, so what is very long is not coloured either.
 */
import { defaultLoader, type ShjToken, setLoader, tokenize } from '@speed-highlight/core'
import { OWN_GRAMMARS } from './grammars.ts'

interface Piece {
  readonly text: string
  readonly token?: ShjToken | undefined
}
export type Line = readonly Piece[]

const LONGEST = 120_000

/** Names of the index → names of the highlighter. */
const GRAMMARS: Readonly<Record<string, string>> = {
  typescript: 'ts',
  tsx: 'ts',
  javascript: 'js',
  jsx: 'js',
  python: 'py',
  rust: 'rs',
  go: 'go',
  java: 'java',
  c: 'c',
  cpp: 'c',
  shell: 'bash',
  bash: 'bash',
  css: 'css',
  scss: 'css',
  html: 'html',
  vue: 'html',
  svelte: 'html',
  astro: 'html',
  angular: 'html',
  xml: 'xml',
  json: 'json',
  jsonc: 'json',
  yaml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  sql: 'sql',
  markdown: 'md',
  dockerfile: 'docker',
  makefile: 'make',
  lua: 'lua',
  ocaml_interface: 'ocaml',
  perl: 'pl',
  diff: 'diff',
}

/** Answers about places do not say the language; the name of the file is enough for colours. */
export function languageOf(path: string): string | undefined {
  return EXTENSIONS[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '']
}
const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ ts: 'typescript', mts: 'typescript', cts: 'typescript', tsx: 'tsx', js: 'javascript', mjs: 'javascript' },
  ...{ cjs: 'javascript', jsx: 'jsx', py: 'python', pyi: 'python', rs: 'rust', go: 'go', java: 'java', cs: 'csharp' },
  ...{ php: 'php', c: 'c', h: 'c', cc: 'cpp', cpp: 'cpp', cxx: 'cpp', hpp: 'cpp', kt: 'kotlin', swift: 'swift' },
  ...{
    scala: 'scala',
    sh: 'shell',
    css: 'css',
    scss: 'scss',
    html: 'html',
    vue: 'vue',
    svelte: 'svelte',
    astro: 'astro',
    xml: 'xml',
  },
  ...{ json: 'json', yml: 'yaml', yaml: 'yaml', toml: 'toml', sql: 'sql', md: 'markdown', lua: 'lua', pl: 'perl' },
  ...{ pm: 'perl', t: 'perl', psgi: 'perl', ps1: 'powershell', psm1: 'powershell', psd1: 'powershell' },
  ...{ rb: 'ruby', dart: 'dart', ex: 'elixir', exs: 'elixir', hs: 'haskell', ml: 'ocaml', mli: 'ocaml', zig: 'zig' },
  ...{
    jl: 'julia',
    r: 'r',
    sol: 'solidity',
    tf: 'hcl',
    tfvars: 'hcl',
    hcl: 'hcl',
    proto: 'protobuf',
    graphql: 'graphql',
  },
  ...{
    gql: 'graphql',
    graphqls: 'graphql',
    erl: 'erlang',
    hrl: 'erlang',
    clj: 'clojure',
    cljc: 'clojure',
    cljs: 'clojure',
  },
  ...{ gleam: 'gleam', m: 'objective-c', fs: 'fsharp', fsi: 'fsharp', fsx: 'fsharp', cmake: 'cmake', prisma: 'prisma' },
}

setLoader((name) => OWN_GRAMMARS[name] ?? defaultLoader(name))

export const plainLines = (code: string): Line[] => code.split('\n').map((text) => [{ text }])

export async function highlight(code: string, language: string | undefined): Promise<Line[]> {
  const grammar =
    language === undefined ? undefined : (GRAMMARS[language] ?? (language in OWN_GRAMMARS ? language : undefined))
  if (grammar === undefined || code.length > LONGEST) return plainLines(code)
  const lines: Piece[][] = [[]]
  try {
    await tokenize(code, grammar, (text, token) => {
      for (const [at, part] of text.split('\n').entries()) {
        if (at > 0) lines.push([])
        if (part !== '') lines.at(-1)?.push({ text: part, token })
      }
    })
  } catch {
    return plainLines(code)
  }
  // A grammar that loses text would show code that differs from the source.
  const whole = lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
  return whole === code ? lines : plainLines(code)
}

/** Marks part of a line (0-based, end exclusive), whatever pieces it runs through. */
export function mark(line: Line, ranges: readonly (readonly [number, number])[]): (Piece & { marked: boolean })[] {
  const cut: (Piece & { marked: boolean })[] = []
  let column = 0
  for (const { text, token } of line) {
    const inside = ranges.flatMap(([start, end]) => [start - column, end - column])
    const bounds = [0, ...inside.filter((at) => at > 0 && at < text.length), text.length].sort((a, b) => a - b)
    for (let at = 1; at < bounds.length; at++) {
      const [from = 0, to = 0] = [bounds[at - 1], bounds[at]]
      if (to <= from) continue
      const marked = ranges.some(([start, end]) => start <= column + from && column + to <= end)
      cut.push({ text: text.slice(from, to), token, marked })
    }
    column += text.length
  }
  return cut
}
