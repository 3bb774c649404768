import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import { type FileRow, FileText, IndexedFile } from '../indexed/indexed-file.ts'
import { printedIn } from './printed.ts'
import { planQuery } from './query-plan.ts'

let files = 0
function file(path: string, text: string, role = 'source'): IndexedFile {
  const whole = new FileText(text)
  const lines = text.split('\n').length
  return new IndexedFile({ id: ++files, path, role, language: path.split('.').at(-1), lines } as unknown as FileRow, {
    facts: () => ({ symbols: [], chunks: [] }) as never,
    text: () => whole,
  })
}
/** Paths and lines of what prints the query. */
function printing(query: string, ...of: readonly IndexedFile[]): string[] {
  const found = printedIn(query, planQuery(query), { repositoryId: -1 } as unknown as RepositoryScope, of)
  return [...found].flatMap(([path, { lines }]) => lines.map((line) => `${path}:${line}`))
}

describe('what a program prints', () => {
  it('is found as it is, and with values where the source has placeholders', () => {
    for (const [query, line] of [
      ['Check not found: 42@example.org', 'return f"Check not found: {address}"'],
      [
        'Cannot save configuration to /home/me/rc: Permission denied',
        String.raw`printf("Cannot save configuration to %s: %s\n", a, b);`,
      ],
      [
        'attachment 7sK2 is referenced by memo content',
        'Errorf(codes.X, "attachment %s is referenced by memo content", id)',
      ],
      ['Cannot download more than 5 songs at once.', 'super("Cannot download more than $limit $noun at once.");'],
      ['level=WARN msg="Feed is rate limited" feed_id=42', 'slog.Warn("Feed is rate limited",'],
      ['where is "remove old programs" decided', 'add("Highlight: remove old programs (red)")'],
      ['Are you sure to leave?', '<p>Are you sure to <b>leave</b>?</p>'],
      ['prog --sort-key', '{"sort-key", required_argument, 0},'],
    ] as const)
      expect(printing(query, file('src/a.html', `one\n${line}\nlast`)), query).toEqual(['src/a.html:2'])
  })

  it('is not what only has some of its words, or has them otherwise', () => {
    for (const [query, line] of [
      ['Check not found: 42', 'say("Check that the cache was found")'],
      ['where are feeds rate limited', 'slog.Warn("feeds rate limited")'],
      ['fix: feed is rate limited', 'slog.Warn("feed is rate limited")'],
      ['Transfer website', 'say("Transfer website to another team")'],
      ['prog --sort-key', 'say("sort-key of a table")'],
    ] as const)
      expect(printing(query, file('src/a.c', line)), query).toEqual([])
  })

  it('leads from a translated text to the code that has its key, also through a constant', () => {
    const texts = '{\n  "share": {\n    "no-links": "No links yet. Create one below."\n  }\n}'
    const query = 'No links yet. Create one below.'
    const en = file('locales/en.json', texts, 'data')
    const de = file('locales/de.json', texts.replace(/No links.*below/, 'Noch nichts'), 'data')
    const panel = file('src/panel.tsx', 'one\n{t("share.no-links")}\n')
    const other = file('src/other.tsx', '{t("feed.no-links")}\n')
    expect(printing(query, en, de, panel, other)).toEqual(['locales/en.json:3', 'src/panel.tsx:2'])
    const constant = file('src/messages.ts', "export const labels = {\n  noLinks: 'share.no-links',\n}")
    const user = file('src/list.tsx', 't(labels.noLinks)\n')
    expect(printing(query, en, constant, user)).toEqual(['locales/en.json:3', 'src/messages.ts:2', 'src/list.tsx:1'])
  })

  it('takes a key as it is written, and not for a pattern', () => {
    const texts = file(
      'res/values/strings.xml',
      '<string name="(a+)+-(no_links">No links yet. Create one</string>',
      'data',
    )
    const code = file('src/a.kt', `show(R.string.(a+)+-(no_links)\nR.string.${'a'.repeat(40)}`)
    expect(printing('No links yet. Create one', texts, code)).toEqual(['res/values/strings.xml:1', 'src/a.kt:1'])
  })

  it('is looked for in lines that nobody wrote as fast as in others', async () => {
    const spent = await processorTimeOf(() => {
      for (const rest of [`%${'0'.repeat(900)}"`, `${'{'.repeat(900)}"`, `" ${'\\"'.repeat(450)}`, '"'.repeat(900)]) {
        const text = `say("alpha beta gamma ${rest}\n`.repeat(12)
        const files = Array.from({ length: 20 }, (_, at) => file(`src/${at}.c`, text))
        expect(printing('alpha beta gamma 7 delta', ...files).length).toBeLessThanOrEqual(240)
      }
    })
    expect(spent).toBeLessThan(1000)
  })

  it('is not kept up by keys, names and lines that are too long to be any', async () => {
    const query = 'No links yet. Create one below.'
    const spent = await processorTimeOf(() => {
      for (const [around, key] of [
        ['x'.repeat(300_000), 'no-links'],
        [`<${'x'.repeat(300_000)}`, 'no-links'],
        ['', `no-${'x'.repeat(900)}`],
      ] as const) {
        const texts = file('locales/en.json', `${around}: {\n  "${key}": "${query}"\n}`, 'data')
        const constant = file('src/messages.ts', `const ${'x'.repeat(300_000)} = 'no-links'`)
        expect(printing(query, texts, constant)[0]).toBe('locales/en.json:2')
      }
    })
    expect(spent).toBeLessThan(1000)
  })
})
