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
