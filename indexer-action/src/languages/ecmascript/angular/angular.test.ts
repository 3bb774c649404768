/** Angular's templates, in a file of their own and in the class. */
import { describe, expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { extractFile } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'
import type { Language } from '../../language.ts'
import { ecmascriptLanguages } from '../index.ts'

const MANIFEST = '{ "dependencies": { "@angular/core": "20", "@angular/common": "20", "rxjs": "7" } }'
const USER = `export interface User { name: string; friends: User[] }
`
const CARD = `import { Component, EventEmitter, Input, Output, input, model, output } from '@angular/core'
import type { User } from './user'
@Component({ selector: 'app-card, [appCard]', templateUrl: './card.component.html', standalone: true })
export class CardComponent {
  @Input() user!: User
  @Input('label') title = ''
  size = input.required<number>()
  open = model(false)
  @Output() picked = new EventEmitter<User>()
  closed = output<User>({ alias: 'shut' })
  hidden = false
  pick(user: User) {}
}
`

test('names of a template are members of its component, and variables of the template are not', async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'user.ts': USER,
    'list.component.ts': `import { Component, signal } from '@angular/core'
import type { Observable } from 'rxjs'
import type { User } from './user'
@Component({
  selector: 'app-list',
  templateUrl: './list.component.html',
//              ^ call list.component.html list.component.html
})
export class ListComponent {
  users: User[] = []
  users$!: Observable<User[]>
  chosen = signal<User | undefined>(undefined)
  count = 0
  user = 1
  onDelete(user: User, at: number) {}
  byName = (at: number, user: User) => user.name
}
`,
    'list.component.html': `<h1 [title]="chosen()!.name">{{ count + 1 }} {{ other }}</h1>
//           ^ call list.component.ts ListComponent.chosen
//                     ^ read user.ts User.name
//                              ^ read list.component.ts ListComponent.count
//                                              ^ read unknown
@for (user of users; track user.name; let i = $index) {
//    ^ nothing
//            ^ read list.component.ts ListComponent.users
//                              ^ read user.ts User.name
  <button (click)="onDelete(user, i); count = $event.detail">x</button>
//                 ^ call list.component.ts ListComponent.onDelete
//                          ^ read variable user of line 6
//                                ^ read variable i of line 6
//                                    ^ write list.component.ts ListComponent.count
//                                            ^ read parameter $event of line 10
}
<p>{{ user }}</p>
//    ^ read list.component.ts ListComponent.user
<li *ngFor="let user of users; trackBy: byName; let i = index">{{ user.friends[0].name }}{{ i }}</li>
//                      ^ read list.component.ts ListComponent.users
//                                      ^ read list.component.ts ListComponent.byName
//                                                                ^ read variable user of line 19
//                                                                     ^ read user.ts User.friends
//                                                                                ^ read user.ts User.name
//                                                                                          ^ read variable i of line 19
<div *ngIf="users$ | async as all; else none">{{ all[0].name }}</div><ng-template #none let-row="r">{{ row.name }}{{ count }}</ng-template>
//          ^ read list.component.ts ListComponent.users$
//                                      ^ read variable none of line 26
//                                                      ^ read user.ts User.name
//                                                                                                     ^ read variable row of line 26
//                                                                                                                   ^ read list.component.ts ListComponent.count
@if (chosen(); as one) { {{ one.name }} } @else if (count > 1) { {count, plural, =1 {{{ count }}} other {many}} }
//   ^ call list.component.ts ListComponent.chosen
//                          ^ read variable one of line 32
//                              ^ read user.ts User.name
//                                                  ^ read list.component.ts ListComponent.count
//                                                                ^ read list.component.ts ListComponent.count
//                                                                                      ^ read list.component.ts ListComponent.count
@let first = users[0];
//           ^ read list.component.ts ListComponent.users
@switch (count) { @case (user) { <input #box [(ngModel)]="count" [class.a]="{ a: first.name, count }" (keyup)="onDelete(first, box.value)"> } }
//       ^ read list.component.ts ListComponent.count
//                       ^ read list.component.ts ListComponent.user
//                                                        ^ read list.component.ts ListComponent.count
//                                                                                     ^ read user.ts User.name
//                                                                                           ^ read list.component.ts ListComponent.count
//                                                                                                                      ^ read variable first of line 39
//                                                                                                                             ^ read variable box of line 41
{{ one }}
// ^ read unknown
`,
  })
})

test('elements are components by their selectors; what they are given and tell are inputs and outputs', async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'user.ts': USER,
    'card.component.ts': CARD,
    'card.component.html': '{{ user.name }}\n',
    'label.pipe.ts': `import { Pipe } from '@angular/core'
import type { User } from './user'
@Pipe({ name: 'label' })
export class LabelPipe { transform(user: User, length: number): User { return user } }
`,
    'app.component.ts': `import { Component } from '@angular/core'
import { CardComponent } from './card.component'
import type { User } from './user'
const user = 1
@Component({
  selector: 'app-root',
  host: { '(window:resize)': 'onResize($event)', '[class.big]': 'big' },
//                            ^ call app.component.ts AppComponent.onResize
//                                                               ^ read app.component.ts AppComponent.big
  template: \`
    <app-card #card [user]="user" label="x" [size]="1" [(open)]="big" (picked)="onPick($event.name)" (shut)="card.pick($event)" [hidden]="big" />
//   ^ call card.component.ts CardComponent
//                   ^ write card.component.ts CardComponent.user
//                          ^ read app.component.ts AppComponent.user
//                                ^ write card.component.ts CardComponent.title
//                                           ^ write card.component.ts CardComponent.size
//                                                       ^ write card.component.ts CardComponent.open
//                                                                     ^ read card.component.ts CardComponent.picked
//                                                                              ^ call app.component.ts AppComponent.onPick
//                                                                                            ^ read user.ts User.name
//                                                                                                    ^ read card.component.ts CardComponent.closed
//                                                                                                                ^ call card.component.ts CardComponent.pick
//                                                                                                                               ^ nothing
    <p appCard [user]="user">{{ (user | label: 3).name }} {{ 1 | number }}</p>
//     ^ call card.component.ts CardComponent
//              ^ write card.component.ts CardComponent.user
//                                      ^ call label.pipe.ts LabelPipe.transform
//                                                ^ read user.ts User.name
//                                                               ^ nothing
  \`,
})
export class AppComponent {
  user!: User
  big = false
  onResize(event: unknown) {}
  onPick(name: string) {}
}
`,
  })
})

describe('a selector that several classes have', () => {
  const other = CARD.replace('CardComponent', 'OtherCard').replace(
    "templateUrl: './card.component.html'",
    'template: ""',
  )
  const app = (imports: string) => `import { Component } from '@angular/core'
import { OtherCard } from './other'
@Component({ selector: 'app-root', imports: [${imports}], template: '<app-card></app-card>' })
export class AppComponent {}
`
  test('is the one that the component imports, or none', async () => {
    const files = { 'package.json': MANIFEST, 'user.ts': USER, 'card.component.ts': CARD, 'other.ts': other }
    const known = await repository({ ...files, 'app.ts': app('OtherCard') })
    expect(await known.leads('app.ts', '<app-card', 'app-card')).toEqual(['other.ts:4'])
    const unknown = await repository({ ...files, 'app.ts': app('') })
    expect(await unknown.leads('app.ts', '<app-card', 'app-card')).toEqual([])
  })

  test('is not that of a stand-in in a test', async () => {
    const r = await repository({
      'package.json': MANIFEST,
      'user.ts': USER,
      'card.component.ts': CARD,
      'card.spec.ts': other,
      'app.ts': app(''),
    })
    expect(await r.leads('app.ts', '<app-card', 'app-card')).toEqual(['card.component.ts:4'])
  })
})

test('a reference to what an element exports is the directive that says so', async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'trap.ts': `import { Directive, Input } from '@angular/core'
@Directive({ selector: '[trap]', exportAs: 'appTrap' })
export class Trap { @Input() enabled = false; toggle() {} }
`,
    'app.ts': `import { Component } from '@angular/core'
@Component({
  selector: 'app-root',
  template: '<p trap #it="appTrap" (click)="it.toggle(); $event.preventDefault()"></p><input #it2 (blur)="it2.focus()">',
//              ^ call trap.ts Trap
//                        ^ call trap.ts Trap
//                                             ^ call trap.ts Trap.toggle
//                                                                                                            ^ call unknown
})
export class App {}
`,
  })
})

test('a row of a table is an item of what the table is given', async () => {
  await expectLinks({
    'package.json': MANIFEST.replace('"rxjs"', '"@angular/material": "20", "rxjs"'),
    'user.ts': USER,
    'app.ts': `import { Component, input } from '@angular/core'
import { MatTableDataSource } from '@angular/material/table'
import type { User } from './user'
@Component({
  selector: 'app-root',
  template: \`
<table mat-table [dataSource]="source"><td *matCellDef="let user">{{ user.name }}</td></table>
//                                                                        ^ read user.ts User.name
<table [dataSource]="given()"><tr *matRowDef="let row; columns: columns" (click)="row.name"></tr></table>
//                                                                                    ^ read user.ts User.name
<table [dataSource]="users"><td *matCellDef="let user">{{ user.name }}</td></table>
//                                                             ^ read user.ts User.name
<td *matCellDef="let user">{{ user.name }}</td>
//                                 ^ read unknown
\`,
})
export class App {
  source = new MatTableDataSource<User>([])
  given = input.required<MatTableDataSource<User> | undefined>()
  users: User[] = []
  columns = ['a']
}
`,
  })
})

test('the time that a template takes grows with its length, whatever is not closed in it', async () => {
  const language = ecmascriptLanguages.find(({ key }) => key === 'angular') as Language
  const texts = [
    '{{',
    '{{ "',
    '@if (',
    '@if (a',
    "@let a = '",
    '{{ a ? (',
    '{{ [',
    '{{ {',
    '<p [a]="&quot;',
    '<p *a="let ',
    '{a, plural, ',
    '{a, plural, =1 {',
    '`',
    '@if (a) {',
  ]
  const took = (times: number) =>
    processorTimeOf(async () => {
      for (const text of texts) await extractFile(language, 'a.component.html', text.repeat(times))
    })
  await took(50)
  const short = await took(200)
  expect(await took(1_600)).toBeLessThan(40 * (short + 50))
}, 60_000)

test.each([
  ['variables of one name', (times: number) => '@let a = b;'.repeat(times)],
  ['references of one name', (times: number) => '<p #a></p>'.repeat(times)],
  ['blocks that nothing closes', (times: number) => '@if (a) {'.repeat(times)],
  ['braces that nothing closes, and ends of elements', (times: number) => '{'.repeat(times) + '</a>'.repeat(times)],
  ['structures of one element', (times: number) => `<p ${'*a '.repeat(times)}>`],
  ['loops that do not name what they count', (times: number) => '@for (a of b; track a) {}'.repeat(times)],
  ['templates in expressions', (times: number) => '{{ `a` }}'.repeat(times)],
])(
  'the time that %s take grows with their number',
  async (_, text) => {
    const language = ecmascriptLanguages.find(({ key }) => key === 'angular') as Language
    const took = (times: number) => processorTimeOf(() => extractFile(language, 'a.component.html', text(times)))
    await took(5_000)
    const short = await took(10_000)
    expect(await took(80_000)).toBeLessThan(20 * (short + 50))
  },
  120_000,
)

test('expressions in one another are read as deep as people write them, and no deeper', async () => {
  const nested = (times: number) => `{{ ${'`${'.repeat(times)}count${'}`'.repeat(times)} }}`
  const r = await repository({
    'package.json': MANIFEST,
    'one.ts': `import { Component } from '@angular/core'
@Component({ selector: 'app-one', templateUrl: 'one.html' })
export class One { count = 1 }
`,
    'one.html': `<p (click)="a()"></p>\n${nested(3)}\n${nested(70)}\n`,
  })
  expect(await r.leads('one.html', nested(3), 'count')).toEqual(['one.ts:3'])
  expect(r.uses('one.html', nested(70), 'count')).toEqual([])
})

test('members may have names that all objects have', async () => {
  const r = await repository({
    'package.json': MANIFEST,
    'one.ts': `import { Component } from '@angular/core'
@Component({ selector: 'app-one', templateUrl: 'one.html' })
export class One { valueOf = 1; toString() {} }
`,
    'one.html': '<p (click)="toString()">{{ valueOf }}</p>\n',
  })
  expect(await r.leads('one.html', 'toString()', 'toString')).toEqual(['one.ts:3'])
  expect(await r.leads('one.html', '{{ valueOf', 'valueOf')).toEqual(['one.ts:3'])
})

test('a page that no component names has no links, and inherited members and inputs are found', async () => {
  const r = await repository({
    'package.json': MANIFEST,
    'base.ts': `import { Directive, Input } from '@angular/core'
@Directive()
export class Base { @Input() wide = false; save() {} }
`,
    'one.ts': `import { Component } from '@angular/core'
import { Base } from './base'
@Component({ selector: 'app-one', templateUrl: 'views/one.html' })
export class One extends Base {}
@Component({ selector: 'app-two', template: '<app-one [wide]="true"></app-one>' })
export class Two {}
`,
    'views/one.html': '<p (click)="save()"></p>\n',
    'views/two.html': '<p (click)="save()"></p>\n',
  })
  expect(await r.leads('views/one.html', 'save()', 'save')).toEqual(['base.ts:3'])
  expect(await r.leads('one.ts', '[wide]', 'wide')).toEqual(['base.ts:3'])
  expect(await r.callers('base.ts', 'Base.save')).toEqual(['views/one.html one.html'])
  expect(await r.callers('views/one.html', 'one.html')).toEqual(['one.ts One'])
  expect(r.uses('views/two.html', 'save()', 'save')).toEqual([])
})
