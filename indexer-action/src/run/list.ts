/** What a run is about: every path of the work tree, of a commit, or of a plain folder. */
import type { State } from '../cache/cache.ts'
import type { Asked } from '../files/git.ts'
import { type Listing, listCheckout, listCommit, listFolder } from '../files/list-files.ts'
import { fetchMissing } from '../files/partial-clone.ts'

/** Of a repository made with `git init --object-format=sha256`. */
const SHA256_DIGITS = 64

/** `root` is a plain folder's. */
export async function list(
  { checkout: opened, tree }: Asked,
  root: string,
  commit: string | undefined,
  state: State,
): Promise<Listing> {
  const checkout = await opened
  if (!checkout) return listFolder(root)
  if (commit !== undefined || !tree) {
    const named = commit ?? 'HEAD'
    // The sizes of files are listed, for which git reads them.
    await fetchMissing(checkout.root, { commit: named })
    return storable(await listCommit(checkout, named))
  }
  const listing = storable(await listCheckout(checkout, tree, state.rows))
  const absent = listing.files.filter(
    ({ path, blob, stat, skip }) => !stat && !skip && blob !== undefined && state.rows.get(path)?.blob !== blob,
  )
  const blobs = new Set(absent.map(({ blob }) => blob as string))
  if (blobs.size > 0) await fetchMissing(checkout.root, 'index', (id) => blobs.has(id))
  return listing
}

function storable(listing: Listing): Listing {
  const { root, commit, files } = listing
  if ([commit, files.find(({ blob }) => blob)?.blob].some((id) => id?.length === SHA256_DIGITS))
    throw new Error(
      `${root} names its objects by SHA-256, and an index names them by SHA-1. A plain copy can be indexed: git archive HEAD | tar -x -C FOLDER`,
    )
  return listing
}
