/**
 * Reduces a report to what it is about: its first line, the error printed last, its prose, and then the code and output that it shows.
 *
 * Template text (checklists, versions, steps to reproduce) is the same in every report, and links point elsewhere. Neither says
 * where in the code something belongs.
 */

/** From a text of one line only links are removed. */
export interface Report {
  readonly title: string
  /** The printed error line; the last one, because it is the outcome of the others. */
  readonly message?: string
  /** The title, the message, prose, then code and output. */
  readonly text: string
}

const COMMENT = /<!--[\s\S]*?-->/g
/** HTML tags that are not type parameters: `<details>`, `<img src="…">`. */
const TAG =
  /<\/?(?:a|b|br|code|details|div|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)(?:\s[^<>]*)?\/?>/g
/** A link to a file in a repository, which names the file. */
const FILE_LINK =
  /https?:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+\/(?:-\/)?(?:blob|tree|blame|src)\/[^/\s]+\/([^\s)\]>"'#?]+)[^\s)\]>"']*/g
const LINK = /\bhttps?:\/\/[^\s)\]>"']+/g
/** References to other reports: `#123`, `owner/name#123`, `GH-123`. */
const NUMBER = /(?:\b[\w.-]+\/[\w.-]+)?#\d+\b|\bGH-\d+\b/g
/** A checkbox, and a template's placeholder for an empty answer. */
const TICK = /^\s*(?:(?:[-*+]|\d+\.)\s+\[[ xX]?\s*\]|_No response_\s*$)/
const FENCE = /^\s*(?:```|~~~)/
const HEADING = /^\s*(?:#{1,6}\s+(.+)|\*\*(.+?)\*\*:?\s*|([\p{L} ]{3,40}):\s*)$/u
/** Sections about the reporter's machine and about the template itself. */
const ASIDE =
  /^(?:(?:your |my |test |os ?\/ ?)?environment(?: info\w*| details)?|operating system|(?:system|debug\w*|version) (?:info\w*|details)|(?:[\w.-]+ )?versions?(?: \(.*\))?|(?:what|which) version\b.*|output of .*versions?\b.*|(?:used )?package manager|check ?list|validations?|.*possible duplicates|related (?:issues?|prs?)\b.*|how to test\b.*|(?:\w+ )?(?:packages|dependencies))(?: (?:&|and|or) [\w ]+)?\??$/i
/** A line of a version list: `* celery: 4.2.0`, `Python 3.10.12 (main, …)`. */
const INSTALLED =
  /^\s*(?:[-*+]\s+)?(?:[\w.+/@-]+[ \t]+){0,2}?[\w.+/@-]+[ \t]*(?:[:=]+|[ \t])[ \t]*[~^<>=v]*\d+(?:\.[\w+-]+)+(?:[ \t]*[([,].*)?\s*$/i
/** Words that occur in template headings. */
const FORM = new Set(
  'a about actual additional alternatives and any anything applicable are as at backtrace behavior behaviour bug can case change changes checklist circumstances code command commands complete concerns confirmation considered context criteria current describe described description details did do does else error errors example expect expected feature for happen happened happening happens how in info information instead is issue it know line log logs message minimal minimally modification modifications motivation mvce my need notes now observed of or outcome outcomes output paste please possible pr precisely problem proposed provide question related relevant report reproduce reproduced reproducer reproducible reproduction request resolve result results run sample saw screenshots see seen should solution stack stacktrace step steps suggested summary test that the there these this to trace traceback try type under used user using validations verifiable version versions want was we what when which while why would you your'.split(
    ' ',
  ),
)
/** `Fixes: ` before the number of a report, which is removed. */
const REFERENCE =
  /^\s*(?:[-*] )?(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?|ref(?:erence)?s?|see(?: also)?|related(?: to)?|part of)?[\s:.,]*$/i
const ERROR_LINE = /^[\s>|E]*(?:[\w.$:]*(?:Error|Exception)|panic|fatal|error)(?:\[\w+\])?: \S.{3,}$/

export function reportOf(text: string): Report {
  const plain = text.replace(COMMENT, ' ').replace(FILE_LINK, ' $1 ').replace(LINK, ' ').replace(NUMBER, ' ')
  // A query that is only a link is about the link.
  const trimmed = (/[\p{L}\p{N}]/u.test(plain) ? plain : text).trim()
  const [title = '', ...rest] = trimmed.split(/\r?\n/)
  if (rest.length === 0) return { title, ...messageIn([title]), text: title }
  const prose: string[] = []
  const shown: string[] = []
  let inFence = false
  let aside = false
  for (const line of rest) {
    if (FENCE.test(line)) {
      inFence = !inFence
      continue
    }
    const heading = inFence ? undefined : HEADING.exec(line)
    const name = heading ? nameOf(heading) : undefined
    if (name !== undefined) aside = ASIDE.test(name)
    if (
      aside ||
      TICK.test(line) ||
      INSTALLED.test(line) ||
      REFERENCE.test(line) ||
      (name !== undefined && isOfForm(name))
    )
      continue
    const of = inFence || /^(?: {4}|\t)\S/.test(line) ? shown : prose
    of.push(inFence ? line : line.replace(TAG, ' '))
  }
  const message = messageIn([title, ...prose, ...shown])
  const lines = [title, ...Object.values(message), ...prose, ...shown]
  return { title, ...message, text: lines.join('\n').trim() }
}

/** Without the signs around it. They are cut one after the other: an expression for all would try every division of a run of spaces. */
function nameOf(heading: RegExpExecArray): string | undefined {
  const [name] = heading.slice(1).filter(Boolean)
  return name
    ?.trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()
    .replace(/:$/, '')
    .trim()
}

/** Whether a heading belongs to a template: it introduces some tool's output, or consists of template words only. */
const isOfForm = (heading: string): boolean =>
  /^[\w.-]+ (?:output|logs?|configuration(?: file)?)$/i.test(heading) ||
  (heading.toLowerCase().match(/[\p{L}]+/gu) ?? []).every((word) => FORM.has(word))

function messageIn(lines: readonly string[]): { message?: string } {
  const message = lines.findLast((line) => ERROR_LINE.test(line))?.trim()
  return message === undefined ? {} : { message }
}
