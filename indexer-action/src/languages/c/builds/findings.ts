/**
 * What a configuration finds on every Linux: `HAVE_SYS_UIO_H`, `EVENT__HAVE_GETTIMEOFDAY`, `HAVE_STRUCT_ADDRINFO`. Whatever else it
 * looks for, it may find or not.
 */
import { isHeaderOfLinux, isStandardName, isSystemMacro } from '../system-names.ts'

/** Headers, functions and types are looked for in capitals; before them stands what sort of thing it is, if that is said. */
const LOOKED_FOR = /^(?:[A-Z][A-Z0-9]*_+)?(?:HAVE|HAS)_(?:DECL_|FUNC_|STRUCT_|TYPE_)?([A-Z0-9_]+)$/

const FUNCTIONS = new Set(
  (
    'accept4 asprintf clock_getres clock_nanosleep epoll_create epoll_create1 epoll_ctl epoll_wait eventfd explicit_bzero fallocate fchmod fchown fork fsync ' +
    'getegid getgroups gethostbyname gethostbyname_r gethostname getpgrp getprotobynumber getpwnam getpwnam_r getpwuid getpwuid_r getrandom getrlimit getrusage getservbyname getsid ' +
    'ifaddrs getifaddrs if_nametoindex inet_addr inet_aton inet_ntoa initgroups inotify_init lchown localtime_r memmove memset mlock mprotect mremap openat pipe2 ppoll preadv pselect pwritev ' +
    'sched_yield secure_getenv sendfile sendmsg recvmsg setegid seteuid setgroups setitimer setlocale setpgid setregid setresgid setresuid setreuid setrlimit setsid sigaltstack sigdelset sigfillset ' +
    'signalfd socketpair splice statfs statvfs strerror_r strnlen strptime strsignal strtod strtof strtold strtoq strverscmp syslog timegm timerfd_create times ttyname tzset uselocale usleep utimensat utimes vasprintf vfork wait3 wait4'
  ).split(' '),
)

export function isFoundOnLinux(name: string): boolean {
  const what = LOOKED_FOR.exec(name)?.[1]?.toLowerCase()
  if (what === undefined) return false
  return what.endsWith('_h')
    ? isHeaderOfLinux(what.slice(0, -2))
    : FUNCTIONS.has(what) || isStandardName(what) || isSystemMacro(what)
}
