/** What a run is about: every path of the work tree, of a commit, or of a plain folder. */
import type { State } from '../cache/cache.ts'
import { choiceIn, hasRules } from '../files/choice.ts'
import type { Asked } from '../files/git.ts'
import {
  type ListedFile,
  type Listing,
  listCheckout,
  listCommit,
  listFolder,
  skipIfLarge,
} from '../files/list-files.ts'
import { type Lacks, lacksOf } from '../files/partial-clone.ts'
import { smallFilesOf } from '../files/small-files.ts'
import { FAMILIES } from '../languages/registry.ts'
import { baseOf } from '../link/paths.ts'
import { namesOf } from './around.ts'

/** Of a repository made with `git init --object-format=sha256`. */
const SHA256_DIGITS = 64

/** `root` is a plain folder's; `patterns` are of paths to leave out. */
export async function list(
  { checkout: opened, tree }: Asked,
  root: string,
  commit: string | undefined,
  state: State,
  patterns?: readonly string[],
): Promise<Listing> {
  const checkout = await opened
  if (!checkout) return listFolder(root)
  if (commit !== undefined || !tree) {
    const named = commit ?? 'HEAD'
    const lacks = await lacksOf(checkout.root, { commit: named })
    const listing = storable(await listCommit(checkout, named, !lacks))
    if (lacks) await fetchRead(listing, listing.files, lacks, patterns)
    return listing
  }
  const listing = storable(await listCheckout(checkout, tree, state.rows))
  const absent = listing.files.filter(
    ({ path, blob, stat, skip }) => !stat && !skip && blob !== undefined && state.rows.get(path)?.blob !== blob,
  )
  const lacks = absent.length > 0 ? await lacksOf(checkout.root, 'index') : undefined
  if (lacks) await fetchRead(listing, absent, lacks, patterns)
  return listing
}

/** Of these files, what is read and nothing else: a folder may be left out because it is huge. */
async function fetchRead(
  { root, files: all }: Listing,
  files: readonly ListedFile[],
  lacks: Lacks,
  patterns: readonly string[] | undefined,
): Promise<void> {
  const blobsOf = (some: readonly ListedFile[]) =>
    some.flatMap(({ blob, skip }) => (blob === undefined || skip ? [] : [blob]))
  await lacks.fetch(blobsOf(files.filter(({ path }) => hasRules(path))))
  const choose = choiceIn(all, smallFilesOf(root, new Map(all.map((file) => [file.path, file])), true), patterns)
  await lacks.fetch(blobsOf(files.filter((file) => isConfiguration(baseOf(file.path)) || !choose(file).skip)))
  const sizes = await lacks.sizes(blobsOf(files))
  for (const file of files) {
    file.size = sizes.get(file.blob ?? '') ?? file.size
    skipIfLarge(file)
  }
}

/** Linkers read it also where it is left out. */
const isConfiguration = namesOf(FAMILIES.flatMap(({ configuration }) => configuration))

function storable(listing: Listing): Listing {
  const { root, commit, files } = listing
  if ([commit, files.find(({ blob }) => blob)?.blob].some((id) => id?.length === SHA256_DIGITS))
    throw new Error(
      `${root} names its objects by SHA-256, and an index names them by SHA-1. A plain copy can be indexed: git archive HEAD | tar -x -C FOLDER`,
    )
  return listing
}
