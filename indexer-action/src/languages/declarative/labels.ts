/**
 * Labels by which arguments are told apart (Swift): functions of one name differ in them alone.
 *
 * Of a parameter: `with`, `_` where there is none, with `?` behind it where it may be left out, and `*` where it takes any number. Of an
 * argument: the same without signs, and '' where the label is not written though there may be one: a closure behind the parentheses.
 */

/** Whether a call with such labels can be meant. */
export function takesLabels(taken: readonly string[] | undefined, given: readonly string[] | undefined): boolean {
  if (!taken || !given) return true
  let at = 0
  for (const label of given) {
    if (label === '') return true
    const isMore = label === '_' && taken[at - 1]?.endsWith('*')
    if (isMore) continue
    while (at < taken.length && nameOf(taken[at] as string) !== label && /[?*]$/.test(taken[at] as string)) at++
    if (at === taken.length || nameOf(taken[at] as string) !== label) return false
    at++
  }
  return taken.slice(at).every((rest) => /[?*]$/.test(rest))
}

/** A parameter's label as an argument bears it. */
export const nameOf = (label: string): string => label.replace(/[?*]$/, '')
