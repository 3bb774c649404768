import { describe, expect, it } from 'vitest'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Found } from './found.ts'
import { distinct } from './places.ts'

const SYMBOLS = [
  { name: 'Session', start: 10, end: 90 },
  { name: 'send', start: 40, end: 60 },
]
const file = { path: 'src/session.py', symbol: (at: number) => SYMBOLS[at] } as unknown as IndexedFile
const place = (symbol: number, start: number, end: number): Found => ({ file, symbol, start, end, score: 1, parts: {} })

describe('places of one file', () => {
  it('are each shown once', () => {
    expect(distinct([place(1, 40, 60), place(1, 45, 60)])).toEqual([place(1, 40, 60)])
  })

  it('do not show the same lines twice: a class is shown from its first line where its method was shown', () => {
    expect(distinct([place(1, 40, 60), place(0, 40, 80)])).toEqual([place(1, 40, 60), place(0, 10, 90)])
  })

  it('show the passage of a class of which nothing was shown', () => {
    expect(distinct([place(0, 40, 80)])).toEqual([place(0, 40, 80)])
  })
})
