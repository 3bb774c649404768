/**
 * Conditional compilation, left out where the grammar cannot read it: it knows `#if` between whole declarations and statements,
 * and not inside of a list of base types, an expression or a chain of `else if`.
 *
 * First only the directives go, so that what each branch declares stays; then the branches after the first as well, as two
 * heads of one method cannot both be read.
 */
import { blanks } from '../../syntax/second-reading.ts'

const DIRECTIVE = /^[ \t]*#[ \t]*(?:if|elif|else|endif)\b.*$/gm

export const withoutDirectives = (text: string): string => text.replace(DIRECTIVE, blanks)

export function withFirstBranches(text: string): string {
  /** Per open `#if`: whether its first branch has ended. */
  const open: boolean[] = []
  return text
    .split('\n')
    .map((line) => {
      const directive = /^[ \t]*#[ \t]*(if|elif|else|endif)\b/.exec(line)?.[1]
      if (directive === 'if') open.push(false)
      else if (directive === 'endif') open.pop()
      else if (directive !== undefined && open.length > 0) open[open.length - 1] = true
      return directive !== undefined || open.includes(true) ? blanks(line) : line
    })
    .join('\n')
}
