/** The state and the actions of Redux Toolkit's stores. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('reducers, selectors and hooks work on the state that a slice starts with', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@reduxjs/toolkit": "2", "react-redux": "9", "vitest": "4" } }',
    'store.ts': `import { configureStore, createAsyncThunk, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
export interface Form { title: string }
interface State { forms: Form[]; open?: Form }
const initialState: State = { forms: [] }
const fetchForm = createAsyncThunk('forms/fetch', async (id: string): Promise<Form> => ({ title: id }))
const slice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    added(state, action: PayloadAction<Form>) {
      state.forms.push(action.payload)
//          ^ read store.ts State.forms
      action.payload.title
//                   ^ read store.ts Form.title
    },
    closed: (state) => {
      state.open = undefined
//          ^ write store.ts State.open
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchForm.pending, (state) => state.open)
//                                                 ^ read store.ts State.open
      .addCase(fetchForm.fulfilled, (state, action) => action.payload.title),
//                                                                    ^ read store.ts Form.title
})
export const { added } = slice.actions
const store = configureStore({ reducer: { forms: slice.reducer } })
export type RootState = ReturnType<typeof store.getState>
export const selectTitles = createSelector(
  [(state: RootState) => state.forms.forms],
//                                   ^ read store.ts State.forms
  (forms) => forms.map((form) => form.title),
//                                    ^ read store.ts Form.title
)
`,
    'use.ts': `import { type TypedUseSelectorHook, useSelector } from 'react-redux'
import { added, type RootState } from './store'
const useAppSelector: TypedUseSelectorHook<RootState> = useSelector
const useOther = useSelector.withTypes<RootState>()
export function use() {
  useAppSelector((state) => state.forms.open)?.title
//                                             ^ read store.ts Form.title
  useOther((state) => state.forms).open
//                                 ^ read store.ts State.open
  useSelector((state: RootState) => state.forms.forms)[0].title
//                                                        ^ read store.ts Form.title
  added({ title: 'a' })
//^ call store.ts added, call_indirect store.ts slice.reducers.added
}
`,
    'use.test.ts': `import { vi } from 'vitest'
const actual = await vi.importActual<Store>('./store')
interface Store { open(): void }
actual.open()
//     ^ call use.test.ts Store.open
`,
  })
})
