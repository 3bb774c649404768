/**
 * Boxes and lines of a call graph. Layers are distances: callers to the left, callees to the right, each layer in the order of
 * the boxes that it hangs on, so that lines seldom cross.
 */
import type { CallEnd, CallRelationship } from '../../../../query/answers/answer.ts'

export const BOX = { width: 214, height: 44 } as const
const GAP = { x: 84, y: 12 } as const
const MARGIN = 16
/** Boxes of one layer; what is beyond is said in words and is in the list below. */
const MOST_IN_LAYER = 14

export interface Box {
  readonly key: string
  readonly layer: number
  readonly x: number
  readonly y: number
  readonly name: string
  readonly kind: string
  readonly symbolId: string | undefined
  readonly path: string | undefined
  readonly line: number | undefined
  readonly external: boolean
  readonly package: string | undefined
  readonly test: boolean
}
export interface Edge {
  readonly key: string
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly certain: boolean
}
export interface Graph {
  readonly centre: string
  readonly boxes: readonly Box[]
  readonly edges: readonly Edge[]
  readonly more: readonly { readonly key: string; readonly x: number; readonly y: number; readonly text: string }[]
  readonly width: number
  readonly height: number
}

type Placed = Omit<Box, 'x' | 'y'>

export function layOut(
  centre: { readonly id: string; readonly name: string; readonly kind: string },
  callers: readonly CallRelationship[],
  callees: readonly CallRelationship[],
): Graph {
  const middle: Placed = {
    ...{ key: centre.id, layer: 0, name: centre.name, kind: centre.kind, symbolId: centre.id },
    ...{ path: undefined, line: undefined, external: false, package: undefined, test: false },
  }
  const layers = new Map<number, Map<string, Placed>>([[0, new Map([[middle.key, middle]])]])
  const keyOf = (side: -1 | 1, end: CallEnd): string =>
    end.symbol_id === centre.id ? centre.id : `${side}${nameOf(end)}`
  const add = (side: -1 | 1, end: CallEnd, distance: number): void => {
    const key = keyOf(side, end)
    // A symbol is placed in its nearest layer.
    if ([...layers].some(([layer, boxes]) => Math.sign(layer) !== -side && boxes.has(key))) return
    const layer = layers.get(side * distance) ?? new Map<string, Placed>()
    layers.set(side * distance, layer.set(key, placed(key, side * distance, end)))
  }
  const byDepth = (edges: readonly CallRelationship[]) => edges.toSorted((a, b) => a.depth - b.depth)
  for (const edge of byDepth(callers)) add(-1, edge.caller_symbol, edge.depth)
  for (const edge of byDepth(callees)) add(1, edge.callee_symbol, edge.depth)

  const columns = [...layers.keys()].sort((a, b) => a - b)
  const tallest = Math.max(...[...layers.values()].map((layer) => Math.min(layer.size, MOST_IN_LAYER + 1)))
  const height = tallest * (BOX.height + GAP.y) - GAP.y + 2 * MARGIN
  const boxes = new Map<string, Box>()
  const more: Graph['more'][number][] = []
  for (const [column, layer] of columns.entries()) {
    const all = [...(layers.get(layer)?.values() ?? [])]
    const shown = all.slice(0, MOST_IN_LAYER)
    const rows = shown.length + (all.length > shown.length ? 1 : 0)
    const top = (height - (rows * (BOX.height + GAP.y) - GAP.y)) / 2
    const x = MARGIN + column * (BOX.width + GAP.x)
    const y = (row: number): number => top + row * (BOX.height + GAP.y)
    for (const [row, box] of shown.entries()) boxes.set(box.key, { ...box, x, y: y(row) })
    if (all.length > shown.length)
      more.push({ key: `more ${layer}`, x, y: y(shown.length), text: `and ${all.length - shown.length} more` })
  }
  const edges = new Map<string, Edge>()
  const connect = (side: -1 | 1, { caller_symbol, callee_symbol, confidence, evidence }: CallRelationship): void => {
    const [from, to] = [boxes.get(keyOf(side, caller_symbol)), boxes.get(keyOf(side, callee_symbol))]
    // A symbol that calls itself is mentioned in the list.
    if (from === undefined || to === undefined || from === to) return
    const key = `${from.key}>${to.key}`
    const certain = confidence >= 0.5 && evidence !== 'ambiguous'
    edges.set(key, {
      ...{ key, certain: certain || (edges.get(key)?.certain ?? false) },
      ...{ x1: from.x + BOX.width, y1: from.y + BOX.height / 2, x2: to.x, y2: to.y + BOX.height / 2 },
    })
  }
  for (const edge of callers) connect(-1, edge)
  for (const edge of callees) connect(1, edge)
  return {
    centre: centre.id,
    boxes: [...boxes.values()],
    edges: [...edges.values()],
    more,
    width: columns.length * (BOX.width + GAP.x) - GAP.x + 2 * MARGIN,
    height,
  }
}

const nameOf = (end: CallEnd): string =>
  end.symbol_id ?? (end.external ? `${end.package} ${end.name}` : `${end.path}:${end.line_start} ${end.name}`)

function placed(key: string, layer: number, end: CallEnd): Placed {
  return {
    ...{ key, layer, name: end.name, kind: end.external ? 'outside' : end.kind, symbolId: end.symbol_id },
    ...{ path: end.path, line: end.line_start, external: end.external ?? false, package: end.package },
    test: /(^|\/)(tests?|specs?|__tests__)\/|[._-](test|spec)\./i.test(end.path ?? ''),
  }
}
