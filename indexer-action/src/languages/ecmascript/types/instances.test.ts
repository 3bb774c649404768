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

test('an array, or a class of what can be iterated, tells a `T | T[]` of its elements, and any other value is the T', async () => {
  await expectLinks({
    'lists.ts': `import { Model } from 'sequelize-typescript'
export class Item { close() {} }
class Items extends Array<Item> {}
class Pages implements Iterable<Item> { *[Symbol.iterator](): Iterator<Item> {} }
class Team extends Model { open() {} }
function first<T>(of: T | readonly T[]): T { return of as T }
function any<T>(of: Iterable<T> | T): T { return of as T }
export function run(list: Item[], maybe?: Item[]) {
  first(list).close()
  //          ^ call lists.ts Item.close
  first(maybe).close()
  //           ^ call lists.ts Item.close
  first(new Items()).close()
  //                 ^ call lists.ts Item.close
  any(new Pages()).close()
  //               ^ call lists.ts Item.close
  first(new Team()).open()
  //                ^ call lists.ts Team.open
  any(new Team()).open()
  //              ^ call lists.ts Team.open
}
`,
  })
})
