/** What is used where nothing is read: templates of Angular, whose names are those of a component. */
import type { Defined } from '../naming/resolve.ts'

const TEMPLATED = /^@(?:Component|Directive)\b/

/** Says of a member that a template may use it unseen. */
export function inTemplates({ file, symbol }: Defined): string[] {
  const around = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  const isTemplated = around?.annotations?.some((text) => TEMPLATED.test(text)) ?? false
  return isTemplated && !symbol.modifiers?.includes('private')
    ? [
        'It is a member of an Angular component or directive, and templates are not read: `search_code` for its name with `file:.html` finds what uses it there.',
      ]
    : []
}
