/**
 * Signatures of standard library methods whose result types affect how later names are resolved.
 *
 * One block per type, with lines `name name(parameters) -> result`. A single capital letter is a type parameter: of the type if
 * it occurs in the block's head, otherwise of the method. References are left out, so `as_ref` of an `Option<T>` returns an
 * `Option<T>`. `Iter<T>` stands for every iterator type. Functions in a line that begins with `::` have no receiver.
 */
export const STANDARD_METHODS = `
Option<T>
  unwrap expect unwrap_unchecked unwrap_or_default insert get_or_insert_default -> T
  unwrap_or(T) get_or_insert(T) -> T
  unwrap_or_else(fn() -> T) get_or_insert_with(fn() -> T) -> T
  as_ref as_mut as_deref as_deref_mut as_pin_mut cloned copied take -> Option<T>
  filter(fn(T) -> Z) inspect(fn(T) -> Z) take_if(fn(T) -> Z) -> Option<T>
  or(Option<T>) xor(Option<T>) replace(T) or_else(fn() -> Option<T>) -> Option<T>
  and(Option<U>) -> Option<U>
  map(fn(T) -> U) -> Option<U>
  and_then(fn(T) -> Option<U>) -> Option<U>
  map_or(U,fn(T) -> U) -> U
  map_or_else(fn() -> U,fn(T) -> U) -> U
  is_some_and(fn(T) -> Z) is_none_or(fn(T) -> Z) -> bool
  ok_or(E) ok_or_else(fn() -> E) -> Result<T,E>
  iter iter_mut into_iter -> Iter<T>
  zip(Option<U>) -> Option<(T,U)>
  is_some is_none -> bool
  flatten -> T
  transpose -> Result<Option<U>,E>
Result<T,E>
  unwrap expect unwrap_or_default unwrap_unchecked -> T
  unwrap_or(T) unwrap_or_else(fn(E) -> T) -> T
  unwrap_err expect_err -> E
  ok -> Option<T>
  err -> Option<E>
  as_ref as_mut as_deref as_deref_mut cloned copied -> Result<T,E>
  inspect(fn(T) -> Z) inspect_err(fn(E) -> Z) -> Result<T,E>
  map(fn(T) -> U) -> Result<U,E>
  map_err(fn(E) -> U) -> Result<T,U>
  and_then(fn(T) -> Result<U,E>) -> Result<U,E>
  or_else(fn(E) -> Result<T,U>) -> Result<T,U>
  and(Result<U,E>) -> Result<U,E>
  or(Result<T,U>) -> Result<T,U>
  map_or(U,fn(T) -> U) -> U
  map_or_else(fn(E) -> U,fn(T) -> U) -> U
  is_ok_and(fn(T) -> Z) is_err_and(fn(E) -> Z) -> bool
  iter iter_mut into_iter -> Iter<T>
  is_ok is_err -> bool
  transpose -> Option<Result<U,E>>
  flatten -> T
  context(U) with_context(fn() -> U) -> Result<T,anyhow>
Vec<T>
  :: new with_capacity(usize) from_raw_parts -> Vec<T>
  push(T) push_back(T) push_front(T) insert(usize,T) resize(usize,T) fill(T) -> ()
  extend_from_slice(Vec<T>) append(Vec<T>) extend(Iter<T>) -> ()
  resize_with(usize,fn() -> T) retain(fn(T) -> Z) retain_mut(fn(T) -> Z) -> ()
  dedup_by_key(fn(T) -> Z) dedup_by(fn(T,T) -> Z) -> ()
  sort_by(fn(T,T) -> Z) sort_unstable_by(fn(T,T) -> Z) sort_by_key(fn(T) -> Z) sort_by_cached_key(fn(T) -> Z) sort_unstable_by_key(fn(T) -> Z) -> ()
  pop pop_back pop_front first last first_mut last_mut front back front_mut back_mut -> Option<T>
  get(usize) get_mut(usize) -> Option<T>
  get_unchecked(usize) get_unchecked_mut(usize) remove(usize) swap_remove(usize) -> T
  iter iter_mut into_iter drain(Z) splice(Z,Z) -> Iter<T>
  as_slice as_mut_slice -> [T]
  to_vec into_boxed_slice split_off(usize) into_vec repeat(usize) as_ref as_mut leak -> Vec<T>
  concat -> T
  windows(usize) chunks(usize) chunks_exact(usize) chunks_mut(usize) rchunks(usize) split(fn(T) -> Z) -> Iter<Vec<T>>
  split_at(usize) split_at_mut(usize) -> (Vec<T>,Vec<T>)
  split_first split_last split_first_mut split_last_mut -> Option<(T,Vec<T>)>
  binary_search(T) binary_search_by(fn(T) -> Z) binary_search_by_key(Z,fn(T) -> Z) -> Result<usize,usize>
  partition_point(fn(T) -> Z) len capacity -> usize
  contains(T) starts_with(Vec<T>) ends_with(Vec<T>) is_empty -> bool
  join(Z) -> String
  as_ptr as_mut_ptr -> pointer<T>
  map(fn(T) -> U) -> Vec<U>
  :: from(Vec<T>) from_iter(Iter<T>) -> Vec<T>
  chunk_by(fn(T,T) -> Z) chunk_by_mut(fn(T,T) -> Z) -> Iter<Vec<T>>
  extract_if(Z,fn(T) -> Z) -> Iter<T>
  pop_if(fn(T) -> Z) pop_front_if(fn(T) -> Z) pop_back_if(fn(T) -> Z) -> Option<T>
  as_slices as_mut_slices -> (Vec<T>,Vec<T>)
  each_ref each_mut make_contiguous -> Vec<T>
  par_iter par_iter_mut into_par_iter -> Iter<T>
  par_chunks(usize) par_chunks_mut(usize) -> Iter<Vec<T>>
  par_sort_by(fn(T,T) -> Z) par_sort_by_key(fn(T) -> Z) par_sort_unstable_by(fn(T,T) -> Z) par_sort_unstable_by_key(fn(T) -> Z) -> ()
VecDeque<T> : Vec<T>
LinkedList<T> : Vec<T>
SmallVec<T> : Vec<T>
ArrayVec<T> : Vec<T>
BinaryHeap<T> : Vec<T>
  peek peek_mut -> Option<T>
  into_sorted_vec -> Vec<T>
HashMap<K,V>
  :: new with_capacity(usize) with_hasher(Z) with_capacity_and_hasher(usize,Z) default -> HashMap<K,V>
  get(K) get_mut(K) remove(K) -> Option<V>
  insert(K,V) -> Option<V>
  entry(K) -> Entry<K,V>
  contains_key(K) is_empty -> bool
  :: from(Vec<(K,V)>) from_iter(Iter<(K,V)>) -> HashMap<K,V>
  shift_remove(K) swap_remove(K) -> Option<V>
  first_entry last_entry -> Option<Entry<K,V>>
  extract_if(fn(K,V) -> Z) -> Iter<(K,V)>
  get_key_value(K) remove_entry(K) first_key_value last_key_value pop_first pop_last get_index(usize) -> Option<(K,V)>
  keys into_keys -> Iter<K>
  values values_mut into_values -> Iter<V>
  iter iter_mut into_iter drain range(Z) range_mut(Z) -> Iter<(K,V)>
  retain(fn(K,V) -> Z) extend(Iter<(K,V)>) -> ()
  len -> usize
BTreeMap<K,V> : HashMap<K,V>
IndexMap<K,V> : HashMap<K,V>
  first last pop -> Option<(K,V)>
FxHashMap<K,V> : HashMap<K,V>
AHashMap<K,V> : HashMap<K,V>
DashMap<K,V> : HashMap<K,V>
Entry<K,V>
  or_insert(V) or_insert_with(fn() -> V) or_default or_insert_with_key(fn(K) -> V) get get_mut into_mut insert(V) remove -> V
  and_modify(fn(V) -> Z) -> Entry<K,V>
  key -> K
OccupiedEntry<K,V> : Entry<K,V>
VacantEntry<K,V> : Entry<K,V>
HashSet<T>
  :: new with_capacity(usize) with_hasher(Z) with_capacity_and_hasher(usize,Z) default -> HashSet<T>
  :: from(Vec<T>) from_iter(Iter<T>) -> HashSet<T>
  extract_if(fn(T) -> Z) symmetric_difference(HashSet<T>) -> Iter<T>
  insert(T) contains(T) remove(T) is_subset(HashSet<T>) is_superset(HashSet<T>) is_disjoint(HashSet<T>) is_empty -> bool
  get(T) take(T) replace(T) first last pop_first pop_last -> Option<T>
  iter into_iter drain union(HashSet<T>) intersection(HashSet<T>) difference(HashSet<T>) symmetric_difference(HashSet<T>) range(Z) -> Iter<T>
  retain(fn(T) -> Z) extend(Iter<T>) -> ()
  len -> usize
BTreeSet<T> : HashSet<T>
IndexSet<T> : HashSet<T>
  get_index(usize) pop -> Option<T>
  get_full(T) -> Option<(usize,T)>
  insert_full(T) -> (usize,bool)
FxHashSet<T> : HashSet<T>
bool
  then(fn() -> U) then_some(U) -> Option<U>
char
  to_digit(u32) -> Option<u32>
  len_utf8 len_utf16 -> usize
  to_ascii_lowercase to_ascii_uppercase -> char
  to_lowercase to_uppercase escape_debug escape_default escape_unicode -> Iter<char>
  is_alphabetic is_alphanumeric is_ascii is_control is_digit(u32) is_lowercase is_numeric is_uppercase is_whitespace eq_ignore_ascii_case(char) -> bool
Iter<T>
  next next_back last min max peek peek_mut nth(usize) nth_back(usize) -> Option<T>
  find(fn(T) -> Z) rfind(fn(T) -> Z) reduce(fn(T,T) -> T) min_by_key(fn(T) -> Z) max_by_key(fn(T) -> Z) min_by(fn(T,T) -> Z) max_by(fn(T,T) -> Z) next_if(fn(T) -> Z) next_if_eq(T) -> Option<T>
  find_map(fn(T) -> Option<U>) -> Option<U>
  position(fn(T) -> Z) rposition(fn(T) -> Z) -> Option<usize>
  iter into_iter by_ref rev skip(usize) take(usize) step_by(usize) peekable fuse cycle cloned copied sorted dedup unique -> Iter<T>
  filter(fn(T) -> Z) skip_while(fn(T) -> Z) take_while(fn(T) -> Z) inspect(fn(T) -> Z) sorted_by(fn(T,T) -> Z) sorted_by_key(fn(T) -> Z) -> Iter<T>
  chain(Iter<T>) -> Iter<T>
  map(fn(T) -> U) -> Iter<U>
  filter_map(fn(T) -> Option<U>) map_while(fn(T) -> Option<U>) -> Iter<U>
  flat_map(fn(T) -> I) -> Iter<I::Item>
  flatten -> Iter<T::Item>
  scan(S,fn(S,T) -> Option<U>) -> Iter<U>
  enumerate -> Iter<(usize,T)>
  zip(I) -> Iter<(T,I::Item)>
  fold(A,fn(A,T) -> A) rfold(A,fn(A,T) -> A) -> A
  try_fold(A,fn(A,T) -> R) try_rfold(A,fn(A,T) -> R) -> R
  try_for_each(fn(T) -> R) -> R
  for_each(fn(T) -> Z) -> ()
  any(fn(T) -> Z) all(fn(T) -> Z) eq(Z) ne(Z) lt(Z) le(Z) gt(Z) ge(Z) is_sorted -> bool
  cmp(Z) -> Ordering
  partial_cmp(Z) -> Option<Ordering>
  size_hint -> (usize,Option<usize>)
  partition(fn(T) -> Z) -> (C,C)
  unzip -> (A,B)
  collect -> C
  sum product -> C
  count len -> usize
  join(Z) -> String
  as_str -> str
  collect_vec -> Vec<T>
  sorted_unstable sorted_unstable_by(fn(T,T) -> Z) sorted_unstable_by_key(fn(T) -> Z) sorted_by_cached_key(fn(T) -> Z) -> Iter<T>
  unique_by(fn(T) -> Z) dedup_by(fn(T,T) -> Z) update(fn(T) -> Z) interleave(Iter<T>) merge(Iter<T>) intersperse(T) -> Iter<T>
  chunk_by(fn(T) -> K) group_by(fn(T) -> K) -> Iter<(K,Iter<T>)>
  into_group_map_by(fn(T) -> K) -> HashMap<K,Vec<T>>
  counts -> HashMap<T,usize>
  counts_by(fn(T) -> K) -> HashMap<K,usize>
  tuple_windows tuples tuple_combinations circular_tuple_windows -> Iter<(T,T,T,T)>
  next_tuple collect_tuple -> Option<(T,T,T,T)>
  combinations(usize) permutations(usize) powerset -> Iter<Vec<T>>
  cartesian_product(I) zip_eq(I) -> Iter<(T,I::Item)>
  exactly_one -> Result<T,Error>
  at_most_one -> Result<Option<T>,Error>
  find_position(fn(T) -> Z) -> Option<(usize,T)>
  positions(fn(T) -> Z) -> Iter<usize>
  map_ok(fn(T::Item) -> U) -> Iter<Result<U,E>>
  filter_ok(fn(T::Item) -> Z) k_smallest(usize) k_largest(usize) multipeek -> Iter<T>
  filter_map_ok(fn(T::Item) -> Option<U>) -> Iter<Result<U,E>>
  find_or_first(fn(T) -> Z) find_or_last(fn(T) -> Z) -> Option<T>
  position_max_by_key(fn(T) -> Z) position_min_by_key(fn(T) -> Z) position_max_by(fn(T,T) -> Z) position_min_by(fn(T,T) -> Z) -> Option<usize>
  max_set_by_key(fn(T) -> Z) min_set_by_key(fn(T) -> Z) max_set min_set -> Vec<T>
  minmax minmax_by(fn(T,T) -> Z) minmax_by_key(fn(T) -> Z) -> itertools::MinMaxResult<T>
  partition_map(fn(T) -> Z) -> (A,B)
  find_any(fn(T) -> Z) find_first(fn(T) -> Z) find_last(fn(T) -> Z) -> Option<T>
Range<T> : Iter<T>
  start end -> T
  contains(T) is_empty -> bool
RangeInclusive<T> : Iter<T>
  start end -> T
  into_inner -> (T,T)
  contains(T) is_empty -> bool
Peekable<T> : Iter<T::Item>
Enumerate<T> : Iter<(usize,T::Item)>
Rev<T> : Iter<T::Item>
Skip<T> : Iter<T::Item>
Take<T> : Iter<T::Item>
StepBy<T> : Iter<T::Item>
Fuse<T> : Iter<T::Item>
Cycle<T> : Iter<T::Item>
Cloned<T> : Iter<T::Item>
Copied<T> : Iter<T::Item>
Filter<T> : Iter<T::Item>
Inspect<T> : Iter<T::Item>
TakeWhile<T> : Iter<T::Item>
SkipWhile<T> : Iter<T::Item>
Chain<T> : Iter<T::Item>
Zip<T,U> : Iter<(T::Item,U::Item)>
IterMut<T> : Iter<T>
Keys<K,V> : Iter<K>
Values<K,V> : Iter<V>
ValuesMut<K,V> : Iter<V>
Box<T>
  :: new(T) pin(T) from(T) -> Box<T>
  clone -> Box<T>
  as_ref as_mut leak into_inner -> T
  :: into_raw(Box<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Box<T>
pointer<T>
  as_ref as_mut -> Option<T>
  add(usize) sub(usize) offset(isize) wrapping_add(usize) wrapping_sub(usize) byte_add(usize) -> pointer<T>
  cast cast_mut cast_const -> pointer<U>
  read read_volatile read_unaligned replace(T) -> T
  write(T) -> ()
  is_null -> bool
Rc<T>
  :: new(T) from(T) -> Rc<T>
  :: clone(Rc<T>) -> Rc<T>
  as_ref get_mut make_mut unwrap_or_clone -> T
  :: into_raw(Rc<T>) as_ptr(Rc<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Rc<T>
  :: ptr_eq(Rc<T>,Rc<T>) -> bool
  :: strong_count(Rc<T>) weak_count(Rc<T>) -> usize
  :: downgrade(Rc<T>) -> Weak<T>
  :: try_unwrap(Rc<T>) -> Result<T,Rc<T>>
Arc<T>
  :: new(T) from(T) -> Arc<T>
  :: clone(Arc<T>) -> Arc<T>
  as_ref get_mut make_mut unwrap_or_clone -> T
  :: into_raw(Arc<T>) as_ptr(Arc<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Arc<T>
  :: ptr_eq(Arc<T>,Arc<T>) -> bool
  :: strong_count(Arc<T>) weak_count(Arc<T>) -> usize
  :: downgrade(Arc<T>) -> Weak<T>
  :: try_unwrap(Arc<T>) -> Result<T,Arc<T>>
Weak<T>
  :: new -> Weak<T>
  upgrade -> Option<Rc<T>>
Pin<T>
  :: new(T) new_unchecked(T) -> Pin<T>
  as_mut as_ref into_ref -> Pin<T>
  get_mut get_ref into_inner get_unchecked_mut -> T
Cow<T>
  into_owned to_mut as_ref -> T
Cell<T>
  :: new(T) -> Cell<T>
  get take into_inner replace(T) get_mut -> T
  set(T) -> ()
RefCell<T>
  :: new(T) -> RefCell<T>
  borrow borrow_mut into_inner take replace(T) get_mut -> T
  try_borrow try_borrow_mut -> Result<T,BorrowError>
UnsafeCell<T>
  :: new(T) -> UnsafeCell<T>
  get -> pointer<T>
  get_mut into_inner -> T
AtomicPtr<T>
  :: new(pointer<T>) -> AtomicPtr<T>
  load(Z) swap(pointer<T>,Z) get_mut into_inner -> pointer<T>
  compare_exchange(pointer<T>,pointer<T>,Z,Z) compare_exchange_weak(pointer<T>,pointer<T>,Z,Z) -> Result<pointer<T>,pointer<T>>
  store(pointer<T>,Z) -> ()
OnceCell<T>
  :: new -> OnceCell<T>
  get get_mut take into_inner -> Option<T>
  get_or_init(fn() -> T) wait -> T
  get_or_try_init(fn() -> Result<T,E>) -> Result<T,E>
  set(T) -> Result<(),T>
OnceLock<T> : OnceCell<T>
LazyLock<T>
  :: new(fn() -> T) -> LazyLock<T>
  force -> T
LazyCell<T> : LazyLock<T>
Lazy<T> : LazyLock<T>
Mutex<T>
  :: new(T) -> Mutex<T>
  lock try_lock into_inner get_mut read write try_read try_write -> Result<T,PoisonError>
RwLock<T> : Mutex<T>
  :: new(T) -> RwLock<T>
LocalKey<T>
  with(fn(T) -> U) with_borrow(fn(T::Item) -> U) with_borrow_mut(fn(T::Item) -> U) -> U
  get take replace(T::Item) -> T::Item
Scope
  spawn(fn() -> T) -> JoinHandle<T>
ManuallyDrop<T>
  :: new(T) -> ManuallyDrop<T>
  into_inner take -> T
MaybeUninit<T>
  :: new(T) uninit -> MaybeUninit<T>
  assume_init assume_init_ref assume_init_mut assume_init_read write(T) -> T
  as_ptr as_mut_ptr -> pointer<T>
NonNull<T>
  as_ref as_mut -> T
  as_ptr -> pointer<T>
  :: new(pointer<T>) -> Option<NonNull<T>>
  :: new_unchecked(pointer<T>) from(T) dangling -> NonNull<T>
  cast -> NonNull<U>
ControlFlow<B,C>
  break_value -> Option<B>
  continue_value -> Option<C>
  map_break(fn(B) -> U) -> ControlFlow<U,C>
  map_continue(fn(C) -> U) -> ControlFlow<B,U>
  is_break is_continue -> bool
Bound<T>
  as_ref cloned -> Bound<T>
  map(fn(T) -> U) -> Bound<U>
Reverse<T>
  0 -> T
Wrapping<T>
  0 -> T
JoinHandle<T>
  join -> Result<T,Any>
Sender<T>
  send(T) -> Result<(),SendError>
Receiver<T>
  recv try_recv -> Result<T,RecvError>
  iter into_iter try_iter -> Iter<T>
Poll<T>
  map(fn(T) -> U) -> Poll<U>
  is_ready is_pending -> bool
String
  :: new with_capacity(usize) from(Z) from_utf8_lossy(Z) -> String
  as_str as_mut_str trim trim_start trim_end as_ref deref trim_matches(Z) trim_start_matches(Z) trim_end_matches(Z) -> str
  chars -> Iter<char>
  bytes -> Iter<u8>
  char_indices -> Iter<(usize,char)>
  lines split_whitespace split_ascii_whitespace split(Z) splitn(usize,Z) rsplit(Z) rsplitn(usize,Z) split_terminator(Z) split_inclusive(Z) matches(Z) -> Iter<str>
  match_indices(Z) -> Iter<(usize,str)>
  split_once(Z) rsplit_once(Z) -> Option<(str,str)>
  strip_prefix(Z) strip_suffix(Z) -> Option<str>
  find(Z) rfind(Z) -> Option<usize>
  to_owned to_string into_string to_lowercase to_uppercase to_ascii_lowercase to_ascii_uppercase repeat(usize) replace(Z,Z) replacen(Z,Z,usize) -> String
  into_bytes to_vec -> Vec<u8>
  as_bytes -> [u8]
  parse -> Result<F,ParseError>
  len -> usize
  push push_str insert insert_str clear truncate -> ()
  pop -> Option<char>
  is_empty contains(Z) starts_with(Z) ends_with(Z) eq_ignore_ascii_case(Z) is_char_boundary(usize) -> bool
  split_at(usize) -> (str,str)
  get(Z) -> Option<str>
  as_ptr -> u8
Path
  :: new(Z) from(Z) -> PathBuf
  join(Z) with_extension(Z) with_file_name(Z) to_path_buf to_owned as_path -> PathBuf
  parent strip_prefix(Z) -> Option<Path>
  file_name extension file_stem -> Option<OsStr>
  to_str -> Option<str>
  display -> Display
  exists is_dir is_file is_absolute starts_with(Z) ends_with(Z) -> bool
PathBuf : Path
Instant
  :: now -> Instant
  elapsed duration_since(Z) -> Duration
Future<T>
  boxed boxed_local shared fuse in_current_span instrument(Z) -> Future<T>
  map(fn(T) -> U) -> Future<U>
  then(fn(T) -> Future<U>) -> Future<U>
  map_ok(fn(T::Item) -> U) -> Future<Result<U,E>>
  and_then(fn(T::Item) -> Future<Result<U,E>>) -> Future<Result<U,E>>
  now_or_never -> Option<T>
`
