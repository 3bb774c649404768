/** What Koin and Injekt give, in the notation of `standard.ts`: each is of the type that it is asked for. */
const GIVES = '(qualifier:Any=,parameters:Function0<Any>=)'
const MODELS = '(qualifier:Any=,viewModelStoreOwner:Any=,key:String=,extras:Any=,scope:Any=,parameters:Function0<Any>=)'

export const INJECTION_FUNCTIONS = `f org.koin.core.component
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.android.ext.android
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.test
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.compose
<T>koinInject=(qualifier:Any=,scope:Any=,parameters:Function0<Any>=)T
f org.koin.compose.viewmodel
<T>koinViewModel=${MODELS}T
f org.koin.androidx.compose
<T>koinViewModel=${MODELS}T
f uy.kohesive.injekt
<T>injectLazy=()Lazy<T>
f uy.kohesive.injekt.api
<T>get^(Any)T
`
