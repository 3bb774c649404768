/** Types of the host that hold types of the repository. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

test('events, streams and proxies have what they are written or made to hold', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})
