/**
 * What of a report says what it is about: its first line, what was printed last, its prose, and then the code and output that it shows.
 *
 * Forms ask the same of everybody (a list to tick, which versions, how to reproduce it), and links name another place: neither says
 * where in the code something belongs.
 */

/** Of a text of one line only links are left out. */
export interface Report {
  readonly title: string
  /** The line of an error, as it was printed; the last one, which says what came of the others. */
  readonly message?: string
  /** The title, the message, prose, then code and output. */
  readonly text: string
}

const COMMENT = /<!--[\s\S]*?-->/g
/** `<details>`, `<img src="…">`: of HTML, what is no type parameter. */
const TAG =
  /<\/?(?:a|b|br|code|details|div|em|h[1-6]|hr|i|img|kbd|li|ol|p|pre|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)(?:\s[^<>]*)?\/?>/g
/** A link to a file of a repository names the file. */
const FILE_LINK =
  /https?:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+\/(?:-\/)?(?:blob|tree|blame|src)\/[^/\s]+\/([^\s)\]>"'#?]+)[^\s)\]>"']*/g
const LINK = /\bhttps?:\/\/[^\s)\]>"']+/g
/** `#123`, `owner/name#123`, `GH-123`: other reports. */
const NUMBER = /(?:\b[\w.-]+\/[\w.-]+)?#\d+\b|\bGH-\d+\b/g
/** A box to tick, and what a form says where nothing was filled in. */
const TICK = /^\s*(?:(?:[-*+]|\d+\.)\s+\[[ xX]?\s*\]|_No response_\s*$)/
const FENCE = /^\s*(?:```|~~~)/
const HEADING = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+?)\*\*:?|([\p{L} ]{3,40}):)\s*$/u
/** Sections about the asker's machine, and about the form. */
const ASIDE =
  /^(?:(?:your |my |test |os ?\/ ?)?environment(?: info\w*| details)?|operating system|(?:system|debug\w*|version) (?:info\w*|details)|(?:[\w.-]+ )?versions?(?: \(.*\))?|(?:what|which) version\b.*|output of .*versions?\b.*|(?:used )?package manager|check ?list|validations?|.*possible duplicates|related (?:issues?|prs?)\b.*|how to test\b.*|(?:\w+ )?(?:packages|dependencies))(?: (?:&|and|or) [\w ]+)?\??$/i
/** A line of a list of what is installed: `* celery: 4.2.0`, `Python 3.10.12 (main, …)`. */
const INSTALLED =
  /^\s*(?:[-*+]\s+)?(?:[\w.+/@-]+[ \t]+){0,2}?[\w.+/@-]+[ \t]*(?:[:=]+|[ \t])[ \t]*[~^<>=v]*\d+(?:\.[\w+-]+)+(?:[ \t]*[([,].*)?\s*$/i
/** Words that the headings of forms are made of. */
const FORM = new Set(
  'a about actual additional alternatives and any anything applicable are as at backtrace behavior behaviour bug can case change changes checklist circumstances code command commands complete concerns confirmation considered context criteria current describe described description details did do does else error errors example expect expected feature for happen happened happening happens how in info information instead is issue it know line log logs message minimal minimally modification modifications motivation mvce my need notes now observed of or outcome outcomes output paste please possible pr precisely problem proposed provide question related relevant report reproduce reproduced reproducer reproducible reproduction request resolve result results run sample saw screenshots see seen should solution stack stacktrace step steps suggested summary test that the there these this to trace traceback try type under used user using validations verifiable version versions want was we what when which while why would you your'.split(
    ' ',
  ),
)
/** `Fixes: `, and the number of a report, which is left out. */
const REFERENCE =
  /^\s*(?:[-*] )?(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?|ref(?:erence)?s?|see(?: also)?|related(?: to)?|part of)?[\s:.,]*$/i
const ERROR_LINE = /^[\s>|E]*(?:[\w.$:]*(?:Error|Exception)|panic|fatal|error)(?:\[\w+\])?: \S.{3,}$/

export function reportOf(text: string): Report {
  const plain = text.replace(COMMENT, ' ').replace(FILE_LINK, ' $1 ').replace(LINK, ' ').replace(NUMBER, ' ')
  // Who asks with a link alone asks about the link.
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
    const name = heading?.slice(1).find(Boolean)?.replace(/:$/, '').trim()
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

/** Whose output it is, a form of the project says. */
const isOfForm = (heading: string): boolean =>
  /^[\w.-]+ (?:output|logs?|configuration(?: file)?)$/i.test(heading) ||
  (heading.toLowerCase().match(/[\p{L}]+/gu) ?? []).every((word) => FORM.has(word))

function messageIn(lines: readonly string[]): { message?: string } {
  const message = lines.findLast((line) => ERROR_LINE.test(line))?.trim()
  return message === undefined ? {} : { message }
}
