/** Vue's single-file components. */
import { describe, expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'
import { scriptOfVue } from './vue.ts'

const CARD = `<script setup lang="ts">
import { computed } from 'vue'
import { rename, type User } from './users'
const props = defineProps<{ user: User }>()
const title = computed(() => label(props.user))
function label(user: User) {
  return user.name
}
function save() {
  rename(props.user, 'b')
}
</script>

<template>
  <h2 :title="label(user)" @click="save">{{ title }}</h2>
</template>

<style scoped>
h2 { color: red }
</style>
`
const LIST = `<template>
  <ul>
    <li v-for="(person, index) in everybody()" :key="person.id">
      <UserCard :user="person" @saved="reload(); count++" />
      <user-card v-if="index > 0"></user-card>
      <Layout v-slot="{ rename }">{{ rename }} {{ person.name }}</Layout>
    </li>
  </ul>
  <p>{{ count }} < {{ reload }}</p>
</template>
<script lang="ts" setup>
import { everybody, rename } from './users'
import UserCard from './UserCard.vue'
import Layout from './Layout.vue'
let count = 0
const reload = () => rename(everybody()[0], 'c')
</script>
`
const USERS = `export interface User {
  id: number
  name: string
}
export const everybody = (): User[] => []
export function rename(user: User, name: string) {
  user.name = name
}
`
const OPTIONS = `<script>
import { rename } from './users'
export default {
  name: 'Layout',
  methods: {
    again() { rename({}, 'd') },
  },
}
</script>
`
const FILES = {
  'src/users.ts': USERS,
  'src/UserCard.vue': CARD,
  'src/UserList.vue': LIST,
  'src/Layout.vue': OPTIONS,
  'src/main.ts': "import List from './UserList.vue'\nimport { mount } from './mount'\nmount(List)\n",
}

describe('a component', () => {
  test('is a symbol of the name of its file, and contains what its script defines', async () => {
    const r = await repository(FILES)
    expect(r.symbols('src/UserCard.vue')).toEqual([
      'class UserCard',
      'variable UserCard.props',
      'property UserCard.user',
      'variable UserCard.title',
      'function UserCard.label',
      'function UserCard.save',
    ])
    expect(r.symbols('src/Layout.vue')?.[0]).toBe('class Layout')
    expect(r.symbol('src/UserCard.vue', 'UserCard')).toMatchObject({ line: 1, end: 20 })
  })

  test('is what a default import of its file leads to', async () => {
    const r = await repository(FILES)
    expect(await r.leads('src/main.ts', 'mount(List)', 'List')).toEqual(['src/UserList.vue:1'])
    expect(await r.leads('src/UserList.vue', 'import Layout', 'Layout')).toEqual(['src/Layout.vue:1'])
  })

  test('calls what its script and its template call, and is called by the components whose templates have its tag', async () => {
    const r = await repository(FILES)
    expect(await r.callers('src/UserCard.vue', 'UserCard')).toEqual(['src/UserList.vue UserList'])
    expect(await r.callers('src/users.ts', 'everybody')).toEqual([
      'src/UserList.vue UserList',
      'src/UserList.vue reload',
    ])
    expect(await r.callers('src/users.ts', 'rename')).toEqual([
      'src/UserCard.vue save',
      'src/UserList.vue reload',
      'src/Layout.vue again',
    ])
    expect(await r.callers('src/UserCard.vue', 'UserCard.label')).toEqual(['src/UserCard.vue UserCard'])
  })
})

describe('a tag of which nothing is imported', () => {
  test('is the only component of that name, or of that name with its folders', async () => {
    const r = await repository({
      'components/common/Paginator.vue': '<template><p /></template>\n',
      'components/common/CommonTooltip.vue': '<template><p /></template>\n',
      'a/Row.vue': '<template><p /></template>\n',
      'b/Row.vue': '<template><p /></template>\n',
      'pages/index.vue':
        '<script setup>\nconst props = defineProps({ a: String })\n</script>\n<template>\n  <CommonPaginator />\n  <paginator />\n  <common-tooltip :a="a"></common-tooltip>\n  <Row />\n  <RouterLink />\n  <Index />\n</template>\n',
      'plain.js': 'Paginator()\n',
    })
    expect(await r.leads('pages/index.vue', '<CommonPaginator', 'CommonPaginator')).toEqual([
      'components/common/Paginator.vue:1',
    ])
    expect(await r.leads('pages/index.vue', '<common-tooltip', 'common-tooltip')).toEqual([
      'components/common/CommonTooltip.vue:1',
    ])
    expect(await r.leads('pages/index.vue', '</common-tooltip', 'common-tooltip')).toEqual([
      'components/common/CommonTooltip.vue:1',
    ])
    expect(await r.leads('pages/index.vue', '<Row', 'Row')).toEqual(['a/Row.vue:1', 'b/Row.vue:1'])
    expect(await r.leads('pages/index.vue', '<RouterLink', 'RouterLink')).toEqual([])
    expect(await r.callers('components/common/CommonTooltip.vue', 'CommonTooltip')).toEqual(['pages/index.vue pages'])
    expect(await r.leads('plain.js', 'Paginator', 'Paginator')).toEqual([])
  })
})

test('what nothing declares is what a framework imports on its own: exports of certain folders, and functions of Vue', async () => {
  const r = await repository({
    'users.ts': USERS,
    'app/composables/user.ts':
      "import type { User } from '../../users'\nexport const useUser = (): User => load()\nfunction load() {}\nexport const current = computed(() => useUser())\n",
    'app/pages/a.vue':
      '<script setup lang="ts">\nconst user = computed(() => useUser())\nload()\nonMounted(load)\ncurrent.value.id\n</script>\n<template>\n  <p>{{ user.name }}</p>\n</template>\n',
    'app/other.ts': 'export const again = () => useUser().id\n',
  })
  expect(await r.leads('app/pages/a.vue', '=> useUser', 'useUser')).toEqual(['app/composables/user.ts:2'])
  expect(await r.leads('app/pages/a.vue', '{{ user.name', 'name')).toEqual(['users.ts:3'])
  expect(await r.leads('app/pages/a.vue', 'load()', 'load')).toEqual([])
  expect(await r.leads('app/pages/a.vue', 'onMounted', 'onMounted')).toEqual(['outside onMounted'])
  expect(await r.leads('app/pages/a.vue', 'current.value.id', 'id')).toEqual(['users.ts:2'])
  expect(await r.leads('app/other.ts', 'useUser', 'useUser')).toEqual(['app/composables/user.ts:2'])
  expect(await r.leads('app/other.ts', '.id', 'id')).toEqual(['users.ts:2'])
})

test('attributes lead to properties, and slots and events hand in what the component says or its markup gives', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'users.ts': USERS,
    'UserList.vue': `<script setup lang="ts" generic="T extends User">
//                                         ^ type users.ts User
import type { User } from './users'
defineProps<{ items: T[]; maxCount?: number }>()
defineSlots<{ default(props: { item: User; index: number }): any; head?: (props: { owner: User }) => any }>()
defineEmits<{ pick: [user: User, at: number] }>()
</script>
<template><slot :item="items[0]" :index="1" /></template>
`,
    'Plain.vue': `<script setup lang="ts">
import type { User } from './users'
defineProps<{ users: User[] }>()
</script>
<template><div v-for="user in users"><slot name="row" :user="user" :at="1" /><slot :first="users[0]" /></div></template>
`,
    'App.vue': `<script setup lang="ts">
import UserList from './UserList.vue'
import Plain from './Plain.vue'
import { everybody } from './users'
const users = everybody()
let tab = ''
</script>
<template>
  <UserList :items="users" :max-count="1" v-slot="{ item }" @pick="(user) => user.name">{{ item.name }}</UserList>
//           ^ write UserList.vue UserList.items
//                                                                                ^ read users.ts User.name
//                                                                                              ^ read users.ts User.name
//                          ^ write UserList.vue UserList.maxCount
  <user-list :ui="{ a: 1 }" @pick="tab='b'"><template #head="{ owner }">{{ owner.id }}{{ Math.max(1) }}</template>
//                                                                               ^ read users.ts User.id
//                                                                                            ^ call std:ecmascript Math.max
//                                 ^ write App.vue App.tab
  <template #default="all"><Plain />{{ all.item.id }}</template></user-list>
//                                              ^ read users.ts User.id
  <Plain :users><template #row="{ user }">{{ user.name }}</template><template v-slot="{ first }">{{ first.name }}</template></Plain>
//                                                ^ read users.ts User.name
//                                                                                                        ^ read users.ts User.name
</template>
`,
  })
})

test('what watches a source is given what the source has', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'users.ts': USERS,
    'A.vue': `<script setup lang="ts">
import { computed, ref, watch } from 'vue'
import type { User } from './users'
const props = defineProps<{ users: User[] }>()
const user = ref<User>()
const first = computed(() => props.users[0])
watch(() => props.users, (users, before) => users.map((one) => one.name).concat(before[0].name))
//                                                                 ^ read users.ts User.name
watch(user, (now) => now.name)
//                       ^ read users.ts User.name
watch([user, () => props.users, first], ([one, all, [other]], [old]) => [one.name, all[0].id, old.id])
//                                                                           ^ read users.ts User.name
//                                                                                        ^ read users.ts User.id
//                                                                                                ^ read users.ts User.id
</script>
<template><Other #default="{ slot }">{{ slot.name }}</Other></template>
//                                           ^ read unknown
`,
  })
})

describe('a template', () => {
  test('sees properties, what references hold, and the options of a component', async () => {
    const r = await repository({
      'users.ts': USERS,
      'a.vue':
        "<script setup lang=\"ts\">\nimport { ref } from 'vue'\nimport type { User } from './users'\nconst props = withDefaults(defineProps<{ owner: User }>(), {})\nconst chosen = ref<User>()\nconst { owner: mine } = toRefs(props)\nmine.value.id\nconst same = toRef(props, 'owner')\nsame.value.id\nprops.owner.id\n</script>\n<template>\n  <p :id=\"owner.id\">{{ chosen.name }}</p>\n</template>\n",
      'b.vue':
        '<template>\n  <p @click="save" :id="size">{{ made }} {{ twice }}</p>\n</template>\n<script>\nexport default defineComponent({\n  props: { size: Number },\n  data() {\n    return { made: 1 }\n  },\n  computed: {\n    twice() { return 2 },\n  },\n  methods: {\n    save() {},\n  },\n})\n</script>\n',
    })
    expect(await r.leads('a.vue', 'mine.value.id', 'id')).toEqual(['users.ts:2'])
    expect(await r.leads('a.vue', 'same.value.id', 'id')).toEqual(['users.ts:2'])
    expect(await r.leads('a.vue', 'props.owner', 'owner')).toEqual(['a.vue:4'])
    expect(await r.leads('a.vue', 'props.owner.id', 'id')).toEqual(['users.ts:2'])
    expect(await r.leads('a.vue', ':id="owner', 'owner')).toEqual(['a.vue:4'])
    expect(await r.leads('a.vue', ':id="owner.id', 'id')).toEqual(['users.ts:2'])
    expect(await r.leads('a.vue', '{{ chosen.name', 'name')).toEqual(['users.ts:3'])
    expect(await r.leads('b.vue', '@click="save', 'save')).toEqual(['b.vue:14'])
    expect(await r.leads('b.vue', ':id="size', 'size')).toEqual(['b.vue:6'])
    expect(await r.leads('b.vue', '{{ made', 'made')).toEqual(['b.vue:8'])
    expect(await r.leads('b.vue', '{{ twice', 'twice')).toEqual(['b.vue:11'])
  })

  test("leads from its tags, bindings, listeners and interpolations to the script's definitions", async () => {
    const r = await repository(FILES)
    expect(await r.leads('src/UserCard.vue', '@click="save', 'save')).toEqual(['src/UserCard.vue:9'])
    expect(await r.leads('src/UserCard.vue', ':title="label', 'label')).toEqual(['src/UserCard.vue:6'])
    expect(await r.leads('src/UserCard.vue', '{{ title', 'title')).toEqual(['src/UserCard.vue:5'])
    expect(await r.leads('src/UserList.vue', '<UserCard', 'UserCard')).toEqual(['src/UserCard.vue:1'])
    expect(await r.leads('src/UserList.vue', '<user-card', 'user-card')).toEqual(['src/UserCard.vue:1'])
    expect(await r.leads('src/UserList.vue', '</Layout', 'Layout')).toEqual(['src/Layout.vue:1'])
    expect(await r.leads('src/UserList.vue', '@saved="reload', 'reload')).toEqual(['src/UserList.vue:16'])
    expect(await r.leads('src/UserList.vue', 'reload(); count', 'count')).toEqual(['src/UserList.vue:15'])
    expect(await r.leads('src/UserList.vue', '< {{ reload', 'reload')).toEqual(['src/UserList.vue:16'])
  })

  test('declares what loops and slots bind, for the element and what is in it, and knows what a loop goes over', async () => {
    const r = await repository(FILES)
    expect(await r.leads('src/UserList.vue', 'in everybody', 'everybody')).toEqual(['src/users.ts:5'])
    expect(await r.leads('src/UserList.vue', ':key="person.id', 'id')).toEqual(['src/users.ts:2'])
    expect(await r.leads('src/UserList.vue', '{{ person.name', 'name')).toEqual(['src/users.ts:3'])
    expect(await r.leads('src/UserList.vue', '{{ rename', 'rename')).toEqual(['src/UserList.vue:6'])
    expect(await r.leads('src/UserList.vue', 'v-if="index', 'index')).toEqual(['src/UserList.vue:3'])
    const other = await repository({
      'users.ts': USERS,
      'a.vue':
        '<script setup lang="ts">\nimport { everybody, type User } from \'./users\'\n</script>\n<template>\n  <Card v-for="one in everybody()" :key="one.id" />\n  <p :id="id" v-for="{ id, name: called } of everybody()">{{ called }}</p>\n  <Row #default="{ everybody }: { everybody: User }">{{ everybody.id }}</Row>\n  <p>{{ one }}</p>\n</template>\n',
    })
    expect(await other.leads('a.vue', ':key="one.id', 'one')).toEqual(['a.vue:5'])
    expect(await other.leads('a.vue', ':key="one.id', 'id')).toEqual(['users.ts:2'])
    expect(await other.leads('a.vue', ':id="id', 'id')).toEqual(['a.vue:6'])
    expect(await other.leads('a.vue', '{{ called', 'called')).toEqual(['a.vue:6'])
    expect(await other.leads('a.vue', '{{ everybody', 'everybody')).toEqual(['a.vue:7'])
    expect(await other.leads('a.vue', '{{ everybody.id', 'id')).toEqual(['users.ts:2'])
    expect(await other.leads('a.vue', '{{ one', 'one')).toEqual([])
  })
})

test('a script is as long as its file, has its lines, and is read without errors', async () => {
  for (const text of [CARD, LIST, OPTIONS, LIST.replaceAll('\n', '\r\n')]) {
    const script = scriptOfVue(text)
    expect(script).toHaveLength(text.length)
    expect(script.split('\n')).toHaveLength(text.split('\n').length)
  }
  for (const text of ['', '<template>', '<script', '<template><p v-for="a in b">{{', '<template><a :b="</template>'])
    expect(scriptOfVue(text)).toHaveLength(text.length)
})

test('no text takes long to be read, however little sense it makes', async () => {
  const taken = await processorTimeOf(() => {
    scriptOfVue(`<template>${'<a>'.repeat(50_000)}${'</b>'.repeat(50_000)}`)
    for (const piece of ['<a \n', '<script ', '{{', '<p v-for="', '<p :a="`${', '<template>\n', '#"', '</'])
      scriptOfVue(`<template>${piece.repeat(20_000)}`)
  })
  expect(taken).toBeLessThan(10_000)
})

test('elements that are never closed take nothing from the script behind the template', () => {
  const code = 'const kept = 1\n'
  const text = `<template>\n${'<p v-for="a in b">'.repeat(40)}\n</template>\n<script setup>\n${code}</script>\n`
  expect(scriptOfVue(text)).toContain(code)
})

test('the list of a loop may be any expression, and the name of a slot may be computed', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'users.ts': USERS,
    'Row.vue': '<template><slot /></template>\n',
    'App.vue': `<script setup lang="ts">
import Row from './Row.vue'
import { everybody, type User } from './users'
const props = defineProps<{ given?: User[]; names: string[]; wide: boolean }>()
</script>
<template>
  <p v-for="(one, at) in given ?? []" :key="at">{{ one.name }}</p>
//                       ^ read App.vue App.given
//                                          ^ read variable at of line 7
//                                                     ^ read users.ts User.name
  <p v-for="one of wide ? given : everybody()">{{ one.name }}</p>
//                 ^ read App.vue App.wide
//                                ^ call users.ts everybody
//                                                    ^ read users.ts User.name
  <p v-for="one in props.given as User[]"
    :title="one.name"></p>
//              ^ read users.ts User.name
  <p v-for="one	in	given ?? []">{{ one.name }}</p>
//                                     ^ read users.ts User.name
  <p
    v-for="one of
      given ?? []"
  >
    {{ one.name }}
//         ^ read users.ts User.name
  </p>
  <p v-for="one in
given">{{ one.name }}</p>
//            ^ read users.ts User.name
  <p v-for="some in [everybody()]"><b v-for="one in some ?? []">{{ one.name }}</b></p>
//                                                                     ^ read users.ts User.name
  <Row><template v-for="name in names" v-slot:[name]="all"><b :title="name">{{ all }}</b></template></Row>
//                                             ^ read variable name of line 32
//                                                                             ^ read variable all of line 32
  <Row><template v-for="name in names" #[name]><b /></template></Row>
//                                       ^ read variable name of line 35
  <Row><template v-for="name in names" #[name]="all"><b :title="name">{{ all }}</b></template></Row>
//                                       ^ read variable name of line 37
//                                                              ^ read variable name of line 37
//                                                                       ^ read variable all of line 37
</template>
`,
  })
})

test('a type parameter may extend a member of a namespace', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'theme.ts':
      'export namespace Theme {\n  export interface Item { text: string }\n  export namespace Deep { export interface Item { all: string } }\n}\n',
    'Menu.vue': `<script setup lang="ts" generic="T extends Theme.Item, U extends Theme.Deep.Item">
//                                         ^ type theme.ts Theme
//                                               ^ type theme.ts Theme.Item
//                                                                     ^ type theme.ts Theme.Deep
//                                                                          ^ type theme.ts Theme.Deep.Item
import type { Theme } from './theme'
defineProps<{ items: T[]; others: U[] }>()
</script>
<template><p v-for="item in items">{{ item.text }}</p><p v-for="item in others">{{ item.all }}</p></template>
//                                         ^ read theme.ts Theme.Item.text
//                                                                                      ^ read theme.ts Theme.Deep.Item.all
`,
  })
})
