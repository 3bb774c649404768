/**
 * `npm run deploy`: creates or reuses everything that wrangler.toml names, migrates, and uploads the Worker.
 *
 *   npm run deploy                    what is missing is made, what is there is reused
 *   npm run deploy -- --plan          says what it would do in this account
 *   npm run deploy -- --dry-run       the same without an account, and builds the Worker as it would be uploaded
 *
 * Secrets are taken from environment variables of their names; those that are set already are kept. `--location weur` or
 * `--jurisdiction eu` say where new databases live. `--environment NAME` takes [env.NAME] of wrangler.toml in the place of
 * [env.production]; `--no-upload` does everything but the upload, for the rehearsal.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../command-line.ts'
import { applyPlan, buildOnly } from './apply.ts'
import { readConfiguration } from './configuration.ts'
import { NOTHING, readExisting } from './existing.ts'
import { planDeployment, printPlan, type Step } from './plan.ts'
import { VECTORS } from './vectors.ts'
import { wranglerOf } from './wrangler.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
/** Those of D1, as wrangler knows them. */
const LOCATIONS = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam']
const JURISDICTIONS = ['eu', 'fedramp', 'us']

const { values } = readCommandLine(import.meta.url, {
  options: {
    plan: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    environment: { type: 'string', default: 'production' },
    location: { type: 'string' },
    jurisdiction: { type: 'string' },
    'no-upload': { type: 'boolean', default: false },
  },
})

const { location, jurisdiction } = values
if (location !== undefined && jurisdiction !== undefined)
  misuse('Give --location or --jurisdiction, not both: within a jurisdiction D1 chooses the location.')
refuseUnknown('location', location, LOCATIONS)
refuseUnknown('jurisdiction', jurisdiction, JURISDICTIONS)

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const configuration = readConfiguration(PROJECT, values.environment)
  const wrangler = wranglerOf(PROJECT)
  const given = Object.fromEntries(
    configuration.secrets.flatMap(({ name }) => {
      const value = process.env[name]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
  const offline = values['dry-run']
  const existing = offline ? NOTHING : await readExisting(configuration, wrangler)
  const steps = planDeployment(configuration, existing, {
    location,
    jurisdiction,
    given: new Set(Object.keys(given)),
    vectors: VECTORS,
  })
  say(`${configuration.settings.name}: ${offline ? 'what an empty account would get' : 'what this account gets'}\n`)
  say(`${printPlan(steps)}\n`)
  stopIf(steps)
  const on = { configuration, wrangler, folder: join(PROJECT, '.wrangler', 'deploy-plan'), say }
  if (values.plan) return
  if (offline) await buildOnly(on)
  else await applyPlan(steps, { ...on, values: given, dryRun: values['no-upload'] })
  const missing = steps.filter((one) => one.action === 'missing')
  if (missing.length > 0) {
    say('\nStill to be set, with `npx wrangler secret put NAME` or as variables of this command:')
    for (const { name, detail } of missing) say(`  ${name}: ${detail}`)
  }
}

/** Before anything is made: neither can be changed later, and wrangler would refuse only the first of many commands. */
function refuseUnknown(what: string, given: string | undefined, known: readonly string[]): void {
  if (given !== undefined && !known.includes(given))
    misuse(`There is no ${what} ${JSON.stringify(given)}: it is one of ${known.join(', ')}.`)
}

function stopIf(steps: readonly Step[]): void {
  const stops = steps.filter((one) => one.action === 'stop')
  if (stops.length > 0) throw new Error(stops.map(({ kind, name, detail }) => `${kind} ${name} ${detail}`).join('\n'))
}
