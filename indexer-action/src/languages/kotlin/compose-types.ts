/** State of Compose, in the notation of `standard.ts`. */
export const COMPOSE_TYPES = `i androidx.compose.runtime.State<T>
value:T
i androidx.compose.runtime.MutableState<T>|State<T>
value:T;component1!()T
i androidx.compose.runtime.ProduceStateScope<T>|MutableState<T>

c androidx.compose.runtime.CompositionLocal<T>
current:T
c androidx.compose.runtime.ProvidableCompositionLocal<T>|CompositionLocal<T>

`

export const ANIMATION_TYPES = `i androidx.compose.animation.AnimatedContentTransitionScope<S>
initialState:S;targetState:S
`

export const SNAPSHOT_TYPES = `c androidx.compose.runtime.snapshots.SnapshotStateList<T>|MutableList<T>

c androidx.compose.runtime.snapshots.SnapshotStateMap<K,V>|MutableMap<K,V>

`

const REMEMBERS = ['', 'Any,', 'Any,Any,', 'Any,Any,Any,'].map((keys) => `<T>remember=(${keys}Function0<T>)T`).join(';')
const PRODUCES = ['', 'Any,', 'Any,Any,']
  .map((keys) => `<T>produceState=(T,${keys}ExtensionFunction1<ProduceStateScope<T>,Unit>)State<T>`)
  .join(';')
/** Lists and grids take the same; what tells their parts apart is asked for by name. */
const items = (span = ''): string => {
  const plain = `items:List<T>,key:Function1<T,Any>=,${span && `${span}:ExtensionFunction2<Any,T,Any>=,`}contentType:Function1<T,Any>=`
  const counted = `items:List<T>,key:Function2<Int,T,Any>=,${span && `${span}:ExtensionFunction3<Any,Int,T,Any>=,`}contentType:Function2<Int,T,Any>=`
  return `<T>items=(${plain},itemContent:ExtensionFunction2<Any,T,Unit>)Unit;<T>itemsIndexed=(${counted},itemContent:ExtensionFunction3<Any,Int,T,Unit>)Unit`
}

/** What stands in no class. */
export const COMPOSE_FUNCTIONS = `f androidx.compose.runtime
<T>compositionLocalOf=(Any=,Function0<T>)ProvidableCompositionLocal<T>;<T>staticCompositionLocalOf=(Function0<T>)ProvidableCompositionLocal<T>;<T>mutableStateOf=(T,Any=)MutableState<T>;<T>derivedStateOf=(Function0<T>)State<T>;<T>derivedStateOf=(Any,Function0<T>)State<T>;${REMEMBERS};${PRODUCES};<T>rememberUpdatedState=(T)State<T>;<T>collectAsState^(StateFlow<T>,Any=)State<T>;<T>collectAsState^(Flow<T>,T,Any=)State<T>;<T>mutableStateListOf=(T...)SnapshotStateList<T>;<K,V>mutableStateMapOf=(Any...)SnapshotStateMap<K,V>;<T>toMutableStateList^(Collection<T>)SnapshotStateList<T>;<T>getValue^(State<T>,Any,Any)T;<T>setValue^(MutableState<T>,Any,Any,T)Unit;<T>snapshotFlow=(Function0<T>)Flow<T>
f androidx.compose.runtime.saveable
<T>rememberSaveable=(Function0<T>)T;<T>rememberSaveable=(Any,Function0<T>)T;<T>rememberSaveable=(Any,Any,Function0<T>)T
f androidx.lifecycle.compose
<T>collectAsStateWithLifecycle^(StateFlow<T>,Any=,Any=,Any=)State<T>;<T>collectAsStateWithLifecycle^(Flow<T>,T,Any=,Any=,Any=)State<T>
f androidx.compose.foundation.lazy
${items()}
f androidx.compose.foundation.lazy.grid
${items('span')}
f androidx.compose.foundation.lazy.staggeredgrid
${items('span')}
f androidx.compose.animation
<S>AnimatedContent=(targetState:S,modifier:Any=,transitionSpec:ExtensionFunction1<AnimatedContentTransitionScope<S>,Any>=,contentAlignment:Any=,label:String=,contentKey:Function1<S,Any>=,content:ExtensionFunction2<Any,S,Unit>)Unit;<T>Crossfade=(targetState:T,modifier:Any=,animationSpec:Any=,label:String=,content:Function1<T,Unit>)Unit
`
