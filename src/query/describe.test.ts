import { describe, expect, it } from 'vitest'
import type { RefScope } from '../tenancy/scope.ts'
import { permalink, permalinked } from './describe.ts'

const scope = (more: Partial<RefScope>) => ({ repository: 'acme/api', commit: 'c0ffee', ...more }) as RefScope

describe('where a person reads the same lines', () => {
  it('is at GitHub, whatever a path holds', () => {
    expect(permalink(scope({}), 'a b/#?.ts', 3)).toBe('https://github.com/acme/api/blob/c0ffee/a%20b/%23%3F.ts#L3')
  })

  it('is at the GitHub that the deployment is of', () => {
    const link = permalink(scope({ web: 'https://git.acme.example' }), 'a.ts', 3, 5)
    expect(link).toBe('https://git.acme.example/acme/api/blob/c0ffee/a.ts#L3-L5')
  })

  it('is nowhere for a folder that is on no GitHub', () => {
    expect(permalinked(scope({ repository: 'local/api' }), 'a.ts', 3)).toEqual({})
  })
})
