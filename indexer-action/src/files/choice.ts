/** Which of the listed files are read, as their paths and the repository's own rules say. */
import ignore from 'ignore'
import type { SkipReason } from '../../../src/contract/file.ts'
import { type Attributes, readAttributes } from './attributes.ts'
import { packageVendorFolders, skipByPath } from './classify.ts'
import type { ListedFile } from './list-files.ts'

/** Paths that the user wants left out, in gitignore syntax. */
const OWN_IGNORE = '.sextantignore'
const ATTRIBUTES = /(?:^|\/)\.gitattributes$/

export const hasRules = (path: string): boolean => path === OWN_IGNORE || ATTRIBUTES.test(path)

/** `patterns`: what the caller wants left out besides, as in a .gitignore. */
export function choiceIn(
  files: readonly ListedFile[],
  read: (file: ListedFile) => string | undefined,
  patterns: readonly string[] = [],
): (file: ListedFile) => { attributes: Attributes; skip: SkipReason | undefined } {
  const attributesOf = readAttributes(
    files
      .filter((file) => file.skip === undefined && ATTRIBUTES.test(file.path))
      .map((file) => ({ path: file.path, text: read(file) ?? '' })),
  )
  const ownIgnore = ignore({ ignorecase: false })
  const ignoreFile = files.find((file) => file.path === OWN_IGNORE)
  if (ignoreFile) ownIgnore.add(read(ignoreFile) ?? '')
  ownIgnore.add([...patterns])
  const ignoring = ignoreFile !== undefined || patterns.length > 0
  const vendorFolders = packageVendorFolders(files.map(({ path }) => path))
  return ({ path, skip }) => {
    const attributes = attributesOf(path)
    return {
      attributes,
      skip:
        skip ??
        (ignoring && ownIgnore.ignores(path) ? 'ignored' : undefined) ??
        (attributes.vendored === true ? 'vendored' : undefined) ??
        (attributes.vendored === false ? undefined : skipByPath(path, vendorFolders)),
    }
  }
}
