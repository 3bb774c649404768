import { describe, expect, it } from 'vitest'
import { nearestPaths, pathClues } from './near-paths.ts'

const PATHS = [
  'src/hono-base.ts',
  'src/hono-base.test.ts',
  'src/hono.ts',
  'lib/hono-base.ts',
  'src/middleware/cors/index.ts',
]
const near = (path: string) => nearestPaths(path, PATHS, 2)

describe('paths like one that does not exist', () => {
  it('are those that end alike, whatever is before', () => {
    expect(near('home/me/hono/src/hono-base.ts')).toEqual(['src/hono-base.ts', 'lib/hono-base.ts'])
    expect(near('https:/github.com/honojs/hono/blob/28a9/src/hono-base.ts')[0]).toBe('src/hono-base.ts')
    expect(near('hono-base.ts')[0]).toBe('lib/hono-base.ts')
  })

  it('are those whose name is spelled nearly so', () => {
    for (const path of ['src/hono_base.ts', 'src/honobase.ts', 'SRC/Hono-Base.ts', 'src/hono-bsae.ts'])
      expect(near(path)[0], path).toBe('src/hono-base.ts')
  })

  it('may be folders', () => {
    expect(near('src/midleware')).toEqual(['src/middleware'])
  })

  it('are not just any', () => {
    expect(near('src/server.ts')).toEqual([])
  })

  it('are looked up by what they hold', () => {
    expect(pathClues('src/Hono_Base.ts')).toEqual({ name: 'hono_base.ts', start: 'ho', squeezed: 'honobase' })
    expect(pathClues('.gitignore')).toEqual({ name: '.gitignore', start: '.g', squeezed: '.gitignore' })
  })
})
