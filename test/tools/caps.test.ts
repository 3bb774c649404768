/**
 * Questions whose answer is larger than one call may look at: they are answered in part, and say so.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'

const USERS = 2600
const users = Array.from({ length: USERS }, (_, at) => `def user${at}(): hub()\n`).join('')
const hub = (version: number) => `def hub(): return hub() + ${version}\n`
const COMMITS = { before: 'b'.repeat(40), after: 'c'.repeat(40) }

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  const repository = 'acme/crowd'
  const before = { 'hub.py': hub(1), 'users.py': users }
  await upload(sender(env, token), { repository, run: 1, commit: COMMITS.before }, before)
  await upload(
    sender(env, token),
    { repository, run: 2, commit: COMMITS.after },
    { ...before, 'hub.py': hub(2) },
    before,
  )
  ask = asker(env, token, { repository })
})

describe('what thousands of symbols use', () => {
  it('affects more than one call visits', async () => {
    const { answer } = await ask('impact_of', { symbols: ['hub'] })
    expect(answer.total_affected).toBeGreaterThan(2000)
    expect(answer.metadata.warnings.join()).toContain('only part of it is shown')
    expect(answer.risks).toContainEqual({ level: 'medium', reason: expect.stringContaining('No test reaches') })
    const { answer: few } = await ask('impact_of', { symbols: ['user1'] })
    expect(few.metadata).toMatchObject({ result_completeness: 'complete', warnings: [] })
  })

  it('names five callers of what changed, itself not among them, and tells that it did not see all', async () => {
    const { answer } = await ask('compare_refs', { base_ref: COMMITS.before })
    const [changed] = answer.symbols
    expect(changed).toMatchObject({ name: 'hub', change: 'changed' })
    expect(changed.callers).toHaveLength(5)
    expect(changed.callers.map((one: { name: string }) => one.name)).not.toContain('hub')
    expect(changed.total_callers).toBeGreaterThan(900)
    expect(answer.metadata.result_completeness).toBe('partial')
  })

  it('is led to by more than a flow or a list of callers visits', async () => {
    const { answer } = await ask('trace_flow', { to: 'hub' })
    expect(answer.metadata.result_completeness).toBe('partial')
    expect(answer.metadata.warnings.join()).toContain('met more edges than one call visits')
    const { answer: callers } = await ask('callers', { symbol: 'hub' })
    expect(callers.metadata.result_completeness).toBe('partial')
  })

  it('is narrowed by what the call has not narrowed yet, and by nothing that the tool does not take', async () => {
    const said = async (tool: string, args: Record<string, unknown>): Promise<string | undefined> =>
      (await ask(tool, { symbol: 'hub', ...args })).answer.metadata.warnings.find((one: string) =>
        one.startsWith('The symbol has more edges'),
      )
    const SOME = 'The symbol has more edges than one call visits, so only some are shown.'
    expect(await said('callers', {})).toBe(SOME)
    expect(await said('callers', { depth: 2 })).toBe(`${SOME} Fewer are visited with a smaller \`depth\`.`)
    expect(await said('find_references', {})).toBe(`${SOME} Fewer are visited with a \`kind\`.`)
    expect(await said('find_references', { kind: 'calls' })).toBe(SOME)
  })
})

describe('a change of thousands of symbols', () => {
  it('lists the first fifty, and says how many there are', async () => {
    const { answer } = await ask('impact_of', { files: ['users.py'], max_tokens: 24_000 })
    expect(answer.changed).toHaveLength(50)
    expect(answer.metadata).toMatchObject({ result_completeness: 'partial' })
    expect(answer.metadata.warnings).toContain(`${USERS} symbols changed: \`changed\` lists the first 50.`)
  })
})
