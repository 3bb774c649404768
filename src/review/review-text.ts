/**
 * The review comment: which public symbols changed and who uses them, which tests reach the change, who owns it.
 *
 * Names and paths come from the code under review. They are put in code spans, where they are neither markup nor
 * mentions.
 */
import { REVIEW_MARK } from '../contract/review.ts'
import { codeSpan } from '../markdown-text.ts'
import { permalink } from '../query/answers/describe.ts'
import type { ComparedSymbol, Comparison } from '../query/changes/compare-refs.ts'
import type { Impact } from '../query/changes/impact.ts'
import type { RefScope } from '../tenancy/scope.ts'

const MOST_PUBLIC = 25
const MOST_TESTS = 20
const MOST_OTHERS = 60
const MOST_RISKS = 10
/** Below the contract's limit, and below GitHub's for a comment. */
const MOST_CHARACTERS = 58_000

export function reviewText(
  { scope, base }: { readonly scope: RefScope; readonly base: RefScope },
  compared: Comparison,
  { result, capped, ownersCut, notCompared }: Impact,
): string {
  const all = compared.page.items
  const breaking = all.filter((one) => one.breaking)
  const others = all.filter((one) => !one.breaking)
  const { counts } = compared
  const parts = [
    REVIEW_MARK,
    '### What this changes for whoever uses the code',
    `${code(base.ref)} at ${code(base.commit.slice(0, 12))} → ${code(scope.ref)} at ${code(scope.commit.slice(0, 12))}: ${plural(counts.added, 'symbol')} added, ${counts.changed} changed, ${counts.removed} removed, ${counts.moved} moved, in ${plural(compared.files, 'file')}.`,
    ...(breaking.length === 0
      ? [noneShown(compared)]
      : [
          table(
            ['Public', 'Symbol', 'Where', 'Used by'],
            breaking
              .slice(0, MOST_PUBLIC)
              .map((one) => [what(one), code(one.qualified_name), placeOf(one, scope, base), usersOf(one, scope)]),
          ),
          ...more(compared.publicChanged - Math.min(breaking.length, MOST_PUBLIC), 'of them'),
        ]),
    `**Tests that reach it:** ${result.tests.length === 0 ? 'none known.' : ''}`,
    ...(result.tests.length === 0
      ? []
      : [
          list(
            result.tests
              .slice(0, MOST_TESTS)
              .map(({ path, name, line_start }) => `${code(name)} in ${linked(scope, path, line_start)}`),
          ),
          ...more(result.tests.length - MOST_TESTS, 'of them'),
        ]),
    ...(result.owners.length === 0 ? [] : [`**Owners:** ${result.owners.map(code).join(', ')}`]),
    ...(result.risks.length === 0
      ? []
      : [
          `**Risks**\n\n${list(result.risks.slice(0, MOST_RISKS).map(({ level, reason }) => `${level}: ${plain(reason)}`))}`,
        ]),
    ...(others.length === 0
      ? []
      : [
          `<details><summary>Everything else that changed (${others.length}${compared.page.more ? ' and more' : ''})</summary>`,
          list(
            others
              .slice(0, MOST_OTHERS)
              .map((one) => `${what(one)} ${code(one.qualified_name)} ${placeOf(one, scope, base)}`),
          ),
          ...more(others.length - MOST_OTHERS, 'of them'),
          '</details>',
        ]),
    ...(compared.windowed || compared.capped || capped || ownersCut || notCompared > 0 || compared.page.more
      ? [
          'This is only a part: the change affects more than one review follows. Use `compare_refs` and `impact_of` for the rest.',
        ]
      : []),
    `<sub>By Sextant, from the index of ${code(scope.commit.slice(0, 12))}. Only links that the code itself determines are followed; effects that depend on run-time values are not shown.</sub>`,
  ]
  const text = parts.filter((part) => part !== '').join('\n\n')
  if (text.length <= MOST_CHARACTERS) return `${text}\n`
  const whole = text.slice(0, text.lastIndexOf('\n', MOST_CHARACTERS))
  return `${whole}\n\n${whole.includes('<details>') && !whole.includes('</details>') ? '</details>\n\n' : ''}The rest does not fit into a comment.\n`
}

/** The symbols of a page say nothing of those that come after it. */
function noneShown({ publicChanged, windowed }: Comparison): string {
  if (publicChanged === 0) return `No public symbol ${windowed ? 'in the part that was compared ' : ''}was ${BROKEN}.`
  return `${plural(publicChanged, 'public symbol')} ${publicChanged === 1 ? 'was' : 'were'} ${BROKEN}: none of them is among those listed below.`
}
const BROKEN =
  'removed, moved, renamed, hidden, exported otherwise, given another signature, or added for others to implement'

function what(one: ComparedSymbol): string {
  if (one.change !== 'changed') return one.change
  if (one.before?.name !== undefined) return `renamed from ${code(one.before.name)}`
  if (one.signature_changed) return 'signature'
  if (one.hidden) return 'hidden'
  if (one.visibility_changed) return 'visibility'
  if (one.whitespace_only) return 'white space'
  return one.body_changed || !one.doc_changed ? 'body' : 'comment'
}

/** A removed symbol is located in the base. */
const placeOf = (one: ComparedSymbol, scope: RefScope, base: RefScope): string =>
  linked(one.change === 'removed' ? base : scope, one.path, one.line)

function usersOf(one: ComparedSymbol, scope: RefScope): string {
  if (one.change === 'added') return 'whoever implements its type'
  const users = one.callers ?? []
  const total = one.total_callers ?? users.length
  if (total === 0) return 'no known users'
  const some = users.map(({ name, path, line_start }) =>
    path === undefined || line_start === undefined ? code(name) : `${code(name)} ${linked(scope, path, line_start)}`,
  )
  return [...some, ...(total > users.length ? [`${total - users.length} more`] : [])].join(', ')
}

const linked = (scope: RefScope, path: string, line: number): string =>
  `[${code(`${path}:${line}`)}](${permalink(scope, path, line)})`

/** Also valid in a table cell. */
const code = (text: string): string => codeSpan(text.slice(0, 300).replaceAll('|', '\\|'))

/** Prose that contains names: no markup, mentions or issue references. */
const plain = (text: string): string =>
  text.replace(/[<>`*_[\]|#\\]/g, (character) => `\\${character}`).replaceAll('@', '@\u200b')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const more = (count: number, of: string): string[] => (count > 0 ? [`… and ${count} more ${of}.`] : [])

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
