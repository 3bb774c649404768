/**
 * The question: may this client read, for you, which repositories?
 */
import type { ConsentDescription } from '@cloudflare/workers-oauth-provider'
import type { ListedRepository } from '../../auth/authorize.ts'
import { Page, shown } from './page.tsx'

export interface Choice {
  readonly repositories: readonly ListedRepository[]
  readonly organisations: readonly { readonly id: number; readonly name: string }[]
}

interface ConsentProps {
  readonly nonce: string
  readonly client: ConsentDescription
  readonly handle: string
  readonly account: { readonly id: number; readonly login: string }
  readonly resource: string
  /** `owner/name` or `owner`, when the address that the client was given names one. */
  readonly only: string | undefined
  readonly choice: Choice
}

export function Consent({ nonce, client, handle, account, resource, only, choice }: ConsentProps) {
  const name = shown(client.clientName)
  return (
    <Page title="Allow access?" nonce={nonce}>
      <h1>Allow {name} to read your code?</h1>
      <p>
        You are signed in as <strong>{account.login}</strong>.
      </p>
      <dl class="facts">
        <dt>Client</dt>
        <dd>{name}</dd>
        <dt>Published by</dt>
        <dd>
          {client.clientDomain ? <strong>{client.clientDomain}</strong> : 'unknown: the client chose this name itself'}
        </dd>
        <dt>Answers go to</dt>
        <dd>
          <strong>{shown(client.redirectHost)}</strong>
        </dd>
        <dt>Address</dt>
        <dd>{shown(resource)}</dd>
        <dt>Scope</dt>
        <dd>read: search and read indexed code. It can change nothing.</dd>
      </dl>
      {client.redirectIsLoopback ? (
        <p class="warning">
          This gives access to whatever program is listening on your own computer. Continue only if you have just
          started to sign in from it.
        </p>
      ) : null}
      <form method="post" action="/authorize">
        <input type="hidden" name="handle" value={handle} />
        <input type="hidden" name="account" value={String(account.id)} />
        {only === undefined ? <Reach choice={choice} /> : <p>It can read only {only}, and that only while you can.</p>}
        <p>
          <button type="submit" class="primary" name="decision" value="allow">
            Allow
          </button>{' '}
          <button type="submit" name="decision" value="deny">
            Do not allow
          </button>
        </p>
      </form>
    </Page>
  )
}

/** Repositories can be ticked only when that option is chosen: a tick beside "everything" would restrict nothing. */
function Reach({ choice }: { choice: Choice }) {
  return (
    <fieldset>
      <legend>It can read</legend>
      <label>
        <input type="radio" name="reach" value="all" checked /> everything I can read, now and later
      </label>
      {choice.organisations.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="reach" value={`organisation:${id}`} /> everything I can read in {shown(name)}
        </label>
      ))}
      <label>
        <input type="radio" name="reach" value="repositories" /> only those I choose
      </label>
      {choice.repositories.map(({ repository, scope }) => (
        <label key={scope.repositoryId} class="chosen">
          <input type="checkbox" name="repository" value={String(scope.repositoryId)} /> {shown(repository)}
        </label>
      ))}
    </fieldset>
  )
}
