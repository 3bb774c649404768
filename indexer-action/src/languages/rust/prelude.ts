/** Names that need no import: the items and macros of the prelude, and primitive types. */

/** Names that are in scope everywhere → their paths in std. */
export const PRELUDE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    option: 'Option Some None',
    result: 'Result Ok Err',
    vec: 'Vec',
    string: 'String ToString',
    boxed: 'Box',
    borrow: 'ToOwned',
    clone: 'Clone',
    cmp: 'Eq PartialEq Ord PartialOrd',
    convert: 'From Into TryFrom TryInto AsRef AsMut',
    default: 'Default',
    iter: 'Iterator IntoIterator DoubleEndedIterator ExactSizeIterator Extend FromIterator',
    marker: 'Copy Send Sync Sized Unpin',
    mem: 'drop',
    ops: 'Drop Fn FnMut FnOnce AsyncFn AsyncFnMut AsyncFnOnce',
    fmt: 'Debug',
    hash: 'Hash',
  }).flatMap(([module, names]) => names.split(' ').map((name) => [name, `${module}::${name}`] as [string, string])),
)

/** Modules of std that are imported by `*` → the names that they have. */
export const STANDARD_MODULES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    any: 'Any TypeId type_name type_name_of_val',
    borrow: 'Borrow BorrowMut Cow ToOwned',
    cell: 'BorrowError BorrowMutError Cell LazyCell OnceCell Ref RefCell RefMut UnsafeCell',
    cmp: 'Eq Ord Ordering PartialEq PartialOrd Reverse max max_by max_by_key min min_by min_by_key',
    collections:
      'BTreeMap BTreeSet BinaryHeap HashMap HashSet LinkedList TryReserveError VecDeque btree_map btree_set hash_map hash_set vec_deque',
    env: 'Args JoinPathsError VarError Vars args args_os current_dir current_exe home_dir join_paths set_var split_paths temp_dir var var_os vars',
    error: 'Error',
    fmt: 'Alignment Arguments Binary Debug Display Error Formatter LowerExp LowerHex Octal Pointer Result UpperExp UpperHex Write format write',
    fs: 'DirBuilder DirEntry File FileType Metadata OpenOptions Permissions ReadDir canonicalize copy create_dir create_dir_all hard_link metadata read read_dir read_link read_to_string remove_dir remove_dir_all remove_file rename write',
    hash: 'BuildHasher DefaultHasher Hash Hasher RandomState',
    io: 'BufRead BufReader BufWriter Bytes Cursor Empty Error ErrorKind IoSlice IoSliceMut LineWriter Lines Read Result Seek SeekFrom Sink Stderr Stdin StdinLock Stdout StdoutLock Write copy empty read_to_string sink stderr stdin stdout',
    iter: 'Chain Cloned Cycle Empty Enumerate Extend Filter FilterMap FlatMap Flatten FromIterator Fuse FusedIterator IntoIterator Iterator Map Once Peekable Product Repeat Rev Skip StepBy Sum Take Zip empty from_fn once repeat repeat_with successors zip',
    marker: 'Copy PhantomData PhantomPinned Send Sized Sync Unpin',
    mem: 'Discriminant ManuallyDrop MaybeUninit align_of align_of_val discriminant drop forget needs_drop replace size_of size_of_val swap take transmute zeroed',
    net: 'AddrParseError IpAddr Ipv4Addr Ipv6Addr Shutdown SocketAddr SocketAddrV4 SocketAddrV6 TcpListener TcpStream ToSocketAddrs UdpSocket',
    num: 'IntErrorKind NonZero NonZeroI32 NonZeroI64 NonZeroU8 NonZeroU16 NonZeroU32 NonZeroU64 NonZeroUsize ParseFloatError ParseIntError Wrapping',
    ops: 'Add AddAssign BitAnd BitAndAssign BitOr BitOrAssign BitXor BitXorAssign Bound ControlFlow Deref DerefMut Div DivAssign Drop Fn FnMut FnOnce Index IndexMut Mul MulAssign Neg Not Range RangeBounds RangeFrom RangeFull RangeInclusive RangeTo RangeToInclusive Rem RemAssign Shl ShlAssign Shr ShrAssign Sub SubAssign',
    path: 'Ancestors Component Components Display Path PathBuf Prefix StripPrefixError',
    pin: 'Pin pin',
    process:
      'Child ChildStderr ChildStdin ChildStdout Command ExitCode ExitStatus Output Stdio Termination abort exit id',
    rc: 'Rc Weak',
    'sync::atomic':
      'AtomicBool AtomicI32 AtomicI64 AtomicIsize AtomicPtr AtomicU8 AtomicU16 AtomicU32 AtomicU64 AtomicUsize Ordering fence',
    'sync::mpsc': 'Receiver RecvError SendError Sender SyncSender TryRecvError channel sync_channel',
    sync: 'Arc Barrier Condvar LazyLock LockResult Mutex MutexGuard Once OnceLock PoisonError RwLock RwLockReadGuard RwLockWriteGuard Weak atomic mpsc',
    task: 'Context Poll RawWaker RawWakerVTable Wake Waker ready',
    thread:
      'Builder JoinHandle LocalKey Scope ScopedJoinHandle Thread ThreadId available_parallelism current panicking park scope sleep spawn yield_now',
    time: 'Duration Instant SystemTime SystemTimeError UNIX_EPOCH',
  }).map(([module, names]) => [module, new Set(names.split(' '))]),
)

/** The prelude's macros and derive macros. */
export const PRELUDE_MACROS = new Set(
  (
    'assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln ' +
    'file format format_args global_asm include include_bytes include_str line matches module_path option_env panic print println ' +
    'stringify thread_local todo try unimplemented unreachable vec write writeln ' +
    'Debug Clone Copy PartialEq Eq PartialOrd Ord Hash Default'
  ).split(' '),
)

/** Types that are keywords of the language. */
export const PRIMITIVE_NAMES = new Set(
  'bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64'.split(' '),
)
