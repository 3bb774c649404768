/** Files by their base names, for imports that do not say the whole path. */
import { baseOf } from '../../../link/paths.ts'

const known = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>()

/** The paths that end with this path, or with its last part if none does. */
export function filesNamed(paths: ReadonlySet<string>, path: string): readonly string[] {
  let named = known.get(paths)
  if (!named) {
    const made = new Map<string, string[]>()
    for (const one of paths) {
      const list = made.get(baseOf(one))
      if (list) list.push(one)
      else made.set(baseOf(one), [one])
    }
    named = made
    known.set(paths, named)
  }
  const candidates = named.get(baseOf(path)) ?? []
  const whole = candidates.filter((one) => one === path || one.endsWith(`/${path}`))
  return whole.length > 0 ? whole : candidates
}
