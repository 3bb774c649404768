/** Svelte's runes. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('runes stand for what they are given, in modules as in components', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "svelte": "5" } }',
    'form.svelte.ts': `export class Form {
  title = $state('')
  submit() {}
}
export const form = $state(new Form())
//                  ^ call npm:svelte $state
form.submit()
//   ^ call form.svelte.ts Form.submit
export class Page {
  form = $state.raw<Form | null>(null)
  shown = $derived(this.form)
  first = $derived.by(() => form)
  close() {
    this.shown?.submit()
//              ^ call form.svelte.ts Form.submit
    this.first.submit()
//             ^ call form.svelte.ts Form.submit
  }
}
`,
    'Page.svelte': `<script lang="ts">
  import { form } from './form.svelte'
  const shown = $derived.by(() => form)
  shown.submit()
//      ^ call form.svelte.ts Form.submit
</script>
`,
  })
})

test("a Vue component's model holds what it is written to hold", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'Field.vue': `<script setup lang="ts">
interface Form { title: string }
const model = defineModel<Form>({ required: true })
model.value.title
//          ^ read Field.vue Field.Form.title
</script>
`,
  })
})
