import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { numbersOf } from '../../../test/setup/dice.ts'
import { sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { FileSpec } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const SHOP = {
  'shop/invoice.py':
    'def make_invoice(order):\n    """Renders the bill that a customer pays."""\n    return total(order)\n',
  'shop/total.py': 'def total(order):\n    # adds up prices, with the discount of a coupon\n    return sum(order)\n',
  'shop/mail.py': 'def send(message):\n    return message\n',
  'notes/coupon.py': 'def coupon():\n    pass\n',
}

let ask: Ask
let shop: Ask
beforeAll(async () => {
  const token = await signIn(env)
  const send = sender(env, token)
  await uploadSample(send, { repository: 'acme/api' })
  await upload(send, { repository: 'acme/shop' }, SHOP)
  ask = asker(env, token)
  shop = asker(env, token, { owner: 'acme', repository: 'acme/shop' })
})
const files = async (query: string, more = {}): Promise<string[]> =>
  (await shop('search', { query, ...more })).answer.results.map((one: { anchor: { file: string } }) => one.anchor.file)

describe('search', () => {
  it('finds code by words that stand near it, in another form and as synonyms', async () => {
    expect((await files('where are customers billed'))[0]).toBe('shop/invoice.py')
    expect((await files('adding discounts'))[0]).toBe('shop/total.py')
    expect(await files('quaternion rotation')).toEqual([])
  })

  it('counts as many places, and shows the same ones first, however few are asked for at a time', async () => {
    const token = await signIn(env)
    const below = numbersOf(3)
    const words = [
      'cart',
      'price',
      'tax',
      'order',
      'ship',
      'label',
      'queue',
      'retry',
      'parse',
      'token',
      'cache',
      'page',
    ]
    const some = (most: number) => Array.from({ length: most }, () => words[below(words.length)]).join(' ')
    const tree = Object.fromEntries(
      Array.from({ length: 60 }, (_, file) => [
        `src/${some(1)}_${file}.py`,
        Array.from(
          { length: 1 + below(6) },
          (_, at) => `# ${some(4)}\ndef ${some(2).replace(' ', '_')}_${at}(x):\n    # ${some(3)}\n    return x\n\n`,
        ).join('\n'),
      ]),
    )
    await upload(sender(env, token), { repository: 'acme/words' }, tree)
    const ofWords = asker(env, token, { repository: 'acme/words' })
    for (const query of ['where is the price of a cart parsed', 'retry queue', 'tax label cache', 'ship order']) {
      const whole = (await ofWords('search', { query, limit: 50 })).answer
      for (const limit of [1, 7]) {
        const { answer } = await ofWords('search', { query, limit })
        expect(answer.total).toBe(whole.total)
        expect(answer.results).toEqual(whole.results.slice(0, limit))
      }
    }
  })

  it('puts the symbol of that name before every place that uses it', async () => {
    const { answer } = await shop('search', { query: 'total' })
    expect(answer.intent).toBe('symbol')
    expect(answer.results[0]).toMatchObject({
      name: 'total',
      kind: 'function',
      anchor: { file: 'shop/total.py', line: 1 },
    })
    expect(answer.results[0].id).toMatch(/^sym_/)
  })

  it('stays in a directory whose name has letters outside ASCII', async () => {
    const token = await signIn(env)
    await upload(sender(env, token), { repository: 'acme/paths' }, { 'Über/Maß.ts': 'export const weight = 1\n' })
    const asked = asker(env, token, { owner: 'acme', repository: 'acme/paths' })
    const found = async (directory: string) => (await asked('search', { query: 'weight', directory })).answer.total
    expect([await found('Über'), await found('./Über/'), await found('Unter')]).toEqual([1, 1, 0])
  })

  it('finds the symbol whose name is misspelt, and says that words were taken for others', async () => {
    for (const query of ['make_invioce', 'make_invoce', 'mak_invoice', 'make_innvoice()']) {
      const { answer } = await shop('search', { query })
      expect(answer.results[0]?.anchor).toMatchObject({ file: 'shop/invoice.py', symbol: 'make_invoice' })
    }
    const { text } = await shop('search', { query: 'make_invioce' })
    expect(text).toContain('spelt nearly the same')
    expect((await shop('search', { query: 'make_invoice' })).text).not.toContain('spelt nearly')
  })

  it('finds the file that a stack trace names', async () => {
    const trace =
      'Traceback (most recent call last):\n  File "/srv/app/shop/mail.py", line 2, in send\nTypeError: bad operand'
    const { answer } = await shop('search', { query: trace })
    expect(answer.intent).toBe('error')
    expect(answer.results[0].anchor.file).toBe('shop/mail.py')
  })

  it('names the symbol of a place in every form of an answer', async () => {
    for (const form of [{}, { compact: true }, { detail_level: 'signature' }]) {
      const { answer } = await shop('search', { query: 'adding discounts', ...form })
      expect(answer.results[0].anchor).toEqual({ file: 'shop/total.py', line: 1, column: 5, symbol: 'total' })
    }
  })

  it('shows the first ten of a longer page in context, and of the others where they are', async () => {
    const token = await signIn(env)
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`f${n}.py`, `def lamp${n}():\n    # lights the lamp\n    return ${n}\n`]),
    )
    await upload(sender(env, token), { repository: 'acme/lamps' }, many)
    const lamps = asker(env, token, { owner: 'acme', repository: 'acme/lamps' })
    const lines = async (more: Record<string, unknown>): Promise<number[]> =>
      (await lamps('search', { query: 'light the lamp', limit: 30, max_tokens: 20_000, ...more })).answer.results.map(
        (one: { preview: { lines: string[] } }) => one.preview.lines.length,
      )
    expect(await lines({})).toEqual([...Array(10).fill(3), ...Array(20).fill(1)])
    expect(await lines({ detail_level: 'context' })).toEqual(Array(30).fill(3))
  })

  it('keeps to a directory and a language', async () => {
    expect(await files('coupon discount', { directory: 'shop' })).toEqual(['shop/total.py'])
    expect(await files('coupon discount', { directory: './shop/' })).toEqual(['shop/total.py'])
    expect(await files('coupon discount', { directory: 'sho' })).toEqual([])
    expect(await files('coupon discount', { language: 'rust' })).toEqual([])
  })

  it('gives pages without repeating or losing a place', async () => {
    const whole = await files('order message coupon', { limit: 100 })
    const first = (await shop('search', { query: 'order message coupon', limit: 2 })).answer
    const rest = (await shop('search', { query: 'order message coupon', limit: 100, cursor: first.nextCursor })).answer
    const paths = [...first.results, ...rest.results].map((one: { anchor: { file: string } }) => one.anchor.file)
    expect(paths).toEqual(whole)
    expect(first.total).toBe(whole.length)
  })

  it('says what made a score, how much is shown, and that there are no vectors', async () => {
    const { answer } = await shop('search', { query: 'pays the bill', explain: true, mode: 'semantic' })
    const [best] = answer.results
    expect(best.score).toBe(1)
    expect(best.provenance).toBe('lexical')
    expect(best.explain.passages).toBeGreaterThan(0)
    expect(answer.semantic).toBe('off')
    expect(answer.metadata.warnings[0]).toContain('no vectors')
    const compact = (await shop('search', { query: 'pays the bill', compact: true })).answer.results[0]
    expect(Object.keys(compact).sort()).toEqual(['anchor', 'id', 'preview', 'provenance', 'score', 'title', 'url'])
    expect(compact.preview.lines).toHaveLength(1)
  })

  it('answers the same, to the score, when another repository grows', async () => {
    const query = { query: 'customer order discount', explain: true }
    const before = (await shop('search', query)).text
    const token = await signIn(env)
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [`p/f${n}.py`, `def order${n}(): # customer discount order\n    pass\n`]),
    )
    await upload(sender(env, token), { repository: 'acme/neighbour' }, many)
    expect((await shop('search', query)).text).toBe(before)
  })

  it('says that nothing is like the query, or why nothing could be', async () => {
    const why = async (more: object) => (await shop('search', { query: 'zzzqqq', ...more })).answer.metadata.warnings
    expect(await why({})).toEqual([expect.stringContaining('Nothing here is like the query')])
    expect(await why({ query: 'order', language: 'klingon' })).toEqual([
      'No indexed file of this ref is in that language.',
    ])
  })

  it('finds the file whose name is all that is asked for, unless a symbol is called so', async () => {
    const token = await signIn(env)
    await upload(
      sender(env, token),
      { repository: 'acme/names' },
      {
        'go.mod': 'module example.org/shop\n',
        'README.md': '# Shop\nSells things.\n',
        'web/App.vue': '<template>app in vue</template>\n',
        'cart.test.py': 'def total():\n    pass\n',
        'lib/mode.py': 'def mod_app():\n    # readme of vue, go\n    pass\ndef LICENSE():\n    pass\n',
        LICENSE: 'Use it.\n',
      },
    )
    const asked = asker(env, token, { owner: 'acme', repository: 'acme/names' })
    const first = async (query: string) => {
      const { answer } = await asked('search', { query })
      return [answer.intent, answer.results[0]?.anchor.file]
    }
    for (const [query, file] of [
      ['go.mod', 'go.mod'],
      ['README', 'README.md'],
      ['App.vue', 'web/App.vue'],
      ['cart.test.py', 'cart.test.py'],
    ] as const)
      expect(await first(query)).toEqual(['path', file])
    expect(await first('LICENSE')).toEqual(['symbol', 'lib/mode.py'])
    expect(await first('lib.mod_app')).toEqual(['symbol', 'lib/mode.py'])
  })

  it('finds the file that is named, wherever it lies and however many others hold the words of its name', async () => {
    const token = await signIn(env)
    const others = Array.from({ length: 60 }, (_, n) => [
      `lib/f${n}.py`,
      `def run${n}():\n    # cart test ${n}\n    pass\n`,
    ])
    // The words of a path count six times in an index.
    const called = `${'# cart test py\n'.repeat(6)}${'# filler of a long file\n'.repeat(400)}`
    await upload(
      sender(env, token),
      { repository: 'acme/called' },
      {
        ...Object.fromEntries(others),
        'web/shop/cart.test.py': called,
      },
    )
    const asked = asker(env, token, { owner: 'acme', repository: 'acme/called' })
    for (const query of ['cart.test.py', 'shop/cart.test.py', 'File "/srv/x/shop/cart.test.py", line 3, in total'])
      expect((await asked('search', { query })).answer.results[0]?.anchor.file, query).toBe('web/shop/cart.test.py')
  })

  it('finds what is in a directory however much is elsewhere', async () => {
    const token = await signIn(env)
    const elsewhere = Array.from({ length: 700 }, (_, n) => [`lib/f${n}.py`, '# cart total\n'])
    const tree = { ...Object.fromEntries(elsewhere), 'web/sum.py': `# cart\n${'# filler\n'.repeat(200)}` }
    await upload(sender(env, token), { repository: 'acme/wide' }, tree)
    const asked = asker(env, token, { owner: 'acme', repository: 'acme/wide' })
    const { answer } = await asked('search', { query: 'total of the cart', directory: 'web' })
    expect(answer.results.map((one: { anchor: { file: string } }) => one.anchor.file)).toContain('web/sum.py')
  })

  it('finds what it finds in a new repository however often files were pushed before', async () => {
    const token = await signIn(env)
    const version = (run: number) => ({
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, n) => [
          `p/f${n}.py`,
          `def order${n}(): # coupon of an order\n    return ${run}\n`,
        ]),
      ),
      'p/other.py': 'def add():\n    # sums what is in the cart, where there may be a coupon too\n    pass\n',
    })
    for (let run = 1; run <= 15; run++)
      await upload(
        sender(env, token),
        { repository: 'acme/pushed', run },
        version(run),
        run > 1 ? version(run - 1) : undefined,
      )
    await upload(sender(env, token), { repository: 'acme/new' }, version(15))
    const found = async (repository: string) =>
      (await asker(env, token)('search', { repository, query: 'coupon of an order', limit: 50 })).answer.results
        .map((one: { anchor: { file: string } }) => one.anchor.file)
        .sort()
    expect(await found('acme/pushed')).toEqual(await found('acme/new'))
    expect(await found('acme/new')).toHaveLength(21)
  })

  it('costs two round trips to the shard', async () => {
    const { cost } = await ask('search', { repository: 'acme/api', query: 'store the value of a key' })
    expect(cost.index).toBe(2)
    expect(cost.control).toBe(1)
  })

  describe('of what a program shows or serves', () => {
    const SHOWN: Record<string, FileSpec> = {
      'src/cart.ts': {
        text: "// pays at once\nexport function order() {\n  return t('cart.order-now')\n}\nexport function orderNow() {\n  // order order now now\n  return 1\n}\n",
        symbols: [
          { from: 'function order', name: 'order', kind: 'function', lines: 3 },
          { from: 'function orderNow', name: 'orderNow', kind: 'function', lines: 4 },
        ],
      },
      'src/pay.ts': {
        text: 'export function pay(sum: number) {\n  throw new Error(format("Card was declined for %d coins", sum))\n}\n',
        symbols: [{ from: 'function pay', name: 'pay', kind: 'function', lines: 3 }],
      },
      'src/declined.ts': {
        text: '// card card declined, coins declined: a card of coins\nexport const declined = 1\n',
      },
      'locales/en.json': {
        text: '{\n  "cart": {\n    "order-now": "Buy all of it at once"\n  }\n}\n',
        language: 'json',
        role: 'data',
      },
      'src/once.ts': { text: '// buy once, buy at once, buy all at once\nexport const buyOnce = 1\n' },
      'src/bottles.ts': {
        text: 'export class Cellar {\n  one() {\n    return 1\n  }\n}\n',
        symbols: [
          { from: 'class Cellar', name: 'Cellar', kind: 'class', lines: 5 },
          {
            from: 'one()',
            name: 'one',
            kind: 'method',
            lines: 3,
            more: { extra: { route: 'GET /cellar/bottles/:id' } },
          },
        ],
      },
      'src/client.ts': {
        text: "// bottles of the cellar\nexport const cellar = () => fetch('/cellar/bottles/' + 1)\n",
      },
    }
    let shown: Ask
    beforeAll(async () => {
      const token = await signIn(env)
      await uploadSample(sender(env, token), { repository: 'acme/shown' }, SHOWN)
      shown = asker(env, token, { repository: 'acme/shown' })
    })
    const best = async (query: string) => (await shown('search', { query })).answer.results[0].anchor

    it('finds where a message with values in it is raised', async () => {
      expect(await best('Card was declined for 12 coins')).toMatchObject({ file: 'src/pay.ts', symbol: 'pay' })
    })

    it('finds what shows a translated text, although other code has more of its words', async () => {
      expect(await best('Buy all of it at once')).toMatchObject({ file: 'src/cart.ts', symbol: 'order' })
    })

    it('finds the handler of a route, and pays two round trips like any other search', async () => {
      expect(await best('GET /cellar/bottles/7')).toMatchObject({ file: 'src/bottles.ts', symbol: 'one' })
      for (const query of ['GET /cellar/bottles/7', 'Buy all of it at once'])
        for (const tool of ['search', 'get_code_context']) expect((await shown(tool, { query })).cost.index).toBe(2)
    })
  })
})

describe('fetch', () => {
  it('gives the text behind every id that a search gives', async () => {
    const { answer } = await shop('search', { query: 'order message coupon' })
    for (const { id, anchor } of answer.results) {
      const fetched = (await shop('fetch', { id })).answer
      expect(fetched.id).toBe(id)
      expect(fetched.span.path).toBe(anchor.file)
      expect(fetched.text.length).toBeGreaterThan(0)
      expect(fetched.url).toContain(`/blob/${fetched.metadata.commit}/`)
    }
  })

  it('gives a file by its path, some of its lines, and says where a budget ended it', async () => {
    expect((await shop('fetch', { id: 'shop/total.py' })).answer.text).toBe(SHOP['shop/total.py'].trimEnd())
    expect((await shop('fetch', { id: 'shop/total.py#L2-L2' })).answer.text).toBe(SHOP['shop/total.py'].split('\n')[1])
    const { answer } = await shop('fetch', { id: 'shop/total.py', max_tokens: 510 })
    expect(answer.metadata.result_completeness).toBe('partial')
    expect(answer.span.end).toBeLessThan(3)
  })

  it('does not find what is not of this ref', async () => {
    expect((await shop('fetch', { id: 'src/app.ts' })).error).toMatchObject({ code: 'file_not_found' })
    const foreign = (await ask('search', { repository: 'acme/api', query: 'lookUp' })).answer.results[0].id
    expect((await shop('fetch', { id: foreign })).error).toMatchObject({ code: 'result_not_found' })
  })

  it('shows of a passage deep inside a function no line that is nothing but brackets', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => (at === 75 ? '  herd quagga herd quagga stampede' : '  })'))
    const token = await signIn(env)
    const repository = 'acme/deep'
    const herd: FileSpec = {
      text: `function drive() {\n${lines.join('\n')}\n}\n`,
      symbols: [{ from: 'function drive', name: 'drive', kind: 'function', lines: 122 }],
    }
    await uploadSample(sender(env, token), { repository }, { 'src/herd.ts': herd })
    const asked = { query: 'how does the quagga herd stampede', compact: true }
    const { answer } = await asker(env, token, { repository })('search', asked)
    expect(answer.results[0]).toMatchObject({
      anchor: { file: 'src/herd.ts', line: 77, symbol: 'drive' },
      preview: { lines: ['  herd quagga herd quagga stampede'], startLine: 77 },
    })
  })
})
