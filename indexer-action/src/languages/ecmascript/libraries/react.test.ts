/** What React's own types, hooks and wrappers say about values of the repository. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FORM = `export class Form {
  title = ''
  submit() {}
}
export const load = async () => new Form()
`

test('hooks of React 19 give what they are given, what promises bring and what actions make', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19" } }',
    'form.ts': FORM,
    'use.tsx': `import { lazy, use, useActionState, useOptimistic, useReducer, useSyncExternalStore } from 'react'
import { Form, load } from './form'
interface State { form: Form | null }
const store = { subscribe: () => () => {}, read: (): State => ({ form: new Form() }) }
const Page = lazy(() => import('./page'))
const change = (state: State, action: { to: Form }): State => ({ form: action.to })
export function App({ later }: { later: Promise<Form> }) {
  use(later).submit()
//           ^ call form.ts Form.submit
  const [last, act] = useActionState(async (before: Form | null, more: State) => load(), null)
  last?.submit()
//      ^ call form.ts Form.submit
  act({ form: null })
//      ^ write use.tsx State.form
  const [shown, show] = useOptimistic(new Form(), (form, title: Form) => form)
  shown.submit()
//      ^ call form.ts Form.submit
  useSyncExternalStore(store.subscribe, store.read).form?.submit()
//                                                        ^ call form.ts Form.submit
  const [state] = useReducer(change, { form: null })
  state.form?.submit()
//            ^ call form.ts Form.submit
  return <Page form={new Form()} />
//             ^ write page.tsx Props.form
}
`,
    'page.tsx': `import type { Form } from './form'
interface Props { form: Form }
export default ({ form }: Props) => <p>{form.title}</p>
`,
  })
})

test('a reference has its value and members of its own, and so has what wraps a component', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19", "@testing-library/react": "16" } }',
    'form.ts': FORM,
    'use.tsx': `import { forwardRef, memo, useRef } from 'react'
import { renderHook } from '@testing-library/react'
import { Form } from './form'
const Field = forwardRef<Form, { form: Form }>(({ form }, ref) => <p>{form.title}</p>)
Field.displayName = 'Field'
//    ^ write npm:react NamedExoticComponent.displayName
const Kept = memo((props: { form: Form }) => <Field form={props.form} />)
//                                                  ^ write use.tsx form
export const useForm = (given: React.Ref<Form>) => {
//                             ^ read npm:react *
  const form = useRef<Form>(null)
  form.current?.submit()
//     ^ read npm:react RefObject.current
  form.current?.submit()
//              ^ call form.ts Form.submit
  const element = useRef<HTMLElement>(null)
  element.current
//        ^ read npm:react RefObject.current
  return form
}
const { result, rerender } = renderHook(() => useForm(null))
result.current.current?.submit()
//                      ^ call form.ts Form.submit
export const show = ({ children }: { children: React.ReactNode }) => children
//                                                   ^ type npm:react ReactNode
`,
  })
})
