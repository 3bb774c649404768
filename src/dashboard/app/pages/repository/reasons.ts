/** Why a file is not in the index, for people. The reasons are the contract's; a new one shows as it is. */
const REASONS: Readonly<Record<string, readonly [label: string, meaning: string]>> = {
  binary: ['Binary', 'Its content is not text.'],
  too_large: ['Too large', 'Larger than what is indexed of one file.'],
  minified: ['Minified', 'Made by a program to be small; nobody reads it.'],
  generated: ['Generated', 'Says of itself that a program wrote it.'],
  vendored: ['Vendored', 'A copy of somebody else’s code.'],
  lfs_pointer: ['LFS pointer', 'The content is in Git LFS and was not checked out.'],
  submodule: ['Submodule', 'Another repository: link it by itself.'],
  symlink: ['Symbolic link', 'Points to another path, which is indexed there.'],
  undecodable: ['Not decodable', 'Text in no encoding that could be recognised.'],
  ignored: ['Ignored', 'The workflow’s or the repository’s own rules leave it out.'],
  bad_path: ['Path', 'Its path cannot be stored.'],
  unreadable: ['Unreadable', 'The run could not open it.'],
  failed: ['Failed', 'The indexer broke off at it. The run says more.'],
}

export const reasonLabel = (reason: string): string => REASONS[reason]?.[0] ?? reason
export const reasonMeaning = (reason: string): string | undefined => REASONS[reason]?.[1]
