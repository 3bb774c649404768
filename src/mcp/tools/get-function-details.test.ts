import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { CREATION } from '../../../test/tools/creation.ts'
import { SAMPLE } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  ask = asker(env, token)
})

describe('get_function_details', () => {
  it('reads parameters from the declaration and what is said about them from the doc comment', async () => {
    const { answer } = await ask('get_function_details', { function_name: 'totalOf', class_name: 'Order' })
    expect(answer).toMatchObject({
      language: 'php',
      kind: 'method',
      name: 'totalOf',
      receiver: 'Order',
      namespace: 'App\\Models.Order',
      description: 'Adds up.',
      visibility: 'public',
      is_static: true,
      is_abstract: false,
      is_final: false,
      location: { file_path: 'app/Models/Order.php', start_line: 21, end_line: 21 },
      returns: [{ type: 'float' }],
    })
    expect(answer.parameters).toEqual([
      { name: '$lines', type: 'array', description: 'what was bought' },
      { name: '$tax', type: 'float', description: 'added at the end', default: '0.19' },
    ])
    expect(answer.tags).toContain('deprecated')
    expect(answer.code).toContain('public static function totalOf(array $lines, float $tax = 0.19)')
  })

  it('takes the finer return type of the doc comment where it says the same as the declaration', async () => {
    const { answer } = await ask('get_function_details', { function_name: 'customer', namespace: 'App\\Models' })
    expect(answer.returns).toEqual([{ type: 'BelongsTo<Customer>' }])
  })

  it('knows a model’s scopes, and what is abstract', async () => {
    expect((await ask('get_function_details', { function_name: 'scopeOpen' })).answer.kind).toBe('scope')
    expect((await ask('get_function_details', { function_name: 'secret' })).answer).toMatchObject({
      is_abstract: true,
      visibility: 'protected',
    })
  })

  it('names the candidates when several bear the name, each of which can be asked for', async () => {
    const { error } = await ask('get_function_details', { function_name: 'get' })
    expect(error).toMatchObject({ code: 'ambiguous_symbol' })
    const candidates = error?.details?.candidates as { symbol_id: string; path: string }[]
    expect(candidates.map((one) => one.path).sort()).toEqual(['src/cache.ts', 'src/store.ts'])
    for (const one of candidates) {
      const { answer } = await ask('get_function_details', { function_name: one.symbol_id })
      expect(answer.location.file_path).toBe(one.path)
    }
    const { answer } = await ask('get_function_details', { function_name: 'get', class_name: 'Cache' })
    expect(answer).toMatchObject({ receiver: 'Cache', location: { file_path: 'src/cache.ts' } })
  })

  it('says so when the name is not a function’s, and what describes it or creates it', async () => {
    const said = async (function_name: string, of = ask) =>
      (await of('get_function_details', { function_name })).answer.metadata.warnings
    expect(await said('DEFAULT_STORE')).toEqual(['That symbol is no function: its kind is constant.'])
    const type = 'That symbol is no function: its kind is class. `find_type_definition` describes it.'
    expect(await said('Store')).toEqual([type])
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/doors' }, CREATION)
    expect(await said('Door', asker(env, token, { repository: 'acme/doors' }))).toEqual([
      `${type} What creating an instance takes is told of \`Door.__init__\`.`,
    ])
  })

  it('cuts code that is longer than the budget at a line, and says so', async () => {
    const body = Array.from({ length: 400 }, (_, at) => `  step(${at})`).join('\n')
    const token = await signIn(env)
    await uploadSample(
      sender(env, token),
      { repository: 'acme/long' },
      {
        'long.ts': {
          text: `function long() {\n${body}\n}\n`,
          symbols: [{ from: 'function long', name: 'long', kind: 'function', lines: 402 }],
        },
      },
    )
    const { answer, text } = await ask('get_function_details', {
      repository: 'acme/long',
      function_name: 'long',
      max_tokens: 600,
    })
    expect(text.length / 4).toBeLessThan(600)
    expect(answer.code.endsWith(')')).toBe(true)
    expect(answer.metadata).toMatchObject({ result_completeness: 'partial' })
    expect(answer.metadata.warnings[0]).toContain('open_at')
  })

  it('takes for an id only what is one: a function may be called `sym_enter`, and its class then counts', async () => {
    const token = await signIn(env)
    const classes = Object.fromEntries(
      ['Lexer', 'Parser'].map((name) => [
        `${name}.ts`,
        {
          text: `class ${name} {\n  sym_enter() {}\n}\n`,
          symbols: [
            { from: `class ${name}`, name, kind: 'class' as const, lines: 3 },
            { from: 'sym_enter()', name: 'sym_enter', kind: 'method' as const, parent: name },
          ],
        },
      ]),
    )
    await uploadSample(sender(env, token), { repository: 'acme/tables' }, classes)
    const args = { repository: 'acme/tables', function_name: 'sym_enter', class_name: 'Parser' }
    const { answer } = await ask('get_function_details', args)
    expect(answer?.location.file_path).toBe('Parser.ts')
  })
})
