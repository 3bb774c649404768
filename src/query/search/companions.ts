/**
 * Files that belong together by their names: `mail.c` and `mail.h`, `cart.ts` and `cart.test.ts`.
 *
 * A test often describes in prose what the code does without saying so. Evidence for a test therefore counts a little for the code it tests.
 */
import type { FileRecord } from '../../contract/file.ts'

interface Named {
  readonly path: string
  readonly role: FileRecord['role']
}

/** For each file the score of its test and of its counterpart, 0–1 relative to the best; `worth` is each file's own score. */
export function besideOf(
  files: readonly Named[],
  worth: readonly number[],
): readonly { readonly tested: number; readonly paired: number }[] {
  const top = Math.max(...worth, Number.MIN_VALUE)
  const tests = new Map<string, number>()
  const sources = new Map<string, number[]>()
  for (const [at, { path, role }] of files.entries()) {
    const stem = stemOf(path)
    if (role === 'test') tests.set(stem, Math.max(tests.get(stem) ?? 0, (worth[at] as number) / top))
    if (role === 'source') sources.set(stem, [...(sources.get(stem) ?? []), at])
  }
  return files.map(({ path, role }, at) => {
    const stem = stemOf(path)
    const twins = role === 'source' ? (sources.get(stem) ?? []).filter((other) => other !== at) : []
    return {
      tested: role === 'test' ? 0 : (tests.get(stem) ?? 0),
      paired: Math.max(0, ...twins.map((other) => (worth[other] as number) / top)),
    }
  })
}

/** `src/cart.test.ts`, `test_cart.py` and `CartTest.java` are all about `cart`. */
function stemOf(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const name = base.slice(0, base.indexOf('.') > 0 ? base.indexOf('.') : undefined)
  return name.replace(/^tests?_|(?:_tests?|_spec|tests?|spec)$/g, '')
}
