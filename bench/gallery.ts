/**
 * Asks ten questions about two repositories, using only the tools, and writes the transcript to docs/gallery.md.
 *
 *   npm run gallery -- --hono CHECKOUT --django CHECKOUT
 *
 * Only the questions are written by hand. Calls and answers are what a client sees; long answers are cut.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../scripts/command-line.ts'
import { serve } from './served.ts'

const PAGE = fileURLToPath(new URL('../docs/gallery.md', import.meta.url))
const MOST_LINES = 24
const VECTORS_MS = 120_000

const { values } = readCommandLine(import.meta.url, {
  options: { hono: { type: 'string' }, django: { type: 'string' } },
})
if (!values.hono || !values.django) misuse('Both --hono CHECKOUT and --django CHECKOUT are needed.')
const paths = { hono: resolve(values.hono), django: resolve(values.django) }
const NAMES = { hono: 'honojs/hono', django: 'django/django' } as const

interface Question {
  readonly of: keyof typeof NAMES
  readonly question: string
  readonly calls: readonly (readonly [tool: string, args: Record<string, unknown>])[]
}

const QUESTIONS: readonly Question[] = [
  {
    of: 'hono',
    question: 'I am new here. What code decides which router serves a request?',
    calls: [['search', { query: 'choose the router that can handle all routes' }]],
  },
  {
    of: 'hono',
    question: 'Who calls `parseBody`, and how sure is that?',
    calls: [['callers', { symbol: 'HonoRequest.parseBody', limit: 5 }]],
  },
  {
    of: 'hono',
    question: 'Which classes implement the `Router` interface?',
    calls: [['find_references', { symbol: 'Router', path: 'src/router.ts', kind: 'implements' }]],
  },
  {
    of: 'hono',
    question: 'I want to change `compose`. What could break, and which tests should I run?',
    calls: [['impact_of', { symbols: ['compose'], path: 'src/compose.ts', limit: 8 }]],
  },
  {
    of: 'hono',
    question: 'How does a request get from `fetch` to the handlers?',
    calls: [['trace_flow', { entry: '#dispatch', path: 'src/hono-base.ts', depth: 2, limit: 12 }]],
  },
  {
    of: 'django',
    question: 'What does `get_object_or_404` take, and what does it raise?',
    calls: [['get_function_details', { function_name: 'get_object_or_404' }]],
  },
  {
    of: 'django',
    question: 'What subclasses `Field` in the models package?',
    calls: [
      ['find_references', { symbol: 'Field', path: 'django/db/models/fields/__init__.py', kind: 'extends', limit: 8 }],
    ],
  },
  {
    of: 'django',
    question: 'Where are CSRF tokens compared?',
    calls: [
      ['search', { query: 'compare csrf tokens', limit: 4 }],
      ['find_definition', { symbol: '_compare_masked_tokens' }],
    ],
  },
  {
    of: 'django',
    question: 'Which code sets the attribute `_result_cache` of a query set?',
    calls: [
      ['find_references', { symbol: 'QuerySet._result_cache', path: 'django/db/models/query.py', kind: 'writes' }],
    ],
  },
  {
    of: 'django',
    question: 'Gather what I need to understand how migrations are ordered, in 2,000 tokens.',
    calls: [['get_code_context', { query: 'order of migrations in the graph', strategy: 'depth', max_tokens: 2000 }]],
  },
]

const versions = Object.entries(paths).map(([name, path]) => {
  const commit = execFileSync('git', ['-C', path, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  return `${NAMES[name as keyof typeof NAMES]} at \`${commit.slice(0, 12)}\``
})
const served = await serve(Object.values(paths), (path) => NAMES[basename(path) as keyof typeof NAMES])
try {
  for (const repository of Object.values(NAMES)) await vectorsOf(repository)
  const page = [
    '# Gallery: ten questions',
    '',
    `Asked through the tools of one repository's address, as an agent would, with \`output_format: markdown\`. ${versions.join(', ')}. Made by \`npm run gallery\`; long answers are cut here, not by the service.`,
    '',
  ]
  for (const [at, { of, question, calls }] of QUESTIONS.entries()) {
    page.push(`## ${at + 1} · ${question}`, '', `*${NAMES[of]}*`, '')
    for (const [tool, args] of calls) {
      const result = await served.call(NAMES[of], tool, { ...args, output_format: 'markdown' })
      if (result.isError) throw new Error(`${question}: ${result.content[0]?.text}`)
      const lines = (result.content[0]?.text ?? '').trim().split('\n')
      const cut = lines.length > MOST_LINES
      page.push(
        `\`${tool}\` \`${JSON.stringify(args)}\``,
        '',
        ...lines.slice(0, MOST_LINES).map((line) => `> ${line}`.trimEnd()),
        ...(cut ? ['>', `> *… ${lines.length - MOST_LINES} more lines*`] : []),
        '',
      )
    }
  }
  writeFileSync(PAGE, `${page.join('\n').trimEnd()}\n`)
  process.stdout.write(`${PAGE.split('/').slice(-2).join('/')}: ${QUESTIONS.length} questions\n`)
} finally {
  await served.stop()
}

/** Vectors become available some time after a publish; agents usually ask later than that. */
async function vectorsOf(repository: string): Promise<void> {
  for (const until = Date.now() + VECTORS_MS; ; await new Promise((resolve) => setTimeout(resolve, 1000))) {
    const { structuredContent } = await served.call(repository, 'search', { query: 'request', limit: 1 })
    if (structuredContent?.semantic === 'ready') return
    if (Date.now() > until) throw new Error(`${repository} has no vectors after ${VECTORS_MS / 1000} s.`)
  }
}
