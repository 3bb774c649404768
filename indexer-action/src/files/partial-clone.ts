/**
 * A partial clone, as `actions/checkout` makes one for a sparse checkout, lacks objects until somebody reads them. Git then asks the
 * remote for each by itself, which takes a second; here all are asked for together, before anything is read.
 */
import { git, gitLine } from './git.ts'

/**
 * Of a commit's tree, or of what the index names. `isWanted` gets the id of a missing object: a blob or, of a commit, also a tree.
 * Throws if the remote does not give them: what is left would be published as if it were everything.
 */
export async function fetchMissing(
  root: string,
  of: { readonly commit: string } | 'index',
  isWanted: (id: string) => boolean = () => true,
): Promise<void> {
  const remote = await promisorOf(root)
  if (remote === undefined) return
  const from = of === 'index' ? ['--indexed-objects'] : ['--no-walk', of.commit]
  let before = ''
  // What a missing tree names is known when it is here.
  for (;;) {
    const missing = (await missingFrom(root, from)).filter(isWanted)
    const ids = missing.join('\n')
    if (missing.length === 0 || ids === before) return
    before = ids
    await fetchAll(root, remote, missing)
  }
}

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
  await git(root, args, `${ids.join('\n')}\n`).catch((error: Error) => {
    throw new Error(
      `${root} is a partial clone that lacks ${ids.length} objects, and they cannot be fetched from ${remote}:\n${withoutSecrets(error.message)}`,
    )
  })
}

/** An address may have a password in it. */
export const withoutSecrets = (text: string): string => text.replaceAll(/\/\/[^/@\s]*@/g, '//')
