/** Functions of the standard library in the form of standard-library.ts, and what its traits give to almost every type. */

/** Free functions, by the last two segments of their paths. */
export const STANDARD_FUNCTIONS = `
Functions
  mem::replace(T,T) mem::take(T) ptr::read(pointer<T>) cmp::max(T,T) cmp::min(T,T) hint::black_box(T) convert::identity(T) -> T
  ptr::null ptr::null_mut ptr::addr_of(T) -> pointer<T>
  mem::swap(T,T) mem::drop(T) mem::forget(T) -> ()
  iter::once(T) iter::repeat(T) iter::empty iter::repeat_n(T,usize) -> Iter<T>
  iter::from_fn(fn() -> Option<T>) iter::repeat_with(fn() -> T) -> Iter<T>
  iter::successors(Option<T>,fn(T) -> Option<T>) -> Iter<T>
  iter::zip(I,J) -> Iter<(I::Item,J::Item)>
  slice::from_ref(T) slice::from_raw_parts(T,usize) slice::from_raw_parts_mut(T,usize) -> Vec<T>
  thread::spawn(fn() -> T) task::spawn(Future<T>) -> JoinHandle<T>
  array::from_fn(fn(usize) -> T) -> Vec<T>
  fs::read_to_string(Z) io::read_to_string(Z) -> Result<String,Error>
  fs::read(Z) -> Result<Vec<u8>,Error>
  str::from_utf8(Z) -> Result<str,Utf8Error>
  panic::catch_unwind(fn() -> T) -> Result<T,Any>
  env::var(Z) -> Result<String,VarError>
  env::args -> Iter<String>
  thread::scope(fn(Scope) -> T) -> T
  mpsc::channel mpsc::sync_channel(usize) -> (Sender<T>,Receiver<T>)
`

/** Methods of standard traits that almost every type has. They return the receiver's type. */
export const SELF_METHODS = new Set(
  'clone to_owned borrow borrow_mut as_ref as_mut by_ref deref deref_mut clone_from min max clamp not neg add sub mul div rem bitand bitor bitxor shl shr'.split(
    ' ',
  ),
)

/** Other methods of standard traits, with their result type; an empty string if it depends on the impl. */
export const TRAIT_METHODS: ReadonlyMap<string, string> = new Map([
  ['to_string', 'String'],
  ['eq', 'bool'],
  ['ne', 'bool'],
  ['lt', 'bool'],
  ['le', 'bool'],
  ['gt', 'bool'],
  ['ge', 'bool'],
  ['cmp', 'Ordering'],
  ['partial_cmp', 'Option<Ordering>'],
  ['hash', '()'],
  ['fmt', 'Result<(),Error>'],
  ['into', ''],
  ['try_into', ''],
  ['type_id', 'TypeId'],
  ['drop', '()'],
  ['index', ''],
  ['poll', ''],
  ['write_fmt', ''],
  ['source', ''],
  ['description', 'str'],
])

/** Types that dereference to their type argument. */
export const POINTERS = new Set(
  'Box Rc Arc Cow Pin Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard MappedMutexGuard MappedRwLockReadGuard MappedRwLockWriteGuard OwnedMutexGuard OwnedRwLockReadGuard OwnedRwLockWriteGuard ManuallyDrop LazyLock LazyCell Lazy PeekMut Wrapping AssertUnwindSafe CachePadded ReadGuard WriteGuard'.split(
    ' ',
  ),
)

/** Methods that give a type which the call names, of errors and of `Any`. */
export const DOWNCASTS: ReadonlyMap<string, string> = new Map([
  ['downcast', 'result::Result'],
  ['downcast_ref', 'option::Option'],
  ['downcast_mut', 'option::Option'],
])
