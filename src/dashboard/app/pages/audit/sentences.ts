/**
 * Lines of the audit trail in words. An act without a sentence is shown by its name, so a new one is readable before
 * somebody writes its sentence.
 */
import type { AuditLine } from '../../../api/answers.ts'

type Say = (line: AuditLine, text: (name: string) => string) => string

const someone = ({ subject, details }: AuditLine): string =>
  subject ?? (typeof details.account === 'number' ? `account ${details.account}` : 'somebody')
const team = ({ object, details }: AuditLine): string => {
  const name = object ?? details.name
  return typeof name === 'string' ? `the team ${name}` : 'a team'
}
const token = ({ object }: AuditLine): string => (object === null ? 'a token' : `the token ${object}`)
const reader = (line: AuditLine): string => (typeof line.details.team === 'number' ? team(line) : someone(line))

export const SENTENCES: Readonly<Record<string, Say>> = {
  'access.granted': (line) => `let ${reader(line)} read`,
  'access.refused': (_, text) => `was refused ${text('repository') || 'permission to see what others may read'}`,
  'access.revoked': (line) => `ended that ${reader(line)} may read`,
  'account.signed_out': (line) =>
    line.actor === 'github' ? `signed ${someone(line)} out everywhere` : 'signed out everywhere',
  'act.refused': (_, text) => `was refused: ${text('act').replaceAll(/[._]/g, ' ')}`,
  'calls.recorded': ({ details }) => `turned rows for each call ${details.on === 1 ? 'on' : 'off'}`,
  'client.allowed': () => 'let a client in',
  'client.blocked': () => 'blocked a client',
  'client.disconnected': () => 'disconnected a client',
  'client.listed': () => 'put a client on the list',
  'client.revoked': () => 'ended a client',
  'client.unblocked': () => 'let a blocked client read again',
  'client.unlisted': () => 'took a client off the list',
  'identity.exchanged': (_, text) => `a run of ${text('ref') || 'a ref'} proved its identity`,
  'identity.refused': (_, text) => `a run of ${text('ref') || 'a ref'} was refused`,
  'limit.removed': (_, text) => `removed a limit${text('tool') && ` for ${text('tool')}`}`,
  'limit.set': (_, text) => `set a limit${text('tool') && ` for ${text('tool')}`}`,
  'member.added': (line, text) => `added ${someone(line)}${text('role') && ` as ${text('role')}`}`,
  'member.removed': (line) => `removed ${someone(line)}`,
  'member.restored': (line) => `let ${someone(line)} act again`,
  'member.role': (line, text) => `made ${someone(line)} ${text('role')}`,
  'member.suspended': (line) => `suspended ${someone(line)}`,
  'organisation.claimed': () => 'claimed the organisation',
  'organisation.deleted': () => 'deleted the organisation',
  'organisation.settings': () => 'changed settings',
  'ref.ended': (_, text) => `said that ${text('refs') || 'a ref'} was ${text('how') || 'ended'}`,
  'ref.expired': (_, text) => `stopped keeping ${text('ref') || 'a ref'}`,
  'ref.published': (_, text) => `published a new index of ${text('ref') || 'a ref'}`,
  'repository.default_ref': (_, text) => `made ${text('ref')} the default`,
  'repository.deleted': () => 'deleted a repository',
  'repository.frozen': () => 'closed a repository to everybody, as it was transferred at GitHub',
  'repository.identity': () => 'linked a repository to GitHub’s',
  'repository.linked': (_, text) => `linked ${text('repository') || 'a repository'}`,
  'repository.moved': () => 'moved a repository to another shard',
  'repository.reindex': (_, text) => `asked for a new index of ${text('ref')}`,
  'repository.renamed': (_, text) => `renamed a repository to ${text('login')}/${text('name')}`,
  'repository.settings': () => 'changed a repository’s settings',
  'repository.unlinked': () => 'unlinked a repository from GitHub’s',
  'repository.uploads': () => 'changed which runs may upload to a repository',
  'repository.visibility': (_, text) => `made a repository ${text('visibility')}`,
  'team.created': (_, text) => `made the team ${text('name')}`,
  'team.deleted': (line) => `deleted ${team(line)}`,
  'team.joined': (line) => `put ${someone(line)} into ${team(line)}`,
  'team.left': (line) => `took ${someone(line)} out of ${team(line)}`,
  'team.member.added': (line) => `put ${someone(line)} into ${team(line)} of GitHub’s`,
  'team.member.removed': (line) => `took ${someone(line)} out of ${team(line)} of GitHub’s`,
  'team.renamed': (_, text) => `renamed a team to ${text('name')}`,
  'token.created': (_, text) => `made the token ${text('name')}`,
  'token.revoked': (line) => `revoked ${token(line)}`,
}

/** What the line does not say elsewhere: the number of a person, a team or a repository says nothing beside its name. */
export function detailsOf({ details, subject, object, repository }: AuditLine): string {
  const isSaid = (name: string): boolean =>
    (name === 'account' && subject !== null) ||
    (name === 'repository' && details.repository === repository?.id) ||
    ((name === 'team' || name === 'token') && object !== null)
  return Object.entries(details)
    .filter(([name, value]) => value !== null && value !== '' && !isSaid(name))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

export function sentenceOf(line: AuditLine): string {
  const text = (name: string): string => (typeof line.details[name] === 'string' ? (line.details[name] as string) : '')
  return SENTENCES[line.action]?.(line, text) ?? line.action.replaceAll(/[._]/g, ' ')
}
