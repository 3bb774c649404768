/**
 * `npm run deploy:rehearsal`: runs a deployment with the real wrangler into a double of an account on loopback.
 *
 * The first run must create every resource and apply every migration. The second must find all of it and create nothing.
 * In between, wrangler must reach the databases by their names. The upload itself is replaced by a build. Needs neither network nor account.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ACCOUNT, startFakeCloudflare } from '../../test/doubles/cloudflare/api.ts'
import { readConfiguration } from './configuration.ts'
import { queueNames } from './existing.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const cloudflare = await startFakeCloudflare()
const problems: string[] = []
const expect = (holds: boolean, what: string): void => void (holds || problems.push(what))

try {
  const { settings, migrations } = readConfiguration(PROJECT)
  const first = await deploy()
  expect(first.code === 0, 'the first run ends well')
  const names = [...cloudflare.databases.values()].map((one) => one.name)
  for (const { database_name, binding } of settings.d1_databases) {
    expect(names.filter((name) => name === database_name).length === 1, `one database ${database_name}`)
    const database = [...cloudflare.databases.values()].find((one) => one.name === database_name)
    const applied = database?.sqlite.prepare('SELECT name FROM d1_migrations ORDER BY name').all() ?? []
    expect(
      applied.map((row) => row.name).join() === migrations.get(binding)?.join(),
      `every migration of ${database_name} is applied, once`,
    )
  }
  for (const { id } of settings.kv_namespaces)
    expect([...cloudflare.namespaces.values()].includes(id), `namespace ${id}`)
  for (const name of queueNames(settings)) expect([...cloudflare.queues.values()].includes(name), `queue ${name}`)
  for (const { index_name } of settings.vectorize) expect(cloudflare.indexes.has(index_name), `index ${index_name}`)

  for (const asked of [
    ['execute', 'sextant-control', '--remote', '--command', 'SELECT max(name) AS newest FROM d1_migrations'],
    ['time-travel', 'info', 'sextant-control'],
  ])
    expect((await run('in-account.ts', 'd1', ...asked)).code === 0, `d1 ${asked.join(' ')} reaches the database`)

  const before = countAll()
  const second = await deploy()
  expect(second.code === 0, 'the second run ends well')
  expect(!/^ {2}create /m.test(second.output), 'the second run has nothing to create')
  expect(countAll() === before, 'the second run created nothing')
} finally {
  await cloudflare.close()
}
if (cloudflare.unknown.length > 0)
  process.stdout.write(`asked and not answered: ${[...new Set(cloudflare.unknown)].join(', ')}\n`)
if (problems.length > 0) {
  process.stderr.write(`\nNot so:\n${problems.map((one) => `  ${one}\n`).join('')}`)
  process.exitCode = 1
} else process.stdout.write('\nThe rehearsal went as planned, twice.\n')

function countAll(): number {
  return [cloudflare.databases, cloudflare.namespaces, cloudflare.queues, cloudflare.indexes].reduce(
    (sum, kind) => sum + kind.size,
    0,
  )
}

function deploy() {
  return run('main.ts', '--no-upload')
}

function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [join(PROJECT, 'scripts/deploy', script), ...args], {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CLOUDFLARE_API_BASE_URL: cloudflare.url,
        CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
        CLOUDFLARE_API_TOKEN: 'a-token-of-the-rehearsal',
        GITHUB_CLIENT_ID: 'rehearsal',
        GITHUB_CLIENT_SECRET: 'rehearsal',
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        process.stdout.write(text)
      })
    child.once('error', reject)
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}
