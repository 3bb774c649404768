/** RxJS: who subscribes to a stream, and the operators of its pipe. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const FILES = {
  'package.json': '{ "dependencies": { "@angular/core": "20", "@angular/common": "20", "rxjs": "7" } }',
  'user.ts': `export interface Team { title: string; users: User[] }
export interface User { name: string; team: Team }
`,
}

test('who subscribes to a stream is given what it carries', async () => {
  await expectLinks({
    ...FILES,
    'service.ts': `import { HttpClient } from '@angular/common/http'
import { inject } from '@angular/core'
import { BehaviorSubject, firstValueFrom, type Observable, Subject } from 'rxjs'
import type { User } from './user'
export class Users {
  private http = inject(HttpClient)
  private readonly state = new BehaviorSubject<User | null>(null)
  private readonly began = new BehaviorSubject(made())
  readonly left = new Subject<User>()
  constructor(private client: HttpClient) {}
  all(): Observable<User[]> { return this.http.get<User[]>('/users') }
  one(id: string) { return this.client.post<User>('/user', id) }
  async show() {
    this.all().subscribe((users) => users[0].name)
//                                           ^ read user.ts User.name
    this.one('a').subscribe({ next: (user) => user.name, error: () => {} })
//                                                 ^ read user.ts User.name
    this.state.value?.name
//                    ^ read user.ts User.name
    this.began.getValue().name
//                        ^ read user.ts User.name
    this.left.next({ name: '', team: { title: '', users: [] } })
//                   ^ write user.ts User.name
    this.state.asObservable().subscribe((user) => user?.name)
//                                                      ^ read user.ts User.name
    const user = await firstValueFrom(this.one('a'))
    user.name
//       ^ read user.ts User.name
    this.left.complete()
//            ^ call npm:rxjs Subject.complete
  }
}
declare function made(): User
`,
  })
})

test('an operator of a pipe is given what those before it have made of what the stream carries', async () => {
  await expectLinks({
    ...FILES,
    'a.ts': `import { combineLatest, forkJoin, from, merge, type Observable, of, type OperatorFunction } from 'rxjs'
import { catchError, debounceTime, filter, map, scan, shareReplay, switchMap, tap, withLatestFrom } from 'rxjs/operators'
import type { Team, User } from './user'
declare const users$: Observable<User[]>
declare function teamOf(user: User): Observable<Team>
declare function firstUser(): OperatorFunction<User[], User>
users$.pipe(
  debounceTime(100),
  map((users) => users[0]),
  tap((user) => user.name),
//                   ^ read user.ts User.name
  filter((user) => user.name !== ''),
//                      ^ read user.ts User.name
  switchMap((user) => teamOf(user)),
  catchError(() => of(undefined)),
  shareReplay(1),
).subscribe((team) => team.title)
//                         ^ read user.ts Team.title
users$.pipe(firstUser(), map(({ name, team }) => team.title)).subscribe()
//                                                    ^ read user.ts Team.title
users$.pipe(withLatestFrom(teamOf({} as User)), map(([users, team]) => team.title))
//                                                                          ^ read user.ts Team.title
combineLatest([users$, teamOf({} as User)]).pipe(map(([users, team]) => team.users.concat(users)))
//                                                                           ^ read user.ts Team.users
forkJoin({ users: users$, team: from(load()) }).subscribe(({ users, team }) => {
  users[0].name
//         ^ read user.ts User.name
  team.title
//     ^ read user.ts Team.title
})
merge(users$, users$).pipe(scan((all, next) => all.concat(next), none())).subscribe((all) => all[0].name)
//                                                                                                  ^ read user.ts User.name
users$.pipe((source) => source.pipe(map((users) => users[0].name)))
//                                                          ^ read user.ts User.name
declare function none(): User[]
declare function load(): Promise<Team>
`,
  })
})
