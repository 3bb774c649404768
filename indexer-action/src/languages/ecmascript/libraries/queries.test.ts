/** TanStack Query. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FILES = {
  'package.json': '{ "dependencies": { "@tanstack/react-query": "5" } }',
  'users.ts': `export interface User { id: number; name: string; posts: Post[] }
export interface Post { title: string }
export declare function load(): Promise<User>
export declare function save(user: User): Promise<Post>
`,
}

test('what a mutation results in and takes is known to its callbacks and to who starts it', async () => {
  await expectLinks({
    ...FILES,
    'mutate.ts': `import { useMutation } from '@tanstack/react-query'
import { type Post, save, type User } from './users'
export function usePost() {
  const first = useMutation({
    mutationFn: (user: User) => save(user),
    onSuccess: (post, user) => [post.title, user.name],
//                                   ^ read users.ts Post.title
//                                               ^ read users.ts User.name
    onError: (error, user) => user.name,
//                                 ^ read users.ts User.name
  })
  first.mutate({ id: 1, name: '', posts: [] }, { onSuccess: (post) => post.title })
//               ^ write users.ts User.id
//                                                                         ^ read users.ts Post.title
  first.data?.title
//            ^ read users.ts Post.title
  const second = useMutation<Post, Error, User>({ mutationFn: (user) => save(user), onSettled: (post, error, user) => user.name })
//                                                                                                                         ^ read users.ts User.name
  second.mutateAsync(first.variables!).then((post) => post.title)
//                                                         ^ read users.ts Post.title
}
`,
  })
})

test('what a query reads is known to what selects from it, and to the client of the cache', async () => {
  await expectLinks({
    ...FILES,
    'query.ts': `import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { load, type User } from './users'
const options = queryOptions({ queryKey: ['user'], queryFn: load, select: (user) => user.posts })
//                                                                                       ^ read users.ts User.posts
export function useUser() {
  const client = useQueryClient()
  client.setQueryData<User>(['user'], (old) => ({ ...old!, name: old!.name }))
//                                                                    ^ read users.ts User.name
  client.fetchQuery({ queryKey: ['user'], queryFn: load }).then((user) => user.name)
//                                                                             ^ read users.ts User.name
  const pages = useInfiniteQuery({ queryKey: ['users'], queryFn: load }).data?.pages
  pages?.map((page) => page.name)
//                          ^ read users.ts User.name
  return useQuery(options).data?.[0].title
//                                   ^ read users.ts Post.title
}
`,
  })
})

test('what a mutation prepares is given to its later callbacks, and several queries are read at once', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@tanstack/react-query": "5" } }',
    'users.ts': `import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
interface User { name: string }
interface Page { path: string }
declare function save(user: User): Promise<User>
declare function fetchUser(id: number): Promise<User>
declare function fetchPage(): Promise<Page>
export function use(ids: number[]) {
  const client = useQueryClient()
  useMutation({
    mutationFn: save,
    onMutate: async (user) => ({ before: client.getQueryData<User[]>(['users']), user }),
    onError: (_error, user, context) => [user.name, context?.before?.[0].name],
//                                                           ^ read users.ts use.onMutate.before
//                                                                       ^ read users.ts User.name
    onSettled: (_user, _error, _given, context) => context?.user.name,
//                                                               ^ read users.ts User.name
  })
  const users = useQueries({ queries: ids.map((id) => ({ queryKey: ['user', id], queryFn: () => fetchUser(id) })) })
  users.map((one) => one.data?.name)
//                             ^ read users.ts User.name
  const [user, page] = useQueries({ queries: [{ queryFn: () => fetchUser(1) }, { queryFn: fetchPage }] })
  user.data?.name
//           ^ read users.ts User.name
  page.data?.path
//           ^ read users.ts Page.path
}
`,
  })
})
