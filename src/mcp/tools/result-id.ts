/** An id in an answer that `fetch` can resolve again: a path with lines. */
export function lineId(path: string, start: number, end: number): string {
  return `${path}#L${start}-L${end}`
}
