/**
 * GitHub as the dashboard asks it: a double, in which an organisation of a world exists too.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, vi } from 'vitest'
import { GitHubApi } from '../doubles/github/api.ts'
import { World as GitHubWorld } from '../doubles/github/world.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { type Browser, signIn, type World } from './world.ts'

/** To be called once in a file of tests: every request of the service to GitHub goes to the double. */
export function atGitHub() {
  const gitHubWorld = new GitHubWorld()
  const github = new GitHubApi(gitHubWorld, { clientId: 'c', clientSecret: 's', callback: ORIGIN })
  beforeAll(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input as Request, init as RequestInit)
      const url = new URL(request.url)
      if (url.host !== 'api.github.com') throw new Error(`no way to ${url.host}`)
      return github.app.fetch(new Request(`http://github.test/api/v3${url.pathname}${url.search}`, request))
    })
  })

  /** At GitHub, the organisation's owner also owns it, and a repository in it. */
  async function withGitHub(of: World, person: number): Promise<Browser> {
    const { github_id } = (await env.DB.prepare('SELECT github_id FROM organisation WHERE id = ?')
      .bind(of.organisation)
      .first<{ github_id: number }>()) as { github_id: number }
    const login = `at-github-${person}`
    gitHubWorld.user(login, { id: of.people.owner })
    const at = gitHubWorld.organisation(of.name, { [login]: 'admin' })
    gitHubWorld.accounts.delete(at.id)
    gitHubWorld.memberships.set(github_id, gitHubWorld.memberships.get(at.id) ?? new Map())
    gitHubWorld.memberships.delete(at.id)
    at.id = github_id
    gitHubWorld.accounts.set(github_id, at)
    gitHubWorld.repository(`${of.name}/${of.repositoryName}`)
    gitHubWorld.repository(`${of.name}/new`)
    return signIn(env, person, github.tokens.tokenFor(login))
  }

  return { github, gitHubWorld, withGitHub }
}
