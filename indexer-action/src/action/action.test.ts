import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { REVIEW_MARK } from '../../../src/contract/review.ts'
import type { RunReport } from '../run/report.ts'
import { IngestRefused } from '../upload/upload.ts'
import { commentReview } from './comment.ts'
import { decide, type Payload, type RunContext, readContext } from './event.ts'
import { exchange } from './identity.ts'
import { readSettings, SettingsError } from './settings.ts'
import { annotations, summarise } from './summary.ts'

const SHA = 'a'.repeat(40)
const context = (event: string, payload: Payload = {}, ref = 'refs/heads/main'): RunContext => ({
  repository: 'acme/api',
  event,
  payload,
  ref,
  sha: SHA,
  run: 7,
  attempt: 1,
})
const pull = (head: string, number = 12): Payload => ({
  pull_request: {
    number,
    head: { sha: 'b'.repeat(40), repo: { full_name: head } },
    base: { repo: { full_name: 'acme/api' } },
  },
})

describe('what an event means', () => {
  test.each([
    ['push', {}, 'refs/heads/feature/a', { ref: 'feature/a', commit: SHA }],
    ['push', {}, 'refs/tags/v1.0', { ref: 'refs/tags/v1.0', commit: SHA }],
    ['push', {}, 'refs/heads/refs/heads/x', { ref: 'refs/heads/refs/heads/x', commit: SHA }],
    ['schedule', {}, 'refs/heads/main', { ref: 'main', commit: SHA }],
    ['workflow_dispatch', {}, 'refs/heads/main', { ref: 'main', commit: SHA }],
    ['release', { release: { tag_name: 'v2' } }, 'refs/tags/v2', { ref: 'refs/tags/v2', commit: SHA }],
    [
      'merge_group',
      { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-1', head_sha: 'c'.repeat(40) } },
      'refs/heads/x',
      { ref: 'gh-readonly-queue/main/pr-1', commit: 'c'.repeat(40) },
    ],
    ['pull_request', pull('acme/api'), 'refs/pull/12/merge', { ref: 'refs/pull/12/head', commit: 'b'.repeat(40) }],
  ] as const)('%s is indexed as the ref that people will ask about', (event, payload, ref, expected) => {
    expect(decide(context(event, payload as Payload, ref))).toEqual({ kind: 'index', ...expected })
  })

  test('a pull request from a fork and a deleted branch publish nothing, and the job stays green', () => {
    expect(decide(context('pull_request', pull('mallory/api'))).kind).toBe('nothing')
    expect(
      decide(
        context('pull_request', {
          pull_request: { number: 1, head: { sha: SHA, repo: null }, base: { repo: { full_name: 'acme/api' } } },
        }),
      ).kind,
    ).toBe('nothing')
    expect(decide(context('push', { deleted: true })).kind).toBe('nothing')
    expect(decide(context('delete', { ref: 'old' })).kind).toBe('nothing')
    expect(decide(context('pull_request', { ...pull('acme/api'), action: 'closed' })).kind).toBe('nothing')
    expect(decide(context('release', { release: { tag_name: 'v3', draft: true } })).kind).toBe('nothing')
  })

  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('%s is refused, whatever it holds', (event) => {
    expect(decide(context(event))).toMatchObject({ kind: 'refuse' })
  })

  test('the default branch comes with the event', () => {
    expect(decide(context('push', { repository: { default_branch: 'trunk' } }))).toMatchObject({ defaultRef: 'trunk' })
  })

  test('outside GitHub it says what to use instead', () => {
    expect(() => readContext({}, () => '')).toThrow('sextant index')
  })
})

describe('inputs', () => {
  const read = (inputs: Record<string, string>) => readSettings((name) => inputs[name] ?? '')
  test('lists are lines, comments are not', () => {
    expect(
      read({ server: 'https://s.example', ignore: 'a/\n# no\n  b/*.js \n', languages: 'Go, Python' }),
    ).toMatchObject({ ignore: ['a/', 'b/*.js'], languages: ['go', 'python'], cache: true, dryRun: false })
  })
  test.each([
    [{}, 'missing'],
    [{ server: 'nonsense' }, 'not a URL'],
    [{ server: 'http://s.example' }, 'must use https'],
    [{ server: 'https://s.example', cache: 'yes' }, 'must be true or false'],
    [{ server: 'https://s.example', comment: 'true' }, 'needs "github-token"'],
    [{ server: 'https://s.example', languages: 'go, pythn' }, 'pythn'],
  ])('%o is refused in words', (inputs, words) => {
    expect(() => read(inputs as Record<string, string>)).toThrow(SettingsError)
    expect(() => read(inputs as Record<string, string>)).toThrow(words)
  })
  test('a server on this machine may be plain http', () => {
    expect(read({ server: 'http://127.0.0.1:8787' }).server.port).toBe('8787')
  })
})

describe('identity', () => {
  let server: Server | undefined
  afterEach(() => server?.close())
  const serve = async (
    answers: [number, unknown, Record<string, string>?][],
  ): Promise<{ url: URL; tokens: string[]; bodies: string[] }> => {
    const tokens: string[] = []
    const bodies: string[] = []
    const listening = createServer(async (request, response) => {
      let sent = ''
      for await (const part of request) sent += part
      bodies.push(sent)
      tokens.push(request.headers.authorization ?? '')
      const [status, body, headers] = answers[Math.min(tokens.length, answers.length) - 1] as (typeof answers)[number]
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    return { url: new URL(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`), tokens, bodies }
  }
  const answer = {
    token: 't',
    expires: '2026-01-01T00:00:00Z',
    repository: 'acme/api',
    ref: 'main',
    commit: SHA,
    order: { run: 7, attempt: 1 },
  }

  test('the identity token is made for this server, and each try brings a new one', async () => {
    const { url, tokens } = await serve([
      [503, {}],
      [200, answer],
    ])
    const audiences: string[] = []
    const got = await exchange(url, async (audience) => `jwt${audiences.push(audience)}`)
    expect(got.token).toBe('t')
    expect(audiences).toEqual([url.origin, url.origin])
    expect(tokens).toEqual(['Bearer jwt1', 'Bearer jwt2'])
  })

  test('a pull request’s run proves its head with the merge commit', async () => {
    const { url, bodies } = await serve([[200, answer]])
    await exchange(url, async () => 'jwt', { mergeCommit: 'tree x\n' })
    expect(bodies).toEqual(['{"mergeCommit":"tree x\\n"}'])
  })

  test('a refusal is final, and names the next step', async () => {
    const { url, tokens } = await serve([[404, { code: 'repository_not_found', message: 'No such repository.' }]])
    const refused = exchange(url, async () => 'jwt')
    await expect(refused).rejects.toThrow(IngestRefused)
    await expect(refused).rejects.toThrow('Link this repository')
    expect(tokens).toHaveLength(1)
  })

  test('an identity of a GitHub Enterprise that the server may not know is refused with what the server needs', async () => {
    const { url } = await serve([[401, { code: 'unauthorized', message: 'Not accepted.' }]])
    const issuedBy = (iss: string) => `h.${Buffer.from(JSON.stringify({ iss })).toString('base64url')}.s`
    const own = 'https://github.acme.example/_services/token'
    await expect(exchange(url, async () => issuedBy(own))).rejects.toThrow(`issued by ${own}, which has to be`)
    const gitHub = issuedBy('https://token.actions.githubusercontent.com')
    await expect(exchange(url, async () => gitHub)).rejects.not.toThrow('ACTIONS_ISSUER')
  })

  test.each([
    ['a page', 200, '<!doctype html><p>Welcome'],
    ['another service', 200, '{"hello": 1}'],
    ['a page that is not there', 404, 'not here'],
  ])('%s at that address is told from a server that refuses', async (_, status, text) => {
    const { url, tokens } = await serve([[status, text]])
    await expect(exchange(url, async () => 'jwt')).rejects.toThrow(`${url.origin} answered ${status}`)
    await expect(exchange(url, async () => 'jwt')).rejects.toThrow('check the input "server"')
    expect(tokens).toHaveLength(2)
  })

  test('a busy server is given the pause that it asks for, and the log says so', async () => {
    const busy = { code: 'rate_limited', message: 'Too many requests.' }
    const { url } = await serve([
      [429, busy, { 'retry-after': '2' }],
      [200, answer],
    ])
    const said: [string, number][] = []
    const began = performance.now()
    await exchange(
      url,
      async () => 'jwt',
      undefined,
      (...retry) => said.push(retry),
    )
    expect(performance.now() - began).toBeGreaterThan(1990)
    expect(said).toEqual([[`${url.origin} answers 429 (Too many requests)`, 2]])
  })

  test('nobody is followed to another address, and that there is another is said at once', async () => {
    const { url, tokens } = await serve([[301, '', { location: 'https://other.example/api/ingest/exchange' }]])
    await expect(exchange(url, async () => 'jwt')).rejects.toThrow(
      'answered 301, which leads to https://other.example:',
    )
    expect(tokens).toHaveLength(1)
  })

  test('an identity that GitHub fails to give once is asked for again, and no permission is called missing', async () => {
    const { url } = await serve([[200, answer]])
    const failed = () => Promise.reject(new Error('Failed to get ID Token. \n \n  Error Code : 500'))
    const given = [failed, async () => 'jwt']
    const said: string[] = []
    await exchange(
      url,
      () => (given.shift() as () => Promise<string>)(),
      undefined,
      (reason) => said.push(reason),
    )
    expect(said).toEqual(['GitHub does not give this run its identity (Failed to get ID Token. Error Code : 500)'])
  })

  test('without the permission it says which lines are missing', async () => {
    await expect(
      exchange(new URL('https://s.example'), () => Promise.reject(new Error('no ACTIONS_ID_TOKEN_REQUEST_URL'))),
    ).rejects.toThrow('id-token: write')
  })
})

describe('a comment for reviewers', () => {
  const says = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init)
  /** GitHub with so many comments of other people before ours, as `gitHub` answers to what is written. */
  const comment = async (others: number, gitHub: () => Response = () => says({ id: 1 })) => {
    const comments = Array.from({ length: others }, (_, id) => ({ id, body: 'a word', user: { type: 'User' } }))
    const ours = { id: 7000, body: `${REVIEW_MARK}\nas it was`, user: { type: 'Bot' } }
    const all = [...comments, ours]
    const written: string[] = []
    const ask = (async (input: string | URL, init: RequestInit = {}) => {
      const url = new URL(input)
      if (url.pathname === '/api/review') return says({ markdown: REVIEW_MARK, changed: 1, public_changed: 1 })
      if (init.method === 'GET') {
        const page = Number(url.searchParams.get('page'))
        return says(all.slice((page - 1) * 100, page * 100))
      }
      written.push(`${init.method} ${url.pathname}`)
      return gitHub()
    }) as typeof fetch
    const server = new URL('https://s.example')
    const at = { repository: 'acme/api', number: 3, request: { repository: 'acme/api', ref: 'refs/pull/3/head' } }
    const said = commentReview({ server, token: 't', gitHub: { api: 'https://api.example', token: 'g' }, ...at, ask })
    return { said: await said, written }
  }

  test.each([0, 99, 100, 250])('is found again behind %i others', async (others) => {
    const { said, written } = await comment(others)
    expect([said, written]).toEqual([expect.stringMatching(/^Rewrote/), ['PATCH /repos/acme/api/issues/comments/7000']])
  })

  test('says which permission is missing, and only where that is what is wrong', async () => {
    const refused = (headers: Record<string, string>) => comment(0, () => says({}, { status: 403, headers }))
    await expect(refused({})).rejects.toThrow('pull-requests: write')
    await expect(refused({ 'retry-after': '60' })).rejects.toThrow('with status 403')
    await expect(refused({ 'x-ratelimit-remaining': '0' })).rejects.toThrow('with status 403')
  })
})

describe('the summary', () => {
  const summaryOf = (more: object) => {
    const report = {
      ...{ repository: 'o/r', ref: 'main', commit: 'c'.repeat(40), dirty: false, outcome: 'published', generation: 1 },
      ...{ url: '', files: 0, indexed: 0, skipped: 0, skippedBy: {}, leftOut: [], extracted: 0, linked: 0 },
      ...{ uploaded: { files: 0, links: 0, bytes: 0 }, paths: [], warnings: [], malformed: [], scip: [] },
      statistics: { symbols: 0, occurrences: 0, languages: {} },
      ...more,
    } as unknown as RunReport
    return summarise(report, { server: new URL('https://s.example'), seconds: 1, dryRun: false })
  }

  test('says what became of each SCIP index, whatever its files are called', () => {
    const said = summaryOf({
      scip: [{ tool: 'scip-go 1', covered: 7, stale: ['a\n```.go'], missing: ['x', 'y'] }],
    })
    expect(said).toContain(
      '```text\nSCIP (scip-go 1): exact links for 7 files; 1 stale (a ```.go): made from a different version of the file, ignored; 2 not in this tree (x, y)\n```',
    )
  })

  test('lets no branch out of its place, and hides nothing in the name of a file', () => {
    const said = summaryOf({
      ref: 'a`![x](https://evil.example)<img/src=x>``',
      skippedBy: { binary: 1 },
      leftOut: [{ path: 'b\n```\u001b[2J\u202egpj.bin', reason: 'binary' }],
    })
    expect(said.split('\n')[0]).toBe(
      '## Sextant: o/r at ``` a`![x](https://evil.example)<img/src=x>`` ``` (`cccccccccccc`)',
    )
    expect(said).toContain('\nnot text: b ```\\u{1b}[2J\\u{202e}gpj.bin\n')
  })
})

describe('notes beside files', () => {
  test('are the ten worst, warnings first, and how many more there are', () => {
    const malformed = Array.from({ length: 12 }, (_, at) => ({ path: `f${at}`, errors: at + 1 }))
    const { shown, more } = annotations({ warnings: [{ path: 'w', message: 'a parser died' }], malformed })
    expect([shown.length, more, shown[0]?.path, shown[1]?.path, shown[9]?.path]).toEqual([10, 3, 'w', 'f11', 'f3'])
    expect(annotations({ warnings: [], malformed: malformed.slice(0, 1) })).toMatchObject({
      shown: [{ message: expect.stringContaining('1 place here') }],
      more: 0,
    })
  })
})

test('a run whose outputs and summary cannot be written is no failed run', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'sextant-outputs-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '--message', 'empty')
  const env = {
    PATH: process.env.PATH,
    GITHUB_REPOSITORY: 'acme/api',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: git('rev-parse', 'HEAD'),
    GITHUB_RUN_ID: '1',
    GITHUB_WORKSPACE: checkout,
    'INPUT_DRY-RUN': 'true',
    INPUT_CACHE: 'false',
    INPUT_SERVER: 'https://s.example',
    GITHUB_OUTPUT: join(checkout, 'no', 'such', 'folder'),
    GITHUB_STEP_SUMMARY: join(checkout, 'no', 'such', 'folder'),
  }
  const running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env })
  const [log, [code]] = await Promise.all([text(running.stdout), once(running, 'close')])
  rmSync(checkout, { recursive: true, force: true })
  const warned = [...log.matchAll(/^::warning title=Sextant::The (\w+) of this step could not be written/gm)]
  expect([code, warned.map(([, what]) => what)]).toEqual([0, ['outputs', 'summary']])
  expect(log).not.toContain('::error')
})

test('the log of a run has no line that the server chose, as one may be a command to the runner', async () => {
  const answers = [
    { status: 503, error: { code: 'unavailable', message: 'Busy.\n::add-mask::a' } },
    { status: 403, error: { code: 'permission_denied', message: 'No.\n::add-mask::b' } },
  ]
  const server = createServer((request, response) => {
    request.resume()
    if (request.url?.startsWith('/identity')) return void response.end(JSON.stringify({ value: 'a.b.c' }))
    const { status, error } = answers.shift() as (typeof answers)[number]
    response.writeHead(status).end(JSON.stringify({ error }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {
    PATH: process.env.PATH,
    GITHUB_REPOSITORY: 'acme/api',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: SHA,
    GITHUB_RUN_ID: '1',
    GITHUB_WORKSPACE: import.meta.dirname,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/identity?`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'r',
    INPUT_SERVER: address,
  }
  const running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env })
  const log = await text(running.stdout)
  server.close()
  expect(log).toContain('Busy.')
  expect(log).toContain('No.')
  const masked = log.split('\n').filter((line) => line.startsWith('::add-mask'))
  expect(new Set(masked)).toEqual(new Set(['::add-mask::a.b.c']))
})
