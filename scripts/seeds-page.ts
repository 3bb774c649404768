/**
 * Writes docs/seeds.md: every field and rule of the five seed documents, with the test that checks it. Fails if a test does
 * not exist.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { toolNamed } from '../src/mcp/registry.ts'
import { ARGUMENTS, type Argument } from '../test/seeds/arguments.ts'
import { ENTITIES, type Numbered } from '../test/seeds/entities.ts'
import { RULES, type Rule } from '../test/seeds/rules.ts'

const TITLES = [
  'Code intelligence protocol: data model',
  'Structure and navigation contracts',
  'Search entities',
  'Tool output and indexing schema',
  'Kernel call graph',
]
const TEST = 'test/seeds/seeds.test.ts'

interface Schema {
  type?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  enum?: unknown[]
  const?: unknown
  items?: Schema
}

export function seedsPage(): string {
  return [
    '<!-- Written by scripts/generate-docs.ts from test/seeds/. Do not edit. -->',
    '# The five documents, and where each is kept',
    '',
    `Fields are checked in answers of the tools named here, and arguments in what the tools declare and do, by \`${TEST}\`.`,
    '',
    ...TITLES.flatMap((title, seed) => [
      `## ${seed} · ${title}`,
      '',
      '| entity | field | bound | answer of | test |',
      '| --- | --- | --- | --- | --- |',
      ...ENTITIES.filter((one) => one.seed === seed).flatMap(fieldRows),
      '',
      ...argumentRows(ARGUMENTS.filter((one) => one.seed === seed)),
      '| rule | shown by |',
      '| --- | --- |',
      ...RULES.filter((one) => one.seed === seed).map((one) => `| ${one.rule} | ${shownBy(one)} |`),
      '',
    ]),
  ].join('\n')
}

function fieldRows({ seed, name, tool, at, schema, elsewhere }: Numbered): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  const place = [tool, ...at].join(' › ')
  const rows = Object.entries(properties).map(([field, of]) => {
    const optional = required.includes(field) ? '' : '?'
    return `| ${name} | \`${field}\`${optional} | ${bound(of)} | ${place} | of ${tool} keeps seed ${seed}’s ${name} |`
  })
  return elsewhere === undefined ? rows : [...rows, `| ${name} | – | ${elsewhere} | ${place} | – |`]
}

function argumentRows(of: readonly Argument[]): string[] {
  if (of.length === 0) return []
  const rows = of.map(({ seed, tool, name, required, otherwise, ...said }) => {
    const { properties = {} } = z.toJSONSchema(toolNamed(tool).input, { io: 'input' })
    const meant = 'default' in said ? `${JSON.stringify(said.default)} unless given` : ''
    const bounds = [bound(properties[name] as Schema), meant, otherwise].filter(Boolean).join('; ')
    return `| ${tool} | \`${name}\`${required ? '' : '?'} | ${bounds} | ${tool} takes seed ${seed}’s ${name} |`
  })
  return ['| tool | argument | bound | test |', '| --- | --- | --- | --- |', ...rows, '']
}

function bound({ type, enum: values, const: value, items, ...of }: Schema): string {
  if (values) return values.join(' · ')
  if (value !== undefined) return JSON.stringify(value)
  const least =
    of.minItems ??
    of.minLength ??
    of.minimum ??
    (of.exclusiveMinimum === undefined ? undefined : of.exclusiveMinimum + 1)
  const most = of.maxItems ?? (of.maximum !== undefined && of.maximum < 1e9 ? of.maximum : undefined)
  const kind = type === 'array' ? `${items?.type ?? 'object'}[]` : (type ?? 'any')
  const range = least === undefined && most === undefined ? '' : ` ${least ?? ''}–${most ?? ''}`
  return `${kind}${kind.endsWith('[]') || type === 'string' ? range && ` (${range.trim()})` : range}`
}

function shownBy({ rule, test, reason }: Rule): string {
  if (!test) {
    if (!reason) throw new Error(`Neither a test nor a reason is given for: ${rule}`)
    return reason
  }
  const [file, title] = test
  const source = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')
  if (!source.includes(`it('${title}'`)) throw new Error(`${file} has no test called: ${title}`)
  return `\`${file}\`: ${title}`
}
