/** What is called from outside in JavaScript and TypeScript: each framework or platform as its own documentation writes it. */
import { expect, test } from 'vitest'
import { entries } from '../testing/entries.ts'

test('tRPC’s procedures, in a router or in variables of their own', async () => {
  const text = `export const postRouter = createTRPCRouter({
  hello: publicProcedure
    .input(z.object({ text: z.string() }))
    .query(({ input }) => ({ greeting: input.text })),
  create: authed.mutation(async ({ ctx }) => ctx.db.query('x')),
  nested: router({ all: publicProcedure.subscription(async function* () {}) }),
})
export const removeRoute = adminProcedure.input(schema).mutation(async () => {})
const other = { list: db.from('posts').query(() => 1) }
`
  expect(await entries('src/post.ts', text)).toEqual([
    'hello route=QUERY hello',
    'create route=MUTATION create',
    'all route=SUBSCRIPTION all',
    'removeRoute route=MUTATION removeRoute',
  ])
})

test('tRPC’s procedures may have names that mean something in a regular expression', async () => {
  const text = `const app = router({
  $list: publicProcedure.query(() => 1),
  'a(b': publicProcedure.query(() => 1),
})
`
  expect(await entries('src/app.ts', text)).toEqual(['$list route=QUERY $list', 'a(b route=QUERY a(b'])
})

test('functions of AWS, Azure and Firebase', async () => {
  const lambda =
    'export const handler: Handler = async (event) => ({ statusCode: 200 })\nexport const helper = () => 1\n'
  expect(await entries('functions/get.ts', lambda)).toEqual(['handler entry=handler'])
  expect(await entries('get.js', 'exports.handler = async (event, context) => {}\n')).toEqual(['handler entry=handler'])
  expect(await entries('form.ts', 'export const handler = (value: string) => value\n')).toEqual([])
  const azure = `export async function hello(request) {}
export async function tick(timer) {}
app.http('hello', { methods: ['GET', 'POST'], authLevel: 'anonymous', handler: hello })
app.timer('nightly', { schedule: '0 0 * * *', handler: tick })
`
  expect(await entries('src/hello.ts', azure)).toEqual(['hello route=GET,POST /api/hello', 'tick listener=nightly'])
  const firebase = `import { onCall } from 'firebase-functions/v2/https'
export const add = onCall((request) => 1)
export const made = functions.auth.user().onCreate(async (user) => {})
export const other = compute(1)
`
  expect(await entries('src/index.ts', firebase)).toEqual(['add listener=onCall', 'made listener=onCreate'])
})

test('Express’s chained routes, handlers in lists and behind wrappers', async () => {
  const text = `router.route('/users/:id').get(one).put(auth, update).delete(remove)
router.post('/users', [check], asyncHandler(create))
function one() {}
function update() {}
function remove() {}
async function create() {}
function auth() {}
function helper() {}
list.get(helper)
`
  expect(await entries('src/routes.ts', text)).toEqual([
    'one route=GET /users/:id',
    'update route=PUT /users/:id',
    'remove route=DELETE /users/:id',
    'create route=POST /users',
    'auth route=PUT /users/:id',
  ])
})

test('what servers of Deno, Bun and Workers call, however they are exported', async () => {
  const deno =
    'Deno.serve({ port: 80 }, handle)\nfunction handle() {}\nDeno.cron("tidy", "* * * * *", tidy)\nfunction tidy() {}\n'
  expect(await entries('main.ts', deno)).toEqual(['handle entry=fetch', 'tidy job=tidy'])
  expect(await entries('bun.ts', 'Bun.serve({ port: 1, fetch(request) {} })\n')).toEqual(['fetch entry=fetch'])
  expect(
    await entries('a.ts', 'export default { async fetch() {}, helper() {} } satisfies ExportedHandler<Env>\n'),
  ).toEqual(['fetch entry=fetch'])
  expect(await entries('b.ts', 'const worker = { async queue(batch) {} }\nexport default worker\n')).toEqual([
    'queue entry=queue',
  ])
  expect(await entries('c.ts', 'const client = { async fetch() {} }\nexport default other\n')).toEqual([])
  const classes = `export class Flow extends WorkflowEntrypoint<Env> { async run() {} helper() {} }
export class Chat extends AIChatAgent<Env> { onChatMessage() {} helper() {} }
`
  expect(await entries('d.ts', classes)).toEqual(['run job=Flow', 'onChatMessage entry=onChatMessage'])
})

test('Nest’s guards, processors, handlers of commands and commands', async () => {
  const text = `export class AuthGuard implements CanActivate { canActivate() {} helper() {} }
@Processor('audio') export class Audio extends WorkerHost { async process() {} }
@CommandHandler(Kill) export class KillHandler implements ICommandHandler<Kill> { execute() {} }
@Command({ name: 'seed', description: 'Seeds.' })
export class Seed extends CommandRunner { async run() {} }
export class Users {
  @Sse('events') events() {}
  @Process('send') send() {}
  @BeforeInsert() hash() {}
}
async function bootstrap() {}
bootstrap()
`
  expect(await entries('src/nest.ts', text)).toEqual([
    'canActivate listener=CanActivate',
    'process job=Audio',
    'execute listener=ICommandHandler',
    'run command=seed',
    'events route=GET /events',
    'send listener=Process',
    'hash listener=BeforeInsert',
    'bootstrap entry=main',
  ])
})

test('files of Next: layouts, data of pages, metadata, actions and handlers under other names', async () => {
  const layout =
    'export default function Root() {}\nexport async function generateMetadata() {}\nexport const helper = () => 1\n'
  expect(await entries('src/app/layout.tsx', layout)).toEqual([
    'Root entry=layout',
    'generateMetadata entry=generateMetadata',
  ])
  expect(await entries('app/sitemap.ts', 'export default function sitemap() {}\n')).toEqual([
    'sitemap route=GET /sitemap',
  ])
  const page = 'export default function User() {}\nexport async function getServerSideProps() {}\n'
  expect(await entries('pages/users/[id].tsx', page)).toEqual([
    'User route=GET /users/[id]',
    'getServerSideProps route=GET /users/[id]',
  ])
  expect(await entries('src/pages/Home.tsx', 'export default function Home() {}\n')).toEqual([])
  const actions = "'use server'\nexport async function save(form: FormData) {}\nfunction helper() {}\n"
  expect(await entries('src/app/actions.ts', actions)).toEqual(['save action=save'])
  const renamed = 'const handler = NextAuth({})\nexport { handler as GET, handler as POST }\n'
  expect(await entries('app/api/auth/[...all]/route.ts', renamed)).toEqual([
    'handler route=GET,POST /api/auth/[...all]',
  ])
})

test('files of SvelteKit, Nitro, Remix, TanStack and Astro', async () => {
  const actions = 'export const actions = { default: async () => {}, create: async () => {} }\n'
  expect(await entries('src/routes/x/+page.server.ts', actions)).toEqual([
    'default route=POST /x',
    'create route=POST /x?/create',
  ])
  expect(
    await entries('src/hooks.server.ts', 'export const handle = async () => {}\nexport const other = () => {}\n'),
  ).toEqual(['handle entry=handle'])
  expect(await entries('server/api/users/[id].get.ts', 'export default defineEventHandler(async () => {})\n')).toEqual([
    'default route=GET /api/users/[id]',
  ])
  expect(
    await entries(
      'app/routes/users.$id.tsx',
      'export const clientLoader = async () => {}\nexport default function Page() {}\n',
    ),
  ).toEqual(['clientLoader route=GET /users/$id', 'Page route=GET /users/$id'])
  const route =
    "export const Route = createFileRoute('/users/$id')({ component: User, loader: load })\nfunction User() {}\nfunction load() {}\n"
  expect(await entries('src/routes/users.$id.tsx', route)).toEqual([
    'User route=GET /users/$id',
    'load route=GET /users/$id',
  ])
  expect(await entries('src/pages/api/x.ts', 'export const GET: APIRoute = async () => {}\n')).toEqual([
    'GET route=GET /api/x',
  ])
})

test('programs, commands, jobs, tools and resolvers', async () => {
  expect(await entries('src/index.ts', 'async function run() {}\nrun()\nfunction other() {}\n')).toEqual([
    'run entry=main',
  ])
  const cli = "yargs.command('serve [port]', 'Serves.', build, serve)\nfunction serve() {}\nfunction build() {}\n"
  expect(await entries('cli.ts', cli)).toEqual(['serve command=serve'])
  expect(
    await entries('deploy.ts', "export const command = 'deploy <dir>'\nexport const handler = async () => {}\n"),
  ).toEqual(['handler command=deploy'])
  const oclif = 'export default class Hello extends Command { async run() {} helper() {} }\n'
  expect(await entries('src/commands/say/hello.ts', oclif)).toEqual(['run command=say hello'])
  const jobs =
    "const worker = new Worker('mails', send)\nasync function send() {}\ncron.schedule('* * * * *', tidy)\nfunction tidy() {}\n"
  expect(await entries('jobs.ts', jobs)).toEqual(['send job=mails', 'tidy job=schedule'])
  expect(await entries('mcp.ts', "server.registerTool('find', { title: 'Find' }, find)\nfunction find() {}\n")).toEqual(
    ['find tool=find'],
  )
  const graphql = 'const resolvers = { Query: { user: () => {}, users() {} }, User: { posts() {} } }\n'
  expect(await entries('graphql.ts', graphql)).toEqual(['user listener=Query', 'users listener=Query'])
  const extension =
    "import * as vscode from 'vscode'\nexport function activate() { vscode.commands.registerCommand('a.b', run) }\nfunction run() {}\n"
  expect(await entries('extension.ts', extension)).toEqual(['activate entry=activate', 'run command=a.b'])
})
