import { repositoryPath } from '../repository-path.ts'

/** An id in an answer that `fetch` can resolve again: a symbol's id, or a path with lines. */
export interface Place {
  readonly path: string
  readonly start?: number
  readonly end?: number
}

export function lineId(path: string, start: number, end: number): string {
  return `${path}#L${start}-L${end}`
}

export function placeOf(id: string): Place {
  const lines = /^(.+)#L(\d{1,8})(?:-L(\d{1,8}))?$/s.exec(id)
  if (!lines) return { path: repositoryPath(id) }
  const [, path = '', start, end] = lines
  return { path: repositoryPath(path), start: Number(start), end: Number(end ?? start) }
}
