/** Remix, React Router, SWR. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const USERS = 'export interface User { id: number; name: string }\nexport declare function one(): Promise<User>\n'

test('what a loader or an action returns is what hooks of its component read', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@remix-run/node": "2", "@remix-run/react": "2", "react-router": "7" } }',
    'users.ts': USERS,
    'remix.tsx': `import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useFetcher, useLoaderData } from '@remix-run/react'
import { one } from './users'
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id) throw redirect('/')
  return json({ user: await one() })
}
export const action = async ({ request }: ActionFunctionArgs) => {
  if (request.method === 'GET') return redirect('/')
  return { errors: { name: 'missing' } }
}
export default function Page() {
  const { user } = useLoaderData<typeof loader>()
  user.name
//     ^ read users.ts User.name
  useActionData<typeof action>()?.errors.name
//                                ^ read remix.tsx action.errors
//                                       ^ read remix.tsx action.errors.name
  useFetcher<typeof loader>().data?.user.name
//                                  ^ read variable user of line 6
//                                       ^ read users.ts User.name
}
`,
    'router.tsx': `import { data, useLoaderData } from 'react-router'
import { one, type User } from './users'
export async function loader() {
  return data({ user: await one() }, { status: 200 })
}
export default function Page() {
  useLoaderData<typeof loader>().user.name
//                               ^ read variable user of line 4
//                                    ^ read users.ts User.name
  useLoaderData<User>().name
//                      ^ read users.ts User.name
}
`,
  })
})

test('SWR gives what its fetcher brings, or what is written', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "swr": "2" } }',
    'users.ts': USERS,
    'hooks.ts': `import useSWR from 'swr'
import { one, type User } from './users'
export function use() {
  const { data, mutate } = useSWR('me', () => one())
  data?.name
//      ^ read users.ts User.name
  mutate((before) => (before?.name ? before : undefined))
//                            ^ read users.ts User.name
  useSWR<User>('/me').data?.name
//                          ^ read users.ts User.name
}
`,
  })
})

test("a route of TanStack's router reads what its loader and the check of its search give", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@tanstack/react-router": "1", "zod": "4" } }',
    'pages.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
interface Page { heading: string }
declare function fetchPage(id: string): Promise<Page>
const Search = z.object({ tab: z.object({ label: z.string() }) })
export const Route = createFileRoute('/pages/$id')({
  validateSearch: Search,
  loader: async ({ params }) => ({ page: await fetchPage(params.id) }),
  component: View,
})
function View() {
  const { page } = Route.useLoaderData()
  page.heading
//     ^ read pages.tsx Page.heading
  Route.useSearch().tab.label
//                      ^ read pages.tsx Search.tab.label
}
`,
    'list.tsx': `import { createRoute } from '@tanstack/react-router'
interface Filter { sort: string }
export const route = createRoute({
  path: '/',
  validateSearch: (search: Record<string, unknown>): Filter => ({ sort: String(search.sort) }),
  component: () => route.useSearch().sort,
//                                   ^ read list.tsx Filter.sort
})
`,
  })
})

test("types that React Router writes for a route are those of the route's own loader and action", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react-router": "7" } }',
    'app/routes/product.tsx': `import type { Route } from './+types/product'
//            ^ import npm:react-router Route
interface Product { label: string }
declare function find(id: string): Promise<Product>
export async function loader({ params }: Route.LoaderArgs) {
  return { product: await find(params.id) }
}
export const action = async ({ request }: Route.ActionArgs) => ({ saved: { at: request.url } })
export function meta({ data, loaderData }: Route.MetaArgs) {
  return [data.product.label, loaderData.product.label]
//                     ^ read app/routes/product.tsx Product.label
//                                               ^ read app/routes/product.tsx Product.label
}
export default function View({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData
  product.label
//        ^ read app/routes/product.tsx Product.label
  return actionData?.saved.at
//                         ^ read app/routes/product.tsx action.saved.at
}
`,
    'app/routes/client.tsx': `import type { Route } from './+types/client'
import { data } from 'react-router'
interface Order { total: number }
declare const orders: Order[]
export const clientLoader = async () => data({ orders })
export default (props: Route.ComponentProps) => props.loaderData.orders[0].total
//                                                                         ^ read app/routes/client.tsx Order.total
`,
  })
})

test('only projects that depend on React Router have its types of routes', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "express": "5" } }',
    'kit/package.json': '{ "devDependencies": { "@react-router/dev": "7" } }',
    'app/form.ts': `import type { Form } from './+types/form'
//            ^ import unknown
`,
    'kit/app/form.ts': `import type { Route } from './+types/form'
//            ^ import npm:react-router Route
`,
  })
})
