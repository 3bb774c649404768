/** Zustand, Jotai. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const USERS = `export interface User { id: number; name: string }
export interface State { user: User | null; list: User[]; add: (user: User) => void }
`

test("Zustand's middleware hands the store's state on to what makes it, and to what it takes besides", async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "zustand": "5" } }',
    'users.ts': USERS,
    'store.ts': `import { create, createStore, type StateCreator, useStore } from 'zustand'
import { devtools, persist } from 'zustand/middleware'
import { immer } from 'zustand/middleware/immer'
import { useShallow } from 'zustand/react/shallow'
import type { State, User } from './users'
export const usePlain = create<State>()((set, get) => ({
  user: null,
//^ write users.ts State.user
  list: [],
  add: (user) => {
    get().list[0].name
//        ^ read users.ts State.list
//                ^ read users.ts User.name
    set({ user })
//        ^ read parameter user of line 10, write users.ts State.user
    user.name
//       ^ read users.ts User.name
    set((before) => ({ list: [...before.list, user] }))
//                     ^ write users.ts State.list
//                                      ^ read users.ts State.list
  },
}))
export const useKept = create<State>()(
  devtools(
    persist(
      (set, get) => ({ user: null, list: [], add: () => get().user?.name }),
//                                                            ^ read users.ts State.user
//                                                                  ^ read users.ts User.name
      { name: 'kept', partialize: (state) => ({ user: state.user }) },
//                                                          ^ read users.ts State.user
    ),
  ),
)
export const useDrafts = create<State>()(immer((set) => ({ user: null, list: [], add: (user) => set((draft) => { draft.list.push(user) }) })))
//                                                                                                                     ^ read users.ts State.list
export const slice: StateCreator<State, [], [], Pick<State, 'user'>> = (set, get) => ({ user: get().list[0] })
//                                                                                                  ^ read users.ts State.list
const bare = createStore<State>()((set) => ({ user: null, list: [], add: (user) => set({ user }) }))
export function use() {
  const { list } = useKept(useShallow((state) => ({ list: state.list })))
//                                                              ^ read users.ts State.list
  list[0].name
//        ^ read users.ts User.name
  usePlain.setState({ user: null })
//                    ^ write users.ts State.user
  usePlain.subscribe((state) => state.user?.name)
//                                    ^ read users.ts State.user
  useDrafts.getState().list[0].name
//                             ^ read users.ts User.name
  useStore(bare, (state) => state.user)?.name
//                                ^ read users.ts State.user
//                                       ^ read users.ts User.name
}
`,
  })
})

test('atoms of Jotai hold what they begin with, are written to hold or are derived to be', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "jotai": "2" } }',
    'users.ts': `${USERS}export declare function load(id: number): Promise<User>\n`,
    'atoms.ts': `import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { load, type User } from './users'
const me = atom<User | null>(null)
const list = atom<User[]>([])
const first = atom((get) => get(list)[0])
const loaded = atom(async (get) => load(get(me)?.id ?? 0))
//                                               ^ read users.ts User.id
const kept = atomWithStorage('theme', { dark: true })
export const add = atom(null, (get, set, user: User) => {
  get(list)[0].name
//             ^ read users.ts User.name
  set(list, (before) => before.filter((one) => one.name))
//                                                 ^ read users.ts User.name
})
export function use() {
  const [user, setUser] = useAtom(me)
  user?.name
//      ^ read users.ts User.name
  setUser((before) => (before?.name ? before : null))
//                             ^ read users.ts User.name
  useAtomValue(first).name
//                    ^ read users.ts User.name
  useAtomValue(loaded).name
//                     ^ read users.ts User.name
  useAtomValue(kept).dark
//                   ^ read variable dark of line 9
  useSetAtom(list)((before) => before.map((one) => one.name))
//                                                     ^ read users.ts User.name
}
`,
  })
})
