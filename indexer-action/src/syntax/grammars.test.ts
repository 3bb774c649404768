import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locate } from './grammar-files.ts'
import { giveMemory } from './grammars.ts'

const LOADS = new URL('./grammars.ts', import.meta.url).href

// biome-ignore lint/suspicious/noTemplateCurlyInString: shell
const SHELL = 'f() { local a="${x:-$(ls | wc -l)}"; [ -n "$a" ] && echo "$a" > /tmp/b; }\n'

/** Parses 600 KB of shell in a process of its own, and returns the most that V8's compilers held, in MB. */
function compiling(): number {
  const script = `
    import { getHeapStatistics } from 'node:v8'
    import { Parser } from 'web-tree-sitter'
    import { loadGrammar } from '${LOADS}'
    const grammar = await loadGrammar('tree-sitter-bash/tree-sitter-bash.wasm')
    const parser = new Parser().setLanguage(grammar)
    const text = ${JSON.stringify(SHELL)}.repeat(200)
    for (let left = 600_000; left > 0; left -= text.length) parser.parse(text).delete()
    process.stdout.write(String(getHeapStatistics().peak_malloced_memory))`
  // What V8 would do in the background is done before the script goes on.
  const args = ['--no-warnings', '--wasm-sync-tier-up', '--input-type=module', '-e', script]
  return Number(execFileSync(process.execPath, args, { cwd: new URL('.', LOADS), encoding: 'utf8' })) / 1e6
}

test('V8 does not optimise the huge scanner of shell scripts, however many there are', () => {
  expect(compiling()).toBeLessThan(60)
}, 120_000)

test('the scanner of Swift is given the memory that it forgets to ask for, once', () => {
  const code = readFileSync(locate('@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm'))
  const before = Buffer.from(code)
  expect(giveMemory(code)).toBe(true)
  expect([...code.entries()].filter(([at, byte]) => byte !== before[at])).toHaveLength(1)
  expect(giveMemory(code)).toBe(false)
})
