/**
 * Packages that decide what most code of the JVM gets back, in the notation of `nominal/external-types.ts`: repositories, test doubles,
 * publishers. Only what decides a type is told; whatever else these types have is their package's as well.
 */

const giving = (names: string, type: string): string[] => names.split(' ').map((name) => `${name}()${type}`)
const taking = (names: string, parameters: string, type: string): string[] =>
  names.split(' ').map((name) => `${name}=(${parameters})${type}`)
const type = (head: string, ...members: (string | string[])[]): string => `${head}\n${members.flat().join(';')}`

const SPRING = 'org.springframework'
const REPOSITORY = `${SPRING}.data.repository`
const JPA = `${SPRING}.data.jpa.repository`
const DOMAIN = `${SPRING}.data.domain`
/** What gives lists where `Iterable` is given otherwise. */
const lists = (list: string): string[] => [
  `findAll()${list}<T>`,
  `findAllById()${list}<T>`,
  `<S:T>saveAll=(Iterable<S>)${list}<S>`,
]
const REPOSITORIES = [
  type(`i ${REPOSITORY}.Repository<T,ID>`),
  type(
    `i ${REPOSITORY}.CrudRepository<T,ID>|${REPOSITORY}.Repository<T,ID>`,
    '<S:T>save=(S)S;findById()Optional<T>;existsById()boolean;count()long',
    lists('Iterable'),
    giving('delete deleteById deleteAll deleteAllById', 'void'),
  ),
  type(`i ${REPOSITORY}.ListCrudRepository<T,ID>|${REPOSITORY}.CrudRepository<T,ID>`, lists('List')),
  type(`i ${REPOSITORY}.PagingAndSortingRepository<T,ID>|${REPOSITORY}.Repository<T,ID>`),
  type(
    `i ${JPA}.JpaRepository<T,ID>|${REPOSITORY}.ListCrudRepository<T,ID>`,
    lists('List'),
    '<S:T>saveAndFlush=(S)S',
    giving('getReferenceById getById getOne', 'T'),
    giving('flush deleteAllInBatch deleteInBatch', 'void'),
  ),
  type(`i ${JPA}.JpaSpecificationExecutor<T>`, 'findOne()Optional<T>'),
  type(
    `i ${SPRING}.data.mongodb.repository.MongoRepository<T,ID>|${REPOSITORY}.ListCrudRepository<T,ID>`,
    lists('List'),
  ),
  type(
    `i ${DOMAIN}.Slice<T>|Iterable<T>`,
    'getContent()List<T>;<U>map=(Function<T,U>)Slice<U>;stream()Stream<T>;get()Stream<T>;hasNext()boolean;getNumber()int;getSize()int',
  ),
  type(
    `i ${DOMAIN}.Page<T>|${DOMAIN}.Slice<T>`,
    '<U>map=(Function<T,U>)Page<U>;getTotalElements()long;getTotalPages()int',
  ),
  type(`c ${DOMAIN}.PageImpl<T>|${DOMAIN}.Page<T>`),
  type(
    `c ${SPRING}.http.ResponseEntity<T>`,
    'getBody()T;<V>ok=(V)ResponseEntity<V>;<V>of=(Optional<V>)ResponseEntity<V>',
  ),
]

const WHEN = 'org.mockito.stubbing.OngoingStubbing<T>'
const MATCHERS =
  '<V>any=(Class<V>)V;<V>eq=(V)V;<V>isA=(Class<V>)V;<V>argThat=(ArgumentMatcher<V>)V;<V>assertArg=(Consumer<V>)V;<V>same=(V)V;<V>refEq=(V)V'
const MOCKITO = [
  type(
    'c org.mockito.Mockito|org.mockito.ArgumentMatchers',
    '<V>when=(V)OngoingStubbing<V>;<V>mock=(Class<V>)V;<V>mock=(Class<V>,Object)V;<V>spy=(V)V;<V>verify=(V)V;<V>verify=(V,Object)V',
    giving('doReturn doThrow doAnswer doNothing doCallRealMethod', 'org.mockito.stubbing.Stubber'),
    giving('inOrder', 'org.mockito.InOrder'),
    giving(
      'times never atLeast atLeastOnce atMost atMostOnce only timeout after description',
      'org.mockito.verification.VerificationMode',
    ),
    giving('verifyNoMoreInteractions verifyNoInteractions reset clearInvocations', 'void'),
  ),
  type('c org.mockito.ArgumentMatchers', MATCHERS),
  type('i org.mockito.ArgumentMatcher<V>', 'matches!(V)boolean'),
  type('i org.mockito.InOrder', '<V>verify=(V)V;<V>verify=(V,Object)V'),
  type(`i ${WHEN}`, taking('thenReturn thenThrow thenAnswer then', 'Object...', 'OngoingStubbing<T>')),
  type(
    'i org.mockito.stubbing.Stubber',
    '<V>when=(V)V',
    giving('doReturn doThrow doAnswer doNothing doCallRealMethod', 'org.mockito.stubbing.Stubber'),
  ),
  type(
    'c org.mockito.BDDMockito|org.mockito.Mockito',
    '<V>given=(V)BDDMyOngoingStubbing<V>;<V>then=(V)Then<V>',
    giving('willReturn willThrow willAnswer willDoNothing', 'BDDStubber'),
  ),
  type(
    'i org.mockito.BDDMockito.BDDMyOngoingStubbing<T>',
    giving('willReturn willThrow willAnswer will', 'BDDMyOngoingStubbing<T>'),
  ),
  type('i org.mockito.BDDMockito.Then<V>', giving('should', 'V')),
  type('i org.mockito.BDDMockito.BDDStubber', '<V>given=(V)V'),
  type(
    'c org.mockito.ArgumentCaptor<T>',
    'getValue()T;getAllValues()List<T>;capture()T;<V>forClass=(Class<V>)ArgumentCaptor<V>;<V>captor=()ArgumentCaptor<V>',
  ),
]

const THROWS =
  '<V:Throwable>assertThrows=(Class<V>,Object)V;<V:Throwable>assertThrows=(Class<V>,Object,Object)V;<V:Throwable>assertThrowsExactly=(Class<V>,Object)V'
const JUNIT = [type('c org.junit.jupiter.api.Assertions', THROWS), type('c org.junit.Assert', THROWS)]

/** In full: by that name alone the JDK's own is meant, that of `Flow`. */
const PUBLISHER = 'org.reactivestreams.Publisher'
const publisher = (self: string, ...members: string[]): string =>
  type(
    `c reactor.core.publisher.${self}<T>|${PUBLISHER}<T>`,
    `<R>map=(Function<T,R>)${self}<R>;<R>handle=(Object)${self}<R>;<R>cast=(Class<R>)${self}<R>;<R>ofType=(Class<R>)${self}<R>;filter=(Predicate<T>)${self}<T>`,
    `delayUntil=(Function<T,Object>)${self}<T>;filterWhen=(Function<T,Object>)${self}<T>;<R>flatMapIterable=(Function<T,Iterable<R>>)Flux<R>;<V>then=(Mono<V>)Mono<V>;<V>thenMany=(${PUBLISHER}<V>)Flux<V>;<V>error=(Object)${self}<V>;<V>empty=()${self}<V>`,
    `doOnNext=(Consumer<T>)${self}<T>;doOnSuccess=(Consumer<T>)${self}<T>;subscribe=(Consumer<T>)Object`,
    giving(
      'switchIfEmpty defaultIfEmpty doOnError doOnSubscribe doFinally onErrorResume onErrorReturn onErrorMap retry retryWhen timeout log subscribeOn publishOn cache delayElement delayElements contextWrite checkpoint distinct skip take limitRate doOnTerminate doOnCancel doOnRequest doFirst share name tag metrics onErrorComplete onErrorContinue repeat',
      `${self}<T>`,
    ),
    ...members,
  )
const REACTOR = [
  type(`i ${PUBLISHER}<T>`),
  publisher(
    'Mono',
    `<R>flatMap=(Function<T,Mono<R>>)Mono<R>;<R>flatMapMany=(Function<T,${PUBLISHER}<R>>)Flux<R>;block()T;blockOptional()Optional<T>`,
    '<S>zipWith=(Mono<S>)Mono<reactor.util.function.Tuple2<T,S>>;<A,B>zip=(Mono<A>,Mono<B>)Mono<reactor.util.function.Tuple2<A,B>>;<A,B,C>zip=(Mono<A>,Mono<B>,Mono<C>)Mono<reactor.util.function.Tuple3<A,B,C>>',
    '<V>just=(V)Mono<V>;<V>fromCallable=(Callable<V>)Mono<V>;<V>justOrEmpty=(V)Mono<V>;<V>defer=(Supplier<Mono<V>>)Mono<V>;flux()Flux<T>;<V>thenReturn=(V)Mono<V>',
  ),
  publisher(
    'Flux',
    `<R>flatMap=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>concatMap=(Function<T,${PUBLISHER}<R>>)Flux<R>;collectList()Mono<List<T>>;collectSortedList()Mono<List<T>>;next()Mono<T>;single()Mono<T>;last()Mono<T>`,
    '<V>just=(V...)Flux<V>;<V>fromIterable=(Iterable<V>)Flux<V>;<V>fromStream=(Stream<V>)Flux<V>;<K>collectMap=(Function<T,K>)Mono<Map<K,T>>;count()Mono<Long>;toIterable()Iterable<T>;toStream()Stream<T>;blockFirst()T;blockLast()T',
    'takeWhile=(Predicate<T>)Flux<T>;takeUntil=(Predicate<T>)Flux<T>;skipWhile=(Predicate<T>)Flux<T>;any=(Predicate<T>)Mono<Boolean>;all=(Predicate<T>)Mono<Boolean>;sort()Flux<T>;takeLast()Flux<T>',
    `<R>flatMapSequential=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>switchMap=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>concatMapIterable=(Function<T,Iterable<R>>)Flux<R>;<V>concat=(${PUBLISHER}<V>...)Flux<V>;<V>merge=(${PUBLISHER}<V>...)Flux<V>;elementAt()Mono<T>`,
  ),
]

const TUPLES = [
  type('c reactor.util.function.Tuple2<A,B>', 'getT1()A;getT2()B'),
  type('c reactor.util.function.Tuple3<A,B,C>|reactor.util.function.Tuple2<A,B>', 'getT3()C'),
]

const FUNCTION = `${SPRING}.web.reactive.function`
const BODIES = '<V>bodyToMono=(Class<V>)Mono<V>;<V>bodyToFlux=(Class<V>)Flux<V>'
const WEBFLUX = [
  type(`i ${FUNCTION}.server.ServerRequest`, BODIES, 'multipartData()Mono<Object>;formData()Mono<Object>'),
  type(`i ${FUNCTION}.client.ClientResponse`, BODIES),
  type(`i ${FUNCTION}.client.WebClient.ResponseSpec`, BODIES),
]

const ASSERTIONS = 'org.assertj.core.api'
const SELF = `${ASSERTIONS}.ObjectAssert<T>`
const THROWING = `${ASSERTIONS}.ThrowableAssert.ThrowingCallable`
const ASSERTJ = [
  type(
    `c ${ASSERTIONS}.Assertions`,
    `<V>assertThat=(Optional<V>)OptionalAssert<V>;<V>assertThat=(Iterable<V>)ListAssert<V>;<V>assertThat=(V)ObjectAssert<V>;<V>assertThatObject=(V)ObjectAssert<V>`,
    taking('assertThatThrownBy assertThatCode', `${THROWING},Object...`, `${ASSERTIONS}.ThrowableAssert`),
    `catchThrowable=(${THROWING})Throwable`,
  ),
  type(`c ${ASSERTIONS}.ThrowableAssert`),
  type(`i ${THROWING}`, 'call!()void'),
  type(
    `c ${SELF}`,
    `satisfies=(Consumer<T>...)${SELF};matches=(Predicate<T>)${SELF};matches=(Predicate<T>,Object)${SELF};<U>isInstanceOfSatisfying=(Class<U>,Consumer<U>)${SELF};<U>extracting=(Function<T,U>)ObjectAssert<U>`,
    giving('as describedAs isNotNull isInstanceOf isExactlyInstanceOf isEqualTo isSameAs', SELF),
  ),
  type(
    `c ${ASSERTIONS}.ListAssert<T>`,
    '<U>extracting=(Function<T,U>)ListAssert<U>;first()ObjectAssert<T>;last()ObjectAssert<T>;element()ObjectAssert<T>;singleElement()ObjectAssert<T>',
    taking('allSatisfy anySatisfy noneSatisfy', 'Consumer<T>', 'ListAssert<T>'),
    taking('allMatch anyMatch noneMatch filteredOn', 'Predicate<T>', 'ListAssert<T>'),
    giving('as describedAs isNotNull isNotEmpty hasSize hasSizeGreaterThan contains containsExactly', 'ListAssert<T>'),
  ),
  type(
    `c ${ASSERTIONS}.OptionalAssert<T>`,
    'get()ObjectAssert<T>;hasValueSatisfying=(Consumer<T>)OptionalAssert<T>;<U>map=(Function<T,U>)OptionalAssert<U>',
    giving('as describedAs isPresent isNotEmpty contains hasValue', 'OptionalAssert<T>'),
  ),
]

const COLLECT = 'com.google.common.collect'
const copying = (list: string): string =>
  `<T>copyOf=(Iterable<+T>)${list}<T>;<T>copyOf=(Iterator<+T>)${list}<T>;<T>copyOf=(T[])${list}<T>`
const collection = (name: string, above: string): string[] => [
  type(
    `c ${COLLECT}.${name}<E>|${COLLECT}.ImmutableCollection<E>|${above}<E>`,
    `<T>of=(T...)${name}<T>;<T>builder=()${name}.Builder<T>`,
    copying(name),
  ),
  type(`c ${COLLECT}.${name}.Builder<E>`, giving('add addAll', `${name}.Builder<E>`), `build()${name}<E>`),
]
/** Guava's collections, which are the JDK's, and what Guice makes. */
const GOOGLE = [
  type(`c ${COLLECT}.ImmutableCollection<E>|Collection<E>`, 'asList()ImmutableList<E>'),
  ...collection('ImmutableList', 'List'),
  ...collection('ImmutableSet', 'Set'),
  ...collection('ImmutableSortedSet', 'SortedSet'),
  type(
    `c ${COLLECT}.ImmutableMap<K,V>|Map<K,V>`,
    '<A,B>of=()ImmutableMap<A,B>;<A,B>of=(A,B,Object...)ImmutableMap<A,B>;<A,B>copyOf=(Map<+A,+B>)ImmutableMap<A,B>',
    '<A,B>builder=()ImmutableMap.Builder<A,B>;keySet()ImmutableSet<K>;values()ImmutableCollection<V>',
  ),
  type(
    `c ${COLLECT}.ImmutableMap.Builder<K,V>`,
    giving('put putAll', 'ImmutableMap.Builder<K,V>'),
    giving('build buildOrThrow buildKeepingLast', 'ImmutableMap<K,V>'),
  ),
  type(
    `c ${COLLECT}.Lists`,
    '<E>newArrayList=(E...)ArrayList<E>;<E>newArrayList=(Iterable<+E>)ArrayList<E>;<E>newLinkedList()LinkedList<E>',
    '<F,T>transform=(List<F>,Function<-F,+T>)List<T>;<T>reverse=(List<T>)List<T>;<T>partition=(List<T>,int)List<List<T>>',
  ),
  type(
    `c ${COLLECT}.Sets`,
    '<E>newHashSet=(E...)HashSet<E>;<E>newHashSet=(Iterable<+E>)HashSet<E>',
    '<E>newLinkedHashSet=(Iterable<+E>)LinkedHashSet<E>;<E>newLinkedHashSet=()LinkedHashSet<E>',
  ),
  type('i com.google.inject.Injector', '<T>getInstance=(Class<T>)T'),
  ...['com.google', 'javax', 'jakarta'].map((from) => type(`i ${from}.inject.Provider<T>`, 'get!()T')),
]

const BUFFER = 'io.netty.buffer.ByteBuf'
/** What is read, or got at a place, in either order of bytes. */
const READ: Record<string, string> = {
  Byte: 'byte',
  UnsignedByte: 'short',
  Boolean: 'boolean',
  ...either('Short', 'short'),
  ...either('UnsignedShort', 'int'),
  ...either('Medium', 'int'),
  ...either('UnsignedMedium', 'int'),
  ...either('Int', 'int'),
  ...either('UnsignedInt', 'long'),
  ...either('Long', 'long'),
  ...either('Float', 'float'),
  ...either('Double', 'double'),
  Char: 'char',
}
function either(name: string, type: string): Record<string, string> {
  return { [name]: type, [`${name}LE`]: type }
}
const NETTY = [
  type(
    `c ${BUFFER}`,
    Object.entries(READ).flatMap(([name, value]) => [`read${name}()${value}`, `get${name}()${value}`]),
    giving(
      'readSlice readRetainedSlice slice retainedSlice duplicate retainedDuplicate copy retain touch skipBytes clear markReaderIndex resetReaderIndex discardReadBytes order asReadOnly',
      BUFFER,
    ),
    giving('readableBytes writableBytes capacity indexOf bytesBefore forEachByte refCnt', 'int'),
    giving('readCharSequence getCharSequence', 'CharSequence'),
    giving('isReadable isWritable release hasArray', 'boolean'),
    'readBytes=(int)io.netty.buffer.ByteBuf;readerIndex=()int;writerIndex=()int;array()byte[];nioBuffer()java.nio.ByteBuffer;toString()String',
  ),
  type(`c io.netty.buffer.Unpooled`, giving('buffer wrappedBuffer copiedBuffer directBuffer', BUFFER)),
  type('c io.netty.buffer.ByteBufUtil', 'hexDump()String;getBytes()byte[];decodeHexDump()byte[]'),
  type(
    'i io.netty.channel.ChannelHandlerContext',
    'channel()io.netty.channel.Channel;pipeline()io.netty.channel.ChannelPipeline',
  ),
]

const EVENT_BUSES = [
  type(
    'c org.greenrobot.eventbus.EventBus',
    '<E>getStickyEvent=(Class<E>)E;<E>removeStickyEvent=(Class<E>)E;getDefault()org.greenrobot.eventbus.EventBus',
    giving('post postSticky register unregister cancelEventDelivery', 'void'),
  ),
  type('c com.google.common.eventbus.EventBus', giving('post register unregister', 'void')),
  type('c com.google.common.eventbus.AsyncEventBus|com.google.common.eventbus.EventBus'),
]

/** Jakarta's JSON under both of its names. */
const JSON_PROCESSING = ['javax', 'jakarta'].flatMap((from) => [
  type(
    `i ${from}.json.JsonNumber`,
    'isIntegral()boolean;intValue()int;longValue()long;doubleValue()double;intValueExact()int;longValueExact()long',
  ),
  type(
    `i ${from}.json.JsonObject`,
    `getInt()int;getString()String;getBoolean()boolean;getJsonObject()${from}.json.JsonObject;getJsonNumber()${from}.json.JsonNumber;getJsonArray()${from}.json.JsonArray;containsKey()boolean`,
  ),
  type(
    `i ${from}.json.JsonArray`,
    `getInt()int;getString()String;getBoolean()boolean;getJsonObject()${from}.json.JsonObject;getJsonNumber()${from}.json.JsonNumber;getJsonArray()${from}.json.JsonArray;size()int`,
  ),
])

/** Types of which the package is the one that their names begin with. */
export const PACKAGE_TYPES = [
  ...REPOSITORIES,
  ...MOCKITO,
  ...JUNIT,
  ...REACTOR,
  ...TUPLES,
  ...WEBFLUX,
  ...ASSERTJ,
  ...GOOGLE,
  ...NETTY,
  ...EVENT_BUSES,
  ...JSON_PROCESSING,
]
