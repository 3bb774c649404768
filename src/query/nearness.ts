/** Orders places that are all right answers: nearest to the place that the question is about, source before tests. */
const TEST_PATH =
  /(^|\/)(tests?|__tests__|specs?|testdata|fixtures)(\/|$)|[._-](test|spec)\.[^/]+$|(^|\/)test_[^/]+$|\.tests\.ps1$|\.t$|(^|\/)x?t\/.*\.p[lm]$/i

export const isTestPath = (path: string): boolean => TEST_PATH.test(path)

/** 0 for the same file, then the same directory, then by how much of their path the two share. */
function distance(from: string, to: string): number {
  if (from === to) return 0
  const a = from.split('/').slice(0, -1)
  const b = to.split('/').slice(0, -1)
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++
  return 1 + (a.length - shared) + (b.length - shared)
}

/** For `sort`. A total order, so that pages of one generation always agree. */
export function byNearness(from: string): (a: string, b: string) => number {
  const known = new Map<string, number>()
  const far = (path: string): number => {
    let value = known.get(path)
    if (value === undefined) {
      value = distance(from, path) + (isTestPath(path) && !isTestPath(from) ? 1000 : 0)
      known.set(path, value)
    }
    return value
  }
  return (a, b) => far(a) - far(b) || (a < b ? -1 : a > b ? 1 : 0)
}
