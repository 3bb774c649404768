/** Astro's components. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'
import { scriptOfAstro } from './astro.ts'

const LIST = `---
import Card from './Card.astro'
import { everybody } from './users'

interface Props {
  title: string
}
const { title } = Astro.props
const people = everybody(title)
const at = Astro.url
function label(name: string) {
  return name
}
---

<!-- { comment } -->
<h1 class={label(title)} {...people}>{title}, {people.length}'s</h1>
{
  people.map((person) => (
    <li>
      <Card user={person} />
    </li>
  ))
}
{people.length > 0 && <Card user={people[0]}>{label('a')}</Card>}
<Card user={people[1]} />
<script>
  import { rename } from './users'
  rename('x')
</script>
<style>
  h1 { color: red; }
</style>
`
const FILES = {
  'src/users.ts': 'export const everybody = (title: string) => [{ id: 1 }]\nexport function rename(name: string) {}\n',
  'src/Card.astro': '---\ninterface Props { user: unknown }\n---\n<p><slot /></p>\n',
  'src/List.astro': LIST,
}

test('a component has the name of its file, and what its script declares is in it', async () => {
  const r = await repository(FILES)
  expect(r.symbols('src/List.astro')).toEqual([
    'class List',
    'interface List.Props',
    'property List.Props.title',
    'variable List.title',
    'variable List.people',
    'variable List.at',
    'function List.label',
  ])
  expect(await r.callers('src/Card.astro', 'Card')).toEqual(['src/List.astro List'])
})

test('names of the script and of the markup’s expressions lead where they are defined', async () => {
  const r = await repository(FILES)
  expect(await r.leads('src/List.astro', 'const people = everybody', 'everybody')).toEqual(['src/users.ts:1'])
  expect(await r.leads('src/List.astro', 'Astro.props', 'props')).toEqual(['src/List.astro:5'])
  expect(await r.leads('src/List.astro', 'Astro.url', 'Astro')).toEqual(['outside Astro'])
  expect(await r.leads('src/List.astro', 'const { title }', 'title')).toEqual(['src/List.astro:6'])
  expect(await r.leads('src/List.astro', '<h1 class', 'label')).toEqual(['src/List.astro:11'])
  expect(await r.leads('src/List.astro', "{label('a')}", 'label')).toEqual(['src/List.astro:11'])
  expect(await r.leads('src/List.astro', "rename('x')", 'rename')).toEqual(['src/users.ts:2'])
  expect(await r.leads('src/List.astro', '<Card user={person}', 'Card')).toEqual(['src/Card.astro:1'])
  expect(await r.leads('src/List.astro', '<Card user={people[1]}', 'Card')).toEqual(['src/Card.astro:1'])
})

test('the script is as long as the file, and what is no code is blank', () => {
  const script = scriptOfAstro(LIST)
  expect(script).toHaveLength(LIST.length)
  expect(script.split('\n')).toHaveLength(LIST.split('\n').length)
  expect(script).not.toContain('color')
  expect(script).not.toContain('comment')
})

test('a file without a script, one whose script never ends, and one that is cut off are read', async () => {
  const r = await repository({
    'Plain.astro': '<p>{1 + 1}</p>\n',
    'Open.astro': '---\nconst a = 1\n<p>{a}</p>\n',
    'Cut.astro': '---\nconst a = 1\n---\n<p>{a.map((x) => <b',
  })
  for (const name of ['Plain', 'Open', 'Cut']) expect(r.symbols(`${name}.astro`)?.[0]).toBe(`class ${name}`)
})

test('a member of what a component is given, and of what a request has, is declared where these are', async () => {
  await expectLinks({
    'env.d.ts': 'declare namespace App {\n  interface Locals { user: import("./users").User }\n}\n',
    'users.ts': 'export interface User { name: string }\n',
    'Card.astro': `---
interface Props { title: string; label?: string }
const { title } = Astro.props
const label = Astro.props.label ?? Astro.url.pathname
//                  ^ read npm:astro Astro.props
//                        ^ read Card.astro Card.Props.label
//                                       ^ read npm:astro Astro.url
const { user } = Astro.locals
user.name
//   ^ read users.ts User.name
---
<b title={Astro.props.title}>{Astro.locals.user.name}</b>
//                    ^ read Card.astro Card.Props.title
//                                              ^ read users.ts User.name
`,
  })
})

test('what Astro offers under its own scheme is outside', async () => {
  await expectLinks({
    'Page.astro': `---
import { getCollection } from 'astro:content'
const all = await getCollection('posts')
//                ^ call astro:content getCollection
---
<p>{all.length}</p>
`,
  })
})

test("only Astro's own global gives a component's properties, and only those that it declares", async () => {
  await expectLinks({
    'env.d.ts': 'interface Props { title: string }\n',
    'mine.ts': 'export const Astro = { props: { title: 1 } }\nexport const other = { props: { title: 2 } }\n',
    'Card.astro': `---
Astro.props.title
//          ^ read npm:astro Astro.props.title
---
<p />
`,
    'Own.astro': `---
import { Astro } from './mine'
interface Props { title: string }
Astro.props.title
//          ^ read mine.ts Astro.props.title
---
<p />
`,
    'Other.astro': `---
import { other } from './mine'
interface Props { title: string }
other.props.title
//          ^ read mine.ts other.props.title
Astro.props.title
//          ^ read Other.astro Other.Props.title
---
<p />
`,
  })
})
