/**
 * A partial clone, as `actions/checkout` makes one for a sparse checkout, lacks objects until somebody reads them. Git then asks the
 * remote for each by itself, which takes a second; here all are asked for together, before anything is read.
 */
import { git, gitLine } from './git.ts'

/** What a partial clone lacks. */
export interface Lacks {
  /**
   * Fetches those of the blobs that are missing. Throws if the remote does not give them: what is left would be published as if it
   * were everything.
   */
  fetch(blobs: readonly string[]): Promise<void>
  /** Only of those that are not missing. */
  sizes(blobs: readonly string[]): Promise<Map<string, number>>
}

/** Of a commit, whose trees are here then, or of what the index names. Undefined if this is no partial clone. */
export async function lacksOf(root: string, of: { readonly commit: string } | 'index'): Promise<Lacks | undefined> {
  const remote = await promisorOf(root)
  if (remote === undefined) return undefined
  const from = of === 'index' ? ['--indexed-objects'] : ['--no-walk', of.commit]
  if (of !== 'index') await fetchTrees(root, remote, from)
  const missing = new Set(await missingFrom(root, from))
  return {
    async fetch(blobs) {
      const wanted = [...new Set(blobs)].filter((blob) => missing.has(blob))
      if (wanted.length > 0) await fetchAll(root, remote, wanted)
      for (const blob of wanted) missing.delete(blob)
    },
    async sizes(blobs) {
      const here = blobs.filter((blob) => !missing.has(blob))
      const listed = await git(root, ['cat-file', '--batch-check=%(objectname) %(objectsize)'], lines(here))
      return new Map(
        [...listed.toString('latin1').matchAll(/^(\w+) (\d+)$/gm)].map(([, blob, size]) => [
          blob as string,
          Number(size),
        ]),
      )
    },
  }
}

/** What a missing tree names is known when it is here. */
async function fetchTrees(root: string, remote: string, from: readonly string[]): Promise<void> {
  let before = ''
  for (;;) {
    const missing = await missingFrom(root, ['--filter=blob:none', ...from])
    if (missing.length === 0 || lines(missing) === before) return
    before = lines(missing)
    await fetchAll(root, remote, missing)
  }
}

const lines = (ids: readonly string[]): string => ids.map((id) => `${id}\n`).join('')

async function promisorOf(root: string): Promise<string | undefined> {
  const line = await gitLine(root, ['config', '--get-regexp', String.raw`^remote\..*\.promisor$`, '^true$'])
  return line && /^remote\.(.*)\.promisor/.exec(line)?.[1]
}

async function missingFrom(root: string, from: readonly string[]): Promise<string[]> {
  const listed = await git(root, ['rev-list', '--objects', '--no-object-names', '--missing=print', ...from])
  return [...listed.toString('latin1').matchAll(/^\?(\w+)$/gm)].map(([, id]) => id as string)
}

/** As git itself does it for one object: what is asked for is given whatever the filter says. */
async function fetchAll(root: string, remote: string, ids: readonly string[]): Promise<void> {
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--filter=blob:none']
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...options, '--stdin', remote]
  await git(root, args, lines(ids)).catch((error: Error) => {
    throw new Error(
      `${root} is a partial clone that lacks ${ids.length} objects, and they cannot be fetched from ${remote}:\n${error.message}`,
    )
  })
}
