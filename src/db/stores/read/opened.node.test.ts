import { Buffer } from 'node:buffer'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../contract/ids.ts'
import { FileText } from '../../../query/indexed/indexed-file.ts'
import { notHeld, Opened } from './opened.ts'

const MEGABYTE = 1_000_000
const put = (opened: Opened, repository: number, id: number, bytes = 1): void =>
  opened.put(repository, 'text', id as Id, new FileText(`text ${id}`), bytes)

const SQL = 'SELECT :held_facts, :held_text, :held_links, :held_segment, :held_vectors'

const database = new DatabaseSync(':memory:')
/** Of some ids those that the database is told are held. */
function named(parameter: string, ...ids: readonly number[]): number[] {
  const sql = `SELECT value FROM json_each(:ids) WHERE NOT (${notHeld('value', 'text')})`
  const rows = database.prepare(sql).all({ ids: JSON.stringify(ids), held_text: parameter })
  return rows.map((row) => row.value as number)
}

describe('what an isolate has opened', () => {
  it('is named to the database repository by repository', () => {
    const opened = new Opened()
    put(opened, 1, 10)
    put(opened, 2, 20)
    put(opened, 1, 11)
    expect(named(opened.holding(1, SQL).parameters.held_text, 10, 11, 20)).toEqual([10, 11])
    expect(named(opened.holding(1, SQL).parameters.held_facts, 10, 11, 20)).toEqual([])
    expect(named(opened.holding(2, SQL).parameters.held_text, 10, 11, 20)).toEqual([20])
    expect(named(opened.holding(3, SQL).parameters.held_text, 10, 11, 20)).toEqual([])
  })

  it('is told from what has the beginning, the end or the remainder of its id', () => {
    const opened = new Opened()
    const ids = [0, 1, 65, 129, 1129, 2 ** 52 - 1, 2 ** 52 - 65]
    for (const id of ids) put(opened, 1, id)
    const others = [2, 6, 12, 29, 64, 193, 2 ** 52 - 2, 2 ** 52 - 129]
    expect(named(opened.holding(1, SQL).parameters.held_text, ...ids, ...others)).toEqual(ids)
  })

  it('is not named any more once it had to go', () => {
    const opened = new Opened()
    for (const id of [1, 2, 3, 4]) put(opened, 1, id, 10 * MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([4, 3, 2, 1])
    put(opened, 2, 5, MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([4, 3, 2])
  })

  it('counts for more when more was made of it, as long as it is there', () => {
    const opened = new Opened()
    for (const id of [1, 2, 3]) put(opened, 1, id, 10 * MEGABYTE)
    const second = opened.get(1, 'text', 2 as Id) as FileText
    opened.grow(1, 'text', 3 as Id, new FileText('another'), 20 * MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([2, 3, 1])
    opened.grow(1, 'text', 2 as Id, second, 15 * MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([2, 3])
    put(opened, 1, 4, 10 * MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([4, 2])
    opened.grow(1, 'text', 2 as Id, second, 10 * MEGABYTE)
    expect([...opened.holding(1, SQL).text.keys()]).toEqual([4])
  })

  it('is named still where what it was made of is there, which takes less room', () => {
    const opened = new Opened()
    const data = Buffer.from('deflated')
    for (const id of [1, 2, 3, 4, 5]) {
      opened.store(1, 'text', id as Id, { data, beside: undefined })
      put(opened, 1, id, 10 * MEGABYTE)
    }
    const held = opened.holding(1, SQL)
    expect(named(held.parameters.held_text, 1, 2, 3, 4, 5, 6)).toEqual([1, 2, 3, 4, 5])
    expect([...held.text.keys()]).toEqual([5, 4, 3, 2])
    expect(opened.get(1, 'text', 1 as Id)).toBeUndefined()
    expect(held.stored.text.get(1 as Id)?.data).toBe(data)
    expect(opened.stored(2, 'text', 1 as Id)).toBeUndefined()
    const asked = opened.holdingOf(1, [1, 5, 6] as Id[], SQL)
    expect(named(asked.parameters.held_text, 1, 5, 6)).toEqual([1, 5])
    expect([[...asked.text.keys()], [...asked.stored.text.keys()]]).toEqual([[5], [1]])
    expect(named(opened.holding(2, SQL).parameters.held_text, 1, 5)).toEqual([])
  })

  it('is not named where neither is there any more', () => {
    const opened = new Opened()
    const data = Buffer.alloc(4 * MEGABYTE - 200)
    for (const id of [1, 2, 3, 4, 5]) opened.store(1, 'links', id as Id, { data, beside: undefined })
    expect([...opened.holding(1, SQL).stored.links.keys()]).toEqual([5, 4, 3, 2])
    expect(opened.stored(1, 'links', 1 as Id)).toBeUndefined()
  })

  it('is named again when it came for nothing, where not all of it can be named', () => {
    const opened = new Opened()
    for (let id = 1; id <= 700; id++) put(opened, 1, id)
    const before = opened.holding(1, SQL)
    expect(before.text.size).toBe(600)
    expect(before.text.has(7 as Id)).toBe(false)
    expect(opened.get(1, 'text', 7 as Id)?.text).toBe('text 7')
    opened.nameAnew(1, 'text')
    expect([...opened.holding(1, SQL).text.keys()][0]).toBe(7)
    // Nobody's request loses what it was told that it need not fetch.
    expect(before.text.get(101 as Id)?.text).toBe('text 101')
  })

  it('is named however long ago it was opened, and nothing else is, where the files are known that are asked for', () => {
    const opened = new Opened()
    for (let id = 1; id <= 700; id++) put(opened, 1, id)
    const held = opened.holdingOf(1, [7, 499, 701] as Id[], SQL)
    expect(named(held.parameters.held_text, 7, 8, 499, 701)).toEqual([7, 499])
    expect(named(held.parameters.held_facts, 7, 499)).toEqual([])
    expect([...held.text.values()].map(({ text }) => text)).toEqual(['text 7', 'text 499'])
  })

  it('is named kind by kind: many texts leave a segment where it is', () => {
    const opened = new Opened()
    opened.put(1, 'segment', 3 as Id, [], 8)
    for (let id = 1; id <= 700; id++) put(opened, 1, id)
    expect([...opened.holding(1, SQL).segment.keys()]).toEqual([3])
  })

  it('is gone through for the kinds alone that a statement asks about', () => {
    const opened = new Opened()
    put(opened, 1, 10)
    expect(opened.holding(1, 'SELECT :held_facts').text.size).toBe(0)
    expect(opened.holding(1, 'SELECT :held_text').text.size).toBe(1)
  })

  it('is gone through once for all questions that open nothing new of its kind', () => {
    const opened = new Opened()
    put(opened, 1, 10)
    const held = opened.holding(1, SQL)
    opened.get(1, 'text', 10 as Id)
    opened.put(1, 'segment', 3 as Id, [], 8)
    put(opened, 2, 20)
    expect(opened.holding(1, SQL).text).toBe(held.text)
    put(opened, 1, 11)
    expect(opened.holding(1, SQL).text).not.toBe(held.text)
  })
})
