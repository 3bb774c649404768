/** Vue's references to components of the template. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a reference to a component of the template holds its instance', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'src/components/PageList.vue': `<script setup lang="ts">
function reload() {}
defineExpose({ reload })
</script>
<template><ul /></template>
`,
    'src/Page.vue': `<script setup lang="ts">
import { ref, useTemplateRef } from 'vue'
import PageList from './components/PageList.vue'
const list = useTemplateRef('list')
const held = ref(undefined)
const none = ref<number>()
const looped = useTemplateRef('looped')
const later = useTemplateRef('later')
function again() {
  list.value?.reload()
//            ^ call src/components/PageList.vue PageList.reload
  held.value?.reload()
//            ^ call src/components/PageList.vue PageList.reload
  none.value?.reload()
//            ^ call unknown
  looped.value?.reload()
//              ^ call npm:vue useTemplateRef().value.reload
  later.value?.reload()
//             ^ call npm:vue useTemplateRef().value.reload
}
</script>
<template>
  <PageList ref="list" class="a" />
  <page-list :key="1 > 2" v-if="true" @click="again" ref="held" />
  <PageList v-for="one in 3" ref="looped" :key="one" />
  <PageList ref="later" :key="one" v-for="one in 3" />
</template>
`,
  })
})
