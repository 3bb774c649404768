import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})
describe('open_at', () => {
  it('takes a path as people write it, and offers the nearest to one that is not there', async () => {
    for (const path of ['./src/app.ts', '/src/app.ts', 'src\\app.ts', 'src/app.ts:3', 'src/app.ts#L3-L5'])
      expect((await ask('open_at', { path, line: 3 })).answer?.anchor, path).toEqual({ file: 'src/app.ts', line: 3 })
    for (const path of ['home/me/api/src/app.ts', 'https://github.com/acme/api/blob/main/src/app.ts#L3', 'src/ap.ts'])
      expect((await ask('open_at', { path, line: 3 })).error?.details?.near, path).toContain('src/app.ts')
  })

  it('says that a path is a directory, and what lists one', async () => {
    for (const path of ['src', './src/']) {
      const { error } = await ask('open_at', { path, line: 1 })
      expect(error, path).toMatchObject({ code: 'file_not_found', message: 'That path is a directory of this ref.' })
      expect(error?.hint, path).toContain('`symbols` with this path')
      expect(error?.details?.near ?? [], path).not.toContain('src')
    }
    expect((await ask('find_definition', { symbol: 'lookUp', path: 'src' })).error?.message).toContain('directory')
  })

  it('shows the lines around a line', async () => {
    const { answer } = await ask('open_at', { path: 'src/store.ts', line: 5, contextLines: 1 })
    expect(answer).toMatchObject({
      anchor: { file: 'src/store.ts', line: 5 },
      exists: true,
      preview: {
        startLine: 4,
        lines: ['  get(key: string): string | undefined {', '    return this.values.get(key)', '  }'],
      },
      span: { path: 'src/store.ts', start: 4, end: 6 },
    })
    expect(answer.code).toBe(answer.preview.lines.join('\n'))
    expect(answer.nextCursor).toBeUndefined()
  })

  it('says that a range which ends before it begins was not taken as one', async () => {
    const { answer } = await ask('open_at', { path: 'src/store.ts', line: 5, endLine: 2, contextLines: 1 })
    expect(answer.span).toMatchObject({ start: 4, end: 6 })
    expect(answer.metadata.warnings).toEqual(['endLine 2 is before line 5, so the lines around 5 are shown.'])
  })

  it('shows a range whole as code, and in pages of ten lines as preview', async () => {
    const { answer } = await ask('open_at', { path: 'src/app.ts', line: 1, endLine: 14, contextLines: 0 })
    expect(answer.code.split('\n')).toHaveLength(14)
    expect(answer.metadata.result_completeness).toBe('complete')
    expect(answer.preview.lines).toHaveLength(10)
    const next = await ask('open_at', {
      path: 'src/app.ts',
      line: 1,
      endLine: 14,
      contextLines: 0,
      cursor: answer.nextCursor,
    })
    expect(next.answer.preview).toMatchObject({ startLine: 11 })
    expect(next.answer.nextCursor).toBeUndefined()
    expect([...answer.preview.lines, ...next.answer.preview.lines].join('\n')).toBe(answer.code)
  })

  it('offers no more in markdown where all lines are shown', async () => {
    const range = { path: 'src/app.ts', line: 1, endLine: 14, contextLines: 0, output_format: 'markdown' }
    const { text } = await ask('open_at', range)
    expect(text).not.toContain('cursor')
    expect(text).not.toContain('truncated')
  })

  it('opens any indexed file, says that a line is not there, and refuses what is no file of the ref', async () => {
    expect((await ask('open_at', { path: 'README.md', line: 1, contextLines: 0 })).answer.code).toBe('# Sample')
    expect((await ask('open_at', { path: 'README.md', line: 99, contextLines: 0 })).answer).toMatchObject({
      exists: false,
    })
    expect((await ask('open_at', { path: '../etc/passwd', line: 1 })).error).toMatchObject({ code: 'file_not_found' })
  })

  it('goes on behind the code that it gave, where a range does not fit the budget', async () => {
    const text = Array.from({ length: 200 }, (_, at) => `line ${at + 1} of a long file`)
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/long' }, { 'long.txt': { text: text.join('\n') } })
    const open = asker(env, token, { repository: 'acme/long' })
    const range = { path: 'long.txt', line: 1, endLine: 200, contextLines: 0, max_tokens: 1500 }
    const lines: string[] = []
    let pages = 0
    for (let cursor: string | undefined, more = true; more; pages++) {
      const { answer } = await open('open_at', { ...range, ...(cursor ? { cursor } : {}) })
      expect(answer.preview).toMatchObject({ startLine: lines.length + 1 })
      lines.push(...answer.code.split('\n'))
      expect(answer.metadata.result_completeness).toBe(lines.length < 200 ? 'truncated' : 'complete')
      cursor = answer.nextCursor
      more = lines.length < 200
      expect(more && cursor === undefined).toBe(false)
    }
    expect(lines).toEqual(text)
    expect(pages).toBeLessThan(6)
  })

  it('shows every line on some page, also within budgets in which the code is cut or no line of a preview fits', async () => {
    const text = Array.from({ length: 120 }, (_, at) =>
      at % 9 === 4 ? '' : `line ${at + 1} ${'with more '.repeat(at % 7)}`,
    )
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/tight' }, { 'tight.txt': { text: text.join('\n') } })
    const open = asker(env, token, { repository: 'acme/tight' })
    for (const max_tokens of [220, 300, 400, 450, 600]) {
      const seen: string[] = []
      let cursor: string | undefined
      for (let pages = 0; pages === 0 || (cursor && pages < 130); pages++) {
        const range = { path: 'tight.txt', line: 1, endLine: 120, contextLines: 0, max_tokens }
        const { answer } = await open('open_at', { ...range, ...(cursor ? { cursor } : {}) })
        for (const lines of [answer.preview.lines, answer.code?.split('\n') ?? []] as string[][])
          for (const [at, line] of lines.entries())
            if (line === text[answer.preview.startLine - 1 + at]) seen[answer.preview.startLine - 1 + at] = line
        cursor = answer.nextCursor
      }
      expect({ max_tokens, seen, cursor }).toEqual({ max_tokens, seen: text, cursor: undefined })
    }
  })
})
