/** Members that stand for those of an interface: a class's, and functions of object literals. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { USES } from '../../../../src/contract/links.ts'
import { analyse } from '../../analysis.ts'

/** `implementation -> member` for each. */
async function implementations(files: Record<string, string>): Promise<string[]> {
  const analysed = await analyse(new Map(Object.entries(files)), languageOfPath)
  const names = new Map<number, string>()
  for (const { symbols } of analysed) for (const { id, name, qualified = name } of symbols) names.set(id, qualified)
  return analysed.flatMap(({ links, symbols }) =>
    links.use.flatMap((use, at) => {
      const target = links.targets[links.target[at] as number]
      const { name, qualified = name } = symbols[links.from[at] as number] ?? { name: 'module' }
      return USES[use] === 'overrides'
        ? [`${qualified} -> ${target?.[0] === 's' ? names.get(target[1]) : 'several'}`]
        : []
    }),
  )
}

const STORE = 'export interface Store { read(): string; close?: () => void; size: number }\n'

test("a class's methods and fields stand for those of the interface that it implements", async () => {
  const files = {
    'store.ts': STORE,
    'a.ts': `import type { Store } from './store'
class Disk implements Store {
  read() { return '' }
  close = () => {}
  size = 1
}
`,
  }
  expect(await implementations(files)).toEqual([
    'Disk.read -> Store.read',
    'Disk.close -> Store.close',
    'Disk.size -> Store.size',
  ])
})

test('functions of a literal stand for members of the interface that is written or expected there', async () => {
  const files = {
    'store.ts': `${STORE}export declare function open(store: Store): void
export interface Options { stores: Store[]; hooks: { after(): void } }
`,
    'a.ts': `import { open, type Options, type Store } from './store'
const disk: Store = { read() { return '' }, close: () => {}, size: 1 }
export const memory = { read: function () { return '' } } satisfies Partial<Store>
function none(): Store { return { read: () => '', size: 0 } }
open({ read() { return '' }, size: 2 })
const options: Options = { stores: [{ read() { return '' }, size: 3 }], hooks: { after() {} } }
`,
    'b.js': `/** @type {import('./store').Store} */
const documented = { read() { return '' } }
`,
  }
  expect(await implementations(files)).toEqual([
    'disk.read -> Store.read',
    'disk.close -> Store.close',
    'memory.read -> Store.read',
    'none.read -> Store.read',
    'read -> Store.read',
    'options.stores.read -> Store.read',
    'options.hooks.after -> Options.hooks.after',
    'documented.read -> Store.read',
  ])
})

test('a function that a literal takes by its own name stands for the member, one that it renames does not', async () => {
  const files = {
    'store.ts': STORE,
    'a.ts': `import type { Store } from './store'
const noop = () => {}
export function useStore(size: number): Store {
  function read() { return '' }
  const close = noop
  return { read, close: noop, size }
}
`,
  }
  expect(await implementations(files)).toEqual(['useStore.read -> Store.read'])
})

test('a function that is declared to be a member of a type stands for it', async () => {
  const files = {
    'store.ts': STORE,
    'a.ts': `import type { Store } from './store'
const read: Store['read'] = () => ''
export function create(): Store {
  const close: Store['close'] = function () {}
  const size: Store['size'] = 1
  return { read, close, size }
}
`,
  }
  expect(await implementations(files)).toEqual([
    'read -> Store.read',
    'create.close -> Store.close',
    'read -> Store.read',
    'create.close -> Store.close',
  ])
})

test('nothing stands for a member if several types are expected, or none that is declared', async () => {
  const files = {
    'store.ts': `${STORE}export interface Queue { read(): string }
`,
    'a.ts': `import type { Store, Queue } from './store'
const either: Store | Queue = { read() { return '' } }
const plain = { read() { return '' } }
let other: typeof plain = { read() { return '' } }
const map: Map<string, string> = { get() {} }
`,
  }
  expect(await implementations(files)).toEqual([])
})
