/**
 * P41 where random edits seldom get to: edits of one file after which another one, which does not name it, means something else. An
 * incremental run links it again, as a run from scratch does.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run } from '../../indexer-action/src/run/run.ts'
import { StrictIngest } from '../../indexer-action/src/testing/strict-ingest.ts'
import { Crews, differences } from './grown-and-whole.ts'

/** Files that are written, or taken away where there is no text. The first of several are the repository. */
type Edit = Readonly<Record<string, string | undefined>>

const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'which trait a prelude hands on': [
    {
      'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\n',
      'src/lib.rs': 'pub mod item;\npub mod one;\npub mod two;\npub mod prelude;\nmod user;\n',
      'src/item.rs': 'pub struct Item;\n',
      'src/one.rs': 'use crate::item::Item;\npub trait One { fn go(&self); }\nimpl One for Item { fn go(&self) {} }\n',
      'src/two.rs': 'use crate::item::Item;\npub trait Two { fn go(&self); }\nimpl Two for Item { fn go(&self) {} }\n',
      'src/prelude.rs': 'pub use crate::one::One;\n',
      'src/user.rs': 'use crate::item::Item;\nuse crate::prelude::*;\npub fn use_it(item: Item) { item.go(); }\n',
    },
    { 'src/prelude.rs': 'pub use crate::two::Two;\n' },
    { 'src/prelude.rs': 'pub use crate::one::One;\npub use crate::two::Two;\n' },
  ],
  'which template a component of Angular has, and which component an element is': [
    {
      'package.json': '{ "dependencies": { "@angular/core": "20" } }',
      'base.ts': "import { Directive } from '@angular/core'\n@Directive()\nexport class Base { save() {} }\n",
      'card/card.ts':
        "import { Component, Input } from '@angular/core'\nimport { Base } from '../base'\n@Component({ selector: 'app-card', templateUrl: './card.component.html' })\nexport class Card extends Base { @Input() user = 1 }\n",
      'card/card.component.html': '<p (click)="save()">{{ user }}</p>\n',
      'list.ts':
        "import { Component } from '@angular/core'\n@Component({ selector: 'app-list', templateUrl: 'list.component.html' })\nexport class List { user = 2 }\n",
      'list.component.html': '<app-card [user]="user"></app-card>\n',
    },
    { 'card/card.component.html': undefined },
    { 'views/card.component.html': '<p (click)="save()">{{ user }}</p>\n' },
    {
      'card/card.ts':
        "import { Component, Input } from '@angular/core'\nimport { Base } from '../base'\n@Component({ selector: 'app-card', templateUrl: '../views/card.component.html' })\nexport class Card extends Base { @Input() user = 1 }\n",
    },
    { 'base.ts': "import { Directive } from '@angular/core'\n@Directive()\nexport class Base { store() {} }\n" },
    {
      'other.ts':
        "import { Component } from '@angular/core'\n@Component({ selector: 'app-card', template: '' })\nexport class Other {}\n",
    },
    { 'other.ts': undefined },
    { 'card/card.ts': undefined },
  ],
  'what a module of Elixir brings where it is used': [
    {
      'mix.exs': 'defmodule Shop.MixProject do\n  use Mix.Project\nend\n',
      'lib/web.ex': 'defmodule Web do\n  def page do\n    quote do\n      alias Shop.Users\n    end\n  end\nend\n',
      'lib/users.ex': 'defmodule Shop.Users do\n  def find(id), do: id\nend\n',
      'lib/others.ex': 'defmodule Other.Users do\n  def find(id), do: id\nend\n',
      'lib/page.ex': 'defmodule Page do\n  use Web, :page\n  def show(id), do: Users.find(id)\nend\n',
    },
    { 'lib/web.ex': 'defmodule Web do\n  def page do\n    quote do\n      alias Other.Users\n    end\n  end\nend\n' },
    { 'lib/others.ex': undefined },
    { 'lib/web.ex': undefined },
  ],
  'which settings a project starts with': [
    {
      'manage.py': 'import os\nos.environ.setdefault("DJANGO_SETTINGS_MODULE", "shop.settings")\n',
      'shop/__init__.py': '',
      'shop/settings.py': 'LIMIT = 1\n',
      'shop/other.py': 'LIMIT = 2\nMORE = 3\n',
      'app.py':
        'from django.conf import settings\ndef most(): return settings.LIMIT\ndef more(): return settings.MORE\n',
    },
    { 'manage.py': 'import os\nos.environ.setdefault("DJANGO_SETTINGS_MODULE", "shop.other")\n' },
    { 'shop/other.py': 'MORE = 3\n' },
    { 'manage.py': undefined },
  ],
  'which columns a table has': [
    {
      'Gemfile.lock': 'GEM\n  specs:\n    rails (7.1)\n',
      'db/schema.rb':
        'ActiveRecord::Schema.define do\n  create_table "users" do |t|\n    t.string "name"\n    t.string "mail"\n  end\nend\n',
      'app/models/user.rb': 'class User < ApplicationRecord\n  validates :name, presence: true\nend\n',
      'app/services/find.rb': 'class Find\n  def go\n    User.where(name: "a").order(:mail)\n  end\nend\n',
    },
    {
      'db/schema.rb':
        'ActiveRecord::Schema.define do\n  create_table "users" do |t|\n    t.string "mail"\n  end\nend\n',
    },
    { 'db/schema.rb': undefined },
  ],
  'whose member an extension adds alone': [
    {
      'font.swift': 'import SwiftUI\nextension Font { static var scaledBody: Font { .body } }\n',
      'view.swift': 'import SwiftUI\nstruct Card: View { var body: some View { Text("a").font(.scaledBody) } }\n',
    },
    { 'color.swift': 'import SwiftUI\nextension Color { static var scaledBody: Color { .red } }\n' },
    { 'font.swift': 'import SwiftUI\n' },
  ],
  'who is signed in': [
    {
      'composer.lock':
        '{"packages":[{"name":"laravel/framework","autoload":{"psr-4":{"Illuminate\\\\":"src/Illuminate/"}}}]}',
      'app/Models/User.php':
        '<?php\nnamespace App\\Models;\nclass User extends \\Illuminate\\Foundation\\Auth\\User { public function play() {} }\n',
      'app/Player.php':
        '<?php\nnamespace App;\nuse Illuminate\\Support\\Facades\\Auth;\nclass Player { function start() { Auth::user()->play(); } }\n',
    },
    {
      'app/Models/User.php': undefined,
      'app/User.php':
        '<?php\nnamespace App;\nclass User extends \\Illuminate\\Foundation\\Auth\\User { public function play() {} }\n',
    },
    { 'app/User.php': undefined },
  ],
}

const made = new Crews()
const crews = { grown: made.crew(), whole: made.crew() }
afterAll(async () => {
  await Promise.all(Object.values(crews).map((crew) => crew.close()))
  made.remove()
})

it.each(Object.keys(EDITS))('an incremental index equals a full one after edits of %s', async (of) => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-edits-'))
  const root = join(folder, 'tree')
  const grown = new StrictIngest()
  const seen = new Set<string>()
  const edits = EDITS[of] as readonly Edit[]
  try {
    for (const edit of edits) {
      write(root, edit)
      const options = { path: root, server: 'test', repository: 'edits/tree', ref: 'main' }
      await run({ ...options, ingest: grown, cache: join(folder, 'cache'), crew: crews.grown })
      const whole = new StrictIngest()
      await run({ ...options, ingest: whole, cache: false, crew: crews.whole })
      expect(differences(grown, whole, 'main')).toEqual([])
      seen.add(linksOfUnchanged(whole, edits))
    }
    // Else the edits would not show what they are for.
    expect(seen.size).toBeGreaterThan(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function write(root: string, edit: Edit): void {
  for (const [path, text] of Object.entries(edit)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
}

/** What the index has at the paths that no edit touches. */
function linksOfUnchanged(index: StrictIngest, [first, ...further]: readonly Edit[]): string {
  const touched = new Set(further.flatMap((edit) => Object.keys(edit)))
  const entries = index.refs.get('main')?.entries
  return JSON.stringify(
    Object.keys(first as Edit)
      .filter((path) => !touched.has(path))
      .map((path) => entries?.get(path)),
  )
}
