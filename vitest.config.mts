/**
 * Three runtimes, and a project for each. `worker` runs in workerd with real local D1; what needs Node's own (child processes,
 * the file system, protocol clients) is named `*.node.test.ts` or lies in `scripts`. What knows no platform and no process are
 * projects of their own, whose files share what they load, as the repositories that one thread reads do and requests to one Worker:
 * `engine`, and of the Action `languages`. That takes a third of the time, or half of it.
 */
import { cloudflareTest, type D1Migration, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'
import { anyDashboard } from './scripts/build-dashboard.ts'

// wrangler.toml names its folder, which a fresh checkout lacks. What tests its pages starts the service, which builds it anew.
await anyDashboard()

const engine = ['src/contract/**/*.test.ts', 'src/dashboard/app/**/*.test.ts', 'src/query/**/*.test.ts']
const nodeTests = ['scripts/**/*.test.ts', '**/*.node.test.ts']
const languages = ['indexer-action/src/languages/**/*.test.ts', 'indexer-action/src/link/**/*.test.ts']
const elsewhere = ['node_modules/**', 'indexer-action/**', '.wrangler/**']

/**
 * What a file of `worker` loads is sent to a workerd of its own, a module a message. Libraries would be most of that; bundled once
 * they are two megabytes of it, not twelve. One that is missing here is sent as it is, and so is what makes Hono's elements:
 * vitest bundles no JSX runtime.
 */
const libraries = [
  '@cloudflare/workers-oauth-provider',
  '@hono/zod-openapi',
  '@modelcontextprotocol/server',
  '@noble/hashes/blake3.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@octokit/auth-app',
  '@octokit/request',
  '@octokit/webhooks-methods',
  'agents/mcp/server',
  'diff',
  'fast-check',
  'hono',
  'hono/cookie',
  'ignore',
  'jose',
  're2js',
  'tokenx',
  'zod',
]

/** Their source maps are larger than they are, and show nobody a line of ours. Vite keeps the map of a code that has not changed. */
const withoutLibraryMaps: Plugin = {
  name: 'without-library-maps',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code: `${code}\n`, map: { mappings: '' } } : undefined),
}

/** Read once: the options of `worker` are asked for at every file. */
let read: Promise<{ control: D1Migration[]; index: D1Migration[] }> | undefined
function migrations() {
  read ??= Promise.all(['control', 'index'].map((set) => readD1Migrations(`migrations/${set}`))).then(
    ([control = [], index = []]) => ({ control, index }),
  )
  return read
}

export default defineConfig({
  test: {
    // Most of the time is spent waiting for servers, browsers and disks.
    maxWorkers: 3,
    // A timeout ends what hangs; it is no measure of speed: a busy machine may take four times as long as a quiet one.
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
          exclude: elsewhere,
          testTimeout: 60_000,
          // A second is vitest's own: a page that a busy machine draws takes longer.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'engine',
          environment: 'node',
          isolate: false,
          include: engine,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          withoutLibraryMaps,
          cloudflareTest(async () => ({
            main: './src/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Tests send in seconds what a run sends in minutes; limits have tests of their own.
              ratelimits: {
                INGEST_LIMIT: { namespace_id: '1001', simple: { limit: 1_000_000, period: 60 } },
                DOCUMENT_LIMIT: { namespace_id: '1003', simple: { limit: 1_000_000, period: 60 } },
              },
              bindings: {
                SEXTANT_DEV: '1',
                // Vectors are made in tests that say so: elsewhere their rows would come in the middle of things.
                SEXTANT_VECTORS: 'off',
                TEST_MIGRATIONS: await migrations(),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...engine, ...nodeTests, ...elsewhere],
          setupFiles: ['./test/setup/migrate.ts'],
          deps: {
            optimizer: {
              ssr: { enabled: true, include: libraries, rolldownOptions: { external: [/^node:/, /^cloudflare:/] } },
            },
          },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'action',
          environment: 'node',
          include: ['indexer-action/src/**/*.test.ts'],
          exclude: [...languages, '**/*.node.test.ts', 'node_modules/**'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'languages',
          environment: 'node',
          isolate: false,
          include: languages,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
