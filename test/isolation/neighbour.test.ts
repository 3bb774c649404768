/**
 * P7: order and scores of a repository's answers say nothing about its neighbours. The same questions before and after others on
 * the same shard have added files that are full of the words asked for.
 *
 * `npm test` adds some hundred files; VITE_NEIGHBOUR says how many (`npm run isolation:neighbour`: 10,000 on each shard).
 */
import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../identity/flow.ts'
import { buildTree, type Tree, totalsOf } from '../setup/tree.ts'
import { begin, contentRecords, manifestRecord, ndjson, ok, sender, signIn, upload } from '../setup/uploader.ts'
import { tokenOf } from './principals.ts'

const FILES = Number(import.meta.env.VITE_NEIGHBOUR ?? 400)
const AT_ONCE = 500

const VICTIM: Tree = {
  'src/cart.py': 'def total_price(): pass\ndef apply_discount():\n  total_price()\n# the discount of a customer\n',
  'src/tax.py': 'def tax_rate():\n  total_price()\n# price before tax, discount after\n',
  'src/mail.py': 'def send_receipt():\n  apply_discount()\n  tax_rate()\n',
  'docs/pricing.py': '# price price price discount tax receipt customer\ndef example():\n  total_price()\n',
  'tests/test_cart.py': 'def test_total():\n  total_price()\n  apply_discount()\n',
}
const QUESTIONS: readonly (readonly [string, object])[] = [
  ['search', { query: 'how is the price discounted for a customer', limit: 20 }],
  ['search', { query: 'total_price tax', mode: 'keyword', limit: 20 }],
  ['search_code', { query: 'discount', limit: 20 }],
  ['search_code', { query: '/total_[a-z]+/', limit: 20 }],
  ['search_symbols', { query: 'total', limit: 20 }],
  ['find_references', { symbol: 'total_price' }],
  ['callers', { symbol: 'total_price', depth: 3 }],
  ['get_code_context', { query: 'discount of a price' }],
  ['find_related_symbols', { symbol_name: 'total_price' }],
  ['impact_of', { symbols: ['total_price'] }],
]

let token: string
const REPOSITORY = 'quiet/shop'
beforeAll(async () => {
  await upload(sender(env, await signIn(env)), { repository: REPOSITORY }, VICTIM)
  const { organisation_id } = (await env.DB.prepare(
    "SELECT organisation_id FROM repository WHERE name = 'shop'",
  ).first()) as {
    organisation_id: number
  }
  token = await tokenOf(env, { organisation_id })
})

/** Everything of the answers but how long they took. */
async function answers(): Promise<string[]> {
  const all: string[] = []
  for (const [name, args] of QUESTIONS) {
    const body = { method: 'tools/call', params: { name, arguments: { repository: REPOSITORY, ...args } } }
    let text = ''
    // A busy machine may have no time for the session, and the answer says so: that is not what is compared.
    for (let tries = 0; tries < 10 && (tries === 0 || text.includes('The session could not be read')); tries++)
      ({ text } = await call(env, token, '/mcp', body))
    all.push(`${name} ${text.replace(/"(?:elapsed|duration)\w*\\?":[\d.]+/gi, '')}`)
  }
  return all
}

/** A file of the neighbour's: the words of the questions, in a mixture of its own. */
function fileOf(n: number): string {
  const words = ['price', 'discount', 'tax', 'customer', 'receipt', 'total_price']
  const text = Array.from({ length: 12 }, (_, at) => words[(n * 7 + at * (1 + (n % 5))) % words.length]).join(' ')
  return `def total_price_${n}(): pass\ndef apply_discount_${n}():\n  total_price_${n}()\n# ${text}\n`
}

async function add(repository: string, files: number, bearer: string): Promise<void> {
  const send = sender(env, bearer)
  const { upload: id } = await begin(send, { repository })
  const entries: ReturnType<typeof buildTree>['entries'][number][] = []
  for (let from = 0; from < files; from += AT_ONCE) {
    const names = Array.from({ length: Math.min(AT_ONCE, files - from) }, (_, at) => from + at)
    const tree = Object.fromEntries(names.map((n) => [`src/part${n % 50}/price${n}.py`, fileOf(n)]))
    const built = buildTree(tree)
    entries.push(...built.entries)
    await ok(send(`${id}/records`, ndjson([...contentRecords(tree, built), manifestRecord(built.entries)])))
  }
  await ok(send(`${id}/publish`, { manifest: 'full', ...totalsOf(entries) }))
}

const shardOf = (name: string) =>
  env.DB.prepare('SELECT shard FROM repository WHERE name = ?').bind(name).first<number>('shard')

it(`answers the same, to the byte, after neighbours have added ${FILES} files`, async () => {
  const before = await answers()
  expect(before.filter((one) => one.includes('"isError":true'))).toEqual([])
  expect(before.filter((one) => !/(src|docs|tests)\/\w+\.py/.test(one))).toEqual([])
  // One of the same organisation and one of another; linked one after the other, they lie on both shards.
  await env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (900, 'loud', 0)").run()
  const stranger = await tokenOf(env, { organisation_id: 900, scopes: '["read","write","repository:create"]' })
  const own = await signIn(env)
  for (const [name, bearer] of [
    ['loud/one', stranger],
    ['loud/two', stranger],
    ['quiet/three', own],
    ['quiet/four', own],
  ] as const)
    await add(name, Math.ceil(FILES / 2), bearer)
  const shards = await Promise.all(['one', 'two', 'three', 'four'].map(shardOf))
  expect(shards.filter((shard) => shard === 0)).toHaveLength(2)
  expect(await answers()).toEqual(before)
}, 1_200_000)
