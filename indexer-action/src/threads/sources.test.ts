import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Sources } from './sources.ts'

const root = mkdtempSync(join(tmpdir(), 'sextant-sources-'))
afterAll(() => rmSync(root, { recursive: true }))

const sources = new Sources({ root, git: false, cache: root, name: 'test', surroundings: { c: 0, cpp: 0 } })

test.each([0, 1, 4096, 512 * 1024 - 1, 512 * 1024, 512 * 1024 + 1, 3_000_000])(
  'a file of %d bytes is read whole, whatever was read before it, and has the id that git gives it',
  (length) => {
    const bytes = Buffer.alloc(length, 'sextant ')
    writeFileSync(join(root, 'before'), Buffer.alloc(2_000_000, 'x'))
    writeFileSync(join(root, 'file'), bytes)
    sources.of({ path: 'before' })
    const read = sources.of({ path: 'file' })
    expect(Buffer.compare(read?.bytes ?? Buffer.from('nothing'), bytes)).toBe(0)
    expect(read?.blob).toBe(createHash('sha1').update(`blob ${length}\0`).update(bytes).digest('hex'))
  },
)

test('a folder and a file that is gone have no bytes', () => {
  expect(sources.of({ path: '.' })).toBeUndefined()
  expect(sources.of({ path: 'gone' })).toBeUndefined()
})

test('a text is given only where it still is what it was', () => {
  writeFileSync(join(root, 'text'), 'one\n')
  const blob = sources.of({ path: 'text' })?.blob ?? ''
  expect(sources.text({ path: 'text', blob })).toBe('one\n')
  writeFileSync(join(root, 'text'), 'two\n')
  expect(sources.text({ path: 'text', blob })).toBeUndefined()
})

test('a machine that has no file handles left ends the reading, and is not told of the file', () => {
  writeFileSync(join(root, 'here'), 'one\n')
  const script = `
    import { openSync } from 'node:fs'
    const { Sources } = await import(${JSON.stringify(new URL('./sources.ts', import.meta.url).href)})
    const sources = new Sources({ root: ${JSON.stringify(root)}, git: false })
    try { for (;;) openSync('/dev/null') } catch {}
    try { console.log(sources.of({ path: 'here' })) } catch (error) { console.log(error.code) }`
  const command = ['ulimit -n 60; exec "$0" --input-type=module --eval "$1"', process.execPath, script]
  expect(execFileSync('sh', ['-c', ...command], { encoding: 'utf8' })).toBe('EMFILE\n')
})
