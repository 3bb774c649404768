import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { tokenOf } from '../../test/isolation/principals.ts'
import { type Sum, writeUsage } from './usage-writer.ts'

it('sums that arrive late, after newer ones, take nothing back', async () => {
  await env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (1, 'one', 0)").run()
  await tokenOf(env, { organisation_id: 1 })
  const tokenId = (await env.DB.prepare('SELECT id FROM token').first<number>('id')) as number
  const sum = (calls: number): Sum => ({
    ...{ organisation_id: 1, hour: 0, repository_id: 0, tool: 'search', errors: 0, refused: 0 },
    ...{ calls, ms: 10 * calls, latency: JSON.stringify([calls, 0, 0, 0, 0, 0, 0, 0]) },
  })
  await writeUsage(env, { tokenId }, { sums: [sum(3)], recorded: [], seen: 300 })
  await writeUsage(env, { tokenId }, { sums: [sum(2)], recorded: [], seen: 200 })
  const usage = await env.DB.prepare('SELECT calls, ms, within_10 FROM usage_by_hour').all()
  expect(usage.results).toEqual([{ calls: 3, ms: 30, within_10: 3 }])
  expect(await env.DB.prepare('SELECT last_used_at FROM token').first('last_used_at')).toBe(300)
})
