import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages/registry.ts'
import { locate } from './grammar-files.ts'
import { mended, mendOf } from './grammars.ts'

const LOADS = new URL('./grammars.ts', import.meta.url).href

// biome-ignore lint/suspicious/noTemplateCurlyInString: shell
const SHELL = 'f() { local a="${x:-$(ls | wc -l)}"; [ -n "$a" ] && echo "$a" > /tmp/b; }\n'

/** Parses so many characters with each grammar in turn, in a process of their own: the most that V8's compilers have held by then, in MB. */
function compiling(grammars: readonly string[], text: string, characters: number): { [grammar: string]: number } {
  const script = `
    import { getHeapStatistics } from 'node:v8'
    import { Parser } from 'web-tree-sitter'
    import { loadGrammar } from '${LOADS}'
    const peaks = {}
    const text = ${JSON.stringify(text)}.repeat(100)
    for (const path of ${JSON.stringify(grammars)}) {
      const grammar = await loadGrammar(path)
      const parser = new Parser().setLanguage(grammar)
      for (let left = ${characters}; left > 0; left -= text.length) parser.parse(text).delete()
      peaks[path] = getHeapStatistics().peak_malloced_memory / 1e6
    }
    process.stdout.write(JSON.stringify(peaks))`
  // What V8 would do in the background is done before the script goes on.
  const args = ['--no-warnings', '--wasm-sync-tier-up', '--input-type=module', '-e', script]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: new URL('.', LOADS), encoding: 'utf8' }))
}

test('V8 does not optimise the huge scanner of shell scripts, however many there are', () => {
  const bash = 'tree-sitter-bash/tree-sitter-bash.wasm'
  expect(compiling([bash], SHELL, 600_000)[bash]).toBeLessThan(60)
}, 120_000)

test('V8 optimises no function that takes it hundreds of megabytes, of any grammar', () => {
  const grammars = [...new Set(LANGUAGES.flatMap(({ grammar }) => grammar ?? []))]
  const peaks = Object.entries(compiling(grammars, 'a = b(c, "d", 1)\nif a { e.f }\n', 60_000))
  expect(peaks).toHaveLength(grammars.length)
  expect(peaks.filter(([, peak]) => peak > 300)).toEqual([])
}, 120_000)

test.each(['@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm', 'tree-sitter-wasm/cmake/tree-sitter-cmake.wasm'])(
  'the scanner of %s is mended, once',
  (path) => {
    const code = readFileSync(locate(path))
    const mend = mendOf(basename(path))
    if (!mend) throw new Error('no mend')
    expect(mended(code, mend)).toBe(true)
    expect(mended(code, mend)).toBe(false)
  },
)

test('a CMake file with an error is read the same the first time and later', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of CMake, which writes its variables so
  const text = '# a\n\n@PACKAGE_INIT@\n\ninclude("${CMAKE_CURRENT_LIST_DIR}/b.cmake")\n\ncheck(c)\n'
  const script = `
    import { Parser } from 'web-tree-sitter'
    import { loadGrammar } from '${LOADS}'
    const grammar = await loadGrammar('tree-sitter-wasm/cmake/tree-sitter-cmake.wasm')
    const parser = new Parser().setLanguage(grammar)
    const read = () => parser.parse(${JSON.stringify(text)}).rootNode.toString()
    process.stdout.write(JSON.stringify([read(), read()]))`
  const args = ['--no-warnings', '--input-type=module', '-e', script]
  const [first, second] = JSON.parse(
    execFileSync(process.execPath, args, { cwd: new URL('.', LOADS), encoding: 'utf8' }),
  ) as string[]
  expect(first).toBe(second)
  expect(second).toContain('variable_ref')
})
