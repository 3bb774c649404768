/**
 * The commits of an event, in a checkout that may be shallow or of something else: brought here by name where they are missing.
 */
import { git, gitLine } from '../files/git.ts'

/** Whether the commit is here, or could be fetched. Uses the credentials that the checkout step left. */
export async function haveCommit(root: string, commit: string): Promise<boolean> {
  const here = () => gitLine(root, ['cat-file', '-t', commit])
  if ((await here()) === 'commit') return true
  // A shallow checkout stays one: of the commit itself everything that is needed comes along.
  await gitLine(root, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit])
  return (await here()) === 'commit'
}

/** The commit's own text. Undefined where it is not to be had. */
export async function commitText(root: string, commit: string): Promise<string | undefined> {
  if (!(await haveCommit(root, commit))) return undefined
  return (await git(root, ['cat-file', 'commit', commit])).toString('utf8')
}
