/**
 * Repository-relative paths and positions.
 *
 * A path is exactly what git stores, with `/` between segments; it is data and never touches a file system on
 * the server. NUL and lone surrogates are refused because SQLite would silently shorten or replace them, and
 * two different files would then share one name.
 */
import * as z from 'zod'
import { LIMITS } from './limits.ts'

const utf8 = new TextEncoder()

/** The same question as the schema's. Whoever asks about every path of a tree loads no schemas for it. */
export const isRepositoryPath = (path: string): boolean => namesAFile(path) && isShort(path)

function namesAFile(path: string): boolean {
  if (path.length === 0 || !path.isWellFormed() || path.includes('\0')) return false
  if (path.startsWith('/') || path.endsWith('/')) return false
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

const isShort = (path: string): boolean =>
  path.length <= LIMITS.pathBytes / 4 || utf8.encode(path).length <= LIMITS.pathBytes

export const RepositoryPath = z
  .string()
  .refine(namesAFile, 'not a repository-relative path')
  .refine(isShort, { message: `longer than ${LIMITS.pathBytes} bytes` })
export type RepositoryPath = z.infer<typeof RepositoryPath>

/** Line numbers are 1-based everywhere; 0 means "the file as a whole". */
export const Line = z.int().min(0).max(10_000_000)

/** Columns are 0-based UTF-16 units on the wire (what JavaScript's `indexOf` gives); tools show them 1-based. */
export const Column = z.int().min(0).max(10_000_000)
