/** What schemas of Zod and Valibot accept. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a schema accepts what the schemas in it and around it say', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "zod": "4" } }',
    'user.ts': `import * as z from 'zod'
export const Address = z.object({ street: z.string(), zip: z.string().optional() })
export const User = z
  .object({ name: z.string().min(1), address: Address.optional(), tags: z.array(z.object({ label: z.string() })) })
  .strict()
export type User = z.infer<typeof User>
export const Admin = User.extend({ rights: z.record(z.string(), Address) }).partial()
export const Shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.literal('square'), side: z.number() }),
])
`,
    'use.ts': `import { z } from 'zod'
import { Address, Admin, Shape, User } from './user'
export async function use(user: User, shape: z.infer<typeof Shape>, admin: z.output<typeof Admin>) {
  user.address?.zip
//              ^ read user.ts Address.zip
  user.tags.map((tag) => tag.label)
//                           ^ read user.ts User.tags.label
  user.tags.map((tag) => tag.label)
//          ^ call std:ecmascript Array.map
  user.name.trim()
//          ^ call std:ecmascript String.trim
  admin.rights?.any.street
//                  ^ read user.ts Address.street
  admin.address
//      ^ read user.ts User.address
  shape.radius
//      ^ read user.ts Shape.radius
  const parsed = User.safeParse(user)
  if (parsed.success) parsed.data.name
//                                ^ read user.ts User.name
  parsed.error?.issues
//       ^ read npm:zod ZodSafeParseResult.error
  const [first] = await User.array().parseAsync([user])
  first.name
//      ^ read user.ts User.name
  const upper = User.refine((given) => given.name !== '').transform((given) => ({ upper: given.tags }))
//                                           ^ read user.ts User.name
  upper.parse(user).upper[0].label
//                           ^ read user.ts User.tags.label
  User.shape.address
//           ^ read user.ts User.address
  Address.merge(z.object({ more: User })).parse({}).more.name
//                                                       ^ read user.ts User.name
  z.union([User, z.null()]).parse(user).name
//                                      ^ read user.ts User.name
  user.missing
//     ^ read unknown
}
`,
  })
})

test("Valibot's schemas are read alike", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "valibot": "1" } }',
    'user.ts': `import * as v from 'valibot'
const Address = v.object({ street: v.string() })
export const User = v.pipe(v.object({ name: v.string(), address: v.optional(Address) }), v.check(() => true))
export type User = v.InferOutput<typeof User>
export const use = (user: User) => user.address?.street
//                                               ^ read user.ts Address.street
v.parse(v.array(User), []).map((user) => user.name)
//                                            ^ read user.ts User.name
`,
  })
})

test('a schema is known by the type that it is written to have, and a function by the schema that it is given', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "zod": "4" } }',
    'cats.ts': `import { z, type ZodSchema, type ZodType } from 'zod'
interface Cat { lives: number }
const cats: ZodType<Cat> = z.any()
cats.parse(1).lives
//            ^ read cats.ts Cat.lives
const Dog = z.object({ bark: z.object({ loud: z.boolean() }), cat: z.custom<Cat>() })
declare function parseAs<S extends ZodType>(schema: S, data: unknown): z.infer<S>
parseAs(Dog, 1).bark.loud
//              ^ read cats.ts Dog.bark
declare function check<T>(schema: ZodSchema<T>, data: unknown): T
check(Dog, 1).cat.lives
//                ^ read cats.ts Cat.lives
check(cats, 1).lives
//             ^ read cats.ts Cat.lives
export async function request<S extends z.ZodTypeAny>(url: string, schema: S): Promise<z.output<S>> {
  return schema.parse(await (await fetch(url)).json())
}
export const use = async () => (await request('/', Dog)).cat.lives
//                                                           ^ read cats.ts Cat.lives
`,
  })
})

test('a schema that is merged with another describes what it did', async () => {
  await expectLinks({
    'a.ts': `import { z } from 'zod'
const Base = z.object({ id: z.string() })
const Merged = Base.merge(z.object({ more: z.string() }))
const Spread = z.object({ ...Base.shape, own: z.string() })
export function run(merged: z.infer<typeof Merged>, spread: z.infer<typeof Spread>) {
  merged.id
//       ^ read a.ts Base.id
  merged.more
//       ^ read a.ts Merged.more
  spread.id
//       ^ read a.ts Base.id
  spread.own
//       ^ read a.ts Spread.own
}
`,
  })
})
