import { expect, test } from 'vitest'
import { extractFile, withIds } from '../../analysis.ts'
import { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { LinkerFile } from '../language.ts'
import type { Surface } from './fact-layout.ts'
import { createLinker } from './family.ts'
import { cLanguages } from './index.ts'

const [c] = cLanguages as [(typeof cLanguages)[0]]

test('links when what it was told of the files is thrown away, as threads do that hold half a million symbols', async () => {
  const files = {
    'point.h': 'struct point { int x; };\ntypedef struct point point;\nint norm(point *p);\n',
    'point.c': '#include "point.h"\nint norm(point *p) { return p->x; }\n',
  }
  const linker = createLinker({ paths: new Set(Object.keys(files)), read: () => undefined })
  const read = async (path: keyof typeof files): Promise<[LinkerFile<Surface>, unknown]> => {
    const unit = await extractFile(c, path, files[path])
    return [{ path, language: 'c', symbols: withIds(path, unit.symbols), surface: unit.surface as Surface }, unit.body]
  }
  for (const path of ['point.h', 'point.c'] as const) {
    const [file] = await read(path)
    linker.add(file)
    for (const key of Object.keys(file)) delete file[key as keyof LinkerFile<Surface>]
  }
  linker.finish()
  const [file, body] = await read('point.c')
  const out = new LinkSetBuilder()
  linker.link(file, body as never, out)
  const [header] = await read('point.h')
  const field = header.symbols.find(({ name }) => name === 'x')
  expect(out.build().targets).toContainEqual(['s', field?.id])
})
