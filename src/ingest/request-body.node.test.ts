import { expect, it } from 'vitest'
import { HaveRequest } from '../contract/messages.ts'
import { IngestRefusal } from './refusal.ts'
import { parseJson } from './request-body.ts'
import { parseFileFacts, parseLinkSetBody, parseRecord } from './shapes.ts'

const list = (item: string, count: number): string => `[${`${item},`.repeat(count - 1)}${item}]`
const columns = '"line":[],"column":[],"length":[],"use":[],"target":[],"from":[],"evidence":[],"confidence":[]'

it.each([
  ['facts', () => parseFileFacts(`{"symbols":${list('{}', 200_000)},"chunks":[]}`, 'it'), 'symbols.0.id'],
  ['links', () => parseLinkSetBody(`{"targets":${list('[]', 900_000)},"locals":[],${columns}}`, 'it'), 'targets.0'],
  [
    'a segment',
    () => parseRecord(`{"kind":"segment","id":1,"files":[1],"blocks":${list('{}', 65_536)}}`, 'it'),
    'blocks.0.first',
  ],
  ['ids', () => parseJson(`{"files":${list('{}', 50_000)},"links":[]}`, HaveRequest, 'it'), 'files.0'],
] as const)('of a hundred thousand wrong items in %s, the first is the refusal, at once', (_, parse, path) => {
  const before = process.cpuUsage()
  expect(parse).toThrow(expect.objectContaining({ code: 'invalid', more: { details: { path } } }))
  expect(parse).toThrow(IngestRefusal)
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000)
})
