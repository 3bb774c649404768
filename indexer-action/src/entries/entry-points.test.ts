/** What is called from outside: each framework as its own documentation writes it. */
import { expect, test } from 'vitest'
import { entries } from '../testing/entries.ts'

test('Rust: actix’s and Rocket’s attributes, axum’s routers', async () => {
  const text = `
#[get("/users/{id}")]
async fn show(id: u32) {}
#[actix_web::post("/users")]
async fn create() {}
async fn list() {}
async fn add() {}
fn helper() {}
fn app() -> Router { Router::new().route("/all", get(list).post(add)) }
fn main() {}
`
  expect(await entries('src/main.rs', text)).toEqual([
    'show route=GET /users/{id}',
    'create route=POST /users',
    'list route=GET /all',
    'add route=POST /all',
    'main entry=main',
  ])
})

test('PHP: Symfony’s routes and commands, Artisan’s commands, WordPress’s hooks', async () => {
  const text = `<?php
class UserController {
  #[Route('/users/{id}', name: 'show', methods: ['GET', 'HEAD'])]
  public function show(int $id) {}
  public function helper() {}
}
class SendMail extends Command {
  protected $signature = 'mail:send {user}';
  public function handle() {}
}
#[AsCommand(name: 'app:tidy')]
class Tidy extends Command { protected function execute($in, $out) {} }
class Other { public function handle() {} }
function on_start() {}
add_action('init', 'on_start');
`
  expect(await entries('src/all.php', text)).toEqual([
    'show route=GET,HEAD /users/{id}',
    'handle command=mail:send',
    'execute command=app:tidy',
    'on_start hook=init',
  ])
})

test('C#: minimal APIs; Java: servlets, listeners; Kotlin: main and Spring', async () => {
  const csharp =
    'class Api { static void Add(App app) { app.MapGet("/users", List); } static int List() { return 1; } }'
  expect(await entries('Api.cs', csharp)).toEqual(['List route=GET /users'])
  const java = `class Web extends HttpServlet {
  protected void doGet(HttpServletRequest in, HttpServletResponse out) {}
  @Scheduled(fixedRate = 5) void tick() {}
  @GetMapping("/x") String x() { return ""; }
  void helper() {}
}`
  expect(await entries('Web.java', java)).toEqual(['doGet route=GET', 'tick listener=Scheduled', 'x route=GET /x'])
  const kotlin = `@RestController
class Web {
  @GetMapping("/users")
  fun list() = 1
  fun helper() = 2
}
fun main(args: Array<String>) {}
`
  expect(await entries('Web.kt', kotlin)).toEqual(['list route=GET /users', 'main entry=main'])
})

test('Scala’s programs, Rails’ actions and jobs, a shell script’s main', async () => {
  const scala =
    'object One extends App {\n}\nobject Two {\n  def main(args: Array[String]): Unit = {}\n  def other(): Unit = {}\n}\n'
  expect(await entries('a.scala', scala)).toEqual(['One entry=main', 'main entry=main'])
  const rails = 'class UsersController < ApplicationController\n  def index; end\nend\n'
  expect(await entries('app/controllers/users_controller.rb', rails)).toEqual(['index action=users#index'])
  expect(await entries('lib/users_controller.rb', rails)).toEqual([])
  const job = 'class SendJob < ApplicationJob\n  def perform(id); end\n  def other; end\nend\n'
  expect(await entries('app/jobs/send_job.rb', job)).toEqual(['perform job=SendJob'])
  expect(await entries('run.sh', 'main() { echo 1; }\nother() { :; }\nmain "$@"\n')).toEqual(['main entry=main'])
})

test('Python: Django’s paths and views, aiohttp, argparse', async () => {
  const text = `from django.urls import path
def index(request): pass
async def hello(request): pass
def run(args): pass
def helper(): pass
class Users(APIView):
    def get(self, request): pass
    def helper(self): pass
urlpatterns = [path('users/', index, name='index')]
app.router.add_get('/hello', hello)
parser.set_defaults(func=run)
`
  expect(await entries('urls.py', text)).toEqual([
    'index route=ANY /users/',
    'hello route=GET /hello',
    'run command=',
    'get route=GET',
  ])
})

test('Go: cobra’s commands', async () => {
  const text =
    'package cmd\nfunc runServe(c *cobra.Command, a []string) error { return nil }\nvar serve = &cobra.Command{\n\tUse:   "serve [flags]",\n\tShort: "Serves.",\n\tRunE:  runServe,\n}\n'
  expect(await entries('cmd/serve.go', text)).toEqual(['runServe command=serve'])
})

test('Go: commands that a method runs, whose name another package’s function may have', async () => {
  const text = `package cmd
func newRun(c *runner) *cobra.Command {
	return &cobra.Command{
		Use:  "run [flags] FILE",
		Args: exactly(1, "a file"),
		RunE: c.run,
	}
}
var stop = &cobra.Command{Use: "stop", RunE: control.Stop}
func (c *runner) run(cmd *cobra.Command, args []string) error { return nil }
func Stop() {}
`
  expect(await entries('cmd/run.go', text)).toEqual(['run command=run'])
})

test('Go: what makes a command that a function without a name runs, unless it makes several', async () => {
  const text = `package cmd
func newBuild(opts *options) *cobra.Command {
	cmd := &cobra.Command{
		Use: "build PATH",
		RunE: func(cmd *cobra.Command, args []string) error { return build(opts) },
	}
	return cmd
}
func newCheck(c *config) *cli.Command {
	return &cli.Command{Name: "healthcheck", Configuration: c, Run: check(c)}
}
var serve = &cobra.Command{
	Use: "serve",
	Run: func(cmd *cobra.Command, args []string) {},
}
func both() []*cli.Command {
	return []*cli.Command{
		{Name: "one", Action: func(c *cli.Context) error { return nil }},
		{Name: "two", Action: func(c *cli.Context) error { return nil }},
	}
}
func check(c *config) func() { return nil }
`
  expect(await entries('cmd/all.go', text)).toEqual([
    'newBuild command=build',
    'newCheck command=healthcheck',
    'serve command=serve',
  ])
})

test('Rust: clap’s subcommands', async () => {
  const text = `
#[derive(Subcommand, Debug)]
#[command(infer_subcommands = true)]
pub enum Cmd {
    /// Shows the history
    #[command(subcommand)]
    History(history::Cmd),
    DefaultConfig,
    #[command(name = "__internal", hide = true)]
    Internal { year: i32 },
    #[command(flatten)]
    Sync(sync::Cmd),
    #[command(external_subcommand)]
    External(Vec<String>),
    #[clap(about, aliases = ["name = no"])]
    #[cfg(feature = "x")]
    Old,
}
#[derive(Clone)]
enum Other { One }
`
  expect(await entries('src/cli.rs', text)).toEqual([
    'History command=history',
    'DefaultConfig command=default-config',
    'Internal command=__internal',
    'Old command=old',
  ])
})

test('Go: routes in groups, and handlers behind the path', async () => {
  const text = `package main
func routes(r *mux.Router, e *gin.Engine, c chi.Router, m *macaron.Router) {
	r.Methods(http.MethodGet).Path("/raw").HandlerFunc(h.raw)
	r.Path("/made").Methods("POST").Handler(http.HandlerFunc(made))
	r.PathPrefix("/static").Handler(files)
	users := e.Group("/users", auth)
	users.GET("", list)
	users.GET("/:id", show)
	admin := users.Group("/admin")
	admin.POST("/ban", ban)
	c.Route("/articles", func(c chi.Router) {
		c.With(paginate).Get("/", articles)
		c.Route("/{id}", func(c chi.Router) { c.Put("/", update) })
	})
	m.Group("/org", func() {
		m.Combo("/new").Get(form).Post(bind(Form{}), create)
	}, signedIn)
	c.Get("/plain", plain)
	cache.Get("", other)
}
func elsewhere(users *gin.RouterGroup) { users.GET("/own", own) }
func (h *H) raw(w http.ResponseWriter, r *http.Request) {}
func made(w http.ResponseWriter, r *http.Request) {}
func list(c *gin.Context) {}
func show(c *gin.Context) {}
func ban(c *gin.Context) {}
func articles(w http.ResponseWriter, r *http.Request) {}
func update(w http.ResponseWriter, r *http.Request) {}
func form(c *Context) {}
func create(c *Context) {}
func plain(w http.ResponseWriter, r *http.Request) {}
func other(w http.ResponseWriter, r *http.Request) {}
func own(c *gin.Context) {}
`
  expect(await entries('web.go', text)).toEqual([
    'raw route=GET /raw',
    'made route=POST /made',
    'list route=GET /users',
    'show route=GET /users/:id',
    'ban route=POST /users/admin/ban',
    'articles route=GET /articles',
    'update route=PUT /articles/{id}',
    'form route=GET /org/new',
    'create route=POST /org/new',
    'plain route=GET /plain',
    'own route=GET /own',
  ])
})

test('Go: handlers that are converted, and those before their middleware', async () => {
  const text = `package main
import "github.com/labstack/echo/v4"
func routes(mux *http.ServeMux, e *echo.Echo, mw echo.MiddlewareFunc) {
	mux.Handle("POST /items", http.HandlerFunc(create))
	mux.Handle("/other", logged(helper))
	e.GET("/users", list, mw)
	e.PUT("/users", s.put, middleware.Logger())
}
func create(w http.ResponseWriter, r *http.Request) {}
func list(c echo.Context) error { return nil }
func (s *Server) put(c echo.Context) error { return nil }
func helper() {}
`
  expect(await entries('web.go', text)).toEqual([
    'create route=POST /items',
    'list route=GET /users',
    'put route=PUT /users',
  ])
})

test('scripts: routes by file in Next, SvelteKit and Remix; commander; fastify', async () => {
  const next = 'export async function GET() {}\nexport async function helper() {}\n'
  expect(await entries('src/app/(shop)/users/[id]/route.ts', next)).toEqual(['GET route=GET /users/[id]'])
  expect(await entries('src/other.ts', next)).toEqual([])
  expect(await entries('src/routes/api/+server.ts', 'export const POST = async () => {}\n')).toEqual([
    'POST route=POST /api',
  ])
  expect(await entries('pages/api/users.ts', 'export default function handler() {}\n')).toEqual([
    'handler route=ANY /api/users',
  ])
  expect(await entries('app/routes/users.list.tsx', 'export async function loader() {}\n')).toEqual([
    'loader route=GET /users/list',
  ])
  const cli =
    "function build() {}\nprogram.command('build <dir>').description('Builds').action(build)\nserver.route({ method: 'PUT', url: '/x', handler: put })\nfunction put() {}\n"
  expect(await entries('cli.js', cli)).toEqual(['build command=build', 'put route=PUT /x'])
})

test('Nuxt’s and SvelteKit’s pages', async () => {
  expect(await entries('app/pages/users/[id].vue', '<template><p /></template>\n')).toEqual([
    '[id] route=GET /users/[id]',
  ])
  expect(await entries('pages/index.vue', '<script setup>\nfunction save() {}\n</script>\n')).toEqual([
    'pages route=GET /',
  ])
  expect(await entries('src/routes/(app)/users/+page.svelte', '<p />\n')).toEqual(['+page route=GET /users'])
  expect(await entries('src/pages/blog/[slug].astro', '---\nconst a = 1\n---\n<p />\n')).toEqual([
    '[slug] route=GET /blog/[slug]',
  ])
  expect(await entries('src/components/Card.vue', '<template><p /></template>\n')).toEqual([])
})

test('Dart’s main function and Swift’s main type', async () => {
  expect(await entries('bin/app.dart', 'void main(List<String> args) {}\nvoid other() {}\n')).toEqual([
    'main entry=main',
  ])

  expect(
    await entries('App.swift', '@main\nstruct MyApp: App { var body: some Scene { Text() } }\nstruct Other {}\n'),
  ).toEqual(['MyApp entry=main'])
})

test('Main functions of Erlang, Clojure and Objective-C', async () => {
  const escript = '-module(tool).\n-export([main/1, main/2]).\nmain(_) -> ok.\nmain(_, _) -> ok.\n'
  expect(await entries('tool.erl', escript)).toEqual(['main entry=main'])
  expect(await entries('core.clj', '(ns core)\n(defn -main [& args])\n(defn main [])\n')).toEqual(['-main entry=main'])
  expect(await entries('main.m', 'int main(int argc) { return 0; }\nint other(void) { return 0; }\n')).toEqual([
    'main entry=main',
  ])
})

test('Main functions of Haskell and Zig, Mix’s tasks', async () => {
  expect(await entries('Main.hs', 'module Main where\nmain :: IO ()\nmain = run\nrun = main\n')).toEqual([
    'main entry=main',
  ])
  expect(await entries('main.zig', 'pub fn main() !void {}\nfn other() void {}\n')).toEqual(['main entry=main'])
  const task = 'defmodule Mix.Tasks.Phx.GenAuth do\n  def run(args), do: args\n  def other(a), do: a\nend\n'
  expect(await entries('lib/mix/tasks/phx.gen_auth.ex', task)).toEqual(['run command=mix phx.gen_auth'])
})

test('TypeScript: Workers, pages of Next, what Nest delivers', async () => {
  const worker = `export default {
  async fetch(request) {},
  scheduled: (event) => {},
  helper() {},
}
export class Room extends DurableObject<Env> {
  async alarm() {}
  async helper() {}
}
`
  expect(await entries('src/worker.ts', worker)).toEqual([
    'fetch entry=fetch',
    'scheduled entry=scheduled',
    'alarm entry=alarm',
  ])
  const page = 'export default async function Users() {}\nexport function helper() {}\n'
  expect(await entries('src/app/(shop)/users/[id]/page.tsx', page)).toEqual(['Users route=GET /users/[id]'])
  expect(await entries('src/middleware.ts', 'export function middleware() {}\n')).toEqual([
    'middleware entry=middleware',
  ])
  expect(await entries('src/routes/x/+page.server.ts', 'export const load = async () => {}\n')).toEqual([
    'load route=GET /x',
  ])
  const nest =
    "class Orders {\n  @MessagePattern('paid') paid() {}\n  @Cron('* * *')\n  tick() {}\n  @Mutation(() => Order) add() {}\n  helper() {}\n}\n"
  expect(await entries('src/orders.ts', nest)).toEqual([
    'paid listener=MessagePattern',
    'tick listener=Cron',
    'add listener=Mutation',
  ])
})

test('Python: Django’s commands and REST framework, signals, tools of MCP servers', async () => {
  const command = 'class Command(BaseCommand):\n    def handle(self, *args): ...\n    def helper(self): ...\n'
  expect(await entries('shop/management/commands/close_day.py', command)).toEqual(['handle command=close_day'])
  expect(await entries('shop/commands.py', command)).toEqual([])
  const text = `
class Users(viewsets.ModelViewSet):
    def partial_update(self, request, pk=None): ...
    @action(detail=True, methods=['post'])
    def lock(self, request, pk=None): ...
    def helper(self): ...
@api_view(['GET', 'POST'])
def snippets(request): ...
@receiver(post_save, sender=User)
def on_save(sender, **more): ...
@app.exception_handler(ValueError)
async def refuse(request, error): ...
@mcp.tool(name="find")
async def search(query: str) -> str: ...
@server.resource("config://app")
def config(): ...
`
  expect(await entries('views.py', text)).toEqual([
    'partial_update route=PATCH',
    'lock route=POST',
    'snippets route=GET,POST',
    'on_save listener=post_save',
    'refuse listener=exception_handler',
    'search tool=find',
    'config tool=config://app',
  ])
})

test('Kotlin’s annotations on the line of the function, and what Spring calls besides routes', async () => {
  const kotlin =
    'class Web {\n  @GetMapping("/users") fun list() = 1\n  @QueryMapping fun user() = 1\n  fun get() = 1\n}\n'
  expect(await entries('Web.kt', kotlin)).toEqual(['list route=GET /users', 'user listener=QueryMapping'])
  const java =
    'class Web {\n  @ExceptionHandler(Bad.class) void refuse() {}\n  @Bean Clock clock() { return null; }\n}\n'
  expect(await entries('Web.java', java)).toEqual(['refuse listener=ExceptionHandler', 'clock listener=Bean'])
})

test('Ruby’s private methods are no actions; workers of Sidekiq', async () => {
  const rails = `class UsersController < ApplicationController
  def index; end
  private def one; end

  private

  def two; end
end
`
  expect(await entries('app/controllers/users_controller.rb', rails)).toEqual(['index action=users#index'])
  const worker = 'class Sender\n  include Sidekiq::Job\n  def perform(id); end\n  def other; end\nend\n'
  expect(await entries('app/workers/sender.rb', worker)).toEqual(['perform job=Sender'])
})

test('Rust: every method of a route, actix’s resources', async () => {
  const text = `
async fn show() {} async fn add() {} async fn change() {} async fn remove() {} async fn hey() {} async fn pay() {}
fn app() {
    Router::new().route("/u/{id}", get(users::show).post(add).put(change).delete(remove));
    App::new().route("/hey", web::get().to(hey)).service(web::resource("/pay").route(web::post().to(pay)));
}
`
  expect(await entries('src/app.rs', text)).toEqual([
    'show route=GET /u/{id}',
    'add route=POST /u/{id}',
    'change route=PUT /u/{id}',
    'remove route=DELETE /u/{id}',
    'hey route=GET /hey',
    'pay route=POST /pay',
  ])
})

test('C#: pages, controllers by convention, hubs, services and functions; PHP: queues and messages', async () => {
  const csharp = `public class IndexModel : PageModel { public void OnGet() {} public void OnPostSave() {} public void Helper() {} }
public class HomeController : Controller { public IActionResult Index() => View(); [NonAction] public void No() {} private void Helper() {} }
public class Chat : Hub<IChat> { public async Task Send(string text) {} private void Helper() {} }
public class Beat : BackgroundService { protected override async Task ExecuteAsync(CancellationToken stop) {} }
public class Jobs { [Function("Nightly")] public void Run() {} }
`
  expect(await entries('Web.cs', csharp)).toEqual([
    'OnGet route=GET',
    'OnPostSave route=POST',
    'Index action=Home#Index',
    'Send listener=Chat',
    'ExecuteAsync job=Beat',
    'Run listener=Nightly',
  ])
  const php = `<?php
#[AsMessageHandler] class Mailer { public function __invoke(Mail $mail) {} public function helper() {} }
class Listens { #[AsEventListener(event: 'paid')] public function onPaid() {} }
class SyncJob implements ShouldQueue { public function handle(): void {} }
`
  expect(await entries('src/jobs.php', php)).toEqual([
    'Mailer listener=AsMessageHandler',
    '__invoke listener=AsMessageHandler',
    'onPaid listener=AsEventListener',
    'handle job=SyncJob',
  ])
})

test('PowerShell: what its Desired State Configuration calls, and a script’s main', async () => {
  const text = `
function Get-TargetResource { }
function Test-TargetResource { }
function Set-TargetResource { }
function Get-Other { }
function main { }
`
  const called = ['Get-TargetResource', 'Test-TargetResource', 'Set-TargetResource']
  expect(await entries('DSCResources/A/A.psm1', text)).toEqual(called.map((name) => `${name} listener=DSC`))
  expect(await entries('bin/run.ps1', text)).toContain('main entry=main')
})

test('Perl: what Perl itself, Exporter and Moose call, and a program’s main', async () => {
  const text = `package App;
sub import { 1 }
sub BUILD { my $self = shift }
sub DESTROY {}
sub FETCH { my $self = shift }
sub helper { 1 }
sub main { helper() }
`
  expect(await entries('bin/app.pl', text)).toEqual([
    'import listener=import',
    'BUILD listener=BUILD',
    'DESTROY listener=DESTROY',
    'FETCH listener=App',
    'main entry=main',
  ])
})
