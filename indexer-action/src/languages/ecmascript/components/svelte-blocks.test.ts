/** What Svelte's blocks bind, and what holds in them. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const USERS = `export interface User { id: number; name: string; posts: Post[] }
export interface Post { title: string }
export interface Circle { kind: 'circle'; radius: number }
export interface Square { kind: 'square'; side: number }
export declare const users: User[]
export declare function load(): Promise<User>
`
const script = (code: string): string => `<script lang="ts">\n${code}\n</script>\n`

test('each, const and await bind names with the types of what they are about', async () => {
  await expectLinks({
    'users.ts': USERS,
    'Each.svelte': `${script("import { users } from './users'\nlet user = 1")}
{#each users as user, i (user.id)}
//                            ^ read users.ts User.id
  {@const { title } = user.posts[0]}
//                         ^ read users.ts User.posts
  {title.length} {i} {user.name}
//                         ^ read users.ts User.name
{:else}
  {user}
// ^ read Each.svelte Each.user
{/each}
{#each (users as unknown as typeof users)
  as { name, posts: [first = null, ...more] } (\`as \${name}\`)}
//     ^ read users.ts User.name
  {first.title}
//       ^ read users.ts Post.title
{/each}
{#each Object.entries({ a: users[0] }) as [, one]}
  {one.name}
//     ^ read users.ts User.name
{/each}
{#each { length: 8 } as _, n}{n}{/each}
{#each [users], at}{at.toFixed()}{/each}
//                     ^ call std:ecmascript Number.toFixed
`,
    'Await.svelte': `${script("import { load } from './users'\nconst promise = load()")}
{#await promise}
  {#await load() then { name = 'c' }}{name}{/await}
//                      ^ read users.ts User.name
{:then value}
  {value.posts}
//       ^ read users.ts User.posts
{:catch value}
  {value.posts}
//       ^ read unknown
{/await}
`,
  })
})

test('a snippet is a function, which is rendered by a call, and which each component may be given as its own', async () => {
  const files = {
    'users.ts': USERS,
    'Card.svelte': '<slot item={1} />\n',
    'List.svelte': `${script("import Card from './Card.svelte'\nimport { users, type User } from './users'")}
{#snippet row(user: User, label = 'a')}
//                  ^ type users.ts User
  {user.name} {label}
//      ^ read users.ts User.name
{/snippet}
{@render row(users[0])}
//       ^ call List.svelte List.row
<Card let:item let:label={text}>{#snippet child({ props })}{props} {item} {text}{/snippet}</Card>
<Card>{#snippet child(props)}{props}{/snippet}</Card>
`,
  }
  await expectLinks(files)
  const r = await repository(files)
  expect(r.symbols('List.svelte')).toEqual([
    'class List',
    'function List.row',
    'function List.child',
    'function List.child',
  ])
  expect(await r.leads('List.svelte', '{props} {item', 'props')).toEqual(['List.svelte:13'])
  expect(await r.leads('List.svelte', '} {item', 'item')).toEqual(['List.svelte:13'])
  expect(await r.leads('List.svelte', '} {text', 'text')).toEqual(['List.svelte:13'])
  expect(await r.leads('List.svelte', 'child(props)}{props', 'props')).toEqual(['List.svelte:14'])
})

test('what is tested holds in the block, and what was tested before does not', async () => {
  await expectLinks({
    'users.ts': USERS,
    'Shape.svelte': `${script("import type { Circle, Square } from './users'\nlet { shape }: { shape: Circle | Square } = $props()")}
{#if shape.kind === 'circle'}
  {@const size = shape.radius}
//                     ^ read users.ts Circle.radius
{:else}
  {@const size = shape.kind}
//                     ^ read users.ts Square.kind
  {size}
{/if}
{shape.kind}
//     ^ read all of (users.ts Circle.kind | users.ts Square.kind)
`,
  })
})

test('a block that is never closed takes nothing from what is behind it', async () => {
  const r = await repository({
    'A.svelte':
      '{#if a}{#each b as c}<A>{#snippet d()}\n<script>\nfunction kept() {}\n</script>\n<p>{kept()}</p>{/key}\n',
  })
  expect(await r.leads('A.svelte', '{kept', 'kept')).toEqual(['A.svelte:3'])
})
