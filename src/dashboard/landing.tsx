/**
 * The first page for somebody who is not signed in: what this is, and the way in. No script, like all pages before the sign-in.
 */
import { Page } from './sign-in/page.tsx'

export function Landing({ nonce, github }: { nonce: string; github: boolean }) {
  return (
    <Page title="Sextant" nonce={nonce}>
      <h1>Sextant</h1>
      <p>
        Your repositories, indexed for coding agents: they find definitions, callers and the code that matters through
        one MCP address, and see only what you may see.
      </p>
      <p>
        <a class="primary" href="/sign-in?return=%2F">
          {github ? 'Sign in with GitHub' : 'Sign in'}
        </a>
      </p>
      <p>
        <small>
          {github
            ? 'Signing in asks GitHub who you are and which organisations you belong to.'
            : 'This service runs without GitHub, for the person at this machine.'}{' '}
          Agents sign in separately, and you are asked before one may read anything.
        </small>
      </p>
    </Page>
  )
}
