/**
 * Which scenarios run, and which required ones may fail, each with its reason: the reviewed baseline.
 */
import { FIXTURE_PATH } from './paths.ts'

export interface Lane {
  readonly name: string
  readonly path: string
  readonly revision: '2026-07-28' | '2025-11-25'
  readonly expected: Readonly<Record<string, string>>
}

const ASKS_BACK = 'a stateless answer has no way to ask the client something: not claimed for this revision'

const NO_SESSION =
  'warns that no session id was given and stops there: this service keeps no sessions; several streams at once are tried for 2026-07-28'
const CONTENT = 'asks for the suite’s own content, which a product does not ship: tried on the fixture'
const DEPRECATED = 'log messages of the protocol are deprecated and not offered'

const of = (reason: string, ...scenarios: string[]): Record<string, string> =>
  Object.fromEntries(scenarios.map((scenario) => [scenario, reason]))

/** Scenarios that use the suite's own tools, resources and prompts, in both revisions. */
const NEEDS_CONTENT = of(
  CONTENT,
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
)
const CANNOT_ASK = of(
  ASKS_BACK,
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
)

export const LANES: readonly Lane[] = [
  { name: 'fixture-2026-07-28', path: FIXTURE_PATH, revision: '2026-07-28', expected: {} },
  {
    name: 'fixture-2025-11-25',
    path: FIXTURE_PATH,
    revision: '2025-11-25',
    expected: { ...CANNOT_ASK, ...of(NO_SESSION, 'server-sse-multiple-streams') },
  },
  {
    name: 'product-2026-07-28',
    path: '/mcp',
    revision: '2026-07-28',
    expected: {
      ...NEEDS_CONTENT,
      ...of(
        CONTENT,
        'server-stateless', // Four of its 28 checks need diagnostic tools; the others pass.
        'input-required-result-basic-elicitation',
        'input-required-result-basic-sampling',
        'input-required-result-basic-list-roots',
        'input-required-result-request-state',
        'input-required-result-multiple-input-requests',
        'input-required-result-multi-round',
        'input-required-result-non-tool-request',
        'input-required-result-result-type',
        'input-required-result-tampered-state',
        'input-required-result-capability-check',
      ),
    },
  },
  {
    name: 'product-2025-11-25',
    path: '/mcp',
    revision: '2025-11-25',
    expected: {
      ...NEEDS_CONTENT,
      ...CANNOT_ASK,
      ...of(CONTENT, 'resources-subscribe', 'resources-unsubscribe'),
      ...of(DEPRECATED, 'logging-set-level', 'tools-call-with-logging'),
      ...of(NO_SESSION, 'server-sse-multiple-streams'),
    },
  },
]
