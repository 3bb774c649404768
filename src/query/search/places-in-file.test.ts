import { describe, expect, it } from 'vitest'
import type { ChunkSpan } from '../../contract/file.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { columnsOf } from '../indexed/symbol-columns.ts'
import { readWords } from './file-words.ts'
import { placesFor } from './places-in-file.ts'
import { planQuery } from './query-plan.ts'
import { rankFiles } from './rank-files.ts'
import { nothingNear } from './semantics.ts'

type Symbols = IndexedFile['symbols']

/** Names of the places of the only file. */
function places(text: string, symbols: Symbols, chunks: ChunkSpan[], query: string): (string | undefined)[] {
  const words = readWords({ text, columns: columnsOf(symbols), chunks })
  const candidate = { path: 'src/door.ts', role: 'source' as const, size: text.length, words }
  const plan = planQuery(query)
  const [ranked] = rankFiles(plan, [candidate], { files: 1, documentFrequency: () => 1 })
  if (!ranked) throw new Error('nothing was found')
  const placesIn = placesFor(plan, ranked.worths, nothingNear('off'))
  const found = placesIn.of(ranked, { row: { id: 1 } } as IndexedFile, 5)
  return found.map(({ symbol }) => (symbol === undefined ? undefined : symbols[symbol]?.name))
}

describe('the places of a file', () => {
  it('are the functions that say what was asked, of several in one piece', () => {
    const text = 'function open() {\n  return gate\n}\nfunction close() {\n  return wall\n}\n'
    const symbols = [
      { name: 'open', start: 1, end: 3 },
      { name: 'close', start: 4, end: 6 },
    ] as unknown as Symbols
    const first = (query: string) => places(text, symbols, [{ type: 'function', start: 1, end: 6 }], query)[0]
    expect(first('the wall of a house')).toBe('close')
    expect(first('a gate')).toBe('open')
  })

  it('begin with the symbol whose name is asked for, and not with what mentions it most', () => {
    const text = 'import lamp, cord\nclass LampCord {\n}\nfunction light() {\n  lamp cord, lamp cord, lamp cord\n}\n'
    const symbols = [
      { name: 'LampCord', start: 2, end: 3 },
      { name: 'light', start: 4, end: 6 },
    ] as unknown as Symbols
    const chunks: ChunkSpan[] = [
      { type: 'file', start: 1, end: 1 },
      { type: 'type', start: 2, end: 3, symbol: 0 },
      { type: 'function', start: 4, end: 6, symbol: 1 },
    ]
    expect(places(text, symbols, chunks, 'lamp cords')).toEqual(['LampCord', 'light', undefined])
    expect(places(text, symbols, chunks, 'light with a lamp and a cord')[0]).toBe('light')
  })

  it('begin with a value only if its name is what is asked for', () => {
    const text =
      '/** How many lamps of a symbol. */\nconst LAMPS = 5\nfunction callers(symbol) {\n  return gate(symbol)\n}\n'
    const symbols = [
      { name: 'LAMPS', kind: 'constant', start: 2, end: 2, doc: [1, 1] },
      { name: 'callers', kind: 'function', start: 3, end: 5 },
    ] as unknown as Symbols
    const chunks: ChunkSpan[] = [
      { type: 'file', start: 1, end: 2, symbol: 0 },
      { type: 'function', start: 3, end: 5, symbol: 1 },
    ]
    const first = (query: string) => places(text, symbols, chunks, query)[0]
    expect(first('lamps of callers of a symbol')).toBe('callers')
    expect(first('the lamps')).toBe('LAMPS')
  })

  it('begin with the function whose line a frame of a trace has, and not with the constructor of the class that it names', () => {
    const text = [
      'class DoorService {',
      '  DoorService(Gate gate, Lamp lamp) {',
      '    this.gate = gate',
      '    this.lamp = lamp',
      '  }',
      '  void open(Door door) {',
      '    lamp.light()',
      '    door.swing(() -> {',
      '      gate.lift()',
      '    })',
      '  }',
      '  void close() {}',
      '}',
      '',
    ].join('\n')
    const symbols = [
      { name: 'DoorService', kind: 'class', start: 1, end: 13, parent: -1 },
      { name: 'DoorService', kind: 'constructor', start: 2, end: 5, parent: 0 },
      { name: 'open', kind: 'method', start: 6, end: 11, parent: 0 },
      { name: 'close', kind: 'method', start: 12, end: 12, parent: 0 },
    ] as unknown as Symbols
    const chunks: ChunkSpan[] = [{ type: 'type', start: 1, end: 13, symbol: 0 }]
    const inNode = (frame: string) => places(text, symbols, chunks, `TypeError: gate is null\n    at ${frame}`)[0]
    expect(inNode('DoorService.open (src/door.ts:9:7)')).toBe('open')
    expect(inNode('src/door.ts:9:7')).toBe('open')
    // The lines of another state of the file: the name says more.
    expect(inNode('DoorService.close (src/door.ts:9:7)')).toBe('close')
    expect(inNode('new DoorService (src/door.ts:4:7)')).toBe('DoorService')
    // A function without a name is in what is around it, also where another frame names another function.
    expect(inNode('src/door.ts:9:7\n    at DoorService.close (src/door.ts:12:3)')).toBe('open')
    // One function, however often it calls itself, is one frame.
    const deep = 'DoorService.close (src/door.ts:12:3)\n    at '.repeat(12)
    const both = places(text, symbols, chunks, `TypeError: gate\n    at ${deep}DoorService.open (src/door.ts:9:7)`)
    expect(both.slice(0, 2).sort()).toEqual(['close', 'open'])
  })

  it('of the likeliest file may come before the best one of an unlikely file, however many places a file has', () => {
    const files = [
      [
        'src/lamp.ts',
        'function lightLamp() {\n  lamp(cord)\n}\nfunction dimLamp() {\n  lamp(cord)\n}\n',
        ['lightLamp', 'dimLamp'],
      ],
      ['src/wall.ts', 'function paint() {\n  wall(white)\n}\nfunction hang() {\n  cord(wall)\n}\n', ['paint', 'hang']],
    ] as const
    const candidates = files.map(([path, text, names]) => {
      const symbols = names.map((name, at) => ({ name, kind: 'function', start: 3 * at + 1, end: 3 * at + 3 }))
      const chunks = symbols.map(({ start, end }, symbol) => ({ type: 'function' as const, start, end, symbol }))
      const words = readWords({ text, columns: columnsOf(symbols as unknown as Symbols), chunks })
      return { path, role: 'source' as const, size: text.length, words }
    })
    const plan = planQuery('a lamp with a cord')
    const ranked = rankFiles(plan, candidates, { files: 2, documentFrequency: () => 1 })
    const placesIn = placesFor(plan, ranked[0]?.worths ?? new Map(), nothingNear('off'))
    const scores = ranked.map((one, at) =>
      placesIn.of(one, { row: { id: at + 1 } } as IndexedFile, 5).map(({ score }) => score),
    )
    expect(scores.map((own) => own[0])).toEqual(ranked.map(({ score }) => score))
    // Places that no page shows are counted and not compared.
    for (const most of [1, 5])
      for (const one of ranked) {
        const file = { row: { id: 1 } } as IndexedFile
        expect(placesIn.count(one, file, most)).toBe(placesIn.of(one, file, most).length)
      }
    expect(scores[0]?.[1]).toBeLessThan(scores[0]?.[0] as number)
    expect(scores[0]?.[1]).toBeGreaterThan(scores[1]?.[0] as number)
  })
})
