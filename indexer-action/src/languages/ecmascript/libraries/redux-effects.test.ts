/** What Redux Toolkit's endpoints and thunks bring. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const PACKAGES = '{ "dependencies": { "@reduxjs/toolkit": "2", "react-redux": "9" } }'

test('hooks made of endpoints read what these bring and take what these take', async () => {
  await expectLinks({
    'package.json': PACKAGES,
    'api.ts': `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
export interface Post { title: string }
export interface Draft { body: string }
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    getPost: build.query<Post, number>({ query: (id) => 'post/' + id, providesTags: (post) => [post?.title] }),
//                                                                                                   ^ read api.ts Post.title
    addPost: build.mutation<Post, Draft>({ query: (draft) => ({ url: 'post', body: draft.body }) }),
//                                                                                       ^ read api.ts Draft.body
  }),
})
export const { useGetPostQuery, useLazyGetPostQuery, useAddPostMutation } = api
const more = api.injectEndpoints({ endpoints: (build) => ({ getDraft: build.query<Draft, void>({ query: () => '/' }) }) })
more.useGetDraftQuery().data?.body
//                            ^ read api.ts Draft.body
`,
    'view.tsx': `import { api, useAddPostMutation, useGetPostQuery, useLazyGetPostQuery } from './api'
export async function View() {
  const { data } = useGetPostQuery(1)
  data?.title
//      ^ read api.ts Post.title
  const [load, { data: loaded }] = useLazyGetPostQuery()
  loaded?.title
//        ^ read api.ts Post.title
  const [add, result] = useAddPostMutation()
  result.data?.title
//             ^ read api.ts Post.title
  const made = await add({ body: 'x' }).unwrap()
//                         ^ write api.ts Draft.body
  made.title
//     ^ read api.ts Post.title
  const { data: added } = await add({ body: 'y' })
  added?.title
//       ^ read api.ts Post.title
  api.useMissingQuery().data.title
//                           ^ read npm:@reduxjs/toolkit Api.useMissingQuery().data.title
}
`,
  })
})

test('what a thunk brings is what its dispatch unwraps to, and a prepared case has the state', async () => {
  await expectLinks({
    'package.json': PACKAGES,
    'slice.ts': `import { configureStore, createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
export interface Todo { text: string }
interface State { todos: Todo[] }
const initialState: State = { todos: [] }
export const load = createAsyncThunk('load', async (id: string): Promise<Todo> => ({ text: id }))
const createTyped = createAsyncThunk.withTypes<{ state: State }>()
export const save = createTyped('save', async (todo: Todo) => ({ saved: todo }))
const again = createAsyncThunk('again', async (_: string, { dispatch }) => (await dispatch(load('2')).unwrap()).text)
//                                                                                                              ^ read slice.ts Todo.text
export const slice = createSlice({
  name: 'todos',
  initialState,
  reducers: {
    added: {
      reducer(state, action: PayloadAction<Todo>) { state.todos.push(action.payload) },
//                                                        ^ read slice.ts State.todos
      prepare: (text: string) => ({ payload: { text } }),
    },
  },
})
const store = configureStore({ reducer: { todos: slice.reducer } })
type AppDispatch = typeof store.dispatch
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useTypedDispatch: () => AppDispatch = useDispatch
`,
    'use.ts': `import { useDispatch } from 'react-redux'
import { load, save, useAppDispatch, useTypedDispatch } from './slice'
export async function run() {
  const dispatch = useAppDispatch()
  const todo = await dispatch(load('1')).unwrap()
  todo.text
//     ^ read slice.ts Todo.text
  ;(await dispatch(save({ text: '' })).unwrap()).saved.text
//                                                     ^ read slice.ts Todo.text
  const typed = useTypedDispatch()
  typed(load('1')).unwrap().then((loaded) => loaded.text)
//                                                  ^ read slice.ts Todo.text
  const plain = useDispatch()
  const action = await plain(load('1'))
  action.payload.text
//               ^ read slice.ts Todo.text
}
`,
  })
})

test('a dispatch is what it is written to be, whatever its type is called', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@reduxjs/toolkit": "2", "react-redux": "9" } }',
    'use.ts': `import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
interface Sent { at: string }
type Send = (action: object) => Sent
const load = createAsyncThunk('load', async (): Promise<Sent> => ({ at: '' }))
export async function run() {
  const send = useDispatch<Send>()
  send({}).at
//         ^ read use.ts Sent.at
  const thunk = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>()
  ;(await thunk(load()).unwrap()).at
//                                ^ read use.ts Sent.at
  const anything = useDispatch<any>()
  ;(await anything(load()).unwrap()).at
//                                   ^ read use.ts Sent.at
}
const useSend = useDispatch.withTypes<Send>()
export const sent = () => useSend()({}).at
//                                      ^ read use.ts Sent.at
`,
  })
})
