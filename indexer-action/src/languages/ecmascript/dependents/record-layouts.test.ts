/** What a record leads to is known for every kind of record, in all of its fields. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as ir from '../ir.ts'
import { LAYOUTS } from './record-layouts.ts'

/** Of each kind of record in ir.ts, its number and, where a comment gives them, its fields. */
function kinds(): { name: string; number: number; fields: number | undefined }[] {
  const text = readFileSync(new URL('../ir.ts', import.meta.url), 'utf8')
  const records = text.slice(text.indexOf('// Values.'), text.indexOf('// Contexts'))
  const found = records.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const ([A-Z_]+) = (\d+)\n/g)
  return [...found].flatMap(([, comment, name, number]) => {
    if (/^(?:[DEFMNS]|CALL|CONDITIONAL|MAPPED|WRITE)_[A-Z_]+$/.test(name as string)) return []
    if (/^(?:EQUALS|DIFFERS|TRUTHY|FALSY|HAS|LACKS)$/.test(name as string)) return []
    const said = comment && /\[_,([^\]]*)\]/.exec(comment)?.[1]
    const fields = said?.replace(/\([^)]*\)|, or /g, '')
    return [{ name: name as string, number: Number(number), fields: fields ? fields.split(',').length : undefined }]
  })
}

test('every kind of record is described', () => {
  const missing = kinds().filter(({ number }) => LAYOUTS[number] === undefined)
  expect(missing).toEqual([])
  expect(kinds().length).toBe(Object.keys(LAYOUTS).length)
})

test('with as many fields as it is said to have where it is declared', () => {
  for (const { name, number, fields } of kinds())
    if (fields !== undefined) expect([name, LAYOUTS[number]?.length]).toEqual([name, fields])
  expect(LAYOUTS[ir.FUNCTION]?.length).toBe(ir.F_SIZE - 1)
  expect(LAYOUTS[ir.SHAPE]?.length).toBe(ir.S_SIZE - 1)
})
