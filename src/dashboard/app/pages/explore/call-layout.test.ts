import { expect, it } from 'vitest'
import type { CallEnd, CallRelationship } from '../../../../query/answers/answer.ts'
import { BOX, layOut } from './call-layout.ts'

const end = (name: string, more: Partial<CallEnd> = {}): CallEnd => ({
  symbol_id: `sym_${name}`,
  name,
  kind: 'function',
  path: `src/${name}.ts`,
  line_start: 1,
  ...more,
})
const call = (from: CallEnd, to: CallEnd, depth = 1, confidence = 0.9): CallRelationship => ({
  caller: from.name,
  callee: to.name,
  anchor: { file: 'src/a.ts', line: 3 },
  preview: { lines: ['x'], startLine: 3 },
  caller_symbol: from,
  callee_symbol: to,
  call_type: 'direct',
  span: { path: 'src/a.ts', sha: '0', start: 3, end: 3 },
  depth,
  evidence: confidence < 0.5 ? 'ambiguous' : 'exact',
  confidence,
  permalink: '',
})
const centre = { id: 'sym_me', name: 'me', kind: 'function' }
const me = end('me')

it('puts callers left, callees right, and each at its distance', () => {
  const graph = layOut(
    centre,
    [call(end('a'), me), call(end('far'), end('a'), 2)],
    [call(me, end('b')), call(me, end('out', { symbol_id: undefined, external: true, package: 'std:io' } as object))],
  )
  const layers = Object.fromEntries(graph.boxes.map(({ name, layer }) => [name, layer]))
  expect(layers).toEqual({ me: 0, a: -1, far: -2, b: 1, out: 1 })
  const x = Object.fromEntries(graph.boxes.map((box) => [box.name, box.x]))
  expect([x.far, x.a, x.me, x.b]).toEqual([x.far, x.a, x.me, x.b].toSorted((a, b) => Number(a) - Number(b)))
  expect(graph.edges).toHaveLength(4)
  expect(graph.edges.every(({ x1, x2 }) => x1 < x2)).toBe(true)
})

it('draws one line for several calls between two, and a certain one where one of them is', () => {
  const { edges } = layOut(centre, [call(end('a'), me, 1, 0.3), call(end('a'), me), call(end('b'), me, 1, 0.3)], [])
  expect(edges.map(({ certain }) => certain)).toEqual([true, false])
})

it('stands a mutual caller on both sides, and recursion nowhere', () => {
  const { boxes, edges } = layOut(centre, [call(end('a'), me), call(me, me)], [call(me, end('a')), call(me, me)])
  expect(boxes.map(({ name, layer }) => [name, layer])).toEqual([
    ['a', -1],
    ['me', 0],
    ['a', 1],
  ])
  expect(edges).toHaveLength(2)
})

it('says how many did not fit, and no box lies on another', () => {
  const graph = layOut(
    centre,
    Array.from({ length: 40 }, (_, at) => call(end(`c${at}`), me)),
    [],
  )
  expect(graph.more.map(({ text }) => text)).toEqual(['and 26 more'])
  for (const a of graph.boxes)
    for (const b of graph.boxes)
      if (a !== b) expect(Math.abs(a.y - b.y) >= BOX.height || Math.abs(a.x - b.x) >= BOX.width).toBe(true)
  expect(Math.max(...graph.boxes.map(({ y }) => y + BOX.height))).toBeLessThanOrEqual(graph.height)
})
