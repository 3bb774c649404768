/**
 * What Laravel gives, in the notation of `nominal/external-types.ts`. Eloquent's queries give a model, a collection of models, or a
 * query again; the rest are collections, helpers, factories, routes and who is signed in.
 *
 * Only what decides the type of a chain is told; whatever else these classes have is Laravel's as well.
 */
import { CALLABLE } from './doc-types.ts'

const QUERIES =
  'where whereIn whereNotIn whereNull whereNotNull whereHas whereDoesntHave whereDate whereBetween whereKey whereNot whereColumn whereRaw orWhere orWhereHas orWhereIn orWhereNotIn orWhereNull orWhereNotNull orWhereRaw orWhereRelation whereRelation whereBelongsTo whereMorphedTo whereExists whereNotExists whereJsonContains whereLike whereAny whereAll whereYear whereMonth whereDay whereTime whereNotBetween whereKeyNot has doesntHave with withOnly withCount withSum withMax withMin withAvg withExists withAggregate withCasts withoutGlobalScope withoutGlobalScopes without withTrashed onlyTrashed latest oldest orderBy orderByDesc limit take skip offset select addSelect selectRaw distinct groupBy groupByRaw having havingRaw join leftJoin rightJoin joinSub leftJoinSub crossJoin union unionAll reorder orderByRaw forPage from fromSub when unless tap lockForUpdate sharedLock inRandomOrder newQuery clone'
/** What a relation has besides. */
const PIVOTS =
  'wherePivot wherePivotIn wherePivotNotIn wherePivotNull wherePivotNotNull wherePivotBetween orWherePivot withPivot withPivotValue withTimestamps using as orderByPivot withDefault latestOfMany oldestOfMany ofMany chaperone'
/** What gives one model. */
const ONE =
  'find findOrFail findOrNew first firstOrFail firstOrCreate firstOrNew firstWhere updateOrCreate create forceCreate createQuietly make sole createOrFirst'
const MANY = 'get all findMany paginate simplePaginate cursorPaginate cursor lazy createMany'
const OF_MODELS =
  'fresh refresh replicate fill forceFill load loadMissing loadCount append makeHidden makeVisible setAttribute'
/** What gives one of a collection's values, and what gives a collection of them. */
const ITEM = 'first firstOrFail last sole firstWhere find get pop shift random'
const SAME =
  'filter reject where whereIn whereNotIn whereNotNull unique sort sortBy sortByDesc reverse values take skip slice each tap when concat merge push prepend load loadMissing fresh only except'
/** What gives a collection of something else. */
const WITHOUT_VALUES = 'pluck keys flip countBy'
const RELATIONS = 'HasMany HasOne BelongsTo BelongsToMany MorphMany MorphOne MorphToMany HasManyThrough HasOneThrough'
/** What gives a factory again. */
const FACTORY_AGAIN =
  'count times state set prependState sequence forEachSequence crossJoinSequence for has hasAttached recycle afterMaking afterCreating connection configure trashed'

/** Whoever is signed in: a model of the application's own. */
export const SIGNED_IN = 'Illuminate.Foundation.Auth.SignedIn'
const USER = 'Illuminate.Foundation.Auth.User'

const ELOQUENT = 'Illuminate.Database.Eloquent'
const FACTORY = 'Illuminate.Database.Eloquent.Factories.Factory'
const COLLECTION = 'Illuminate.Support.Collection'
const giving = (names: string, type: string): string[] => names.split(' ').map((name) => `${name}()${type}`)
const type = (head: string, ...members: string[][]): string => `c ${head}\n${members.flat().join(';')}`
const taking = (names: string, parameters: string, type: string): string[] =>
  names.split(' ').map((name) => `${name}=(${parameters})${type}`)
/** Functions that a collection hands its values to, before what takes none: of each name the first is meant. */
const handing = (self: string, value: string): string[] => {
  const each = `${CALLABLE}2<${value},TKey,mixed>`
  return [
    ...taking(
      'filter reject each through sortBy sortByDesc unique keyBy takeUntil takeWhile skipUntil skipWhile',
      each,
      'static',
    ),
    ...taking('first last sole', each, value),
    ...taking('every some contains doesntContain sum avg average max min mapWithKeys', each, 'mixed'),
    ...taking('flatMap', each, COLLECTION),
    ...taking('groupBy', each, `${COLLECTION}<int,${self}<int,${value}>>`),
    ...taking('partition', each, `${COLLECTION}<int,${self}<int,${value}>>`),
    `<U>map=(${CALLABLE}2<${value},TKey,U>)${COLLECTION}<TKey,U>;<U>reduce=(${CALLABLE}2<U,${value},U>)U`,
  ]
}
/** Functions that a query hands a query to: itself, or one of related models. */
const asking = (model: string, again: string): string[] => {
  const query = `${ELOQUENT}.Builder<${model}>`
  return [
    ...taking('where orWhere whereNot', `${CALLABLE}1<${query},mixed>`, again),
    ...taking('when unless', `mixed,${CALLABLE}2<${query},mixed,mixed>`, again),
    ...taking(
      'whereHas orWhereHas whereDoesntHave withWhereHas',
      `mixed,${CALLABLE}1<${ELOQUENT}.Builder,mixed>`,
      again,
    ),
  ]
}
const queries = (again: string): string[][] => [
  [
    `each=(${CALLABLE}2<TModel,int,mixed>)bool`,
    ...taking('chunk chunkById', `int,${CALLABLE}2<${ELOQUENT}.Collection<int,TModel>,int,mixed>`, 'bool'),
  ],
  asking('TModel', again),
  giving(QUERIES, again),
  giving(ONE, 'TModel'),
  giving(MANY, `${ELOQUENT}.Collection<int,TModel>`),
  giving('pluck', COLLECTION),
]

export const LARAVEL_PACKAGE = 'packagist:laravel/framework'
/** Has Laravel's functions as methods, for their types. */
export const LARAVEL_HELPERS = 'Illuminate.Support.Helpers'
const HELPERS = [
  `<T>collect=(T[])${COLLECTION}<int,T>`,
  `<T>tap=(T,${CALLABLE}1<T,mixed>)T;<T>optional=(T,${CALLABLE}1<T,mixed>)T`,
  `<T,R>with=(T,${CALLABLE}1<T,R>)R;<T,R>transform=(T,${CALLABLE}1<T,R>)R`,
  `<R>once=(${CALLABLE}0<R>)R;<R>value=(${CALLABLE}0<R>)R;<R>rescue=(${CALLABLE}0<R>,mixed,mixed)R`,
  `<R>retry=(mixed,${CALLABLE}1<int,R>,mixed,mixed)R`,
  'auth=()Illuminate.Contracts.Auth.Guard;request=()Illuminate.Http.Request',
  'now()Illuminate.Support.Carbon;today()Illuminate.Support.Carbon;str()Illuminate.Support.Stringable',
]
const ROUTES = 'get post put patch delete options any match redirect view fallback'
const OF_ROUTE =
  'name middleware withoutMiddleware where whereNumber whereAlpha whereUuid whereIn prefix domain scopeBindings withTrashed missing can defaults'

export const LARAVEL_CLASSES = [
  type(LARAVEL_HELPERS, HELPERS),
  type('Illuminate.Support.Facades.DB', [`<R>transaction=(${CALLABLE}0<R>,mixed)R`]),
  type('Illuminate.Support.Facades.Cache', [
    `<R>remember=(mixed,mixed,${CALLABLE}0<R>)R;<R>flexible=(mixed,mixed,${CALLABLE}0<R>)R`,
    `<R>rememberForever=(mixed,${CALLABLE}0<R>)R;<R>sear=(mixed,${CALLABLE}0<R>)R`,
  ]),
  type(
    'Illuminate.Support.Facades.Route',
    giving(ROUTES, 'Illuminate.Routing.Route'),
    giving('resource apiResource', 'Illuminate.Routing.PendingResourceRegistration'),
    giving('singleton apiSingleton', 'Illuminate.Routing.PendingSingletonResourceRegistration'),
  ),
  type('Illuminate.Routing.Route', giving(OF_ROUTE, 'static')),
  type(
    `${ELOQUENT}.Model`,
    taking('chunk chunkById', `int,${CALLABLE}2<${ELOQUENT}.Collection<int,static>,int,mixed>`, 'bool'),
    asking('static', `${ELOQUENT}.Builder<static>`),
    giving(`query ${QUERIES}`, `${ELOQUENT}.Builder<static>`),
    giving(`${ONE} ${OF_MODELS}`, 'static'),
    giving(MANY, `${ELOQUENT}.Collection<int,static>`),
  ),
  type(`${USER}|${ELOQUENT}.Model`),
  type(`${ELOQUENT}.Relations.Pivot|${ELOQUENT}.Model`),
  type(`${ELOQUENT}.Relations.MorphPivot|${ELOQUENT}.Relations.Pivot`),
  type(`Illuminate.Notifications.DatabaseNotification|${ELOQUENT}.Model`),
  ...['Illuminate.Http.Request', 'Illuminate.Contracts.Auth.Guard', 'Illuminate.Support.Facades.Auth'].map((name) =>
    type(name, [`user=()${SIGNED_IN}`]),
  ),
  type('Illuminate.Foundation.Http.FormRequest|Illuminate.Http.Request'),
  type(`${ELOQUENT}.Builder<TModel>`, ...queries('static')),
  ...RELATIONS.split(' ').map((name) =>
    type(
      `${ELOQUENT}.Relations.${name}<TModel,TParent>`,
      ...queries('static'),
      giving(PIVOTS, 'static'),
      giving('save saveQuietly', 'TModel'),
    ),
  ),
  type(
    `${FACTORY}<TModel>`,
    giving(FACTORY_AGAIN, 'static'),
    giving('createOne createOneQuietly makeOne newModel', 'TModel'),
    giving('create createQuietly make', `TModel|${ELOQUENT}.Collection<int,TModel>`),
    giving('createMany createManyQuietly makeMany', `${ELOQUENT}.Collection<int,TModel>`),
  ),
  // A comment may say which factory it is, or its name does (factories.ts).
  type(`${ELOQUENT}.Factories.HasFactory<TFactory>`, ['factory()TFactory']),
  type(
    'Illuminate.Foundation.Testing.TestCase',
    giving(
      'get post put patch delete options head json call getJson postJson putJson patchJson deleteJson optionsJson',
      'Illuminate.Testing.TestResponse',
    ),
    giving(
      'actingAs be withHeader withHeaders withToken withCookie withCookies withSession withoutMiddleware withMiddleware withoutExceptionHandling from followingRedirects',
      'static',
    ),
  ),
  type(
    `${COLLECTION}<TKey,TValue>|IteratorAggregate<TKey,TValue>|ArrayAccess<TKey,TValue>`,
    handing(COLLECTION, 'TValue'),
    giving(ITEM, 'TValue'),
    giving(SAME, 'static'),
    giving(WITHOUT_VALUES, COLLECTION),
    // `$users->each->notify()` calls the method of each.
    ['$each:TValue', 'getIterator()Iterator<TKey,TValue>'],
  ),
  type(
    `${ELOQUENT}.Collection<TKey,TModel>|${COLLECTION}<TKey,TModel>`,
    handing(`${ELOQUENT}.Collection`, 'TModel'),
    ['$each:TModel'],
    giving(ITEM, 'TModel'),
    giving(SAME, 'static'),
    giving(WITHOUT_VALUES, COLLECTION),
  ),
].join('\n')
