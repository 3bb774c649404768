/**
 * Signatures of functions and methods of well-known crates through which types of the repository pass, in the form of
 * standard-library.ts. A path that begins with a crate is a type of that crate, and any other name one of std.
 */
export const CRATE_METHODS = `
tokio::task::JoinHandle<T>
  abort -> ()
tokio::task::JoinSet<T>
  :: new -> tokio::task::JoinSet<T>
  spawn(Future<T>) -> AbortHandle
  join_next -> Future<Option<Result<T,JoinError>>>
tokio::sync::mpsc::Receiver<T>
  recv -> Future<Option<T>>
  blocking_recv -> Option<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::mpsc::UnboundedReceiver<T>
  recv -> Future<Option<T>>
  blocking_recv -> Option<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::mpsc::Sender<T>
  send(T) -> Future<Result<(),SendError>>
  try_send(T) blocking_send(T) -> Result<(),SendError>
tokio::sync::mpsc::UnboundedSender<T>
  send(T) -> Result<(),SendError>
tokio::sync::broadcast::Receiver<T>
  recv -> Future<Result<T,RecvError>>
  try_recv -> Result<T,TryRecvError>
tokio::sync::broadcast::Sender<T>
  send(T) -> Result<usize,SendError>
  subscribe -> tokio::sync::broadcast::Receiver<T>
tokio::sync::watch::Receiver<T>
  borrow borrow_and_update -> T
tokio::sync::watch::Sender<T>
  send(T) -> Result<(),SendError>
  send_replace(T) borrow -> T
  subscribe -> tokio::sync::watch::Receiver<T>
tokio::sync::oneshot::Receiver<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::oneshot::Sender<T>
  send(T) -> Result<(),T>
sqlx::query::QueryAs<T>
  bind(Z) persistent(bool) -> sqlx::query::QueryAs<T>
  fetch_one(Z) -> Future<Result<T,Error>>
  fetch_all(Z) -> Future<Result<Vec<T>,Error>>
  fetch_optional(Z) -> Future<Result<Option<T>,Error>>
tokio::sync::OnceCell<T>
  :: new const_new -> tokio::sync::OnceCell<T>
  get get_mut into_inner -> Option<T>
  get_or_init(fn() -> Future<T>) -> Future<T>
  get_or_try_init(fn() -> Future<Result<T,E>>) -> Future<Result<T,E>>
  set(T) -> Result<(),SetError>
itertools::MinMaxResult<T>
  into_option -> Option<(T,T)>
dashmap::DashMap<K,V> : HashMap<K,V>
  :: new with_capacity(usize) default -> dashmap::DashMap<K,V>
  get(K) get_mut(K) -> Option<dashmap::Ref<V,K>>
  remove(K) -> Option<(K,V)>
  iter iter_mut -> Iter<dashmap::Ref<V,K>>
dashmap::Ref<V,K>
  value value_mut -> V
  key -> K
  pair pair_mut -> (K,V)
arc_swap::ArcSwap<T>
  :: new(Arc<T>) from(Arc<T>) from_pointee(T) -> arc_swap::ArcSwap<T>
  load load_full swap(Arc<T>) -> Arc<T>
  store(Arc<T>) -> ()
arc_swap::ArcSwapOption<T>
  load load_full swap(Option<Arc<T>>) -> Option<Arc<T>>
  store(Option<Arc<T>>) -> ()
futures::Stream<T>
  next -> Future<Option<T>>
  select_next_some -> Future<T>
  map(fn(T) -> U) -> futures::Stream<U>
  then(fn(T) -> Future<U>) -> futures::Stream<U>
  filter_map(fn(T) -> Future<Option<U>>) -> futures::Stream<U>
  flat_map(fn(T) -> I) -> futures::Stream<I::Item>
  filter(fn(T) -> Z) inspect(fn(T) -> Z) take_while(fn(T) -> Z) skip_while(fn(T) -> Z) -> futures::Stream<T>
  skip(usize) take(usize) take_until(Z) chain(Z) fuse peekable by_ref boxed boxed_local -> futures::Stream<T>
  flatten buffered(usize) buffer_unordered(usize) -> futures::Stream<T::Item>
  enumerate -> futures::Stream<(usize,T)>
  zip(S) -> futures::Stream<(T,S::Item)>
  chunks(usize) ready_chunks(usize) -> futures::Stream<Vec<T>>
  fold(A,fn(A,T) -> Future<A>) -> Future<A>
  for_each(fn(T) -> Z) for_each_concurrent(Z,fn(T) -> Z) -> Future<()>
  any(fn(T) -> Z) all(fn(T) -> Z) -> Future<bool>
  collect -> Future<C>
  try_collect -> Future<Result<C,E>>
  try_next -> Future<Result<Option<T::Item>,E>>
  map_ok(fn(T::Item) -> U) -> futures::Stream<Result<U,E>>
  map_err(fn(E) -> U) -> futures::Stream<Result<T::Item,U>>
  and_then(fn(T::Item) -> Future<Result<U,E>>) -> futures::Stream<Result<U,E>>
  try_filter(fn(T::Item) -> Z) -> futures::Stream<T>
  try_filter_map(fn(T::Item) -> Future<Result<Option<U>,E>>) -> futures::Stream<Result<U,E>>
  try_for_each(fn(T::Item) -> R) try_for_each_concurrent(Z,fn(T::Item) -> R) -> R
futures::stream::BoxStream<T> : futures::Stream<T>
futures::stream::FuturesUnordered<T> : futures::Stream<T::Item>
  :: new -> futures::stream::FuturesUnordered<T>
  push(T) -> ()
futures::stream::FuturesOrdered<T> : futures::Stream<T::Item>
  :: new -> futures::stream::FuturesOrdered<T>
  push_back(T) push_front(T) -> ()
tokio_stream::wrappers::ReceiverStream<T> : futures::Stream<T>
  :: new(tokio::sync::mpsc::Receiver<T>) -> tokio_stream::wrappers::ReceiverStream<T>
tokio_stream::wrappers::UnboundedReceiverStream<T> : futures::Stream<T>
  :: new(tokio::sync::mpsc::UnboundedReceiver<T>) -> tokio_stream::wrappers::UnboundedReceiverStream<T>
diesel::Column<T>
  eq(Z) ne(Z) gt(Z) ge(Z) lt(Z) le(Z) like(Z) not_like(Z) eq_any(Z) ne_all(Z) between(Z,Z) is_null is_not_null -> diesel::Predicate
  asc desc nullable -> diesel::Column<T>
diesel::Predicate
  and(Z) or(Z) -> diesel::Predicate
reqwest::Client
  :: new -> reqwest::Client
  get(Z) post(Z) put(Z) patch(Z) delete(Z) head(Z) request(Z,Z) -> reqwest::RequestBuilder
reqwest::RequestBuilder
  header(Z,Z) headers(Z) query(Z) json(Z) form(Z) body(Z) multipart(Z) bearer_auth(Z) basic_auth(Z,Z) timeout(Z) version(Z) -> reqwest::RequestBuilder
  send -> Future<Result<reqwest::Response,Error>>
reqwest::Response
  error_for_status -> Result<reqwest::Response,Error>
  json -> Future<Result<T,Error>>
  text -> Future<Result<String,Error>>
actix_web::web::Json<T>
  into_inner -> T
actix_web::web::Path<T>
  into_inner -> T
actix_web::web::Query<T>
  into_inner -> T
actix_web::web::Form<T>
  into_inner -> T
actix_web::web::Data<T>
  :: new(T) -> actix_web::web::Data<T>
  get_ref -> T
  into_inner -> Arc<T>
bevy::Query<T>
  iter iter_mut into_iter iter_many(Z) iter_many_mut(Z) -> Iter<T>
  get(Z) get_mut(Z) single single_mut get_single get_single_mut -> Result<T,QueryError>
`

/** Functions by their whole paths. What a turbofish names comes first. */
export const CRATE_FUNCTIONS = `
Functions
  tokio::spawn(Future<T>) tokio::task::spawn(Future<T>) tokio::task::spawn_local(Future<T>) -> tokio::task::JoinHandle<T>
  tokio::task::spawn_blocking(fn() -> T) -> tokio::task::JoinHandle<T>
  tokio::time::timeout(Z,Future<T>) -> Future<Result<T,Elapsed>>
  tokio::sync::mpsc::channel -> (tokio::sync::mpsc::Sender<T>,tokio::sync::mpsc::Receiver<T>)
  tokio::sync::mpsc::unbounded_channel -> (tokio::sync::mpsc::UnboundedSender<T>,tokio::sync::mpsc::UnboundedReceiver<T>)
  tokio::sync::broadcast::channel -> (tokio::sync::broadcast::Sender<T>,tokio::sync::broadcast::Receiver<T>)
  tokio::sync::watch::channel(T) -> (tokio::sync::watch::Sender<T>,tokio::sync::watch::Receiver<T>)
  tokio::sync::oneshot::channel -> (tokio::sync::oneshot::Sender<T>,tokio::sync::oneshot::Receiver<T>)
  futures::future::join_all(Iter<Future<T>>) -> Future<Vec<T>>
  futures::future::try_join_all(Iter<Future<Result<T,E>>>) -> Future<Result<Vec<T>,E>>
  futures::stream::iter(I) -> futures::Stream<I::Item>
  futures::stream::once(Future<T>) -> futures::Stream<T>
  futures::stream::unfold(S,fn(S) -> Future<Option<(T,S)>>) -> futures::Stream<T>
  futures::stream::try_unfold(S,fn(S) -> Future<Result<Option<(T,S)>,E>>) -> futures::Stream<Result<T,E>>
  serde_json::from_str serde_json::from_slice serde_json::from_value toml::from_str toml::from_slice -> Result<T,Error>
  serde_yaml::from_str serde_yaml::from_slice serde_yaml::from_value serde_yml::from_str ron::from_str ron::de::from_str -> Result<T,Error>
  bincode::deserialize rmp_serde::from_slice serde_qs::from_str serde_urlencoded::from_str quick_xml::de::from_str -> Result<T,Error>
  serde_json::from_reader(R) serde_yaml::from_reader(R) bincode::deserialize_from(R) rmp_serde::from_read(R) -> Result<T,Error>
  sqlx::query_as(D) -> sqlx::query::QueryAs<T>
  reqwest::get(Z) -> Future<Result<reqwest::Response,Error>>
`

/** Names that preludes of well-known crates bring by `*`. */
export const PRELUDES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'bevy',
    new Set(
      (
        'Added And App AppExit Asset AssetServer Assets Bundle ButtonInput Camera Camera2d Camera3d Changed ChildOf Children Color Commands ' +
        'Component DefaultPlugins Deref DerefMut EulerRot Entity EntityCommands Event EventReader EventWriter Events FixedUpdate Font Gizmos ' +
        'GlobalTransform Handle Has Image Interaction IVec2 KeyCode Last Local Mat4 Mesh Mesh2d Mesh3d Message MessageReader MessageWriter ' +
        'MouseButton Mut Name Node NonSend NonSendMut Observer On OnAdd OnEnter OnExit OnRemove Or ParamSet Plugin PluginGroup PointLight ' +
        'Populated PostStartup PostUpdate PreStartup PreUpdate Quat Query Rect Ref Reflect RemovedComponents Res ResMut Resource Result Scene ' +
        'Single Sprite Startup State States StandardMaterial SystemSet Text Text2d TextureAtlas Time Timer TimerMode Transform Trigger Update ' +
        'UVec2 Val Vec2 Vec3 Vec4 Visibility Window With Without World default in_state'
      ).split(' '),
    ),
  ],
])

/** Types that dereference to their only type argument, which is also their only part: `State(state): State<App>`. */
export const WRAPPERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    axum: 'State Json Path Query Form Extension',
    axum_extra: 'Json Query Form Cached TypedHeader',
    actix_web: 'Data Json Path Query Form Header ReqData',
    rocket: 'State Json Form',
    poem: 'Data Json Path Query Form',
    tauri: 'State',
    activitypub_federation: 'Data',
    arc_swap: 'DynGuard',
    bevy: 'Res ResMut Local Single NonSend NonSendMut',
    bevy_ecs: 'Res ResMut Local Single NonSend NonSendMut',
  }).map(([crate, names]) => [crate, new Set(names.split(' '))]),
)
