/** SvelteKit. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('the data of a page is what its load functions, and those of the layouts around it, return', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "svelte": "5", "@sveltejs/kit": "2" } }',
    'src/users.ts': 'export interface User { name: string }\nexport declare function one(): Promise<User>\n',
    'src/routes/+layout.server.ts': `import { one } from '../users'
import type { LayoutServerLoad } from './$types'
export const load: LayoutServerLoad = async () => ({ me: await one() })
`,
    'src/routes/shop/[id]/+page.server.ts': `import { one } from '../../../users'
import type { PageServerLoad } from './$types'
export const load = (async ({ params }) => {
  return { owner: await one(), other: { id: params.id } }
}) satisfies PageServerLoad
`,
    'src/routes/shop/[id]/+page.svelte': `<script lang="ts">
  import type { PageProps } from './$types'
  let { data }: PageProps = $props()
</script>
{data.owner.name} {data.me.name} {data.other.id}
//    ^ read src/routes/shop/[id]/+page.server.ts load.owner
//          ^ read src/users.ts User.name
//                         ^ read src/users.ts User.name
//                                           ^ read src/routes/shop/[id]/+page.server.ts load.other.id
`,
    'src/routes/shop/[id]/+layout.svelte': `<script lang="ts">
  import type { LayoutData } from './$types'
  export let data: LayoutData
</script>
{data.me.name}
//       ^ read src/users.ts User.name
`,
    'src/routes/shop/+page.js':
      'import { one } from "../../users"\nexport const load = async () => ({ owner: await one() })\n',
    'src/routes/shop/+page.svelte': `<script>
  /** @type {{ data: import('./$types').PageData }} */
  let { data } = $props()
</script>
{data.owner.name} {data.me.name}
//          ^ read src/users.ts User.name
//                         ^ read src/users.ts User.name
`,
    'src/routes/+page.svelte': `<script lang="ts">
  let { data }: { data: { me: string } } = $props()
</script>
{data.me}
//    ^ read src/routes/+page.svelte +page.data.me
`,
  })
})

test('a package that is made of src/lib is found there by others of the repository', async () => {
  await expectLinks({
    'packages/parts/package.json':
      '{ "name": "parts", "exports": { ".": { "types": "./dist/index.d.ts", "svelte": "./dist/index.js" }, "./Field.svelte": { "svelte": "./dist/Field.svelte" } } }',
    'packages/parts/src/lib/index.ts':
      "export { default as Field } from './Field.svelte'\nexport const use = () => 1\n",
    'packages/parts/src/lib/Field.svelte': '<input />\n',
    'docs/package.json': '{ "name": "docs", "dependencies": { "parts": "workspace:*" } }',
    'docs/src/App.svelte': `<script lang="ts">
  import { Field, use } from 'parts'
//                ^ import packages/parts/src/lib/index.ts use
  import Other from 'parts/Field.svelte'
//       ^ import packages/parts/src/lib/Field.svelte Field
</script>
 <Field />
//^ call packages/parts/src/lib/Field.svelte Field
`,
  })
})

test('where src has a file of its own, a package is not made of src/lib', async () => {
  await expectLinks({
    'packages/parts/package.json': '{ "name": "parts", "main": "./dist/index.js" }',
    'packages/parts/src/index.ts': "export { one } from './lib/one'\nexport const use = () => 1\n",
    'packages/parts/src/lib/index.ts': 'export const use = () => 2\n',
    'packages/parts/src/lib/one.ts': 'export const one = 1\n',
    'app/package.json': '{ "name": "app", "dependencies": { "parts": "workspace:*" } }',
    'app/main.ts': `import { one, use } from 'parts'
//       ^ import packages/parts/src/lib/one.ts one
//            ^ import packages/parts/src/index.ts use
`,
  })
})
