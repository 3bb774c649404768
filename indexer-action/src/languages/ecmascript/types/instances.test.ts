/** Instances of classes that calls name, and what is in tables of a type argument. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('`InstanceType<T>` is what the class makes that a call gives for T', async () => {
  await expectLinks({
    'models.ts': `import { Model } from 'sequelize-typescript'
export class User extends Model { isGuest = false }
export class Team extends Model { enabled = true }
`,
    'policies.ts': `import { Team, User } from './models'
type Constructor = new (...args: any[]) => unknown
type Condition<T extends Constructor, P extends Constructor> = (
  performer: InstanceType<P>,
  target: InstanceType<T> | null,
) => boolean
class Policies {
  allow = <T extends Constructor, P extends Constructor>(
    model: P,
    targets: T | ReadonlyArray<T> | string,
    condition?: Condition<T, P> | object,
  ) => {}
  make<T extends Constructor>(model: T): InstanceType<T> { return new model() as InstanceType<T> }
}
const policies = new Policies()
export const { allow } = policies
allow(User, Team, (actor, team) => actor.isGuest && !!team?.enabled)
//                                       ^ read models.ts User.isGuest
//                                                          ^ read models.ts Team.enabled
policies.allow(User, [Team], (actor, team) => !!team?.enabled)
//                                                    ^ read models.ts Team.enabled
policies.make(User).isGuest
//                  ^ read models.ts User.isGuest
`,
  })
})

test('what is under the keys of a generic table is what its type argument says', async () => {
  await expectLinks({
    'table.ts': `export type Dictionary<T = any> = { [key: string]: T }
export interface Index { primary: boolean }
export interface Changes { removed: Dictionary<Index>; plain: { [name: string]: Index } }
`,
    'use.ts': `import type { Changes } from './table'
export function changed({ removed, plain }: Changes, key: string) {
  removed[key].primary
//             ^ read table.ts Index.primary
  Object.values(removed).find((index) => index.primary)
//                                             ^ read table.ts Index.primary
  for (const [, index] of Object.entries(removed)) index.primary
//                                                       ^ read table.ts Index.primary
  Object.values(plain)[0].primary
//                        ^ read table.ts Index.primary
}
`,
  })
})
