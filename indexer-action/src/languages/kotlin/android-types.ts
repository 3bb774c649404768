/** What holds data in Android's applications, and what makes models of views, in the notation of `standard.ts`. */
export const LIFECYCLE_TYPES = `i androidx.lifecycle.Observer<T>
onChanged!(T)Unit
c androidx.lifecycle.LiveData<T>
value:T;observe=(Any,Observer<T>)Unit;observeForever=(Observer<T>)Unit
c androidx.lifecycle.MutableLiveData<T>|LiveData<T>
postValue=(T)Unit;setValue=(T)Unit
c androidx.lifecycle.MediatorLiveData<T>|MutableLiveData<T>
<S>addSource=(LiveData<S>,Observer<S>)Unit
`

export const DATA_STORE_TYPES = `i androidx.datastore.core.DataStore<T>
data:Flow<T>;updateData=(Function1<T,T>)T
`

const OWNED = ['androidx.hilt.navigation.compose', 'androidx.hilt.lifecycle.viewmodel.compose']
  .map(
    (name) =>
      `f ${name}\n<T>hiltViewModel=(viewModelStoreOwner:Any=,key:String=)T;<V,F>hiltViewModel=(viewModelStoreOwner:Any=,key:String=,creationCallback:Function1<F,V>)V\n`,
  )
  .join('')

/** What stands in no class. */
export const ANDROID_FUNCTIONS = `f androidx.lifecycle
<X,Y>map^(LiveData<X>,Function1<X,Y>)LiveData<Y>;<X,Y>switchMap^(LiveData<X>,Function1<X,LiveData<Y>>)LiveData<Y>;<T>distinctUntilChanged^(LiveData<T>)LiveData<T>;<T>asLiveData^(Flow<T>,Any=,Any=)LiveData<T>;<T>asFlow^(LiveData<T>)Flow<T>;<T>observe^(LiveData<T>,Any,Function1<T,Unit>)Unit
f androidx.compose.runtime.livedata
<T>observeAsState^(LiveData<T>)State<T>;<T>observeAsState^(LiveData<T>,T)State<T>
f androidx.lifecycle.viewmodel.compose
<T>viewModel=(viewModelStoreOwner:Any=,key:String=,factory:Any=,extras:Any=)T;<T>viewModel=(viewModelStoreOwner:Any=,key:String=,initializer:ExtensionFunction1<Any,T>)T
${OWNED}`
