/** A link set as it is sent: within what the contract allows, so that one file's never has a whole upload refused. */
import { LIMITS } from '../../../src/contract/limits.ts'
import type { LinkSetBody, Target } from '../../../src/contract/links.ts'

/** Throws where nothing can be cut that would not change what the set says. */
export function linkSetText(body: LinkSetBody): string {
  const { occurrencesPerFile, bodyInflatedBytes } = LIMITS
  for (const [what, list] of Object.entries({ names: body.line, targets: body.targets, locals: body.locals }))
    if (list.length > occurrencesPerFile)
      throw new Error(`${list.length} ${what}, and a file may have ${occurrencesPerFile}`)
  const text = JSON.stringify(withinBounds(body))
  const bytes = Buffer.byteLength(text)
  if (bytes > bodyInflatedBytes)
    throw new Error(`its ${body.line.length} names take ${bytes} bytes, and a file's may take ${bodyInflatedBytes}`)
  return text
}

/**
 * Longer names than the contract allows do occur: generated identifiers, or whole expressions that a linker took for a
 * name.
 */
function withinBounds(body: LinkSetBody): LinkSetBody {
  const most = 2 * LIMITS.nameChars
  const cut = (text: string): string => (text.length <= most ? text : text.slice(0, most).toWellFormed())
  const cutTarget = (target: Target): Target =>
    target[0] === 'e' ? ['e', cut(target[1]), cut(target[2])] : target[0] === 'u' ? ['u', cut(target[1])] : target
  if (body.targets.some((t) => (t[0] === 'e' || t[0] === 'u') && (t[1].length > most || (t[2]?.length ?? 0) > most)))
    body.targets = body.targets.map(cutTarget)
  if (body.locals.some((local) => local[0].length > most))
    body.locals = body.locals.map(([name, ...rest]) => [cut(name), ...rest])
  if (body.length.some((length) => length > 10_000)) body.length = body.length.map((length) => Math.min(length, 10_000))
  return body
}
