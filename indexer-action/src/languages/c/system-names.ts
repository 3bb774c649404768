/**
 * Names that come with the system: headers that no repository is asked for, and functions that every C programmer knows.
 *
 * A name that nothing in the repository declares where it is used comes from a header outside. The list only decides how
 * such a name is labelled, and that a function of the repository that happens to bear it is never taken for it.
 */

/** Headers of C, C++ and POSIX: `<string.h>` is never the `compat/string.h` of the repository. */
const HEADERS = new Set(
  (
    'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype ' +
    'aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue ndbm netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts syslog tar termios trace ulimit unistd utime utmpx wordexp ' +
    'alloca byteswap endian err error execinfo features getopt ifaddrs malloc memory paths printf pty resolv shadow ucontext utmp values windows winsock2 ws2tcpip io process conio direct crtdbg intrin tchar dbghelp psapi mach libproc xlocale crypt curses ncurses zlib'
  )
    .split(' ')
    .map((name) => `${name}.h`),
)
const HEADER_FOLDERS =
  /^(sys|netinet|netinet6|arpa|net|bits|gnu|mach|machine|rpc|openssl|systemd|libkern|malloc|curl|boost|gtest|gmock)\//
/** Of these, libraries: one that lies in the repository is the one that is meant. */
const LIBRARY_FOLDERS = /^(openssl|systemd|curl|boost|gtest|gmock)\//
/** Of the BSDs: who needs them elsewhere brings a copy. */
const OF_BSD = /^sys\/(queue|tree)\.h$/
const CPP_HEADER = /^[a-z_0-9]+$/

export const isOfBsd = (path: string): boolean => OF_BSD.test(path)

export const isSystemHeader = (path: string): boolean =>
  HEADERS.has(path) || HEADER_FOLDERS.test(path) || CPP_HEADER.test(path)

/** Of these, those that no Linux has. */
const ELSEWHERE = new Set(
  'stdalign stropts trace windows winsock2 ws2tcpip io process conio direct crtdbg tchar dbghelp psapi mach libproc xlocale curses ncurses zlib intrin threads'
    .split(' ')
    .map((name) => `${name}.h`),
)
const LINUX_HEADERS = new Set(
  (
    'sys/epoll sys/eventfd sys/file sys/inotify sys/ioctl sys/ipc sys/mman sys/mount sys/msg sys/param sys/poll sys/prctl sys/ptrace sys/queue sys/random sys/resource sys/select sys/sem sys/sendfile sys/shm sys/signal sys/signalfd ' +
    'sys/socket sys/stat sys/statfs sys/statvfs sys/syscall sys/sysinfo sys/syslog sys/sysmacros sys/time sys/timeb sys/timerfd sys/times sys/types sys/uio sys/un sys/user sys/utsname sys/vfs sys/wait sys/xattr ' +
    'arpa/inet net/ethernet net/if net/if_arp netinet/in netinet/in_systm netinet/ip netinet/tcp netinet/udp linux/types'
  )
    .split(' ')
    .map((name) => `${name}.h`),
)

/** Whether every Linux has a header whose name, without `.h`, is written so in one word: `sys_uio`. */
export const isHeaderOfLinux = (word: string): boolean => {
  const path = `${word}.h`
  return (HEADERS.has(path) && !ELSEWHERE.has(path)) || LINUX_HEADERS.has(`${word.replace('_', '/')}.h`)
}

export const isLibraryHeader = (path: string): boolean => LIBRARY_FOLDERS.test(path)

const FUNCTIONS = new Set(
  (
    'abort abs accept access acos alarm asctime asin assert atan atan2 atexit atof atoi atol atoll bind bsearch calloc ceil chdir chmod chown clearerr clock close closedir connect cos ctime difftime div dup dup2 errno exit exp fabs fclose fcntl fdopen feof ferror fflush fgetc fgetpos fgets fileno floor fmod fopen fork fprintf fputc fputs fread free freopen frexp fscanf fseek fseeko fsetpos fstat fsync ftell ftello ftruncate fwrite getc getchar getcwd getenv geteuid getgid getline getopt getpid getppid gets getsockname getsockopt gettimeofday getuid gmtime htonl htons ioctl isalnum isalpha isatty iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit kill labs ldexp link listen localeconv localtime log log10 log2 longjmp lseek lstat malloc memchr memcmp memcpy memmove memset mkdir mktime mmap modf munmap nanosleep ntohl ntohs offsetof open opendir perror pipe poll pow printf pthread_create pthread_join pthread_mutex_lock pthread_mutex_unlock putc putchar puts qsort raise rand read readdir readlink realloc recv recvfrom remove rename rewind rmdir scanf select send sendto setbuf setenv setjmp setlocale setsockopt setvbuf shutdown sigaction signal sin sinh sleep snprintf socket sprintf sqrt srand sscanf stat strcasecmp strcat strchr strcmp strcoll strcpy strcspn strdup strerror strftime strlen strncasecmp strncat strncmp strncpy strndup strpbrk strrchr strspn strstr strtod strtok strtok_r strtol strtoll strtoul strtoull strxfrm symlink sysconf system tan tanh time tmpfile tmpnam tolower toupper truncate umask uname ungetc unlink usleep utime va_arg strchrnul memmem memrchr mempcpy stpcpy strcasestr strsep strtoimax strtoumax unsetenv putenv mkdtemp mkstemp pread pwrite readv regcomp regexec regfree regerror inet_ntop inet_pton closedir getaddrinfo freeaddrinfo gai_strerror getnameinfo localtime_r gmtime_r clock_gettime posix_memalign reallocarray fdatasync realpath sigemptyset sigaddset sigprocmask execvp execv execve isnan isinf isfinite va_copy va_end va_start vfprintf vprintf vsnprintf vsprintf wait waitpid write writev ' +
    'NULL EOF FILE size_t ssize_t off_t pid_t time_t uid_t gid_t mode_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t ptrdiff_t intmax_t uintmax_t wchar_t va_list bool true false nullptr constexpr stdin stdout stderr errno SIZE_MAX INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN ULONG_MAX LLONG_MAX LLONG_MIN CHAR_BIT SEEK_SET SEEK_CUR SEEK_END'
  ).split(' '),
)

/** Types and constants of POSIX that every Linux has, and that portable programs define for systems without them. */
const POSIX = new Set(
  (
    'timeval timespec timezone pollfd iovec dirent stat tm rusage rlimit utsname sigaction sockaddr sockaddr_in sockaddr_in6 sockaddr_un sockaddr_storage addrinfo hostent in_addr in6_addr msghdr cmsghdr linger passwd group winsize termios ' +
    'DIR socklen_t in_addr_t in_port_t sa_family_t ssize_t sig_atomic_t nfds_t regex_t regmatch_t fd_set sigset_t suseconds_t useconds_t ' +
    'PATH_MAX NAME_MAX IOV_MAX HOST_NAME_MAX POLLIN POLLOUT POLLPRI POLLERR POLLHUP POLLNVAL EPOLLIN EPOLLOUT EPOLLERR EPOLLHUP EPOLLRDHUP EPOLLET EPOLLONESHOT EPOLLEXCLUSIVE EPOLL_CTL_ADD EPOLL_CTL_MOD EPOLL_CTL_DEL epoll_event ' +
    'O_CLOEXEC O_NOFOLLOW O_DIRECTORY O_NONBLOCK O_CREAT O_EXCL O_TRUNC O_APPEND O_RDONLY O_WRONLY O_RDWR O_NOCTTY F_DUPFD_CLOEXEC FD_CLOEXEC AT_FDCWD S_ISREG S_ISDIR S_ISLNK S_ISSOCK S_ISFIFO S_IFMT S_IFREG S_IFDIR S_IFLNK S_IRUSR S_IWUSR S_IXUSR ' +
    'INADDR_NONE INADDR_ANY INADDR_LOOPBACK AF_UNIX AF_INET AF_INET6 AF_UNSPEC PF_UNIX PF_INET PF_INET6 PF_UNSPEC SOCK_CLOEXEC SOCK_NONBLOCK MSG_NOSIGNAL MSG_DONTWAIT SO_REUSEPORT TCP_NODELAY IPV6_V6ONLY SHUT_RD SHUT_WR SHUT_RDWR SIGPIPE SIGWINCH CLOCK_MONOTONIC MAP_ANONYMOUS MAP_FAILED ' +
    'UINT8_MAX UINT16_MAX UINT32_MAX UINT64_MAX INT8_MAX INT16_MAX INT32_MAX INT64_MAX INT64_MIN SSIZE_MAX INFINITY NAN M_PI offsetof isnan isinf isfinite'
  ).split(' '),
)

/** What a name outside of the repository is said to belong to. */
export const packageOf = (name: string, cpp: boolean): string =>
  FUNCTIONS.has(name) || name.startsWith('__builtin_') ? 'std:c' : cpp ? 'std:c++' : 'system'

/** Macros of the system, in headers that nobody names here: what asks whether there is one, finds it. */
const MACROS = new Set(
  (
    'va_copy va_start va_end va_arg offsetof timeradd timersub timercmp timerclear timerisset ' +
    'AI_PASSIVE AI_CANONNAME AI_NUMERICHOST AI_NUMERICSERV AI_V4MAPPED AI_ALL AI_ADDRCONFIG ' +
    'EAI_AGAIN EAI_BADFLAGS EAI_FAIL EAI_FAMILY EAI_MEMORY EAI_NONAME EAI_SERVICE EAI_SOCKTYPE EAI_SYSTEM NI_NUMERICHOST NI_NUMERICSERV'
  ).split(' '),
)

export const isSystemMacro = (name: string): boolean =>
  MACROS.has(name) || (POSIX.has(name) && /^[A-Z\d_]+$/.test(name))

export const isPosixName = (name: string): boolean => POSIX.has(name)

export const isStandardName = (name: string): boolean =>
  FUNCTIONS.has(name) ||
  POSIX.has(name) ||
  /^(__builtin_|__func__$|__FUNCTION__$|__FILE__$|__LINE__$|__VA_ARGS__$|pthread_|std$)/.test(name)
