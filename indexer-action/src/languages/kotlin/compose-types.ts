/** State of Compose, in the notation of `standard.ts`. */
export const COMPOSE_TYPES = `i androidx.compose.runtime.State<T>
value:T
i androidx.compose.runtime.MutableState<T>|State<T>
value:T;component1!()T
i androidx.compose.runtime.ProduceStateScope<T>|MutableState<T>

`

export const SNAPSHOT_TYPES = `c androidx.compose.runtime.snapshots.SnapshotStateList<T>|MutableList<T>

c androidx.compose.runtime.snapshots.SnapshotStateMap<K,V>|MutableMap<K,V>

`

const REMEMBERS = ['', 'Any,', 'Any,Any,', 'Any,Any,Any,'].map((keys) => `<T>remember=(${keys}Function0<T>)T`).join(';')
const PRODUCES = ['', 'Any,', 'Any,Any,']
  .map((keys) => `<T>produceState=(T,${keys}ExtensionFunction1<ProduceStateScope<T>,Unit>)State<T>`)
  .join(';')
const ITEMS = 'ExtensionFunction2<Any,T,Unit>'

/** What stands in no class. */
export const COMPOSE_FUNCTIONS = `f androidx.compose.runtime
<T>mutableStateOf=(T,Any=)MutableState<T>;<T>derivedStateOf=(Function0<T>)State<T>;<T>derivedStateOf=(Any,Function0<T>)State<T>;${REMEMBERS};${PRODUCES};<T>rememberUpdatedState=(T)State<T>;<T>collectAsState^(StateFlow<T>,Any=)State<T>;<T>collectAsState^(Flow<T>,T,Any=)State<T>;<T>mutableStateListOf=(T...)SnapshotStateList<T>;<K,V>mutableStateMapOf=(Any...)SnapshotStateMap<K,V>;<T>toMutableStateList^(Collection<T>)SnapshotStateList<T>;<T>getValue^(State<T>,Any,Any)T;<T>setValue^(MutableState<T>,Any,Any,T)Unit;<T>snapshotFlow=(Function0<T>)Flow<T>
f androidx.compose.runtime.saveable
<T>rememberSaveable=(Function0<T>)T;<T>rememberSaveable=(Any,Function0<T>)T;<T>rememberSaveable=(Any,Any,Function0<T>)T
f androidx.lifecycle.compose
<T>collectAsStateWithLifecycle^(StateFlow<T>,Any=,Any=,Any=)State<T>;<T>collectAsStateWithLifecycle^(Flow<T>,T,Any=,Any=,Any=)State<T>
f androidx.compose.foundation.lazy
<T>items=(List<T>,Any=,Any=,${ITEMS})Unit;<T>itemsIndexed=(List<T>,Any=,Any=,ExtensionFunction3<Any,Int,T,Unit>)Unit
f androidx.compose.foundation.lazy.grid
<T>items=(List<T>,Any=,Any=,Any=,${ITEMS})Unit
`
