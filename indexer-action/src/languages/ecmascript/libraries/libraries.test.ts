/** Types of the repository that pass through functions of packages. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('hooks of React give back what they were given or were written to hold', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19", "@testing-library/react": "16" } }',
    'form.ts': `import React, { createContext, useContext, useMemo, useRef, useState } from 'react'
export class Form {
  submit() {}
}
const Shared = createContext<Form | null>(null)
export function useForm() {
  const held = useRef<Form>(null)
  held.current?.submit()
//              ^ call form.ts Form.submit
  const made = useMemo(() => new Form(), [])
  made.submit()
//     ^ call form.ts Form.submit
  const [state, setState] = React.useState(() => new Form())
  state.submit()
//      ^ call form.ts Form.submit
  setState(made)
  Shared.Provider
//       ^ read npm:react Context.Provider
  useContext(Shared)?.submit()
//                    ^ call form.ts Form.submit
  return { made }
}
`,
    'form.test.ts': `import { renderHook } from '@testing-library/react'
import { useForm } from './form'
const { result, unmount } = renderHook(() => useForm())
result.current.made.submit()
//                  ^ call form.ts Form.submit
unmount()
`,
  })
})

test("React's class components have the properties and the state that they are written with", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19" } }',
    'panel.tsx': `import React, { PureComponent } from 'react'
interface Props { title: string }
interface State { zoom: Zoom }
interface Zoom { value: number }
export class Panel extends React.Component<Props, State> {
  constructor(props: Props) {
    super(props)
    this.state = { zoom: { value: 1 } }
  }
  render() {
    this.setState({})
//       ^ call npm:react default.Component.setState
    return this.state.zoom.value + this.props.title
//                                            ^ read panel.tsx Props.title
  }
}
class Base<P> extends PureComponent<P, State> {}
export class Title extends Base<Props> {
  render() {
    this.props.title
//             ^ read panel.tsx Props.title
    return this.state.zoom.value
//                         ^ read panel.tsx Zoom.value
  }
}
`,
    'use.ts': `import type { Panel } from './panel'
export const zoomed = (panel: Panel) => panel.state.zoom
//                                                  ^ read panel.tsx State.zoom
`,
  })
})

test("React's types of components and references hand on the properties and values that they are applied to", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19" } }',
    'props.ts': 'export interface Props { size: number; onDone(x: Props): void }\n',
    'types.tsx': `import * as React from 'react'
import type { ComponentProps, ComponentPropsWithoutRef, FC, PropsWithChildren, RefObject } from 'react'
import type { Props } from './props'
export const A: FC<Props> = (props) => props.size
//                                           ^ read props.ts Props.size
export const B: React.FC<PropsWithChildren<Props>> = ({ onDone, children }) => onDone({ size: 1 })
//                                                                                      ^ write props.ts Props.size
B.displayName = 'B'
export const C = (props: React.PropsWithChildren<Props>) => [props.size, props.children]
//                                                                 ^ read props.ts Props.size
export const D = (props: PropsWithChildren<Props>) => props.children
//                                                          ^ read npm:react PropsWithChildren.children
export const E = (ref: RefObject<Props>) => ref.current.size
//                                                      ^ read props.ts Props.size
export const F = ({ size }: ComponentProps<typeof C>) => <A size={size} />
//                                                          ^ write props.ts Props.size
type Taken = ComponentPropsWithoutRef<typeof A>
export const G = (props: Taken) => props.size
//                                       ^ read props.ts Props.size
export const H = (props: ComponentProps<'div'>) => props.title
//                                                       ^ read npm:react ComponentProps.title
`,
    'wrapped.tsx': `import { Component, forwardRef, memo } from 'react'
import type { Props } from './props'
const A = forwardRef<HTMLDivElement, Props>((props, ref) => props.size)
//                                                                ^ read props.ts Props.size
const B = memo<Props>((props) => props.size)
//                                     ^ read props.ts Props.size
class C extends Component<Props> {}
export const all = () => [
  <A size={1} />,
//   ^ write props.ts Props.size
  <B size={1} />,
//   ^ write props.ts Props.size
  <C size={1} />,
//   ^ write props.ts Props.size
]
`,
    'state.tsx': `import { type Dispatch, type SetStateAction, createContext, useReducer, useState } from 'react'
import type { Props } from './props'
type Action = { kind: 'grow'; by: number }
const Shared = createContext<Props>({ size: 1 })
//                                    ^ write props.ts Props.size
export function use(change: Dispatch<SetStateAction<Props>>) {
  const [state, setState] = useState<Props>({ size: 0 })
//                                            ^ write props.ts Props.size
  setState({ size: 1 })
//           ^ write props.ts Props.size
  setState((last) => ({ size: last.size + 1 }))
//                                 ^ read props.ts Props.size
  change((last) => last.size)
//                      ^ read props.ts Props.size
  const [sum, dispatch] = useReducer((sum: number, action: Action) => sum + action.by, 0)
  dispatch({ kind: 'grow', by: 1 })
//                         ^ write state.tsx Action.by
}
`,
  })
})

test("Vue's references and reactive objects hand on what they hold", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'store.ts': `import { computed, inject, type InjectionKey, reactive, ref, type Ref, toRaw, unref, type UnwrapRef } from 'vue'
export class Form {
  name = ''
  submit() {}
}
const held = ref(new Form())
held.value.submit()
//   ^ read npm:vue Ref.value
held.value.submit()
//         ^ call store.ts Form.submit
const state = reactive({ form: ref(new Form()), plain: new Form() })
state.plain.submit()
//          ^ call store.ts Form.submit
state.form.submit()
//         ^ call store.ts Form.submit
const upper = computed(() => state.plain)
upper.value.submit()
//          ^ call store.ts Form.submit
const both = computed({ get: () => state.plain, set() {} })
both.value.submit()
//         ^ call store.ts Form.submit
export function useForm(given: Ref<Form>): { form: Ref<Form>; made: UnwrapRef<Form> } {
  unref(given).submit()
//             ^ call store.ts Form.submit
  return { form: given, made: toRaw(given.value) }
}
useForm(held).form.value.submit()
//                       ^ call store.ts Form.submit
useForm(held).made.submit()
//                 ^ call store.ts Form.submit
const KEY: InjectionKey<Form> = Symbol()
inject(KEY)?.submit()
//           ^ call store.ts Form.submit
function define<S extends object>(id: string, state: () => S): UnwrapRef<S> {
  return reactive(state()) as UnwrapRef<S>
}
const store = define('a', () => ({ form: new Form() }))
store.form.submit()
//         ^ call store.ts Form.submit
function first<T>(of: Ref<T>): T {
  return of.value
}
first(held).submit()
//          ^ call store.ts Form.submit
`,
  })
})

test("Solid's accessors and Angular's signals return what they hold, and Angular injects a class's instance", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "solid-js": "1", "@angular/core": "20", "@preact/signals-core": "1" } }',
    'form.ts': 'export class Form {\n  submit() {}\n}\n',
    'solid.ts': `import { type Accessor, createMemo, createSignal } from 'solid-js'
import { Form } from './form'
const [form, setForm] = createSignal(new Form())
form().submit()
//     ^ call form.ts Form.submit
createMemo(() => form())().submit()
//                         ^ call form.ts Form.submit
export const use = (given: Accessor<Form>) => given().submit()
//                                                    ^ call form.ts Form.submit
`,
    'angular.ts': `import { computed, inject, signal } from '@angular/core'
import { Form } from './form'
export class View {
  form = inject(Form)
  held = signal(new Form())
  again = computed(() => this.held())
  run() {
    this.form.submit()
//            ^ call form.ts Form.submit
    this.held().submit()
//              ^ call form.ts Form.submit
    this.again().submit()
//               ^ call form.ts Form.submit
  }
}
`,
    'signals.ts': `import { signal } from '@preact/signals-core'
import { Form } from './form'
signal(new Form()).value.submit()
//                       ^ call form.ts Form.submit
`,
  })
})

test('types that packages make of types have the members of these', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "type-fest": "5" } }',
    'options.ts': `import type { Except, Merge, Promisable, SetOptional } from 'type-fest'
export interface Options { body: string; kind: string; retry: Retry }
export interface Retry { limit: number }
export type Text = Merge<Options, { kind: 'text' }>
export type Bare = Except<SetOptional<Options, 'body'>, 'retry'>
type Send = { (url: string, options?: Text): Promisable<Options>; (options: Text): Promisable<Options> }
export async function use(send: Send, bare: Bare) {
  const sent = await send('a', { body: '', kind: 'text', retry: { limit: 1 } })
//                               ^ write options.ts Options.body
  sent.retry.limit
//           ^ read options.ts Retry.limit
  await send({ kind: 'text', retry: { limit: 1 } })
//             ^ write options.ts Text.kind
  await send({ kind: 'text', retry: { limit: 1 } })
//                                    ^ write options.ts Retry.limit
  bare.body
//     ^ read options.ts Options.body
  bare.retry
//     ^ read unknown
}
`,
  })
})

test("the value that a context's provider is given is what the context holds", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19" } }',
    'theme.ts': `import { createContext } from 'react'
export interface Theme { color: string }
export const ThemeContext = createContext<Theme | null>(null)
`,
    'app.tsx': `import { ThemeContext } from './theme'
export const App = () => <ThemeContext.Provider value={{ color: 'red' }} />
//                                                       ^ write theme.ts Theme.color
`,
  })
})

test("Pinia's, Zustand's and Redux Toolkit's stores have what they are made from, and a query has what it reads", async () => {
  await expectLinks({
    'package.json':
      '{ "dependencies": { "pinia": "3", "zustand": "5", "@reduxjs/toolkit": "2", "@tanstack/react-query": "5" } }',
    'form.ts': 'export class Form {\n  submit() {}\n}\n',
    'pinia.ts': `import { defineStore } from 'pinia'
import { Form } from './form'
const useForms = defineStore('forms', {
  state: () => ({ form: new Form() }),
  actions: { send() {} },
})
const useOthers = defineStore('others', () => ({ form: new Form() }))
useForms().form.submit()
//              ^ call form.ts Form.submit
useForms().send()
//         ^ call pinia.ts useForms.actions.send
useOthers().form.submit()
//               ^ call form.ts Form.submit
`,
    'zustand.ts': `import { create } from 'zustand'
import { Form } from './form'
interface State { form: Form }
const useForm = create<State>()((set) => ({ form: new Form() }))
const useAgain = create(() => ({ form: new Form() }))
useForm((state) => state.form).submit()
//                       ^ read zustand.ts State.form
useForm((state) => state.form).submit()
//                             ^ call form.ts Form.submit
useForm.getState().form.submit()
//                      ^ call form.ts Form.submit
useAgain().form.submit()
//              ^ call form.ts Form.submit
`,
    'slice.ts': `import { createSlice } from '@reduxjs/toolkit'
const slice = createSlice({ name: 'a', initialState: {}, reducers: { sent(state) {} } })
slice.actions.sent()
//            ^ call slice.ts slice.reducers.sent
`,
    'query.ts': `import { useQuery } from '@tanstack/react-query'
import { Form } from './form'
async function load() { return new Form() }
const { data } = useQuery({ queryKey: ['form'], queryFn: load })
data?.submit()
//    ^ call form.ts Form.submit
`,
  })
})

test('what a schema of Zod accepts has the members that the schema describes', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "zod": "4" } }',
    'schema.ts': `import { z } from 'zod'
export const Address = z.object({ street: z.string() })
export const User = z.object({ name: z.string(), address: Address, many: z.array(Address), shape: z.string() })
export type User = z.infer<typeof User>
const Users = z.array(User)
User.shape
//   ^ read npm:zod ZodObject.shape
User.parse({}).name
//             ^ read schema.ts User.name
Users.parse([])[0].address.street
//                         ^ read schema.ts Address.street
export function greet(user: User) {
  user.address.street
//             ^ read schema.ts Address.street
  user.missing
//     ^ read unknown
}
`,
  })
})
