/** NgRx: actions, reducers, selectors and effects. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('actions carry what they are made with to reducers and effects, and selectors read the state', async () => {
  await expectLinks({
    'package.json':
      '{ "dependencies": { "@ngrx/store": "19", "@ngrx/effects": "19", "rxjs": "7", "@angular/core": "19" } }',
    'user.ts': 'export interface User { name: string }\nexport interface State { users: User[]; chosen: User }\n',
    'actions.ts': `import { createAction, createActionGroup, emptyProps, props } from '@ngrx/store'
import type { User } from './user'
export const chosen = createAction('[User] Chosen', props<{ user: User }>())
export const UserActions = createActionGroup({
  source: 'User',
  events: { 'Load Users': emptyProps(), 'Users Loaded': props<{ users: User[] }>(), renamed: props<{ name: string }>() },
})
`,
    'reducer.ts': `import { createFeature, createReducer, createSelector, createFeatureSelector, on } from '@ngrx/store'
import { chosen, UserActions } from './actions'
import type { State } from './user'
const initial: State = begin()
const reducer = createReducer(
  initial,
  on(chosen, (state, { user }) => ({ ...state, chosen: user, count: state.users.length })),
//                                                                        ^ read user.ts State.users
  on(UserActions.usersLoaded, (state, action) => ({ ...state, users: action.users })),
//               ^ read actions.ts UserActions.events.Users Loaded
//                                                                          ^ read actions.ts UserActions.events.Users Loaded.users
)
export const feature = createFeature({ name: 'users', reducer })
export const selectState = createFeatureSelector<State>('users')
export const selectChosen = createSelector(selectState, (state) => state.chosen)
//                                                                       ^ read user.ts State.chosen
export const selectName = createSelector(selectChosen, feature.selectUsers, (user, users) => user.name + users[0].name)
//                                                                                                ^ read user.ts User.name
//                                                                                                                ^ read user.ts User.name
declare function begin(): State
`,
    'effects.ts': `import { inject } from '@angular/core'
import { Actions, createEffect, ofType } from '@ngrx/effects'
import { select, Store } from '@ngrx/store'
import { map, withLatestFrom } from 'rxjs'
import { chosen, UserActions } from './actions'
import { selectChosen } from './reducer'
export class Effects {
  private actions$ = inject(Actions)
  private store = inject(Store)
  named$ = createEffect(() => this.actions$.pipe(
    ofType(chosen),
    map(({ user }) => UserActions.renamed({ name: user.name })),
//                                ^ call actions.ts UserActions.events.renamed
//                                                     ^ read user.ts User.name
  ))
  again$ = createEffect(() => this.actions$.pipe(
    ofType(UserActions.loadUsers, chosen),
//                     ^ read actions.ts UserActions.events.Load Users
    withLatestFrom(this.store.pipe(select(selectChosen))),
    map(([action, user]) => user.name),
//                               ^ read user.ts User.name
  ))
  show() {
    this.store.select(selectChosen).subscribe((user) => user.name)
//                                                           ^ read user.ts User.name
    this.store.selectSignal(selectChosen)().name
//                                          ^ read user.ts User.name
  }
}
`,
  })
})
