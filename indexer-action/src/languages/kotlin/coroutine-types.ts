/** Coroutines and flows, in the notation of `standard.ts`, as far as types of the repository pass through them. */
const SCOPE = 'ExtensionFunction1<CoroutineScope,'
const BUILDER = `CoroutineContext=,CoroutineStart=,${SCOPE}`
const EMITS = 'ExtensionFunction1<FlowCollector<T>,Unit>'

export const COROUTINE_TYPES = `i kotlinx.coroutines.CoroutineScope
coroutineContext:CoroutineContext
i kotlinx.coroutines.Job
isActive:Boolean;isCompleted:Boolean;isCancelled:Boolean;join!()Unit;cancel=()Unit
i kotlinx.coroutines.Deferred<T>|Job
await!()T;getCompleted!()T
i kotlinx.coroutines.CompletableDeferred<T>|Deferred<T>
complete!(T)Boolean
i kotlinx.coroutines.channels.ReceiveChannel<T>
receive!()T;iterator!()Iterator<T>
i kotlinx.coroutines.channels.SendChannel<T>
send!(T)Unit
i kotlinx.coroutines.channels.Channel<T>|SendChannel<T>|ReceiveChannel<T>

i kotlinx.coroutines.channels.ProducerScope<T>|CoroutineScope|SendChannel<T>

i kotlinx.coroutines.flow.FlowCollector<T>
emit!(T)Unit
i kotlinx.coroutines.flow.Flow<T>
collect=(Function1<T,Unit>)Unit
i kotlinx.coroutines.flow.SharedFlow<T>|Flow<T>
replayCache:List<T>
i kotlinx.coroutines.flow.StateFlow<T>|SharedFlow<T>
value:T
i kotlinx.coroutines.flow.MutableSharedFlow<T>|SharedFlow<T>|FlowCollector<T>
tryEmit!(T)Boolean
i kotlinx.coroutines.flow.MutableStateFlow<T>|StateFlow<T>|MutableSharedFlow<T>
value:T;compareAndSet!(T,T)Boolean
`

/** What stands in no class. */
export const COROUTINE_FUNCTIONS = `f kotlinx.coroutines
launch^(CoroutineScope,${BUILDER}Unit>)Job;<T>async^(CoroutineScope,${BUILDER}T>)Deferred<T>;<T>withContext=(CoroutineContext,${SCOPE}T>)T;<T>coroutineScope=(${SCOPE}T>)T;<T>supervisorScope=(${SCOPE}T>)T;<T>runBlocking=(CoroutineContext=,${SCOPE}T>)T;<T>withTimeout=(Any,${SCOPE}T>)T;<T>withTimeoutOrNull=(Any,${SCOPE}T>)T;<T>CompletableDeferred=()CompletableDeferred<T>;<T>awaitAll^(Collection<Deferred<T>>)List<T>;<T>awaitAll=(Deferred<T>...)List<T>;joinAll^(Collection<Job>)Unit;joinAll=(Job...)Unit
f kotlinx.coroutines.channels
<T>Channel=(Int=)Channel<T>;<T>produce^(CoroutineScope,CoroutineContext=,Int=,ExtensionFunction1<ProducerScope<T>,Unit>)ReceiveChannel<T>
f kotlinx.coroutines.flow
<T>MutableStateFlow=(T)MutableStateFlow<T>;<T>MutableSharedFlow=(Int=,Int=,Any=)MutableSharedFlow<T>;<T>asStateFlow^(MutableStateFlow<T>)StateFlow<T>;<T>asSharedFlow^(MutableSharedFlow<T>)SharedFlow<T>;<T>update^(MutableStateFlow<T>,Function1<T,T>)Unit;<T>updateAndGet^(MutableStateFlow<T>,Function1<T,T>)T;<T>getAndUpdate^(MutableStateFlow<T>,Function1<T,T>)T;<T>flow=(${EMITS})Flow<T>;<T>flowOf=(T...)Flow<T>;<T>emptyFlow=()Flow<T>;<T>channelFlow=(ExtensionFunction1<ProducerScope<T>,Unit>)Flow<T>;<T>callbackFlow=(ExtensionFunction1<ProducerScope<T>,Unit>)Flow<T>;<T>asFlow^(Iterable<T>)Flow<T>;<T>receiveAsFlow^(ReceiveChannel<T>)Flow<T>;<T>consumeAsFlow^(ReceiveChannel<T>)Flow<T>;<T,R>map^(Flow<T>,Function1<T,R>)Flow<R>;<T,R>mapLatest^(Flow<T>,Function1<T,R>)Flow<R>;<T,R>mapNotNull^(Flow<T>,Function1<T,R>)Flow<R>;<T>filter^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>filterNot^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>filterNotNull^(Flow<T>)Flow<T>;<T>onEach^(Flow<T>,Function1<T,Unit>)Flow<T>;<T>onStart^(Flow<T>,${EMITS})Flow<T>;<T>onCompletion^(Flow<T>,ExtensionFunction2<FlowCollector<T>,Throwable,Unit>)Flow<T>;<T>catch^(Flow<T>,ExtensionFunction2<FlowCollector<T>,Throwable,Unit>)Flow<T>;<T,R>transform^(Flow<T>,ExtensionFunction2<FlowCollector<R>,T,Unit>)Flow<R>;<T,R>flatMapLatest^(Flow<T>,Function1<T,Flow<R>>)Flow<R>;<T,R>flatMapConcat^(Flow<T>,Function1<T,Flow<R>>)Flow<R>;<T,R>flatMapMerge^(Flow<T>,Int=,Function1<T,Flow<R>>)Flow<R>;<T>distinctUntilChanged^(Flow<T>)Flow<T>;<T>debounce^(Flow<T>,Any)Flow<T>;<T>take^(Flow<T>,Int)Flow<T>;<T>drop^(Flow<T>,Int)Flow<T>;<T>takeWhile^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>dropWhile^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>flowOn^(Flow<T>,CoroutineContext)Flow<T>;<T>buffer^(Flow<T>,Int=,Any=)Flow<T>;<T>conflate^(Flow<T>)Flow<T>;<A,B,R>combine=(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<A,B,C,R>combine=(Flow<A>,Flow<B>,Flow<C>,Function3<A,B,C,R>)Flow<R>;<A,B,C,D,R>combine=(Flow<A>,Flow<B>,Flow<C>,Flow<D>,Function4<A,B,C,D,R>)Flow<R>;<A,B,C,D,E,R>combine=(Flow<A>,Flow<B>,Flow<C>,Flow<D>,Flow<E>,Function5<A,B,C,D,E,R>)Flow<R>;<A,B,R>combine^(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<A,B,R>zip^(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<T>merge=(Flow<T>...)Flow<T>;<T,R>scan^(Flow<T>,R,Function2<R,T,R>)Flow<R>;<T>first^(Flow<T>)T;<T>first^(Flow<T>,Function1<T,Boolean>)T;<T>firstOrNull^(Flow<T>)T;<T>firstOrNull^(Flow<T>,Function1<T,Boolean>)T;<T>last^(Flow<T>)T;<T>single^(Flow<T>)T;<T>toList^(Flow<T>)List<T>;<T>toSet^(Flow<T>)Set<T>;<T,R>fold^(Flow<T>,R,Function2<R,T,R>)R;<T>collectLatest^(Flow<T>,Function1<T,Unit>)Unit;<T>launchIn^(Flow<T>,CoroutineScope)Job;<T>stateIn^(Flow<T>,CoroutineScope,Any,T)StateFlow<T>;<T>shareIn^(Flow<T>,CoroutineScope,Any,Int=)SharedFlow<T>
`
