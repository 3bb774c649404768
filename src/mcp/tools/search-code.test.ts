import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { SAMPLE } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})
interface File {
  fileName: string
  matches: { lineNumber: number }[]
}
const hits = (answer: { files: File[] }) =>
  answer.files.flatMap(({ fileName, matches }) =>
    matches.length > 0 ? matches.map(({ lineNumber }) => `${fileName}:${lineNumber}`) : [fileName],
  )
const search = async (query: string, more = {}) => hits((await ask('search_code', { query, ...more })).answer)

describe('search_code', () => {
  it('says where nothing has it that an expression without slashes was sought as text', async () => {
    const why = async (query: string) => (await ask('search_code', { query })).answer.metadata.warnings
    for (const query of ['function \\w+Up', 'lookDown|lookAround', 'get.*Store', '^import zzz'])
      expect(await why(query), query).toEqual([expect.stringContaining('write `/…/`')])
    for (const query of ['nothing has this', '/nothing.*this/', 'zzz || yyy', 'zzz?.yyy'])
      expect(await why(query), query).toEqual([])
  })

  it('finds a literal wherever it stands, with ranges', async () => {
    const { answer } = await ask('search_code', { query: 'store.get(' })
    expect(hits(answer)).toEqual(['src/app.ts:4', 'src/app.ts:7'])
    expect(answer.files[0].matches[0]).toEqual({
      content: '  const value = store.get(name)',
      lineNumber: 4,
      column: 17,
      ranges: [{ startLine: 4, startColumn: 17, endLine: 4, endColumn: 27 }],
    })
    expect(answer.stats.prefiltered).toBe(true)
  })

  it('says that another tool’s filter is text here, if that is why nothing was found', async () => {
    const warnings = async (query: string) => (await ask('search_code', { query })).answer.metadata.warnings
    expect(await warnings('repo:api store')).toEqual([expect.stringContaining('`file:`, `lang:`')])
    expect(await warnings('nowhere: store')).toEqual([])
    expect(await warnings('store.get(')).toEqual([])
  })

  it('takes a pasted piece of code as it stands: spaces, dashes and parentheses are no operators', async () => {
    expect(await search('if (!value) store.put(name, "")')).toEqual(['src/app.ts:5'])
    expect(await search('private values = new Map')).toEqual(['src/store.ts:3'])
  })

  it('minds case only where the query has an upper-case letter, or is told to', async () => {
    expect(await search('DEFAULT_store')).toEqual([])
    expect(await search('default_store')).toEqual(['src/store.ts:11'])
    expect(await search('default_store case:yes')).toEqual([])
    expect(await search('DEFAULT_store case:no')).toEqual(['src/store.ts:11'])
  })

  it('matches regular expressions line by line', async () => {
    expect(await search('/store\\.(get|put)\\(/')).toEqual(['src/app.ts:4', 'src/app.ts:5', 'src/app.ts:7'])
    expect(await search('/^export (class|const)/')).toEqual(['src/store.ts:2', 'src/store.ts:11', 'src/cache.ts:1'])
    expect(await search('/\\{\\s+return/')).toEqual([])
    expect((await ask('search_code', { query: '/(a/' })).error).toMatchObject({
      code: 'query_error',
      details: { category: 'QUERY_ERROR' },
    })
    expect((await ask('search_code', { query: '/(a)\\1/' })).error).toMatchObject({ code: 'query_error' })
  })

  it('filters by path, language and absence, and takes either side of an or', async () => {
    expect(await search('get file:cache')).toEqual(['src/cache.ts:2'])
    expect(await search('get file:*.test.ts')).toEqual(['test/app.test.ts:4'])
    expect(await search('Store lang:markdown')).toEqual(['README.md:3'])
    expect(await search('main -file:src')).toEqual(['test/app.test.ts:1', 'test/app.test.ts:3'])
    expect(await search('main -lang:typescript')).toEqual([])
    expect(await search('main -lang:typescript or alone')).toEqual(['src/broken.ts:1'])
    expect(await search('main -lang:python -file:src')).toEqual(['test/app.test.ts:1', 'test/app.test.ts:3'])
    expect(await search('key -"this.values"')).toEqual(['src/cache.ts:2', 'src/cache.ts:3'])
    expect(await search('mystery or alone')).toEqual(['src/app.ts:13', 'src/broken.ts:1'])
    expect(await search('file:broken')).toEqual(['src/broken.ts'])
  })

  it('finds names of symbols apart from other text', async () => {
    const { answer } = await ask('search_code', { query: 'sym:get' })
    expect(hits(answer)).toEqual(['src/store.ts:4', 'src/cache.ts:2'])
    expect(answer.files[0].matches[0].symbol).toMatchObject({
      name: 'get',
      kind: 'method',
      parent: 'Store',
      parentKind: 'class',
    })
  })

  it('reads the files in order where nothing can be looked up, and says so', async () => {
    const { answer } = await ask('search_code', { query: 'b"' })
    expect(hits(answer)).toEqual(['src/app.ts:12'])
    expect(answer.stats.prefiltered).toBe(false)
    expect(answer.metadata.warnings[0]).toContain('three characters')
  })

  it('finds text outside ASCII, in the case it is written in', async () => {
    expect(await search('Ünïcode')).toEqual(['README.md:3'])
    expect(await search('ÉTÉ')).toEqual(['README.md:3'])
  })

  it('says why nothing may have been found', async () => {
    const why = async (query: string) => {
      const { answer } = await ask('search_code', { query })
      expect(answer.files, query).toEqual([])
      return answer.metadata.warnings.join(' ')
    }
    expect(await why('lang:klingon store')).toContain('No indexed file of this ref is in that language.')
    expect(await why('lang:klingon file:x')).not.toContain('three characters')
    expect(await why('file:nowhere store')).toContain('none of them passes the filters')
    expect(await why('/store/i')).toContain('`/(?i)…/`')
    expect(await why('/key.*\\n.*return/')).toContain('line by line')
    expect(await why('nowhere to be found')).toBe('')
  })

  it('shows lines around, when asked', async () => {
    const { answer } = await ask('search_code', { query: 'mystery', contextLines: 1 })
    expect(answer.files[0].matches[0]).toMatchObject({
      content: '  anything.get("b")\n  mystery(anything)\n}',
      lineNumber: 12,
      ranges: [{ startLine: 13 }],
    })
  })

  it('gives the same hits on small pages as on one, for looked-up and for scanned queries', async () => {
    for (const query of ['get', 'store', '(n', '/e./']) {
      const whole = await search(query, { limit: 100 })
      const paged: string[] = []
      let cursor: string | undefined
      for (let page = 0; page < 60; page++) {
        const { answer } = await ask('search_code', { query, limit: 2, ...(cursor ? { cursor } : {}) })
        paged.push(...hits(answer))
        cursor = answer.nextCursor
        if (!cursor) break
      }
      expect(paged).toEqual(whole)
      expect(whole.length).toBeGreaterThan(2)
    }
  })

  it('finds exactly the lines that reading every file finds', async () => {
    const texts = Object.entries(SAMPLE).flatMap(([path, spec]) => ('text' in spec ? [[path, spec.text] as const] : []))
    for (const word of ['get', 'Store', 'key', 'return ', 'anything', '): string', 'main(']) {
      const expected = texts.flatMap(([path, text]) =>
        text.split('\n').flatMap((line, at) => {
          const sensitive = /[A-Z]/.test(word)
          return (sensitive ? line : line.toLowerCase()).includes(word) ? [`${path}:${at + 1}`] : []
        }),
      )
      expect((await search(word, { limit: 100 })).sort()).toEqual(expected.sort())
    }
  })

  it('finds paths with letters outside ASCII, in any case', async () => {
    const token = await signIn(env)
    await upload(sender(env, token), { repository: 'acme/paths' }, { 'Über/Maße.ts': 'export const weight = 1\n' })
    const asked = async (query: string) =>
      hits((await asker(env, token)('search_code', { repository: 'acme/paths', query })).answer)
    for (const filter of [
      'file:Über',
      'file:über',
      'file:"Über/Maße"',
      'file:"über/maße"',
      'file:"ÜBER/"',
      'file:Maße\\.ts',
    ])
      expect(await asked(`weight ${filter}`), filter).toEqual(['Über/Maße.ts:1'])
    expect(await asked('weight file:"uber"')).toEqual([])
  })

  it('shows the match of a long line among the lines around it', async () => {
    const token = await signIn(env)
    const long = `${'x'.repeat(2000)}needle${'y'.repeat(2000)}`
    await upload(sender(env, token), { repository: 'acme/lines' }, { 'a.txt': `above\n${long}\nbelow\n` })
    for (const contextLines of [0, 1]) {
      const { answer } = await asker(env, token)('search_code', {
        repository: 'acme/lines',
        query: 'needle',
        contextLines,
      })
      const [{ content, ranges }] = answer.files[0].matches
      expect(content).toContain('xneedley')
      expect(content.length).toBeLessThan(400)
      expect(ranges).toEqual([{ startLine: 2, startColumn: 2001, endLine: 2, endColumn: 2007 }])
    }
  })

  it('answers in one page however often the files were pushed before', async () => {
    const token = await signIn(env)
    const send = sender(env, token)
    const version = (run: number) =>
      Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`src/part${at}.ts`, `export const needle = ${run * 100 + at}\n`]),
      )
    for (let run = 1; run <= 26; run++) {
      await upload(send, { repository: 'acme/pushed', run }, version(run), run > 1 ? version(run - 1) : undefined)
    }
    const { answer } = await asker(env, token)('search_code', {
      repository: 'acme/pushed',
      query: 'needle',
      limit: 100,
    })
    expect(answer.stats.candidates).toBe(26 * 40)
    expect(answer.files).toHaveLength(40)
    expect(answer.nextCursor).toBeUndefined()
  })

  it('an expression too large for a file leaves that one out, says so, and goes on with the others', async () => {
    const token = await signIn(env)
    const long = 'abcd efgh ijkl mnop\n'.repeat(12_000)
    const files = {
      'a.txt': `${long}1`,
      'b.txt': `${'a'.repeat(201)}z\n`,
      'c.txt': `${long}2`,
      'd.txt': `${'d'.repeat(201)}z`,
    }
    await upload(sender(env, token), { repository: 'acme/long', run: 1 }, files)
    const question = { repository: 'acme/long', query: '/(?:a.{200}|b.{200}|c.{200}|d.{200})z/' }
    const asked = asker(env, token)
    const [found, warnings]: [string[], string[]] = [[], []]
    let cursor: string | undefined
    for (let page = 0; page < 4 && (page === 0 || cursor); page++) {
      const { answer } = await asked('search_code', { ...question, ...(cursor ? { cursor } : {}) })
      found.push(...hits(answer))
      warnings.push(...answer.metadata.warnings)
      cursor = answer.nextCursor
    }
    expect([found, cursor]).toEqual([['b.txt:1', 'd.txt:1'], undefined])
    expect(warnings.filter((one) => one.startsWith('A file was left out'))).toHaveLength(2)
  })
})
