import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { answering, breathe, paced } from './breathe.ts'

/** An answer that takes several turns of the thread, as one that asks a database does. */
const answer = (turns: number) =>
  answering(async () => {
    for (let turn = 0; turn < turns; turn++) await sleep(1)
    return 'answered'
  })

describe('long work beside requests', () => {
  it('waits until the requests that have begun are answered', async () => {
    const order: string[] = []
    const request = answer(5).then((text) => order.push(text))
    await breathe()
    order.push('worked')
    await request
    expect(order).toEqual(['answered', 'worked'])
  })

  it('goes on after a while although a request has no answer', async () => {
    let end = (): void => undefined
    const endless = answering(() => new Promise<void>((resolve) => (end = resolve)))
    expect(await Promise.race([breathe().then(() => 'went on'), sleep(2000, 'waited')])).toBe('went on')
    end()
    await endless
  })

  it('counts a request that failed as answered', async () => {
    const failing = answering(() => Promise.reject(new Error('refused')))
    await expect(failing).rejects.toThrow('refused')
    const turns: number[] = []
    const counting = setInterval(() => turns.push(1), 1)
    await breathe()
    clearInterval(counting)
    expect(turns.length).toBeLessThan(5)
  })

  it('pauses once enough work is done, and not for less', async () => {
    const pause = paced()
    const pauses = Array.from({ length: 100 }, () => pause(1000)).filter((one) => one !== undefined)
    await Promise.all(pauses)
    expect(pauses).toHaveLength(4)
  })
})
