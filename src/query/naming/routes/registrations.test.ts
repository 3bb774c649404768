import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../../test/setup/processor-time.ts'
import { type FileRow, FileText, IndexedFile } from '../../indexed/indexed-file.ts'
import { linksOf } from '../../indexed/links.ts'
import { parseSymbolName, type Route } from '../symbol-name.ts'
import { registrationsIn } from './registrations.ts'

/** What a file registers for the route, in order; `«name»` is a name that leads to a symbol. */
function registered(route: string, text: string, path = 'src/routes.ts'): string[] {
  const names: string[] = []
  const columns = { line: [] as number[], column: [] as number[], length: [] as number[], target: [] as number[] }
  const lines = text.split('\n').map((line, at) =>
    line.replace(/«(\w+)»/g, (_, name: string, offset: number) => {
      const before = line.slice(0, offset).replace(/[«»]/g, '')
      columns.line.push(at + 1)
      columns.column.push(before.length)
      columns.length.push(name.length)
      columns.target.push(names.push(name) - 1)
      return name
    }),
  )
  const none = names.map(() => 0)
  const links = linksOf({
    ...{ ...columns, use: none, from: none, evidence: none, confidence: none },
    ...{ targets: names.map((_, id) => ['s', id]), locals: [] },
  } as unknown as Parameters<typeof linksOf>[0])
  const written = new FileText(lines.join('\n'))
  const file = new IndexedFile({ path, language: 'typescript' } as FileRow, {
    links: () => links,
    text: () => written,
    facts: () => ({ symbols: [] }) as never,
  })
  return registrationsIn(file, parseSymbolName(route).route as Route).map(({ named }) =>
    named.map((id) => names[id]).join(' '),
  )
}

it('reads what frameworks and builders register', () => {
  for (const [route, text] of [
    ['GET /users', "router.get('/users', auth, «list»)"],
    ['GET /users', "Route::get('users', [«list»::class, 'index'])"],
    ['GET /users', '    path("users/", «list», name="users"),'],
    ['GET /users', "    re_path(r'^users/$', «list»),"],
    ['GET /users', 'get "/users", «list», :index'],
    ['GET /users', 'app.MapGet("users", «list»);'],
    ['GET /users', 'mux.HandleFunc("GET /users", «list»)'],
    ['GET /users', 'mux.HandleFunc("/users", «list»)'],
    ['GET /users', 'app.router.add_get("/users", «list»)'],
    ['GET /users', 'app.add_url_rule("/users", view_func=«list»)'],
    ['GET /users', '.route("/users", get(«list»))'],
    ['GET /users', '$router->get("users", «list»)'],
    ['GET /users', 'v1.GET("users", «list»)'],
    ['GET /users', "Route::middleware('auth')->get('users', «list»)"],
    ['GET /users/7', "router.get<{ Params: Id }>('/users/:id', «list»)"],
  ] as const)
    expect(registered(route, text), text).toEqual(['list'])
})

it('reads nothing from comments', () => {
  for (const comment of ['// ', '# ', ' * ', '/* ', 'get(); // ', '{/* ', '<!-- ', '-- ', '%% ', '<%# '])
    expect(registered('GET /old', `${comment}router.get('/old',\nrouter.get('/new', «list»))`), comment).toEqual([])
  expect(registered('GET /old', "router.get(\n  // '/old',\n  '/new', «list»)")).toEqual([])
  expect(registered('GET /new', "router.get('https://a.b', 1); router.get('/new', «list»)")).toEqual(['list'])
})

it('takes no look-up, request or link for a registration', () => {
  for (const text of [
    "cache.get('users', «load»)",
    'this.store.get("users", «load»)',
    "$this->cache->get('users', «load»)",
    "storage.get('api/users', «load»)",
    "open('cache').get('users', «load»)",
    "const users = await api.get('/users', «Users»)",
    "const users = await get('/users', «Users»)",
    "api.get('/users', «Users»).then(show)",
    "api.get('/users', «Users»)\n  .subscribe(show)",
    "api.get<User[]>('/users', «Users»).pipe(map(show))",
    "redirect_to '/users', «Users»",
    "link_to('/users', «Users»)",
    "getJson('/users', «Users»)",
    "apiGet('/users', «Users»)",
    "axios.get('/users', «Users»)",
    "asset_path('/users', «Users»)",
    "buildUrl('/users', «Users»)",
  ])
    expect(registered('GET /users', text), text).toEqual([])
})

it('takes the methods that are written behind the path or behind the call', () => {
  const behind = 'r.HandleFunc("/users", «list»).Methods("GET", "PUT")'
  expect(registered('PUT /users', behind)).toEqual(['list'])
  expect(registered('POST /users', behind)).toEqual([])
  expect(registered('POST /users', 'r.HandleFunc("/users", «list»).\n\tMethods(http.MethodGet)')).toEqual([])
  expect(registered('GET /users', 'r.HandleFunc("/users", «list»).\n\tMethods(http.MethodGet)')).toEqual(['list'])
  expect(registered('POST /users', "match '/users', «list», via: [:get, :put]")).toEqual([])
  expect(registered('PUT /users', "match '/users', «list», via: [:get, :put]")).toEqual(['list'])
  expect(registered('POST /users', "match '/users', «list», via: :get")).toEqual([])
  expect(registered('POST /users', 'app.add_url_rule("/users", view_func=«list», methods=["get"])')).toEqual([])
  const chained = '.route("/users", get(«list»).post(with_state(«create»)).layer(«trace»))'
  expect(registered('GET /users', chained)).toEqual(['list'])
  expect(registered('POST /users', chained)).toEqual(['create'])
  expect(registered('PUT /users', chained)).toEqual([])
  expect(registered('ANY /users', chained)).toEqual(['list', 'create'])
  expect(registered('DELETE /users/1', 'delete "/users/:id", «list», :delete')).toEqual(['list'])
})

it('finds the handler in what follows the call that has the path', () => {
  const mux = 'api.Methods(http.MethodGet).Path("/api/users").HandlerFunc(h.«list»)'
  expect(registered('GET /api/users', mux)).toEqual(['list'])
  expect(registered('POST /api/users', mux)).toEqual([])
  expect(registered('GET /users', 'r.Path("/users").Methods("POST").Handler(«create»)')).toEqual([])
  expect(registered('POST /users', 'r.Path("/users").Methods("POST").Handler(«create»)')).toEqual(['create'])
  const combo = 'm.Combo("/users").Get(«list»).\n\tPost(bind(«Form»{}), user.«create»)'
  expect(registered('GET /users', combo)).toEqual(['list'])
  expect(registered('POST /users', combo)).toEqual(['Form create'])
  expect(registered('DELETE /users', combo)).toEqual([])
  const express = "app.route('/users')\n  .get(«list»)\n  .post(auth, «create»)"
  expect(registered('POST /users', express)).toEqual(['create'])
  expect(registered('GET /users', 'url := r.Path("/users").String()\nshow(«list»)')).toEqual([])
})

it('finds the handlers behind a path whose call also has what stands in front of them', () => {
  const combo = 'm.Combo("/users", «signedIn», token()).\n\tGet(«list»).\n\tPost(«create»)'
  expect(registered('POST /users', combo)).toEqual(['create'])
})

it('follows groups of routes to the paths that are written in them', () => {
  const text = `m.Group("/user", func() {
	m.Group("/settings", func() {
		m.Get("", user.«settings»)
		m.Post("", bind(form.«Form»{}), user.«save»)
		m.Combo("/email").Get(user.«emails»).
			Post(user.«addEmail»)
	}, «signedIn»)
	m.Get("/:id", user.«show»)
}, «context»)
m.Get("/settings", «other»)
r.Route("/articles", func(r chi.Router) {
	r.With(«paginate»).Get("/", «articles»)
	r.Route("/{articleID}", func(r chi.Router) {
		r.Use(«articleCtx»)
		r.Get("/", «article»)
		r.Put("/", «update»)
	})
})
`
  const first = (route: string) => registered(route, text, 'web.go')
  // The other is only what the end of the path would be.
  expect(first('GET /user/settings')).toEqual(['settings', 'other'])
  expect(first('POST /user/settings')).toEqual(['Form save'])
  expect(first('POST /user/settings/email')).toEqual(['addEmail'])
  expect(first('GET /user/7')).toEqual(['show'])
  expect(first('GET /settings')).toEqual(['other'])
  expect(first('GET /articles')).toEqual(['articles'])
  expect(first('PUT /articles/{articleID}')).toEqual(['update'])
  expect(first('GET /articles/7')).toEqual(['article'])
  expect(first('DELETE /articles/7')).toEqual([])
})

it('follows groups of routes that a variable stands for', () => {
  const text = `func routes(r *gin.Engine) {
	users := r.Group("/users", «auth»)
	users.GET("", «list»)
	users.GET("/:id", «show»)
	admin := users.Group("/admin")
	{
		admin.POST("/ban", «ban»)
	}
	cache.GET("/:id", «other»)
}
`
  expect(registered('GET /users', text, 'routes.go')).toEqual(['list'])
  expect(registered('GET /users/7', text, 'routes.go')).toEqual(['show'])
  expect(registered('POST /users/admin/ban', text, 'routes.go')).toEqual(['ban'])
})

it('knows where a group of routes ends, and what is none', () => {
  const functions = `func routes(r *gin.Engine) {
	open := "{"
	users := r.Group("/users")
	users.GET("/all", «all»)
}
func own(users *gin.RouterGroup) {
	users.GET("/own", «own»)
}
`
  expect(registered('GET /own', functions, 'routes.go')).toEqual(['own'])
  expect(registered('GET /all', functions, 'routes.go')).toEqual([])
  const block = "const users = app.group('/users', (own) => {\n  own.get('/all', «all»)\n})"
  expect(registered('GET /users/all', block)).toEqual(['all'])
  expect(registered('GET /all', block)).toEqual([])
  expect(registered('GET /all', "group('edge cases', () {\n  router.get('/all', «all»)\n})")).toEqual(['all'])
})

it('takes of a resource what is said to be served', () => {
  expect(registered('GET /users', 'resources "/users", «Users», only: [:index, :show]')).toEqual(['Users'])
  expect(registered('POST /users', 'resources "/users", «Users», only: [:index, :show]')).toEqual([])
  expect(registered('POST /users', "Route::resource('users', «Users»::class)->only(['index', 'show'])")).toEqual([])
  expect(registered('DELETE /users/1', 'resources "/users", «Users», except: [:delete]')).toEqual([])
  expect(registered('GET /users', 'resources "/users", «Users», except: [:delete]')).toEqual(['Users'])
})

it('knows the prefix of Laravel’s groups, wherever in their heads it stands', () => {
  const text = [
    "Route::group(['middleware' => 'auth', 'prefix' => 'accounts', 'as' => 'accounts.'], static function (): void {",
    "  Route::get('{account}', [«Show»::class, 'show']);",
    '});',
    'Route::group(',
    '  [',
    "    'prefix' => 'v1/bills',",
    "    'as'     => 'bills.',",
    '  ],',
    '  static function (): void {',
    "    Route::get('', [«Bills»::class, 'index']);",
    '  }',
    ');',
    "Route::middleware('auth')",
    "  ->prefix('admin')",
    '  ->group(function () {',
    "    Route::get('users', [«Users»::class, 'index']);",
    '  });',
    "Route::get('users', [«Members»::class, 'index']);",
  ].join('\n')
  expect(registered('GET /accounts/{account}', text)).toEqual(['Show'])
  expect(registered('GET /v1/bills', text)).toEqual(['Bills'])
  expect(registered('GET /api/v1/bills', text)).toEqual(['Bills'])
  expect(registered('GET /admin/users', text)).toEqual(['Users', 'Members'])
  expect(registered('GET /users', text)).toEqual(['Members'])
})

it('knows the scopes of Phoenix', () => {
  const text = [
    'scope "/", ShopWeb do',
    '  get "/packages/:name", «Pages», :show',
    'end',
    'scope "/api", ShopWeb.API, as: :api do',
    '  for prefix <- prefixes do',
    '    get "/packages/:name", «Packages», :show',
    '  end',
    '  scope "/repos/:repository" do',
    '    get "/packages/:name", «Repos», :show',
    '  end',
    '  get "/users", «Users», :index',
    'end',
  ].join('\n')
  expect(registered('GET /api/repos/acme/packages/:name', text)).not.toContain('Users')
  expect(registered('GET /api/repos/:repository/packages/:name', text)).toContain('Repos')
  expect(registered('GET /packages/:name', text)).toEqual(['Pages'])
  expect(registered('GET /api/packages/:name', text)).toEqual(['Pages', 'Packages'])
  expect(registered('GET /api/users', text)).toEqual(['Users'])
  expect(registered('GET /users', text)).toEqual([])
})

it('needs no longer for lines that a program wrote', async () => {
  const spent = await processorTimeOf(() => {
    const packed = `${'x'.repeat(300_000)} router.get('/users', «list»);`
    expect(registered('GET /users', packed)).toEqual([])
    expect(registered('GET /users', "router.get('/users', ".repeat(20_000))).toEqual([])
    expect(registered('GET /users', "router.get('/users', [\n".repeat(1_000))).toEqual([])
    registered(`GET /${'(('.repeat(300)}[]{}.*+?/users`, "router.get('/users', «list»)")
  })
  expect(spent).toBeLessThan(20_000)
})

it('takes the action that a view is told for the method, and else the view, which may inherit it', () => {
  const text = "path('orders/', «Orders».as_view({'get': '«list»', 'post': 'create'}))"
  expect(registered('GET /orders', text)).toEqual(['list'])
  expect(registered('POST /orders', text)).toEqual(['Orders'])
  expect(registered('DELETE /orders', text)).toEqual([])
})

it('takes a view set for the routes of all and of one, by the methods that it serves', () => {
  const text = "api_router.register(r'orders', «OrderViewSet», basename='orders')"
  const named = "router.register(prefix='orders', viewset=«OrderViewSet»)"
  expect(registered('GET /orders', named)).toEqual(['OrderViewSet'])
  for (const route of [
    'GET /api/orders/',
    'HEAD /orders',
    'POST /orders',
    'GET /orders/7',
    'PATCH /orders/:id',
    'DELETE /orders/{pk}',
  ])
    expect(registered(route, text), route).toEqual(['OrderViewSet'])
  for (const route of ['DELETE /orders', 'POST /orders/7', 'GET /orders/late', 'GET /shops/orders'])
    expect(registered(route, text), route).toEqual([])
  expect(registered('GET /orders', "registry.register('orders', «Orders»)")).toEqual([])
})

it('takes what a function in place mentions, or what stands in front of it, for no handler', () => {
  for (const handler of [
    'auth, (req, res) => { res.send(«users») }',
    'async (c) => c.json(rows.map(«toRow»))',
    '«auth», async (ctx: Context): Promise<void> => {\n  ctx.body = «LIMIT»\n}',
    'function (req, res) { res.send(«page») }',
    '«auth», wrap(async function* send(req, res) {\n  res.send(«users»)\n})',
    'wrap(c => rows.map(«toRow»))',
  ])
    expect(registered('GET /users', `router.get('/users', ${handler})`), handler).toEqual([''])
  for (const text of [
    'r.Path("/users").HandlerFunc(func(w http.ResponseWriter, r *http.Request) {\n\t«templates».JSON(w)\n})',
    'mux.HandleFunc("/users", func(w http.ResponseWriter, r *http.Request) {\n\t«templates».JSON(w)\n})',
  ])
    expect(registered('GET /users', text), text).toEqual([''])
  const long = Array.from({ length: 60 }, () => '  log(«LIMIT»)').join('\n')
  expect(registered('GET /users', `router.get('/users', auth(), async (ctx) => {\n${long}\n})`)).toEqual([''])
  expect(registered('GET /users', `router.route('/users', auth(), (own) => {\n${long}\n})`)).toEqual([])
  expect(registered('GET /users', "client.get('/users', (done) => «show»)")).toEqual([])
  for (const list of ["['as' => 'users', 'uses' => «list»::class]", "['uses' => «list»]"])
    expect(registered('GET /users', `Route::get('/users', ${list})`)).toEqual(['list'])
  expect(registered('GET /users', "router.get('/users', { when: (one) => «old» }, «list»)")).toEqual(['old list'])
})

it('needs no longer for files that nobody wrote', async () => {
  const spent = await processorTimeOf(() => {
    for (const line of [
      `${'router'.repeat(48)} '/x' ${'router'.repeat(48)} '/users'\n`,
      "get('/users', [\n",
      `Group("/${'users/'.repeat(150)}", func() {\n get("/users", h)\n`,
      `{${'\\"'.repeat(480)} "/users"\n`,
    ])
      registered('GET /api/users', line.repeat(500_000 / line.length))
    registered(`GET ${'/front'.repeat(200)}/users`, `get('/users', h)\n`.repeat(20_000))
  })
  expect(spent).toBeLessThan(1500)
})
