import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { applyPlan, writeConfiguration } from './apply.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { NOTHING, readExisting } from './existing.ts'
import { planDeployment, printPlan, type Wishes } from './plan.ts'
import type { Said, Wrangler } from './wrangler.ts'

const PROJECT = join(import.meta.dirname, '../..')
const real = readConfiguration(PROJECT)

/** A small configuration with every kind of resource. */
const sample: Configuration = {
  project: PROJECT,
  settings: {
    name: 'sample',
    main: 'src/worker.ts',
    d1_databases: [{ binding: 'DB', database_name: 'control', migrations_dir: 'migrations/control' }],
    kv_namespaces: [{ binding: 'OAUTH_KV', id: 'oauth' }],
    queues: {
      producers: [{ binding: 'WORK', queue: 'work' }],
      consumers: [{ queue: 'work', dead_letter_queue: 'work-dead' }],
    },
    vectorize: [{ binding: 'VECTORS', index_name: 'chunks' }],
    ai: { binding: 'AI' },
    durable_objects: { bindings: [{ name: 'SESSION', class_name: 'Session' }] },
    migrations: [{ tag: 'v1' }],
    triggers: { crons: ['17 * * * *'] },
  },
  migrations: new Map([['DB', ['0001_a.sql']]]),
  secrets: [
    { name: 'GIVEN', description: 'from outside', generated: false },
    { name: 'MADE', description: 'random', generated: true },
  ],
}
const wishes: Wishes = {
  given: new Set(),
  vectors: { dimensions: 1024, metric: 'cosine' },
}

/** Recorded output of wrangler 4.155, including the banners and warnings that it prints around its JSON. */
const EMPTY: Record<string, Said> = {
  'd1 list': { code: 0, stdout: '[]\n', stderr: '' },
  'kv namespace list': { code: 0, stdout: '[]\n', stderr: '' },
  'queues info work': missingQueue('work'),
  'queues info work-dead': missingQueue('work-dead'),
  'vectorize list': { code: 0, stdout: '[]\n', stderr: '' },
  'secret list': {
    code: 1,
    stdout: '',
    stderr:
      '✘ [ERROR] Worker "sample" not found.\n\nIf this is a new Worker, run `wrangler deploy` first to create it.',
  },
}
const FULL: Record<string, Said> = {
  'd1 list': {
    code: 0,
    stdout:
      '\n ⛅️ wrangler 4.155.0\n────────────────────\n[\n  {\n    "uuid": "6b9f2f0e-1f63-4d7e-9d4e-000000000001",\n    "name": "control",\n    "version": "production"\n  },\n  {\n    "uuid": "6b9f2f0e-1f63-4d7e-9d4e-000000000002",\n    "name": "somebody-elses"\n  }\n]\n',
    stderr: '',
  },
  'kv namespace list': {
    code: 0,
    stdout:
      '[\n  {\n    "id": "0f2ac74b498b48028cb68387c421e279",\n    "title": "oauth",\n    "supports_url_encoding": true\n  }\n]\n',
    stderr: '',
  },
  'queues info work': { code: 0, stdout: 'Queue Name: work\nQueue ID: 1\n', stderr: '' },
  'queues info work-dead': { code: 0, stdout: 'Queue Name: work-dead\nQueue ID: 2\n', stderr: '' },
  'vectorize list': {
    code: 0,
    stdout:
      '[\n  {\n    "name": "chunks",\n    "config": {\n      "dimensions": 1024,\n      "metric": "cosine"\n    }\n  }\n]\n',
    stderr: '',
  },
  'secret list': {
    code: 0,
    stdout:
      '[\n  {\n    "name": "GIVEN",\n    "type": "secret_text"\n  },\n  {\n    "name": "MADE",\n    "type": "secret_text"\n  }\n]\n\nLogs were written to a file {\n',
    stderr: '',
  },
}

function missingQueue(name: string): Said {
  return {
    code: 1,
    stdout: '',
    stderr: `✘ [ERROR] Queue "${name}" does not exist. To create it, run: wrangler queues create ${name}\n`,
  }
}

function recorded(answers: Record<string, Said>): { wrangler: Wrangler; asked: string[] } {
  const asked: string[] = []
  const wrangler: Wrangler = async (...args) => {
    asked.push(args.join(' '))
    const said = args.join(' ')
    const key = Object.keys(answers).find((one) => said === one || said.startsWith(`${one} `))
    return key === undefined ? { code: 0, stdout: '', stderr: '' } : (answers[key] as Said)
  }
  return { wrangler, asked }
}

const actions = (steps: readonly { kind: string; name: string; action: string }[]) =>
  steps.map(({ action, kind, name }) => `${action} ${kind} ${name}`)

describe('the plan', () => {
  it('names every resource of wrangler.toml', () => {
    const steps = planDeployment(real, NOTHING, wishes)
    const named = steps.map((one) => one.name)
    const { settings } = real
    expect(named).toEqual(
      expect.arrayContaining([
        ...settings.d1_databases.map((one) => one.database_name),
        ...settings.kv_namespaces.map((one) => one.id),
        ...settings.queues.producers.map((one) => one.queue),
        ...settings.queues.consumers.map((one) => one.dead_letter_queue ?? one.queue),
        ...settings.vectorize.map((one) => one.index_name),
        ...settings.durable_objects.bindings.map((one) => one.name),
        settings.name,
      ]),
    )
  })

  it('creates everything in an empty account, migrations before the Worker', async () => {
    const steps = planDeployment(sample, await readExisting(sample, recorded(EMPTY).wrangler), wishes)
    expect(actions(steps)).toEqual([
      'create database control',
      'create namespace oauth',
      'create queue work',
      'create queue work-dead',
      'create vector index chunks',
      'with worker workers ai AI',
      'with worker durable object SESSION',
      'apply migrations control',
      'missing secret GIVEN',
      'set secret MADE',
      'with worker schedule 17 * * * *',
      'deploy worker sample',
    ])
  })

  it('reuses all that is there, and leaves secrets that are set alone', async () => {
    const steps = planDeployment(sample, await readExisting(sample, recorded(FULL).wrangler), wishes)
    expect(steps.filter((one) => one.action === 'create' || one.action === 'set')).toEqual([])
    expect(actions(steps)).toContain('keep secret MADE')
  })

  it('makes no new secret over one that could not be seen', async () => {
    const unseen = { ...FULL, 'secret list': { code: 1, stdout: '', stderr: '✘ [ERROR] fetch failed' } }
    await expect(readExisting(sample, recorded(unseen).wrangler)).rejects.toThrow(/list the secrets.*\n.*fetch failed/)
  })

  it('is of an environment that wrangler.toml has', () => {
    expect(() => readConfiguration(PROJECT, 'prodution')).toThrow('[env.prodution]')
  })

  it('sets a secret that is given here, also over one that is set', async () => {
    const given = { ...wishes, given: new Set(['GIVEN']) }
    const steps = planDeployment(sample, await readExisting(sample, recorded(FULL).wrangler), given)
    expect(actions(steps)).toContain('set secret GIVEN')
  })

  it('stops at a vector index of another shape rather than mixing models', async () => {
    const other = { ...wishes, vectors: { ...wishes.vectors, dimensions: 384 } }
    const steps = planDeployment(sample, await readExisting(sample, recorded(FULL).wrangler), other)
    expect(actions(steps)).toContain('stop vector index chunks')
    expect(printPlan(steps)).toContain('384 dimensions, cosine are needed')
  })

  it('passes on where data may live', () => {
    const [database] = planDeployment(sample, NOTHING, { ...wishes, location: 'weur', jurisdiction: 'eu' })
    expect(database?.command).toEqual(['d1', 'create', 'control', '--jurisdiction', 'eu'])
  })
})

describe('the account', () => {
  it('is not mistaken for an empty one when it does not answer', async () => {
    const refusing = {
      'd1 list': { code: 1, stdout: '', stderr: '✘ [ERROR] You are not authenticated. Please run `wrangler login`.' },
    }
    await expect(readExisting(sample, recorded(refusing).wrangler)).rejects.toThrow(/Sign in with `npx wrangler login`/)
    const broken = { ...EMPTY, 'queues info work': { code: 1, stdout: '', stderr: '✘ [ERROR] fetch failed' } }
    await expect(readExisting(sample, recorded(broken).wrangler)).rejects.toThrow(/look for the queue work/)
  })
})

describe('carrying it out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-plan-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const on = (wrangler: Wrangler) => ({
    configuration: sample,
    wrangler,
    folder,
    values: { GIVEN: 'a value' },
    dryRun: false,
    say: () => {},
  })

  it('creates, migrates and deploys in that order, with the ids that the account gave', async () => {
    const { wrangler, asked } = recorded(FULL)
    const steps = planDeployment(sample, NOTHING, { ...wishes, given: new Set(['GIVEN']) })
    let secrets = ''
    await applyPlan(
      steps,
      on(async (...args) => {
        if (args[0] === 'deploy') secrets = readFileSync(join(folder, 'secrets.json'), 'utf8')
        return wrangler(...args)
      }),
    )
    const changes = asked.filter((one) => !/ list|info/.test(one)).map((one) => one.split(' ').slice(0, 3).join(' '))
    expect(changes).toEqual([
      'd1 create control',
      'kv namespace create',
      'queues create work',
      'queues create work-dead',
      'vectorize create chunks',
      'd1 migrations apply',
      expect.stringMatching(/^deploy --config/),
    ])
    expect(JSON.parse(secrets)).toMatchObject({ GIVEN: 'a value', MADE: expect.stringMatching(/^[\w-]{43}$/) })
    const written = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
    expect(written.d1_databases[0].database_id).toBe('6b9f2f0e-1f63-4d7e-9d4e-000000000001')
    expect(written.kv_namespaces[0].id).toBe('0f2ac74b498b48028cb68387c421e279')
  })

  it('leaves no secret on disk, also when the upload fails', async () => {
    const { wrangler } = recorded({ ...FULL, deploy: { code: 1, stdout: '', stderr: 'refused' } })
    const steps = planDeployment(sample, NOTHING, { ...wishes, given: new Set(['GIVEN']) })
    await expect(applyPlan(steps, on(wrangler))).rejects.toThrow(/deploy the Worker/)
    expect(() => readFileSync(join(folder, 'secrets.json'))).toThrow()
  })

  it('stops at the first thing that cannot be made', async () => {
    const { wrangler, asked } = recorded({ ...FULL, 'queues create': { code: 1, stdout: '', stderr: 'no quota' } })
    await expect(applyPlan(planDeployment(sample, NOTHING, wishes), on(wrangler))).rejects.toThrow(/create queue work/)
    expect(asked.some((one) => one.startsWith('deploy'))).toBe(false)
  })

  it('writes a configuration that depends on no folder', () => {
    const written = JSON.parse(readFileSync(writeConfiguration(real, undefined, folder), 'utf8'))
    expect(written.main).toBe(join(PROJECT, 'src/worker.ts'))
    expect(written.env).toBeUndefined()
  })

  it('writes none for an account that nothing was deployed to, and says what makes that good', () => {
    expect(() => writeConfiguration(real, NOTHING, folder)).toThrow(
      'sextant-control is not in the account: npm run deploy creates it.',
    )
  })
})

describe('secrets', () => {
  it('are described, and the Worker knows them', () => {
    const env = readFileSync(join(PROJECT, 'src/env.ts'), 'utf8')
    expect(real.secrets.length).toBeGreaterThan(2)
    for (const { name, description } of real.secrets) {
      expect(description.length, name).toBeGreaterThan(20)
      expect(env, name).toContain(`readonly ${name}`)
    }
  })
})
