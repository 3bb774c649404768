import { expect, test } from 'vitest'
import { extractUnit } from '../../../extract.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { rust } from '../index.ts'

const DEPENDENCIES =
  'actix-web arc-swap axum bevy clap dashmap futures futures-util indexmap itertools parking_lot rayon reqwest serde_json sqlx tokio'.split(
    ' ',
  )

async function leads(source: string): Promise<void> {
  await expectLinks({
    'Cargo.toml': `[package]\nname = "shop"\n[dependencies]\n${DEPENDENCIES.map((one) => `${one} = "1"\n`).join('')}`,
    'src/lib.rs': source,
  })
}

const USER =
  'pub struct User { pub id: u8 }\nimpl User { pub fn name(&self) -> &str { "" } pub async fn load(id: u8) -> Result<User, String> { todo!() } }\n'

test('what a web framework takes out of a request is what it is declared to hold', () =>
  leads(`${USER}
use actix_web::web;
use axum::{extract::{Path, State}, Json};
#[derive(Clone)] pub struct App { user: std::sync::Arc<User> }
async fn show(State(app): State<App>, Path(id): Path<u8>, Json(body): Json<User>) -> Json<User> {
    app.user.name();
    //  ^ read src/lib.rs App.user
    //       ^ call src/lib.rs User.name
    body.name();
    //   ^ call src/lib.rs User.name
    Json(body)
}
async fn list(app: State<App>, body: Json<User>) {
    app.user.name();
    //       ^ call src/lib.rs User.name
    body.0.name();
    //     ^ call src/lib.rs User.name
}
async fn put(app: web::Data<App>, body: web::Json<User>) {
    app.user.name();
    //  ^ read src/lib.rs App.user
    body.into_inner().name();
    //                ^ call src/lib.rs User.name
}
`))

test('locks of async crates are awaited, and those of others are not', () =>
  leads(`${USER}
use tokio::sync::{Mutex, RwLock};
struct Users { one: Mutex<User>, all: RwLock<Vec<User>>, other: parking_lot::Mutex<User> }
async fn run(users: &Users) {
    users.one.lock().await.name();
    //                     ^ call src/lib.rs User.name
    let all = users.all.read().await;
    all.first().unwrap().name();
    //                   ^ call src/lib.rs User.name
    users.other.lock().name();
    //                 ^ call src/lib.rs User.name
}
`))

test('tasks and channels give what was put into them', () =>
  leads(`${USER}
use tokio::{sync::{broadcast, mpsc, oneshot}, task::JoinSet};
enum Order { Add(User), Get { reply: oneshot::Sender<User> } }
struct Actor { orders: mpsc::Receiver<Order> }
impl Actor {
    async fn run(mut self) {
        while let Some(order) = self.orders.recv().await { self.take(order); }
        //                                  ^ call crates:tokio sync::mpsc::Receiver::recv
        //                                                      ^ call src/lib.rs Actor.take
    }
    fn take(&self, order: Order) { if let Order::Add(user) = order { user.name(); } }
    //                                                                    ^ call src/lib.rs User.name
}
async fn run() -> Result<(), String> {
    let task = tokio::spawn(async move { User { id: 1 } });
    task.await?.name();
    //          ^ call src/lib.rs User.name
    tokio::task::spawn_blocking(|| User { id: 1 }).await.unwrap().name();
    //                                                            ^ call src/lib.rs User.name
    let (tx, mut rx) = mpsc::unbounded_channel();
    tx.send(User { id: 1 });
    while let Some(user) = rx.recv().await { user.name(); }
    //                                            ^ call src/lib.rs User.name
    let (tx, rx) = oneshot::channel::<User>();
    rx.await?.name();
    //        ^ call src/lib.rs User.name
    let mut set = JoinSet::new();
    set.spawn(async { User { id: 1 } });
    while let Some(done) = set.join_next().await { done?.name(); }
    //                                                   ^ call src/lib.rs User.name
    let (a, b) = tokio::try_join!(User::load(1), User::load(2))?;
    a.name();
    //^ call src/lib.rs User.name
    let (c, d) = tokio::join!(User::load(1), User::load(2));
    d?.name();
    // ^ call src/lib.rs User.name
    tokio::time::timeout(LIMIT, User::load(3)).await??.name();
    //                                                 ^ call src/lib.rs User.name
    for user in futures::future::join_all((0..3).map(|id| User::load(id))).await { user?.name(); }
    //                                                                                   ^ call src/lib.rs User.name
    Ok(())
}
`))

test('what is read from text, from a database or from the web has the type that is asked for', () =>
  leads(`${USER}
async fn run(pool: &Pool) -> Result<(), String> {
    serde_json::from_str::<User>("{}")?.name();
    //                                  ^ call src/lib.rs User.name
    let users: Vec<User> = serde_json::from_reader(file)?;
    users[0].name();
    //       ^ call src/lib.rs User.name
    sqlx::query_as::<_, User>("select").bind(1).fetch_one(pool).await?.name();
    //                                                                 ^ call src/lib.rs User.name
    let found = sqlx::query_as!(User, "select", 1).fetch_optional(pool).await?;
    found.unwrap().name();
    //             ^ call src/lib.rs User.name
    let client = reqwest::Client::new();
    client.get("/").query(&[1]).send().await?.error_for_status()?.json::<User>().await?.name();
    //     ^ call crates:reqwest Client::get
    //                                                                                  ^ call src/lib.rs User.name
    Ok(())
}
`))

test('streams have items, in methods of every kind', () =>
  leads(`${USER}
use futures::{Stream, StreamExt, TryStreamExt, stream};
fn feed() -> impl Stream<Item = Result<User, String>> { todo!() }
async fn run(users: Vec<User>, mut boxed: stream::BoxStream<'static, User>) -> Result<(), String> {
    let mut loaded = stream::iter(&users).map(|user| async move { user.name(); User::load(user.id).await }).buffer_unordered(4);
    //                                                                 ^ call src/lib.rs User.name
    while let Some(user) = loaded.next().await { user?.name(); }
    //                                                 ^ call src/lib.rs User.name
    stream::iter(users).for_each_concurrent(4, |user| async move { user.name(); }).await;
    //                                                                  ^ call src/lib.rs User.name
    while let Some(user) = boxed.next().await { user.name(); }
    //                                               ^ call src/lib.rs User.name
    while let Some(user) = feed().try_next().await? { user.name(); }
    //                                                     ^ call src/lib.rs User.name
    let all: Vec<_> = feed().map_ok(|user| user).try_collect().await?;
    all[0].name();
    //     ^ call src/lib.rs User.name
    let mut open = stream::FuturesUnordered::new();
    open.push(User::load(1));
    while let Some(user) = open.next().await { user?.name(); }
    //                                               ^ call src/lib.rs User.name
    Ok(())
}
`))

test('what shared maps, cells and adaptors of iterators hand out is known', () =>
  leads(`${USER}
use itertools::Itertools;
use std::sync::Arc;
async fn run(map: dashmap::DashMap<u8, User>, now: arc_swap::ArcSwap<User>, cell: tokio::sync::OnceCell<User>) -> Result<(), String> {
    for one in map.iter() { one.value().name(); }
    //                                  ^ call src/lib.rs User.name
    map.get(&1).unwrap().name();
    //                   ^ call src/lib.rs User.name
    now.load().name();
    //         ^ call src/lib.rs User.name
    cell.get_or_try_init(|| User::load(1)).await?.name();
    //                                            ^ call src/lib.rs User.name
    Ok(())
}
fn adapt(found: Vec<Result<User, String>>, by: indexmap::IndexMap<u8, User>) {
    found.iter().filter_ok(|user| user.id > 1).map_ok(|user| user.name()).collect_vec();
    //                                 ^ read src/lib.rs User.id
    //                                                            ^ call src/lib.rs User.name
    by.first().unwrap().1.name();
    //                    ^ call src/lib.rs User.name
    for (user, _) in itertools::izip!(by.values(), 1..) { user.name(); }
    //                                                         ^ call src/lib.rs User.name
}
`))

test('what futures hands on from futures-util is the same', () =>
  leads(`${USER}
use futures_util::{future, stream, StreamExt, TryStreamExt};
async fn run(mut boxed: stream::BoxStream<'static, User>) -> Result<(), String> {
    while let Some(user) = boxed.next().await { user.name(); }
    //                                               ^ call src/lib.rs User.name
    let mut open = stream::FuturesOrdered::new();
    open.push_back(User::load(1));
    while let Some(user) = open.next().await { user?.name(); }
    //                                               ^ call src/lib.rs User.name
    let mut made = stream::try_unfold(0, |at| async move { Ok::<_, String>(Some((User::load(at).await?, at))) }).boxed();
    while let Some(user) = made.try_next().await? { user.name(); }
    //                                                   ^ call src/lib.rs User.name
    for user in future::join_all((0..3).map(|id| User::load(id))).await { user?.name(); }
    //                                                                          ^ call src/lib.rs User.name
    Ok(())
}
`))

test('arguments of a command line are parsed by what is derived for them', () =>
  leads(`use clap::Parser;
#[derive(Parser)]
struct Args { #[command(subcommand)] command: Command }
#[derive(clap::Subcommand)]
enum Command { Run(Run) }
#[derive(clap::Args)]
struct Run { port: u16 }
impl Run { fn start(&self) {} }
fn main() {
    let args = Args::parse();
    //               ^ call crates:clap Parser::parse
    match args.command { Command::Run(run) => run.start() }
    //         ^ read src/lib.rs Args.command
    //                                            ^ call src/lib.rs Run.start
    if let Ok(other) = Args::try_parse_from(["a"]) { other.command; }
    //                                                     ^ read src/lib.rs Args.command
}
`))

test('systems of a game know their resources and what they query', () =>
  leads(`use bevy::prelude::*;
struct Player { hp: u8 }
impl Player { fn hit(&mut self) {} }
struct Score(u8);
impl Score { fn up(&mut self) {} }
fn play(mut score: ResMut<Score>, mut players: Query<(&mut Player, &Transform), With<Score>>, one: Single<&Player>) {
//                 ^ type crates:bevy prelude::ResMut
    score.up();
    //    ^ call src/lib.rs Score.up
    one.hit();
    //  ^ call src/lib.rs Player.hit
    for (mut player, _) in &mut players { player.hit(); }
    //                                           ^ call src/lib.rs Player.hit
    players.iter_mut().for_each(|(mut player, _)| player.hit());
    //                                                   ^ call src/lib.rs Player.hit
}
`))

test('a list that is iterated in parallel is iterated', () =>
  leads(`${USER}
use rayon::prelude::*;
fn run(users: Vec<User>) {
    users.par_iter().for_each(|user| { user.name(); });
    //                                      ^ call src/lib.rs User.name
}
`))

test('a reference to what is called raw is no raw pointer', async () => {
  const text = 'fn run(raw: u8) {\n    read(&raw);\n    let at = &raw const raw;\n}\nfn read(of: &u8) {}\n'
  expect((await extractUnit(rust, 'src/lib.rs', text)).diagnostics).toBeUndefined()
})

test('what arc_swap gives access to is what is loaded', () =>
  expectLinks({
    'Cargo.toml': '[package]\nname = "shop"\n[dependencies]\narc-swap = "1"\n',
    'src/lib.rs': `use arc_swap::{access::{DynAccess, DynGuard}, ArcSwap};
use std::sync::Arc;
pub struct Config { pub wrap: bool }
impl Config { pub fn ok(&self) {} }
pub struct Editor { config: Arc<dyn DynAccess<Config>>, boxed: Box<dyn DynAccess<Config>> }
impl Editor { pub fn config(&self) -> DynGuard<Config> { self.config.load() } }
fn run(editor: &Editor) {
    editor.config().ok();
    //              ^ call src/lib.rs Config.ok
    let wrap = editor.config().wrap;
    //                         ^ read src/lib.rs Config.wrap
    let config = editor.boxed.load();
    config.ok();
    //     ^ call src/lib.rs Config.ok
}
`,
  }))
