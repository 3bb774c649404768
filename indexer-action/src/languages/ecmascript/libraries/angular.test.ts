/** Angular: signals of components, what streams of RxJS carry, and what is requested. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const MANIFEST = '{ "dependencies": { "@angular/core": "20", "@angular/common": "20", "rxjs": "7" } }'
const USER = `export interface User { name: string; friends: User[] }
export class Panel { open() {} }
`

test("a component's inputs, models and queries are signals of what they hold", async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'user.ts': USER,
    'a.component.ts': `import { contentChild, input, linkedSignal, model, viewChild, viewChildren, output, resource } from '@angular/core'
import { toSignal } from '@angular/core/rxjs-interop'
import type { Observable } from 'rxjs'
import { Panel, type User } from './user'
declare const users$: Observable<User[]>
export class Card {
  user = input.required<User>()
  chosen = model.required<User>()
  panel = viewChild.required(Panel)
  typed = viewChild<Panel>('panel')
  content = contentChild(Panel)
  panels = viewChildren(Panel)
  users = toSignal(users$, { initialValue: [] })
  linked = linkedSignal(() => this.user())
  selected = output<User>()
  loaded = resource({ loader: async () => await load() })
  show() {
    this.user().name
//              ^ read user.ts User.name
    this.chosen().name
//                ^ read user.ts User.name
    this.panel().open()
//               ^ call user.ts Panel.open
    this.typed()?.open()
//                ^ call user.ts Panel.open
    this.content()?.open()
//                  ^ call user.ts Panel.open
    this.panels().map((panel) => panel.open())
//                                     ^ call user.ts Panel.open
    this.users()[0].name
//                  ^ read user.ts User.name
    this.linked().name
//                ^ read user.ts User.name
    this.selected.emit({ name: '', friends: [] })
//                       ^ write user.ts User.name
    this.loaded.value()?.name
//                       ^ read user.ts User.name
  }
}
declare function load(): Promise<User>
`,
  })
})

test('what a test creates is an instance of the component, and what it injects one of the service', async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'user.ts': USER,
    'a.spec.ts': `import { type ComponentFixture, TestBed } from '@angular/core/testing'
import { Panel } from './user'
let kept: ComponentFixture<Panel>
kept.componentInstance.open()
//                     ^ call user.ts Panel.open
TestBed.createComponent(Panel).componentInstance.open()
//                                               ^ call user.ts Panel.open
TestBed.inject(Panel).open()
//                    ^ call user.ts Panel.open
`,
  })
})
