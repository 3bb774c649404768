/** Components and stores that are made of options: what `this` is in their functions, and what templates and others see of them. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FILES = {
  'package.json': '{ "dependencies": { "vue": "3", "pinia": "3" } }',
  'users.ts': 'export interface User { id: number; name: string }\nexport declare function load(): Promise<User[]>\n',
}

test('in functions of its options, this has the properties, the data, what is computed and the methods of a component', async () => {
  await expectLinks({
    ...FILES,
    'Typed.vue': `<script lang="ts">
import { defineComponent, type PropType } from 'vue'
import type { User } from './users'
export default defineComponent({
  props: { user: { type: Object as PropType<User>, required: true }, title: String },
  data() { return { list: [] as User[] } },
  computed: {
    first() { return this.list[0] },
//                        ^ read Typed.vue Typed.data.list
    both: { get(): User { return this.user } },
//                                    ^ read variable user of line 5
  },
  mounted() { this.run() },
//                 ^ call Typed.vue Typed.run
  methods: {
    run() {
      this.first.name
//         ^ read Typed.vue Typed.first
//               ^ read users.ts User.name
      this.user.name
//              ^ read users.ts User.name
      this.both.name
//              ^ read users.ts User.name
      this.title.length
//               ^ read std:ecmascript String.length
      this.$emit('save')
//         ^ call npm:vue ComponentPublicInstance.$emit
      this.missing
//         ^ read unknown
    },
  },
})
</script>
<template><p>{{ first.name }} {{ user.name }} {{ list[0].name }}</p></template>
//                    ^ read users.ts User.name
//                                    ^ read users.ts User.name
//                                                       ^ read users.ts User.name
`,
    'Plain.vue': `<script>
export default {
  props: ['title'],
  data() { return { count: 0 } },
  methods: { add() { this.count++; this.other() }, other() {} },
//                        ^ write Plain.vue Plain.data.count
//                                      ^ call Plain.vue Plain.methods.other
}
</script>
<template><p @click="add">{{ count }}</p></template>
//                           ^ read Plain.vue Plain.data.count
`,
  })
})

test('in actions and getters of a store, this is the store, and getters have what they return', async () => {
  await expectLinks({
    ...FILES,
    'store.ts': `import { defineStore } from 'pinia'
import { load, type User } from './users'
export const useUsers = defineStore('users', {
  state: () => ({ list: [] as User[] }),
  getters: {
    first: (state) => state.list[0],
//                          ^ read store.ts useUsers.state.list
    named(): string { return this.first.name },
//                                      ^ read users.ts User.name
  },
  actions: {
    async load() {
      this.list = await load()
//         ^ write store.ts useUsers.state.list
      this.$patch((state) => { state.list[0].name })
//                                           ^ read users.ts User.name
      this.reset()
//         ^ call store.ts useUsers.actions.reset
    },
    reset() {},
  },
})
export function use() {
  const store = useUsers()
  store.first.name
//            ^ read users.ts User.name
  store.$patch({ list: [] })
//               ^ write store.ts useUsers.state.list
  store.$reset()
//      ^ call npm:pinia Store.$reset
}
`,
  })
})

test('references whose value is assigned are seen by templates and watchers as others are', async () => {
  await expectLinks({
    ...FILES,
    'List.vue': `<script setup lang="ts">
import { ref, watch } from 'vue'
import { load, type User } from './users'
const list = ref<User[]>([])
async function refresh() { list.value = await load() }
watch(list, (now) => now[0].name)
//                          ^ read users.ts User.name
</script>
<template><p v-for="user in list" :key="user.id" @click="$emit('pick', user)">{{ user.name }} {{ list[0].name }}</p></template>
//                                           ^ read users.ts User.id
//                                                       ^ call npm:vue $emit
//                                                                                    ^ read users.ts User.name
//                                                                                                       ^ read users.ts User.name
`,
    'Field.vue': `<script setup lang="ts">
function focus() {}
defineExpose({ focus, reset: () => {} })
</script>
<template><input /></template>
`,
    'Form.vue': `<script setup lang="ts">
import { ref, useTemplateRef } from 'vue'
import Field from './Field.vue'
const field = ref<InstanceType<typeof Field> | null>(null)
const other = useTemplateRef<InstanceType<typeof Field>>('other')
function run() {
  field.value?.focus()
//             ^ call Field.vue Field.focus
  other.value?.focus()
//             ^ call Field.vue Field.focus
}
</script>
<template><Field ref="field" /></template>
`,
  })
})

test('setup is given the properties that the options declare', async () => {
  await expectLinks({
    ...FILES,
    'rich.ts': `import { defineComponent, type PropType } from 'vue'
import type { User } from './users'
export default defineComponent({
  name: 'Rich',
  props: { user: { type: Object as PropType<User>, required: true }, title: String },
  setup(props, { emit }) {
    props.title
//        ^ read variable title of line 5
    return () => props.user.name
//                     ^ read variable user of line 5
//                          ^ read users.ts User.name
  },
})
`,
  })
})

test('a reference that is written to hold something holds that, whatever empty value it is assigned', async () => {
  await expectLinks({
    ...FILES,
    'list.ts': `import { ref, shallowRef } from 'vue'
import type { User } from './users'
const list = ref<User[]>([])
const one = shallowRef<User | null>(null)
const later = ref([])
export function clear() {
  list.value = []
  one.value = null
  later.value = []
}
export function fill(users: User[]) {
  list.value = list.value.filter((user) => user.id)
//                                              ^ read users.ts User.id
  later.value = users
}
export const first = () => list.value.find((user) => user.name)
//                                                        ^ read users.ts User.name
export const name = () => one.value?.name
//                                   ^ read users.ts User.name
export const last = () => later.value.at(-1)?.name
//                                            ^ read users.ts User.name
`,
  })
})

test('in JavaScript, a reference holds what it is made with as well as what it is assigned', async () => {
  await expectLinks({
    ...FILES,
    'shapes.js': `export class Circle {
  area() {}
}
export class Square {
  area() {}
}
`,
    'held.js': `import { ref } from 'vue'
import { Circle, Square } from './shapes'
const shape = ref(new Circle())
const named = ref('')
const counted = ref(0)
export function change() {
  shape.value = new Square()
  named.value = new Square()
  counted.value = new Circle()
}
shape.value.area()
//          ^ call all of (shapes.js Circle.area | shapes.js Square.area)
named.value.area()
//          ^ call shapes.js Square.area
counted.value.area()
//            ^ call shapes.js Circle.area
export const length = named.value.length
//                                ^ read std:ecmascript String.length
`,
  })
})

test('a reference that is made with nothing, or with what is outside, holds what it is assigned', async () => {
  await expectLinks({
    ...FILES,
    'held.ts': `import { ref, shallowRef } from 'vue'
import { create } from 'other'
import type { User } from './users'
const blank = ref({})
const flag = ref(false)
const none = shallowRef(null)
const made = ref(create())
export function fill(user: User) {
  blank.value = user
  flag.value = user
  none.value = user
  made.value = user
}
blank.value.name
//          ^ read users.ts User.name
flag.value.name
//         ^ read users.ts User.name
none.value.name
//         ^ read users.ts User.name
made.value.name
//         ^ read users.ts User.name
`,
  })
})

test("what setup is given is Vue's own where the options only name the properties", async () => {
  await expectLinks({
    ...FILES,
    'list.ts': `import { defineComponent, defineCustomElement, type PropType } from 'vue'
import type { User } from './users'
export default defineComponent({
  props: ['title'],
  setup(props) {
    props.title
//        ^ read npm:vue defineComponent.setup(…).title
  },
})
export const Element = defineCustomElement({
  props: { user: { type: Object as PropType<User>, required: true } },
  setup(props) {
    props.user.name
//             ^ read users.ts User.name
  },
})
`,
  })
})
