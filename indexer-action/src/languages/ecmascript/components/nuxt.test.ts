/** What Nuxt imports on its own. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FILES = {
  'types.ts': 'export interface User { name: string }\n',
  'composables/useCurrentUser.ts': `import type { User } from '../types'
export const useCurrentUser = () => useState<User>('user', () => ({ name: '' }))
`,
  'composables/useCookie.ts': 'export const useCookie = (name: string) => ({ own: name })\n',
}

test('functions of Nuxt are known without an import, and give what is fetched and kept', async () => {
  await expectLinks({
    ...FILES,
    'package.json': '{ "dependencies": { "nuxt": "4" } }',
    'pages/index.vue': `<script setup lang="ts">
import type { User } from '../types'
const { data } = await useFetch<User[]>('/api/users')
//                     ^ call npm:nuxt useFetch
data.value?.[0].name
//              ^ read types.ts User.name
const { data: one } = await useAsyncData('user', () => $fetch<User>('/api/user'))
one.value?.name
//         ^ read types.ts User.name
const { data: short } = useLazyFetch('/api/users', { transform: (users: User[]) => users[0] })
short.value?.name
//           ^ read types.ts User.name
const made = await $fetch<User>('/api/users')
made.name
//   ^ read types.ts User.name
useCurrentUser().value.name
//                     ^ read types.ts User.name
useCookie('a').own
//             ^ read composables/useCookie.ts useCookie.own
const field = useTemplateRef<User>('field')
field.value?.name
//           ^ read types.ts User.name
</script>
<template><b v-for="user in data">{{ user.name }}</b></template>
//                                        ^ read types.ts User.name
`,
  })
})

test('aliases of Nuxt lead to the folder that is shared with the server, and to the root', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "nuxt": "4" } }',
    'shared/types/index.ts': 'export interface User { name: string }\n',
    'server/utils/open.ts': 'export const open = () => 1\n',
    'app/pages/index.vue': `<script setup lang="ts">
import type { User } from '#shared/types'
//            ^ import shared/types/index.ts User
import { open } from '~~/server/utils/open'
//       ^ import server/utils/open.ts open
</script>
`,
  })
})

test('without Nuxt, nothing is known of these', async () => {
  await expectLinks({
    ...FILES,
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'pages/index.vue': `<script setup lang="ts">
await useFetch('/api/users')
//    ^ call unknown
</script>
`,
  })
})

test('components of Nuxt are known by their names without the part that says where they run, and are loaded lazily under their names', async () => {
  const files = {
    'components/nav/Menu.client.vue': '<script setup lang="ts">\ndefineProps<{ open?: boolean }>()\n</script>\n',
    'pages/index.vue': `<script setup lang="ts">
import { NavMenu, LazyNavMenu as Later } from '#components'
//       ^ import components/nav/Menu.client.vue Menu
import { useCurrentUser, ref, navigateTo } from '#imports'
//       ^ import composables/useCurrentUser.ts useCurrentUser
//                       ^ import npm:vue ref
//                            ^ import npm:nuxt navigateTo
const tabs = [NavMenu, Later]
//            ^ read components/nav/Menu.client.vue Menu
//                     ^ read components/nav/Menu.client.vue Menu
useCurrentUser().value.name
//                     ^ read types.ts User.name
</script>
<template><NavMenu open /></template>
//         ^ call components/nav/Menu.client.vue Menu
`,
    'components/Far.server.vue': '<template><p /></template>\n',
    'components/Both.global.vue': '<template><p /></template>\n',
    'components/Part.svelte': '<p>one</p>\n',
    'layouts/Wide.vue': '<template><slot /></template>\n',
    'pages/other.vue': `<template><LazyNavMenu :open="true" /><LazyImage /><Far /><Both /><LazyBoth /><LazyPart /><LazyWide /><lazy-nav-menu /></template>
//         ^ call components/nav/Menu.client.vue Menu
//                      ^ write components/nav/Menu.client.vue Menu.open
//                                     ^ call unknown
//                                                  ^ call components/Far.server.vue Far
//                                                         ^ call components/Both.global.vue Both
//                                                                 ^ call components/Both.global.vue Both
//                                                                             ^ call unknown
//                                                                                         ^ call unknown
//                                                                                                     ^ call components/nav/Menu.client.vue Menu
`,
  }
  await expectLinks({ ...FILES, 'package.json': '{ "dependencies": { "nuxt": "4" } }', ...files })
})

test('a component that a plugin registers as lazy is not taken for another where there is no Nuxt', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'components/Image.vue': '<template><img></template>\n',
    'pages/index.vue': `<template><LazyImage /></template>
//         ^ call unknown
`,
  })
})
