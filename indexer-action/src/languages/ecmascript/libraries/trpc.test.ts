/** tRPC. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FILES = {
  'package.json':
    '{ "dependencies": { "@trpc/server": "11", "@trpc/client": "11", "@trpc/react-query": "11", "@trpc/tanstack-react-query": "11", "@tanstack/react-query": "5", "zod": "4" } }',
  'users.ts': `export interface User { id: number; name: string; posts: Post[] }
export interface Post { title: string }
`,
  'router.ts': `import { initTRPC } from '@trpc/server'
import { z } from 'zod'
import type { Post, User } from './users'
const createContext = async () => ({ user: {} as User })
const t = initTRPC.context<typeof createContext>().create()
const open = t.procedure.use(({ ctx, next }) => next({ ctx: { user: ctx.user } }))
//                                                                      ^ read router.ts createContext.user
const posts = t.router({
  list: open.query(async ({ ctx }) => ctx.user.posts),
//                                             ^ read users.ts User.posts
  add: open.input(z.object({ title: z.string() })).mutation(async ({ input }) => ({ title: input.title }) as Post),
//                                                                                               ^ read router.ts posts.add.title
})
export const appRouter = t.router({ posts, me: t.procedure.query(() => ({}) as User), nested: { of: open.query(() => ({}) as User) } })
export type AppRouter = typeof appRouter
`,
}

test("a resolver is given its input and context, and a client calls the router's procedures", async () => {
  await expectLinks({
    ...FILES,
    'client.ts': `import { createTRPCClient } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { type AppRouter, appRouter } from './router'
const client = createTRPCClient<AppRouter>({ links: [] })
const list = await client.posts.list.query()
//                              ^ read router.ts posts.list
list[0].title
//      ^ read users.ts Post.title
client.posts.add.mutate({ title: 'a' }).then((post) => post.title)
//                        ^ write router.ts posts.add.title
//                                                          ^ read users.ts Post.title
;(await client.nested.of.query()).name
//                                ^ read users.ts User.name
const caller = appRouter.createCaller({})
;(await caller.me()).name
//                   ^ read users.ts User.name
declare const out: inferRouterOutputs<AppRouter>['posts']['list'][number]
out.title
//  ^ read users.ts Post.title
declare const given: inferRouterInputs<AppRouter>['posts']['add']
given.title
//    ^ read router.ts posts.add.title
`,
  })
})

test('hooks of a client have what procedures return and take', async () => {
  await expectLinks({
    ...FILES,
    'hooks.tsx': `import { useQuery } from '@tanstack/react-query'
import { createTRPCReact } from '@trpc/react-query'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import type { AppRouter } from './router'
const api = createTRPCReact<AppRouter>()
const { useTRPC } = createTRPCContext<AppRouter>()
export function Posts() {
  api.posts.list.useQuery().data?.[0].title
//          ^ read router.ts posts.list
//                                    ^ read users.ts Post.title
  const [me] = api.me.useSuspenseQuery()
  me.name
//   ^ read users.ts User.name
  const add = api.posts.add.useMutation({ onSuccess: (post, input) => [post.title, input.title] })
//                                                                          ^ read users.ts Post.title
//                                                                                       ^ read router.ts posts.add.title
  add.mutate({ title: 'a' })
//             ^ write router.ts posts.add.title
  const utils = api.useUtils()
  utils.posts.list.setData(undefined, (before) => before?.filter((post) => post.title))
//                                                                              ^ read users.ts Post.title
  const trpc = useTRPC()
  useQuery(trpc.me.queryOptions()).data?.name
//                                       ^ read users.ts User.name
}
`,
  })
})

test('what middleware hands on as context is known to the procedures behind it', async () => {
  await expectLinks({
    'package.json': FILES['package.json'],
    'users.ts': FILES['users.ts'],
    'trpc.ts': `import { initTRPC, TRPCError } from '@trpc/server'
import type { User } from './users'
declare function session(): Promise<{ user: User } | null>
const createContext = async (opts: { headers: Headers }) => ({ session: await session(), ...opts })
const t = initTRPC.context<typeof createContext>().create()
const timed = t.middleware(async ({ next }) => {
  const result = await next()
  return result
})
const known = t.middleware(({ ctx, next }) => {
  if (!ctx.session) throw new TRPCError({ code: 'UNAUTHORIZED' })
  return next({ ctx: { me: ctx.session.user } })
})
export const guarded = t.procedure.use(timed).use(known)
export const inline = t.procedure.use(async function isKnown(opts) {
  const { ctx } = opts
  return opts.next({ ctx: { who: ctx.session!.user } })
})
export const router = t.router
export const createCallerFactory = t.createCallerFactory
`,
    'router.ts': `import { z } from 'zod'
import { createCallerFactory, guarded, inline, router } from './trpc'
export const posts = router({
  mine: guarded.query(({ ctx }) => ctx.me.posts),
//                                        ^ read users.ts User.posts
  add: guarded.input(z.object({ title: z.string() })).mutation(({ ctx: { me, session }, input }) => [me.name, session?.user.name]),
//                                                                                                      ^ read users.ts User.name
//                                                                                                                          ^ read users.ts User.name
  who: inline.query(({ ctx }) => ctx.who),
})
export const appRouter = router({ posts })
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
`,
    'server.ts': `import { createHydrationHelpers } from '@trpc/react-query/rsc'
import { type AppRouter, createCaller } from './router'
const caller = createCaller({})
;(await caller.posts.who()).name
//                          ^ read users.ts User.name
const { trpc: api } = createHydrationHelpers<AppRouter>(caller, () => null)
;(await api.posts.mine())[0].title
//                           ^ read users.ts Post.title
`,
    'client.tsx': `import { createTRPCReact } from '@trpc/react-query'
import type { inferProcedureInput } from '@trpc/server'
import type { AppRouter } from './router'
const api = createTRPCReact<AppRouter>()
export function Posts({ input }: { input: inferProcedureInput<AppRouter['posts']['add']> }) {
  input.title
//      ^ read router.ts posts.add.title
  api.posts.who.useQuery(undefined, { select: (user) => user.posts }).data?.[0].title
//                                                           ^ read users.ts User.posts
//                                                                              ^ read users.ts Post.title
  const utils = api.useUtils()
  utils.posts.add.fetch({ title: 'a' })
//                        ^ write router.ts posts.add.title
}
`,
  })
})
