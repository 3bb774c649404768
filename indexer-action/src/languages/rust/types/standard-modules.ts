/** Names of std by module, for those that `use std::collections::*` brings. */

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
