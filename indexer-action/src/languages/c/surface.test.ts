import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { cLanguages } from './index.ts'

const surfaceOf = async (text: string): Promise<unknown> => {
  const [c] = cLanguages
  if (!c) throw new Error('no C')
  return (await extractFile(c, 'a.c', text)).surface
}

test('what a file offers to others does not change with the types that its functions use inside', async () => {
  const before = 'struct a { int x; };\nint f(struct a *p) { return p->x; }\nlong g(void);\n'
  const after =
    'struct a { int x; };\nint f(struct a *p) { struct b *q = (other_t *)p; auto_t r = q->y; return r; }\nlong g(void);\n'
  expect(await surfaceOf(after)).toEqual(await surfaceOf(before))
})

test('a new field, another include or a function put into a table is something new to offer', async () => {
  const before = await surfaceOf('struct a { int x; };\n')
  for (const after of [
    'struct a { int x; struct a *next; };\n',
    '#include "b.h"\nstruct a { int x; };\n',
    'struct a { int x; };\nstatic struct a t = { .x = f };\n',
  ])
    expect(await surfaceOf(after)).not.toEqual(before)
})
