/**
 * Packages that decide what lambdas are given and what awaits give in most code that is written for .NET, in the notation of
 * `nominal/external-types.ts`. Only what decides a type is told; whatever else these types have is their package's as well.
 *
 * A method is told once, with the parameter that says the most: calls leave out the others.
 */

const giving = (names: string, type: string): string =>
  names
    .split(' ')
    .map((name) => `${name}()${type}`)
    .join(';')
const taking = (names: string, parameters: string, type: string): string =>
  names
    .split(' ')
    .map((name) => `${name}=(${parameters})${type}`)
    .join(';')
const type = (head: string, ...members: string[]): string => `${head}\n${members.join(';')}`

const BUILDERS = 'Microsoft.EntityFrameworkCore.Metadata.Builders'
const QUERY = 'IQueryable<T>'
const SAME_QUERY =
  'AsNoTracking AsNoTrackingWithIdentityResolution AsTracking AsSplitQuery AsSingleQuery IgnoreQueryFilters IgnoreAutoIncludes TagWith TagWithCallSite'

/** What is included of many is each of them. */
const including = (name: string, from: string): string =>
  [
    `<N>${name}=(Func<${from},N>)IIncludableQueryable<T,N>`,
    ...MANY.split(' ').map((list) => `<E>${name}=(Func<${from},${list}<E>>)IIncludableQueryable<T,E>`),
  ].join(';')
const MANY =
  'ICollection List IEnumerable IList HashSet IReadOnlyCollection IReadOnlyList Collection ObservableCollection IOrderedEnumerable'

/** Extension methods of queries: each query has this among its supertypes (bcl-types.ts). */
const QUERY_EXTENSIONS = type(
  'i Microsoft.EntityFrameworkCore.EntityFrameworkQueryableExtensions<T>',
  taking(
    'FirstAsync FirstOrDefaultAsync SingleAsync SingleOrDefaultAsync LastAsync LastOrDefaultAsync',
    'Func<T,boolean>',
    'Task<T>',
  ),
  taking('AnyAsync AllAsync', 'Func<T,boolean>', 'Task<boolean>'),
  'CountAsync=(Func<T,boolean>)Task<int>;LongCountAsync=(Func<T,boolean>)Task<long>;ContainsAsync()Task<boolean>',
  'ToListAsync()Task<List<T>>;ToArrayAsync()Task<T[]>;ToHashSetAsync()Task<HashSet<T>>;ElementAtAsync()Task<T>',
  '<K>ToDictionaryAsync=(Func<T,K>)Task<Dictionary<K,T>>;<K>ToDictionaryAsync=(Func<T,K>,CancellationToken)Task<Dictionary<K,T>>',
  '<K,V>ToDictionaryAsync=(Func<T,K>,Func<T,V>)Task<Dictionary<K,V>>;<K,V>ToDictionaryAsync=(Func<T,K>,Func<T,V>,CancellationToken)Task<Dictionary<K,V>>',
  '<R>MaxAsync=(Func<T,R>)Task<R>;<R>MinAsync=(Func<T,R>)Task<R>;<R>SumAsync=(Func<T,R>)Task<R>;<R>AverageAsync=(Func<T,R>)Task<R>',
  'ForEachAsync=(Action<T>)Task;LoadAsync()Task;AsAsyncEnumerable()IAsyncEnumerable<T>;ToQueryString()String',
  including('Include', 'T'),
  `${giving(SAME_QUERY, QUERY)};ExecuteDeleteAsync()Task<int>;ExecuteDelete()int`,
  'ExecuteUpdateAsync=(Func<UpdateSettersBuilder<T>,object>)Task<int>;ExecuteUpdate=(Func<UpdateSettersBuilder<T>,object>)int',
)

const ENTITY_FRAMEWORK = [
  type('i Microsoft.EntityFrameworkCore.Query.IIncludableQueryable<T,P>|IQueryable<T>', including('ThenInclude', 'P')),
  type(
    'c Microsoft.EntityFrameworkCore.Query.UpdateSettersBuilder<T>',
    '<P>SetProperty=(Func<T,P>,Func<T,P>)UpdateSettersBuilder<T>',
  ),
  type(
    'c Microsoft.EntityFrameworkCore.DbSet<T>|IQueryable<T>',
    'Find()T;FindAsync()ValueTask<T>;AddAsync()ValueTask<EntityEntry<T>>;Local:IEnumerable<T>',
    giving('Add Update Remove Attach Entry', 'EntityEntry<T>'),
    giving('FromSql FromSqlRaw FromSqlInterpolated AsQueryable', QUERY),
    giving('AddRange UpdateRange RemoveRange AttachRange', 'void'),
    'AddRangeAsync()Task;AsAsyncEnumerable()IAsyncEnumerable<T>',
  ),
  type(
    'c Microsoft.EntityFrameworkCore.DbContext',
    '<T>Set=()DbSet<T>;SaveChanges()int;SaveChangesAsync()Task<int>;ChangeTracker:ChangeTracker;<T>Entry=(T)EntityEntry<T>',
    '<T>FindAsync=(object)ValueTask<T>;<T>Find=(object)T',
  ),
  type('i Microsoft.EntityFrameworkCore.IDbContextFactory<C>', 'CreateDbContext()C;CreateDbContextAsync()Task<C>'),
  type(
    'c Microsoft.EntityFrameworkCore.ChangeTracking.ChangeTracker',
    '<T>Entries=()IEnumerable<EntityEntry<T>>;HasChanges()boolean',
  ),
  type(
    'c Microsoft.EntityFrameworkCore.ChangeTracking.EntityEntry<T>',
    'Entity:T;<P>Property=(Func<T,P>)PropertyEntry<T,P>;ReloadAsync()Task',
    '<P>Collection=(Func<T,IEnumerable<P>>)CollectionEntry<T,P>;<P>Reference=(Func<T,P>)ReferenceEntry<T,P>',
  ),
  type(
    'c Microsoft.EntityFrameworkCore.ChangeTracking.PropertyEntry<T,P>',
    'CurrentValue:P;OriginalValue:P;IsModified:boolean',
  ),
  type(
    'c Microsoft.EntityFrameworkCore.ModelBuilder',
    '<T>Entity=()EntityTypeBuilder<T>;<T>Entity=(Action<EntityTypeBuilder<T>>)ModelBuilder;ApplyConfiguration()ModelBuilder',
    'Entity=(String)EntityTypeBuilder;Entity=(String,Action<EntityTypeBuilder>)ModelBuilder;HasAnnotation()ModelBuilder',
  ),
  // What tools write of a model names everything by texts.
  type(
    `c ${BUILDERS}.EntityTypeBuilder`,
    '<P>Property=(String)PropertyBuilder<P>;HasKey()KeyBuilder;HasIndex()IndexBuilder<object>;Navigation()NavigationBuilder<object,object>',
    'HasOne()ReferenceNavigationBuilder<object,object>;HasMany()CollectionNavigationBuilder<object,object>',
    'OwnsOne=(String,String,Action<OwnedNavigationBuilder<object,object>>)EntityTypeBuilder',
    giving('ToTable HasData ToView HasNoKey HasAnnotation HasDiscriminator', 'EntityTypeBuilder'),
  ),
  type('i Microsoft.EntityFrameworkCore.IEntityTypeConfiguration<T>', 'Configure!(EntityTypeBuilder<T>)void'),
  ...['EntityTypeBuilder<T>', 'OwnedNavigationBuilder<O,T>', 'ComplexPropertyBuilder<T>'].map((self) =>
    type(
      `c ${BUILDERS}.${self}`,
      '<P>Property=(Func<T,P>)PropertyBuilder<P>;<P>HasKey=(Func<T,P>)KeyBuilder;<P>HasAlternateKey=(Func<T,P>)KeyBuilder',
      `<P>HasIndex=(Func<T,P>)IndexBuilder<T>;<P>Ignore=(Func<T,P>)${self};<P>Navigation=(Func<T,P>)NavigationBuilder<T,P>`,
      '<R>HasMany=(Func<T,IEnumerable<R>>)CollectionNavigationBuilder<T,R>;<R>HasOne=(Func<T,R>)ReferenceNavigationBuilder<T,R>',
      `<P>OwnsOne=(Func<T,P>)OwnedNavigationBuilder<T,P>;<P>OwnsOne=(Func<T,P>,Action<OwnedNavigationBuilder<T,P>>)${self}`,
      `<P>OwnsMany=(Func<T,IEnumerable<P>>)OwnedNavigationBuilder<T,P>;<P>OwnsMany=(Func<T,IEnumerable<P>>,Action<OwnedNavigationBuilder<T,P>>)${self}`,
      `<P>ComplexProperty=(Func<T,P>)ComplexPropertyBuilder<P>;<P>ComplexProperty=(Func<T,P>,Action<ComplexPropertyBuilder<P>>)${self}`,
      `HasQueryFilter=(Func<T,boolean>)${self};${giving('ToTable HasData ToView HasNoKey HasDiscriminator', self)}`,
    ),
  ),
  type(
    `c ${BUILDERS}.PropertyBuilder<P>`,
    giving(
      'IsRequired HasMaxLength HasColumnName HasColumnType HasDefaultValue HasDefaultValueSql HasPrecision IsUnicode ValueGeneratedNever ValueGeneratedOnAdd IsConcurrencyToken IsRowVersion',
      'PropertyBuilder<P>',
    ),
    '<V>HasConversion=(Func<P,V>,Func<V,P>)PropertyBuilder<P>',
  ),
  type(
    `c ${BUILDERS}.CollectionNavigationBuilder<T,R>`,
    'WithOne=(Func<R,T>)ReferenceCollectionBuilder<T,R>;WithMany=(Func<R,IEnumerable<T>>)CollectionCollectionBuilder<T,R>',
  ),
  type(
    `c ${BUILDERS}.ReferenceNavigationBuilder<T,R>`,
    'WithOne=(Func<R,T>)ReferenceReferenceBuilder<T,R>;WithMany=(Func<R,IEnumerable<T>>)ReferenceCollectionBuilder<R,T>',
  ),
  type(
    `c ${BUILDERS}.ReferenceCollectionBuilder<P,D>`,
    '<K>HasForeignKey=(Func<D,K>)ReferenceCollectionBuilder<P,D>;<K>HasPrincipalKey=(Func<P,K>)ReferenceCollectionBuilder<P,D>',
    giving('OnDelete IsRequired HasConstraintName', 'ReferenceCollectionBuilder<P,D>'),
  ),
]

const CLAIMS = 'System.Security.Claims.ClaimsPrincipal'
const HTTP = 'Microsoft.AspNetCore.Http'
const SIGNAL_R = 'Microsoft.AspNetCore.SignalR'
const SERVED = `HttpContext:${HTTP}.HttpContext;Request:${HTTP}.HttpRequest;Response:${HTTP}.HttpResponse;User:${CLAIMS}`
/** Hubs whose clients are an interface of the repository's own. */
const CLIENTS = ['All:C', giving('AllExcept Client Clients Group GroupExcept Groups User Users', 'C')]
const ASP_NET = [
  type('c Microsoft.AspNetCore.Mvc.ControllerBase', SERVED),
  type('c Microsoft.AspNetCore.Mvc.Controller|ControllerBase'),
  type('c Microsoft.AspNetCore.Mvc.RazorPages.PageModel', SERVED),
  type('c Microsoft.AspNetCore.Mvc.ActionContext', `HttpContext:${HTTP}.HttpContext`),
  type(
    `c ${HTTP}.HttpContext`,
    `Request:HttpRequest;Response:HttpResponse;Connection:ConnectionInfo;User:${CLAIMS}`,
    'RequestServices:System.IServiceProvider;RequestAborted:System.Threading.CancellationToken',
  ),
  type(`c ${HTTP}.HttpRequest`, 'HttpContext:HttpContext'),
  type(`c ${HTTP}.HttpResponse`, 'HttpContext:HttpContext'),
  type(
    `c ${HTTP}.ConnectionInfo`,
    'RemoteIpAddress:System.Net.IPAddress;LocalIpAddress:System.Net.IPAddress;RemotePort:int;LocalPort:int',
  ),
  type(`i ${HTTP}.IHttpContextAccessor`, 'HttpContext:HttpContext'),
  type(`i ${SIGNAL_R}.IHubClients<C>`, ...CLIENTS),
  type(`i ${SIGNAL_R}.IHubCallerClients<C>|IHubClients<C>`, 'Caller:C;Others:C;OthersInGroup()C'),
  type(`c ${SIGNAL_R}.Hub<C>`, 'Clients:IHubCallerClients<C>'),
  type(`i ${SIGNAL_R}.IHubContext<H,C>`, 'Clients:IHubClients<C>'),
]

const RULES =
  'NotEmpty NotNull Empty Null Equal NotEqual Length MaximumLength MinimumLength EmailAddress Matches GreaterThan GreaterThanOrEqualTo LessThan LessThanOrEqualTo InclusiveBetween ExclusiveBetween IsInEnum PrecisionScale WithMessage WithErrorCode WithName WithSeverity WithState OverridePropertyName SetValidator Cascade DependentRules'
const RULE = 'IRuleBuilderOptions<T,P>'
const FLUENT_VALIDATION = [
  type(
    'c FluentValidation.AbstractValidator<T>',
    '<P>RuleFor=(Func<T,P>)IRuleBuilderOptions<T,P>;<E>RuleForEach=(Func<T,IEnumerable<E>>)IRuleBuilderOptions<T,E>',
    'When=(Func<T,boolean>,Action)object;Unless=(Func<T,boolean>,Action)object;Validate()object',
  ),
  type(
    'i FluentValidation.IRuleBuilderOptions<T,P>',
    giving(RULES, RULE),
    `Must=(Func<P,boolean>)${RULE};Must=(Func<T,P,boolean>)${RULE};MustAsync=(Func<P,CancellationToken,Task<boolean>>)${RULE}`,
    `MustAsync=(Func<T,P,CancellationToken,Task<boolean>>)${RULE}`,
    taking('When Unless', 'Func<T,boolean>', RULE),
  ),
]

const AUTO_MAPPER = [
  type('c AutoMapper.Profile', '<S,D>CreateMap=()IMappingExpression<S,D>'),
  type(
    'i AutoMapper.IMappingExpression<S,D>',
    '<M>ForMember=(Func<D,M>,Action<IMemberConfigurationExpression<S,D,M>>)IMappingExpression<S,D>',
    '<M>ForPath=(Func<D,M>,Action<IMemberConfigurationExpression<S,D,M>>)IMappingExpression<S,D>',
    'ReverseMap()IMappingExpression<D,S>;ConvertUsing=(Func<S,D>)void;ConstructUsing=(Func<S,D>)IMappingExpression<S,D>',
    taking('AfterMap BeforeMap', 'Action<S,D>', 'IMappingExpression<S,D>'),
  ),
  type(
    'i AutoMapper.IMemberConfigurationExpression<S,D,M>',
    '<R>MapFrom=(Func<S,R>)void;<R>MapFrom=(Func<S,D,R>)void;Condition=(Func<S,boolean>)void;Ignore()void',
  ),
  type('i AutoMapper.IMapper', '<D>Map=(object)D;<S,D>Map=(S)D;<S,D>Map=(S,D)D;<D>ProjectTo=(object)IQueryable<D>'),
]

const MOQ = [
  type(
    'c Moq.Mock<T>',
    'Object:T;Setup=(Action<T>)ISetup<T>;<R>Setup=(Func<T,R>)ISetup<T,R>;<R>SetupGet=(Func<T,R>)ISetup<T,R>',
    '<R>SetupProperty=(Func<T,R>)Mock<T>;SetupSequence=(Func<T,object>)object;SetupSet=(Action<T>)ISetup<T>',
    'Verify=(Action<T>)void;<R>Verify=(Func<T,R>)void;<R>VerifyGet=(Func<T,R>)void;VerifySet=(Action<T>)void',
    '<N>Verify=(Action<T>,N)void;<R,N>Verify=(Func<T,R>,N)void;<R,N>VerifyGet=(Func<T,R>,N)void',
  ),
  ...['ISetup<T>', 'ISetup<T,R>'].map((self) =>
    type(
      `i Moq.Language.Flow.${self}`,
      giving('Returns ReturnsAsync Callback Throws ThrowsAsync Verifiable CallBase', self),
    ),
  ),
  type('c Moq.Times'),
  type('c Moq.It', '<V>IsAny=()V;<V>Is=(Func<V,boolean>)V;<V>IsNotNull=()V'),
  type('c Moq.Mock', '<V>Of=()V;<V>Get=(V)Mock<V>'),
]

const SUBSTITUTES = [
  type('c NSubstitute.Substitute', '<V>For()V;<V>ForPartsOf()V;<V>ForTypeForwardingTo()V'),
  type('c NSubstitute.Arg', '<V>Any()V;<V>Is=(Func<V,boolean>)V;<V>Do=(Action<V>)V'),
]

const FAKES = [type('c FakeItEasy.A', '<V>Fake()V;<V>Dummy()V;<V>CollectionOfFake()IList<V>')]

/** The functions of `SpecimenFactory` and `FixtureFreezer` among them: they are called on these. */
const FIXTURES = [
  type('i AutoFixture.IFixture', '<V>Create()V;<V>Freeze()V;<V>CreateMany()IEnumerable<V>'),
  type('c AutoFixture.Fixture|IFixture'),
]

const MEDIATR = [
  type('i MediatR.IBaseRequest'),
  type('i MediatR.IRequest|IBaseRequest'),
  type('i MediatR.IRequest<R>|IBaseRequest'),
  type('i MediatR.IStreamRequest<R>'),
  type('i MediatR.INotification'),
  type('i MediatR.IRequestHandler<Q>', 'Handle!(Q,CancellationToken)Task'),
  type('i MediatR.IRequestHandler<Q,R>', 'Handle!(Q,CancellationToken)Task<R>'),
  type('i MediatR.INotificationHandler<N>', 'Handle!(N,CancellationToken)Task'),
  type('i MediatR.IPipelineBehavior<Q,R>', 'Handle!(Q,RequestHandlerDelegate<R>,CancellationToken)Task<R>'),
  type('i MediatR.RequestHandlerDelegate<R>', 'Invoke!()Task<R>'),
  type('i MediatR.ISender', '<R>Send=(IRequest<R>)Task<R>;<R>CreateStream=(IStreamRequest<R>)IAsyncEnumerable<R>'),
  type('i MediatR.IPublisher', 'Publish()Task'),
  type('i MediatR.IMediator|ISender|IPublisher'),
]

/** A repository of Ardalis.Specification: queries by a specification, which may select something else. */
const SPECIFICATIONS = [
  type(
    'i Ardalis.Specification.IReadRepositoryBase<T>',
    giving('GetByIdAsync FirstOrDefaultAsync SingleOrDefaultAsync GetBySpecAsync', 'Task<T>'),
    giving('ListAsync', 'Task<List<T>>'),
  ),
  type(
    'i Ardalis.Specification.IRepositoryBase<T>|IReadRepositoryBase<T>',
    giving('AddAsync', 'Task<T>'),
    giving('AddRangeAsync', 'Task<IEnumerable<T>>'),
  ),
]

/** A value of one of several types. */
const ONE_OF = [2, 3, 4, 5].flatMap((count) => {
  const names = Array.from({ length: count }, (_, at) => `T${at}`)
  const members = [
    ...names.map((name) => `As${name}:${name}`),
    `<R>Match=(${names.map((name) => `Func<${name},R>`).join(',')})R`,
    `Switch=(${names.map((name) => `Action<${name}>`).join(',')})void`,
  ]
  return ['OneOf', 'OneOfBase'].map((name) => type(`c OneOf.${name}<${names.join(',')}>`, ...members))
})

const EXTENSIONS = [
  type('i Microsoft.Extensions.Options.IOptions<T>', 'Value:T'),
  type('i Microsoft.Extensions.Options.IOptionsSnapshot<T>|IOptions<T>', 'Get()T'),
  type('i Microsoft.Extensions.Options.IOptionsMonitor<T>', 'CurrentValue:T;Get()T;OnChange=(Action<T>)IDisposable'),
  type('c Microsoft.Extensions.Options.Options', '<V>Create=(V)IOptions<V>'),
]

const ASSERT =
  '<V>Throws=(Action)V;<V>ThrowsAny=(Action)V;<V>ThrowsAsync=(Func<Task>)Task<V>;<V>ThrowsAnyAsync=(Func<Task>)Task<V>'
const XUNIT = [
  type(
    'c Xunit.Assert',
    ASSERT,
    '<V>IsType=(object)V;<V>IsAssignableFrom=(object)V;<V>Single=(IEnumerable<V>)V;<V>Single=(IEnumerable<V>,Predicate<V>)V',
    '<V>All=(IEnumerable<V>,Action<V>)void;<V>Collection=(IEnumerable<V>,Action<V>...)void;<V>Contains=(IEnumerable<V>,Predicate<V>)void',
  ),
]

const XUNIT_ATTRIBUTES = ['Fact', 'Theory', 'InlineData', 'MemberData', 'ClassData', 'Collection'].map((name) =>
  type(`c Xunit.${name}Attribute|System.Attribute`),
)

type Tables = readonly (readonly [packageName: string, table: string])[]

/** Types that have nothing else that would matter. */
export const WHOLE_PACKAGE_TYPES: Tables = [
  ['nuget:Microsoft.EntityFrameworkCore', QUERY_EXTENSIONS],
  ['nuget:Xunit', XUNIT_ATTRIBUTES.join('\n')],
]

export const PACKAGE_TYPES: Tables = [
  ['nuget:Microsoft.EntityFrameworkCore', ENTITY_FRAMEWORK],
  ['nuget:Microsoft.AspNetCore', ASP_NET],
  ['nuget:FluentValidation', FLUENT_VALIDATION],
  ['nuget:AutoMapper', AUTO_MAPPER],
  ['nuget:Moq', MOQ],
  ['nuget:NSubstitute', SUBSTITUTES],
  ['nuget:FakeItEasy', FAKES],
  ['nuget:AutoFixture', FIXTURES],
  ['nuget:MediatR', MEDIATR],
  ['nuget:Microsoft.Extensions', EXTENSIONS],
  ['nuget:Xunit', XUNIT],
  ['nuget:Ardalis.Specification', SPECIFICATIONS],
  ['nuget:OneOf', ONE_OF],
].map(([name, types]) => [name as string, (types as string[]).join('\n')] as const)
