/** SvelteKit: in a page or a layout, `data` is what the functions called `load` beside it and in the folders around it return. */
import { module } from '../extract/calls.ts'
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'

const FILE = /(?:^|\/)routes\/(?<folders>(?:[^/]+\/)*)\+(?<kind>page|layout)(?:@[^/]*)?\.svelte$/
/** Types that are generated for a page or a layout. */
export const GENERATED = /^(?:Page|Layout)(?:Data|Props)$/

/** The value of `data` in such a file; 0 in any other. */
export function dataOf(x: Extraction, path: string): number {
  const { folders, kind } = FILE.exec(path)?.groups ?? {}
  if (folders === undefined) return 0
  const depth = folders.split('/').length - 1
  const up = Array.from({ length: depth + 1 }, (_, at) => (at === depth ? './' : '../'.repeat(depth - at)))
  const layouts = up.flatMap((folder) => [`${folder}+layout.server.js`, `${folder}+layout.js`])
  const files = kind === 'page' ? [...layouts, './+page.server.js', './+page.js'] : layouts
  const shape = x.shape(ir.LITERAL, 0)
  x.code[shape + ir.S_SPREADS] = x.list(
    files.map((file) => {
      const load = x.emit(ir.IMPORTED, module(x, file), x.string('load'))
      return x.emit(ir.AWAIT, x.record(ir.CALL, load, 0, 0, 0, 0, 0))
    }),
  )
  return x.emit(ir.SHAPE_VALUE, shape)
}
