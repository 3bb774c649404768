/** The pages for letting a client in: signing in, being asked, and error messages. */
import { AuthorizationError, CimdFetchError } from '@cloudflare/workers-oauth-provider'
import { type Context, Hono } from 'hono'
import { listRepositories } from '../../auth/authorize.ts'
import { afterwards } from '../../auth/connected-clients.ts'
import { developmentAccount } from '../../auth/development-sign-in.ts'
import {
  authorizationServer,
  CLIENT_SCOPES,
  type GrantProps,
  resourceNamed,
  wholeService,
} from '../../auth/oauth/authorization-server.ts'
import { checkClientDocument, TooManyDocuments } from '../../auth/oauth/client-documents.ts'
import { type NewGrant, recordGrant } from '../../auth/oauth/client-grants.ts'
import { REFRESH_TOKEN_SECONDS } from '../../auth/oauth/lifetimes.ts'
import { GitHubRefused, GitHubUnavailable, openGitHub } from '../../auth/people/github.ts'
import { endSession, openSession, type Session, sessionOf } from '../../auth/people/session.ts'
import { beginSignIn, finishSignIn, safeReturn } from '../../auth/people/sign-in.ts'
import { isAway } from '../../db/again.ts'
import { type Databases, openDatabases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { textWithin } from '../../http/limited-body.ts'
import { originOf } from '../../http/origin.ts'
import { type Target, targetOf } from '../../mcp/access.ts'
import { log } from '../../telemetry/log.ts'
import { type Choice, Consent } from './consent.tsx'
import { formTarget, Page, pageHeaders } from './page.tsx'

type C = Context<{ Bindings: Env }>

/** Enough for ticking all repositories that are listed. */
const MOST_FORM_BYTES = 131_072

export const signInPages = new Hono<{ Bindings: Env }>()

signInPages.get('/sign-in', async (c) => {
  if (openGitHub(c.env).configured) {
    // Each is a row until it is finished or expires, and nobody is authenticated yet.
    const { success } = (await c.env.SIGN_IN_LIMIT?.limit({ key: callerAddress(c.req.raw) })) ?? { success: true }
    if (success) return beginSignIn(c, openDatabases(c.env))
    return told(c, 429, 'Not now', 'Too many sign-ins were begun from here. Try again in a minute.')
  }
  const account = await developmentAccount(c.req.raw, c.env)
  if (account === undefined)
    return told(c, 503, 'Signing in is not set up', 'This service has no GitHub application yet.')
  await openSession(c, openDatabases(c.env), { accountId: account, gitHubToken: undefined }, Date.now())
  return c.redirect(safeReturn(c.req.query('return')))
})

signInPages.get('/sign-in/callback', async (c) => {
  const finished = await finishSignIn(c, openDatabases(c.env))
  if (finished === 'closed') return told(c, 403, 'Not signed in', 'Whoever runs this service has closed your account.')
  if (finished) return c.redirect(finished.returnTo)
  return told(
    c,
    400,
    'Not signed in',
    'This sign-in was not started in this browser, or it took too long. Start again.',
  )
})

signInPages.post('/sign-out', async (c) => {
  if (!fromHere(c)) return told(c, 403, 'Not done', 'The request did not come from this site.')
  await endSession(c, openDatabases(c.env))
  return c.redirect('/')
})

signInPages.get('/authorize', async (c) => {
  const origin = originOf(c.req.raw, c.env)
  // Parsed as the library parses it: a different reading of parameter names could show another client than the library
  // uses.
  const query = new URL(c.req.url).searchParams
  // The library refuses an address that is not ours, in terms that clients know.
  const resource = resourceNamed(query.get('resource'), origin) ?? wholeService(origin)
  const oauth = authorizationServer(origin, resource).getOAuthApi(c.env)
  await checkClientDocument(query.get('client_id') ?? undefined, { request: c.req.raw, env: c.env, origin })
  const asked = await oauth.parseAuthRequest(c.req.raw)
  const databases = openDatabases(c.env)
  const session = await sessionOf(c, databases, Date.now())
  if (!session) {
    const here = new URL(c.req.url)
    return c.redirect(`/sign-in?return=${encodeURIComponent(here.pathname + here.search)}`)
  }
  const client = await oauth.describeConsent(asked)
  const target = targetOf(new URL(resource).pathname) ?? {}
  const choice = await choiceOf(databases, session, target)
  const { handle, headers } = await oauth.beginConsent(asked)
  const nonce = crypto.randomUUID()
  for (const [name, value] of Object.entries(pageHeaders(nonce, formTarget(client.redirectUri))))
    headers.set(name, value)
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = (
    <Consent
      nonce={nonce}
      client={client}
      handle={handle}
      account={{ id: session.accountId, login: session.login }}
      resource={resource}
      only={target.repository ?? target.owner}
      choice={choice}
    />
  )
  return new Response(`<!doctype html>${page}`, { headers })
})

signInPages.post('/authorize', async (c) => {
  if (!fromHere(c)) return told(c, 403, 'Not allowed', 'The request did not come from this site.')
  const databases = openDatabases(c.env)
  const origin = originOf(c.req.raw, c.env)
  const sent = await textWithin(c.req.raw, MOST_FORM_BYTES)
  if (sent === undefined) return told(c, 413, 'Not allowed', 'The form is not valid.')
  const form = new URLSearchParams(sent)
  const handle = form.get('handle') ?? ''
  const now = Date.now()
  const session = await sessionOf(c, databases, now)
  if (!session || form.get('account') !== String(session.accountId)) {
    return told(c, 403, 'Not allowed', 'Somebody else is signed in now, or nobody. Start again from the client.')
  }
  const any = authorizationServer(origin, wholeService(origin)).getOAuthApi(c.env)
  // Each is a line in the trails of the person's organisations, which are never shortened.
  const { success } = (await c.env.CHANGE_LIMIT?.limit({ key: `${session.accountId}` })) ?? { success: true }
  if (!success)
    return told(c, 429, 'Not now', 'You have allowed or changed too much in a minute. Try again in a minute.')
  if (form.get('decision') !== 'allow') {
    const denied = await any.denyConsent(c.req.raw, handle)
    return new Response(null, { status: 302, headers: denied.headers })
  }
  // Before the question is used up, so that it can be answered again.
  if (form.get('reach') === 'repositories' && !form.has('repository'))
    return told(c, 400, 'Nothing chosen', 'You did not choose any repository. Go back and choose at least one.')
  const { request: approved, headers } = await any.approveConsent(c.req.raw, handle, { scope: [...CLIENT_SCOPES] })
  // From here on the stored resource counts, not the one that came with the form.
  const resource = resourceNamed(approved.resource, origin) ?? wholeService(origin)
  const oauth = authorizationServer(origin, resource).getOAuthApi(c.env)
  const reach = await reachOf(databases, session, targetOf(new URL(resource).pathname) ?? {}, form)
  if (!reach)
    return told(c, 400, 'Not allowed', 'You did not choose what the client may read. Start again from the client.')
  const id = crypto.randomUUID()
  const props: GrantProps = {
    grant: id,
    ...(session.gitHubToken === undefined ? {} : { gitHubToken: session.gitHubToken }),
  }
  const client = await oauth.describeConsent(approved)
  const { redirectTo } = await oauth.completeAuthorization({
    request: approved,
    userId: `u${session.accountId}`,
    metadata: { grant: id },
    scope: [...CLIENT_SCOPES],
    props,
    // Which grants it replaces, the control plane decides: the library would end those at other redirect URIs too.
    revokeExistingGrants: false,
  })
  const providerGrant = new URL(redirectTo).searchParams.get('code')?.split(':')[1]
  if (providerGrant === undefined) throw new Error('the authorization server gave no code')
  const grant: NewGrant = {
    id,
    accountId: session.accountId,
    session: session.hash,
    clientId: approved.clientId,
    clientName: client.clientName,
    redirectUri: approved.redirectUri,
    resource,
    reach,
    scopes: [...CLIENT_SCOPES],
    providerGrant,
    expiresAt: now + REFRESH_TOKEN_SECONDS * 1000,
  }
  const replaced = await recordGrant(databases, grant, now)
  c.executionCtx.waitUntil(Promise.all(replaced.map((one) => afterwards(c.env, one))))
  headers.set('location', redirectTo)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 302, headers })
})

signInPages.onError((error, c) => {
  if (error instanceof AuthorizationError && error.redirectTo) return c.redirect(error.redirectTo)
  if (error instanceof AuthorizationError) return told(c, 400, 'Not allowed', error.description)
  if (error instanceof TooManyDocuments)
    return told(c, 429, 'Not now', 'Too many clients were asked about. Try again in a minute.')
  if (error instanceof CimdFetchError)
    return told(c, 400, 'Unknown client', 'The description that the client publishes about itself could not be read.')
  if (error instanceof GitHubRefused)
    return told(c, 403, 'Not signed in', 'GitHub did not confirm the sign-in. Start again.')
  if (error instanceof GitHubUnavailable) return told(c, 503, 'GitHub is not responding', 'Try again in a minute.')
  log('error', 'sign-in failed', { error })
  if (isAway(error)) return told(c, 503, 'Not now', 'This cannot be done right now. Try again in a minute.')
  return told(c, 500, 'Something went wrong', 'The error was recorded. Try again.')
})

/** If the address names a repository there is nothing to choose. */
async function choiceOf(databases: Databases, session: Session, target: Target): Promise<Choice> {
  const listed = await listRepositories(databases, { kind: 'session', hash: session.hash }, target)
  const { results } = await statement(
    databases.control,
    `SELECT o.id, o.name FROM member m JOIN organisation o ON o.id = m.organisation_id
     WHERE m.account_id = :account AND m.suspended_at IS NULL AND o.deleted_at IS NULL AND o.suspended_at IS NULL
     ORDER BY o.name LIMIT 100`,
    { account: session.accountId },
  ).all<{ id: number; name: string }>()
  return { repositories: listed.ok ? listed.repositories : [], organisations: results }
}

/** Only what the person may read now can be chosen; anything else in the form is ignored. */
async function reachOf(
  databases: Databases,
  session: Session,
  target: Target,
  form: URLSearchParams,
): Promise<NewGrant['reach'] | undefined> {
  const choice = await choiceOf(databases, session, target)
  const mine = choice.repositories.map(({ scope }) => scope.repositoryId)
  if (target.repository !== undefined) return { of: 'repositories', repositoryIds: mine }
  if (target.owner !== undefined) return { of: 'all' }
  const wanted = form.get('reach') ?? ''
  if (wanted === 'all') return { of: 'all' }
  const [, id] = /^organisation:(\d+)$/.exec(wanted) ?? []
  const organisation = choice.organisations.find((one) => String(one.id) === id)
  if (organisation) return { of: 'organisation', organisationId: organisation.id }
  const chosen = form.getAll('repository').map(Number)
  const repositoryIds = mine.filter((one) => chosen.includes(one))
  return wanted === 'repositories' && repositoryIds.length > 0 ? { of: 'repositories', repositoryIds } : undefined
}

/**
 * A form on another site cannot post here: browsers state the origin. A page without a referrer has the origin `null`,
 * and so has another site's sandboxed frame; a header that no page can set tells them apart.
 */
function fromHere(c: C): boolean {
  const origin = c.req.header('origin')
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin'
  if (origin !== undefined) return origin === new URL(c.req.url).origin
  return !['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')
}

function told(c: C, status: 400 | 403 | 413 | 429 | 500 | 503, title: string, text: string): Response {
  const nonce = crypto.randomUUID()
  const page = (
    <Page title={title} nonce={nonce}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </Page>
  )
  return c.html(`<!doctype html>${page}`, status, pageHeaders(nonce))
}
