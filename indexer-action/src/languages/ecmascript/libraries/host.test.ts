/** Types of the host that hold types of the repository. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('events, streams and proxies have what they are written or made to hold', async () => {
  await expectLinks({
    'a.ts': `class Form {
  title = ''
  submit() {}
}
export async function use(event: CustomEvent<Form>, message: MessageEvent<Form>, stream: ReadableStream<Form>) {
  event.detail.submit()
//             ^ call a.ts Form.submit
  event.detail
//      ^ read std:ecmascript CustomEvent.detail
  message.data.title
//             ^ read a.ts Form.title
  const { done, value } = await stream.getReader().read()
  value?.submit()
//       ^ call a.ts Form.submit
  const watched = new Proxy(new Form(), {
    get(form, key) {
      form.submit()
//         ^ call a.ts Form.submit
    },
  })
  watched.submit()
//        ^ call a.ts Form.submit
}
`,
  })
})

test('promises, modules and collections are made for what they are written to be of', async () => {
  await expectLinks({
    'a.ts': `class Form {
  title = ''
  submit() {}
  each(run: (form: this) => void) {}
}
class Page extends Form {
  open() {}
}
const { promise, resolve } = Promise.withResolvers<Form>()
promise.then((form) => form.submit())
//                          ^ call a.ts Form.submit
const loaded = import.meta.glob<{ form: Form }>('./*.ts', { eager: true })
for (const [path, module] of Object.entries(loaded)) module.form.submit()
//                                                               ^ call a.ts Form.submit
const loads = import.meta.glob<{ form: Form }>('./*.ts')
for (const path in loads) (await loads[path]()).form.submit()
//                                                   ^ call a.ts Form.submit
new Map<string, (form: Form) => void>([['a', (form) => form.submit()]])
//                                                          ^ call a.ts Form.submit
new Set<(form: Form) => void>([(form) => form.submit()])
//                                            ^ call a.ts Form.submit
new Page().each((page) => page.open())
//                             ^ call a.ts Page.open
`,
  })
})
