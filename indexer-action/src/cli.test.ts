import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'

const command = join(import.meta.dirname, '../sextant.js')
const folder = mkdtempSync(join(tmpdir(), 'sextant-cli-'))
writeFileSync(join(folder, 'a.py'), 'def one(): pass\n')
writeFileSync(join(folder, 'a.bin'), Buffer.alloc(64))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function sextant(...args: string[]) {
  const env = { ...process.env, SEXTANT_SERVER: undefined, SEXTANT_TOKEN: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env })
  return { status, stdout, stderr: stderr.replaceAll(folder, 'PATH') }
}

it.each([
  [[], 'no command is given'],
  [['look'], 'unknown command or argument: "look"'],
  [['index', folder, '--nope'], "Unknown option '--nope'"],
  [['estimate', folder, '--commit', 'HEAD~1'], 'estimate has no option --commit'],
  [['index', folder], '--server is missing'],
  [['index', folder, '--server', 'https://x.example'], '--token is missing'],
  [['index', folder, '--server', 'https://x.example', '--token', ''], '--token is missing'],
  [['index', folder, '--server', 'ftp://x', '--token', 't'], '--server ftp://x is not a URL that starts with'],
  [['index', folder, '--dry-run', '--scip', '/no/such'], '--scip /no/such: there is no such file'],
  [['index', folder, '--dry-run', '--quiet', '--repository', 'api'], 'repository: api is not OWNER/NAME'],
  [['index', folder, '--dry-run', '--quiet', '--ref', 'a b'], 'ref: a b is not a ref name that git accepts'],
  [['index', folder, '--dry-run', '--ref=-x'], '--ref -x is not a name that git gives to a branch'],
  [['index', folder, '--dry-run', '--ref', '@'], '--ref @ is not a name that git gives to a branch'],
  [['index', '', '--dry-run'], 'PATH is empty'],
  [['estimate', ''], 'PATH is empty'],
])('wrong use is said in a line or two, with where to read on: %j', (args, message) => {
  const { status, stdout, stderr } = sextant(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
  expect(stderr).toMatch(/Run sextant --help for usage\.\n$/)
  expect(stderr.trim().split('\n').length).toBeLessThan(4)
})

it('what cannot be indexed is an error, and says what it was looked for', () => {
  const { status, stderr } = sextant('index', join(folder, 'missing'), '--dry-run')
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'PATH/missing is not a folder\n' })
})

it('a dry run says what it would send, for people and for programs', () => {
  const { status, stdout } = sextant('index', folder, '--dry-run', '--no-cache')
  expect(status).toBe(0)
  expect(stdout).toContain('2 files = 1 indexed + 1 skipped (binary 1)')
  const json = JSON.parse(sextant('index', folder, '--dry-run', '--no-cache', '--json').stdout)
  expect(json).toMatchObject({ files: 2, indexed: 1, skipped: 1, statistics: { symbols: 1 } })
  expect(json.leftOut).toEqual([{ path: 'a.bin', reason: 'binary' }])
  expect([stdout.split('\n')[0], json.outcome]).toEqual([expect.stringContaining(': not published'), 'not_published'])
})

it.each([
  ['refs/heads/main', 'main'],
  ['refs/tags/main', 'refs/tags/main'],
])('a ref that is given as %s, as by CI systems, is called %s', (ref, called) => {
  const { stdout } = sextant('index', folder, '--dry-run', '--no-cache', '--json', '--ref', ref)
  expect(JSON.parse(stdout)).toMatchObject({ ref: called })
})

it('a folder that cannot hold the cache is named before anything is read, with what to do', () => {
  const { status, stderr } = sextant('index', folder, '--dry-run', '--quiet', '--cache', join(folder, 'a.py', 'cache'))
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'The cache cannot be written to PATH/a.py/cache (ENOTDIR). Name another folder with --cache, or use --no-cache.\n',
  })
})

it.each([['--no-cache'], ['--cache']])(
  'a disk that is full ends the run: no file loses its symbols, with %s',
  (option) => {
    const many = join(folder, 'many')
    mkdirSync(many)
    writeFileSync(join(many, 'b.py'), Array.from({ length: 9000 }, (_, at) => `def f${at}(): pass\n`).join(''))
    const cache = option === '--cache' ? [option, join(folder, 'kept')] : [option]
    const args = [process.execPath, command, 'index', many, '--dry-run', '--quiet', ...cache]
    const { status, stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -f 64; exec "$@"', 'sh', ...args], {
      encoding: 'utf8',
    })
    rmSync(many, { recursive: true })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The cache cannot be written to .* \(EFBIG\)\. Make room there, or name another folder with --cache\.\n$/,
    )
  },
)

it('a run that is interrupted leaves nothing behind that only it needed', async () => {
  const temporary = join(folder, 'temporary')
  const many = join(folder, 'many')
  for (const each of [temporary, many]) mkdirSync(each)
  for (let at = 0; at < 2000; at++) writeFileSync(join(many, `${at}.py`), 'def one(): pass\n'.repeat(200))
  const running = spawn(process.execPath, [command, 'index', many, '--dry-run', '--no-cache'], {
    env: { ...process.env, TMPDIR: temporary },
  })
  const left = () => readdirSync(temporary).filter((name) => name.startsWith('sextant-'))
  while (left().length === 0) await sleep(10)
  running.kill('SIGINT')
  const [code] = await once(running, 'exit')
  expect({ code, left: left() }).toEqual({ code: 130, left: [] })
  for (const each of [temporary, many]) rmSync(each, { recursive: true })
})

it('what may surprise is said, also quietly: all of a checkout is indexed, and no branch is checked out', () => {
  const checkout = join(folder, 'checkout')
  mkdirSync(join(checkout, 'src'), { recursive: true })
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: checkout })
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'first')
  const index = (...args: string[]) => sextant('index', ...args, '--dry-run', '--no-cache', '--quiet').stderr
  expect(index(checkout)).toBe('')
  expect(index(join(checkout, 'src'))).toBe(
    'PATH/checkout/src is part of the checkout PATH/checkout, and all of that is indexed.\n',
  )
  git('checkout', '--quiet', '--detach')
  expect(index(checkout)).toBe('No branch is checked out, so the ref is called HEAD. Name the branch with --ref.\n')
  expect(index(checkout, '--ref', 'main')).toBe('')
  rmSync(checkout, { recursive: true })
})

it('a run that came too late says why', async () => {
  const answers: Record<string, object> = {
    begin: { upload: 'u', expires: '2100-01-01T00:00:00.000Z', formats: [1], limits: {} },
    have: { files: [], links: [] },
    records: { stored: 0, known: 0 },
    publish: { outcome: 'superseded', generation: 2, commit: 'a'.repeat(40), url: 'http://x.example/' },
  }
  const server = createServer((request, response) => {
    request.resume()
    response.end(JSON.stringify(answers[/\w+$/.exec(request.url ?? '')?.[0] ?? '']))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running = spawn(process.execPath, [command, 'index', folder, '--server', address, '--token', 't', '--no-cache'])
  let stdout = ''
  running.stdout.on('data', (text) => {
    stdout += text
  })
  const [code] = await once(running, 'close')
  server.close()
  expect(code).toBe(0)
  expect(stdout).toMatch(/: superseded\n {2}Not published: what the ref has comes from a run that counts as later\./)
})

it('a reader that has read enough, as head has, is no error', () => {
  const args = [process.execPath, command, 'index', folder, '--dry-run', '--no-cache', '--quiet', '--json']
  const { stderr } = spawnSync('sh', ['-c', '"$@" | true', 'sh', ...args], { encoding: 'utf8' })
  expect(stderr).toBe('')
})

it('a name of a file ends no line of a profile, and tells a terminal or a CI system nothing', () => {
  const hostile = mkdtempSync(join(tmpdir(), 'sextant-cli-names-'))
  writeFileSync(join(hostile, 'a\n::error::b\u001b[2J.bin'), Buffer.alloc(64))
  const { stdout } = sextant('index', hostile, '--dry-run', '--no-cache', '--profile')
  rmSync(hostile, { recursive: true })
  expect(stdout).toContain('    skipped, binary: a\\u{a}::error::b\\u{1b}[2J.bin\n')
})

it('what git says of a folder tells a terminal or a CI system nothing', () => {
  const hostile = mkdtempSync(join(tmpdir(), 'sextant-cli-git-'))
  writeFileSync(join(hostile, '.git'), 'gitdir: nowhere\n::error::b')
  const { status, stderr } = sextant('index', hostile, '--dry-run', '--no-cache')
  rmSync(hostile, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toMatch(/nowhere\n\\u\{3a\}:error::b\n$/)
})

it('a profile names the files that were skipped, each with its reason', () => {
  const { stdout } = sextant('index', folder, '--dry-run', '--no-cache', '--profile')
  expect(stdout).toContain('skipped, binary: a.bin')
})
