import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { outlasting } from './data.ts'

const refusal = (status: number, code: 'not_found' | 'unavailable' | 'rate_limited') =>
  new ApiError(status, { code, message: 'No.' })

describe('what was shown', () => {
  it.each([
    ['the service could not be reached', new TypeError('failed to fetch')],
    ['it failed', refusal(503, 'unavailable')],
    ['it was asked too often', refusal(429, 'rate_limited')],
  ])('stays when %s, and the page is not told', (_, error) => {
    expect(outlasting({ data: 'a list', error, isError: true })).toMatchObject({ data: 'a list', error: null })
  })

  it('goes when it is not open to one any more', () => {
    const error = refusal(404, 'not_found')
    expect(outlasting({ data: 'a list', error, isError: true })).toMatchObject({ data: undefined, error })
  })

  it('was nothing, when the first question already failed', () => {
    const error = new TypeError('failed to fetch')
    expect(outlasting({ data: undefined, error, isError: true })).toMatchObject({ error })
  })
})
