/** Svelte's components. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { repository } from '../../../testing/repository.ts'
import { scriptOfSvelte } from './svelte.ts'

const LIST = `<script lang="ts" context="module">
  import { everybody, rename } from './users'
</script>
<script lang="ts">
  import Card from './Card.svelte'
  import { chosen } from './stores'
  export let title = 'Users'
  const people = everybody()
  function reload() {
    rename($chosen, 'c')
  }
</script>

<svelte:head><title>{title}</title></svelte:head>
<h1 class="a {title}" on:click={() => reload()}>{title}{people.length}</h1>
{#if people.length > 0}
  {#each people as rename, index (rename.id)}
    <Card {title} user={rename} on:saved={reload} />
    <Slot let:title>{title.id}</Slot>
  {/each}
{:else if $chosen}
  <p>{@html $chosen.name}</p>
{/if}
{@const everybody = 1}
<p>It's {people}</p>

<style>
  h1 { color: red; }
</style>
`
const FILES = {
  'src/users.ts':
    'export const everybody = () => [{ id: 1 }]\nexport function rename(user: unknown, name: string) {}\n',
  'src/stores.ts': "import { writable } from 'svelte/store'\nexport const chosen = writable()\n",
  'src/Card.svelte':
    '<script>\n  let { user } = $props()\n  let twice = $derived(user * 2)\n</script>\n<p>{user.name} {twice}</p>\n',
  'src/List.svelte': LIST,
}

test('a component is a symbol of the name of its file, and what its file exports by default', async () => {
  const r = await repository(FILES)
  expect(r.symbols('src/List.svelte')).toEqual([
    'class List',
    'variable List.title',
    'variable List.people',
    'function List.reload',
  ])
  expect(await r.leads('src/List.svelte', 'import Card', 'Card')).toEqual(['src/Card.svelte:1'])
  expect(await r.callers('src/Card.svelte', 'Card')).toEqual(['src/List.svelte List'])
  expect(await r.callers('src/users.ts', 'everybody')).toEqual(['src/List.svelte List'])
  expect(await r.callers('src/users.ts', 'rename')).toEqual(['src/List.svelte reload'])
})

test('markup leads to what the script defines, or to the block or directive that binds the name', async () => {
  const r = await repository(FILES)
  const at = 'src/List.svelte'
  expect(await r.leads(at, '<title>{title', 'title')).toEqual(['src/List.svelte:7'])
  expect(await r.leads(at, 'class="a {title', 'title')).toEqual(['src/List.svelte:7'])
  expect(await r.leads(at, 'on:click={() => reload', 'reload')).toEqual(['src/List.svelte:9'])
  expect(await r.leads(at, 'on:saved={reload', 'reload')).toEqual(['src/List.svelte:9'])
  expect(await r.leads(at, '{title}{people', 'people')).toEqual(['src/List.svelte:8'])
  expect(await r.leads(at, '{#each people', 'people')).toEqual(['src/List.svelte:8'])
  expect(await r.leads(at, 'user={rename', 'rename')).toEqual(['src/List.svelte:17'])
  expect(await r.leads(at, '{title.id', 'title')).toEqual(['src/List.svelte:19'])
  expect(await r.leads(at, "It's {people", 'people')).toEqual(['src/List.svelte:8'])
})

test('a store leads to its definition with the dollar sign before it, in the script and in the markup', async () => {
  const r = await repository(FILES)
  expect(await r.leads('src/List.svelte', 'rename($chosen', 'chosen')).toEqual(['src/stores.ts:2'])
  expect(await r.leads('src/List.svelte', '@html $chosen', 'chosen')).toEqual(['src/stores.ts:2'])
  expect(await r.leads('src/Card.svelte', '<p>{user', 'user')).toEqual(['src/Card.svelte:2'])
})

test('a script is as long as its file and has its lines', () => {
  for (const text of [...Object.values(FILES), '', '{', '{#each', '<a {', '<script>', 'a < b {"}']) {
    expect(scriptOfSvelte(text)).toHaveLength(text.length)
    expect(scriptOfSvelte(text).split('\n')).toHaveLength(text.split('\n').length)
  }
})

test('no text takes long to be read, however little sense it makes', async () => {
  const taken = await processorTimeOf(() => {
    for (const piece of ['<a ', '<script ', '{', '{#each ', '`${', '$a', "'", '<a b={'])
      expect(scriptOfSvelte(`<script>let a</script>${piece.repeat(20_000)}`).length).toBeGreaterThan(20_000)
  })
  expect(taken).toBeLessThan(10_000)
})
