import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { SAMPLE } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'
import { addressOf } from '../../query/answers/address.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  ask = asker(env, token)
})

describe('find_type_definition', () => {
  it('does not take a method for a type', async () => {
    const { error } = await ask('find_type_definition', { type_name: 'Store.get' })
    expect(error).toMatchObject({
      code: 'symbol_not_found',
      message: '"Store.get" is no type of this ref.',
      details: { candidates: [{ qualified_name: 'Store.get', kind: 'method' }] },
    })
  })

  it('says of what may stand for a type what it is', async () => {
    const said = async (type_name: string) =>
      (await ask('find_type_definition', { type_name })).answer.metadata.warnings
    expect(await said('lookUp')).toEqual(['Its kind is function: `get_function_details` describes it as one.'])
    expect(await said('DEFAULT_STORE')).toEqual(['Its kind is constant.'])
    expect(await said('Store')).toEqual([])
  })

  it('gives a model as it stands in its database, with its supertypes and where they are', async () => {
    const { answer } = await ask('find_type_definition', { type_name: 'Order', namespace: 'App\\Models' })
    expect(answer).toMatchObject({
      language: 'php',
      kind: 'model',
      name: 'Order',
      package: 'App\\Models',
      full_name: 'App\\Models\\Order',
      description: 'An order of a customer.',
      signature: 'final class Order extends Model implements HasOwner',
      location: {
        file_path: 'app/Models/Order.php',
        uri: addressOf('acme/shop', 'main', 'app/Models/Order.php'),
        start_line: 4,
        end_line: 23,
      },
      table: 'orders',
      fillable: ['number', 'total'],
      hidden: ['secret'],
      visible: ['number'],
      appends: ['label'],
      casts: { total: 'float' },
      scopes: ['open'],
      attributes: ['label'],
    })
    expect(answer.relations).toEqual([
      {
        type: 'extends',
        name: 'Model',
        target: 'Illuminate\\Database\\Eloquent\\Model',
        external: true,
        package: 'composer:laravel/framework',
      },
      {
        type: 'implements',
        name: 'HasOwner',
        target: 'HasOwner',
        location: {
          file_path: 'app/HasOwner.php',
          uri: addressOf('acme/shop', 'main', 'app/HasOwner.php'),
          start_line: 3,
          end_line: 3,
        },
      },
      { type: 'belongsTo', name: 'customer', target: 'App\\Models\\Customer' },
    ])
    // What the analyser stored is read through the descriptor, never handed out.
    expect(answer.metadata).not.toHaveProperty('eloquent')
    expect(answer.fields).toMatchObject([{ name: 'fillable', type: 'array', visibility: 'protected' }])
    expect(answer.methods.map((method: { kind: string; name: string }) => `${method.kind} ${method.name}`)).toEqual([
      'method customer',
      'scope scopeOpen',
      'method totalOf',
      'method secret',
    ])
  })

  it('gives a struct its embedded types, and the methods that other files declare for it', async () => {
    const { answer } = await ask('find_type_definition', { type_name: 'Engine' })
    expect(answer).toMatchObject({ kind: 'struct', package: 'shop/engine', description: 'Engine runs jobs.' })
    expect(answer.fields.map((field: { name: string }) => field.name)).toEqual(['Core', 'name'])
    expect(answer.relations).toMatchObject([
      { type: 'embeds', name: 'Core', location: { file_path: 'engine/engine.go', start_line: 8 } },
    ])
    expect(answer.methods).toMatchObject([
      { name: 'Start', kind: 'method', receiver: '*Engine', location: { file_path: 'engine/start.go', start_line: 4 } },
    ])
  })

  it('takes a type by its id, and tells the type apart from a field of the same name', async () => {
    const { answer } = await ask('find_type_definition', { type_name: 'Core' })
    expect(answer).toMatchObject({ name: 'Core', kind: 'struct', location: { start_line: 8 } })
    const again = await ask('find_type_definition', { type_name: answer.symbol_id })
    expect(again.answer.symbol_stable_id).toBe(answer.symbol_stable_id)
  })

  it('offers near names where the type is not there', async () => {
    const { error } = await ask('find_type_definition', { type_name: 'Engin' })
    expect(error).toMatchObject({ code: 'symbol_not_found', details: { near: expect.arrayContaining(['Engine']) } })
  })
})
