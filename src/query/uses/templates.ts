/** What is used where nothing is read: templates of Angular that are put together or in another language than HTML. */
import type { Defined } from '../naming/resolve.ts'

const COMPONENT = /^@Component\b/
/** A template that a name stands for, or that has something put in; the file of one that is not HTML. */
const UNREAD =
  /\btemplate:\s*(?:[A-Za-z_$]|`[^`]*\$\{)|\btemplateUrl:\s*(?:[A-Za-z_$]|(['"`])(?:(?!\1).)*(?<!\.html)\1)/

/** Says of a member that a template may use it unseen. */
export function inTemplates({ file, symbol }: Defined): string[] {
  const around = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  const isUnread = around?.annotations?.some((text) => COMPONENT.test(text) && UNREAD.test(text)) ?? false
  return isUnread && !symbol.modifiers?.includes('private')
    ? [
        'It is a member of an Angular component whose template is put together or not HTML, and such templates are not read: `search_code` for its name finds what uses it there.',
      ]
    : []
}
