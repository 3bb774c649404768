/**
 * Who may send an index, and what everybody else is told.
 */

import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import { beginBody, refusal, sender } from '../../test/setup/uploader.ts'

const { begin } = developer()
let id: string
beforeAll(async () => {
  id = (await begin({ repository: 'limits/all' })).upload
})

describe('who may upload', () => {
  it('is asked before the body is read, and told nothing about what is not theirs', async () => {
    const anonymous = sender(env, 'sxt_nobody')
    for (const path of ['begin', `${id}/have`, `${id}/records`, `${id}/publish`]) {
      expect(await refusal(anonymous(path, new Uint8Array([0])))).toMatchObject({
        status: path === 'begin' ? 422 : 401,
      })
    }
    await env.DB.batch([
      env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (77, 'stranger', 0)"),
      env.DB.prepare(
        `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at)
         VALUES ('${await hash('sxt_stranger')}', 'sxt_', 't', 77, '["write"]', 0), ('${await hash('sxt_reader')}', 'sxt_', 't', 1, '["read"]', 0)`,
      ),
    ])
    const stranger = sender(env, 'sxt_stranger')
    const theirs = await refusal(stranger(`${id}/have`, { files: [], links: [] }))
    const nobodys = await refusal(stranger(`${crypto.randomUUID()}/have`, { files: [], links: [] }))
    expect(theirs).toMatchObject({ status: 404, code: 'upload_not_found' })
    expect(theirs).toEqual(nobodys)
    expect(await refusal(stranger('begin', beginBody({ repository: 'limits/all' })))).toEqual(
      await refusal(stranger('begin', beginBody({ repository: 'limits/never' }))),
    )
    const reader = sender(env, 'sxt_reader')
    expect(await refusal(reader(`${id}/have`, { files: [], links: [] }))).toMatchObject({
      status: 403,
      code: 'permission_denied',
    })
  })

  it('is described at /api/openapi.json, whole', async () => {
    const { ingest } = await import('./app.ts')
    const document = (await (await ingest.request('/api/openapi.json', {}, env)).json()) as {
      paths: Record<string, unknown>
    }
    expect(Object.keys(document.paths)).toEqual(
      ['begin', '{upload}/have', '{upload}/records', '{upload}/publish', 'report'].map((path) => `/api/ingest/${path}`),
    )
  })

  it('gets no internals when a database is gone', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { failBefore, withFaults } = await import('../../test/setup/faulty-d1.ts')
    const broken = sender(withFaults(env, failBefore), 'sxt_any')
    const response = await broken(`${id}/have`, { files: [], links: [] })
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(text).not.toMatch(/SQLITE|D1_ERROR|table|stack|\/src\//)
    expect(logged.mock.calls.join()).toContain('D1_ERROR')
    logged.mockRestore()
  })
})

async function hash(token: string): Promise<string> {
  const { tokenHash } = await import('../auth/authenticate.ts')
  return tokenHash(token)
}
