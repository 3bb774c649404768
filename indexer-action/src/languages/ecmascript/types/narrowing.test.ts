/** What checks of a name leave of its type: where several declarations make up the type, and where several checks are joined. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what a predicate says is asked before what is declared', async () => {
  await expectLinks({
    'nodes.ts': `export class BaseNode { isInline() { return false } getKey() { return '' } }
export interface ElementNode { top(): BaseNode }
export class ElementNode extends BaseNode { isInline() { return true } }
export interface Selection { isCollapsed(): boolean }
export class RangeSelection implements Selection { isCollapsed() { return true } }
export function isElement(node: BaseNode | null): node is ElementNode { return node instanceof ElementNode }
export function isRange(x: unknown): x is RangeSelection { return x instanceof RangeSelection }
`,
    'main.ts': `import { type BaseNode, isElement, isRange, type Selection } from './nodes'
export function run(node: BaseNode, selection: Selection | null) {
  if (isElement(node)) {
    node.isInline()
//       ^ call nodes.ts ElementNode.isInline
    node.getKey()
//       ^ call nodes.ts BaseNode.getKey
  }
  if (isRange(selection)) {
    selection.isCollapsed()
//            ^ call nodes.ts RangeSelection.isCollapsed
  }
}
`,
  })
})

test('what one of several checks says of a name is one of what they say', async () => {
  await expectLinks({
    'nodes.ts': `export class Node { key = '' }
export class Text extends Node { format() {} }
export class Tab extends Node { width() {} }
export class Break extends Node { clear() {} }
export type Part = { kind: 'a'; size: number } | { kind: 'b'; size: string } | { kind: 'c'; name: string }
export declare function isText(node: unknown): node is Text
export declare function isTab(node: unknown): node is Tab
export declare function holds(node: unknown): boolean
`,
    'main.ts': `import { type Break, holds, isTab, isText, type Node, type Part, type Tab, type Text } from './nodes'
export function run(node: Node, value: unknown, other: Text | Tab | Break, part: Part) {
  if (isText(value) || isTab(value)) {
    value.key
//        ^ read nodes.ts Node.key
  }
  if (!isText(node) && !isTab(node)) return
  node.format()
//     ^ call nodes.ts Text.format
  node.width()
//     ^ call nodes.ts Tab.width
  if (isText(value) || holds(value)) {
    value.key
//        ^ read unknown
  }
  if (part.kind === 'a' || part.kind === 'b') return
  part.name
//     ^ read nodes.ts Part.name
}
`,
  })
})

test('`this` in a method that an object type has by its call signature is what that says', async () => {
  await expectLinks({
    'types.ts': `export interface Context { isNot: boolean }
export type Matcher = {
  (this: Context, actual: unknown): boolean
  internal?: boolean
}
export type Matchers = { [name: string]: Matcher }
`,
    'matchers.ts': `import type { Matchers } from './types'
const matchers: Matchers = {
  toBe(received: unknown) {
    return this.isNot
//              ^ read types.ts Context.isNot
  },
}
export default matchers
`,
  })
})

test('a member of a name or of `this` is what a check of it says, until it is assigned', async () => {
  await expectLinks({
    'states.ts': `export enum Code { Opening, Ready }
export interface Opening { code: Code.Opening; socket: { open(): void } }
export interface Ready { code: Code.Ready; socket: { send(): void } }
export class Text { format() {} }
export declare function isText(value: unknown): value is Text
`,
    'main.ts': `import { Code, isText, type Opening, type Ready, Text } from './states'
class Networking {
  private state: Opening | Ready
  node: { parent: Text | Networking }
  run(other: Networking) {
    if (this.state.code === Code.Ready) {
      this.state.socket.send()
//               ^ read states.ts Ready.socket
      other.state.socket
//                ^ read all of (states.ts Opening.socket | states.ts Ready.socket)
      this.state = next()
      this.state.socket
//               ^ read all of (states.ts Opening.socket | states.ts Ready.socket)
    }
    if (!isText(other.node.parent)) return
    other.node.parent.format()
//                    ^ call states.ts Text.format
  }
  make(other: { node: unknown }) {
    if (other.node instanceof Text) other.node.format()
//                                             ^ call states.ts Text.format
    return () => this.state
  }
}
declare function next(): Opening | Ready
`,
  })
})

test('a callback that checks something else than what it is given says nothing of that', async () => {
  await expectLinks({
    'items.ts': `interface Opening { kind: 'opening'; at: string }
interface Ready { kind: 'ready'; since: string }
interface Item { state: Opening | Ready; label: string }
declare const items: Item[]
declare const wanted: Opening | Ready
items.filter((item) => item.state.kind === 'ready')[0].label
//                                                     ^ read items.ts Item.label
items.find((item) => item.state.kind === 'ready')?.label
//                                                 ^ read items.ts Item.label
items.filter(() => wanted.kind === 'ready')[0].label
//                                             ^ read items.ts Item.label
items.filter((item, at) => wanted.kind === 'ready')[0].label
//                                                     ^ read items.ts Item.label
items.map(({ state }) => state).filter((state) => state.kind === 'ready' && items[0].state.kind === 'ready')[0].since
//                                                                                                              ^ read items.ts Ready.since
items.map(({ state }) => state).filter((state) => state.kind === 'ready')[0].since
//                                                                           ^ read items.ts Ready.since
`,
  })
})

test('a tag tells apart the parts of a union inside an intersection, also where that is a part of another union', async () => {
  await expectLinks({
    'events.ts': `type Base<T> = { actorId: string; model?: T }
type Membership = Base<string> & { name: 'groups.add'; userId: string; groupId: string }
type GroupEvent = Base<number> & (
  | Membership
  | { name: 'groups.create' | 'groups.delete'; groupId: string }
)
type Created = { name: 'documents.create'; documentId: string }
type Moved = { name: 'documents.move'; documentId: string }
type DocumentEvent = Base<boolean> & (Created | Moved)
export function process(event: GroupEvent | DocumentEvent) {
  switch (event.name) {
    case 'groups.add':
      return event.groupId
//                 ^ read events.ts Membership.groupId
    case 'groups.delete':
      return event.groupId
//                 ^ read events.ts GroupEvent.groupId
    case 'documents.move':
      event.documentId
//          ^ read events.ts Moved.documentId
      event.actorId
//          ^ read events.ts Base.actorId
  }
}
export function created(event: DocumentEvent) {
  if (event.name === 'documents.create') event.documentId
//                                             ^ read events.ts Created.documentId
}
`,
  })
})
