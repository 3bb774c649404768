/**
 * Who may do what, written down a second time, in the plainest way: as sets of people and repositories, and without SQL. What a
 * random history leads to is compared with this.
 */
export type Role = 'owner' | 'admin' | 'member'
export type Visibility = 'private' | 'internal' | 'public'

export interface Organisation {
  readonly id: number
  readonly name: string
  suspended: boolean
  listedOnly: boolean
  readonly blocked: Set<string>
  readonly listed: Set<string>
}
export interface Person {
  readonly id: number
  suspended: boolean
}
export interface Membership {
  readonly organisation: number
  readonly person: number
  role: Role
  suspended: boolean
}
export interface Team {
  readonly id: number
  readonly organisation: number
  readonly members: Set<number>
}
export interface Repository {
  readonly id: number
  readonly organisation: number
  readonly owner: string
  readonly gitHub: number
  name: string
  visibility: Visibility
  readonly people: Set<number>
  readonly teams: Set<number>
  deleted: boolean
  transferred: boolean
  /** The path of its only file, and its commit. They are nowhere else. */
  readonly secrets: readonly string[]
}
/** Whoever asks: a browser or a client of a person, a token of a person or of an organisation. */
export interface Caller {
  readonly kind: 'browser' | 'client' | 'token'
  readonly person?: number
  /** Of a token: its own. Of a client: the one that was chosen for it. */
  readonly organisation?: number
  /** What was chosen for it; everything if there is no choice. */
  readonly only?: ReadonlySet<number>
  readonly client?: string
  readonly writes?: boolean
  ended: boolean
}

export interface World {
  readonly organisations: Organisation[]
  readonly people: Person[]
  memberships: Membership[]
  teams: Team[]
  readonly repositories: Repository[]
}

export const called = ({ owner, name }: Repository): string => `${owner}/${name}`

export const memberIn = (world: World, organisation: number, person: number | undefined): Membership | undefined =>
  world.memberships.find((one) => one.organisation === organisation && one.person === person && !one.suspended)

const lives = (world: World, organisation: number): boolean =>
  world.organisations.some(({ id, suspended }) => id === organisation && !suspended)

/** Whether the credentials are worth anything at all. */
export function isBelieved(world: World, { ended, kind, person, organisation }: Caller): boolean {
  if (ended || world.people.some(({ id, suspended }) => id === person && suspended)) return false
  if (kind !== 'token' || organisation === undefined) return true
  return lives(world, organisation) && (person === undefined || memberIn(world, organisation, person) !== undefined)
}

export const runs = (world: World, organisation: number, person: number | undefined): boolean =>
  lives(world, organisation) && (memberIn(world, organisation, person)?.role ?? 'member') !== 'member'

const isThere = (world: World, one: Repository): boolean =>
  !one.deleted && !one.transferred && lives(world, one.organisation)

function isOpenTo(world: World, { only, client }: Caller, { id, organisation }: Repository): boolean {
  if (only && !only.has(id)) return false
  const of = world.organisations.find((one) => one.id === organisation)
  if (client === undefined || !of) return of !== undefined
  return !of.blocked.has(client) && (!of.listedOnly || of.listed.has(client))
}

/** As a member, or with a token of the organisation. */
export function isOwn(world: World, caller: Caller, repository: Repository): boolean {
  if (!isBelieved(world, caller) || !isThere(world, repository) || !isOpenTo(world, caller, repository)) return false
  const { organisation, visibility, people, teams } = repository
  if (caller.organisation !== undefined && caller.organisation !== organisation) return false
  const { person } = caller
  if (person === undefined) return true
  const member = memberIn(world, organisation, person)
  if (!member) return false
  if (member.role !== 'member' || visibility !== 'private' || people.has(person)) return true
  return world.teams.some((team) => teams.has(team.id) && team.members.has(person))
}

/** What the caller reads by this name: of several, the order is that of GitHub's word and then of age, which here is the ids'. */
export function readAs(world: World, caller: Caller, name: string): Repository | undefined {
  const named = world.repositories
    .filter((one) => called(one).toLowerCase() === name.toLowerCase())
    .sort((a, b) => Number(a.gitHub === 0) - Number(b.gitHub === 0) || a.id - b.id)
  const own = named.find((one) => isOwn(world, caller, one))
  if (own || caller.person === undefined || !isBelieved(world, caller)) return own
  return named.find(
    (one) =>
      one.visibility === 'public' &&
      isThere(world, one) &&
      isOpenTo(world, caller, one) &&
      (caller.organisation === undefined || caller.organisation === one.organisation),
  )
}

/** All that goes by the name for the caller, which is what a client is let in to at its address. */
export function allReadAs(world: World, caller: Caller, name: string): Repository[] {
  const own = world.repositories.filter((one) => called(one) === name && isOwn(world, caller, one))
  if (own.length > 0) return own
  return world.repositories.filter(
    (one) => called(one) === name && one.visibility === 'public' && isThere(world, one) && isBelieved(world, caller),
  )
}

export const isWritable = (world: World, caller: Caller, one: Repository): boolean =>
  caller.writes === true && caller.person === undefined && isOwn(world, caller, one)

/** Anybody who knows the name sees its badge. */
export const hasBadge = (world: World, name: string): boolean =>
  world.repositories.some((one) => called(one) === name && one.visibility === 'public' && isThere(world, one))
