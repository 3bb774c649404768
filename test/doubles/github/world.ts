/**
 * The state of the fake GitHub: accounts, organisations, teams and repositories, with ids as GitHub assigns them.
 *
 * Logins and names can be reused; ids never are. Tests rename, transfer, delete and recreate through these methods, and all of
 * the fake's answers follow.
 */

export interface Account {
  id: number
  login: string
  name: string
  type: 'User' | 'Organization'
  email?: string
}
export type Role = 'admin' | 'member'
export interface Repository {
  id: number
  ownerId: number
  name: string
  private: boolean
  defaultBranch: string
  archived: boolean
  /** Outside collaborators and direct grants: account id → permission. */
  collaborators: Map<number, Permission>
  /** Team id → permission. */
  teams: Map<number, Permission>
  /** File names of workflows that can be started manually. */
  workflows: Set<string>
}
export type Permission = 'pull' | 'triage' | 'push' | 'maintain' | 'admin'
export interface Team {
  id: number
  organisationId: number
  slug: string
  name: string
  members: Set<number>
}

export class World {
  readonly accounts = new Map<number, Account>()
  readonly repositories = new Map<number, Repository>()
  readonly teams = new Map<number, Team>()
  /** Organisation id → account id → role. */
  readonly memberships = new Map<number, Map<number, Role>>()
  /** Installations of the App: id → the repositories they cover. */
  readonly installations = new Map<number, Set<number>>()
  #nextId = 1000

  user(login: string, more: Partial<Account> = {}): Account {
    return this.#account({ login, name: login, type: 'User', ...more })
  }

  organisation(login: string, members: Record<string, Role> = {}): Account {
    const made = this.#account({ login, name: login, type: 'Organization' })
    this.memberships.set(
      made.id,
      new Map(Object.entries(members).map(([member, role]) => [this.account(member).id, role])),
    )
    return made
  }

  repository(fullName: string, more: Partial<Omit<Repository, 'id' | 'ownerId' | 'name'>> = {}): Repository {
    const [owner = '', name = ''] = fullName.split('/')
    const made: Repository = {
      id: this.#nextId++,
      ownerId: this.account(owner).id,
      name,
      private: true,
      defaultBranch: 'main',
      archived: false,
      collaborators: new Map(),
      teams: new Map(),
      workflows: new Set(['sextant.yml']),
      ...more,
    }
    this.repositories.set(made.id, made)
    return made
  }

  team(organisation: string, slug: string, members: string[] = []): Team {
    const made: Team = {
      id: this.#nextId++,
      organisationId: this.account(organisation).id,
      slug,
      name: slug,
      members: new Set(members.map((member) => this.account(member).id)),
    }
    this.teams.set(made.id, made)
    return made
  }

  /** By login, ignoring case as GitHub does. */
  account(login: string): Account {
    const found = this.findAccount(login)
    if (!found) throw new Error(`the fake GitHub has no account ${login}`)
    return found
  }
  findAccount(login: string): Account | undefined {
    const wanted = login.toLowerCase()
    return [...this.accounts.values()].find((account) => account.login.toLowerCase() === wanted)
  }
  findRepository(fullName: string): Repository | undefined {
    const [owner = '', name = ''] = fullName.toLowerCase().split('/')
    return [...this.repositories.values()].find(
      (r) => r.name.toLowerCase() === name && this.ownerOf(r).login.toLowerCase() === owner,
    )
  }
  ownerOf(repository: Repository): Account {
    return this.accounts.get(repository.ownerId) as Account
  }
  fullName(repository: Repository): string {
    return `${this.ownerOf(repository).login}/${repository.name}`
  }

  /** An account's permission on a repository; undefined if it may not know that the repository exists. */
  permission(accountId: number, repository: Repository): Permission | undefined {
    const grants: Permission[] = []
    if (repository.ownerId === accountId) grants.push('admin')
    const role = this.memberships.get(repository.ownerId)?.get(accountId)
    if (role === 'admin') grants.push('admin')
    if (role === 'member') grants.push('pull') // the organisation's base permission
    const direct = repository.collaborators.get(accountId)
    if (direct) grants.push(direct)
    for (const [teamId, permission] of repository.teams)
      if (this.teams.get(teamId)?.members.has(accountId)) grants.push(permission)
    if (!repository.private) grants.push('pull')
    return ORDER.findLast((permission) => grants.includes(permission))
  }

  transfer(repository: Repository, to: string): void {
    repository.ownerId = this.account(to).id
    repository.teams.clear()
  }

  delete(repository: Repository): void {
    this.repositories.delete(repository.id)
  }

  #account(of: Omit<Account, 'id'> & { id?: number }): Account {
    const made: Account = { id: of.id ?? this.#nextId++, ...of }
    this.accounts.set(made.id, made)
    return made
  }
}

const ORDER: readonly Permission[] = ['pull', 'triage', 'push', 'maintain', 'admin']
