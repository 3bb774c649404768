/** Where the tags of JSX lead. */
import { describe, expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const ELEMENTS = `export namespace JSX {
  export interface GlobalAttributes { title?: string }
  export interface IntrinsicElements {
    div: GlobalAttributes
    p: GlobalAttributes
  }
}
`

describe("the host's own elements", () => {
  test('lead to what the runtime that a comment names declares, through what it passes on', async () => {
    const r = await repository({
      'src/jsx/elements.ts': ELEMENTS,
      'src/jsx/jsx-runtime.ts': "export type { JSX } from './elements'\nexport const jsx = () => {}\n",
      'src/page.tsx':
        "/** @jsxImportSource ./jsx */\nexport const page = (\n  <div title='a'>\n    <p>b</p>\n    <own-tag />\n  </div>\n)\n",
    })
    expect(await r.leads('src/page.tsx', '<div title', 'div')).toEqual(['src/jsx/elements.ts:4'])
    expect(await r.leads('src/page.tsx', '</div', 'div')).toEqual(['src/jsx/elements.ts:4'])
    expect(await r.leads('src/page.tsx', '<p>', 'p')).toEqual(['src/jsx/elements.ts:5'])
    expect(await r.leads('src/page.tsx', "title='a'", 'title')).toEqual(['src/jsx/elements.ts:2'])
    expect(await r.leads('src/page.tsx', '<own-tag', 'own-tag')).toEqual([])
  })

  test('lead to what the runtime that the configuration names declares', async () => {
    const r = await repository({
      'package.json': '{ "name": "ours", "exports": { "./jsx/jsx-runtime": "./dist/jsx/jsx-runtime.js" } }',
      'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "ours/jsx" } }',
      'src/jsx/jsx-runtime.ts': ELEMENTS,
      'src/page.tsx': 'export const page = <p>b</p>\n',
    })
    expect(await r.leads('src/page.tsx', '<p>', 'p')).toEqual(['src/jsx/jsx-runtime.ts:5'])
  })

  test('lead to what the factory that a comment names, or else everybody, declares', async () => {
    const r = await repository({
      'h.ts': `export function h() {}\n${ELEMENTS.replace('namespace JSX', 'namespace h.JSX')}`,
      'a.tsx': "/** @jsx h */\nimport { h } from './h'\nexport const a = <div />\n",
      'globals.d.ts': 'declare namespace JSX {\n  interface IntrinsicElements {\n    div: {}\n  }\n}\n',
      'b.tsx': 'export const b = <div />\n',
    })
    expect(await r.leads('a.tsx', '<div', 'div')).toEqual(['h.ts:5'])
    expect(await r.leads('b.tsx', '<div', 'div')).toEqual(['globals.d.ts:3'])
  })

  test('lead nowhere where the runtime is not in the repository', async () => {
    const r = await repository({
      'package.json': '{ "dependencies": { "react": "19" } }',
      'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "react" } }',
      'other.ts': ELEMENTS,
      'a.tsx': 'export const a = <div />\n',
    })
    expect(await r.leads('a.tsx', '<div', 'div')).toEqual([])
  })
})

test('a generic component has the properties that its type arguments or its other attributes make', async () => {
  await expectLinks({
    'list.tsx': `export interface ListProps<T> { items: T[]; show: (item: T) => unknown }
export function List<T>({ items, show }: ListProps<T>) {
  return <>{items.map((item) => show(item))}</>
}
export class Table<R> {
  props!: { rows: R[]; onPick(row: R): void }
}
`,
    'use.tsx': `import { List, Table } from './list'
interface User { name: string }
export const use = (users: User[]) => [
  <List items={users} show={(user) => user.name} />,
//                                         ^ read use.tsx User.name
  <List<User> items={[]} show={(user) => user.name} />,
//      ^ type use.tsx User
  <List<User> items={[]} show={(user) => user.name} />,
//                                            ^ read use.tsx User.name
  <Table<User> rows={users} onPick={({ name }) => name} />,
//                                     ^ read use.tsx User.name
]
`,
  })
})
