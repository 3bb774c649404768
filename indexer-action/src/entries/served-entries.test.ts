/** What is called from outside in languages of servers: services, jobs, functions of clouds and commands. */
import { expect, test } from 'vitest'
import { entries } from '../testing/entries.ts'

test('Python: schedulers, bots, functions of clouds, services of gRPC', async () => {
  const text = `@dag(schedule=None)
def pipeline(): pass
@flow(name="sync")
def sync(): pass
PythonOperator(task_id='x', python_callable=work)
def work(): pass
@sio.on('message')
async def message(data): pass
@client.event
async def on_ready(): pass
@app.route(route="hello", methods=["GET"])
def hello(request): pass
@functions_framework.http
def serve(request): pass
@app.callback()
def options(verbose: bool): pass
def lambda_handler(event, context): pass
def handler(value): pass
class Greeter(helloworld_pb2_grpc.GreeterServicer):
    def SayHello(self, request, context): pass
    def helper(self): pass
class Pump:
    @flow.setter
    def flow(self, value): pass
app = FastAPI(lifespan=lifespan)
async def lifespan(app): yield
`
  expect(await entries('app.py', text)).toEqual([
    'pipeline job=dag',
    'sync job=flow',
    'work job=python_callable',
    'message listener=message',
    'on_ready listener=event',
    'hello route=GET /api/hello',
    'serve route=ANY /',
    'options command=',
    'lambda_handler entry=lambda_handler',
    'SayHello route=RPC SayHello',
    'lifespan listener=lifespan',
  ])
})

test('Java: Micronaut, Quarkus, runners, jobs, filters, services of gRPC, functions of AWS', async () => {
  const text = `class Web {
  @Get("/{name}") String hello(String name) { return ""; }
  @Incoming("orders") void order(Order order) {}
  void started(@Observes StartupEvent event) {}
}
interface Client { @GET("users/{id}") Call<User> user(); }
class Start implements CommandLineRunner { public void run(String... args) {} }
class Nightly implements Job { public void execute(JobExecutionContext context) {} }
class Auth extends OncePerRequestFilter { protected void doFilterInternal(A a, B b, C c) {} }
class Greeter extends GreeterGrpc.GreeterImplBase { public void sayHello(Request in, StreamObserver<Reply> out) {} }
class Handler implements RequestHandler<In, Out> { public Out handleRequest(In in, Context context) { return null; } }
@Command(name = "tidy") class Tidy implements Runnable { public void run() {} }
`
  expect(await entries('Web.java', text)).toEqual([
    'hello route=GET /{name}',
    'order listener=Incoming',
    'started listener=Observes',
    'run entry=main',
    'execute job=Nightly',
    'doFilterInternal listener=OncePerRequestFilter',
    'sayHello route=RPC sayHello',
    'handleRequest entry=handleRequest',
    'Tidy command=tidy',
    'run command=tidy',
  ])
})

test('Kotlin: Ktor’s modules, Micronaut, workers, and no class that is only given a job', async () => {
  const text = `fun Application.module() {}
fun Application.other() {}
class Web {
  @Get("/{name}")
  fun hello(name: String) = ""
}
interface Api {
  @GET("users")
  suspend fun users(): List<User>
}
class Sync(context: Context) : CoroutineWorker(context) { override suspend fun doWork() = 1 }
class Timer(private val job: Job) { fun execute() {} }
`
  expect(await entries('Web.kt', text)).toEqual(['module entry=module', 'hello route=GET /{name}', 'doWork job=Sync'])
})

test('Scala: ZIO’s programs and Play’s actions; Elixir: Phoenix, GenServer, Oban', async () => {
  const scala = `object Main extends ZIOAppDefault { def run = 1 }
class HomeController(cc: ControllerComponents) extends AbstractController(cc) {
  def index() = Action { Ok("") }
  def helper() = 1
}
`
  expect(await entries('Main.scala', scala)).toEqual(['Main entry=main', 'index action=Home#index'])
  const elixir = `defmodule Web.PageController do
  use Web, :controller
  def index(conn, _params), do: conn
  def helper(conn), do: conn
end
defmodule Web.PageLive do
  use Web, :live_view
  def mount(_params, _session, socket), do: socket
  def other(socket), do: socket
end
defmodule Web.Counter do
  use GenServer
  def handle_call(message, from, state), do: state
  def start_link(state), do: state
end
defmodule Web.Mail do
  use Oban.Worker
  def perform(job), do: job
end
defmodule Web.Plain do
  def init(state), do: state
end
`
  expect(await entries('lib/web.ex', elixir)).toEqual([
    'index action=Page#index',
    'mount listener=mount',
    'handle_call listener=handle_call',
    'perform job=Mail',
  ])
})

test('Go: services of gRPC, handlers of HTTP, functions of AWS, actions after nested fields', async () => {
  const text = `package main
type server struct {
	pb.UnimplementedGreeterServer
}
func (s *server) SayHello(ctx context.Context, in *pb.Request) (*pb.Reply, error) { return nil, nil }
func (s *server) helper(ctx context.Context) {}
type other struct{}
func (o *other) Load(ctx context.Context) {}
func (o *other) ServeHTTP(w http.ResponseWriter, r *http.Request) {}
func handle(ctx context.Context) error { return nil }
func act(c *cli.Context) error { return nil }
func start() {
	lambda.Start(handle)
	_ = &cli.Command{Name: "serve", Flags: []cli.Flag{&cli.StringFlag{Name: "port"}}, Action: act}
}
`
  expect(await entries('server.go', text)).toEqual([
    'SayHello route=RPC SayHello',
    'ServeHTTP route=ANY',
    'handle entry=handler',
    'act command=serve',
  ])
})

test('Rust: what other languages call, services of tonic, functions of AWS', async () => {
  const text = `#[no_mangle]
pub extern "C" fn open() {}
#[wasm_bindgen]
pub struct Page {}
#[wasm_bindgen]
pub fn render() {}
#[event(fetch)]
async fn serve() {}
#[tonic::async_trait]
impl Greeter for MyGreeter { async fn say_hello(&self) {} }
async fn handler(event: LambdaEvent<Value>) {}
fn helper() { run(service_fn(handler)) }
`
  expect(await entries('src/lib.rs', text)).toEqual([
    'open entry=no_mangle',
    'render entry=wasm_bindgen',
    'serve entry=fetch',
    'say_hello route=RPC say_hello',
    'handler entry=handler',
  ])
})

test('C#: services of gRPC, consumers, handlers, middleware, tools; PHP: subscribers, middleware, schedules', async () => {
  const csharp = `public class GreeterService : Greeter.GreeterBase { public override Task<R> SayHello(A a, ServerCallContext c) => null; void Helper() {} }
public class Orders : IConsumer<Order> { public Task Consume(ConsumeContext<Order> c) => null; public void Helper() {} }
public class Find : IRequestHandler<Q, R> { public Task<R> Handle(Q q, CancellationToken c) => null; }
public class Nightly : IJob { public Task Execute(IJobExecutionContext c) => null; }
public class Timing { public async Task InvokeAsync(HttpContext c) {} }
public static class Tools { [McpServerTool] public static string Echo(string text) => text; }
`
  expect(await entries('Web.cs', csharp)).toEqual([
    'SayHello route=RPC SayHello',
    'Consume listener=Orders',
    'Handle listener=Find',
    'Execute job=Nightly',
    'InvokeAsync listener=Timing',
    'Echo tool=',
  ])
  const php = `<?php
class Mails implements EventSubscriberInterface {
  public static function getSubscribedEvents() { return ['paid' => 'onPaid']; }
  public function onPaid() {}
  public function helper() {}
}
class Locale { public function handle($request, Closure $next) {} }
class Tasks { #[AsCronTask('* * * * *')] public function tidy() {} }
`
  expect(await entries('src/all.php', php)).toEqual([
    'getSubscribedEvents listener=Mails',
    'onPaid listener=Mails',
    'handle listener=middleware',
    'tidy listener=AsCronTask',
  ])
})

test('Ruby: commands of Thor, mailers, channels', async () => {
  const thor = `class CLI < Thor
  desc 'hello NAME', 'Says hello.'
  method_option :loud
  def hello(name); end

  def helper; end
end
`
  expect(await entries('lib/cli.rb', thor)).toEqual(['hello command=hello'])
  const mailer = 'class UserMailer < ApplicationMailer\n  def welcome; end\n\n  private\n\n  def helper; end\nend\n'
  expect(await entries('app/mailers/user_mailer.rb', mailer)).toEqual(['welcome action=user_mailer#welcome'])
  const channel = 'class ChatChannel < ApplicationCable::Channel\n  def subscribed; end\nend\n'
  expect(await entries('app/channels/chat_channel.rb', channel)).toEqual(['subscribed listener=ChatChannel'])
})
