/** The commits of an event. The checkout may be shallow or of another commit, so missing ones are fetched by name. */
import { git, gitLine } from '../files/git.ts'

/** Whether the commit is here, or could be fetched. Uses the credentials that the checkout step left. */
export async function haveCommit(root: string, commit: string): Promise<boolean> {
  const here = () => gitLine(root, ['cat-file', '-t', commit])
  if ((await here()) === 'commit') return true
  // A shallow checkout stays shallow: everything needed for the commit itself is fetched with it.
  await gitLine(root, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit])
  return (await here()) === 'commit'
}

/** The raw text of the commit. Undefined if it cannot be obtained. */
export async function commitText(root: string, commit: string): Promise<string | undefined> {
  if (!(await haveCommit(root, commit))) return undefined
  return (await git(root, ['cat-file', 'commit', commit])).toString('utf8')
}
