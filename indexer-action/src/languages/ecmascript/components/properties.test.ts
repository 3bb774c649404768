/** What Svelte's components are given, and what their stores hold. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const FILES = {
  'package.json': '{ "dependencies": { "svelte": "5" } }',
  'users.ts': `export interface User { id: number; name: string; posts: Post[] }
export interface Post { title: string }
export declare const users: User[]
`,
}

test('an attribute leads to the property that it gives, which says what its function takes', async () => {
  await expectLinks({
    ...FILES,
    'Pick.svelte': `<script lang="ts">
  import type { Snippet } from 'svelte'
  import type { User } from './users'
  interface Props { user: User; onpick: (user: User) => void; row?: Snippet<[User, number]>; open?: boolean }
  let { user, onpick, row, open = $bindable(false) }: Props = $props()
</script>
{@render row?.(user, 1)}
`,
    'Old.svelte': `<script lang="ts">
  import type { User } from './users'
  export let onpick: (user: User) => void = () => {}
</script>
`,
    'Plain.svelte': '<script>\n  let { user, at: { x } = {}, ...rest } = $props()\n</script>\n',
    'App.svelte': `<script lang="ts">
  import Pick from './Pick.svelte'
  import Old from './Old.svelte'
  import Plain from './Plain.svelte'
  import { users } from './users'
  let user = users[0]
  let open = $state(false)
</script>
<Pick {user} bind:open onpick={(one) => one.name}>
//     ^ read App.svelte App.user, write Pick.svelte Pick.Props.user
//                                          ^ read users.ts User.name
  {#snippet row(one, at)}
    {one.posts}
//       ^ read users.ts User.posts
  {/snippet}
</Pick>
<Pick class="a {user.name}" user={{ id: 1, name: '', posts: [] }} onpick="nothing" />
//                          ^ write Pick.svelte Pick.Props.user
//                                                                ^ write Pick.svelte Pick.Props.onpick
<Old onpick={(one) => one.name} on:click={() => user} />
//   ^ write Old.svelte Old.onpick
//                        ^ read users.ts User.name
<Plain user={user.name} other="a" {...user} />
//     ^ write Plain.svelte Plain.user
//                       ^ nothing
<Pick --gap="1" bind:open={open} />
//                         ^ read App.svelte App.open
`,
  })
})

test('generics of a component are told by what it is given', async () => {
  await expectLinks({
    ...FILES,
    'Grid.svelte': `<script lang="ts" generics="T extends User, K">
//                                    ^ type users.ts User
  import type { Snippet } from 'svelte'
  import type { User } from './users'
  interface Props { items: T[]; key: K; cell: Snippet<[T]>; onpick?: (item: T) => void }
  let { items, cell, onpick }: Props = $props()
</script>
{#each items as item}{item.id}{/each}
//                         ^ read users.ts User.id
`,
    'App.svelte': `<script lang="ts">
  import Grid from './Grid.svelte'
  import { users } from './users'
</script>
<Grid items={users.map((user) => ({ user }))} key="a" onpick={(item) => item.user.name}>
//                                                                                ^ read users.ts User.name
  {#snippet cell(item)}{item.user}{/snippet}
//                           ^ read App.svelte App.user
</Grid>
`,
  })
})

test('a store that is read with a dollar sign is what it holds', async () => {
  await expectLinks({
    ...FILES,
    'stores.ts': `import { derived, writable, type Readable } from 'svelte/store'
import type { User } from './users'
export const chosen = writable<User>()
export const first = derived(chosen, (user) => user.posts[0])
//                                                  ^ read users.ts User.posts
export declare const given: Readable<User>
chosen.update((user) => ({ ...user, name: user.name }))
//                                             ^ read users.ts User.name
`,
    'App.svelte': `<script lang="ts">
  import { chosen, first, given } from './stores'
  const name = $chosen.name
//                     ^ read users.ts User.name
</script>
<p title={$given.name}>{$first.title}</p>
//               ^ read users.ts User.name
//                             ^ read users.ts Post.title
`,
  })
})

test('a directive names a function, or without a value a variable', async () => {
  await expectLinks({
    'App.svelte': `<script lang="ts">
  import { fly } from './motion'
  const actions = { resize(node: Element) {} }
  let open = false
</script>
<dialog bind:open class:open use:actions.resize={1} in:fly|local={{ y: 1 }} out:fly></dialog>
//           ^ read App.svelte App.open
//                      ^ read App.svelte App.open
//                                       ^ read App.svelte App.actions.resize
//                                                     ^ read motion.ts fly
//                                                                              ^ read motion.ts fly
`,
    'motion.ts': 'export function fly() {}\n',
  })
})

test('attributes on lines of their own are attributes, whatever the lines begin with', async () => {
  const r = await repository({
    'Pick.svelte': '<script>\n  let { user, open, at } = $props()\n</script>\n',
    'App.svelte': `<script>
  import Pick from './Pick.svelte'
  const { form: formData } = make()
  let user = 1
</script>
<Pick
\t{user}
\tbind:open={() => user, (value) => { user = value }}
\tat={{
\t\tx: $formData
\t}}
/>
`,
  })
  expect(await r.leads('App.svelte', '{user', 'user')).toEqual(['App.svelte:4', 'Pick.svelte:2'])
  expect(await r.leads('App.svelte', 'bind:open', 'open')).toEqual(['Pick.svelte:2'])
  expect(await r.leads('App.svelte', '(value) => { user', 'user')).toEqual(['App.svelte:4'])
  expect(await r.leads('App.svelte', '\tat', 'at')).toEqual(['Pick.svelte:2'])
  expect(await r.leads('App.svelte', '$formData', 'formData')).toEqual(['App.svelte:3'])
})
