import type { Sender } from '../setup/uploader.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { type Service, startService } from './service.ts'

/** `acme`, which ada runs and bob belongs to, with two repositories; eve runs another organisation. */
export async function startAcme(): Promise<Service> {
  const service = await startService()
  const { world } = service.github
  for (const login of ['ada', 'bob', 'eve']) world.user(login)
  const acme = world.organisation('acme', { ada: 'admin', bob: 'member' })
  world.organisation('rival', { eve: 'admin' })
  const { token } = (await (await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })).json()) as { token: string }
  const send: Sender = (path, body) =>
    fetch(`${service.url}/api/ingest/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    })
  await uploadSample(send, { repository: 'acme/api' })
  await uploadSample(send, { repository: 'acme/web' })
  service.sql("UPDATE organisation SET name = 'acme', github_id = ? WHERE name = 'local'", acme.id)
  return service
}
