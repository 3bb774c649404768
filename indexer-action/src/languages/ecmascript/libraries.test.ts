/** Types of the repository that pass through functions of packages. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

test('hooks of React give back what they were given or were written to hold', async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test("React's class components have the properties and the state that they are written with", async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test("React's types of components and references hand on the properties and values that they are applied to", async () => {
  const { expected, found } = await check({
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
  expect(found).toEqual(expected)
})

test("what a macro of ava takes is the type of the test's arguments after it", async () => {
  const { expected, found } = await check({
    'package.json': '{ "devDependencies": { "ava": "6" } }',
    'with-server.ts': `import type { ExecutionContext, Macro } from 'ava'
export class Server { port = 1 }
type Run = (t: ExecutionContext, server: Server) => void
const hook = (open: boolean): Macro<[Run, Server?]> => ({ exec(t, run) { run(t, new Server()) } })
export default hook(true)
export const closed = () => hook(false)
`,
    'a.test.ts': `import test from 'ava'
import withServer, { closed } from './with-server'
test('opens', withServer, (t, server) => {
  t.is(server.port, 1)
//            ^ read with-server.ts Server.port
//  ^ call npm:ava ExecutionContext.is
})
test.serial('closes', closed(), async (t, server) => server.port)
//                                                          ^ read with-server.ts Server.port
test('alone', (t) => t.pass())
//                     ^ call npm:ava default(…).pass
`,
  })
  expect(found).toEqual(expected)
})
