import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'
import { refreshRequests } from '../../http/refresh-requests.ts'

let token: string
let ask: Ask
beforeAll(async () => {
  token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/renewed' })
  ask = asker(env, token)
})

const poll = (as = token, on = env, url = 'http://127.0.0.1/dev/refresh-requests', repository = 'acme/renewed') =>
  refreshRequests(
    new Request(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}` },
      body: JSON.stringify({ repository }),
    }),
    on,
  )

describe('refresh', () => {
  it('records what was asked for, and says that nobody is there to do it', async () => {
    const { answer } = await ask('refresh', { paths: ['src/app.ts'] })
    expect(answer).toMatchObject({
      refreshed: 0,
      errors: [],
      requested: { ref: 'main', paths: ['src/app.ts'], of: 'nobody' },
    })
    expect(answer.duration).toBeGreaterThan(0)
    expect(answer.metadata.warnings[0]).toContain('nothing that could index is connected')
  })

  it('reaches the watcher of this machine once, however often it was asked for', async () => {
    await ask('refresh', { paths: ['src/app.ts'] })
    expect(await (await poll()).json()).toEqual({ requests: [{ ref: 'main', paths: ['src/app.ts'] }] })
    expect(await (await poll()).json()).toEqual({ requests: [] })
    expect((await ask('refresh')).answer.requested).toEqual({ ref: 'main', paths: [], of: 'local_watcher' })
    await ask('refresh', { paths: ['src/store.ts'] })
    expect(await (await poll()).json()).toEqual({ requests: [{ ref: 'main', paths: [] }] })
  })

  it('tells its wishes to nobody else', async () => {
    expect((await poll('made-up')).status).toBe(401)
    expect((await poll(token, env, undefined, 'acme/other')).status).toBe(403)
    expect((await poll(token, env, 'http://sextant.example/dev/refresh-requests')).status).toBe(404)
    expect((await poll(token, { ...env, SEXTANT_DEV: '0' })).status).toBe(404)
  })
})
