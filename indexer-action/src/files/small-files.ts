/** Small files that say something about others: rules, configuration. */
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readBlob } from './git.ts'
import type { ListedFile } from './list-files.ts'

const SMALL_BYTES = 1024 * 1024

/** Gives the text of a listed file, or of the one that a link leads to. */
export function smallFilesOf(
  root: string,
  listedAt: ReadonlyMap<string, ListedFile>,
  git: boolean,
): (file: ListedFile) => string | undefined {
  return (file) => {
    const meant = file.skip === 'symlink' ? listedAt.get(destination(root, file.path) ?? '') : file
    return meant && meant.skip === undefined ? readSmall(root, meant, git) : undefined
  }
}

/**
 * Where a link leads, as a path in the tree. Only what is listed is read by way of a link: anything else is not the repository's, or
 * may be a pipe, which never ends.
 */
function destination(root: string, path: string): string | undefined {
  try {
    return relative(realpathSync(root), realpathSync(join(root, path))).replaceAll(sep, '/')
  } catch {
    return undefined
  }
}

function readSmall(root: string, file: ListedFile, git: boolean): string | undefined {
  if (file.size > SMALL_BYTES) return undefined
  try {
    return readFileSync(join(root, file.path), 'utf8')
  } catch {
    try {
      return file.blob !== undefined && git ? readBlob(root, file.blob).toString('utf8') : undefined
    } catch {
      return undefined
    }
  }
}
