/** The commits of an event. The checkout may be shallow or of another commit, so missing ones are fetched by name. */
import { git, gitLine, isGitMissing } from '../files/git.ts'

/** Undefined if the commit is here, or could be fetched with the credentials that the checkout step left. Otherwise why not. */
export async function whyMissing(root: string, commit: string): Promise<string | undefined> {
  const here = () => gitLine(root, ['cat-file', '-t', commit])
  if ((await here()) === 'commit') return undefined
  const refused = await git(root, ['rev-parse', '--git-dir']).then(
    () => undefined,
    (error: Error) => error,
  )
  // Without it, actions/checkout downloads the files and makes no checkout.
  if (refused && isGitMissing(refused))
    return 'git is not installed here, or not in PATH. Install it before actions/checkout runs (in a container: in its image), and run this job again.'
  if (refused) return 'There is no git checkout. Run actions/checkout before this step.'
  // A shallow checkout stays shallow: everything needed for the commit itself is fetched with it.
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit]
  const said = await git(root, args).catch((error: Error) => error.message)
  if ((await here()) === 'commit') return undefined
  return [
    `The checkout does not contain commit ${commit}, and it cannot be fetched${typeof said === 'string' ? `:\n${said}\n` : '. '}`,
    'Let actions/checkout keep its credentials (`persist-credentials: true`), or have it fetch everything (`fetch-depth: 0`).',
  ].join('')
}

/** The raw text of the commit. Undefined if it cannot be obtained. */
export async function commitText(root: string, commit: string): Promise<string | undefined> {
  if ((await whyMissing(root, commit)) !== undefined) return undefined
  return (await git(root, ['cat-file', 'commit', commit])).toString('utf8')
}
