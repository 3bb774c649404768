import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{free,unitsOf}from"./BBW3X2DY.js";import{moduleId}from"./2ZI6R6IU.js";import{USES,USE_NUMBER}from"./SL77UPIG.js";import{
Said}from"./N6KGKASV.js";import{blanks}from"./KLRMKRHE.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import"./CCXMQBEG.js";
import{baseOf,folderOf,normalPath,stemOf}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var HEADERS=new Set("assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdi\
o stdlib stdnoreturn string tgmath threads time uchar wchar wctype aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue\
 ndbm netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts syslog tar termios trace ulimit unistd utime utmpx wordexp alloca bytes\
wap endian err error execinfo features getopt ifaddrs malloc memory paths printf pty resolv shadow ucontext utmp values windows winsock2 ws2tcpip io process con\
io direct crtdbg intrin tchar dbghelp psapi mach libproc xlocale crypt curses ncurses zlib".split(" ").map(name=>`${name}.h`));var HEADER_FOLDERS=/^(sys|netinet|netinet6|arpa|net|bits|gnu|mach|machine|rpc|openssl|systemd|libkern|malloc|curl|boost|gtest|gmock)\//;
var LIBRARY_FOLDERS=/^(openssl|systemd|curl|boost|gtest|gmock)\//;var OF_BSD=/^sys\/(queue|tree)\.h$/;var CPP_HEADER=/^[a-z_0-9]+$/;var isOfBsd=path=>OF_BSD.test(
path);var isSystemHeader=path=>HEADERS.has(path)||HEADER_FOLDERS.test(path)||CPP_HEADER.test(path);var ELSEWHERE=new Set("stdalign stropts trace windows winsock\
2 ws2tcpip io process conio direct crtdbg tchar dbghelp psapi mach libproc xlocale curses ncurses zlib intrin threads".split(" ").map(name=>`${name}.h`));var LINUX_HEADERS=new Set(
"sys/epoll sys/eventfd sys/file sys/inotify sys/ioctl sys/ipc sys/mman sys/mount sys/msg sys/param sys/poll sys/prctl sys/ptrace sys/queue sys/random sys/resour\
ce sys/select sys/sem sys/sendfile sys/shm sys/signal sys/signalfd sys/socket sys/stat sys/statfs sys/statvfs sys/syscall sys/sysinfo sys/syslog sys/sysmacros s\
ys/time sys/timeb sys/timerfd sys/times sys/types sys/uio sys/un sys/user sys/utsname sys/vfs sys/wait sys/xattr arpa/inet net/ethernet net/if net/if_arp netine\
t/in netinet/in_systm netinet/ip netinet/tcp netinet/udp linux/types".split(" ").map(name=>`${name}.h`));var isHeaderOfLinux=word=>{const path=`${word}.h`;return HEADERS.
has(path)&&!ELSEWHERE.has(path)||LINUX_HEADERS.has(`${word.replace("_","/")}.h`)};var isLibraryHeader=path=>LIBRARY_FOLDERS.test(path);var FUNCTIONS=new Set("ab\
ort abs accept access acos alarm asctime asin assert atan atan2 atexit atof atoi atol atoll bind bsearch calloc ceil chdir chmod chown clearerr clock close clos\
edir connect cos ctime difftime div dup dup2 errno exit exp fabs fclose fcntl fdopen feof ferror fflush fgetc fgetpos fgets fileno floor fmod fopen fork fprintf\
 fputc fputs fread free freopen frexp fscanf fseek fseeko fsetpos fstat fsync ftell ftello ftruncate fwrite getc getchar getcwd getenv geteuid getgid getline ge\
topt getpid getppid gets getsockname getsockopt gettimeofday getuid gmtime htonl htons ioctl isalnum isalpha isatty iscntrl isdigit isgraph islower isprint ispu\
nct isspace isupper isxdigit kill labs ldexp link listen localeconv localtime log log10 log2 longjmp lseek lstat malloc memchr memcmp memcpy memmove memset mkdi\
r mktime mmap modf munmap nanosleep ntohl ntohs offsetof open opendir perror pipe poll pow printf pthread_create pthread_join pthread_mutex_lock pthread_mutex_u\
nlock putc putchar puts qsort raise rand read readdir readlink realloc recv recvfrom remove rename rewind rmdir scanf select send sendto setbuf setenv setjmp se\
tlocale setsockopt setvbuf shutdown sigaction signal sin sinh sleep snprintf socket sprintf sqrt srand sscanf stat strcasecmp strcat strchr strcmp strcoll strcp\
y strcspn strdup strerror strftime strlen strncasecmp strncat strncmp strncpy strndup strpbrk strrchr strspn strstr strtod strtok strtok_r strtol strtoll strtou\
l strtoull strxfrm symlink sysconf system tan tanh time tmpfile tmpnam tolower toupper truncate umask uname ungetc unlink usleep utime va_arg strchrnul memmem m\
emrchr mempcpy stpcpy strcasestr strsep strtoimax strtoumax unsetenv putenv mkdtemp mkstemp pread pwrite readv regcomp regexec regfree regerror inet_ntop inet_p\
ton closedir getaddrinfo freeaddrinfo gai_strerror getnameinfo localtime_r gmtime_r clock_gettime posix_memalign reallocarray fdatasync realpath sigemptyset sig\
addset sigprocmask execvp execv execve isnan isinf isfinite va_copy va_end va_start vfprintf vprintf vsnprintf vsprintf wait waitpid write writev NULL EOF FILE \
size_t ssize_t off_t pid_t time_t uid_t gid_t mode_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t ptrdiff_t intmax_t uin\
tmax_t wchar_t va_list bool true false nullptr constexpr stdin stdout stderr errno SIZE_MAX INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN ULONG_MAX LLONG_MAX LLONG\
_MIN CHAR_BIT SEEK_SET SEEK_CUR SEEK_END".split(" "));var POSIX=new Set("timeval timespec timezone pollfd iovec dirent stat tm rusage rlimit utsname sigaction s\
ockaddr sockaddr_in sockaddr_in6 sockaddr_un sockaddr_storage addrinfo hostent in_addr in6_addr msghdr cmsghdr linger passwd group winsize termios DIR socklen_t\
 in_addr_t in_port_t sa_family_t ssize_t sig_atomic_t nfds_t regex_t regmatch_t fd_set sigset_t suseconds_t useconds_t PATH_MAX NAME_MAX IOV_MAX HOST_NAME_MAX P\
OLLIN POLLOUT POLLPRI POLLERR POLLHUP POLLNVAL EPOLLIN EPOLLOUT EPOLLERR EPOLLHUP EPOLLRDHUP EPOLLET EPOLLONESHOT EPOLLEXCLUSIVE EPOLL_CTL_ADD EPOLL_CTL_MOD EPO\
LL_CTL_DEL epoll_event O_CLOEXEC O_NOFOLLOW O_DIRECTORY O_NONBLOCK O_CREAT O_EXCL O_TRUNC O_APPEND O_RDONLY O_WRONLY O_RDWR O_NOCTTY F_DUPFD_CLOEXEC FD_CLOEXEC \
AT_FDCWD S_ISREG S_ISDIR S_ISLNK S_ISSOCK S_ISFIFO S_IFMT S_IFREG S_IFDIR S_IFLNK S_IRUSR S_IWUSR S_IXUSR INADDR_NONE INADDR_ANY INADDR_LOOPBACK AF_UNIX AF_INET\
 AF_INET6 AF_UNSPEC PF_UNIX PF_INET PF_INET6 PF_UNSPEC SOCK_CLOEXEC SOCK_NONBLOCK MSG_NOSIGNAL MSG_DONTWAIT SO_REUSEPORT TCP_NODELAY IPV6_V6ONLY SHUT_RD SHUT_WR\
 SHUT_RDWR SIGPIPE SIGWINCH CLOCK_MONOTONIC MAP_ANONYMOUS MAP_FAILED UINT8_MAX UINT16_MAX UINT32_MAX UINT64_MAX INT8_MAX INT16_MAX INT32_MAX INT64_MAX INT64_MIN\
 SSIZE_MAX INFINITY NAN M_PI offsetof isnan isinf isfinite".split(" "));var packageOf=(name,cpp)=>FUNCTIONS.has(name)||name.startsWith("__builtin_")?"std:c":cpp?
"std:c++":"system";var MACROS=new Set("va_copy va_start va_end va_arg offsetof timeradd timersub timercmp timerclear timerisset AI_PASSIVE AI_CANONNAME AI_NUMER\
ICHOST AI_NUMERICSERV AI_V4MAPPED AI_ALL AI_ADDRCONFIG EAI_AGAIN EAI_BADFLAGS EAI_FAIL EAI_FAMILY EAI_MEMORY EAI_NONAME EAI_SERVICE EAI_SOCKTYPE EAI_SYSTEM NI_N\
UMERICHOST NI_NUMERICSERV".split(" "));var isSystemMacro=name=>MACROS.has(name)||POSIX.has(name)&&/^[A-Z\d_]+$/.test(name);var isPosixName=name=>POSIX.has(name);
var isStandardName=name=>FUNCTIONS.has(name)||POSIX.has(name)||/^(__builtin_|__func__$|__FUNCTION__$|__FILE__$|__LINE__$|__VA_ARGS__$|pthread_|std$)/.test(name);var LOOKED_FOR=/^(?:[A-Z][A-Z0-9]*_+)?(?:HAVE|HAS)_(?:DECL_|FUNC_|STRUCT_|TYPE_)?([A-Z0-9_]+)$/;var FUNCTIONS2=new Set("accept4 asprintf clock_getres clock_nano\
sleep epoll_create epoll_create1 epoll_ctl epoll_wait eventfd explicit_bzero fallocate fchmod fchown fork fsync getegid getgroups gethostbyname gethostbyname_r \
gethostname getpgrp getprotobynumber getpwnam getpwnam_r getpwuid getpwuid_r getrandom getrlimit getrusage getservbyname getsid ifaddrs getifaddrs if_nametoinde\
x inet_addr inet_aton inet_ntoa initgroups inotify_init lchown localtime_r memmove memset mlock mprotect mremap openat pipe2 ppoll preadv pselect pwritev sched_\
yield secure_getenv sendfile sendmsg recvmsg setegid seteuid setgroups setitimer setlocale setpgid setregid setresgid setresuid setreuid setrlimit setsid sigalt\
stack sigdelset sigfillset signalfd socketpair splice statfs statvfs strerror_r strnlen strptime strsignal strtod strtof strtold strtoq strverscmp syslog timegm\
 timerfd_create times ttyname tzset uselocale usleep utimensat utimes vasprintf vfork wait3 wait4".split(" "));function isFoundOnLinux(name){const what=LOOKED_FOR.
exec(name)?.[1]?.toLowerCase();if(what===void 0)return false;return what.endsWith("_h")?isHeaderOfLinux(what.slice(0,-2)):FUNCTIONS2.has(what)||isStandardName(what)||
isSystemMacro(what)}var EVEN=.5;var TOLD=.92;var SPOKEN=.85;var COMPILERS=["gcc","clang"];var SYSTEM_WORDS=[["windows",/^(win|windows|win32|win64|winnt|mingw|mingw32|mingw64|msvc|w32)$/],
["apple",/^(darwin|macos|macosx|osx|apple|ios|iphone|cocoa)$/],["bsd",/^(freebsd|netbsd|openbsd|bsd|dragonfly|dragonflybsd|kqueue)$/],["sun",/^(sun|sunos|solaris)$/],
["other",/^(aix|os390|hpux|haiku|qnx|cygwin|android|wasm|wasm32|emscripten|ibmi|hurd|vms|os400|os2|amiga|msdos|zos|vxworks)$/],["linux",/^linux$/],["unix",/^(unix|posix)$/]];
var SYSTEM_MACROS=[["windows",/^(_WIN32|_WIN64|WIN32|WIN64|_MSC_VER|_MSVC_LANG|__MINGW\w+|_WINDOWS|_WIN32_WINNT|__BORLANDC__|__WATCOMC__|_WIN32_WCE|UNDER_CE)$/],
["apple",/^(__APPLE__|__MACH__|TARGET_OS_\w+|__DARWIN\w*|__MAC_OS\w*)$/],["bsd",/^(__FreeBSD__|__NetBSD__|__OpenBSD__|__DragonFly__|__FreeBSD_kernel__)$/],["sun",
/^(__sun|__sun__|sun|__SVR4|__svr4__|__SUNPRO_CC?)$/],["other",/^(_AIX\w*|__hpux\w*|__MVS__|__HAIKU__|__ANDROID__|__EMSCRIPTEN__|__wasm\w*|__QNX\w*|__CYGWIN\w*|__PASE__|__GNU__|__VMS|VMS|RISCOS|__riscos\w*|_?AMIGA|__amigaos\w*|__BEOS__|_CRAY|__OS2__|MSDOS|__MSDOS__|__IBMC\w*|__VXWORKS__|__INTEL_COMPILER|__TINYC__|__DJGPP__|__sgi|__osf__|__TOS_AIX__|__xlC__)$/],
["linux",/^(__linux__|__linux|linux|__gnu_linux__|__GLIBC__)$/],["unix",/^(__unix__|__unix|unix)$/]];var GCC=new Map(Object.entries({__STDC_VERSION__:201710,__x86_64__:1,
__amd64__:1,__LP64__:1,_LP64:1,__STDC__:1,__COUNTER__:1,__LINE__:1,__SIZEOF_INT128__:16,__SIZEOF_POINTER__:8,__WORDSIZE:64,CHAR_BIT:8,EDOM:33,BITS_PER_LONG:64,SHRT_MAX:32767,
USHRT_MAX:65535,INT_MAX:2147483647,UINT_MAX:4294967295,LONG_MAX:2**63,ULONG_MAX:2**64,LLONG_MAX:2**63,ULLONG_MAX:2**64,SIZE_MAX:2**64,PTRDIFF_MAX:2**63,INTPTR_MAX:2**
63,UINTPTR_MAX:2**64,__BYTE_ORDER__:1234,__ORDER_LITTLE_ENDIAN__:1234,__ORDER_BIG_ENDIAN__:4321,__BYTE_ORDER:1234,__LITTLE_ENDIAN:1234,__BIG_ENDIAN:4321}));var OF_CPP=/^(__cpp_\w+|__EXCEPTIONS|__GXX_RTTI)$/;
var FRESH=/^__cpp_(concepts|consteval|constinit|modules|impl_\w+|coroutines|char8_t|conditional_explicit|designated_initializers|aggregate_paren_init|using_enum|if_consteval|explicit_this_parameter|multidimensional_subscript|size_t_suffix|static_call_operator|auto_cast|pack_indexing|lib_(is_constant_evaluated|format\w*|span\w*|ranges\w*|concepts|bit_cast|bitops|int_pow2|char8_t|coroutine|jthread|latch|semaphore|barrier|source_location|three_way_comparison|endian|expected|print|assume_aligned|atomic_(ref|wait|shared_ptr)|bind_front|constexpr_\w+|erase_if|interpolate|math_constants|remove_cvref|shift|ssize|starts_ends_with|string_contains|to_address|to_array|to_chars|move_only_function|stacktrace|generator|mdspan|flat_\w+|unreachable|byteswap|to_underlying))$/;
var QUESTION=/^__has_(attribute|builtin|c_attribute|cpp_attribute|include|include_next)$/;var NOT_GCC=/^(__i386\w*|__arm\w*|__aarch64\w*|__ARM_\w+|__powerpc\w*|__ppc\w*|__PPC\w*|__s390\w*|__mips\w*|__riscv\w*|__sparc\w*|__ia64\w*|__alpha\w*|__hppa\w*|__m68k\w*|__loongarch\w*|_M_\w+|__BIG_ENDIAN__|__ILP32__|__ICC\w*|__ICL|__AVX512\w*|__OBJC__|WORDS_BIGENDIAN)$/;
var SIZES=[[/(^|_)(PTR|POINTER|VOID_?P|LONG|SIZE_?T)_?SIZE$|(^|_)SIZEOF_(LONG(_LONG)?|VOID_?P|PTR|POINTER|SIZE_T|OFF_T|TIME_T|DOUBLE)$/,8],[/(^|_)SIZEOF_INT$/,4],
[/(^|_)SIZEOF_SHORT$/,2]];var ENDIAN=/(?:HAVE|IS|HOST|CPU|TARGET|ARCH|PLATFORM|MACHINE)_(LITTLE|BIG)_?ENDIAN$/;var GCC_OWN=/^__((SCHAR|SHRT|LONG|SIZE|PTRDIFF|WCHAR|WINT|SIG_ATOMIC|DEC\d*|DECIMAL)_\w+|VERSION|PIC|PIE|MMX\w*|FXSR|(REGISTER|USER_LABEL)_PREFIX|FINITE_MATH_ONLY|BIGGEST_ALIGNMENT|FLOAT_WORD_ORDER)__$/;
var OTHER_COMPILER=/^__(?!GNUC|GCC|STDC|GLIBC|GXX|SIZEOF|OPTIMIZE|SSE|EXCEPTIONS|ELF|ATOMIC|BYTE|ORDER|CHAR|INT|UINT|FLT|DBL|LDBL|SANITIZE|NO_|USE_|ASSEMBLE)[A-Z]\w*__$/;
var HAS=/(^|_)(HAVE|HAS)_/;var FOUND=.7;var BUILDS=/^(\w+_)?(HAVE|HAS)_|^(USE_|WITH_|ENABLE_|CONFIG_|SIZEOF_|_|NDEBUG$)/;function systemOfPath(path){let found;for(const word of path.
toLowerCase().split(/[/_.-]/))for(const[system,words]of SYSTEM_WORDS)if(words.test(word)&&(found===void 0||system!=="unix"))found=system;return found}function systemOfCondition(condition3){
for(const part of condition3.split(" && "))if(/^\w+$/.test(part)){for(const[system,macros]of SYSTEM_MACROS)if(macros.test(part))return system}return void 0}function isFor(written,system){
if(written===void 0||written===system)return true;if(written==="unix")return system!=="windows";return system==="unix"&&written==="linux"}var known=new Map;var MOST_KNOWN=2e4;
function predefined({system,compiler},cpp){const platform=`${system} ${compiler} ${cpp}`;let lookup=known.get(platform);if(!lookup){lookup=remembered(name=>(system===
"windows"?void 0:definedBy(compiler,name))??definedOn(system,name,cpp));known.set(platform,lookup)}return lookup}function remembered(find){const names=new Map;return name=>{
const found=names.get(name);if(found!==void 0||names.has(name))return found;if(names.size>=MOST_KNOWN)names.clear();const asked=find(name);names.set(name,asked);
return asked}}var CLANG_ASKS=/^__has_(feature|extension)$/;var VERSIONS={gcc:new Map(Object.entries({__GNUC__:12,__GNUC_MINOR__:2,__GNUC_PATCHLEVEL__:0})),clang:new Map(
Object.entries({__GNUC__:4,__GNUC_MINOR__:2,__GNUC_PATCHLEVEL__:1,__clang__:1,__clang_major__:16,__clang_minor__:0}))};function definedBy(compiler,name){const value=VERSIONS[compiler].
get(name);if(value!==void 0)return{likely:TOLD,value,sure:TOLD};if(compiler==="clang")return CLANG_ASKS.test(name)?{likely:TOLD}:void 0;return CLANG_ASKS.test(name)||
name.startsWith("__clang")?{likely:1-TOLD,value:0}:void 0}function definedOn(system,name,cpp){if(OF_CPP.test(name)){const has2=cpp&&!FRESH.test(name);return has2?
{likely:TOLD,value:201703,sure:TOLD}:{likely:cpp?.2:1-TOLD,value:0}}if(name==="__cplusplus")return cpp?{likely:1,value:201703}:{likely:0,value:0};for(const[of,macros]of SYSTEM_MACROS)
if(macros.test(name)){const here=of===system||of==="unix"&&system!=="windows"||of==="linux"&&system==="unix";return here?{likely:TOLD}:{likely:1-TOLD,value:0}}if(name===
"NDEBUG")return{likely:.45};const value=GCC.get(name);if(value!==void 0)return system==="windows"&&name!=="_LP64"?{likely:EVEN}:{likely:TOLD,value};if(QUESTION.
test(name)||GCC_OWN.test(name)&&system!=="windows")return{likely:TOLD};if(system!=="windows"){const size=SIZES.find(([names])=>names.test(name));if(size)return{
likely:TOLD,value:size[1],sure:TOLD};const endian=ENDIAN.exec(name)?.[1];if(endian!==void 0)return endian==="LITTLE"?{likely:TOLD}:{likely:1-TOLD,value:0}}return NOT_GCC.
test(name)?{likely:.2,value:0}:void 0}var isHandedIn=name=>BUILDS.test(name);function spokenOf(name,system){const spoken=systemInName(name);if(spoken===void 0)return void 0;
return spoken===system?{likely:SPOKEN}:{likely:1-SPOKEN,value:0}}var systemInName=remembered(name=>{const system=/[A-Z]_[A-Z]/.test(name)?systemOfPath(name):void 0;
return system==="unix"?void 0:system});var foundOn=(system,name)=>(system==="linux"||system==="unix")&&isFoundOnLinux(name)?{likely:TOLD}:void 0;var RARE=/(^|_)(NO|NOT|FORCE|DISABLE|DISABLED|WITHOUT|SKIP|EXCLUDE|OMIT|DEBUG|TEST|TESTING|FUZZING|COVERAGE|LEGACY|DEPRECATED)(_|$)|^[a-z]|^__[a-z]\w*__$/;
var SELDOM=.2;function undefinedMacro(name,system,isOwn){if(OTHER_COMPILER.test(name))return{likely:SELDOM,value:0};const spoken=spokenOf(name,system);if(spoken)
return spoken;if(HAS.test(name))return foundOn(system,name)??{likely:FOUND};if(isStandardName(name)||isSystemMacro(name))return{likely:system!=="windows"&&isSystemMacro(
name)?TOLD:EVEN};if(RARE.test(name))return{likely:SELDOM,value:0};if(BUILDS.test(name))return{likely:EVEN};const prefix=/^[A-Za-z0-9]+_/.exec(name)?.[0];return prefix===
void 0||isOwn(prefix)?{likely:.1,value:0}:{likely:EVEN}}var FIRST_LENGTH=32;var Column=class{length=0;#of;#numbers;constructor(of){this.#of=of;this.#numbers=new of(FIRST_LENGTH)}push(number2){if(this.length===this.#numbers.
length)this.#resize(this.length*2);this.#numbers[this.length++]=number2}set(index,number2){this.#numbers[index]=number2}at(index){return this.#numbers[index]}get numbers(){
return this.#numbers}finish(){this.#resize(this.length)}#resize(length){const before=this.#numbers;this.#numbers=new this.#of(length);this.#numbers.set(before.subarray(
0,length));free(before)}};var NONE=-1;var STRIDE=6;var SymbolColumns=class{#ids=new Column(Float64Array);#rows=new Column(Int32Array);#texts=new Numbered;#lists=new Numbered;get size(){return this.#ids.
length}add({id,name,kind,parent=NONE,modifiers,conditions,extra}){this.#ids.push(id);this.#rows.push(this.#text(name));this.#rows.push(this.#text(kind));this.#rows.
push(parent);this.#rows.push(this.#list(modifiers));this.#rows.push(this.#list(conditions));this.#rows.push(extra?.macro===void 0?0:1)}finish(){this.#ids.finish();
this.#rows.finish()}numbered(name){return this.#text(name)}numberOf(name){return this.#texts.numberOf(name)}nameOf(symbol){return this.#rows.at(symbol*STRIDE)}idOf(symbol){
return this.#ids.at(symbol)}symbol(symbol,cpp){const{numbers}=this.#rows;const{things:texts}=this.#texts;const{things:lists}=this.#lists;const at=symbol*STRIDE;
const parent=numbers[at+2];return{name:texts[numbers[at]],kind:texts[numbers[at+1]],parent:parent===NONE?void 0:parent,modifiers:lists[numbers[at+3]],conditions:lists[numbers[at+
4]],byMacro:numbers[at+5]===1,cpp}}#text(text){return this.#texts.add(text,text)}#list(list2){return this.#lists.add(list2===void 0?"":`(${list2.join("\0")}`,list2)}};
var FileSymbols=class{#own;#added=[];#columns;#first;#made;constructor(columns,length,cpp){this.#own=length;this.#columns=columns;this.#first=columns.size-length;
this.#made=cpp?.map((one,at)=>columns.symbol(this.#first+at,one))}get length(){return this.#own+this.#added.length}add(symbols){for(const symbol of symbols)this.#added.
push(symbol)}get(at){if(at>=this.#own)return this.#added[at-this.#own];if(this.#made)return this.#made[at];return at>=0?this.#columns.symbol(this.#first+at,void 0):
void 0}*entries(){for(let at=0;at<this.length;at++)yield[at,this.get(at)]}idOf(at){return at>=this.#own?this.#added[at-this.#own].id:this.#columns.idOf(this.#first+
at)}nameOf(at){return at>=this.#own?this.#columns.numbered(this.#added[at-this.#own].name):this.#columns.nameOf(this.#first+at)}};var Numbered=class{#numbers=new Map;things=[];add(key,thing){
let number2=this.#numbers.get(key);if(number2===void 0){number2=this.things.push(thing)-1;this.#numbers.set(key,number2)}return number2}numberOf(key){return this.#numbers.
get(key)??-1}};var NO_TYPES=[];var NO_BODIES=[];var NOTHING=new Set;var NONE2=new Map;var Holder=class{symbols=new SymbolColumns;#texts=new Map;#lists=new Map;hold({path,symbols,
surface}){const cpp=surface.cpp===1;const{includesIf=[],mixins=[],bases:bases2=[],usings=[],rows=[],listed=[],spread:spread2=[],calls=[]}=surface;const constrained=new Set(
surface.constrained);const opened=new Set(surface.opened);const takes=new Map(surface.takes?.map(one=>[one[0],one]));for(const symbol of symbols)this.symbols.add(
symbol);const cpps=cpp?symbols.map((symbol,at)=>cppOf(symbol,takes.get(at),constrained.has(at),opened.has(at))):void 0;return{path,cpp,deduced:surface.deduced??
NO_BODIES,symbols:new FileSymbols(this.symbols,symbols.length,cpps),includes:surface.includes.map(include2=>this.#text(include2)),includesIf,types:surface.types.
map(type=>this.#text(type)),typeOf:Int32Array.from(surface.typeOf),stores:surface.stores.map(([type,place,name,from])=>from===void 0?[type,this.#text(place),this.#text(
name)]:[type,this.#text(place),this.#text(name),from]),mixins,bases:bases2,usings,rows,listed,spread:spread2,templates:surface.templates?new Map(surface.templates):
NONE2,calls,held:surface.held?new Map(surface.held):NONE2,generics:surface.generics?new Map(surface.generics.map(([at,names])=>[at,this.#list(names)??names])):NONE2,
kinds:surface.kinds?new Map(surface.kinds.map(([at,kinds])=>[at,this.#text(kinds)])):NONE2,defaults:surface.defaults?new Map(surface.defaults):NONE2,initialised:surface.
initialised?new Set(surface.initialised):NOTHING,undone:surface.undone?new Set(surface.undone):NOTHING,declares:surface.declares?new Set(surface.declares):NOTHING,
wraps:surface.wraps?new Set(surface.wraps):NOTHING,aliases:surface.aliases?new Map(surface.aliases):NONE2,ways:surface.ways?new Map(surface.ways):NONE2,numbers:surface.
numbers?new Map(surface.numbers):NONE2,formulas:surface.formulas?new Map(surface.formulas):NONE2,lists:surface.lists?new Map(surface.lists):NONE2}}finish(){this.
symbols.finish();this.#texts=new Map;this.#lists=new Map}#text(text){const known2=this.#texts.get(text);if(known2!==void 0)return known2;this.#texts.set(text,text);
return text}#list(list2){if(list2===void 0)return void 0;const key=list2.join("\0");let known2=this.#lists.get(key);if(!known2){known2=list2;this.#lists.set(key,
known2)}return known2}};function extend(file,symbols,types){const typeOf2=new Int32Array(file.symbols.length+symbols.length).fill(-1);typeOf2.set(file.typeOf);for(const[
at,type]of types.entries())if(type!=="")typeOf2[file.symbols.length+at]=file.types.push(type)-1;file.symbols.add(symbols);file.typeOf=typeOf2}function cppOf({qualified,
receiver,parameters=[],extra},taken2,isConstrained,isOpened){const takes={least:parameters.filter(one=>one.default===void 0&&one.variadic!==true&&one.name!=="..\
.").length,most:parameters.length,open:parameters.some(one=>one.variadic===true)};return{qualified,receiver,takes,types:taken2?.[1]??NO_TYPES,isConst:((taken2?.[2]??
0)&1)!==0,takesTemporary:((taken2?.[2]??0)&2)!==0,isConstrained,scoped:extra?.scoped===true&&!isOpened,specialises:extra?.specialization===true}}var NAME=/^[A-Za-z_]\w*$/;var NOTHING2=new Map;function addDeclared(files,graph){const templates=templatesByMacro(files);const added=[];for(const[number2,file]of files.
entries()){const listed=file.cpp?file.listed:[];if(file.calls.length+file.spread.length+listed.length===0)continue;const more=new Additions(file);for(const[call,
macro,given2]of file.calls)more.declare(call,given2,templateFor(number2,templates.get(macro),graph));for(const spread2 of file.spread)more.spread(spread2,files[graph.
target(number2,spread2[0])]);for(const list2 of listed)more.list(list2,files[graph.target(number2,list2[0])]);if(more.symbols.length===0)continue;extend(file,more.
symbols,more.types);added.push({file:number2,named:more.named,own:more.own,parameters:more.parameters})}for(const file of files)Object.assign(file,{templates:NOTHING2,
calls:[],rows:[],listed:[],spread:[]});return added}function templatesByMacro(files){const found=new Map;for(const[file,{templates,symbols}]of files.entries())for(const[
macro,template2]of templates){const{name}=symbols.get(macro);const known2=found.get(name);if(known2)known2.push({file,template:template2});else found.set(name,[
{file,template:template2}])}return found}function templateFor(file,found=[],graph){if(found.length===0)return[];const{seen}=graph.view(file);const visible=found.
filter(one=>seen.has(one.file));return visible.length===1&&visible[0]?visible[0].template:[]}var Additions=class{symbols=[];types=[];named=[];own=[];parameters=[];#file;#first;constructor(file){
this.#file=file;this.#first=file.symbols.length}get#next(){return this.#first+this.symbols.length}spread([,macro,template2],list2){for(const[row,of,given2]of list2?.
rows??[])if(of===macro)this.declare(row,given2,template2,list2)}declare(call,given2,template2,file=this.#file){if(this.#next+template2.length>LIMITS.symbolsPerFile)
return;const{name:called2,kind:standsFor2,conditions}=file.symbols.get(call);const isHead=standsFor2==="function";const inSource=file===this.#file&&isSource(file.
path);const base=this.#next;for(const{name:written,kind,parent,type,modifiers}of template2){const name=filled(written,given2);const common2={id:file.symbols.idOf(
call),name,conditions,byMacro:false,cpp:void 0};if(kind==="parameter"){this.parameters.push([call,name,this.#next]);this.symbols.push({...common2,kind:"variable",
parent:void 0,modifiers:void 0})}else{if(NAME.test(name)&&!(isHead&&name===called2)){if(inSource&&(isHead||!given2.includes(name)))this.own.push(this.#next);else if(!isHead)
this.named.push(this.#next)}this.symbols.push({...common2,kind,parent:parent===-1?void 0:base+parent,modifiers:modifiers.length>0?modifiers:void 0})}this.types.
push(filled(type,given2).replace(/#(\d+)/g,(_,at)=>`#${base+Number(at)}`))}}list([,macro,name,owner],list2){if(!list2)return;const parent=this.#file.symbols.get(
owner);const path=parent&&`${parent.cpp?.qualified??parent.name}.`;for(const[row,of,given2]of list2.rows){const called2=of===macro?filled(name,given2):"";if(!NAME.
test(called2)||this.#next>=LIMITS.symbolsPerFile)continue;this.named.push(this.#next);this.symbols.push({id:list2.symbols.idOf(row),name:called2,kind:"enum_memb\
er",parent:parent&&owner,modifiers:void 0,conditions:void 0,byMacro:false,cpp:{...PLAIN,qualified:path&&path+called2}});this.types.push("%")}}};var PLAIN={qualified:void 0,
receiver:void 0,takes:{least:0,most:0,open:false},types:[],isConst:false,takesTemporary:false,isConstrained:false,scoped:false,specialises:false};var isSource=path=>path.
endsWith(".c");var filled=(text,given2)=>text.includes("$")?text.replace(/\$(\d+)/g,(_,at)=>given2[at]??"").replace(/\bt:(?:struct|union|enum) /g,"s:"):text;var MOST_OPTIONS=6;var LINE=/^([\w-]+)-(y|m|objs|\$[({](CONFIG_\w+)[)}])\s*[:+]?=\s*(.*)$/;var Kbuild=class{#project;#makefiles=new Map;#folders=new Map;constructor(project){
this.#project=project}conditionOf(path){const slash=path.lastIndexOf("/");const name=path.slice(slash+1);if(!name.endsWith(".c"))return void 0;const folder=slash<
0?"":path.slice(0,slash);const makefile=this.#makefile(folder);if(!makefile)return void 0;const own=optionsOf(makefile,`${name.slice(0,-2)}.o`,0)??[];const all=[
...new Set([...this.#ofFolder(folder),...own])].slice(0,MOST_OPTIONS);return all.length>0?all.join(" && "):void 0}#ofFolder(folder){if(folder==="")return[];const known2=this.#folders.
get(folder);if(known2)return known2;this.#folders.set(folder,[]);let found=[];for(let at=folder.lastIndexOf("/");;at=folder.lastIndexOf("/",at-1)){const outer=at<
0?"":folder.slice(0,at);const makefile=this.#makefile(outer);const own=makefile&&optionsOf(makefile,`${folder.slice(outer===""?0:outer.length+1)}/`,0);if(own){found=
[...this.#ofFolder(outer),...own];break}if(at<0)break}this.#folders.set(folder,found);return found}#makefile(folder){if(this.#makefiles.has(folder))return this.#makefiles.
get(folder);const prefix=folder===""?"":`${folder}/`;const text=this.#project.read(`${prefix}Kbuild`)??this.#project.read(`${prefix}Makefile`);const read2=text?.
includes("obj-")?parse(text):void 0;this.#makefiles.set(folder,read2);return read2}};function parse(text){const entries=new Map;for(const line of text.replace(/\\\r?\n/g,
" ").split("\n")){const match=LINE.exec(line.replace(/#.*/,"").trim());if(!match)continue;const[,list2="",,option,items=""]=match;const within2=list2==="obj"||list2===
"lib"||list2==="subdir"?void 0:`${list2}.o`;for(const item of items.split(/\s+/)){if(!/^[\w./-]+(\.o|\/)$/.test(item))continue;const known2=entries.get(item);if(known2)
known2.push({option,within:within2});else entries.set(item,[{option,within:within2}])}}return entries}function optionsOf(makefile,item,depth){const ways=(makefile.
get(item)??[]).flatMap(({option,within:within2})=>{const own=option===void 0?[]:[option];if(within2===void 0)return[own];const outer=depth>4||within2===item?void 0:
optionsOf(makefile,within2,depth+1);return outer?[[...outer,...own]]:[]});const[first]=ways;if(!first)return void 0;if(ways.every(way=>way.join()===first.join()))
return first;return first.filter(option=>ways.every(way=>way.includes(option)))}var HOW={local:0,name:1,tag:2,member:3,type:4,include:5,qualified:6,symbol:7,made:8,operator:9,perhaps:10};var BEFORE_SCOPE=-2;var ANOTHER=-3;var ANOTHER_SIGN="\
^";var BEFORE_NAME=-4;var NODE={use:0,local:1,call:2,type:3,either:4,element:5,target:6,cast:7,parameter:8,otherwise:9,product:10};var THROUGH={pointer:-1,subscript:0,
iteration:1,waiting:2};var HELD={const:1,pointer:2,reference:4,inferred:8};var OCCURRENCE_STRIDE=7;var NODE_STRIDE=3;var LOCAL_STRIDE=6;function pairs(list2=[]){
const found=new Map;for(let at=0;at<list2.length;at+=2)found.set(list2[at],list2[at+1]);return found}function listsByOccurrence(lists=[]){const found=new Map;for(let at=0;at<
lists.length;at+=2+lists[at+1])found.set(lists[at],lists.slice(at+2,at+2+lists[at+1]));return found}var LOCAL_KINDS=["parameter","variable","function","class","\
type","label","import"];var lastName=text=>/\w*$/.exec(text)?.[0]??"";function parameterOf({locals,words},symbols,local){const at=local*LOCAL_STRIDE;const owner=locals[at+
4];if(LOCAL_KINDS[locals[at+1]]!=="parameter")return void 0;const name=words[locals[at]];const position=symbols[owner]?.parameters?.findIndex(one=>one.name===name)??
-1;return position===-1?void 0:[owner,position]}var CLASS=/^(class|struct)$/;var WRITE=USES.indexOf("write");function impliedConstructors(types,file,body2){const{repository,members:members2}=types;const found=[];
let written;for(const[symbol,{kind,modifiers}]of repository.files[file].symbols.entries()){const isClass=CLASS.test(kind);if(!isClass&&(kind!=="constructor"||modifiers?.
includes("declaration")))continue;const record=isClass?repository.reference(file,symbol):classOf(types,file,symbol);const bases2=record<0?[]:members2.bases(record).
filter(base=>base>=0);if(bases2.length===0)continue;if(isClass?members2.constructors(record).length>0:isCopying(types,file,symbol,record))continue;if(!isClass)written??=
writtenIn(body2);const names=(isClass?void 0:written?.get(symbol))??new Set;const isNamed=one=>names.has(repository.symbol(one).name);if(isNamed(record))continue;
const isInitialised=base=>isNamed(base)||[...names].some(name=>types.record({file,text:`t:${name}`,from:symbol})===base);const constructors=bases2.filter(base=>!isInitialised(
base)).flatMap(base=>takingNothing(types,file,base));if(constructors.length>0)found.push({symbol,constructors:[...new Set(constructors)]})}return found}function classOf(types,file,symbol){
const{symbols}=types.repository.files[file];const{parent,cpp}=symbols.get(symbol);if(cpp?.receiver!==void 0)return types.record({file,text:`t:${cpp.receiver}`,from:symbol});
return parent!==void 0&&CLASS.test(symbols.get(parent)?.kind??"")?types.repository.reference(file,parent):-1}function isCopying(types,file,symbol,record){const held2=types.
repository.files[file];const{cpp}=held2.symbols.get(symbol);const text=held2.types[cpp?.types[0]??-1];if(cpp?.takes.least!==1||text===void 0)return false;return types.
record({file,text:text.replace(/^\*/,""),from:symbol})===record}function takingNothing(types,file,record,met=new Set){if(met.has(record))return[];met.add(record);
const own=types.members.constructors(record);if(own.length===0)return types.members.bases(record).flatMap(base=>base<0?[]:takingNothing(types,file,base,met));const fitting=own.
filter(one=>types.repository.symbol(one).cpp?.takes.least===0);return fitting.length===0?[]:types.scopes.definitions.of(file,fitting).references}function writtenIn({
occurrences,words}){const found=new Map;for(let at=0;at<occurrences.length;at+=OCCURRENCE_STRIDE){if(occurrences[at+3]!==WRITE)continue;const from=occurrences[at+
4];const name=words[occurrences[at+2]];const names=found.get(from);if(names)names.add(name);else found.set(from,new Set([name]))}return found}var FileSet=class{list=[];#bits;constructor(count,files){this.#bits=new Uint8Array(count+7>>3);for(const file of files)this.add(file)}get size(){return this.list.
length}has(file){return(this.#bits[file>>3]&1<<(file&7))!==0}add(file){if(this.has(file))return;this.#bits[file>>3]=this.#bits[file>>3]|1<<(file&7);this.list.push(
file)}};var UNLIKELY=.25;var EVEN2=.5;var CAPABLE=.76;var OF_LANGUAGE=.9;var FEATURE=.3;var CHECKED=.1;var ASKS_FEATURE=/(^|_)(feature|extension|FEATURE|EXTENSION)$/;var ASKS=/^__has_\w*(attribute|builtin)$|(^|_)(HAS|HAVE)_/;
var MOST_READ=2e4;var DEEPEST=8;var read=new Map;function likelihoodOn(system,cpp,condition3,own){let sum=0;for(const compiler of COMPILERS){const lookup=predefined(
{system,compiler},cpp);sum+=likelihood(condition3,name=>lookup(name)??spokenOf(name,system)??own?.(name))}return sum/COMPILERS.length}var likelihood=(condition3,lookup)=>worth(
condition3,lookup).likely;function worth(expression,lookup,depth=0){let words=read.get(expression);if(!words){if(read.size>=MOST_READ)read.clear();words=expression.
match(/\w+|&&|\|\||[<>=!]=|<<|>>|[^\s\w]/g)??[];read.set(expression,words)}const reader=new ConditionReader(words,lookup,depth);const macro=reader.either();return reader.
ended?macro:{likely:EVEN2}}var COMPARE=new Map([["==",(a,b)=>a===b],["!=",(a,b)=>a!==b],["<",(a,b)=>a<b],[">",(a,b)=>a>b],["<=",(a,b)=>a<=b],[">=",(a,b)=>a>=b]]);
var ARITHMETIC=[new Map([["<<",(a,b)=>a*2**b],[">>",(a,b)=>Math.floor(a/2**b)]]),new Map([["+",(a,b)=>a+b],["-",(a,b)=>a-b]]),new Map([["*",(a,b)=>a*b],["/",(a,b)=>Math.
trunc(a/b)],["%",(a,b)=>a%b]])];var sureOf=({likely,sure})=>sure??Math.max(likely,1-likely);var ConditionReader=class{#words;#lookup;#depth;#at=0;constructor(words,lookup,depth){
this.#words=words;this.#lookup=lookup;this.#depth=depth}get ended(){return this.#at>=this.#words.length}#take(word){if(this.#words[this.#at]!==word)return false;
this.#at++;return true}either(){let left=this.#both();while(this.#take("||"))left={likely:Math.max(left.likely,this.#both().likely)};return left}#both(){let left=this.#compared();
while(this.#take("&&"))left={likely:Math.min(left.likely,this.#compared().likely)};return left}#compared(){const left=this.#computed(0);const compare=this.ended?
void 0:COMPARE.get(this.#words[this.#at]);if(!compare)return left;this.#at++;const right=this.#computed(0);if(left.value===void 0||right.value===void 0)return{likely:EVEN2};
const holds=compare(left.value,right.value);const sure=sureOf(left);return{likely:holds?sure:1-sure}}#computed(level){const operators=ARITHMETIC[level];if(!operators)
return this.#one();let left=this.#computed(level+1);for(;;){const compute=this.ended?void 0:operators.get(this.#words[this.#at]);if(!compute)return left;this.#at++;
const right=this.#computed(level+1);if(left.value===void 0||right.value===void 0){left={likely:EVEN2};continue}const value=compute(left.value,right.value);const sure=Math.
min(sureOf(left),sureOf(right));left={likely:value===0?1-sure:sure,value,sure}}}#one(){if(this.#take("!"))return{likely:1-this.#one().likely};if(this.#take("(")){
const inside=this.either();return this.#take(")")||this.ended?inside:{likely:EVEN2}}const word=this.#words[this.#at++]??"";if(/^\d/.test(word)){const value=Number(
word.replace(/[uUlL]+$/,""));return{likely:value===0?0:1,value}}if(!/^[A-Za-z_]/.test(word))return{likely:EVEN2};if(this.#words[this.#at]==="(")return this.#called(
word,this.#given());return this.#lookup(word)??{likely:EVEN2}}#given(){const given2=[""];let depth=0;do{const word=this.#words[this.#at++];if(word===","&&depth===
1)given2.push("");else if((word!=="("||depth++>0)&&(word!==")"||--depth>0))given2.push(`${given2.pop()} ${word}`)}while(depth>0&&!this.ended);return given2}#called(name,given2){
const macro=this.#lookup(name);if(macro?.formula!==void 0){if(this.#depth>=DEEPEST)return{likely:EVEN2};const written=macro.formula.replace(/\$(\d+)/g,(_,at)=>`\
(${given2[Number(at)]??""})`);const{likely,...rest}=worth(written,this.#lookup,this.#depth+1);return{...rest,likely:Math.min(macro.likely,likely)}}if(macro?.value!==
void 0){const sure=sureOf(macro);return{...macro,likely:macro.value===0?1-sure:sure}}if(ASKS_FEATURE.test(name)){const asked=given2[0]??"";return{likely:/\bc(xx)?_/.
test(asked)?OF_LANGUAGE:/sanitizer/.test(asked)?CHECKED:FEATURE}}return{likely:ASKS.test(name)?Math.min(CAPABLE,macro?.likely??1):EVEN2}}};var ROOTS=/(^|\/)(include|inc|src|lib)\/(.*\/)?$/;var FOREIGN=-3;var MOST_VIEWS=400;var MOST_INCLUDERS=40;var IncludeGraph=class{#files;#byPath;#byBaseName;#includes;#includers;#last;#views=new Map;#wide=new Map;#withinC;#withinCpp;#out=new Map;#systems;constructor(files){
this.#files=files;this.#byPath=new Map(files.map(({path},number2)=>[path,number2]));this.#byBaseName=Map.groupBy(files.keys(),number2=>baseOf(files[number2].path));
this.#systems=files.map(()=>null);this.#includers=files.map(()=>[]);this.#includes=files.map((file,from)=>Int32Array.from(file.includes,written=>{const target=this.#resolve(
file.path,written);if(target>=0)this.#includers[target].push(from);return target}))}number(path){return this.#byPath.get(path)??-1}systemOf(file){const known2=this.#systems[file];
if(known2!==null)return known2;const system=systemOfPath(this.#files[file].path);this.#systems[file]=system;return system}#leftOut(file,system){const{includesIf}=this.#files[file];
if(includesIf.length===0)return void 0;let ofSystem=this.#out.get(system);if(!ofSystem){ofSystem=new Map;this.#out.set(system,ofSystem)}let out=ofSystem.get(file);
if(!out){const cpp=this.isCpp(file);const isOut=([,condition3])=>likelihoodOn(system,cpp,condition3)<=UNLIKELY;out=new Set(includesIf.filter(isOut).map(([include2])=>include2));
ofSystem.set(file,out)}return out}target(file,which){return this.#includes[file][which]??-1}view(file){if(this.#last?.file===file)return this.#last;let view2=this.#views.
get(file);if(view2){this.#last=view2;return view2}const seen=new FileSet(this.#files.length,[file]);let outside=false;let gaps=false;const system=this.systemOf(
file)??"linux";for(const at of seen.list){const{includes}=this.#files[at];const targets=this.#includes[at];const leftOut=this.#leftOut(at,system);for(let i=0;i<
targets.length;i++){if(leftOut?.has(i))continue;const target=targets[i];if(target>=0)seen.add(target);else if(includes[i].startsWith('"'))gaps=true;else{outside=
true;if(!isSystemHeader(includes[i].slice(1)))gaps=true}}}view2={file,seen,outside,gaps};if(this.#views.size>=MOST_VIEWS)this.#views.delete(this.#views.keys().next().
value);this.#views.set(file,view2);this.#last=view2;return view2}wide(file){let wide=this.#wide.get(file);if(wide)return wide;const users=new FileSet(this.#files.
length,[file]);for(const at of users.list){for(const includer of this.#includers[at]){users.add(includer);if(users.size>=MOST_INCLUDERS)break}if(users.size>=MOST_INCLUDERS)
break}wide=new FileSet(this.#files.length,users.list);const system=this.systemOf(file)??"linux";for(const at of wide.list){const leftOut=this.#leftOut(at,system);
this.#includes[at].forEach((target,which)=>{if(target>=0&&!leftOut?.has(which))wide.add(target)})}if(this.#wide.size>=MOST_VIEWS)this.#wide.delete(this.#wide.keys().
next().value);this.#wide.set(file,wide);return wide}isStandIn(file){const{path}=this.#files[file];const isBeside=at=>folderOf(this.#files[at].path)===folderOf(path);
return isSystemHeader(baseOf(path))&&this.#includers[file].every(isBeside)}isCpp(file){if(this.#files[file].cpp)return true;this.#withinC??=this.#reachedFrom(at=>!this.#files[at].
cpp&&!this.isIncluded(at));this.#withinCpp??=this.#reachedFrom(at=>this.#files[at].cpp);return this.#withinCpp.has(file)&&!this.#withinC.has(file)}#reachedFrom(isFirst){
const reached=new FileSet(this.#files.length,[...this.#files.keys()].filter(isFirst));for(const at of reached.list)for(const target of this.#includes[at])if(target>=
0)reached.add(target);return reached}includes(file,other){return this.#includes[file].includes(other)}isIncluded(file){return this.#includers[file].length>0}#resolve(from,written){
const quoted2=written.startsWith('"');const path=written.slice(1);if(quoted2){const beside=this.#byPath.get(normalPath(`${folderOf(from)}${path}`));if(beside!==
void 0)return beside}else if(isLibraryHeader(path))return this.#bySuffix(from,`include/${path}`,quoted2);else if(isSystemHeader(path)&&!isOfBsd(path))return-1;return this.#bySuffix(
from,path.replace(/^(\.\.?\/)+/,""),quoted2)}#bySuffix(from,path,quoted2){let fits=(this.#byBaseName.get(baseOf(path))??[]).filter(number2=>{const candidate=this.#files[number2].
path;return candidate===path||candidate.endsWith(`/${path}`)});if(fits.length<=1)return fits[0]??-1;const own=folderOf(from);if(!quoted2){const elsewhere=fits.filter(
number2=>this.#files[number2].path!==own+path);if(elsewhere.length>0)fits=elsewhere;if(fits.length===1)return fits[0]}const system=systemOfPath(from)??"linux";const scored=fits.
map(number2=>{const candidate=this.#files[number2].path;const root=candidate.slice(0,candidate.length-path.length);const near=shared(own,root)*4+(ROOTS.test(root)?
2:0)-root.split("/").length*.5;const meant=this.systemOf(number2);return{number:number2,score:near+(meant===system?.25:isFor(meant,system)?0:FOREIGN)}}).sort((a,b)=>b.
score-a.score);return scored[0].number}};function shared(a,b){const left=a.split("/");const right=b.split("/");let count=0;while(count<left.length-1&&count<right.
length-1&&left[count]===right[count])count++;return count}var C_KEYWORDS="if else for while do switch case default break continue return goto sizeof typedef struct union enum static extern inline register auto const vo\
latile restrict void char short int long float double signed unsigned _Bool _Complex _Atomic _Thread_local _Noreturn _Alignas _Alignof _Generic _Static_assert _\
_attribute__ __attribute __extension__ __inline __inline__ __restrict __restrict__ __const __volatile__ __volatile asm __asm__ __asm typeof __typeof__ __typeof \
__typeof_unqual__ typeof_unqual __auto_type __declspec __thread __signed__ __builtin_va_list __int128".split(" ");var CPP_KEYWORDS="class namespace template typ\
ename using public private protected virtual friend explicit operator new delete this try catch throw constexpr consteval constinit decltype noexcept mutable st\
atic_assert alignas alignof thread_local bool wchar_t char8_t char16_t char32_t nullptr true false static_cast dynamic_cast const_cast reinterpret_cast typeid c\
oncept requires co_await co_return co_yield and or not xor".split(" ");var KEYWORDS=[...C_KEYWORDS,...CPP_KEYWORDS];var keywordNumber=new Map(KEYWORDS.map((word,number2)=>[
word,number2]));var keyword=word=>keywordNumber.get(word);var hashed=(hash,unit)=>Math.imul(hash,31)+unit|0;function hashOf(word){let hash=word.charCodeAt(0);for(let at=1;at<
word.length;at++)hash=hashed(hash,word.charCodeAt(at));return hash}var spread=hash=>Math.imul(hash^hash>>>15,2654435761)>>>8;var Words=class{#list=[...KEYWORDS];#slots=new Int32Array(
2048);#hashes=[];#starts=[];#units=new Uint16Array(8192);#filled=0;#cpp;constructor(cpp){this.#cpp=cpp;for(const word of KEYWORDS){this.#keep(word);this.#hashes.
push(hashOf(word))}this.#placeAll()}number(text){const hash=hashOf(text);for(let at=spread(hash);;at++){const number2=this.#slots[at&this.#slots.length-1]-1;if(number2<
0)return this.#add(text,hash);if(this.#list[number2]===text)return number2}}numberAt(text,units,start,end,hash){const slots=this.#slots;const mask=slots.length-
1;for(let at=spread(hash);;at++){const number2=slots[at&mask]-1;if(number2<0)return this.#add(text.slice(start,end),hash);if(this.#hashes[number2]===hash&&this.#isAt(
number2,units,start,end))return number2}}text(number2){return this.#list[number2]}#isAt(number2,units,start,end){const own=this.#units;let from=this.#starts[number2];
if((this.#starts[number2+1]??this.#filled)-from!==end-start)return false;for(let at=start;at<end;at++)if(own[from++]!==units[at])return false;return true}#add(word,hash){
const number2=this.#list.push(word)-1;this.#keep(word);this.#hashes.push(hash);if(number2*2>this.#slots.length){this.#slots=new Int32Array(this.#slots.length*4);
this.#placeAll()}else this.#place(hash,number2);return number2}#keep(word){if(this.#filled+word.length>this.#units.length){const grown=new Uint16Array((this.#filled+
word.length)*2);grown.set(this.#units);this.#units=grown}this.#starts.push(this.#filled);for(let at=0;at<word.length;at++)this.#units[this.#filled++]=word.charCodeAt(
at)}#placeAll(){for(const[number2,hash]of this.#hashes.entries())if(this.#cpp||number2<C_KEYWORDS.length||number2>=KEYWORDS.length)this.#place(hash,number2)}#place(hash,number2){
const mask=this.#slots.length-1;let at=spread(hash);while(this.#slots[at&mask]!==0)at++;this.#slots[at&mask]=number2+1}};var END=0;var WORD=1;var KEYWORD=2;var NUMBER=3;var STRING=4;var CHARACTER=5;var ARROW=128;var COLONS=129;var ELLIPSIS=130;var INCREMENT=131;var DECREMENT=132;var ASSIGN=133;
var COMPARE2=134;var SHIFT_LEFT=135;var SHIFT_RIGHT=136;var PASTE=137;var MEMBER_POINTER=138;var code=character=>character.charCodeAt(0);var PAREN=code("(");var CLOSE_PAREN=code(
")");var BRACE=code("{");var CLOSE_BRACE=code("}");var BRACKET=code("[");var CLOSE_BRACKET=code("]");var SEMICOLON=code(";");var COMMA=code(",");var EQUALS=code(
"=");var STAR=code("*");var AMPERSAND=code("&");var COLON=code(":");var LESS=code("<");var GREATER=code(">");var QUESTION2=code("?");var DOT=code(".");var TILDE=code(
"~");var Tokens=class{kind=[];start=[];end=[];word=[];directives=[];push(kind,start,end,word){this.kind.push(kind);this.start.push(start);this.end.push(end);this.
word.push(word)}};var SPACE=1;var LETTER=2;var DIGIT=3;var CLASS2=new Uint8Array(65536).fill(LETTER,160);for(const c of" 	\r\n\f\v")CLASS2[code(c)]=SPACE;for(let c=0;c<
128;c++){const character=String.fromCharCode(c);if(/[A-Za-z_$]/.test(character))CLASS2[c]=LETTER;else if(/\d/.test(character))CLASS2[c]=DIGIT}var isDigit=c=>CLASS2[c]===
DIGIT;var isWordPart=c=>CLASS2[c]>=LETTER;var NEWLINE=10;var BACKSLASH=92;var SLASH=47;var HASH=35;var EXPONENT=new Set([..."eEpP"].map(code));function tokenize(text,from,to,words,cpp,inDirective=false){
const out=new Tokens;const units=unitsOf(text);let at=from;let lineStart=!inDirective;while(at<to){const c=units[at];const kind=CLASS2[c];if(kind===SPACE){if(c===
NEWLINE)lineStart=!inDirective;at++;continue}if(c===BACKSLASH){at++;continue}if(c===SLASH){const next=units[at+1];if(next===SLASH){at=endOfLine(text,at,to);continue}
if(next===STAR){const close=text.indexOf("*/",at+2);at=close===-1?to:Math.min(to,close+2);continue}}if(c===HASH&&lineStart){at=directive(text,at,to,out);continue}
lineStart=false;const start=at;if(kind===LETTER){let hash=c;for(at++;at<to;at++){const part=units[at];if(CLASS2[part]<LETTER)break;hash=hashed(hash,part)}const next=units[at];
if((next===34||next===39)&&at-start<=3){const prefix=text.slice(start,at);if(cpp&&next===34&&/^(u8|[uUL])?R$/.test(prefix)){at=rawString(text,at,to);out.push(STRING,
start,at,-1);continue}if(/^(u8|[uUL])$/.test(prefix)){at=quoted(units,at,to,next);out.push(next===34?STRING:CHARACTER,start,at,-1);continue}}const word=words.numberAt(
text,units,start,at,hash);out.push(word<KEYWORDS.length?KEYWORD:WORD,start,at,word);continue}if(kind===DIGIT||c===DOT&&isDigit(units[at+1])){at=numberEnd(units,
at,to);out.push(NUMBER,start,at,-1);continue}if(c===34||c===39){at=quoted(units,at,to,c);out.push(c===34?STRING:CHARACTER,start,at,-1);continue}const operator=punctuation(
units,at);at+=lengthOf(operator,units,at);out.push(operator,start,at,-1)}return out}function numberEnd(units,from,to){const isHexadecimal=units[from]===48&&(units[from+
1]===120||units[from+1]===88);let at=from+1;while(at<to){const c=units[at];const exponent=(c===43||c===45)&&!isHexadecimal&&EXPONENT.has(units[at-1]);if(isWordPart(
c)||c===DOT||exponent||c===39&&isWordPart(units[at+1]))at++;else break}return at}function quoted(units,from,to,quote){let at=from+1;while(at<to){const c=units[at];
if(c===BACKSLASH){at+=units[at+1]===13?3:2;continue}if(c===quote)return at+1;if(c===NEWLINE)return at;at++}return to}function rawString(text,quote,to){const open=text.
indexOf("(",quote);if(open===-1||open-quote>18)return quoted(unitsOf(text),quote,to,34);const close=text.indexOf(`)${text.slice(quote+1,open)}"`,open);return close===
-1?to:close+(open-quote)+1}function endOfLine(text,from,to){let at=from;for(;;){const newline=text.indexOf("\n",at);if(newline===-1||newline>=to)return to;const last=text.
charCodeAt(newline-1)===13?newline-2:newline-1;if(text.charCodeAt(last)!==BACKSLASH)return newline;at=newline+1}}function directive(text,hash,to,out){const units=unitsOf(
text);let at=hash+1;while(at<to&&(units[at]===32||units[at]===9))at++;const start=at;while(at<to&&isWordPart(units[at]))at++;let end=endOfLine(text,at,to);const line=text.
slice(at,end);if(line.includes("/*")){const comment=line.indexOf("//");for(let open=line.indexOf("/*");open!==-1&&(comment===-1||open<comment);){const close=text.
indexOf("*/",at+open+2);if(close===-1)break;if(close>=end){end=endOfLine(text,close,to);break}open=line.indexOf("/*",close-at+2)}}out.directives.push({name:text.
slice(start,at),start:hash,bodyStart:at,end,at:out.kind.length});return end}function punctuation(units,at){const c=units[at];const next=units[at+1];switch(c){case 45:
if(next===62)return units[at+2]===STAR?MEMBER_POINTER:ARROW;if(next===45)return DECREMENT;return next===61?ASSIGN:c;case 43:return next===43?INCREMENT:next===61?
ASSIGN:c;case 58:return next===58?COLONS:c;case 46:return next===46&&units[at+2]===46?ELLIPSIS:c;case 61:case 33:return next===61?COMPARE2:c;case 60:if(next===60)
return units[at+2]===61?ASSIGN:SHIFT_LEFT;return next===61?COMPARE2:c;case 62:if(next===62)return units[at+2]===61?ASSIGN:SHIFT_RIGHT;return next===61?COMPARE2:
c;case 38:case 124:return next===c?COMPARE2:next===61?ASSIGN:c;case STAR:case SLASH:case 37:case 94:return next===61?ASSIGN:c;case HASH:return next===HASH?PASTE:
c;default:return c}}function lengthOf(kind,units,at){if(kind<128||kind>MEMBER_POINTER)return 1;if(kind===ELLIPSIS||kind===MEMBER_POINTER)return 3;if(kind===ASSIGN)
return units[at]===units[at+1]?3:2;return 2}var TYPES=new Set(["typename","class"].map(keyword));var TEMPLATE=keyword("template");var NUMBER_TYPE=/^(s?size_t|ssize_t|ptrdiff_t|u?int(ptr|(_(fast|least))?\d+)_t)$/;
function takeGenerics(r,symbol){if(r.generics.length>0)r.facts.generics(symbol,r.generics);const defaults=r.generics.flatMap(name=>{const type=r.defaults.get(name);
return type!==void 0&&(type.startsWith("t:")||genericOf(type)!==void 0)?[[name,type]]:[]});if(defaults.length>0)r.facts.defaults(symbol,defaults);leaveTemplate(
r)}function leaveTemplate(r){r.generics=[];r.kinds=""}function kindsOf(r,first,end){let kinds="";for(let at=first;at<end;at++){const from=at;let depth=0;let behind=-1;
let isPack=false;for(;at<end&&!(depth<=0&&r.kind[at]===COMMA);at++){const kind2=r.kind[at];if(kind2===LESS)depth++;else if(kind2===GREATER)depth--;else if(kind2===
SHIFT_RIGHT)depth-=2;else if(kind2===PAREN||kind2===BRACE||kind2===BRACKET)at=r.pastClose(at)-1;else if(kind2===EQUALS&&behind===-1)behind=at;else if(kind2===ELLIPSIS&&
behind===-1)isPack=true}const kind=kindOf(r,from,behind===-1?at:behind);kinds+=`${isPack?SEVERAL[kind]:kind}${behind===-1?"":"="}`}return kinds}var SEVERAL={t:"\
T",v:"V","?":"*"};function kindOf(r,from,end){if(r.kind[from]===KEYWORD){const word=r.word[from];if(word===TEMPLATE)return"?";if(!TYPES.has(word))return"v";const name=r.
kind[from+1]===ELLIPSIS?from+2:from+1;return name>=end||r.kind[name]===WORD&&name+1>=end?"t":"v"}for(let at=from;at<end;at++)if(r.kind[at]===WORD&&NUMBER_TYPE.test(
r.textAt(at)))return"v";return"?"}function takeKinds(r,symbol,{name,text,qualifier}){if(r.kinds==="")return;const kinds=qualifier!==""?"*":text.startsWith("oper\
ator")?r.kinds:withWritten(r,name+1);if(kinds!=="t".repeat(r.generics.length))r.facts.kinds(symbol,kinds)}function withWritten(r,open){const letters=lettersOf(r.
kinds);if(letters.length!==r.generics.length||r.kind[open]!==PAREN)return r.kinds;const named2=new Set;const past=r.pastClose(open);for(let at=open;at<past;at++)
if(r.kind[at]===WORD)named2.add(r.textAt(at));return letters.map((letter,at)=>/^[tv?]$/.test(letter)&&!named2.has(r.generics[at])?`${letter}!`:letter).join("")}
var lettersOf=kinds=>kinds.match(/.[=!]?/g)??[];var genericOf=text=>text.charCodeAt(0)===63&&text!=="?if"&&text.length>1?text.slice(1):void 0;var isOpen=text=>text?.
startsWith("?")===true&&text!=="?if";function templateOf(text){const open=text.indexOf("<");return open===-1?{head:text.slice(2),given:[]}:{head:text.slice(2,open),
given:splitArguments(text.slice(open+1,-1))}}function splitArguments(text){const parts=[];let depth=0;let from=0;for(let at=0;at<text.length;at++){const c=text[at];
if(c==="<")depth++;else if(c===">")depth--;else if(c===","&&depth===0){parts.push(text.slice(from,at));from=at+1}}parts.push(text.slice(from));return parts}var NONE3=-1;var ReferencesByName=class{#references=new Column(Float64Array);#before=new Column(Int32Array);#last=new Column(Int32Array);add(name,reference){while(this.#last.
length<=name)this.#last.push(NONE3);this.#before.push(this.#last.at(name));this.#last.set(name,this.#references.length);this.#references.push(reference)}finish(){
for(const column of[this.#references,this.#before,this.#last])column.finish()}of(name){const found=[];if(name<0||name>=this.#last.length)return found;for(let at=this.#last.
at(name);at!==NONE3;at=this.#before.at(at))found.push(this.#references.at(at));return found.reverse()}};var SYMBOL_BITS=2**22;var fileOf=reference=>Math.floor(reference/SYMBOL_BITS);var symbolOf=reference=>reference%SYMBOL_BITS;var TAGS=new Set(["struct","union","\
enum","class"]);var MOST_MEMBERS=1e3;var Repository=class{files=[];#holder=new Holder;#names=new ReferencesByName;#tags=new ReferencesByName;#announced=new Map;#spaces=new Map;#brought=new Map;#inlines=new Set;#opened=new Set;#graph=new IncludeGraph(
[]);#parameters=new Map;#own=new Map;#moduleIds=new Map;#members=new Map;add(added){const file=this.#holder.hold(added);const number2=this.files.push(file)-1;for(const path of added.
surface.announced??[])append(this.#announced,path.slice(path.lastIndexOf(".")+1),{file:number2,path});for(const[name,of]of added.surface.spaces??[])append(this.#spaces,
name,{file:number2,of});for(const[path,name]of added.surface.brings??[]){const into=path.split(".");append(this.#brought,into.at(-1),{file:number2,into,name})}for(const path of added.
surface.inlines??[])this.#inlines.add(path);for(const name of added.surface.opens??[])this.#opened.add(name);const calls=new Set([...file.rows,...file.calls].map(
([symbol])=>symbol));for(let at=0;at<file.symbols.length;at++){const{kind,extra}=added.symbols[at];if(extra?.macro===void 0||kind!=="constant"||!calls.has(at))this.#name(
number2,at,kind)}}#name(number2,at,kind){const{cpp,symbols}=this.files[number2];const name=symbols.nameOf(at);const reference=number2*SYMBOL_BITS+at;if(TAGS.has(
kind)){this.#tags.add(name,reference);if(cpp)this.#names.add(name,reference)}else if(kind!=="property"||cpp)this.#names.add(name,reference)}parameterByMacro(owner,name){
return this.#parameters.size===0?void 0:this.#parameters.get(`${owner} ${name}`)}finish(){this.#holder.finish();this.#graph=new IncludeGraph(this.files);this.#nameRows();
for(const{file,named:named2,own,parameters}of addDeclared(this.files,this.#graph)){const{symbols}=this.files[file];for(const at of named2)this.#name(file,at,symbols.
get(at).kind);if(own.length>0)this.#own.set(file,Map.groupBy(own.map(at=>this.reference(file,at)),reference=>this.symbol(reference).name));for(const[owner,name,
at]of parameters)this.#parameters.set(`${this.reference(file,owner)} ${name}`,this.reference(file,at))}this.#names.finish();this.#tags.finish()}#nameRows(){const said=new Set;
for(const[number2,{cpp,listed}]of this.files.entries())for(const[include2,macro,name]of cpp?[]:listed){const list2=this.graph.target(number2,include2);for(const[
symbol,of,given2]of this.files[list2]?.rows??[]){const called2=of===macro?filled(name,given2):"";const reference=this.reference(list2,symbol);const key=`${reference}\
 ${called2}`;if(called2===""||said.has(key)||this.#isNamed(reference,called2))continue;said.add(key);this.#names.add(this.#holder.symbols.numbered(called2),reference)}}}#isNamed(reference,name){
return this.symbol(reference).name===name&&this.named(name).includes(reference)}get graph(){return this.#graph}named(name){return this.#names.of(this.#holder.symbols.
numberOf(name))}tagged(name){return this.#tags.of(this.#holder.symbols.numberOf(name))}namedIn(file,name){const own=this.#own.get(file)?.get(name)?.filter(r=>!this.#isTag(
r)&&this.symbol(r).kind!=="property");return own?[...this.named(name),...own]:this.named(name)}taggedIn(file,name){const own=this.#own.get(file)?.get(name)?.filter(
r=>this.#isTag(r));return own?[...this.tagged(name),...own]:this.tagged(name)}#isTag(reference){return TAGS.has(this.symbol(reference).kind)}announced(name,seen){
return(this.#announced.get(name)??[]).filter(({file})=>seen.has(file)).map(({path})=>path)}spaceOf(name,seen){return this.#spaces.get(name)?.find(({file})=>seen.
has(file))?.of}broughtInto(last,seen){return(this.#brought.get(last)??[]).filter(({file})=>seen.has(file))}withoutInlines(path){if(this.#inlines.size===0)return path;
let whole="";return path.filter(part=>{whole=whole===""?part:`${whole}.${part}`;return!this.#inlines.has(whole)})}isOpenedByMacro(name){return this.#opened.has(
name)}symbol(reference){return this.files[fileOf(reference)].symbols.get(symbolOf(reference))}idOf(reference){return this.files[fileOf(reference)].symbols.idOf(
symbolOf(reference))}genericsOf(reference){return this.files[fileOf(reference)].generics.get(symbolOf(reference))}kindsOf(reference){const{kinds,generics}=this.
files[fileOf(reference)];const own=kinds.get(symbolOf(reference));return own===void 0?generics.get(symbolOf(reference))?.map(()=>"t"):lettersOf(own)}isUndone(macro){
return this.files[fileOf(macro)].undone.has(symbolOf(macro))}isDeclaring(macro){return this.files[fileOf(macro)].declares.has(symbolOf(macro))}isWrapper(macro){
return this.files[fileOf(macro)].wraps.has(symbolOf(macro))}aliasOf(macro){return this.files[fileOf(macro)].aliases.get(symbolOf(macro))}wayOf(macro){return this.
files[fileOf(macro)].ways.get(symbolOf(macro))}reference(file,symbol){return file*SYMBOL_BITS+symbol}moduleId(file){let id=this.#moduleIds.get(file);if(id===void 0){
id=moduleId(this.files[file].path);this.#moduleIds.set(file,id)}return id}typeOf(reference){const{types,typeOf:typeOf2}=this.files[fileOf(reference)];const type=typeOf2[symbolOf(
reference)]??-1;return type===-1?"":types[type]}heldBy(reference){return this.files[fileOf(reference)].held.get(symbolOf(reference))??0}isOpenEnumerator(reference){
const{symbols}=this.files[fileOf(reference)];const{kind,parent}=symbols.get(symbolOf(reference));return kind==="enum_member"&&parent!==void 0&&symbols.get(parent)?.
cpp?.scoped===false}takenBy(reference){const{symbols,types}=this.files[fileOf(reference)];const cpp=symbols.get(symbolOf(reference))?.cpp;if(!cpp)return"";const taken2=cpp.
types.map(type=>(types[type]??"").replace(/<.*$/,"").replace(/^.*:/,""));return`${taken2.join()}${cpp.isConst?" const":""}`}members(owner){const file=fileOf(owner);
let byOwner=this.#members.get(file);if(!byOwner){byOwner=this.#byOwner(file);if(this.#members.size>=MOST_MEMBERS)this.#members.delete(this.#members.keys().next().
value);this.#members.set(file,byOwner)}return byOwner.get(symbolOf(owner))}#byOwner(file){const byOwner=new Map;const{cpp,symbols}=this.files[file];const put=(owner,name,at)=>{
let members2=byOwner.get(owner);if(!members2){members2=new Map;byOwner.set(owner,members2)}const same=members2.get(name);if(same)same.push(at);else members2.set(
name,[at])};for(const[at,{parent,kind,name}]of symbols.entries()){if(parent===void 0||kind==="macro"||!cpp&&TAGS.has(kind))continue;put(parent,name,at);const around=symbols.
get(parent)?.parent;if(around!==void 0&&this.isOpenEnumerator(this.reference(file,at)))put(around,name,at)}return byOwner}};function append(map,name,one){const known2=map.
get(name);if(known2)known2.push(one);else map.set(name,[one])}var DEEPEST2=3;var MOST_DEFINITIONS=6;var MOST_FILES=400;var OFF=.2;var SURE=.9;var EXPECTED=.78;var CONFIGURED=/^(HAVE_|HAS_|SIZEOF_|CONFIG_)/;var MOST_AROUND=16;
var Builds=class{#repository;#prefixes=new Map;#file=-1;#builds=new Map;constructor(repository){this.#repository=repository}isUnusual(file,condition3){return this.#holds(
file,condition3)<=UNLIKELY}isSure(file,condition3){return this.#holds(file,condition3)>SURE}#holds(file,condition3){return mean(compiler=>this.#likely(this.#build(
file,"",compiler),condition3,void 0,0))}isLikely(file,reference,under=""){return!this.isElsewhere(file,reference,under)&&this.#has(file,reference,under)>UNLIKELY}isUsual(file,reference,under=""){
return!this.isElsewhere(file,reference,under)&&this.#has(file,reference,under)>EVEN2}isExpected(file,reference,under=""){return!this.isElsewhere(file,reference,
under)&&this.#has(file,reference,under)>EXPECTED}isElsewhere(file,reference,under=""){return!isFor(this.#repository.graph.systemOf(fileOf(reference)),this.#system(
file,under))}likely(file,references,under=""){if(references.length<2)return references;const system=this.#system(file,under);let judged=false;const conditional2=references.
filter(r=>this.#repository.symbol(r).conditions!==void 0);const weighed=references.map(reference=>{const symbol=this.#repository.symbol(reference);const here=isFor(
this.#repository.graph.systemOf(fileOf(reference)),system);judged||=symbol.conditions!==void 0||!here;const has2=Math.min(this.#has(file,reference,under),this.#includes(
file,reference,conditional2,under));return{reference,likely:Math.min(here?1:1-.9,has2)}});if(!judged)return references;const best=Math.max(...weighed.map(({likely})=>likely));
return weighed.filter(({likely})=>best<=UNLIKELY||likely>UNLIKELY).sort((a,b)=>b.likely-a.likely).map(({reference})=>reference)}#includes(file,reference,conditional2,under){
if(conditional2.length===0)return 1;const{files,graph}=this.#repository;const from=fileOf(reference);if(from===file||graph.includes(file,from))return 1;for(const other of conditional2){
const by=fileOf(other);if(by===from)continue;const included=files[by].includesIf.find(([at])=>graph.target(by,at)===from);if(included)return mean(compiler=>this.#likely(
this.#build(file,under,compiler),included[1],other,0))}return 1}#system(file,under){return systemOfCondition(under)??this.#repository.graph.systemOf(file)??"lin\
ux"}#has(file,reference,under){if(this.#repository.symbol(reference).conditions===void 0)return 1;return mean(compiler=>this.#ofSymbol(this.#build(file,under,compiler),
reference,0))}#ofSymbol(build,reference,depth){let likely=1;for(const condition3 of this.#repository.symbol(reference).conditions??[])likely=Math.min(likely,this.#likely(
build,condition3,reference,depth));return likely}#likely(build,condition3,asked,depth){return likelihood(condition3,this.#lookup(build,asked,depth))}#build(file,under,compiler){
if(file!==this.#file){this.#file=file;this.#builds.clear()}const key=`${compiler} ${under}`;let build=this.#builds.get(key);if(!build){const system=this.#system(
file,under);const told=under===""?[]:under.split(" && ");const known2=Array.from({length:DEEPEST2+1},()=>new Map);const lookup=predefined({system,compiler},this.#repository.
graph.isCpp(file));build={file,system,told,predefined:lookup,known:known2};this.#builds.set(key,build)}return build}#lookup(build,asked,depth){const{told}=build;
return name=>{if(told.length>0){if(told.includes(name))return{likely:1};if(told.includes(`!${name}`))return{likely:0,value:0}}return build.predefined(name)??this.#macro(
build,name,asked,depth)}}#defined(file,name,all){const wide=this.#repository.graph.wide(file);if(CONFIGURED.test(name)||all.some(r=>wide.has(fileOf(r))))return{
likely:.5};return{likely:isHandedIn(name)?.3:.2}}#isOwnPrefix(asked,file,prefix){const around=asked===void 0?file:fileOf(asked);return this.#repository.graph.view(
around).seen.list.slice(0,MOST_AROUND).some(one=>this.#prefixesOf(one).has(prefix))}#prefixesOf(file){let prefixes=this.#prefixes.get(file);if(!prefixes){const{
symbols}=this.#repository.files[file];prefixes=new Set(symbols.entries().map(([,{name}])=>name.slice(0,name.indexOf("_")+1)));if(this.#prefixes.size>=MOST_FILES)
this.#prefixes.clear();this.#prefixes.set(file,prefixes)}return prefixes}#numberOf(macro,build,depth){const{numbers,aliases,formulas}=this.#repository.files[fileOf(
macro)];const symbol=symbolOf(macro);const number2=numbers.get(symbol);if(number2!==void 0)return number2;const formula=formulas.get(symbol);const alias2=formula===
void 0?aliases.get(symbol):void 0;const lookup=this.#lookup(build,void 0,depth+1);if(formula!==void 0)return formula.includes("$")?void 0:worth(formula,lookup).
value;return alias2!==void 0&&this.#isMacro(alias2,build)?lookup(alias2)?.value:void 0}#formulaOf(macro){const formula=this.#repository.files[fileOf(macro)].formulas.
get(symbolOf(macro));return formula?.includes("$")?formula:void 0}#isMacro(name,build){return build.predefined(name)!==void 0||this.#repository.named(name).some(
r=>this.#repository.symbol(r).kind==="macro")}#macro(build,name,asked,depth){const repository=this.#repository;const{file}=build;const asking=asked===void 0?file:
fileOf(asked);const all=repository.named(name).filter(r=>repository.symbol(r).kind==="macro"&&(fileOf(r)===asking||!repository.isUndone(r)));if(all.length===0)return undefinedMacro(
name,build.system,prefix=>this.#isOwnPrefix(asked,file,prefix));if(depth>=DEEPEST2)return{likely:EVEN2};const{seen}=repository.graph.view(file);const known2=all.
filter(r=>seen.has(fileOf(r)));if(known2.length===0)return spokenOf(name,build.system)??foundOn(build.system,name)??this.#defined(file,name,all);if(known2.length>
MOST_DEFINITIONS)return{likely:EVEN2};const around=asked===void 0?void 0:repository.symbol(asked).conditions;const guard=around?.find(one=>asksForNone(one,name));
const before=known2.filter(r=>{const symbol=repository.symbol(r);if(asked===void 0||fileOf(r)!==fileOf(asked))return true;if(symbolOf(r)>=symbolOf(asked))return false;
return repository.symbol(asked).name===name||guard===void 0||!symbol.conditions?.includes(guard)});if(before.length===0)return isPosixName(name)||isSystemMacro(
name)?{likely:EVEN2}:{likely:.1,value:0};let first=before;if(asked!==void 0&&guard!==void 0&&before.every(r=>isGuarded(repository.symbol(r)))){const{seen:included}=repository.
graph.view(fileOf(asked));first=before.filter(r=>included.has(fileOf(r)));if(first.length===0){const isLater=r=>repository.graph.view(fileOf(r)).seen.has(fileOf(
asked));return before.every(isLater)?{likely:.1,value:0}:{likely:.5}}}const already=build.known[depth];const key=`${name} ${first.join(" ")}`;let macro=already.
get(key);if(!macro){macro=this.#ofDefinitions(build,name,first,depth);already.set(key,macro)}return macro}#ofDefinitions(build,name,definitions,depth){const weighed=definitions.
map(r=>({r,likely:this.#ofSymbol(build,r,depth+1)}));const likely=Math.max(...weighed.map(one=>one.likely));const formulas=new Set(weighed.filter(one=>one.likely>
UNLIKELY).map(one=>this.#formulaOf(one.r)));const[formula]=formulas;if(formulas.size===1&&formula!==void 0)return{likely,formula};const valued=weighed.map(one=>({
...one,value:this.#numberOf(one.r,build,depth)}));const best=test=>Math.max(0,...valued.filter(one=>test(one.value)).map(one=>one.likely));const off=best(value2=>value2===
0);const on=best(value2=>value2!==0);if(off>UNLIKELY&&on>UNLIKELY)return{likely:on/(on+off)};if(on>off&&likely<=UNLIKELY&&name.startsWith("HAVE_"))return{likely:FOUND};
const values=new Set(valued.filter(one=>one.likely>UNLIKELY).map(({value:value2})=>value2));const[value]=values;if(values.size!==1||value===void 0)return{likely};
if(value!==0)return{likely,value,sure:likely};const isSwitch=valued.some(one=>one.value!==void 0&&one.value!==0);return{likely:isSwitch?on/(on+off):isHandedIn(name)?
likely/2:Math.min(likely/2,OFF),value,sure:likely}}};function mean(of){let sum=0;for(const compiler of COMPILERS)sum+=of(compiler);return sum/COMPILERS.length}var asksForNone=(condition3,name)=>condition3.
split(/ && | \|\| /).includes(`!${name}`);var isGuarded=symbol=>(symbol.conditions??[]).some(one=>asksForNone(one,symbol.name));function keeping(found,kept){if(kept.length===0||kept.length===found.references.length)return found;return kept.length===1?{references:kept,as:"one",evidence:"t\
ype"}:{...found,references:kept}}var MOST_ALTERNATIVES=64;var has=(symbol,modifier)=>symbol.modifiers?.includes(modifier)??false;var CLASS3=/^(class|struct|union)$/;
var OF_TESTS=/(^|\/)((unit_?)?tests?|testing|mocks?|fuzz(ing|ers?)?)\/|_(test|mock)\.\w+$/;var VALUE=new Set(["variable","constant"]);var Choice=class{#repository;#builds;constructor(repository,builds){
this.#repository=repository;this.#builds=builds}choose(file,visible,all,under){const repository=this.#repository;const of=test=>visible.filter(r=>test(repository.
symbol(r)));const macros=of(s=>s.kind==="macro");const functions=of(s=>s.kind==="function");if(macros.length>0){const isExpected=macros.some(r=>this.#builds.isExpected(
file,r,under));const beside=isExpected||functions.length===0||macros.every(r=>repository.isWrapper(r))?[]:this.#functions(file,functions,all,under).references;return this.#among(
file,[...this.#nearest(file,this.#redefined(macros)),...beside])}if(functions.length>0){const found=this.#functions(file,functions,all,under);const classes=repository.
files[file].cpp?of(s=>CLASS3.test(s.kind)):[];if(classes.length===0)return found;return this.#among(file,[...found.references,...this.#nearest(file,classes)])}const values=of(
s=>VALUE.has(s.kind));if(values.length>0)return this.#values(file,values,all,under);return this.#among(file,this.#nearest(file,visible))}#redefined(macros){if(macros.
length<2)return macros;const repository=this.#repository;const last=macros.filter(r=>{const by=macros.filter(other=>fileOf(other)!==fileOf(r)&&!repository.symbol(
other).conditions);return!by.some(other=>repository.graph.view(fileOf(other)).seen.has(fileOf(r)))});return last.length>0?last:macros}#nearest(file,references){
if(references.length<2)return references;const repository=this.#repository;if(!repository.files[file].cpp)return this.#nearestOf(file,references);const ownFirst=references.
toSorted((a,b)=>Number(fileOf(b)===file)-Number(fileOf(a)===file));const byPath=Map.groupBy(ownFirst,r=>{const{kind,name,cpp}=repository.symbol(r);return kind===
"macro"?"":cpp?.qualified??name});return[...byPath.values()].flatMap(same=>this.#nearestOf(file,same))}#nearestOf(file,references){if(references.every(r=>this.#repository.
symbol(r).kind==="namespace"))return references.slice(0,1);const own=references.filter(r=>fileOf(r)===file);if(own.length>0)return own;if(references.length<2)return references;
const types=references.filter(r=>this.#repository.symbol(r).kind==="type");if(types.length<references.length)return references;const always=types.filter(r=>this.#repository.
symbol(r).conditions===void 0);const usable=always.length>0?always:types;const beside=usable.find(r=>{const type=this.#repository.typeOf(r);return type.startsWith(
"#")||this.#repository.tagged(type.slice(2)).some(tag=>fileOf(tag)===fileOf(r))});return[beside??usable[0]]}among(file,references){return this.#among(file,this.#nearest(
file,references))}#among(file,references){const kept=references.slice(0,MOST_ALTERNATIVES);if(kept.length===1)return{references:kept,as:"one",evidence:this.#evidence(
file,kept[0])};return{references:kept,as:"any",evidence:"ambiguous"}}#evidence(file,reference){return fileOf(reference)===file?"same_file":"import"}#functions(file,visible,all,under){
const repository=this.#repository;const{cpp}=repository.files[file];if(cpp&&visible.length>1&&new Set(visible.map(r=>repository.takenBy(r))).size>1)return this.#among(
file,visible);const bodies=visible.filter(r=>!has(repository.symbol(r),"declaration"));const prototypes=visible.filter(r=>has(repository.symbol(r),"declaration"));
const own=bodies.filter(r=>fileOf(r)===file);if(own.length>0)return this.#among(file,own);const external2=prototypes.length===0?[]:this.#external(file,prototypes,
all,under);const found=[...external2,...bodies.filter(r=>!external2.includes(r))];if(found.length>0)return this.#among(file,found);return this.#among(file,prototypes.
slice(0,1))}#values(file,visible,all,under){const repository=this.#repository;const definitions=visible.filter(r=>!has(repository.symbol(r),"declaration"));const own=definitions.
filter(r=>fileOf(r)===file);const declared=visible.find(r=>has(repository.symbol(r),"declaration"));if(declared===void 0)return this.#among(file,own.length>0?own:
definitions);const defined=own.length>0?own:this.#external(file,[declared],all,under);const only=defined.length===1?defined:definitions;if(only.length!==1)return{
references:[declared],as:"one",evidence:this.#evidence(file,declared)};return{references:[declared,only[0]],as:"all",evidence:this.#evidence(file,only[0])}}#external(file,declarations,all,under){
const repository=this.#repository;const kind=repository.symbol(declarations[0]).kind;let found=all.filter(r=>{const symbol=repository.symbol(r);return(symbol.kind===
kind||VALUE.has(symbol.kind)&&VALUE.has(kind))&&!has(symbol,"declaration")&&!has(symbol,"static")});found=[...this.#builds.likely(file,found,under)];return this.
implementing(file,declarations,found)}implementing(file,declarations,definitions){const repository=this.#repository;let found=[...definitions];if(found.length<2)
return found;const headers=declarations.map(fileOf);const narrow=test=>{const some=found.filter(test);if(some.length>0)found=some};if(!OF_TESTS.test(repository.
files[file].path))narrow(r=>!OF_TESTS.test(repository.files[fileOf(r)].path));narrow(r=>this.#includesAny(fileOf(r),headers));if(found.length>1){const stems=new Set(
headers.map(h=>stemOf(repository.files[h].path)));narrow(r=>stems.has(stemOf(repository.files[fileOf(r)].path)))}if(found.length>1){const from=folderOf(repository.
files[file].path);const close=Math.max(...found.map(r=>shared(from,folderOf(repository.files[fileOf(r)].path))));narrow(r=>shared(from,folderOf(repository.files[fileOf(
r)].path))===close)}return found}#includesAny(file,headers){const{seen}=this.#repository.graph.view(file);return headers.some(header=>seen.has(header))}};var MEMBER=new Set(["property","method","constructor"]);var CLASS4=/^(class|struct|union)$/;var SCOPED=/^(class|struct|union|enum|type|namespace|macro)$/;var HEADER=/\.(h|hh|hpp|hxx|h\+\+|inc|inl|ipp|tpp|def)$/;
var Names=class{repository;builds;choice;#file=-1;#known=new Map;constructor(repository){this.repository=repository;this.builds=new Builds(repository);this.choice=
new Choice(repository,this.builds)}ordinary(file,name,under=""){const key=under===""?name:`${name} ${under}`;return this.#remembered(file,key,()=>this.#ordinary(
file,name,under))}#remembered(file,key,find){if(file!==this.#file){this.#file=file;this.#known=new Map}const known2=this.#known.get(key);if(known2!==void 0)return known2??
void 0;const found=find();this.#known.set(key,found??null);return found}hidden(file,name){return this.#ordinary(file,name,"",symbol=>symbol.kind!=="macro")}beforeScope(file,name){
return this.#remembered(file,`${name}::`,()=>this.#ordinary(file,name,"",({kind})=>SCOPED.test(kind)))}unlessMacroOf(file,name){return this.#ordinary(file,name,
"",(symbol,of)=>of!==file||symbol.kind!=="macro")}#ordinary(file,name,under,suits=()=>true){const{cpp}=this.repository.files[file];const named2=this.repository.
namedIn(file,name);const all=cpp?this.#withTags(named2,name):named2;if(all.length===0)return void 0;const candidates=all.filter(reference=>this.#isTop(reference)&&
suits(this.repository.symbol(reference),fileOf(reference))&&(!this.repository.isUndone(reference)||this.#isDoneFor(fileOf(reference),file))&&!this.#isRenamedElsewhere(
file,reference,under));if(candidates.length===0)return void 0;const seen=this.repository.graph.view(file).seen;let visible=candidates.filter(reference=>seen.has(
fileOf(reference)));if(visible.length===0&&this.#isHeader(file)){const wide=this.repository.graph.wide(file);visible=candidates.filter(reference=>wide.has(fileOf(
reference))&&this.#mayBeSeen(reference))}if(cpp)visible=this.#withAnnounced(name,seen,visible,candidates);if(cpp)visible=this.#named(this.#primary(visible),name);
visible=[...this.builds.likely(file,visible,under)];if(isStandardName(name)){const isOwn=candidates.some(r=>!this.#isPrototype(r));visible=visible.filter(r=>{const isMeant=(isOwn||
!this.#isPrototype(r))&&!this.#isIncluded(file,r);return isMeant&&!this.#isFromSomeBuilds(file,r)&&this.builds.isUsual(file,r,under)})}return visible.length>0?this.
choice.choose(file,visible,candidates,under):this.#undeclared(file,name,candidates.filter(reference=>!this.#isFriend(reference)),under)}#isDoneFor(by,file){return by===
file||this.repository.graph.includes(by,file)}#withTags(named2,name){const ofC=this.repository.tagged(name).filter(r=>!this.repository.files[fileOf(r)].cpp);return ofC.
length===0?named2:[...named2,...ofC]}#withAnnounced(name,seen,visible,all){const paths=this.repository.announced(name,seen);if(paths.length===0)return visible;const classes=all.
filter(r=>CLASS4.test(this.repository.symbol(r).kind));const meant=classes.filter(r=>paths.includes(this.repository.symbol(r).cpp?.qualified??name));const isKnown2=meant.
some(r=>visible.includes(r));if(isKnown2)return visible;return visible.length===0&&meant.length===0?classes:[...visible,...meant]}#isRenamedElsewhere(file,reference,under){
return this.repository.aliasOf(reference)!==void 0&&!this.builds.isLikely(file,reference,under)}#isIncluded(file,reference){const{name,conditions=[]}=this.repository.
symbol(reference);const{includes,includesIf}=this.repository.files[file];const at=includes.indexOf(`<${name}.h`);if(at===-1||!conditions.some(one=>asksForNone(one,
name)))return false;const condition3=includesIf.find(([include2])=>include2===at)?.[1];return condition3===void 0||!this.builds.isUnusual(file,condition3)}#isFromSomeBuilds(file,reference){
const{includesIf}=this.repository.files[file];if(!HEADER.test(this.repository.files[fileOf(reference)].path))return false;const included=includesIf.find(([at])=>this.
repository.graph.target(file,at)===fileOf(reference));return included!==void 0&&!this.builds.isSure(file,included[1])}#isPrototype(reference){const symbol=this.
repository.symbol(reference);return symbol.kind==="function"&&has(symbol,"declaration")}#primary(references){const primary=references.filter(reference=>this.repository.
symbol(reference).cpp?.specialises!==true);return primary.length>0?primary:[...references]}#named(references,name){const typedefs=references.filter(reference=>{
const type=this.repository.symbol(reference).kind==="type"?this.repository.typeOf(reference):"";return type===`s:${name}`||type===`t:${name}`});const isRecord2=reference=>CLASS4.
test(this.repository.symbol(reference).kind);return typedefs.length===0?[...references]:references.filter(reference=>!isRecord2(reference))}#isTop(reference){const symbol=this.
repository.symbol(reference);if(MEMBER.has(symbol.kind)||symbol.cpp?.receiver!==void 0)return false;if(symbol.kind==="namespace"&&symbol.name==="std")return false;
if(symbol.parent===void 0)return true;const{cpp,symbols}=this.repository.files[fileOf(reference)];const parent=symbols.get(symbol.parent);return!cpp||symbol.kind===
"macro"||parent.kind==="namespace"||this.#isFriend(reference)||symbol.kind==="enum_member"&&parent.cpp?.scoped!==true&&!CLASS4.test(kindOf2(symbols,parent.parent))}#isFriend(reference){
const{kind,parent}=this.repository.symbol(reference);if(kind!=="function"||parent===void 0)return false;return CLASS4.test(this.repository.files[fileOf(reference)].
symbols.get(parent)?.kind??"")}#isHeader(file){return HEADER.test(this.repository.files[file].path)||this.repository.graph.isIncluded(file)}#mayBeSeen(reference){
return this.#isHeader(fileOf(reference))||!has(this.repository.symbol(reference),"static")}#undeclared(file,name,candidates,under){const{repository}=this;if(candidates.
length===0||isStandardName(name)||repository.isOpenedByMacro(name))return void 0;const view2=repository.graph.view(file);const gaps=view2.gaps||this.#isHeader(file)&&
!repository.graph.isIncluded(file);const linked=candidates.filter(r=>{const symbol=repository.symbol(r);const isLinked=symbol.kind==="function"&&!has(symbol,"st\
atic")&&!has(symbol,"declaration");return isLinked&&!symbol.byMacro&&this.builds.isLikely(file,r,under)});if(linked.length===0){if(!gaps||candidates.length>1)return void 0;
const only2=candidates[0];const isOffered=this.#isHeader(fileOf(only2))&&!repository.graph.isStandIn(fileOf(only2));const isShared=isOffered&&!has(repository.symbol(
only2),"static");return isShared&&this.builds.isLikely(file,only2,under)?{references:[only2],as:"one",evidence:"unique_name"}:void 0}if(linked.length>1)return void 0;
const only=linked[0];const near=folderOf(repository.files[fileOf(only)].path)===folderOf(repository.files[file].path);if(!gaps&&!near)return void 0;return{references:[
only],as:"one",evidence:"unique_name"}}namedAsTag(file,name){const{seen}=this.repository.graph.view(file);const[record,...others]=this.repository.taggedIn(file,
name).filter(r=>seen.has(fileOf(r)));if(record===void 0||others.length>0||isStandardName(name))return void 0;return{references:[record],as:"one",evidence:"uniqu\
e_name"}}#renaming(file,name){const{seen}=this.repository.graph.view(file);return this.repository.named(name).filter(r=>seen.has(fileOf(r))&&this.repository.symbol(
r).conditions&&this.repository.aliasOf(r)!==void 0)}tag(file,name,isEnum=false){const tagged=this.repository.taggedIn(file,name);const suited=tagged.filter(r=>this.
repository.symbol(r).kind==="enum"===isEnum);const all=suited.length>0?suited:tagged;if(all.length===0)return void 0;const{seen}=this.repository.graph.view(file);
let visible=all.filter(r=>seen.has(fileOf(r)));if(visible.length===0&&this.#isHeader(file)){const wide=this.repository.graph.wide(file);visible=all.filter(r=>wide.
has(fileOf(r)))}const renaming=visible.length>0?this.#renaming(file,name):[];visible=[...this.builds.likely(file,[...renaming,...visible])];if(visible.length>0&&
visible.every(r=>renaming.includes(r)))return this.choice.among(file,visible);if(renaming.length>0)visible=visible.filter(r=>!renaming.includes(r));if(isStandardName(
name))visible=visible.filter(r=>this.builds.isUsual(file,r));if(visible.length>0)return this.choice.among(file,visible);if(isStandardName(name))return void 0;const usable=all.
filter(r=>{const isSeen=this.#isHeader(fileOf(r))||all.length===1;return isSeen&&!this.repository.graph.isStandIn(fileOf(r))&&!this.builds.isElsewhere(file,r)});
if(usable.length===1)return{references:usable,as:"one",evidence:"unique_name"};return void 0}};var kindOf2=(symbols,at)=>at===void 0?"":symbols.get(at)?.kind??"";var InForce=class{#names;#file;#symbols;constructor(names,file,symbols){this.#names=names;this.#file=file;this.#symbols=symbols}at(line,condition3,name,found){const isOwn=r=>fileOf(
r)===this.#file&&/^(macro|type)$/.test(this.#symbols.get(symbolOf(r))?.kind??"");const own=found.references.filter(isOwn);if(own.length===0||own.length===1&&this.#line(
own[0])<=line)return found;const before=own.filter(r=>this.#line(r)<=line).sort((a,b)=>symbolOf(b)-symbolOf(a));const others=found.references.filter(r=>!isOwn(r));
if(before.length===0){if(others.length>0)return{...found,references:others,as:others.length===1?"one":found.as};const isMacro=own.every(r=>this.#symbol(r).kind===
"macro");return(isMacro?this.#names.unlessMacroOf(this.#file,name):void 0)??found}const told=new Set(condition3.split(" && "));const kept=[];let always=false;for(const reference of before){
kept.push(reference);always=(this.#symbol(reference).conditions??[]).every(one=>one.split(" && ").every(part=>told.has(part)));if(always)break}const left=found.
references.filter(r=>kept.includes(r)||!always&&others.includes(r));return left.length===1?{references:left,as:"one",evidence:"same_file"}:{...found,references:left}}#line(reference){
return this.#symbol(reference).line??0}#symbol(reference){return this.#symbols.get(symbolOf(reference))}};var NUMBER2=/^%(?:const )?(.*\b(?:bool|char|short|int|long|signed|unsigned|float|double|char\d+_t|wchar_t)\b[^*]*)$/;function common(one,other){const left=NUMBER2.
exec(one)?.[1];const right=NUMBER2.exec(other)?.[1];if(left!==void 0&&right!==void 0)return`%${wider(left,right)}`;if(left!==void 0&&isPointer(other))return other;
if(right!==void 0&&isPointer(one))return one;return void 0}var isPointer=text=>text.startsWith("%")&&text.endsWith("*");function wider(one,other){const difference=rank(
one)-rank(other);const chosen2=difference===0?/unsigned/.test(one)?one:other:difference>0?one:other;return rank(chosen2)===0?"int":chosen2}function rank(text){if(/double/.
test(text))return/long/.test(text)?6:5;if(/float/.test(text))return 4;const longs=text.match(/long/g)?.length??0;if(longs>0)return 1+longs;return/\b(bool|char|short|char\d+_t|wchar_t)\b/.
test(text)?0:1}var SCOPE=/^(class|struct|union|function|method|constructor)$/;function announceOnly(facts,name){const around=facts.symbols[facts.owner];if(around&&SCOPE.test(around.
kind)){announce(facts,name);return}const path=around?`${around.qualified??around.name}.${name}`:name;facts.surface.announced??=[];if(!facts.surface.announced.includes(
path))facts.surface.announced.push(path)}function announce({own,owner,symbols},name){if(!SCOPE.test(symbols[owner]?.kind??""))return;const known2=own.get(owner);
if(known2)known2.add(name);else own.set(owner,new Set([name]))}function isAnother(r){if(!r.cpp||!r.is(LESS,1))return false;const{owner,symbols}=r.facts;for(let at=owner;at>=
0;at=symbols[at]?.parent??-1)if(symbols[at]?.extra?.specialization&&symbols[at]?.name===r.textAt(r.at))return true;return false}function qualifierOf({own,owner,
symbols},name){if(own.size===0)return"";for(let at=owner;at>=0;at=symbols[at]?.parent??-1){if(!own.get(at)?.has(name))continue;let qualifier="";for(let up=at;SCOPE.
test(symbols[up]?.kind??"");up=symbols[up]?.parent??-1){if(symbols[up]?.extra?.specialization)return"";qualifier=`${symbols[up]?.name}::${qualifier}`}return/^[\w:]+$/.
test(qualifier)?qualifier:""}return""}var Positions=class{#at=0;#outer;#open=[];constructor(branches){this.#outer=branches.length/2}next(branches){const depth=branches.length/2-this.#outer;const group=at=>branches[(this.#outer+
at)*2];const branch=at=>branches[(this.#outer+at)*2+1];let shared2=0;while(shared2<depth&&this.#open[shared2]?.group===group(shared2)&&this.#open[shared2]?.branch===
branch(shared2))shared2++;while(this.#open.length>shared2){const last=this.#open.pop();const most=Math.max(last.most,this.#at);const isNext=this.#open.length===
shared2&&shared2<depth&&last.group===group(shared2);if(isNext)this.#open.push({...last,branch:branch(shared2++),most});this.#at=isNext?last.from:most}for(;this.#open.
length<depth;shared2++)this.#open.push({group:group(shared2),branch:branch(shared2),from:this.#at,most:this.#at});return this.#at++}};var headOf=r=>r.is(WORD)&&
r.is(COMMA,1)&&/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(r.textAt(r.at))?`${r.textAt(r.at)}+`:"";function valuesOf({kind}){let depth=0;let values=1;for(const[at,one]of kind.
entries()){if(one===PAREN||one===BRACE||one===BRACKET)depth++;else if(one===CLOSE_PAREN||one===CLOSE_BRACE||one===CLOSE_BRACKET)depth--;else if(one===SEMICOLON&&
depth===0)return 1;else if(one===COMMA&&depth===0&&at+1<kind.length)values++}return values}var CONSTANT=/^[A-Z0-9_]+$|^(NULL|nullptr|true|false|stdin|stdout|stderr|errno)$/;var isPlain=type=>/^(?:%|s:|#)/.test(type)||type.startsWith("t:")&&isStandardName(
type.slice(2));var FUNCTION_LIKE=/(?:fn|func|function|proc|procedure|cb|call|callback|handler|hook|cmp|compare|comparator|visitor|filter|method)\d?(?:_?t|_?type)?$/i;
var MOST_VALUES=8;function valuesIn(facts,node,found=[]){if(node<0||found.length>MOST_VALUES)return found;const{nodes}=facts.body;const first=nodes[node*NODE_STRIDE+
1];const second=nodes[node*NODE_STRIDE+2];switch(nodes[node*NODE_STRIDE]){case NODE.use:case NODE.local:found.push(node);break;case NODE.cast:valuesIn(facts,second,
found);break;case NODE.either:valuesIn(facts,first,found);valuesIn(facts,second,found);break}return found}var isMember=({body:body2},node)=>body2.nodes[node*NODE_STRIDE]===
NODE.use&&body2.occurrences[body2.nodes[node*NODE_STRIDE+1]*OCCURRENCE_STRIDE+5]===HOW.member;var nameOf=(facts,occurrence)=>facts.body.words[facts.body.occurrences[occurrence*
OCCURRENCE_STRIDE+2]];function keepFunction(facts,target,value){const values=target<0?[]:valuesIn(facts,value);if(values.length===0)return;const place=placeOf(facts,
target);if(typeof place==="number")keepInLocal(facts,place,value);else if(place)keepAt(facts,place.type,place.path,values)}var takesFunctions=(facts,called2)=>called2>=
0&&facts.body.occurrences[called2*OCCURRENCE_STRIDE+5]===HOW.name&&!isStandardName(nameOf(facts,called2));function keepArgument(facts,called2,position,value){const values=valuesIn(
facts,value);if(values.length>0)keepAt(facts,`v:${nameOf(facts,called2)}`,`/${position}`,values)}function keepInField(facts,type,path,value){keepAt(facts,type,path,
valuesIn(facts,value))}function keepInLocal(facts,local,value){const{nodes,flows}=facts.body;for(const node of valuesIn(facts,value)){flows.push(local,nodes[node*
NODE_STRIDE+(nodes[node*NODE_STRIDE]===NODE.local?2:1)]);const held2=facts.heldIn.get(local);if(!held2)facts.heldIn.set(local,[node]);else if(held2.length<MOST_VALUES)
held2.push(node)}}function placeOf(facts,target){const{nodes,occurrences}=facts.body;let path="";for(let at=target;at>=0;){const operation=nodes[at*NODE_STRIDE];
const first=nodes[at*NODE_STRIDE+1];if(operation===NODE.target)at=first;else if(operation===NODE.local&&path==="")return first;else if(operation===NODE.use&&occurrences[first*
OCCURRENCE_STRIDE+5]===HOW.member){path=path===""?nameOf(facts,first):`${nameOf(facts,first)}.${path}`;at=occurrences[first*OCCURRENCE_STRIDE+6]}else if(operation===
NODE.use&&occurrences[first*OCCURRENCE_STRIDE+5]===HOW.name)return{type:`v:${nameOf(facts,first)}`,path};else return{type:facts.typeOfNode(at),path}}return void 0}
var isPlace=(type,path)=>path===""?type.startsWith("v:"):type!==""&&!type.startsWith("%")&&!type.startsWith("=");function keepAt(facts,type,path,values,depth=0){
if(!isPlace(type,path))return;const{body:body2}=facts;for(const node of values){const first=body2.nodes[node*NODE_STRIDE+1];if(body2.nodes[node*NODE_STRIDE]===NODE.
local){if(isPlain(facts.typeOfLocal(first)))continue;const position=positionOf(facts,first);const owner=body2.locals[first*LOCAL_STRIDE+4];if(position!==void 0)
facts.kept.push({type,path,value:`/${position}`,from:`#${owner}`});else if(depth<2)keepAt(facts,type,path,facts.heldIn.get(first)??[],depth+1)}else if(isMember(
facts,node)){if(path.startsWith("/")&&!FUNCTION_LIKE.test(nameOf(facts,first)))continue;const place=placeOf(facts,node);if(typeof place==="object"&&isPlace(place.
type,place.path))facts.kept.push({type,path,value:place.path,from:place.type})}else{const how=body2.occurrences[first*OCCURRENCE_STRIDE+5];const name=how===HOW.
name||how===HOW.qualified?nameOf(facts,first):"";if(name!==""&&!CONSTANT.test(name))facts.kept.push({type,path,value:name})}}}function positionOf({body:body2,callbacks,
symbols},local){const position=callbacks.get(local);const owner=body2.locals[local*LOCAL_STRIDE+4];const name=position===void 0?void 0:symbols[owner]?.parameters?.[position]?.
name;return name!==void 0&&name===body2.words[body2.locals[local*LOCAL_STRIDE]]?position:void 0}function parseInitializer(r,target){if(!r.is(BRACE)){const value=parseAssignment(r);if(target.local>=0&&/^(?:\w+\+)?\d*$/.test(target.path))keepInLocal(r.facts,
target.local,value);if(target.local<0||target.path!=="")keepInField(r.facts,target.type,target.path,value);return value}let parsed=false;r.deeper(()=>{parsed=true;
list(r,target)});if(!parsed)r.skipBalanced();return target.node}function list(r,target){const past=r.pastClose(r.at);const positions=new Positions(r.branches);r.
advance();const around=r.inList;r.inList=true;const head=headOf(r);const given2=[];while(!r.ended&&!r.is(CLOSE_BRACE)&&r.at<past){const before=r.at;let inner;const isNamed=r.
is(DOT)||isPlace2(r)||r.is(WORD)&&r.is(COLON,1);if(isNamed)inner=designated(r,target);else if(target.dimensions>0)inner={...target,dimensions:target.dimensions-
1};else{const position=positions.next(r.branches);const node=target.node<0?-1:r.facts.node(NODE.element,target.node,position);inner={...target,node,path:join(target.
path,position===0?"0":`${head}${position}`)}}const isFilling=r.is(BRACE);const value=parseInitializer(r,inner);given2.push(isFilling||isNamed?-1:value);if(r.take(
COMMA))continue;if(r.is(CLOSE_BRACE))break;if(r.at===before||r.is(SEMICOLON))r.advance()}r.inList=around;r.goTo(past-1);r.take(CLOSE_BRACE);if(r.cpp)r.given=given2}
var isPlace2=r=>r.is(BRACKET)&&(!r.cpp||r.kind[r.pastClose(r.at)]===EQUALS);var join=(path,field)=>path===""?field:`${path}.${field}`;function designated(r,target){
const{facts}=r;let{node,path,dimensions}=target;for(;;){if(r.is(DOT)&&r.is(WORD,1)){r.advance();const name=r.textAt(r.at);const occurrence=facts.occurrence(name,
r.start[r.at],"write",HOW.member,node);node=facts.node(NODE.use,occurrence);path=join(path,name);r.advance()}else if(isPlace2(r)){r.advance();if(!r.is(CLOSE_BRACKET))
parseAssignment(r);while(!r.ended&&!r.is(CLOSE_BRACKET)&&!r.is(CLOSE_BRACE))r.advance();r.take(CLOSE_BRACKET);dimensions=Math.max(0,dimensions-1)}else if(r.is(WORD)&&
r.is(COLON,1)){const name=r.textAt(r.at);const occurrence=facts.occurrence(name,r.start[r.at],"write",HOW.member,node);node=facts.node(NODE.use,occurrence);path=
join(path,name);r.advance();r.advance();break}else break}r.take(EQUALS);return{...target,node,path,dimensions}}var FLOATING=/^(?!0x)[\d']*(\.|\d[eE])/i;var SUFFIX=/_[A-Za-z]\w*$/;function number(r){const text=r.textAt(r.at);const start=r.start[r.at];r.advance();if(!r.cpp)
return r.literal("%int");const suffix=SUFFIX.exec(text);if(!suffix)return r.literal(typeOfNumber(text));const given2=[r.literal(FLOATING.test(text)?"%long doubl\
e":"%unsigned long long")];return ofUser(r,suffix[0],start+suffix.index,given2)}function string(r){while(r.is(STRING))r.advance();const isOfUser=r.cpp&&r.is(WORD)&&
r.start[r.at]===r.end[r.at-1]&&SUFFIX.exec(r.textAt(r.at))?.index===0;if(!isOfUser)return r.literal("%const char*");const start=r.start[r.at];const suffix=r.textAt(
r.at);r.advance();return ofUser(r,suffix,start,[r.literal("%const char*"),r.literal("%unsigned long")])}function ofUser(r,suffix,start,given2){const{facts}=r;const called2=facts.
occurrence(`operator""${suffix}`,start,"call",HOW.name,-1);facts.call(called2,given2);return facts.node(NODE.call,facts.node(NODE.use,called2))}function typeOfNumber(text){
if(FLOATING.test(text))return/f$/i.test(text)?"%float":/l$/i.test(text)?"%long double":"%double";const suffix=/[ulz]+$/i.exec(text)?.[0].toLowerCase()??"";const longs=suffix.
split("l").length-1;return`%${suffix.includes("u")?"unsigned ":""}${longs===2?"long long":longs===1?"long":"int"}`}var ASM=new Set(["asm","__asm__","__asm"].map(keyword));var ASSERT=new Set(["_Static_assert","static_assert"].map(keyword));var CONST=keyword("const");var DEFAULTED=new Set(
["default","delete"].map(keyword));var ENUM=keyword("enum");var EXTERN=keyword("extern");var FRIEND=keyword("friend");var INLINE=keyword("inline");var NAMESPACE=keyword(
"namespace");var OPERATOR=keyword("operator");var TEMPLATE2=keyword("template");var THIS=keyword("this");var TRY=keyword("try");var USING=keyword("using");var VIRTUAL=keyword(
"virtual");var DEEPEST3=12;var MOST_TOKENS=2e4;var STRINGIFY=code("#");var macroOf=(r,parameters,body2)=>({symbol:-1,parameters,from:0,to:0,body:textTokens(r,body2,0,body2.
length)});function standsFor(r,...kinds){if(r.isExpansion||!r.is(WORD))return false;const macro=r.facts.macros.get(r.textAt(r.at));if(!macro||macro.parameters===
void 0===r.is(PAREN,1))return false;return bodyOf(r,macro).some(token=>kinds.includes(token.kind))||macro.parameters?.length===1}function holdsBody(r){const macro=r.
isExpansion?void 0:r.facts.macros.get(r.textAt(r.at));return macro?.parameters!==void 0&&bodyOf(r,macro).at(-1)?.kind===CLOSE_BRACE}function readExpansion(r,parse2){
const tokens=expansion(r);const out=new Tokens;const start=r.start[r.at];const end=r.end[r.at];for(const{kind,word}of tokens)out.push(kind,start,end,word);const inner=r.
over(out);inner.isExpansion=true;r.facts.unread(()=>{while(!inner.ended){const before=inner.at;parse2(inner);if(inner.at===before)inner.advance()}})}function declaredName(r){
if(r.isExpansion||!r.facts.macros.has(r.textAt(r.at)))return"";const tokens=expansion(r);const open=tokens.findIndex(token=>token.kind===PAREN);const name=tokens[open-
1];return open>1&&name?.kind===WORD?name.text:""}function writtenOut(r,token){const macro=r.isExpansion||r.kind[token]!==WORD?void 0:r.facts.macros.get(r.textAt(
token));if(macro?.parameters===void 0||r.kind[token+1]!==PAREN)return void 0;macro.pastes??=r.facts.text.slice(macro.from,macro.to).includes("##");if(!macro.pastes)
return void 0;return expansion(r,token).map(({text})=>text).join(" ")}function templateOf2(r,name,{parameters=[]},words){const token=(kind,text)=>({kind,word:-1,
text});const given2=parameters.map((_,at)=>token(WORD,`$${at}`));const list2=given2.flatMap((one,at)=>at===0?[one]:[token(COMMA,","),one]);return rescan(r,[token(
WORD,name),token(PAREN,"("),...list2,token(CLOSE_PAREN,")")],[],words)}function expansion(r,from=r.at){const tokens=[];const past=r.kind[from+1]===PAREN?r.pastClose(
from+1):from+1;for(let at=from;at<past;at++)tokens.push({kind:r.kind[at],word:r.word[at],text:r.textAt(at)});return rescan(r,tokens,[])}function rescan(r,tokens,within2,words){
const out=[];for(let at=0;at<tokens.length&&out.length<MOST_TOKENS;at++){const token=tokens[at];if(token.kind===WORD)words?.add(token.text);const macro=token.kind===
WORD&&!within2.includes(token.text)?r.facts.macros.get(token.text):void 0;const called2=tokens[at+1]?.kind===PAREN;if(!macro||within2.length>DEEPEST3||macro.parameters!==
void 0&&!called2){out.push(token);continue}let given2=[];if(macro.parameters!==void 0){const{lists,past}=argumentsAt(tokens,at+1);given2=lists;at=past-1}out.push(
...rescan(r,substituted(r,macro,given2),[...within2,token.text],words))}return out}function argumentsAt(tokens,open){const lists=[[]];let depth=0;for(let at=open;at<
tokens.length;at++){const token=tokens[at];if(token.kind===PAREN&&depth++===0)continue;if(token.kind===CLOSE_PAREN&&--depth===0)return{lists,past:at+1};if(token.
kind===COMMA&&depth===1)lists.push([]);else lists.at(-1)?.push(token)}return{lists,past:tokens.length}}function substituted(r,macro,given2){const parameters=macro.
parameters??[];const rest=parameters.indexOf("...");const argument=name=>{const at=parameters.indexOf(name);if(at!==-1)return given2[at]??[];if(name!=="__VA_ARG\
S__"||rest===-1)return void 0;const comma={kind:COMMA,word:-1,text:","};return given2.slice(rest).flatMap((list2,index)=>index===0?list2:[comma,...list2])};const out=[];
const body2=bodyOf(r,macro);for(let at=0;at<body2.length;at++){const token=body2[at];const pastes=token.kind===PASTE;const next=pastes||token.kind===STRINGIFY?body2[++at]:
token;if(!next)break;const values=(next.kind===WORD?argument(next.text):void 0)??[next];if(token.kind===STRINGIFY)out.push({kind:STRING,word:-1,text:'""'});else if(pastes)
out.push(...pasted(r,out.pop(),values[0]),...values.slice(1));else out.push(...values)}return out}function pasted(r,left,right){if(!left||!right)return[left,right].
filter(token=>token!==void 0);const text=left.text+right.text;return textTokens(r,text,0,text.length)}function bodyOf(r,macro){macro.body??=textTokens(r,r.facts.
text,macro.from,macro.to);return macro.body}function textTokens(r,text,from,to){const{kind,start,end,word}=tokenize(text,from,to,r.words,r.cpp,true);return kind.
map((one,at)=>({kind:one,word:word[at],text:text.slice(start[at],end[at])}))}function describe(r,symbol,start,end,declared){const{facts}=r;const draft=facts.symbols[symbol];draft.signature=headOf2(facts.text,start,end);facts.endSymbol(symbol,
end);if(draft.doc===void 0)docAbove(facts,symbol,start);if(declared&&declared.name!==-1&&!declared.isFunction){const name=r.start[declared.name];const type=fold(
facts.text.slice(start,Math.min(name,start+300))).replace(/^(typedef|static|extern|register)\s+/,"");if(type!==""&&!type.includes("{"))draft.type=type.slice(0,300)}}
function finishSymbol(r,symbol,start,brace){const{facts}=r;const draft=facts.symbols[symbol];draft.signature=headOf2(facts.text,start,r.start[brace]);facts.endSymbol(
symbol,r.end[r.at-1])}var headOf2=(text,start,end)=>fold(text.slice(start,Math.min(end,start+2e3))).replace(/\s*[;{]$/,"").slice(0,LIMITS.signatureChars);function docAbove(facts,symbol,start){
const{text}=facts;let at=start;let newlines=0;while(at>0){const c=text.charCodeAt(at-1);if(c===10&&++newlines>1)return;if(c!==32&&c!==9&&c!==10&&c!==13)break;at--}
if(newlines===0&&at>0)return;let first=-1;if(text.charCodeAt(at-1)===47&&text.charCodeAt(at-2)===42)first=text.lastIndexOf("/*",at-2);else{for(let end=at;end>0;){
const line=text.lastIndexOf("\n",end-1)+1;const from=firstInk(text,line,end);if(text.charCodeAt(from)!==47||text.charCodeAt(from+1)!==47)break;first=from;end=line-
1}}if(first<0||!standsAlone(text,first))return;facts.symbols[symbol].doc=[facts.tree.lineAt(first),facts.tree.lineAt(at-1)]}function firstInk(text,from,to){let at=from;
while(at<to&&(text.charCodeAt(at)===32||text.charCodeAt(at)===9))at++;return at}function standsAlone(text,comment){for(let at=comment-1;at>=0;at--){const c=text.
charCodeAt(at);if(c===10)return true;if(c!==32&&c!==9)return false}return true}var fold=text=>NOT_FOLDED.test(text)?text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
" ").replace(/\\?\s+/g," ").trim():text.trim();var NOT_FOLDED=/\/[*/]|\s\s|[^\S ]|\\ /;function addModifier(draft,modifier){if(draft.modifiers?.includes(modifier))
return;draft.modifiers=[...draft.modifiers??[],modifier]}function ownedBy(draft,qualifier){const owner=qualifier.slice(0,-2).slice(0,300);const around=draft.qualified===
void 0?"":`${draft.qualified.slice(0,-draft.name.length-1)}.`;draft.receiver=owner;draft.qualified=`${around}${owner.replaceAll("::",".")}.${draft.name}`;return owner}var FIELDS=new Map([["DECLARE_BITMAP","nv"],["DECLARE_HASHTABLE","nv"],["DECLARE_FLEX_ARRAY","tn"],["DECLARE_KFIFO","ntv"],["DECLARE_KFIFO_PTR","nt"],["struct_g\
roup","ng"],["struct_group_attr","nvg"],["struct_group_tagged","vng"],["__struct_group","vnvg"]]);function knownField(r){const{facts}=r;const macro=r.textAt(r.at);
const shape2=FIELDS.get(macro);if(shape2===void 0||facts.macros.has(macro))return false;const start=r.start[r.at];const past=r.pastClose(r.at+1);facts.occurrence(
macro,start,"call",HOW.name,-1);r.advance();r.advance();const group=shape2.includes("g")&&facts.owner>=0?`#${facts.owner}`:"%";let type=group;let symbol=-1;for(const part of shape2){
if(part==="g"){while(!r.ended&&r.at<past-1){const before=r.at;if(!r.take(SEMICOLON))parseField(r);if(r.at===before)r.advance()}}else if(part==="t"){type=parseTypeName(
r);if(symbol!==-1)facts.setType(symbol,type)}else if(part==="n"&&r.is(WORD)){symbol=facts.symbol(r.textAt(r.at),"property",r.start[r.at],start,type);r.advance()}else if(!r.
is(COMMA)&&!r.is(CLOSE_PAREN))parseAssignment(r);r.take(COMMA)}r.goTo(past);if(symbol!==-1)describe(r,symbol,start,r.end[past-1]);r.take(SEMICOLON);return true}var set=words=>new Set(words.split(" ").map(keyword));var PRIMITIVE=set("void char short int long float double signed unsigned _Bool _Complex __signed__ __built\
in_va_list __int128 bool wchar_t char8_t char16_t char32_t");var RECORD=set("struct union enum class");var QUALIFIER=set("const volatile restrict __restrict __r\
estrict__ __const __volatile__ __volatile _Atomic constexpr consteval constinit mutable typename");var STORAGE=set("typedef static extern inline __inline __inli\
ne__ register auto __auto_type _Thread_local __thread thread_local _Noreturn virtual explicit friend __extension__");var TYPEOF=set("typeof __typeof__ __typeof \
__typeof_unqual__ typeof_unqual decltype");var ATTRIBUTE=set("__attribute__ __attribute __declspec _Alignas alignas");var AFTER_TYPE=set("const volatile");function decorates(r,open){
if(!r.cpp||!ATTRIBUTE_LIKE.test(r.textAt(open-1)))return false;const past=r.pastClose(open);if(startsType(r,past))return!AFTER_TYPE.has(r.word[past]);if(r.kind[past]!==
WORD||ATTRIBUTE_LIKE.test(r.textAt(past)))return false;const next=r.kind[past+1];return next===WORD||next===STAR||next===AMPERSAND||next===LESS||next===COLONS}var OWNING=/^g_auto(ptr|list|slist|queue)?$/;
var ATTRIBUTE_LIKE=/^(__\w+|[A-Z][A-Z0-9_]*|\w+_API|\w*(inline|noreturn|export|EXPORT)\w*|asmlinkage|noinline|notrace)$/;var TAKING=/^(__\w+|[A-Z][A-Z0-9_]*|\w+_API)$/;
var TYPE_LIKE=/^(__(u|s|le|be|kernel_)\w*|FILE|DIR|[A-Z]+_T|\w+_t)$/;function startsType(r,token){if(r.kind[token]!==KEYWORD)return false;const word=r.word[token];
return PRIMITIVE.has(word)||RECORD.has(word)||QUALIFIER.has(word)||TYPEOF.has(word)||STORAGE.has(word)&&word!==keyword("__extension__")}var VOID=keyword("void");
var isConversion=r=>r.cpp&&r.is(PAREN,1)&&PRIMITIVE.has(r.word[r.at])&&!r.isKeyword(VOID)&&!r.is(CLOSE_PAREN,2)&&!startsType(r,r.at+2)&&!isDeclaratorGroup(r,r.at+
1);var OVERRIDES=/^(override|final)$/;var isAttribute=(r,token)=>r.kind[token]===KEYWORD&&ATTRIBUTE.has(r.word[token])||r.kind[token]===BRACKET&&r.kind[token+1]===
BRACKET;function looksLikeType(r,token,...closers){let at=token;let words=0;let stars=0;for(;;){const kind=r.kind[at];if(kind===WORD){if(stars>0&&r.kind[at+1]!==
STAR&&!closers.includes(r.kind[at+1]??END))return false;if(words===0&&r.isLocal(at))return false;words++}else if(kind===COLONS&&r.cpp){words=0}else if(kind===LESS&&
r.cpp&&words>0){const past=r.pastAngles(at);if(past===-1)return false;at=past;stars++;continue}else if(kind===STAR||kind===AMPERSAND&&r.cpp||kind===COMPARE2&&r.
cpp&&stars===0){if(words===0)return false;stars++}else if(kind===KEYWORD&&(QUALIFIER.has(r.word[at])||words===1&&RECORD.has(r.word[at])))stars++;else if(kind===
BRACKET&&r.kind[at+1]===CLOSE_BRACKET&&words>0)at++;else break;at++}if(words===0||!closers.includes(r.kind[at]??END))return false;const last=r.kind[at-1];if(words>
1&&stars===0)return closers.length===1;if(stars>0&&last===WORD&&words>1&&r.kind[at-2]===STAR)return false;return stars>0||closers.length===1}function isOldStyle(r,paren,past){
for(let at=paren+1;at<past-1;at++)if(r.kind[at]!==WORD&&r.kind[at]!==COMMA)return false;for(let at=past;at<r.kind.length&&at<past+200;at++){const kind=r.kind[at];
if(kind===BRACE)return at===past||r.kind[at-1]===SEMICOLON;if(kind===EQUALS||kind===CLOSE_BRACE)return false;if(kind===PAREN&&r.kind[at+1]!==STAR)return false}return false}
var newlineAfter=(r,token)=>r.facts.text.slice(r.end[token],r.start[token+1]).includes("\n");var OF_MACRO=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;function isLineOfMacro(r,token){
if(!OF_MACRO.test(r.textAt(token))||!beginsLine(r,token)||!newlineAfter(r,token))return false;if(/^\s*#\s*include\b/m.test(r.facts.text.slice(r.end[token],r.start[token+
1])))return true;const next=token+1;if(r.kind[next]!==WORD||!OF_MACRO.test(r.textAt(next)))return false;const past=r.kind[next+1]===PAREN?r.pastClose(next+1):next+
1;return newlineAfter(r,past-1)||past>next+1&&r.kind[past]===WORD&&r.kind[past+1]===PAREN}var beginsLine=(r,token)=>token===0||r.facts.text.slice(r.end[token-1],
r.start[token]).includes("\n");function namesFunction(r,paren){const name=paren+1;const past=r.pastClose(paren);const next=r.kind[past];if(next===SEMICOLON||next===
BRACE||next===EQUALS||!newlineAfter(r,past-1))return false;if(r.kind[name]!==WORD||r.kind[name+1]!==COMMA||!/[a-z]/.test(r.textAt(name)))return false;for(let at=name+
2;at<past;at++)if(r.kind[at]===NUMBER)return false;return true}function wrapsType(r,paren,past){if(!startsType(r,paren+1)&&!looksLikeType(r,paren+1,CLOSE_PAREN))
return false;let name=past;while(r.kind[name]===WORD&&r.kind[name+1]===WORD)name++;if(r.word[name]===r.word[paren-1])return false;return r.kind[name]===WORD&&r.
kind[name+1]===PAREN&&opensParameters(r,name+1)}function opensParameters(r,paren){const first=r.kind[paren+1];const second=r.kind[paren+2];return startsType(r,paren+
1)||first===CLOSE_PAREN||first===WORD&&(second===STAR||second===WORD)}function standsForAttribute(r,token){const macro=r.facts.macros.get(r.textAt(token));return macro?.
parameters===void 0&&macro!==void 0&&OF_ATTRIBUTES.test(r.facts.text.slice(macro.from,macro.to).replace(/\/\*.*?\*\/|\/\/.*/g,""))}var OF_ATTRIBUTES=/^\s*(?:,.*|__attribute__\b.*|__declspec\b.*|\[\[.*|[A-Z][A-Z0-9_]*(?:\s*\(.*)?)?$/s;
function endsWithAttribute(r,token,end=SEMICOLON){let at=token;while(r.kind[at]===WORD&&((r.kind[at+1]===PAREN?TAKING:ATTRIBUTE_LIKE).test(r.textAt(at))||standsForAttribute(
r,at)))at=r.kind[at+1]===PAREN?r.pastClose(at+1):at+1;const next=r.kind[at];return at>token&&(next===end||next===EQUALS||next===COMMA||next===COLON)}var isNumberedAttribute=r=>r.
is(WORD)&&r.is(PAREN,1)&&r.is(NUMBER,2)&&r.kind[r.pastClose(r.at+1)]===WORD;function skipAttribute(r,into){if(r.is(BRACKET)){const past2=r.pastClose(r.at);if(into&&
r.textAt(r.at+2)==="deprecated")into.modifiers.push("deprecated");r.goTo(past2);return}r.advance();if(!r.is(PAREN))return;const past=r.pastClose(r.at);if(into){
for(let at=r.at;at<past;at++)if(r.kind[at]===WORD&&/^(__)?deprecated(__)?$/.test(r.textAt(at)))into.modifiers.push("deprecated")}r.goTo(past)}function isDeclaratorGroup(r,paren){
const next=r.kind[paren+1];if(next===STAR||next===CARET||next===PAREN)return true;if(next===AMPERSAND&&r.cpp)return true;if(next!==WORD)return false;if(memberStar(
r,paren+1)!==-1)return true;const second=r.kind[paren+2];if(second===CLOSE_PAREN)return r.kind[paren+3]===PAREN;return second===STAR&&(r.kind[paren+3]===WORD||r.
kind[paren+3]===CLOSE_PAREN)&&ATTRIBUTE_LIKE.test(r.textAt(paren+1))}function memberStar(r,token){let at=token;while(r.cpp&&r.kind[at]===WORD){const past=r.kind[at+
1]===LESS?r.pastAngles(at+1):at+1;if(past===-1||r.kind[past]!==COLONS)return-1;at=past+1;if(r.kind[at]===STAR)return at}return-1}function declaresGroup(r,paren){
const next=r.kind[paren+1];const reaches=next===STAR||next===AMPERSAND||next===COMPARE2||memberStar(r,paren+1)!==-1;if(r.kind[paren]!==PAREN||!reaches)return false;
const after=r.kind[r.pastClose(paren)];return after===PAREN||after===BRACKET}function parseField(r){const first=r.facts.body.occurrences.length;if(standsFor(r,SEMICOLON)&&!isTypeOfField(r)){readExpansion(r,parseField);r.takeCalled();if(r.
is(PAREN))parseArguments(r);r.take(SEMICOLON);return}if(r.is(WORD)&&r.is(PAREN,1)&&knownField(r))return;if(holdsVariable(r,r.at+1)){fieldInside(r);return}if(isMixin(
r)){mixin(r);return}const specifiers=parseSpecifiers(r,"member");if(specifiers.empty&&r.is(WORD)&&r.is(PAREN,1)){r.facts.occurrence(r.textAt(r.at),r.start[r.at],
"call",HOW.name,-1);if(/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at))&&r.is(WORD,2)&&r.is(CLOSE_PAREN,3))flag(r);r.advance();parseArguments(r);r.take(SEMICOLON);return}
parseFieldDeclarators(r,specifiers,first)}function isTypeOfField(r){if(!r.is(PAREN,1))return false;const name=r.pastClose(r.at+1);const next=r.kind[name+1];return r.
kind[name]===WORD&&(next===SEMICOLON||next===COMMA||next===BRACKET)}function holdsVariable(r,open){if(r.kind[open]!==PAREN||r.kind[open-1]!==WORD||r.kind[open+1]===
STAR)return false;let at=open+1;while(r.kind[at]===WORD||r.kind[at]===KEYWORD||r.kind[at]===STAR)at++;const name=at-1;while(r.kind[at]===BRACKET)at=r.pastClose(
at);if(r.kind[at]!==CLOSE_PAREN||r.kind[at+1]!==SEMICOLON||r.kind[name]!==WORD||name<open+2)return false;const before=r.kind[name-1];return before===WORD||before===
STAR||before===KEYWORD&&PRIMITIVE.has(r.word[name-1])}function fieldInside(r){const{facts}=r;const first=facts.body.occurrences.length;r.takeCalled();r.advance();
const specifiers=parseSpecifiers(r,"member");const declared=parseDeclarator(r,specifiers.type,"member");if(declared.name!==-1){const{name,text,type}=declared;const symbol=facts.
symbol(text,"property",r.start[name],specifiers.start,type);facts.claim(first,symbol);describe(r,symbol,specifiers.start,r.end[r.at-1],declared)}r.take(CLOSE_PAREN);
r.take(SEMICOLON)}function isMixin(r){if(!r.is(WORD)||!OF_MACRO.test(r.textAt(r.at)))return false;return r.at+1>=r.kind.length||r.is(CLOSE_BRACE,1)||newlineAfter(
r,r.at)&&!r.is(PAREN,1)&&!r.is(COLON,1)}function mixin(r){const{facts}=r;const name=r.textAt(r.at);facts.occurrence(name,r.start[r.at],"call",HOW.name,-1);if(facts.
owner>=0){facts.surface.mixins??=[];facts.surface.mixins.push([facts.owner,name])}r.advance();r.take(SEMICOLON)}function parseFieldsOf(r,macro){if(!OF_FIELDS.test(
macro)||r.cpp||!r.kind.includes(SEMICOLON))return false;while(!r.ended){const before=r.at;parseField(r);if(r.at===before)r.advance()}return true}var OF_FIELDS=/_(FIELDS?|MEMBERS?|HEAD|HEADER|COMMON|BASE|VARS)$/;
function flag(r){const{facts}=r;const start=r.start[r.at];const symbol=facts.symbol(r.textAt(r.at+2),"property",r.start[r.at+2],start,"%");describe(r,symbol,start,
r.end[r.at+3])}function parseFieldDeclarators(r,specifiers,from){const{facts}=r;let first=from;while(!r.ended&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE)){const before=r.
at;const declared=parseDeclarator(r,specifiers.type,"member");if(r.is(COLON)){r.advance();parseAssignment(r)}if(declared.name!==-1){const ahead=r.madeAhead.get(
declared.name);const symbol=ahead??facts.symbol(declared.text,"property",r.start[declared.name],specifiers.start,declared.type);r.madeAhead.delete(declared.name);
if(r.cpp)facts.holds(symbol,heldBy(specifiers,declared));if(ahead!==void 0)facts.setType(symbol,`#${symbol}`);facts.claim(first,symbol);first=facts.body.occurrences.
length;if(r.is(EQUALS)||r.cpp&&r.is(BRACE)){r.take(EQUALS);parseInitializer(r,{type:declared.type,path:"",node:r.typeNode(declared.type),dimensions:declared.dimensions,
local:-1})}describe(r,symbol,specifiers.start,r.end[r.at-1],declared)}if(!r.take(COMMA))break;if(r.at===before)r.advance()}if(r.is(SEMICOLON)){r.advance();return}
while(!r.ended&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE)){if(r.is(PAREN)||r.is(BRACE)){const brace=r.is(BRACE);r.skipBalanced();if(brace)return}else r.advance()}r.take(
SEMICOLON)}var FEWEST=3;var ENUMERATOR=/^[A-Z][A-Z0-9_]*$/;function declareNames(r){if(r.kind[0]!==WORD||r.kind[1]!==PAREN)return;declareConstants(r);offerRows(r)}function declareConstants(r){
const macro=r.word[0];const names=[];for(let at=0;at<r.kind.length;at=r.pastClose(at+1)){if(r.word[at]!==macro||r.kind[at+1]!==PAREN||r.kind[at+2]!==WORD)return;
if(r.kind[at+3]!==COMMA&&r.kind[at+3]!==CLOSE_PAREN)return;if(!ENUMERATOR.test(r.textAt(at+2))||r.textAt(at+2)==="NULL")return;names.push(at+2)}if(names.length<
FEWEST)return;const{facts}=r;for(const name of names){const start=r.start[name-2];const end=r.end[r.pastClose(name-1)-1];const symbol=facts.symbol(r.textAt(name),
"constant",r.start[name],start,"%");facts.symbols[symbol].signature=facts.text.slice(start,Math.min(end,start+200));facts.endSymbol(symbol,end)}}var MOST_GIVEN=8;
function offerRows(r){const{facts}=r;const rows=[];for(let at=0;at<r.kind.length;){if(r.kind[at]!==WORD||r.kind[at+1]!==PAREN)return;const past=r.pastClose(at+1);
if(r.kind[at+2]===WORD||r.kind[at+2]===KEYWORD)rows.push({at,past});at=past;while(r.kind[at]===COMMA||r.kind[at]===SEMICOLON)at++}if(rows.length<FEWEST)return;const known2=new Map(
facts.symbols.map(({line,column},symbol)=>[`${line}:${column}`,symbol]));facts.surface.rows=rows.map(({at,past})=>{const start=r.start[at];const end=r.end[past-
1];const name=r.start[at+2];const line=facts.tree.lineAt(name);let symbol=known2.get(`${line}:${name-facts.tree.lineStarts[line-1]}`);if(symbol===void 0){symbol=
facts.symbol(r.textAt(at+2),"constant",name,start,"%");const draft=facts.symbols[symbol];draft.signature=headOf2(facts.text,start,end);draft.extra={macro:r.textAt(
at).slice(0,LIMITS.nameChars)};facts.endSymbol(symbol,end)}return[symbol,r.textAt(at),givenTo(r,at+1,past)]})}function givenTo(r,open,past){const given2=[];for(let at=open+
1;at<past&&given2.length<MOST_GIVEN;at++){const from=at;while(at<past-1&&r.kind[at]!==COMMA)at=r.kind[at]===PAREN?r.pastClose(at):at+1;const to=r.end[at-1]??0;given2.
push(GIVEN.exec(at>from?r.facts.text.slice(r.start[from],to):"")?.[1]?.replace(/\s+/g," ")??"")}return given2}var GIVEN=/^(?:const\s+)?((?:(?:struct|union|enum)\s+)?[A-Za-z_$][\w$]*)[\s*]*$/;
var NEAR=4e3;function nearMacros({macros,defined},offset){const first=defined.findLastIndex(([,{from}])=>from<=offset-NEAR)+1;return defined.slice(first).filter(
([name,macro])=>macro.parameters?.length&&macro.from<offset&&macros.get(name)===macro)}function offerListed(r,offset,include2){const{facts}=r;for(const[name,macro]of nearMacros(
facts,offset)){for(const enumerator2 of enumerators(templateOf2(r,name,macro))){facts.surface.listed??=[];facts.surface.listed.push([include2,name,enumerator2,facts.
owner])}}}function enumerators(tokens){const names=[];let depth=0;let begins=true;for(const{kind,text}of tokens){if(begins&&kind===WORD&&text.includes("$"))names.
push(text);if(kind===PAREN)depth++;else if(kind===CLOSE_PAREN)depth--;begins=kind===COMMA&&depth===0}return names}var DECLARES=/(?:^|_)(?:DECL|DECLARE|DEF|DEFINE|IMPL|IMPLEMENT|INIT|PROTO|PROTOTYPE|GENERATE|INSTANTIATE)(?:_|$)/;function declaringCall(r,past){const{facts}=r;
const macro=r.textAt(r.at);if(facts.surface.rows||r.isExpansion||r.cpp||!r.is(WORD,2)||!DECLARES.test(macro)||facts.macros.has(macro))return;const start=r.start[r.
at];const end=r.end[past-1];const symbol=facts.symbol(r.textAt(r.at+2),"constant",r.start[r.at+2],start,"%");const draft=facts.symbols[symbol];draft.signature=headOf2(
facts.text,start,end);draft.extra={macro:macro.slice(0,LIMITS.nameChars)};facts.endSymbol(symbol,end);offerCall(r,symbol,r.at,past)}function offerCall(r,symbol,token,past){
const{facts}=r;const macro=r.textAt(token);if(r.isExpansion||r.cpp||facts.macros.has(macro))return;facts.surface.calls??=[];facts.surface.calls.push([symbol,macro,
givenTo(r,token+1,past)])}var SYSCALL=/^(COMPAT_)?SYSCALL(32)?_DEFINE([0-6])$/;var EXPORT=/^EXPORT_(SYMBOL|PER_CPU_SYMBOL|STATIC_CALL|TRACEPOINT_SYMBOL|UNUSED_SYMBOL)(_NS)?(_GPL)?(_FUTURE)?(_NS)?(_GPL)?$/;
var ENTRY=/^(module|arch|core|core_sync|postcore|postcore_sync|subsys|subsys_sync|fs|fs_sync|rootfs|device|device_sync|late|late_sync|early|pure|console)_?(init|initcall|exit|initcall_sync)$/;
var DEFINES=/^(DEFINE_(MUTEX|SPINLOCK|RAW_SPINLOCK|RWLOCK|SEMAPHORE|SEQLOCK|IDA|IDR|XARRAY\w*|WAIT|STATIC_KEY\w*|RATELIMIT_STATE|STATIC_SRCU|SRCU|TIMER|HASHTABLE|READ_MOSTLY_HASHTABLE|DEBUGFS_ATTRIBUTE|SHOW_ATTRIBUTE|PERCPU_RWSEM|RT_MUTEX|LOCK\w*)|DECLARE_(RWSEM|WAIT_QUEUE_HEAD|COMPLETION|WORK|DELAYED_WORK|TASKLET|BITMAP)|LIST_HEAD|HLIST_HEAD|LLIST_HEAD|BLOCKING_NOTIFIER_HEAD|ATOMIC_NOTIFIER_HEAD|RAW_NOTIFIER_HEAD|SRCU_NOTIFIER_HEAD)$/;
var DEFINES_TYPED=/^(DEFINE|DECLARE)_PER_CPU(_\w+)?$/;function macroDefinition(r){const name=r.textAt(r.at);const first=name.charCodeAt(0);if(first<65||first>122)
return false;const syscall=SYSCALL.exec(name);if(syscall)return systemCall(r,`${syscall[1]?"compat_":""}sys_`);if(EXPORT.test(name))return exported(r);if(ENTRY.
test(name))return entry(r);if(DEFINES.test(name))return variable(r,false);if(DEFINES_TYPED.test(name))return variable(r,true);return false}function systemCall(r,prefix){
const{facts}=r;const start=r.start[r.at];const macro=r.textAt(r.at);const past=r.pastClose(r.at+1);if(r.kind[past]!==BRACE||r.kind[r.at+2]!==WORD)return false;facts.
occurrence(macro,start,"call",HOW.name,-1);r.advance();r.advance();const token=r.at;const bare=r.textAt(token);const symbol=facts.symbol(`${prefix}${bare}`,"fun\
ction",r.start[token],start,"(%");const draft=facts.symbols[symbol];draft.signature=headOf2(facts.text,start,r.end[past-1]);draft.returns="long";draft.modifiers=
["entry"];draft.extra={syscall:bare};r.advance();const owner=facts.owner;facts.owner=symbol;r.scopes.push(new Map);const parameters=[];while(r.is(COMMA)&&r.at<past-
1){r.advance();const from=r.start[r.at];const type=parseTypeName(r);const written=facts.text.slice(from,r.end[r.at-1]).replace(/\s+/g," ");while(!r.ended&&!r.is(
COMMA)&&r.at<past-1)r.advance();if(!r.is(COMMA))break;r.advance();if(r.is(WORD)){parameters.push({name:r.textAt(r.at),type:written.slice(0,300)});r.declare(r.at,
"parameter",type);r.advance()}}draft.parameters=parameters;r.goTo(past);facts.owner=owner;parseBody(r,symbol,void 0);r.scopes.pop();return true}function exported(r){
const{facts}=r;r.takeCalled();if(r.is(WORD,1)){const name=r.textAt(r.at+1);for(let at=facts.symbols.length-1;at>=0;at--){const draft=facts.symbols[at];if(draft.
name!==name||draft.kind!=="function"&&draft.kind!=="variable"&&draft.kind!=="constant")continue;if(!draft.modifiers?.includes("declaration")){addModifier(draft,
"exported");break}}}parseArguments(r);r.take(SEMICOLON);return true}function entry(r){const{facts}=r;const macro=r.textAt(r.at);facts.occurrence(macro,r.start[r.
at],"call",HOW.name,-1);r.advance();if(r.is(WORD,1)){const name=r.textAt(r.at+1);const draft=facts.symbols.findLast(s=>s.name===name&&s.kind==="function");if(draft){
addModifier(draft,"entry");draft.extra={...draft.extra,initcall:macro}}}parseArguments(r);r.take(SEMICOLON);return true}function variable(r,typed){const{facts}=r;
const start=r.start[r.at];const past=r.pastClose(r.at+1);const macro=r.textAt(r.at);facts.occurrence(macro,start,"call",HOW.name,-1);r.advance();if(!r.is(PAREN))
return true;r.advance();let type="";if(typed){type=parseTypeName(r);while(!r.ended&&!r.is(COMMA)&&r.at<past-1)r.advance();r.take(COMMA)}if(r.is(WORD)&&r.at<past){
const symbol=facts.symbol(r.textAt(r.at),"variable",r.start[r.at],start,type);const draft=facts.symbols[symbol];draft.signature=headOf2(facts.text,start,r.end[past-
1]);if(macro.startsWith("DECLARE_PER"))addModifier(draft,"declaration");facts.endSymbol(symbol,r.end[past-1])}r.goTo(past);if(r.is(EQUALS)){while(!r.ended&&!r.is(
SEMICOLON))r.advance()}r.take(SEMICOLON);return true}var DECLARATIONS=[["G_DECLARE_FINAL_TYPE","T t M O","typedef struct _##T T; typedef struct T##Class T##Class; T *M##_##O(void *); int M##_IS_##O(void *); GType \
t##_get_type(void);"],["G_DECLARE_DERIVABLE_TYPE","T t M O","typedef struct _##T T; typedef struct _##T##Class T##Class; T *M##_##O(void *); int M##_IS_##O(void\
 *); T##Class *M##_##O##_CLASS(void *); T##Class *M##_##O##_GET_CLASS(void *); GType t##_get_type(void);"],["G_DECLARE_INTERFACE","T t M O","typedef struct _##T\
 T; typedef struct _##T##Interface T##Interface; T *M##_##O(void *); int M##_IS_##O(void *); T##Interface *M##_##O##_GET_IFACE(void *); GType t##_get_type(void)\
;"],["G_DEFINE_TYPE G_DEFINE_ABSTRACT_TYPE G_DEFINE_FINAL_TYPE","T t","static void *t##_parent_class; GType t##_get_type(void) {}"],["G_DEFINE_TYPE_WITH_CODE G_\
DEFINE_TYPE_WITH_PRIVATE G_DEFINE_ABSTRACT_TYPE_WITH_CODE G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE G_DEFINE_FINAL_TYPE_WITH_CODE G_DEFINE_FINAL_TYPE_WITH_PRIVATE","T\
 t","static void *t##_parent_class; static T##Private *t##_get_instance_private(T *self) {} GType t##_get_type(void) {}"],["G_DEFINE_INTERFACE G_DEFINE_INTERFAC\
E_WITH_CODE G_DEFINE_BOXED_TYPE G_DEFINE_BOXED_TYPE_WITH_CODE G_DEFINE_POINTER_TYPE G_DEFINE_ENUM_TYPE G_DEFINE_FLAGS_TYPE","T t","GType t##_get_type(void) {}"],
["G_DEFINE_QUARK","N t","GQuark t##_quark(void) {}"],["OBJECT_DECLARE_SIMPLE_TYPE","T O","typedef struct T T; T *O(const void *);"],["OBJECT_DECLARE_TYPE","T C \
O","typedef struct T T; typedef struct C C; T *O(const void *); C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);"],["DECLARE_INSTANCE_CHECKER","T O",
"T *O(const void *);"],["DECLARE_CLASS_CHECKERS","C O","C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);"],["DECLARE_OBJ_CHECKERS","T C O","T *O(cons\
t void *); C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);"],["DEVICE_ATTR DEVICE_ATTR_RO DEVICE_ATTR_RW DEVICE_ATTR_WO DEVICE_ATTR_ADMIN_RO DEVICE_\
ATTR_ADMIN_RW","N","struct device_attribute dev_attr_##N;"],["DRIVER_ATTR_RO DRIVER_ATTR_RW DRIVER_ATTR_WO","N","struct driver_attribute driver_attr_##N;"],["CL\
ASS_ATTR_RO CLASS_ATTR_RW CLASS_ATTR_WO","N","struct class_attribute class_attr_##N;"],["BUS_ATTR_RO BUS_ATTR_RW BUS_ATTR_WO","N","struct bus_attribute bus_attr\
_##N;"],["ATTRIBUTE_GROUPS","N","static const struct attribute_group N##_group; static const struct attribute_group *N##_groups[2];"],["DEFINE_SIMPLE_DEV_PM_OPS\
 DEFINE_RUNTIME_DEV_PM_OPS SIMPLE_DEV_PM_OPS UNIVERSAL_DEV_PM_OPS _DEFINE_DEV_PM_OPS","N","const struct dev_pm_ops N;"],["DEVICE_API","C N","const struct C##_dr\
iver_api N;"],["K_THREAD_DEFINE","N","const k_tid_t N;"],["K_THREAD_STACK_DEFINE K_KERNEL_STACK_DEFINE","N","struct z_thread_stack_element N[1];"],["NET_BUF_POO\
L_DEFINE NET_BUF_POOL_FIXED_DEFINE NET_BUF_POOL_VAR_DEFINE","N","struct net_buf_pool N;"],["RING_BUF_DECLARE","N","struct ring_buf N;"],["ZBUS_CHAN_DEFINE","N",
"const struct zbus_channel N;"],["ZBUS_LISTENER_DEFINE ZBUS_SUBSCRIBER_DEFINE ZBUS_MSG_SUBSCRIBER_DEFINE","N","const struct zbus_observer N;"],["ESP_EVENT_DECLA\
RE_BASE ESP_EVENT_DEFINE_BASE","N","const esp_event_base_t N;"]];var KNOWN=new Map(DECLARATIONS.flatMap(([macros,parameters,declares])=>macros.split(" ").map(macro=>[
macro,{parameters:parameters.split(" "),declares}])));var ZEPHYR_OBJECT=/^K_(SEM|MUTEX|MSGQ|TIMER|WORK|WORK_DELAYABLE|FIFO|LIFO|EVENT|CONDVAR|PIPE|MEM_SLAB|HEAP|MBOX|STACK|POLL_SIGNAL)_DEFINE(_STATIC)?$/;
function knownMacro(name){const known2=KNOWN.get(name);if(known2!==void 0)return known2;const object=ZEPHYR_OBJECT.exec(name)?.[1];return object===void 0?void 0:
{parameters:["N"],declares:`struct k_${object.toLowerCase()} N;`}}function knownDeclaration(r){const name=r.textAt(r.at);if(r.isExpansion||r.facts.macros.has(name))
return false;const known2=knownMacro(name);if(known2===void 0)return false;const{facts}=r;const before=facts.symbols.length;const macro=macroOf(r,known2.parameters,
known2.declares);facts.macros.set(name,macro);readExpansion(r,parseDeclaration);facts.macros.delete(name);const past=r.pastClose(r.at+1);facts.occurrence(name,r.
start[r.at],"call",HOW.name,-1);r.advance();r.advance();r.inScope(()=>{for(let number2=0;!r.ended&&r.at<past-1;number2++){if(number2<known2.parameters.length)skipArgument(
r,past);else parseAssignment(r);if(!r.take(COMMA)&&r.at<past-1)r.advance()}});r.goTo(past);const end=r.end[past-1];for(let symbol=before;symbol<facts.symbols.length;symbol++)
facts.endSymbol(symbol,end);const made=facts.symbols.at(-1);if(made&&r.take(EQUALS)){const type=`v:${made.name}`;parseInitializer(r,{type,path:"",node:r.typeNode(
type),dimensions:0,local:-1})}r.take(SEMICOLON);return true}function skipArgument(r,past){while(!r.ended&&r.at<past-1&&!r.is(COMMA))r.advance()}function parseParameters(r,declare){const result={list:[],bareNames:[],locals:[],types:[],temporary:false};const past=r.pastClose(r.at);r.advance();while(!r.ended&&
r.at<past-1){const before=r.at;if(r.is(ELLIPSIS)){r.advance();result.list.push({name:"...",variadic:true})}else if(r.is(WORD)&&(r.is(COMMA,1)||r.is(CLOSE_PAREN,
1))&&!r.cpp){result.bareNames.push(r.facts.occurrence(r.textAt(r.at),r.start[r.at],"type",HOW.type,-1));result.list.push({name:"",type:r.textAt(r.at)});r.advance()}else
parameter(r,result,declare);if(r.at===before)r.advance();while(!r.ended&&r.at<past-1&&!r.is(COMMA)){const here=r.at;parseAssignment(r);if(r.at===here)r.advance()}
r.take(COMMA)}r.goTo(past);if(result.list.length===1&&result.list[0]?.name===""&&result.list[0].type==="void"){result.list=[];result.types=[]}return result}function parameter(r,result,declare){
const from=r.start[r.at];const isObject2=r.cpp&&r.isKeyword(THIS);if(isObject2)r.advance();const specifiers=parseSpecifiers(r,"parameter");const declared=parseDeclarator(
r,specifiers.type,"parameter");const name=declared.name===-1?"":r.textAt(declared.name);const to=r.end[r.at-1];const written=r.facts.text.slice(from,to);const type=fold(
name===""?written:typeText(written,declared,r,from,to));const entry2={name,...type===""?{}:{type:type.slice(0,300)}};if(r.is(EQUALS)){r.advance();const start=r.
start[r.at];parseAssignment(r);entry2.default=fold(r.facts.text.slice(start,r.end[r.at-1])).slice(0,200)}else if(r.is(ELLIPSIS)){r.advance();entry2.variadic=true}
if(declared.isPack)entry2.variadic=true;if(!isObject2)result.list.push(entry2);if(r.cpp&&!isObject2){if(result.types.length===0)result.temporary=declared.reached===
"as temporary"&&!declared.type.startsWith("?");const isFixed=declared.type.startsWith("%const ")&&!declared.type.endsWith("*");const isPointer2=declared.reached===
"by pointer"&&/^[#st]/.test(declared.type);if(isPointer2)result.types.push(`*${declared.type}`);else result.types.push(isFixed?`%${declared.type.slice("%const ".
length)}`:declared.type)}if(declare&&declared.name!==-1&&r.scopes.length>0){const type2=isObject2&&/^(?:%?$|\?)/.test(declared.type)?classAround(r):declared.type;
const local=r.declare(declared.name,"parameter",type2);if(r.cpp)r.facts.holdsLocal(local,heldBy(specifiers,declared));result.locals.push(local);if(mayBeFunction(
declared))r.facts.callbacks.set(local,result.list.length-1)}}var mayBeFunction=({type,reached})=>type.startsWith("(")||type.startsWith("?")||type.startsWith("t:")&&
!isPlain(type)&&(reached!=="by pointer"||FUNCTION_LIKE.test(type));var classAround=r=>r.facts.owner===-1?"":`#${r.facts.owner}`;function typeText(written,declared,r,from,to){
const start=r.start[declared.name]-from;const end=r.end[declared.name]-from;return start<0||end>to-from?written:written.slice(0,start)+written.slice(end)}function macroAtTop(r){const open=r.at+1;const past=r.pastClose(open);const next=r.kind[past];if(r.cpp&&(r.isKnownType(r.at)||next===COLON||r.facts.thisType!==""))
return false;if(r.cpp&&next===ARROW){r.inScope(()=>parseExpression(r));r.take(SEMICOLON);return true}if(knownDeclaration(r))return true;if(r.cpp&&next===PAREN&&
r.is(WORD,2)&&r.kind[r.pastClose(past)]===BRACE&&CAPITALS.test(r.textAt(r.at)))return testFunction(r,past);if(next===SEMICOLON&&listHead(r)!==void 0){r.take(SEMICOLON);
return true}if((next===SEMICOLON||next===BRACE)&&holdsHead(r,open,past)){headInside(r);return true}if(!r.cpp&&(OF_ATTRIBUTE.test(r.textAt(r.at))||r.isKeyword(EXTERN,
2))&&holdsVariable(r,open)){variableInside(r);return true}if(next!==SEMICOLON&&next!==BRACE){if(next===WORD||next===KEYWORD){if(isOldStyle(r,open,past))return false;
const glued=r.templateStart===-1&&newlineAfter(r,past-1)&&(holdsBody(r)||/^[A-Z_0-9]+$/.test(r.textAt(r.at))&&isDeclarationStart(r,past)&&!wrapsType(r,open,past));
if(!glued)return macroDefinition(r)}else if(next!==CLOSE_BRACE&&next!==void 0)return macroDefinition(r)}if(macroDefinition(r))return true;if(next===BRACE){if(/^[a-z]\w*$/.
test(r.textAt(r.at))&&!r.is(STRING,2))return false;return testFunction(r,past)}if(standsFor(r,BRACE,SEMICOLON))readExpansion(r,parseDeclaration);declaringCall(r,
past);r.takeCalled();r.scopes.push(new Map);parseArguments(r);r.scopes.pop();r.take(SEMICOLON);return true}function functionByMacro(r,whole){const{facts}=r;if(facts.
macros.has(r.textAt(r.at))||!namesFunction(r,r.at+1))return false;const past=r.pastClose(r.at+1);const name=r.at+2;const macro=r.textAt(r.at);const symbol=facts.
symbol(r.textAt(name),"function",r.start[name],whole,"(%");const draft=facts.symbols[symbol];draft.modifiers=["static"];draft.extra={macro:macro.slice(0,LIMITS.
nameChars)};facts.occurrence(macro,r.start[r.at],"call",HOW.name,-1);r.goTo(name+1);r.take(COMMA);const end=r.end[past-1];r.inScope(()=>{while(!r.ended&&r.at<past-
1){const before=r.at;parseExpression(r);r.take(COMMA);if(r.at===before)r.advance()}});r.goTo(past);describe(r,symbol,whole,end);facts.endSymbol(symbol,end);return true}
function holdsHead(r,open,past){let at=open+1;while(r.kind[at]===WORD||r.kind[at]===KEYWORD||r.kind[at]===STAR)at++;return at>open+2&&r.kind[at]===PAREN&&r.kind[at-
1]===WORD&&r.pastClose(at)===past-1}function headInside(r){const first=r.facts.body.occurrences.length;r.takeCalled();r.advance();const specifiers=parseSpecifiers(
r,"declaration");r.scopes.push(new Map);const declared=parseDeclarator(r,specifiers.type,"global");r.take(CLOSE_PAREN);if(declared.name===-1||!functionFollows(r,
specifiers,declared,first))endDeclaration(r);r.scopes.pop()}var OF_ATTRIBUTE=/^(__\w+|[A-Z][A-Z0-9_]*)$/;function variableInside(r){const first=r.facts.body.occurrences.
length;r.takeCalled();r.advance();const specifiers=parseSpecifiers(r,"declaration");const declared=parseDeclarator(r,specifiers.type,"global");if(declared.name!==
-1)parseVariable(r,specifiers,declared,first);r.take(CLOSE_PAREN);endDeclaration(r)}var HEAD=/^#\s*define\s+\w+\s+((?:\w+[\s*]+)+?(\w+)\s*\([^()]*\))$/;function macroHead(r){
const{facts}=r;const name=r.textAt(r.at);const macro=facts.symbols.findLast(symbol2=>symbol2.kind==="macro"&&symbol2.name===name);const head=HEAD.exec(macro?.signature??
"");if(!macro||!head)return false;const start=r.start[r.at];facts.occurrence(name,start,"call",HOW.name,-1);const symbol=facts.symbol(head[2],"function",start,start,
"(%");facts.symbols[symbol].signature=head[1];r.advance();const owner=facts.owner;facts.owner=symbol;const{lineStarts}=facts.tree;const from=facts.text.indexOf(
"(",lineStarts[macro.start-1]);const inner=r.over(tokenize(facts.text,from,lineStarts[macro.end]??facts.text.length,r.words,r.cpp,true));const scope=new Map;inner.
scopes.push(scope);parseParameters(inner,true);facts.owner=owner;r.scopes.push(scope);parseBody(r,symbol,void 0);r.scopes.pop();return true}var CAPITALS=/^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
var FIXTURE=/_[FP]$|^TYPED_TEST|FIXTURE|_METHOD$/;var isDeclarationStart=(r,token)=>r.kind[token]===KEYWORD||r.kind[token]===WORD&&r.kind[token+1]===PAREN||isLineOfMacro(
r,token);function testFunction(r,past){const{facts}=r;const start=r.start[r.at];const macro=r.textAt(r.at);const open=r.at+1;const names=[];for(let at2=r.at+2;at2<
past-1;at2++)if(r.kind[at2]===WORD&&(r.kind[at2+1]===COMMA||at2+1===past-1))names.push(at2);const last=names.at(-1);facts.occurrence(macro,start,"call",HOW.name,
-1);if(last===void 0){r.goTo(past);return true}const test=/test|TEST|BENCH|FIXTURE/.test(macro);const known2=declaredName(r);const said=test&&names.length>1?names.
map(n=>r.textAt(n)).join("."):r.textAt(names[0]);const name=known2===""?said:known2;const symbol=facts.symbol(name,"function",r.start[test?last:names[0]],start,
"(%");if(/test|TEST/.test(macro))facts.symbols[symbol].modifiers=["test"];const draft=facts.symbols[symbol];if(known2==="")draft.extra={macro:macro.slice(0,LIMITS.
nameChars)};const at=FIXTURE.test(macro)?macro.startsWith("BOOST_")?names[1]:names[0]:void 0;const fixture=at===void 0||names.length===1&&!r.is(STRING,4)?"":r.textAt(
at);if(fixture!=="")draft.receiver=fixture;if(fixture!==""){const{owner}=facts;facts.owner=symbol;facts.occurrence(fixture,r.start[at],"type",HOW.type,-1);facts.
owner=owner}offerCall(r,symbol,r.at,past);r.goTo(past);describe(r,symbol,start,r.end[past-1]);const around=facts.thisType;r.scopes.push(new Map);const parameter2=macro.
includes("_TEMPLATE")&&!r.is(PAREN)?names[r.kind[open+1]===STRING?0:1]:void 0;if(parameter2!==void 0)r.declare(parameter2,"type","");if(macro.startsWith("TYPED_\
TEST"))r.scopes.at(-1)?.set(r.words.number("TypeParam"),facts.local("TypeParam","type",start,""));if(fixture!=="")facts.thisType=`t:${fixture}`;if(r.is(PAREN))parametersOf(
r,symbol);parseBody(r,symbol,void 0);r.scopes.pop();facts.thisType=around;return true}function parametersOf(r,symbol){const{facts}=r;const{owner}=facts;facts.owner=
symbol;facts.symbols[symbol].parameters=parseParameters(r,true).list;facts.owner=owner}function namespace(r){const{facts}=r;const start=r.start[r.at];let isInline=r.isKeyword(INLINE);while(r.is(KEYWORD))r.advance();while(isAttribute(r,r.at))skipAttribute(
r);const owner=facts.owner;const opened=[];if(r.is(WORD)&&r.is(EQUALS,1)){alias(r,start);return}while(r.is(WORD)||r.is(COLONS)){if(r.is(WORD)){if(r.is(WORD,1)||
r.is(PAREN,1)){r.takeRead();if(r.is(PAREN))r.skipBalanced();continue}const symbol=facts.symbol(r.textAt(r.at),"namespace",r.start[r.at],start,"");facts.symbols[symbol].
signature=`namespace ${r.textAt(r.at)}`;opened.push(symbol);facts.owner=symbol;if(isInline){facts.surface.inlines??=[];facts.surface.inlines.push(pathOf(facts))}
isInline=false}isInline||=r.isKeyword(INLINE,1);r.advance();if(r.isKeyword(INLINE))r.advance()}while(isAttribute(r,r.at))skipAttribute(r);if(r.is(BRACE))block(r);
for(const symbol of opened)facts.endSymbol(symbol,r.end[r.at-1]);facts.owner=owner}function alias(r,start){const name=r.textAt(r.at);const symbol=r.facts.symbol(
name,"namespace",r.start[r.at],start,"");r.advance();r.advance();const of=parseTypeName(r);const end=r.end[r.at-1];describe(r,symbol,start,end);r.facts.endSymbol(
symbol,end);if(of.startsWith("t:")){r.facts.surface.spaces??=[];r.facts.surface.spaces.push([name,of.slice(2)])}r.take(SEMICOLON)}function template(r){r.scopes.
push(new Map);parseTemplateHead(r);if(r.isKeyword(TEMPLATE2))template(r);else parseDeclaration(r);r.isConstrained=false;leaveTemplate(r);r.scopes.pop()}function parseTemplateHead(r){
const start=r.start[r.at];r.advance();r.isConstrained=false;leaveTemplate(r);r.defaults.clear();if(r.is(LESS))templateParameters(r);if(r.isKeyword(REQUIRES))parseRequiresClause(
r);r.templateStart=start}var CONSTRAINT=/enable_if|ENABLE_IF/;var TEMPLATE_MACRO=/^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/;var BEFORE_TYPE=new Set([LESS,COMMA,COLONS]);function templateParameters(r){
const past=r.pastAngles(r.at,true);if(past===-1){r.advance();return}r.advance();r.kinds=kindsOf(r,r.at,past-1);let depth=0;let qualifier="";let isDefault=false;
while(!r.ended&&r.at<past-1){if(r.is(LESS))depth++;else if(r.is(GREATER))depth--;else if(r.is(SHIFT_RIGHT))depth-=2;if(depth===0)isDefault=r.is(EQUALS)||isDefault&&
!r.is(COMMA);const before=r.kind[r.at-1];const named2=r.is(WORD)&&depth===0&&!isDefault&&!BEFORE_TYPE.has(before);if(named2&&(r.is(COMMA,1)||r.is(EQUALS,1)||r.at+
1===past-1)){const local=r.declare(r.at,"type",`?${r.textAt(r.at)}`);const isByMacro=before===WORD&&TEMPLATE_MACRO.test(r.textAt(r.at-1));if(before===KEYWORD||before===
ELLIPSIS||isByMacro)r.typeParameters.add(local);const name=r.textAt(r.at);r.generics.push(name);if(r.is(EQUALS,1)){r.advance();r.advance();if(endsInside(r,past))
mentions(r,past);else if(!r.is(NUMBER))r.defaults.set(name,defaultOf(r));continue}}else if(r.is(WORD))qualifier=mention(r,qualifier);r.advance()}r.goTo(past)}function defaultOf(r){
const type=parseTypeName(r);if(CONSTRAINT.test(type))r.isConstrained=true;if(r.is(BRACE))parseInitializer(r,{type,path:"",node:r.typeNode(type),dimensions:0,local:-1});
return type}function endsInside(r,past){if(r.kind[past-1]!==SHIFT_RIGHT)return false;let depth=0;for(let at=r.at;at<past-1;at++){if(r.kind[at]===LESS)depth++;else if(r.
kind[at]===GREATER)depth--;else if(r.kind[at]===SHIFT_RIGHT)depth-=2;else if(r.kind[at]===COMMA&&depth===0)return false}return true}function mentions(r,past){let qualifier="";
while(!r.ended&&r.at<past){if(r.is(WORD))qualifier=mention(r,qualifier);r.advance()}}function mention(r,qualifier){const{facts}=r;const name=r.textAt(r.at);if(CONSTRAINT.
test(name))r.isConstrained=true;const local=qualifier===""?r.lookUp(r.word[r.at]):-1;const bare=local===-1?[HOW.type,r.is(COLONS,1)?BEFORE_SCOPE:-1]:[HOW.local,
local];const[how,argument]=qualifier===""?bare:[HOW.qualified,facts.word(qualifier)];facts.occurrence(name,r.start[r.at],"type",how,argument);return r.is(COLONS,
1)?`${qualifier}${name}::`:""}var HOLDS_TYPES=/^(namespace|class|struct|union)$/;function bring(facts,name,into=/^namespace$/){facts.surface.usings??=[];facts.surface.
usings.push(name);if(!into.test(facts.symbols[facts.owner]?.kind??""))return;facts.surface.brings??=[];facts.surface.brings.push([pathOf(facts),name])}function openEnumeration(facts,name){
const{owner,symbols,surface}=facts;const beside=symbols.findIndex(one=>one.kind==="enum"&&one.name===name&&(one.parent??-1)===owner);if(beside===-1){bring(facts,
`${name}::*`,HOLDS_TYPES);return}surface.opened??=[];surface.opened.push(beside)}var pathOf=({symbols,owner})=>symbols[owner]?.qualified??symbols[owner]?.name??
"";function pastAttributes(r,token){let at=token;while(r.kind[at]===WORD||isAttribute(r,at))at=r.kind[at]===WORD&&r.kind[at+1]!==PAREN?at+1:r.pastClose(r.kind[at]===
BRACKET?at:at+1);return at}function parseUsing(r){const{facts}=r;const start=r.start[r.at];r.advance();if(r.isKeyword(NAMESPACE)){r.advance();const type=parseTypeName(
r);if(type!=="")bring(facts,`${type.slice(2)}::*`)}else if(r.isKeyword(ENUM)){r.advance();const type=parseTypeName(r);if(type.startsWith("t:"))openEnumeration(facts,
type.slice(2))}else if(r.is(WORD)&&r.kind[pastAttributes(r,r.at+1)]===EQUALS){const token=r.at;const within2=facts.symbols[facts.owner]?.kind;const symbol=within2===
void 0||HOLDS_TYPES.test(within2)?facts.symbol(r.textAt(token),"type",r.start[token],r.templateStart===-1?start:r.templateStart):-1;r.templateStart=-1;const local=symbol===
-1?r.declare(token,"type",""):-1;if(symbol!==-1)takeGenerics(r,symbol);r.types.add(r.word[token]);r.advance();while(!r.ended&&!r.is(EQUALS)){if(isAttribute(r,r.
at))skipAttribute(r);else if(r.is(WORD)&&r.is(PAREN,1))takeAttributeCall(r);else if(r.is(WORD))r.takeRead();else r.advance()}r.advance();const type=parseTypeName(
r);if(local!==-1&&type!=="")facts.body.locals[local*LOCAL_STRIDE+5]=facts.type(type);if(symbol!==-1){facts.setType(symbol,type);describe(r,symbol,start,r.end[r.
at-1])}}else{do{const type=parseTypeName(r);if(type!=="")bring(facts,type.slice(2))}while(r.take(COMMA))}while(!r.ended&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE))r.
advance();r.take(SEMICOLON)}var AT=code("@");var DECLARES2=/^(interface|protocol)$/;var IMPLEMENTS="implementation";var isObjective=r=>r.is(AT)&&(r.is(WORD,1)||r.is(KEYWORD,1));function passObjective(r){
const word=r.textAt(r.at+1);r.advance();r.advance();if(word==="end")return;if(word===IMPLEMENTS){r.take(WORD);return}while(r.is(WORD)||r.is(COMMA)||r.is(DOT))r.
advance();if(!r.take(SEMICOLON)&&DECLARES2.test(word))r.goTo(pastEnd(r))}function pastEnd(r){for(let at=r.at;at<r.kind.length;at++)if(r.kind[at]===AT){const word=r.
textAt(at+1);if(word==="end")return at+2;if(DECLARES2.test(word)||word===IMPLEMENTS)break}return r.at}var APART=new Set(["namespace","template","using"].map(keyword));function parseExternal(r,past){while(!r.ended&&r.at<past){const before=r.at;parseDeclaration(r);
if(r.at===before)r.advance()}}function parseDeclaration(r){if(r.is(SEMICOLON)||r.is(CLOSE_BRACE)){r.advance();return}if(r.is(KEYWORD)){const word=r.word[r.at];if(word===
EXTERN&&r.is(STRING,1)&&r.is(BRACE,2)){r.advance();r.advance();block(r);return}if(ASSERT.has(word)||ASM.has(word)){r.advance();while(r.is(KEYWORD))r.advance();if(r.
is(PAREN))parseArguments(r);return}if(r.cpp){if(word===NAMESPACE||word===INLINE&&r.isKeyword(NAMESPACE,1)){namespace(r);return}if(word===TEMPLATE2||word===EXTERN&&
r.isKeyword(TEMPLATE2,1)){if(word===EXTERN)r.advance();template(r);return}if(word===USING){parseUsing(r);return}if(word===CONCEPT){parseConcept(r);return}if(word===
REQUIRES){parseRequiresClause(r);return}}}if(r.is(BRACE)){r.scopes.push(new Map);parseCompound(r);r.scopes.pop();return}if(isObjective(r)){passObjective(r);return}
if(r.is(WORD)&&r.is(PAREN,1)&&macroAtTop(r))return;if(r.is(WORD)&&r.is(BRACE,1)&&macroHead(r))return;if(!lonelyMacro(r))declaration(r)}function lonelyMacro(r){if(!r.
is(WORD))return false;const next=r.kind[r.at+1];const isLast=next===void 0||next===CLOSE_BRACE;const isStatement=next===SEMICOLON&&OF_MACRO.test(r.textAt(r.at));
const isApart=isLast||isStatement||isLineOfMacro(r,r.at)||r.cpp&&(standsApart(r,r.at+1)||isNamespaceMacro(r));if(!isApart)return false;r.takeRead();return true}
function isNamespaceMacro(r){return/(^|_)NAMESPACE(_|$)/.test(r.textAt(r.at))&&newlineAfter(r,r.at)}function standsApart(r,token){if(r.kind[token]!==KEYWORD)return false;
const word=r.word[token];return APART.has(word)||word===INLINE&&r.word[token+1]===NAMESPACE}function block(r){const past=r.pastClose(r.at);r.advance();parseExternal(
r,past-1);r.goTo(past-1);r.take(CLOSE_BRACE)}function declaration(r){const templateStart=r.templateStart;r.templateStart=-1;const first=r.facts.body.occurrences.
length;const specifiers=parseSpecifiers(r,"declaration");if(templateStart!==-1)specifiers.start=templateStart;if(specifiers.empty&&lonelyMacro(r))return;if(specifiers.
empty&&!r.cpp&&r.is(WORD)&&r.is(PAREN,1)&&r.kind[r.pastClose(r.at+1)]!==BRACE){const before=r.facts.symbols.length;const old=isOldStyle(r,r.at+1,r.pastClose(r.at+
1));if(specifiers.isStatic&&!old&&functionByMacro(r,specifiers.start))return;if(!old&&macroAtTop(r)){const made=r.facts.symbols[before];if(made&&specifiers.isStatic)
addModifier(made,"static");return}}declarators(r,specifiers,first)}function declarators(r,specifiers,from){let first=from;for(;;){const before=r.at;r.scopes.push(
new Map);const behind=r.facts.body.occurrences.length;const declared=parseDeclarator(r,specifiers.type,"global");if(declared.name===-1){r.scopes.pop();break}if(r.
cpp&&declared.qualifier!=="")r.facts.namedOutside(first,behind);if(declared.isFunction&&!specifiers.typedef&&functionFollows(r,specifiers,declared,first)){r.scopes.
pop();return}r.scopes.pop();parseVariable(r,specifiers,declared,first);first=r.facts.body.occurrences.length;if(r.take(COMMA)&&r.at>before)continue;break}endDeclaration(
r)}function endDeclaration(r){while(!r.ended&&!r.is(SEMICOLON)){if(r.is(CLOSE_BRACE))return;if(r.is(BRACE)){r.scopes.push(new Map);parseCompound(r);r.scopes.pop();
return}if(r.is(PAREN)){r.scopes.push(new Map);parseArguments(r);r.scopes.pop()}else if(r.is(KEYWORD)&&r.kind[r.at-1]===CLOSE_PAREN)return;else r.advance()}r.take(
SEMICOLON)}function parseVariable(r,specifiers,declared,first){const{facts}=r;const ahead=r.madeAhead.get(declared.name);r.madeAhead.delete(declared.name);const symbol=ahead??
facts.symbol(declared.text,specifiers.typedef?"type":isConstant(r,specifiers)?"constant":"variable",r.start[declared.name],specifiers.start,declared.type);facts.
claim(first,symbol);if(r.cpp)facts.holds(symbol,heldBy(specifiers,declared));if(ahead!==void 0)facts.setType(symbol,`#${symbol}`);const draft=facts.symbols[symbol];
if(declared.qualifier!=="")ownedBy(draft,declared.qualifier);if(declared.specialises)draft.extra={...draft.extra,specialization:true};if(specifiers.typedef){draft.
kind="type";r.types.add(r.word[declared.name])}if(specifiers.isStatic)addModifier(draft,"static");const end=r.end[r.at-1];describe(r,symbol,specifiers.start,end,
declared);if(specifiers.isExtern&&!r.is(EQUALS))addModifier(draft,"declaration");if(r.is(EQUALS)&&!specifiers.isStatic&&facts.owner===-1){facts.surface.initialised??=
[];facts.surface.initialised.push(symbol)}const owner=facts.owner;facts.owner=symbol;r.scopes.push(new Map);if(r.is(EQUALS)||r.cpp&&r.is(BRACE)){r.take(EQUALS);
const type=declared.dimensions>0&&/^(%|\(|$)/.test(declared.type)?`v:${declared.text}`:declared.type;const target={type:ahead!==void 0?`#${symbol}`:type,path:"",
dimensions:declared.dimensions,local:-1};const isFilled=declared.type.startsWith("(")||!r.cpp&&ahead===void 0&&type.startsWith("t:");const filled2=isFilled?`v:${declared.
text}`:target.type;const value=parseInitializer(r,{...target,type:filled2,node:r.typeNode(target.type)});if(specifiers.isAuto&&value>=0)facts.setType(symbol,r.cpp?
`=${value}`:r.facts.typeOfNode(value))}else if(r.cpp&&r.is(PAREN))parseArguments(r);else if(r.is(COLON)){r.advance();r.advance()}r.scopes.pop();facts.owner=owner;
facts.endSymbol(symbol,r.end[r.at-1])}function isConstant(r,specifiers){const head=r.facts.text.slice(specifiers.start,r.start[r.at-1]);return/\b(const|constexpr)\b/.
test(head)&&(!head.includes("*")||/\*\s*const\b/.test(head))}var CV=new Set(["const","volatile","noexcept","mutable","throw"].map(keyword));function functionFollows(r,specifiers,declared,first){const{facts}=r;const headEnd=r.
end[r.at-1];if(r.cpp){while(r.is(KEYWORD)&&CV.has(r.word[r.at])||r.is(WORD)&&OVERRIDES.test(r.textAt(r.at))||r.is(AMPERSAND)||r.is(COMPARE2)&&declared.qualifier!==
""||r.isKeyword(REQUIRES)||isAttribute(r,r.at)){if(isAttribute(r,r.at))skipAttribute(r);else if(r.isKeyword(REQUIRES))parseRequiresClause(r);else{if(r.isKeyword(
CONST))declared.isConst=true;r.advance();if(r.is(PAREN))r.skipBalanced()}}const trailing=parseTrailingReturn(r);if(trailing!=="")declared.type=`(${trailing}`;if(r.
isKeyword(REQUIRES))parseRequiresClause(r);if(trailing!==""&&!specifiers.isAuto&&r.is(SEMICOLON)){facts.occurrence(declared.text,r.start[declared.name],"type",HOW.
type,-1);r.advance();return true}}declared.isDeduced=r.cpp&&specifiers.isAuto&&isOpen2(declared);const type=declared.type;const old=declared.bareNames.length>0&&
(r.is(WORD)||r.is(KEYWORD));if(old)oldStyleParameters(r,declared);const constructs=r.cpp&&r.is(COLON);if(!r.is(BRACE)&&!constructs&&!r.isKeyword(TRY)){if(r.cpp&&
r.is(EQUALS)&&r.is(KEYWORD,1)&&DEFAULTED.has(r.word[r.at+1])){const symbol3=functionSymbol(r,specifiers,declared,type);describe(r,symbol3,specifiers.start,headEnd,
declared);r.advance();r.advance();r.take(SEMICOLON);return true}if(!r.is(SEMICOLON)&&!r.is(COMMA)&&!r.is(CLOSE_BRACE)&&!r.is(WORD)&&!r.is(KEYWORD))return false;
if(declared.qualifier!==""&&!r.is(SEMICOLON))return false;const symbol2=functionSymbol(r,specifiers,declared,type);facts.claim(first,symbol2);for(const local of declared.
locals)facts.body.locals[local*LOCAL_STRIDE+4]=symbol2;addModifier(facts.symbols[symbol2],"declaration");describe(r,symbol2,specifiers.start,headEnd,declared);if(r.
is(COMMA))return false;endDeclaration(r);return true}const symbol=functionSymbol(r,specifiers,declared,type);facts.claim(first,symbol);describe(r,symbol,specifiers.
start,headEnd,declared);if(r.isKeyword(TRY))r.advance();const owner=facts.owner;facts.owner=symbol;if(constructs||r.cpp&&r.is(COLON))parseConstructorInitializers(
r);facts.owner=owner;parseBody(r,symbol,declared);return true}var isOpen2=({type})=>type==="(%"||type==="";function oldStyleParameters(r,declared){const{body:body2}=r.
facts;const before=body2.locals.length;while(!r.ended&&!r.is(BRACE)&&!r.is(CLOSE_BRACE)){const here=r.at;parseLocalDeclaration(r);if(r.at===here)r.advance()}for(let at=before;at<
body2.locals.length;at+=LOCAL_STRIDE){body2.locals[at+1]=0;declared.locals.push(at/LOCAL_STRIDE)}for(const occurrence of declared.bareNames){const at=occurrence*
OCCURRENCE_STRIDE;const word=body2.occurrences[at+2];const local=declared.locals.find(l=>body2.locals[l*LOCAL_STRIDE]===word);if(local!==void 0){body2.occurrences[at+
5]=HOW.local;body2.occurrences[at+6]=local;r.facts.use(occurrence,"read")}}}function functionSymbol(r,specifiers,declared,type){const{facts}=r;const symbol=facts.
symbol(declared.text,declared.qualifier===""?"function":"method",r.start[declared.name],specifiers.start,type);const draft=facts.symbols[symbol];if(specifiers.modifiers.
length>0)draft.modifiers=[...new Set(specifiers.modifiers.filter(m=>m!=="abstract"))];if(specifiers.isStatic)addModifier(draft,"static");if(declared.text==="mai\
n"&&facts.owner===-1)addModifier(draft,"entry");if(/^test_|_test$|^Test/.test(declared.text))addModifier(draft,"test");if(r.cpp){const takes=r.isConstrained?declared.
takes.map(type2=>type2.startsWith("?")?"?if":type2):declared.takes;facts.takes(symbol,takes,declared);facts.holds(symbol,heldBy(specifiers,declared));takeKinds(
r,symbol,declared);takeGenerics(r,symbol);if(r.isConstrained){facts.surface.constrained??=[];facts.surface.constrained.push(symbol)}}if(declared.parameters.length>
0)draft.parameters=declared.parameters.slice(0,256);const returns=returnType(r,specifiers,declared);if(returns!=="")draft.returns=returns.slice(0,300);if(declared.
qualifier!==""){const owner=ownedBy(draft,declared.qualifier);if(owner.split("::").pop()===draft.name)draft.kind="constructor"}return symbol}function returnType(r,specifiers,declared){
const name=r.start[declared.name];return r.facts.text.slice(specifiers.start,Math.max(specifiers.start,name-declared.qualifier.length)).replace(/\/\*[\s\S]*?\*\//g,
" ").replace(/__attribute__\s*\(\(.*?\)\)/g," ").replace(/\b(static|extern|inline|__inline__|__inline|_Noreturn|register|virtual|explicit|constexpr|friend)\b/g,
" ").replace(/\s+/g," ").trim()}function parseBody(r,symbol,declared){const{facts}=r;const owner=facts.owner;const before=facts.thisType;const wasConst=facts.thisConst;
facts.owner=symbol;if(declared)for(const local of declared.locals)facts.body.locals[local*LOCAL_STRIDE+4]=symbol;if(declared&&declared.qualifier!=="")facts.thisConst=
declared.isConst;if(declared&&declared.qualifier!=="")facts.thisType=`t:${declared.qualifier.slice(0,-2)}`;const labels=r.labels;r.labels=void 0;const{returned,
gives}=r;r.returned=-1;r.gives=r.cpp?facts.givenBy(symbol):"";if(r.scopes.length===0)r.inScope(()=>parseCompound(r));else parseCompound(r);if(declared?.isDeduced&&
r.returned>=0)facts.setType(symbol,`(=${r.returned}`);r.returned=returned;r.gives=gives;r.labels=labels;facts.thisType=before;facts.thisConst=wasConst;facts.owner=
owner;facts.endSymbol(symbol,r.end[r.at-1])}var CV2=new Set(["const","volatile","noexcept","throw"].map(keyword));function parseMethod(r,{owner,access,specifiers,first,isConstructor}){const{facts}=r;r.scopes.
push(new Map);const{isConstrained}=r;const declared=parseDeclarator(r,specifiers.type,"member");const headEnd=r.end[r.at-1];let overrides=parseFunctionQualifiers(
r,declared);const trailing=parseTrailingReturn(r);if(trailing!==""){declared.type=`(${trailing}`;overrides=parseFunctionQualifiers(r,declared)||overrides}if(declared.
name===-1){r.scopes.pop();r.goTo(Math.max(r.at,endOfMember(r)));return}declared.isDeduced=specifiers.isAuto&&isOpen2(declared);const symbol=functionSymbol(r,specifiers,
declared,declared.type);r.isConstrained=isConstrained;facts.claim(first,symbol);const draft=facts.symbols[symbol];if(!specifiers.isFriend)draft.kind=isConstructor&&
!declared.text.startsWith("~")?"constructor":"method";if(draft.kind==="constructor")facts.setType(symbol,owner===-1?"":`(#${owner}`);if(access)addModifier(draft,
access);if(overrides)addModifier(draft,"override");describe(r,symbol,specifiers.start,headEnd,declared);parseMethodEnd(r,symbol,owner,declared);if(specifiers.modifiers.
includes("abstract")&&!draft.modifiers?.includes("abstract")&&!overrides)draft.extra={...draft.extra,virtual:true};r.scopes.pop()}function parseMethodEnd(r,symbol,owner,declared){
const{facts}=r;const draft=facts.symbols[symbol];if(r.is(EQUALS)){if(r.is(NUMBER,1)){addModifier(draft,"abstract");addModifier(draft,"declaration")}else if(!(r.
is(KEYWORD,1)&&DEFAULTED.has(r.word[r.at+1])))addModifier(draft,"declaration");r.goTo(endOfMember(r))}else if(r.is(COLON)||r.is(BRACE)||r.isKeyword(TRY)){if(r.isKeyword(
TRY))r.advance();const around=facts.thisType;const wasConst=facts.thisConst;facts.thisConst=declared.isConst;facts.thisType=owner===-1?"":`#${owner}`;const within2=facts.
owner;facts.owner=symbol;for(const local of declared.locals)facts.body.locals[local*LOCAL_STRIDE+4]=symbol;if(r.is(COLON))parseConstructorInitializers(r);facts.
owner=within2;if(r.is(BRACE))parseBody(r,symbol,declared);facts.thisType=around;facts.thisConst=wasConst}else{addModifier(draft,"declaration");r.goTo(endOfMember(
r))}}function parseFunctionQualifiers(r,declared){let overrides=false;for(;;){if(r.is(WORD)&&OVERRIDES.test(r.textAt(r.at))){overrides=true;r.advance()}else if(r.
is(KEYWORD)&&CV2.has(r.word[r.at])||r.is(AMPERSAND)||r.is(COMPARE2)){if(r.isKeyword(CONST))declared.isConst=true;r.advance();if(r.is(PAREN))r.skipBalanced()}else if(r.
isKeyword(REQUIRES))parseRequiresClause(r);else if(isAttribute(r,r.at))skipAttribute(r);else if(r.is(WORD)&&(r.is(BRACE,1)||r.is(SEMICOLON,1)||r.is(WORD,1))){r.
takeRead()}else if(r.is(WORD)&&r.is(PAREN,1)){r.takeCalled();parseArguments(r)}else break}return overrides}function endOfMember(r){for(let at=r.at;at<r.kind.length;at++){
const kind=r.kind[at];if(kind===SEMICOLON)return at+1;if(kind===CLOSE_BRACE)return at;if(kind===BRACE){const past=r.pastClose(at);return r.kind[past]===SEMICOLON?
past+1:past}if(kind===PAREN)at=r.pastClose(at)-1}return r.kind.length}function parseConstructorInitializers(r){const{facts}=r;r.advance();while(!r.ended&&!r.is(
SEMICOLON)){const before=r.at;let last=-1;let qualifier="";while(r.is(WORD)||r.is(COLONS)){if(r.take(COLONS))continue;const name=r.textAt(r.at);const[how,argument]=qualifier===
""?[HOW.name,-1]:[HOW.qualified,facts.word(qualifier)];last=facts.occurrence(name,r.start[r.at],"write",how,argument);r.advance();if(r.is(LESS))parseTypeArguments(
r);if(!r.is(COLONS))break;facts.use(last,"type");qualifier+=`${name}::`}if(r.is(PAREN)){parseArguments(r);facts.call(last,r.given)}else if(r.is(BRACE)&&last!==-1&&
r.at>before){parseInitializer(r,{type:"",path:"",node:-1,dimensions:0,local:-1});facts.call(last,r.given)}r.take(ELLIPSIS);if(!r.take(COMMA))break;if(r.at===before)
r.advance()}}var isEmit=r=>r.cpp&&r.is(WORD)&&(r.is(WORD,1)||r.is(COLONS,1))&&/^(?:emit|Q_EMIT)$/.test(r.textAt(r.at))&&!r.isKnownType(r.at);var isForeach=r=>r.cpp&&r.is(WORD)&&
r.is(PAREN,1)&&/^(?:foreach|Q_FOREACH)$/.test(r.textAt(r.at))&&(r.is(KEYWORD,2)||r.is(WORD,2)&&!r.is(COMMA,3)&&!r.isLocal(r.at+2));var isSignature=r=>r.cpp&&r.is(
WORD)&&r.is(PAREN,1)&&r.is(WORD,2)&&r.is(PAREN,3)&&/^(?:SIGNAL|SLOT)$/.test(r.textAt(r.at))&&r.pastClose(r.at+3)===r.pastClose(r.at+1)-1&&!r.facts.macros.has(r.
textAt(r.at));function parseSignature(r,called2,before,isBehindSignal){const base=isBehindSignal?askedOf(r,called2):before;r.takeCalled();r.advance();const{facts}=r;
const named2=facts.occurrence(r.textAt(r.at),r.start[r.at],"read",HOW.member,base);r.advance();r.advance();const given2=[];while(!r.ended&&!r.is(CLOSE_PAREN)){const from=r.
at;const node=r.typeNode(parseTypeName(r));given2.push(r.pointerType?facts.pointer(node):node);r.take(COMMA);if(r.at===from)r.advance()}r.take(CLOSE_PAREN);facts.
call(named2,given2);r.take(CLOSE_PAREN);return r.literal("%const char*")}function askedOf(r,called2){const{thisType,body:body2}=r.facts;const{occurrences}=body2;
const at=called2*OCCURRENCE_STRIDE;if(called2!==-1&&occurrences[at+5]===HOW.member)return occurrences[at+6];return r.typeNode(thisType)}function invokedByName(r,called2,of){
const{facts}=r;const{occurrences,words}=facts.body;const name=/^"([A-Za-z_]\w*)"$/.exec(r.is(STRING)?r.textAt(r.at):"")?.[1];if(name===void 0||called2===-1||of===
-1)return;if(words[occurrences[called2*OCCURRENCE_STRIDE+2]]!=="invokeMethod")return;facts.occurrence(name,r.start[r.at]+1,"call",HOW.member,of)}var isObject=r=>r.
is(WORD)&&!r.is(PAREN,1)&&/^Q_(?:OBJECT|GADGET)\w*$/.test(r.textAt(r.at));var isOfQt=r=>r.is(WORD)&&r.is(PAREN,1)&&/^Q_[A-Z0-9_]+$/.test(r.textAt(r.at))&&newlineAfter(
r,r.pastClose(r.at+1)-1);var ACCESSOR=/^(?:READ|WRITE|RESET|NOTIFY|MEMBER|BINDABLE|DESIGNABLE|SCRIPTABLE|STORED)$/;function property(r,owner){if(owner===-1||!/^Q_(?:PRIVATE_)?PROPERTY$/.
test(r.textAt(r.at)))return false;const{facts}=r;const past=r.pastClose(r.at+1);r.takeCalled();const of=r.typeNode(`#${owner}`);let accessors=r.at+1;while(accessors<
past-1&&!isAccessor(r,accessors))accessors++;for(let at=r.at+1;at<accessors-1;at++)if(r.kind[at]===WORD&&r.kind[at+1]!==COLONS&&r.kind[at-1]!==COLONS)facts.occurrence(
r.textAt(at),r.start[at],"type",HOW.type,-1);for(let at=accessors;at<past-2;at++)if(isAccessor(r,at))facts.occurrence(r.textAt(++at),r.start[at],"read",HOW.member,
of);r.goTo(past);return true}var isAccessor=(r,at)=>r.kind[at]===WORD&&r.kind[at+1]===WORD&&ACCESSOR.test(r.textAt(at));function parseClassMember(r,owner,access){const{facts}=r;if(isObject(r)){r.takeRead();return}if(r.is(WORD)&&r.is(PAREN,1)&&property(r,owner))return;if(isOfQt(r)){
r.takeCalled();parseArguments(r);r.take(SEMICOLON);return}if(isAccessMacro(r)){r.takeRead();r.advance();return}if(r.is(KEYWORD)&&keywordMember(r,owner,access))return;
const start=r.start[r.at];const first=facts.body.occurrences.length;const classSymbol=owner===-1?void 0:facts.symbols[owner];const declaratorAt=constructorAt(r,
classSymbol?.name??"");const specifiers=declaratorAt===void 0?parseSpecifiers(r,"member"):noSpecifiers(start);while(declaratorAt!==void 0&&r.at<declaratorAt){if(r.
is(WORD))r.takeRead();else r.advance()}if(specifiers.typedef){typeMember(r,specifiers);return}if(specifiers.empty&&declaratorAt===void 0&&r.is(WORD)&&r.is(PAREN,
1)&&!memberBodyFollows(r)){facts.occurrence(r.textAt(r.at),r.start[r.at],"call",HOW.name,-1);mockMethod(r,access);r.advance();parseArguments(r);r.take(SEMICOLON);
return}if(!isFunctionAhead(r)){const before=facts.symbols.length;parseFieldDeclarators(r,specifiers,first);for(let at=before;at<facts.symbols.length;at++){const draft=facts.
symbols[at];if(draft.parent!==owner||draft.kind!=="property")continue;if(access)addModifier(draft,access);if(specifiers.isStatic)addModifier(draft,"static")}return}
parseMethod(r,{owner,access,specifiers,first,isConstructor:declaratorAt!==void 0})}function keywordMember(r,owner,access){const word=r.word[r.at];if(word===TEMPLATE2){
r.scopes.push(new Map);parseTemplateHead(r);parseClassMember(r,owner,access);r.templateStart=-1;r.isConstrained=false;leaveTemplate(r);r.scopes.pop()}else if(word===
USING)parseUsing(r);else if(ASSERT.has(word)){r.advance();if(r.is(PAREN))parseArguments(r)}else if(word===FRIEND){const past=endOfMember(r);if(r.kind[past-1]===
CLOSE_BRACE)return false;r.advance();const{type}=parseSpecifiers(r,"type");if(!r.is(SEMICOLON))parseDeclarator(r,type,"parameter");r.goTo(past)}else return false;
return true}var isAccessMacro=r=>r.is(WORD)&&r.is(COLON,1)&&!r.is(NUMBER,2)&&!(r.is(WORD,2)&&r.is(SEMICOLON,3));function mockMethod(r,access){const{facts}=r;const[
,digits]=/^MOCK_(?:CONST_)?METHOD(\d*)/.exec(r.textAt(r.at))??[];if(digits===void 0)return;let at=r.at+2;if(digits===""){while(at<r.kind.length&&r.kind[at]!==COMMA)
at=r.kind[at]===PAREN?r.pastClose(at):at+1;at++}if(r.kind[at]!==WORD)return;const start=r.start[r.at];const symbol=facts.symbol(r.textAt(at),"method",r.start[at],
start,"");if(access)addModifier(facts.symbols[symbol],access);describe(r,symbol,start,r.end[r.pastClose(r.at+1)-1])}function typeMember(r,specifiers){const{facts}=r;
while(!r.ended&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE)){const before=r.at;const declared=parseDeclarator(r,specifiers.type,"member");if(declared.name!==-1){const ahead=r.
madeAhead.get(declared.name);r.madeAhead.delete(declared.name);const symbol=ahead??facts.symbol(declared.text,"type",r.start[declared.name],specifiers.start,declared.
type);facts.symbols[symbol].kind="type";r.types.add(r.word[declared.name]);describe(r,symbol,specifiers.start,r.end[r.at-1],declared)}if(!r.take(COMMA)&&r.at===
before)r.advance()}r.take(SEMICOLON)}function constructorAt(r,name){for(let at=r.at;at<r.at+12;at++){const kind=r.kind[at];if(kind===TILDE&&r.kind[at+1]===WORD&&
r.kind[at+2]===PAREN)return at;if(kind===WORD&&r.textAt(at)===name&&r.kind[at+1]===PAREN)return at;if(kind===KEYWORD&&/^(explicit|inline|constexpr|virtual|friend|consteval)$/.
test(r.textAt(at))){if(r.kind[at+1]===PAREN)at=r.pastClose(at+1)-1;continue}const next=r.kind[at+1];if(kind===WORD&&(next===WORD||next===TILDE||next===KEYWORD)&&
/^[A-Z][A-Z0-9_]*$/.test(r.textAt(at)))continue;return void 0}return void 0}var memberBodyFollows=r=>{const next=r.kind[r.pastClose(r.at+1)];return next===BRACE||
next===COLON||next===KEYWORD};function isFunctionAhead(r){for(let at=r.at,guard=0;at<r.kind.length&&guard<60;at++,guard++){const kind=r.kind[at];if(kind===KEYWORD&&
r.word[at]===OPERATOR)return true;if(kind===PAREN){if(at-2>=r.at&&r.kind[at-1]===WORD&&r.kind[at-2]===WORD&&/^[A-Z][A-Z0-9_]+$/.test(r.textAt(at-1)))return false;
return r.kind[at-1]===WORD||r.kind[at-1]===GREATER}if(kind===LESS){const past=r.pastAngles(at);if(past!==-1)at=past-1;continue}if(kind===SEMICOLON||kind===EQUALS||
kind===COMMA||kind===BRACE||kind===COLON||kind===CLOSE_BRACE)return false}return false}var UNION=keyword("union");var CLASS5=keyword("class");var ACCESS=new Map([[keyword("public"),"public"],[keyword("private"),"private"],[keyword("protected"),"pr\
otected"]]);function attributes(r){for(;;){if(isAttribute(r,r.at))skipAttribute(r);else if(r.cpp&&r.is(WORD)&&isAttribute(r,r.at+1)){r.takeRead()}else if(r.is(WORD)&&
r.is(PAREN,1)&&r.kind[r.pastClose(r.at+1)]===WORD){r.takeCalled();parseArguments(r)}else if(r.is(WORD)&&r.is(WORD,1)&&(isHeadBehind(r)||r.cpp&&isCppHeadBehind(r))){
if(isFinal(r,r.at+1))return;r.takeRead()}else return}}function isHeadBehind(r){let named2=false;let at=r.at+1;while(r.kind[at]===WORD&&!isFinal(r,at)){const isCall=r.
kind[at+1]===PAREN;named2=!isCall;at=isCall?r.pastClose(at+1):at+1}return named2&&(r.kind[at]===BRACE||r.kind[at]===COLON||r.kind[at]===WORD)}function isCppHeadBehind(r){
if(r.is(LESS,2)||r.is(COLONS,2))return true;return r.is(SEMICOLON,2)?/^[A-Z_]+$/.test(r.textAt(r.at)):r.is(WORD,2)&&isFinal(r,r.at+2)}var isFinal=(r,at)=>r.cpp&&
/^final$|^([A-Z\d_]+_)?(FINAL|SEALED)$/.test(r.textAt(at));function listHead(r){const{facts}=r;const named2=r.is(WORD,2);const comma=named2?3:2;if(!r.is(COMMA,comma)||
!r.is(WORD,comma+1)||!r.is(CLOSE_PAREN,comma+2))return void 0;if(!/_HEAD$/.test(r.textAt(r.at)))return void 0;const start=r.start[r.at];facts.occurrence(r.textAt(
r.at),start,"call",HOW.name,-1);const name=r.textAt(r.at+2);const symbol=named2?facts.symbol(name,"struct",r.start[r.at+2],start,""):-1;const element=r.at+comma+
1;facts.occurrence(r.textAt(element),r.start[element],"type",HOW.tag,0);r.goTo(element+2);if(symbol===-1)return"%";facts.symbols[symbol].signature=facts.text.slice(
start,r.end[r.at-1]);facts.endSymbol(symbol,r.end[r.at-1]);return r.cpp?`t:${name}`:`s:${name}`}function parseRecord(r,specifiers){const{facts}=r;const introducer=r.
at;const keyword2=r.word[introducer];const kind=keyword2===UNION?"union":keyword2===CLASS5?"class":"struct";r.advance();attributes(r);let nameToken=-1;let qualified="";
let specialises2=false;if(r.is(WORD)){nameToken=r.at;r.advance();if(r.cpp){specialises2=r.is(LESS);if(specialises2)parseTypeArguments(r);while(r.is(COLONS)&&r.is(
WORD,1)){mentionScope(r,nameToken,qualified);qualified+=`${r.textAt(nameToken)}::`;r.advance();nameToken=r.at;r.advance();specialises2=r.is(LESS);if(specialises2)
parseTypeArguments(r)}if(r.is(WORD)&&isFinal(r,r.at)){if(r.textAt(r.at)==="final")r.advance();else r.takeRead()}}}const name=nameToken===-1?"":r.textAt(nameToken);
const type=name===""?"":r.cpp?`t:${qualified}${name}`:`s:${name}`;const opens2=r.is(BRACE)||r.cpp&&r.is(COLON)&&basesFollow(r);if(!opens2){if(name!==""){if(r.cpp)
r.types.add(r.word[nameToken]);const forward=r.is(SEMICOLON)&&!specialises2&&introducer>=0&&specifiers.empty&&!specifiers.typedef&&r.cpp;const isFriend=introducer>
0&&r.kind[introducer-1]===KEYWORD&&r.word[introducer-1]===FRIEND;if(forward&&!isFriend)announceOnly(facts,name);if(!forward||isFriend)facts.occurrence(name,r.start[nameToken],
"type",qualified!==""?HOW.qualified:specialises2?HOW.type:HOW.tag,qualified!==""?facts.word(qualified):specialises2?-1:0)}return type}const anonymous=name==="";
const tag=anonymous?nameAhead(r,r.pastClose(firstBrace(r)),specifiers):void 0;let symbol=-1;const whole=specifiers.start<r.start[introducer]?specifiers.start:r.
start[introducer];if(!anonymous){symbol=facts.symbol(name,kind,r.start[nameToken],whole,"");if(qualified!=="")facts.qualify(symbol,qualified);if(specialises2)facts.
symbols[symbol].extra={specialization:true};facts.setType(symbol,r.cpp?`#${symbol}`:"");if(specialises2)leaveTemplate(r);else takeGenerics(r,symbol);if(r.cpp)r.
types.add(r.word[nameToken])}else if(tag?.typedef)symbol=facts.symbol(tag.name,kind,r.start[introducer],whole,"");else if(tag){symbol=facts.symbol(tag.name,facts.
owner>=0&&isRecord(facts.symbols[facts.owner]?.kind)?"property":"variable",r.start[tag.token],whole,"");r.madeAhead.set(tag.token,symbol)}if(symbol!==-1)docAbove(
facts,symbol,whole);if(r.is(COLON))bases(r,symbol);members(r,symbol,kind);if(symbol!==-1&&!r.madeAhead.size)finishSymbol(r,symbol,whole,firstBraceBefore(r,introducer));else if(symbol!==
-1)facts.endSymbol(symbol,r.end[r.at-1]);const own=symbol===-1?"":`#${symbol}`;return anonymous||r.cpp?own:type}var isRecord=kind=>kind!==void 0&&/struct|union|class|property|variable|macro/.
test(kind);var firstBraceBefore=(r,introducer)=>{for(let at=introducer;at<r.kind.length;at++)if(r.kind[at]===BRACE)return at;return introducer};function firstBrace(r){
for(let at=r.at;at<r.kind.length;at++)if(r.kind[at]===BRACE)return at;return r.at}function basesFollow(r){for(let at=r.at+1;at<r.kind.length&&at<r.at+200;at++){
const kind=r.kind[at];if(kind===BRACE)return true;if(kind===SEMICOLON||kind===EQUALS||kind===CLOSE_BRACE)return false}return false}function nameAhead(r,past,specifiers){
let at=past;for(let guard=0;guard<40&&at<r.kind.length;guard++){const kind=r.kind[at];if(kind===WORD){const after=r.kind[at+1];if(after===WORD||after===PAREN){at=
after===PAREN?r.pastClose(at+1):at+1;continue}return{name:r.textAt(at),token:at,typedef:specifiers.typedef}}if(kind===SEMICOLON||kind===CLOSE_BRACE||kind===COMMA||
kind===EQUALS)return void 0;if(kind===PAREN&&!isAttribute(r,at-1)){at++;continue}at=isAttribute(r,at)&&r.kind[at+1]===PAREN?r.pastClose(at+1):at+1}return void 0}
function bases(r,symbol){r.advance();const{facts}=r;const owner=facts.owner;if(symbol!==-1)facts.owner=symbol;while(!r.ended&&!r.is(BRACE)){const before=r.at;if(r.
is(KEYWORD)&&(ACCESS.has(r.word[r.at])||r.word[r.at]===VIRTUAL))r.advance();else if(r.is(WORD)||r.is(COLONS)){const first=facts.body.occurrences.length;const type=parseTypeName(
r);const wanted=type.replace(/<.*$/,"").split(/::|:/).pop();for(let at=first;at<facts.body.occurrences.length;at+=OCCURRENCE_STRIDE)if(facts.body.words[facts.body.
occurrences[at+2]]===wanted){facts.use(at/OCCURRENCE_STRIDE,"extends");break}if(symbol!==-1&&type!==""){facts.surface.bases??=[];facts.surface.bases.push([symbol,
facts.offeredType(type)])}}if(r.at===before)r.advance()}facts.owner=owner}function members(r,symbol,kind){const{facts}=r;const past=r.pastClose(r.at);const owner=facts.
owner;if(symbol!==-1)facts.owner=symbol;const scopes=r.cpp?[]:r.scopes.splice(0);if(r.cpp)r.scopes.push(hiding(r,past));r.advance();let access=r.cpp?kind==="cla\
ss"?"private":"public":void 0;const parsed=r.deeper(()=>{while(!r.ended&&r.at<past-1){const before=r.at;if(r.cpp)access=memberOrAccess(r,symbol,access);else if(!r.
is(SEMICOLON))parseField(r);if(r.at===before)r.advance()}});if(!parsed)r.goTo(past-1);r.goTo(past-1);r.take(CLOSE_BRACE);if(r.cpp)r.scopes.pop();else r.scopes.push(
...scopes);facts.owner=owner}function memberOrAccess(r,symbol,access){if(r.take(SEMICOLON))return access;if(r.is(KEYWORD)&&ACCESS.has(r.word[r.at])&&(r.is(COLON,
1)||r.is(COLON,2))){const next=ACCESS.get(r.word[r.at]);while(!r.is(COLON))r.advance();r.advance();return next}if(!standsFor(r,BRACE,SEMICOLON)){parseClassMember(
r,symbol,access);return access}let left=access;readExpansion(r,inner=>{left=memberOrAccess(inner,symbol,left)});r.takeCalled();if(r.is(PAREN))parseArguments(r);
return left}var AFTER_MEMBER=new Set([SEMICOLON,EQUALS,COMMA,PAREN,BRACE,BRACKET,COLON]);function hiding(r,past){const hidden=new Map;if(r.scopes.length===0)return hidden;
for(let at=r.at+1;at<past-1;at++){const kind=r.kind[at];if(kind===WORD){if(r.isLocal(at)&&AFTER_MEMBER.has(r.kind[at+1]??END))hidden.set(r.word[at],-1)}else if(kind===
PAREN||kind===BRACE||kind===BRACKET)at=r.pastClose(at)-1}return hidden}var ENUM_TYPE=new Set(["class","struct"].map(keyword));function parseEnum(r,specifiers){const{facts}=r;const introducer=r.at;r.advance();const scoped=r.cpp&&r.is(
KEYWORD)&&ENUM_TYPE.has(r.word[r.at]);if(scoped)r.advance();attributes(r);let nameToken=-1;let qualified="";if(r.is(WORD)){nameToken=r.at;r.advance();while(r.cpp&&
r.is(COLONS)&&r.is(WORD,1)){qualified+=`${r.textAt(nameToken)}::`;r.advance();nameToken=r.at;r.advance()}}if(nameToken!==-1&&isUnderlying(r))takeAttributeCall(r);
const name=nameToken===-1?"":r.textAt(nameToken);const type=name===""?"%":r.cpp?`t:${qualified}${name}`:`s:${name}`;if(r.is(COLON)&&(r.is(WORD,1)||r.is(COLONS,1)||
startsType(r,r.at+1))&&enumBodyFollows(r)){r.advance();parseSpecifiers(r,"type")}if(!r.is(BRACE)){if(name!=="")facts.occurrence(name,r.start[nameToken],"type",qualified===
""?HOW.tag:HOW.qualified,qualified===""?1:facts.word(qualified));return type}const whole=Math.min(specifiers.start,r.start[introducer]);const tag=name===""?nameAhead(
r,r.pastClose(r.at),specifiers):void 0;let symbol=-1;if(name!=="")symbol=facts.symbol(name,"enum",r.start[nameToken],whole,"%");else if(tag?.typedef)symbol=facts.
symbol(tag.name,"enum",r.start[introducer],whole,"%");if(symbol!==-1){docAbove(facts,symbol,whole);if(scoped)facts.symbols[symbol].extra={scoped:true}}const brace=r.
at;const past=r.pastClose(r.at);const owner=facts.owner;if(symbol!==-1)facts.owner=symbol;const{inEnum}=facts;facts.inEnum=true;r.advance();const own=symbol===-1?
"%":`#${symbol}`;while(!r.ended&&r.at<past-1){const before=r.at;enumerator(r,own);if(r.at===before)r.advance()}r.goTo(past-1);facts.inEnum=inEnum;r.take(CLOSE_BRACE);
facts.owner=owner;if(symbol!==-1)finishSymbol(r,symbol,whole,brace);return own}var isUnderlying=r=>r.is(WORD)&&r.is(PAREN,1)&&/^[A-Z][A-Z0-9_]*$/.test(r.textAt(
r.at))&&r.kind[r.pastClose(r.at+1)]===BRACE;function enumerator(r,type){const{facts}=r;if(standsFor(r,COMMA,EQUALS)){readExpansion(r,inner=>enumerator(inner,type));
parseAssignment(r)}else if(r.is(WORD)&&!r.is(PAREN,1)){const start=r.start[r.at];const member=facts.symbol(r.textAt(r.at),"enum_member",start,start,type);const draft=facts.
symbols[member];r.advance();while(isAttribute(r,r.at))skipAttribute(r);if(r.take(EQUALS))parseAssignment(r);draft.signature=facts.text.slice(start,r.end[r.at-1]).
replace(/\s+/g," ").slice(0,300);facts.endSymbol(member,r.end[r.at-1])}else if(r.is(WORD))parseAssignment(r);r.take(COMMA)}function enumBodyFollows(r){for(let at=r.
at+1;at<r.at+12;at++){if(r.kind[at]===BRACE)return true;if(r.kind[at]===SEMICOLON)return r.cpp||startsType(r,r.at+1);if(r.kind[at]===void 0)return false}return false}var AUTO=set("auto __auto_type");var TYPEDEF=keyword("typedef");var STATIC=keyword("static");var EXPLICIT=keyword("explicit");var noSpecifiers=start=>({type:"",
typedef:false,isStatic:false,isExtern:false,isFriend:false,isAuto:false,isConst:false,modifiers:[],made:"",empty:true,start});function parseSpecifiers(r,where){
const result=noSpecifiers(r.start[r.at]??r.facts.text.length);const candidates=[];while(!r.ended){const kind=r.peek();if(kind===KEYWORD){if(!takeKeyword(r,result,
candidates))break}else if(kind===BRACKET&&r.is(BRACKET,1))skipAttribute(r,result);else if(kind===STRING&&result.isExtern)r.advance();else if(kind===WORD||kind===
COLONS&&r.cpp&&r.is(WORD,1)){const name=scanName(r);const role=roleOf(r,name,where,result,candidates);if(role==="declarator")break;if(role==="macro")continue;const next=r.
kind[name.past]??END;candidates.push(takeTypeName(r,name));if(next!==WORD&&next!==KEYWORD&&next!==COLONS)break;if(r.cpp&&name.templated&&next===WORD)result.empty=
false}else break}choose(result,candidates);if(result.type==="")result.type=result.made;if(r.cpp&&result.isAuto&&candidates.length>0)result.type="";if(r.cpp&&result.
isConst&&/^%\w/.test(result.type))result.type=`%const ${result.type.slice(1)}`;return result}function takeKeyword(r,result,candidates){const word=r.word[r.at];if(PRIMITIVE.
has(word)){if(r.cpp&&(result.type===""||result.type.startsWith("%")))result.type+=`${result.type===""?"%":" "}${r.textAt(r.at)}`;else if(result.type==="")result.
type="%";result.empty=false;r.advance()}else if(RECORD.has(word)){result.type=word===ENUM?parseEnum(r,result):parseRecord(r,result);result.empty=false}else if(TYPEOF.
has(word)){r.advance();if(r.cpp&&r.is(PAREN)&&r.is(KEYWORD,1)&&AUTO.has(r.word[r.at+1])){result.isAuto=true;r.skipBalanced()}else if(r.is(PAREN))result.type=parseTypeof(
r);result.empty=false}else if(QUALIFIER.has(word)){if(word===CONST)result.isConst=true;r.advance();if(r.is(PAREN)&&result.empty&&candidates.length===0){r.advance();
result.type=parseTypeName(r);result.empty=false;r.take(CLOSE_PAREN)}}else if(STORAGE.has(word))takeStorage(r,word,result);else if(ATTRIBUTE.has(word))skipAttribute(
r,result);else return false;return true}function takeStorage(r,word,result){if(word===TYPEDEF)result.typedef=true;else if(word===STATIC)result.isStatic=true;else if(word===
EXTERN)result.isExtern=true;else if(word===FRIEND)result.isFriend=true;else if(word===VIRTUAL&&!result.modifiers.includes("override"))result.modifiers.push("abs\
tract");else if(AUTO.has(word)){result.isAuto=true;if(r.cpp)result.empty=false}r.advance();if(word===EXPLICIT&&r.is(PAREN))r.skipBalanced()}function roleOf(r,name,where,result,candidates){
const typed=!result.empty||candidates.length>0;switch(r.kind[name.past]??END){case WORD:if(typed&&endsWithAttribute(r,name.past)&&hasNameAt(r,name,result,candidates))
return"declarator";return where==="parameter"&&isTyped(result,candidates)&&endsWithAttribute(r,name.past,CLOSE_PAREN)?"declarator":"type";case KEYWORD:return beforeKeyword(
r,r.word[name.past],typed);case COLONS:if(typed&&r.kind[name.past+1]===STAR)return"declarator";return!r.cpp||r.kind[name.past+1]===TILDE||r.word[name.past+1]===
OPERATOR?"declarator":"type";case STAR:return"type";case AMPERSAND:case COMPARE2:return r.cpp?"type":"declarator";case PAREN:return beforeParenthesis(r,name,where,
result,typed);case CLOSE_PAREN:case COMMA:case END:case GREATER:case ELLIPSIS:case BRACKET:return typed||where!=="parameter"&&where!=="type"?"declarator":"type";case EQUALS:
return typed||where!=="parameter"?"declarator":"type";default:return typed||where!=="type"?"declarator":"type"}}function beforeKeyword(r,word,typed){if(word===OPERATOR&&
r.cpp)return"type";if(ATTRIBUTE.has(word))return typed?"declarator":"type";return PRIMITIVE.has(word)||RECORD.has(word)||QUALIFIER.has(word)||STORAGE.has(word)||
TYPEOF.has(word)?"type":"declarator"}function beforeParenthesis(r,name,where,result,typed){if(result.empty&&where!=="type"&&isFunctionGroup(r,name.past))return name.
qualified&&typed?"declarator":"type";if(typed){if(!isNumberedAttribute(r)&&!decorates(r,name.past))return"declarator";takeAttributeCall(r);return"macro"}const head=listHead(
r);if(head!==void 0){result.type=head;result.empty=false;return"macro"}if(where==="type")return"type";if(OWNING.test(name.text)&&r.kind[r.pastClose(name.past)]===
WORD){takeInner(r,name,result);return"macro"}if(isFunctionGroup(r,name.past))return"type";const past=r.pastClose(name.past);const after=r.kind[past];const more=after===
WORD||after===STAR||after===KEYWORD&&(startsType(r,past)||isAttribute(r,past));if(!more||where==="declaration"&&isOldStyle(r,name.past,past))return"declarator";
if(where==="declaration"&&result.isStatic&&!r.cpp&&namesFunction(r,name.past))return"declarator";if(where==="declaration"&&wrapsType(r,name.past,past))takeInner(
r,name,result);else{if(!r.cpp&&after===WORD)result.made=madeOf(r,name.text,name.past);r.facts.occurrence(name.text,r.start[name.last],"call",HOW.name,-1);r.goTo(
name.past);parseArguments(r)}return"macro"}function madeOf(r,macro,paren){const given2=r.facts.text.slice(r.end[paren],r.start[r.pastClose(paren)-1]);const[,tag,
name]=/^\s*(?:const\s+)?(?:(struct|union)\s+)?([A-Za-z_]\w*)[\s*]*$/.exec(given2)??[];return name===void 0?"":`t:${macro}<${tag?"s":"t"}:${name}>`}function takeInner(r,name,result){
const past=r.pastClose(name.past);r.facts.occurrence(name.text,r.start[name.last],"call",HOW.name,-1);r.goTo(name.past+1);result.type=parseTypeName(r);result.empty=
false;r.goTo(past)}var isFunctionHead=(r,token)=>r.kind[token+1]===PAREN&&opensParameters(r,token+1);var isFunctionGroup=(r,paren)=>{if(!isDeclaratorGroup(r,paren))
return false;const next=r.kind[r.pastClose(paren)];return next===PAREN||r.cpp&&next===BRACKET&&r.kind[paren+1]===AMPERSAND};function takeAttributeCall(r){r.takeCalled();
parseArguments(r)}function hasNameAt(r,name,result,candidates){if(isTyped(result,candidates))return true;if(name.qualified||isFunctionHead(r,name.past)||TYPE_LIKE.
test(name.text))return false;return candidates.some(one=>!one.name.startsWith("__")||TYPE_LIKE.test(one.name))}var isTyped=(result,candidates)=>!result.empty||candidates.
some(({name})=>!ATTRIBUTE_LIKE.test(name));function choose(result,candidates){if(candidates.length===0)return;if(!result.empty&&result.type!=="")return;result.empty=
false;const likely=candidates.filter(c=>!ATTRIBUTE_LIKE.test(c.name)||TYPE_LIKE.test(c.name));result.type=(likely.at(-1)??candidates.at(-1))?.type??""}var OF_EACH=/^t:std::(?:pair|tuple)$/;var OF_ALL=/^t:std::(?:array|vector|list|deque|set|unordered_set|forward_list|initializer_list|optional)$/;var THROUGH_WHICH=/^t:std::(?:ranges::)?(?:span|subrange)$/;
var PLACE=/^c?r?begin$/;function heldByStandard(r,type,given2){const[first=-1]=given2;if(first===-1)return void 0;if(OF_EACH.test(type))return holderOf(type,given2);
if(OF_ALL.test(type))return`${type}<=${isPlace3(r,first)?throughIt(r,first,THROUGH.pointer):first}>`;if(!THROUGH_WHICH.test(type))return void 0;return`${type}<=${throughIt(
r,first,isPlace3(r,first)?THROUGH.pointer:THROUGH.iteration)}>`}var holderOf=(template2,nodes)=>`${template2}<${nodes.map(node=>node===-1?"":`=${node}`).join(",")}\
>`;var throughIt=(r,node,through)=>r.facts.node(NODE.target,node,through);function isPlace3({facts},node){const{nodes,occurrences,words}=facts.body;const callee=nodes[node*
NODE_STRIDE]===NODE.call?nodes[node*NODE_STRIDE+1]:-1;if(callee<0||nodes[callee*NODE_STRIDE]!==NODE.use)return false;const at=nodes[callee*NODE_STRIDE+1]*OCCURRENCE_STRIDE;
return occurrences[at+5]!==HOW.local&&PLACE.test(words[occurrences[at+2]]??"")}var NOTHING3=[];var AFTER_NAME=new Set([EQUALS,SEMICOLON,COMMA,BRACKET,CLOSE_PAREN,COLON]);function pastTests(r,open){const past=r.pastAngles(open,true);if(past===
-1||r.kind[past]!==WORD||!BEHIND_LOCAL.has(r.kind[past+1]??END))return-1;for(let at=open+1;at<past;at=BRACKETS.has(r.kind[at])?r.pastClose(at):at+1){if(r.kind[at]===
COMMA)return past;if(r.kind[at]===COMPARE2)return-1}return-1}var BRACKETS=new Set([PAREN,BRACKET,BRACE]);var BEHIND_LOCAL=new Set([PAREN,BRACE,SEMICOLON]);function isDeclaration(r){
const first=r.peek();if(first===KEYWORD)return startsType(r,r.at)&&!(r.cpp&&isValue(r));if(isAttribute(r,r.at))return r.cpp;if(first!==WORD&&!(first===COLONS&&r.
cpp))return false;let at=r.at;if(first===COLONS)at++;for(;;){at++;if(r.cpp&&r.kind[at]===LESS){let past=r.pastAngles(at);if(past===-1)past=pastTests(r,at);if(past===
-1)break;at=past}if(r.cpp&&r.kind[at]===COLONS&&r.kind[at+1]===WORD){at++;continue}break}let next=r.kind[at]??END;if(next===WORD){const after=r.kind[at+1]??END;
if(after===COLONS||after===LESS){const star=memberStar(r,at);return star!==-1&&r.kind[star+1]===WORD}if(AFTER_NAME.has(after))return true;if(after===PAREN)return!isAsked(
r)&&(r.cpp||!r.isLocal(at)&&!VALUE2.has(r.kind[at+2]??END));if(after===BRACE)return r.cpp;return after===WORD||after===STAR||after===KEYWORD&&isAttribute(r,at+1)}
if(next===KEYWORD)return startsType(r,at)||isAttribute(r,at)&&!r.isLocal(r.at);if(r.isLocal(r.at)||isAssigned(r,at))return false;if(next===PAREN&&(isDecorated(r,
at)||isOfMadeType(r,at)||isPlain2(r,at)))return true;if(next===STAR||r.cpp&&(next===AMPERSAND||next===COMPARE2)){while(next===STAR||next===AMPERSAND||next===COMPARE2||
next===KEYWORD&&startsType(r,at))next=r.kind[++at]??END;if(next===WORD){const after=r.kind[at+1]??END;if(AFTER_NAME.has(after))return after!==CLOSE_PAREN;return after===
WORD||r.cpp&&isInitialized(r,at)}return next===BRACKET&&r.cpp}if(next===PAREN&&r.kind[at+1]===STAR&&isDeclaratorGroup(r,at)){const past=r.pastClose(at);return r.
kind[past]===PAREN&&r.kind[at+2]===WORD&&(r.kind[at+3]===CLOSE_PAREN||r.kind[at+3]===BRACKET)&&!r.isLocal(at+2)}if(r.cpp&&next===PAREN&&memberStar(r,at+1)!==-1)
return declaresGroup(r,at);return next===BRACKET&&r.cpp&&r.kind[at]===BRACKET&&r.textAt(r.at)==="auto"}function isInitialized(r,name){const after=r.kind[name+1];
const sign=r.kind[name-1];if(after===PAREN&&sign===STAR)return true;return(after===PAREN||after===BRACE)&&sign!==COMPARE2&&r.kind[r.pastClose(name+1)]===SEMICOLON}
var VALUE2=new Set([STRING,NUMBER,CHARACTER]);function isAsked(r){const macro=r.facts.macros.get(r.textAt(r.at));return macro!==void 0&&/^\s*(?:if|while|for)\b/.
test(r.facts.text.slice(macro.from,macro.to))}var isValue=r=>r.is(BRACE,1)?!RECORD.has(r.word[r.at]):r.is(PAREN,1)&&!declaresGroup(r,r.at+1);function isDecorated(r,open){
const type=r.pastClose(open);if(r.kind[type]!==WORD||newlineAfter(r,type-1))return false;let name=type;if(!OWNING.test(r.textAt(r.at))){if(r.isLocal(type))return false;
name++;while(r.kind[name]===STAR)name++}const after=r.kind[name+1];return r.kind[name]===WORD&&(after===EQUALS||after===SEMICOLON||after===COMMA||after===BRACKET)}
function isPlain2(r,open){const name=r.pastClose(open);if(r.kind[name]!==WORD||r.isLocal(name)||newlineAfter(r,name-1))return false;const past=r.kind[name+1]===
BRACKET?r.pastClose(name+1):name+1;if(r.kind[past]!==SEMICOLON)return false;if(!startsType(r,open+1)&&!looksLikeType(r,open+1,CLOSE_PAREN))return false;const text=r.
textAt(name);return/[a-z]/.test(text)&&!r.facts.macros.has(text)}function isOfMadeType(r,open){let name=r.pastClose(open);if(r.kind[name]!==STAR||newlineAfter(r,
name-1))return false;while(r.kind[name]===STAR)name++;const after=r.kind[name+1];return r.kind[name]===WORD&&!r.isLocal(name)&&(after===EQUALS||after===SEMICOLON||
after===COMMA)}function isAssigned(r,star){return r.kind[star]===STAR&&r.kind[star+2]===EQUALS&&r.isLocal(star+1)&&newlineAfter(r,star-1)}function parseLocalDeclaration(r){
localDeclarators(r,-1);if(!r.take(SEMICOLON)&&(r.is(CLOSE_PAREN)||r.is(NUMBER)))r.advance()}function localDeclarators(r,limit){const{facts}=r;const first=facts.
body.occurrences.length;const specifiers=parseSpecifiers(r,"declaration");const past=facts.body.occurrences.length;const binds=r.cpp&&specifiers.isAuto;if(binds&&
(r.is(AMPERSAND)||r.is(COMPARE2))&&r.is(BRACKET,1))r.advance();if(binds&&r.is(BRACKET)){structuredBinding(r);return}while(!r.ended&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE)&&
(limit===-1||r.at<limit-1)){const before=r.at;const parameters=r.scopes.length;r.scopes.push(new Map);const declared=parseDeclarator(r,specifiers.type,"local");
const ofParameters=r.scopes[parameters];r.scopes.length=parameters;let local=-1;if(declared.name!==-1){const isNested2=r.is(BRACE)&&declared.isFunction&&!r.cpp;
if(isNested2)local=r.declare(declared.name,"function",declared.type);else if(specifiers.isExtern&&isVariable(r,declared))declareElsewhere(r,specifiers,declared);else if(declared.
isFunction||specifiers.isExtern){facts.occurrence(declared.text,r.start[declared.name],"read",HOW.name,-1)}else if(specifiers.typedef){local=r.declare(declared.
name,"type",declared.type);r.types.add(r.word[declared.name])}else{local=r.declare(declared.name,"variable",declared.type);if(r.cpp)facts.holdsLocal(local,heldBy(
specifiers,declared))}}if(r.is(BRACE)&&declared.isFunction){r.scopes.push(ofParameters);parseCompound(r);r.scopes.pop();return}const constructs=local!==-1&&!specifiers.
typedef&&isMade(r,declared);r.given=NOTHING3;initializer(r,local,declared.type,declared.dimensions,specifiers.isAuto);if(constructs)holdsGiven(r,local,declared.
type);const type=constructs?occurrenceOf(r,declared.type,first,past):-1;if(type!==-1){const made=facts.occurrence(declared.text,r.start[declared.name],"call",HOW.
made,type);facts.call(made,r.given);if(r.given.length>0&&/^t:[\w:]+$/.test(declared.type))facts.makes(local,made)}if(r.is(COLON)){if(limit!==-1){rangeFor(r,local,
declared.type);return}r.advance();parseExpression(r)}if(!r.take(COMMA))break;if(r.at===before)r.advance()}}var isVariable=(r,{isFunction})=>!isFunction&&!r.is(PAREN)&&
r.facts.symbols[r.facts.owner]?.kind!=="macro";function declareElsewhere(r,specifiers,declared){const{facts}=r;const{owner}=facts;while(facts.owner>=0&&facts.symbols[facts.
owner]?.kind!=="namespace")facts.owner=facts.symbols[facts.owner]?.parent??-1;const symbol=facts.symbol(declared.text,"variable",r.start[declared.name],specifiers.
start,declared.type);const end=r.end[r.at-1];describe(r,symbol,specifiers.start,end,declared);addModifier(facts.symbols[symbol],"declaration");facts.endSymbol(symbol,
end);facts.owner=owner}var isMade=(r,{reached})=>r.cpp&&reached==="directly"&&(r.is(PAREN)||r.is(BRACE)||r.is(SEMICOLON)||r.is(COMMA));function initializer(r,local,type,dimensions,isAuto){
const node=r.typeNode(type);if(r.take(EQUALS)){const value=parseInitializer(r,{type,path:"",node,dimensions,local});if((isAuto||type==="")&&local!==-1&&value!==
-1)r.facts.body.locals[local*LOCAL_STRIDE+5]=r.facts.type(`=${value}`)}else if(r.cpp&&r.is(PAREN))parseArguments(r);else if(r.cpp&&r.is(BRACE))parseInitializer(
r,{type,path:"",node,dimensions,local})}function holdsGiven(r,local,type){const held2=heldByStandard(r,type,r.given);if(held2!==void 0)r.facts.body.locals[local*
LOCAL_STRIDE+5]=r.facts.type(held2)}function rangeFor(r,local,type){r.advance();const node=parseExpression(r);if(local!==-1&&type===""&&node!==-1)r.facts.body.locals[local*
LOCAL_STRIDE+5]=r.facts.type(`=${held(r,node)}`)}var held=(r,container)=>r.facts.node(NODE.target,container,THROUGH.iteration);function foreachHead(r){const past=r.
pastClose(r.at);r.advance();const{type}=parseSpecifiers(r,"declaration");const declared=parseDeclarator(r,type,"local");const local=declared.name===-1?-1:r.declare(
declared.name,"variable",declared.type);if(r.is(COMMA))rangeFor(r,local,declared.type);r.goTo(past)}function structuredBinding(r){const{facts}=r;const locals=[];
r.advance();while(!r.ended&&!r.is(CLOSE_BRACKET)&&!r.is(SEMICOLON)){if(r.is(WORD))locals.push(r.declare(r.at,"variable",""));r.advance()}r.take(CLOSE_BRACKET);const iterates=r.
is(COLON);if(!r.take(EQUALS)&&!r.take(COLON))return;const node=parseExpression(r);if(node===-1)return;const whole=iterates?held(r,node):node;locals.forEach((local,position)=>{
facts.body.locals[local*LOCAL_STRIDE+5]=facts.type(`=${facts.node(NODE.element,whole,position)}`)})}var plain=written=>written.replace(/\/\*.*?\*\/|\/\/.*|[\s\\]+/g,"");function offerMeaning({facts,cpp},symbol,body2,parameters){const written=plain(body2);if(parameters===
void 0&&offerPath(facts,symbol,written))return;if(parameters!==void 0&&offerWay(facts,symbol,written,parameters[0]))return;const{tag,name,path}=typeOf(body2)??{};
if(name===void 0||parameters?.includes(name)||NO_RECORD.test(name)){offerResult(facts,symbol,written,parameters??[]);return}const isVariable2=tag==="variable";if(isVariable2&&
parameters!==void 0)return;facts.surface.ways??=[];facts.surface.ways.push([symbol,`=${isVariable2?"v":tag&&!cpp?"s":"t"}:${name}${path??""}`])}var NO_RECORD=/^(?:void|char|short|int|long|float|double|signed|unsigned|bool|_Bool|u?int\d+_t|size_t)$/;
var CAST=/^\(\s*(?:(?:const|volatile|__\w+)\s+)*(?:(struct|union)\s+)?([A-Za-z_]\w*)\s*(?:const\s*|volatile\s*)*\*[\s*]*\)\s*[(&\w]/;var NAMED_CAST=/^(?:static|reinterpret|dynamic)_cast\s*<\s*(?:const\s+)?(struct\s+)?((?:\w+::)*\w+)\s*[*&]\s*>\s*\(/;
var GIVEN_TYPE=/^(?:G_TYPE_\w+_CAST|G_TYPE_INSTANCE_GET_\w+)\s*\(.*,\s*()(\w+)\s*\)$|^OBJECT_(?:CLASS_|GET_)?C\w+\s*\(\s*()(\w+)\s*,|^(?:container_of|\w+_entry)\s*\([^,]*,\s*()(\w+)\s*,/;
var TAGGED=/^\w+\s*\((?:.*,)?\s*(?:const\s+)?(?:(struct|union)\s+(\w+)[\s*]*|()(\w+)\s*\*[\s*]*)[,)]/;var LAST_OF_BLOCK=/^\{.*[;{]\s*(\w+)\s*;\s*\}$/;var NEAR_VARIABLE=/^([A-Za-z_]\w*)(?: ?[-+] ?\d+| ?\[ ?-?\w+ ?\])?$/;
var typeOf=body2=>typeOfValue(body2.replace(/\/\*.*?\*\/|\/\/.*/g,"").replace(/[\s\\]+/g," ").trim());function typeOfValue(written){let value=written;let isReached=false;
while(/^[(*&]/.test(value)&&(value[0]!=="("||closes(value,0)===value.length-1)){isReached||=value[0]!=="(";value=(value[0]==="("?value.slice(1,-1):value.slice(1)).
trim()}const[,variable2]=isReached||value.endsWith("]")?NEAR_VARIABLE.exec(value)??[]:[];if(variable2!==void 0&&(isReached||value!==variable2))return{tag:"varia\
ble",name:variable2};const path=value.startsWith("(")?value.slice(closes(value,0)+1).replace(/\s*->\s*|\s*\.\s*/g,"."):"";if(/^(?:\.\w+)+$/.test(path)){const start=typeOfValue(
value.slice(0,closes(value,0)+1));return start&&{...start,path:`${start.path??""}${path}`}}const last=LAST_OF_BLOCK.exec(value)?.[1];if(last!==void 0){const[,tag,
name2]=new RegExp(`[{;]\\s*(?:const )?(?:(struct|union) )?(\\w+) ?\\*+ ?${last} ?[=;]`).exec(value)??[];return name2===void 0||/^typeof/.test(name2)?void 0:{tag,
name:name2}}const found=CAST.exec(value)??NAMED_CAST.exec(value)??TAGGED.exec(value);if(found&&!NO_FUNCTION.test(value.slice(0,value.search(/\W/))))return{tag:found[1],
name:found[2]??found[4]};const given2=GIVEN_TYPE.exec(value);const name=given2?.[2]??given2?.[4]??given2?.[6];return name===void 0?void 0:{tag:void 0,name}}var PATH=/^[A-Za-z_]\w*(?:(?:\.|->)[A-Za-z_]\w*|\[\w*\])+$/;
var WAY=/^&?\(*(\w+)\)?((?:(?:\.|->)\w+\)*)+)$/;function offerWay({surface},symbol,written,first){const[,start,fields=""]=WAY.exec(written.replace(/^\((?=&)/,""))??
[];if(start===void 0||start!==first)return false;surface.ways??=[];surface.ways.push([symbol,fields.replaceAll(")","").replaceAll("->",".").slice(1)]);return true}
var CALL=/^(?:::)?([A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)\(/;var NO_FUNCTION=/^(?:sizeof|alignof|offsetof|typeof|decltype|defined|if|for|while|do|switch|return)$/;function offerResult({
surface},symbol,written,parameters){if(!written.endsWith(")"))return;let value=assigned(written);while(value.startsWith("(")&&closes(value,0)===value.length-1)value=
value.slice(1,-1);const call=CALL.exec(value);const name=call?.[1];if(!call||closes(value,call[0].length-1)!==value.length-1)return;if(NO_FUNCTION.test(name)||parameters.
includes(name))return;surface.ways??=[];surface.ways.push([symbol,`${name}()`])}function assigned(text){let depth=0;for(let at=text.length-1;at>0;at--){const c=text[at];
if(c===")")depth++;else if(c==="(")depth--;else if(c==="="&&depth===0&&!/[=!<>]/.test(text[at-1])&&text[at+1]!=="=")return text.slice(at+1)}return text}function closes(text,open){
let depth=0;for(let at=open;at<text.length;at++){if(text[at]==="(")depth++;else if(text[at]===")"&&--depth===0)return at}return-1}function offerPath({surface},symbol,written){
const path=written.startsWith("(")&&written.endsWith(")")?written.slice(1,-1):written;if(!PATH.test(path))return false;surface.aliases??=[];surface.aliases.push(
[symbol,path]);return true}function pastedCast(r,token){const written=writtenOut(r,token);const{tag,name}=written!==void 0&&typeOf(written)||{};if(name===void 0||tag==="variable")return-1;
return r.typeNode(`${tag&&!r.cpp?"s":"t"}:${name}`)}var DECLARES3=/^(?:const )?(struct|union) (\w+) ?(?:\* ?)*(\w+) ?[=;]/;function pastedVariable(r,token){const[
,tag,name,variable2=""]=DECLARES3.exec(writtenOut(r,token)??"")??[];if(tag===void 0)return;const type=`${r.cpp?"t":"s"}:${name}`;const local=r.facts.local(variable2,
"variable",r.start[token],type);r.scopes.at(-1)?.set(r.words.number(variable2),local)}var IF=keyword("if");var ELSE=keyword("else");var WHILE=keyword("while");var FOR=keyword("for");var SWITCH=keyword("switch");var DO=keyword("do");var CASE=keyword(
"case");var DEFAULT=keyword("default");var isTypeof=r=>r.is(KEYWORD)&&TYPEOF.has(r.word[r.at])&&r.is(PAREN,1)&&r.kind[r.pastClose(r.at+1)]===WORD;var RETURN=new Set(
["return","co_return","throw"].map(keyword));var GOTO=keyword("goto");var OF_CHOICE=-2;var JUMP=new Set(["break","continue"].map(keyword));var CATCH=keyword("ca\
tch");var CONSTEXPR=keyword("constexpr");function parseCompound(r){let value=-1;const parsed=r.deeper(()=>{const past=r.pastClose(r.at);r.advance();r.scopes.push(
new Map);while(!r.ended&&r.at<past-1){const before=r.at;value=parseStatement(r);if(r.at===before)r.advance()}r.scopes.pop();r.goTo(past-1);r.take(CLOSE_BRACE)});
if(!parsed)r.skipBalanced();return value}function parseStatement(r){let value=-1;const parsed=r.deeper(()=>{value=statement(r)});if(!parsed)r.advance();return value}
function statement(r){switch(r.peek()){case SEMICOLON:r.advance();return-1;case BRACE:return parseCompound(r);case BRACKET:if(!isAttribute(r,r.at))break;skipAttribute(
r);return statement(r);case KEYWORD:return keywordStatement(r);case WORD:if(r.is(COLON,1)&&!r.is(COLON,2)){label(r,r.at,true);r.advance();r.advance();while(isAttribute(
r,r.at))skipAttribute(r);return-1}break}if(isForeach(r)){r.takeCalled();r.inScope(()=>{foreachHead(r);parseStatement(r)});return-1}if(isEmit(r))r.takeRead();else if(isDeclaration(
r)){parseLocalDeclaration(r);return-1}return expressionStatement(r)}function expressionStatement(r){const call=r.is(WORD)&&r.is(PAREN,1)&&!r.isLocal(r.at)?r.at:
-1;const macro=r.facts.body.occurrences.length/OCCURRENCE_STRIDE;const value=parseExpression(r);if(call!==-1)pastedVariable(r,call);if(call!==-1&&(r.is(BRACE)||
CAPITALS2.test(r.textAt(call))))givenNames(r,call,macro);if(!r.take(SEMICOLON)&&!r.is(BRACE)&&!r.is(CLOSE_BRACE)){if(r.is(CLOSE_PAREN)||r.is(CLOSE_BRACKET)||r.is(
COMMA)||r.is(EQUALS)||r.is(COLON))r.advance()}return value}var CAPITALS2=/^[A-Z]\w*_[A-Z0-9_]*[A-Z0-9]$/;function givenNames(r,call,macro){const past=r.pastClose(
call+1);for(let at=call+2;at<past-1;at++){const isAlone=r.kind[at+1]===COMMA||at+1===past-1;const isFirst=r.kind[at-1]===COMMA||at===call+2;if(r.kind[at]===PAREN)
at=r.pastClose(at)-1;else if(r.kind[at]===WORD&&isAlone&&isFirst&&r.lookUp(r.word[at])===-1){if(!CAPITALS2.test(r.textAt(at)))r.mayDeclare(at,macro)}}}function keywordStatement(r){
const word=r.word[r.at];switch(word){case IF:r.advance();r.inScope(()=>alternatives(r));return-1;case WHILE:case SWITCH:r.advance();r.inScope(()=>conditional(r));
return-1;case ELSE:r.advance();parseStatement(r);return-1;case DO:r.advance();parseStatement(r);if(r.isKeyword(WHILE)){r.advance();condition(r);r.take(SEMICOLON)}
return-1;case FOR:r.advance();r.inScope(()=>{if(r.is(PAREN))forHead(r);parseStatement(r)});return-1;case CASE:r.advance();parseExpression(r);if(r.take(ELLIPSIS))
parseExpression(r);r.take(COLON);return-1;case DEFAULT:r.advance();r.take(COLON);return-1;case GOTO:r.advance();if(r.is(WORD)){label(r,r.at,false);r.advance()}else
parseExpression(r);r.take(SEMICOLON);return-1;case TRY:r.advance();return-1;case CATCH:r.advance();r.inScope(()=>{if(r.is(PAREN)){const past=r.pastClose(r.at);r.
advance();if(!r.is(ELLIPSIS))localDeclarators(r,past);r.goTo(past)}parseStatement(r)});return-1;case USING:parseUsing(r);return-1;case NAMESPACE:if(r.is(WORD,1)&&
r.is(EQUALS,2)){namespace(r);return-1}while(!r.ended&&!r.is(SEMICOLON)&&!r.is(BRACE))r.advance();return-1;case TEMPLATE2:while(!r.ended&&!r.is(SEMICOLON)&&!r.is(
BRACE))r.advance();return-1}if(RETURN.has(word)){r.advance();const value=r.is(SEMICOLON)?-1:r.gives!==""&&r.is(BRACE)?returnedList(r):parseExpression(r);if(r.returned===
-1)r.returned=value;r.take(SEMICOLON);return value}if(JUMP.has(word)){r.advance();r.take(SEMICOLON);return-1}if(ASSERT.has(word)){r.advance();if(r.is(PAREN))parseArguments(
r);r.take(SEMICOLON);return-1}if(isAttribute(r,r.at)){skipAttribute(r);return-1}if(startsType(r,r.at)&&!(r.cpp&&isValue(r)&&!isTypeof(r))){parseLocalDeclaration(
r);return-1}return expressionStatement(r)}function alternatives(r){alternative(r);while(r.isKeyword(ELSE)){r.advance();if(r.isKeyword(IF)){r.advance();alternative(
r)}else parseStatement(r)}}function alternative(r){if(r.isKeyword(CONSTEXPR))chosen(r);else conditional(r)}function conditional(r){condition(r);parseStatement(r)}
function returnedList(r){const type=r.is(DOT,1)?r.gives:"";return parseInitializer(r,{type,path:"",node:r.typeNode(r.gives),dimensions:0,local:-1})}function chosen(r){
r.advance();const{returned}=r;r.returned=-1;conditional(r);r.returned=r.returned===-1?returned:OF_CHOICE}function condition(r){if(!r.is(PAREN))return;const past=r.
pastClose(r.at);r.advance();while(!r.ended&&r.at<past-1){const before=r.at;if(r.cpp&&isDeclaration(r))localDeclarators(r,past);else parseExpression(r);r.take(SEMICOLON);
if(r.at===before)r.advance()}r.goTo(past)}function forHead(r){const past=r.pastClose(r.at);r.advance();if(isDeclaration(r))localDeclarators(r,past);else if(!r.is(
SEMICOLON))parseExpression(r);while(!r.ended&&r.at<past-1){const before=r.at;r.take(SEMICOLON);r.take(COLON);if(r.cpp&&r.is(KEYWORD)&&isDeclaration(r))localDeclarators(
r,past);else if(r.at<past-1&&!r.is(SEMICOLON))parseExpression(r);if(r.at===before)r.advance()}r.goTo(past)}function label(r,token,defines){const{facts}=r;const word=r.
word[token];r.labels??=new Map;let local=r.labels.get(word);if(local===void 0){local=facts.local(r.textAt(token),"label",r.start[token],"%");r.labels.set(word,local)}
if(defines){const{locals}=facts.body;const at=local*LOCAL_STRIDE;const line=facts.tree.lineAt(r.start[token]);if(locals[at+1]===LOCAL_KINDS.indexOf("label")){locals[at+
2]=line;locals[at+3]=r.start[token]-facts.tree.lineStarts[line-1]}}else facts.occurrence(r.textAt(token),r.start[token],"read",HOW.local,local)}var SIZEOF=new Set(["sizeof","_Alignof","alignof","decltype","typeid","noexcept"].map(keyword));var EXTENSION=keyword("__extension__");var GENERIC=keyword("_Gen\
eric");var NEW=keyword("new");var DELETE=keyword("delete");var AWAIT=keyword("co_await");var THROW=new Set(["throw","co_await","co_yield"].map(keyword));var TRUE=keyword(
"true");var FALSE=keyword("false");var NULLPTR=keyword("nullptr");var NAMED_CASTS=new Set(["static_cast","dynamic_cast","const_cast","reinterpret_cast"].map(keyword));
function keywordOperand(r){const word=r.word[r.at];if(SIZEOF.has(word)){r.advance();if(r.cpp)r.take(ELLIPSIS);if(r.is(PAREN)&&(startsType(r,r.at+1)||looksLikeType(
r,r.at+1,CLOSE_PAREN))){r.advance();parseTypeName(r);r.goTo(closing(r));r.take(CLOSE_PAREN);if(r.is(BRACE))parseInitializer(r,{type:"",path:"",node:-1,dimensions:0,
local:-1})}else parseUnary(r);return-1}if(word===EXTENSION||THROW.has(word)){r.advance();const node=parseUnary(r);return word===AWAIT&&node!==-1?r.facts.node(NODE.
target,node,THROUGH.waiting):node}if(word===GENERIC){r.advance();let result=-1;if(r.take(PAREN)){parseAssignment(r);while(r.take(COMMA)){if(startsType(r,r.at)||
looksLikeType(r,r.at,COLON))parseTypeName(r);else r.advance();if(r.take(COLON))result=either(r,result,parseAssignment(r))}r.take(CLOSE_PAREN)}return postfix(r,result)}
if(ASM.has(word)){r.advance();while(r.is(KEYWORD))r.advance();if(r.is(PAREN))parseAssembler(r);return-1}if(r.cpp){if(word===THIS){r.advance();const node=r.facts.
pointer(r.typeNode(r.facts.thisType));return postfix(r,node!==-1&&r.facts.thisConst?r.facts.constant(node):node)}if(word===NEW)return construction(r);if(word===
REQUIRES)return requiresExpression(r);if(word===DELETE){r.advance();if(r.is(BRACKET))r.skipBalanced();parseUnary(r);return-1}if(NAMED_CASTS.has(word)){r.advance();
let type="";r.constType=false;r.pointerType=false;if(r.is(LESS))type=parseTypeArguments(r)[0]??"";const{constType,pointerType}=r;const inner=r.is(PAREN)?enclosed(
r):-1;return postfix(r,cast(r,type,constType,pointerType,inner))}if(word===OPERATOR){r.advance();while(!r.ended&&!r.is(PAREN))r.advance();return postfix(r,-1)}}
if(startsType(r,r.at)){const type=parseTypeName(r,isConversion(r)?"call":"abstract");const node=r.typeNode(type);return r.is(PAREN)||r.is(BRACE)?postfix(r,node):
node}r.advance();return word===TRUE||word===FALSE?r.literal("%bool"):word===NULLPTR?r.literal("%nullptr"):-1}function parseAssembler(r){const past=r.pastClose(r.
at);r.advance();while(r.at<past-1&&!r.ended){if(r.is(PAREN)){r.advance();parseExpression(r);r.take(CLOSE_PAREN)}else r.advance()}r.goTo(past)}function closing(r){
let depth=0;for(let at=r.at;at<r.kind.length;at++){const kind=r.kind[at];if(kind===PAREN||kind===BRACE||kind===BRACKET)depth++;else if(kind===CLOSE_PAREN||kind===
CLOSE_BRACE||kind===CLOSE_BRACKET){if(depth--===0)return at}}return r.kind.length}var OPERAND=new Set([WORD,NUMBER,STRING,CHARACTER,PAREN,code("!"),TILDE,COLONS,
INCREMENT,DECREMENT]);function parenthesized(r){const open=r.at;if(r.is(BRACE,1)){r.advance();const value=parseCompound(r);r.take(CLOSE_PAREN);return postfix(r,
value)}if(isCast(r,open)){r.advance();const type=parseTypeName(r);const{constType,pointerType}=r;r.goTo(closing(r));r.take(CLOSE_PAREN);if(r.is(BRACE)){const node=r.
typeNode(type);parseInitializer(r,{type,path:"",node,dimensions:0,local:-1});return postfix(r,node)}const inner=parseUnary(r);return cast(r,type,constType,pointerType,
inner)}return postfix(r,enclosed(r))}function cast(r,type,isConst,isPointer2,inner){if(type==="")return inner;const node=r.facts.node(NODE.cast,r.facts.type(type),
inner);if(r.cpp&&isPointer2)r.facts.pointer(node);return r.cpp&&isConst?r.facts.constant(node):node}function enclosed(r){const open=r.at;r.advance();const node=parseExpression(
r);if(r.cpp&&r.is(ELLIPSIS))r.goTo(closing(r));if(!r.is(CLOSE_PAREN))recoverTo(r,open);r.take(CLOSE_PAREN);return node}function recoverTo(r,open){const past=r.pastClose(
open);while(r.at<past-1&&!r.ended){const before=r.at;if(r.is(BRACE))parseCompound(r);else parseExpression(r);if(r.at===before)r.advance()}if(r.at>past)return;r.
goTo(past-1)}function isCast(r,open){const first=open+1;if(startsType(r,first)){const past2=r.pastClose(open);return r.kind[past2-1]===CLOSE_PAREN&&r.kind[past2]!==
SEMICOLON}if(r.kind[first]!==WORD&&r.kind[first]!==COLONS)return false;if(r.isLocal(first))return false;const past=r.pastClose(open);const next=r.kind[past]??END;
if(looksLikeType(r,first,CLOSE_PAREN)){const close=past-1;if(r.kind[close-1]===STAR||r.kind[close-1]===AMPERSAND)return true;if(close-first===1||r.cpp){const name=r.
textAt(close-1);if(next===BRACE)return true;if(next===PAREN||next===STAR||next===AMPERSAND||next===code("-")||next===code("+"))return/_t$|_T$/.test(name)||r.isKnownType(
first);if(next===KEYWORD)return SIZEOF.has(r.word[past])||r.word[past]===THIS||r.word[past]===NEW;return OPERAND.has(next)}return true}return false}function operate(r,token,left,right){const{facts}=r;if(!r.cpp||left<0)return-1;const operation=facts.body.nodes[left*NODE_STRIDE];if(operation===NODE.type||facts.
typeOfNode(left).startsWith("%"))return-1;const text=r.textAt(token);const name=`operator${text==="["?"[]":text}`;const occurrence=facts.occurrence(name,r.start[token],
"call",HOW.operator,left);facts.call(occurrence,[right]);return facts.node(NODE.call,facts.node(NODE.use,occurrence),-1)}var SAME=/^(?:filter|take|take_while|drop|drop_while|reverse|all|common|as_const|as_rvalue|stride|to|unique|cache_latest)$/;var PARTS=/^(?:chunk|chunk_by|slide|split|lazy_split)$/;
var TOGETHER=/^(?:zip|cartesian_product)$/;var isView=r=>viewAt(r)!==-1;var isViewOf=(space,name)=>/\bviews?(?:::)?$/.test(space)||/\branges(?:::)?$/.test(space)&&
name==="to";function viewAt(r){if(!r.cpp)return-1;let at=r.at;let before="";while(r.kind[at]===WORD&&r.kind[at+1]===COLONS){before=r.textAt(at);at+=2}return r.kind[at]===
WORD&&isViewOf(before,r.textAt(at))?at:-1}function throughView(r,range){const name=r.textAt(viewAt(r));r.piped=range;r.given=[];parseUnary(r);r.piped=-1;return behindView(
r,name,[range,...r.given])}function behindView(r,name,[range=-1,made=-1,...more]){if(range===-1||SAME.test(name))return range;const element=(of=range)=>r.facts.
node(NODE.target,of,THROUGH.iteration);const rangeOf=(...held2)=>r.typeNode(held2.length===1?holderOf("t:std::vector",held2):`t:std::vector<${holderOf("t:std::t\
uple",held2)}>`);if(PARTS.test(name))return rangeOf(range);if(TOGETHER.test(name))return rangeOf(...[range,made,...more].map(one=>one===-1?-1:element(one)));switch(name){case"\
transform":return made===-1?-1:rangeOf(r.facts.node(NODE.call,made));case"join":case"join_with":return element();case"keys":case"values":return rangeOf(r.facts.
node(NODE.element,element(),name==="keys"?0:1));case"enumerate":return rangeOf(r.literal("%long"),element());case"pairwise":return rangeOf(element(),element())}
return-1}var JOINS=new Set(["&&","||"]);var ARITHMETIC2=new Set([code("+"),code("-")]);var PRODUCT=new Set([STAR,code("/")]);var BINARY=new Set([code("+"),code("-"),STAR,
code("/"),code("%"),AMPERSAND,code("|"),code("^"),LESS,GREATER].concat([COMPARE2,SHIFT_LEFT,SHIFT_RIGHT,PASTE,MEMBER_POINTER]));var OR=code("|");var NOT=code("!");
var MINUS=code("-");var PREFIX=new Set([NOT,TILDE,MINUS,code("+"),code("#")]);function parseExpression(r){let node=parseAssignment(r);while(r.is(COMMA)){r.advance();
node=parseAssignment(r)}return node}function parseAssignment(r){let result=-1;const parsed=r.deeper(()=>{result=assignment(r)});if(!parsed)r.advance();return result}
function assignment(r){const isAddress=r.is(AMPERSAND);let left=parseUnary(r);let operand=isAddress?-1:left;let compared;let angle=-1;let angles=0;for(;;){const kind=r.
peek();if(kind===EQUALS||kind===ASSIGN){markWritten(r,left);const token=r.at;r.advance();const value=r.is(BRACE)?parseInitializer(r,{type:r.facts.typeOfNode(left),
path:"",node:left,dimensions:0,local:-1}):parseAssignment(r);if(kind===EQUALS)keepFunction(r.facts,left,value);operate(r,token,left,value);return left===-1?value:
left}if(kind===QUESTION2){r.advance();const then=r.is(COLON)?left:parseExpression(r);if(!r.take(COLON))return then;const otherwise2=parseAssignment(r);return either(
r,then,otherwise2)}if(BINARY.has(kind)){const token=r.at;r.advance();if(kind===OR&&left!==-1&&isView(r)){left=throughView(r,left);operand=left;continue}const isNextAddress=r.
is(AMPERSAND);const right=parseUnary(r);const joins=kind===COMPARE2&&JOINS.has(r.textAt(token));const made=joins?-1:operate(r,token,operand,right);operand=joins?
isNextAddress?-1:right:kind===COMPARE2?-1:made!==-1?made:operand;if(ARITHMETIC2.has(kind))left=made===-1?either(r,left,right):either(r,made,either(r,left,right));else if(r.
cpp&&PRODUCT.has(kind))left=product(r,made,left,right);else left=kind===PASTE?left:made;if(r.cpp&&kind===COMPARE2)compared=made;else if(kind===LESS||kind===GREATER){
angle=made;angles++}continue}if(kind===STRING||kind===WORD&&!startsLine(r)){const before=r.at;const next=parseUnary(r);if(kind===WORD)left=next;if(r.at>before)continue}
if(r.cpp&&angles===1)compared??=angle;return compared===void 0?left:otherwise(r,compared,r.literal("%bool"))}}var startsLine=r=>r.facts.text.slice(r.end[r.at-1]??
0,r.start[r.at]).includes("\n");var either=(r,a,b)=>a===-1?b:b===-1||a===b?a:r.facts.node(NODE.either,a,b);var otherwise=(r,a,b)=>a===-1?b:b===-1?a:r.facts.node(
NODE.otherwise,a,b);function product(r,made,left,right){if(left===-1||right===-1)return made;return otherwise(r,made,r.facts.node(NODE.product,left,right))}function markWritten(r,node){
if(node===-1)return;const{nodes,occurrences}=r.facts.body;const operation=nodes[node*NODE_STRIDE];const occurrence=operation===NODE.use?nodes[node*NODE_STRIDE+1]:
operation===NODE.local?nodes[node*NODE_STRIDE+2]:-1;if(occurrence>=0&&occurrences[occurrence*OCCURRENCE_STRIDE+3]===0)r.facts.use(occurrence,"write")}function parseUnary(r){
let result=-1;const parsed=r.deeper(()=>{result=unary(r)});if(!parsed)r.advance();return result}function unary(r){const kind=r.peek();if(PREFIX.has(kind)){r.advance();
const node=parseUnary(r);return kind===NOT?r.literal("%bool"):r.cpp&&kind===MINUS?node:-1}switch(kind){case STAR:{r.advance();const node=parseUnary(r);return node===
-1?-1:r.facts.node(NODE.target,node)}case AMPERSAND:r.advance();return pointerTo(r,parseUnary(r));case COMPARE2:r.advance();if(!r.is(WORD)||r.textAt(r.at-1)!=="\
&&")return parseUnary(r);label(r,r.at,false);r.advance();return-1;case INCREMENT:case DECREMENT:{r.advance();const node=parseUnary(r);markWritten(r,node);return node}case PAREN:
return parenthesized(r);case BRACKET:if(r.cpp)return postfix(r,lambda(r));r.advance();return-1;case BRACE:parseInitializer(r,{type:"",path:"",node:-1,dimensions:0,
local:-1});return-1;case WORD:case COLONS:return postfix(r,parseName(r));case NUMBER:return number(r);case CHARACTER:r.advance();return r.literal("%char");case STRING:{
const node=string(r);return r.is(BRACKET)?postfix(r,-1):r.cpp&&r.is(DOT)?postfix(r,node):node}case KEYWORD:return keywordOperand(r);case ELLIPSIS:case DOT:case PASTE:
r.advance();return-1;default:return-1}}function pointerTo(r,node){const type=r.cpp?r.facts.typeOfNode(node):"";if(!type.startsWith("%"))return node;const isElement=type.
endsWith("*")&&r.facts.body.nodes[node*NODE_STRIDE]===NODE.target;return r.literal(isElement?type:`${type}*`)}function parseName(r){const{facts}=r;if(r.cpp&&(r.
is(COLONS)||r.is(COLONS,1)||r.is(LESS,1)))return parseQualified(r);if(!r.is(WORD)){r.advance();return-1}const token=r.at;const word=r.word[token];const local=r.
lookUp(word);const start=r.start[token];const text=r.words.text(word);let node;if(local!==-1){const occurrence=facts.occurrence(text,start,"read",HOW.local,local);
node=facts.node(NODE.local,local,occurrence)}else{const perhaps=r.perhapsLocal(word);const occurrence=facts.occurrence(text,start,"read",perhaps===-1?HOW.name:HOW.
perhaps,perhaps);node=facts.node(NODE.use,occurrence)}r.advance();return node}var CONCEPT=keyword("concept");var REQUIRES=keyword("requires");var NOEXCEPT=keyword("noexcept");var TYPENAME=keyword("typename");var TRUTH=new Set(["true","fal\
se"].map(keyword));function parseConcept(r){const{facts}=r;const start=r.templateStart===-1?r.start[r.at]:r.templateStart;r.templateStart=-1;r.advance();if(!r.is(
WORD))return;const symbol=facts.symbol(r.textAt(r.at),"type",r.start[r.at],start);takeGenerics(r,symbol);r.advance();const{owner}=facts;facts.owner=symbol;while(!r.
ended&&!r.is(EQUALS)&&!r.is(SEMICOLON))r.advance();if(r.take(EQUALS))parseExpression(r);facts.owner=owner;describe(r,symbol,start,r.end[r.at-1]);while(!r.ended&&
!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE))r.advance();r.take(SEMICOLON)}function parseRequiresClause(r){r.isConstrained=true;r.advance();do constraint(r);while(takeOperator(
r))}function takeOperator(r){if(!r.is(COMPARE2)||!/^(?:&&|\|\|)$/.test(r.textAt(r.at)))return false;r.advance();return true}function constraint(r){while(r.is(code(
"!")))r.advance();if(r.isKeyword(REQUIRES))requiresExpression(r);else if(r.is(PAREN)){const past=r.pastClose(r.at);r.advance();parseExpression(r);r.goTo(past-1);
r.take(CLOSE_PAREN)}else if(r.is(KEYWORD)&&TRUTH.has(r.word[r.at]))r.advance();else conceptName(r)}function conceptName(r){const{facts}=r;let qualifier="";r.take(
COLONS);while(r.is(WORD)){const token=r.at;const name=r.textAt(token);r.advance();const at=r.start[token];const past=r.is(LESS)?r.pastAngles(r.at,true):r.at;const isScope=r.
kind[past]===COLONS;const local=qualifier===""?r.lookUp(r.word[token]):-1;if(local!==-1)facts.occurrence(name,at,"type",HOW.local,local);else if(qualifier==="")
facts.occurrence(name,at,"type",HOW.type,isScope?BEFORE_SCOPE:-1);else facts.occurrence(name,at,"type",HOW.qualified,facts.word(qualifier));if(r.is(LESS))parseTypeArguments(
r);if(!r.take(COLONS))break;if(r.isKeyword(TEMPLATE2))r.advance();qualifier+=`${name}::`}}function requiresExpression(r){r.advance();r.scopes.push(new Map);if(r.
is(PAREN))parseParameters(r,true);if(r.is(BRACE)){const past=r.pastClose(r.at);r.advance();while(!r.ended&&r.at<past-1){const before=r.at;requirement(r);r.take(
SEMICOLON);if(r.at===before)r.advance()}r.goTo(past-1);r.take(CLOSE_BRACE)}r.scopes.pop();return r.literal("%bool")}function requirement(r){if(r.is(BRACE)){const past=r.
pastClose(r.at);r.advance();parseExpression(r);r.goTo(past-1);r.take(CLOSE_BRACE);if(r.isKeyword(NOEXCEPT))r.advance();if(r.take(ARROW))constraint(r)}else if(r.
isKeyword(TYPENAME)){r.advance();parseTypeName(r)}else if(r.isKeyword(REQUIRES))parseRequiresClause(r);else parseExpression(r)}var ENDS_NAME=new Set([PAREN,COLONS,BRACE,BRACKET,CLOSE_PAREN,SEMICOLON,COMPARE2,DOT,COMMA,CLOSE_BRACKET,CLOSE_BRACE,EQUALS,ELLIPSIS,COLON,code("?")]);function parseQualified(r){
const{facts}=r;let qualifier="";let node=-1;const isGlobal=r.take(COLONS);while(r.is(WORD)){const token=r.at;const text=r.textAt(token);const local=qualifier===
""&&!isGlobal?r.lookUp(r.word[token]):-1;const another=qualifier===""&&!isGlobal&&local===-1&&isAnother(r);r.advance();let templated=false;let type="";let written=[];
if(r.is(LESS)){const past=r.pastAngles(r.at);const next=past===-1?END:r.kind[past]??END;if(past!==-1&&local===-1&&ENDS_NAME.has(next)){templated=true;written=parseTypeArguments(
r);type=`t:${qualifier}${text}<${written.join(",")}>`}}const isTemplate=r.is(COLONS)&&r.isKeyword(TEMPLATE2,1)&&r.is(WORD,2);if(isTemplate||r.is(COLONS)&&(r.is(
WORD,1)||r.is(TILDE,1)||r.isKeyword(OPERATOR,1))){const[how2,argument2]=local!==-1?[HOW.local,local]:qualifier===""?[HOW.type,another?ANOTHER:BEFORE_SCOPE]:[HOW.
qualified,facts.word(qualifier)];facts.occurrence(text,r.start[token],"type",how2,argument2);qualifier+=asScope(r,text,local,another);r.advance();if(isTemplate||
r.is(TILDE))r.advance();if(r.isKeyword(OPERATOR)){while(!r.ended&&!r.is(PAREN))r.advance();return-1}continue}const isBare=qualifier===""&&!isGlobal;const how=local!==
-1?HOW.local:isBare?HOW.name:HOW.qualified;const argument=local!==-1?local:isBare?another?ANOTHER:-1:facts.word(qualifier);const occurrence=facts.occurrence(text,
r.start[token],"read",how,argument);node=local!==-1?facts.node(NODE.local,local,occurrence):facts.node(NODE.use,occurrence);facts.explicit(occurrence,written);if(templated&&
/^t:([\w:]*::)?(make_unique|make_shared|static_pointer_cast|dynamic_pointer_cast|make_optional)</.test(type))return templatedCall(r,node,type);if(templated&&/^t:std::get(?:_if)?</.
test(type))return taken(r,node,type);if(templated&&HOLDER.test(type))return holder(r,node,type);if(r.is(PAREN)&&r.piped===-1&&local===-1){const seen=view(r,node,
qualifier,text);if(seen!==void 0)return seen}if(templated&&local===-1&&isOnePointer(r,written))return callForPointer(r,node,written);if(qualifier==="std::"&&text===
"async"&&r.is(PAREN))return started(r,node);if(qualifier==="std::"&&/^make_(?:pair|tuple)$/.test(text)&&r.is(PAREN))return grouped(r,node,text.slice(5));if(qualifier===
"std::"&&!templated&&HOLDER.test(`t:std::${text}<`))return holder(r,node,`t:std::${text}`);break}return node}function templatedCall(r,node,type){if(!r.is(PAREN))
return node;markCalled(r,node);parseArguments(r);return r.typeNode(type.slice(type.indexOf("<")+1,-1).split(",")[0]??"")}function taken(r,node,type){if(!r.is(PAREN))
return node;const place=/</.exec(type)?.index??0;const given2=type.slice(place+1,-1);const position=/\d+/.exec(r.facts.text.slice(r.end[r.at-3]??0,r.start[r.at]))?.[0];
markCalled(r,node);parseArguments(r);if(given2!==""&&!given2.startsWith("%"))return r.typeNode(given2);const[whole=-1]=r.given;return position===void 0||whole===
-1?-1:r.facts.node(NODE.element,whole,Number(position))}function grouped(r,node,template2){markCalled(r,node);parseArguments(r);return r.typeNode(holderOf(`t:st\
d::${template2}`,r.given))}function view(r,node,qualifier,name){if(!isViewOf(qualifier,name))return void 0;const called2=markCalled(r,node);parseArguments(r);r.
facts.call(called2,r.given);return r.facts.node(NODE.otherwise,r.facts.node(NODE.call,node),behindView(r,name,r.given))}function started(r,node){markCalled(r,node);
parseArguments(r);const given2=r.given.map(one=>r.facts.typeOfNode(one)).find(type=>type.startsWith("("));return given2===void 0?-1:r.typeNode(`t:std::future<${given2.
slice(1)}>`)}var HOLDER=/^t:std::(unique_ptr|shared_ptr|weak_ptr|vector|list|deque|array|optional|span|pair|tuple|(unordered_)?(multi)?(map|set))</;function holder(r,node,type){
if(!r.is(PAREN)&&!r.is(BRACE))return node;const made=markCalled(r,node);if(r.is(PAREN))parseArguments(r);else parseInitializer(r,{type:"",path:"",node:-1,dimensions:0,
local:-1});r.facts.call(made,r.given);return r.typeNode(heldByStandard(r,type,r.given)??type)}function construction(r){r.advance();if(r.is(PAREN))parseArguments(
r);const begin=r.at;const first=r.facts.body.occurrences.length;const type=parseTypeName(r,"call");const past=r.facts.body.occurrences.length;const ofPointers=r.
pointerType;const node=r.typeNode(type);if(r.at===begin)r.advance();r.given=[];if(r.is(PAREN))parseArguments(r);else if(r.is(BRACE))parseInitializer(r,{type,path:"",
node,dimensions:0,local:-1});const made=occurrenceOf(r,type,first,past);if(made===-1||ofPointers)return r.facts.pointer(node);r.facts.use(made,"call");r.facts.call(
made,r.given);return r.facts.pointer(node)}function occurrenceOf(r,type,first,past){const{occurrences,words}=r.facts.body;const name=type.replace(/<.*$/,"").split(
":").pop();for(let at=first;at<past;at+=OCCURRENCE_STRIDE)if(words[occurrences[at+2]]===name&&occurrences[at+5]!==HOW.local)return at/OCCURRENCE_STRIDE;return-1}
function goesThrough(r,handed,parameters){if(handed===-1)return;const{locals}=r.facts.body;const open=parameters.filter(local=>locals[local*LOCAL_STRIDE+5]===-1);
if(open.length===0)return;const element=r.facts.node(NODE.target,handed,isPlace3(r,handed)?THROUGH.pointer:THROUGH.iteration);for(const local of open)locals[local*
LOCAL_STRIDE+5]=r.facts.type(`=${element}`)}function lambdaTemplate(r){const{generics,kinds,isConstrained}=r;templateParameters(r);if(r.isKeyword(REQUIRES))parseRequiresClause(
r);r.generics=generics;r.kinds=kinds;r.isConstrained=isConstrained}var ENDS_CAPTURES=new Set([CLOSE_BRACKET,END,SEMICOLON,CLOSE_BRACE]);var ENDS_HEAD=new Set([BRACE,
END,SEMICOLON,COMMA,CLOSE_PAREN,CLOSE_BRACKET,CLOSE_BRACE]);function behindParameters(r){let gives="";let guard=0;while(!ENDS_HEAD.has(r.peek())&&guard++<40){if(r.
is(ARROW)){r.advance();gives=parseTypeName(r)}else if(r.isKeyword(REQUIRES))parseRequiresClause(r);else if(isAttribute(r,r.at))skipAttribute(r);else if(r.is(PAREN))
parseArguments(r);else r.advance()}return gives}function lambda(r){const{handed}=r;r.handed=-1;r.advance();r.scopes.push(new Map);while(!ENDS_CAPTURES.has(r.peek())){
const before=r.at;if(r.is(EQUALS)||r.is(AMPERSAND)||r.is(COMMA)||r.is(KEYWORD))r.advance();else if(r.is(WORD)&&r.is(EQUALS,1)){const local=r.declare(r.at,"varia\
ble","");r.advance();r.advance();const node=parseAssignment(r);if(local>=0&&node>=0)r.facts.body.locals[local*LOCAL_STRIDE+5]=r.facts.type(`=${node}`)}else parseUnary(
r);if(r.at===before)r.advance()}r.take(CLOSE_BRACKET);if(r.is(LESS))lambdaTemplate(r);while(isAttribute(r,r.at))skipAttribute(r);if(r.is(PAREN))goesThrough(r,handed,
parseParameters(r,true).locals);let gives=behindParameters(r);const{labels,returned,gives:around}=r;r.returned=-1;r.gives=gives;if(r.is(BRACE))parseCompound(r);
r.gives=around;if(gives===""&&r.returned>=0)gives=`=${r.returned}`;r.labels=labels;r.returned=returned;r.scopes.pop();return gives===""?-1:r.typeNode(`(${gives}`)}function markCalled(r,node){let at=node;const{nodes}=r.facts.body;while(at!==-1&&nodes[at*NODE_STRIDE]===NODE.target)at=nodes[at*NODE_STRIDE+1];if(at===-1)return-1;
const operation=nodes[at*NODE_STRIDE];const occurrence=operation===NODE.use?nodes[at*NODE_STRIDE+1]:operation===NODE.local?nodes[at*NODE_STRIDE+2]:-1;if(occurrence>=
0)r.facts.use(occurrence,"call");return occurrence}var isOnePointer=(r,written)=>r.is(PAREN)&&written.length===1&&r.pointerType&&written[0]!=="";function callForPointer(r,node,written){
const called2=markCalled(r,node);const argument=parseArguments(r,called2);r.facts.call(called2,r.given);return r.facts.node(NODE.otherwise,r.facts.node(NODE.call,
node,argument),r.typeNode(written[0]))}function postfix(r,from){const{facts}=r;let node=from;for(;;){switch(r.peek()){case PAREN:{const called2=markCalled(r,node);
if(r.cpp&&r.piped===-1)r.piped=handsOn(r,called2);const pasted2=pastedCast(r,r.at-1);const argument=parseArguments(r,called2);if(r.cpp)facts.call(called2,r.given);
if(pasted2!==-1)node=pasted2;else node=node===-1?-1:facts.node(NODE.call,node,argument);continue}case BRACKET:{const token=r.at;r.advance();const index=r.is(CLOSE_BRACKET)?
-1:parseExpression(r);operate(r,token,node,index);if(!r.is(CLOSE_BRACKET))while(!r.ended&&!r.is(CLOSE_BRACKET)&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE))r.advance();
r.take(CLOSE_BRACKET);node=node===-1?-1:facts.node(NODE.target,node,THROUGH.subscript);continue}case DOT:case ARROW:{if(r.inList&&isNextField(r))return node;const arrow=r.
is(ARROW);r.advance();if(r.cpp&&r.isKeyword(TEMPLATE2))r.advance();if(r.is(TILDE)&&r.is(WORD,1)){node=destructor(r,node);continue}if(!r.is(WORD)){if(r.isKeyword(
OPERATOR))while(!r.ended&&!r.is(PAREN))r.advance();return postfixUnknown(r)}if(r.cpp&&r.is(COLONS,1)&&r.is(WORD,2)){node=parseQualified(r);continue}const base=arrow&&
node!==-1?facts.node(NODE.target,node):node;const isWrapped=!r.cpp&&isFieldOfMacro(r);if(isWrapped){r.takeCalled();r.advance()}const occurrence=facts.occurrence(
r.textAt(r.at),r.start[r.at],"read",HOW.member,base);node=facts.node(NODE.use,occurrence);r.advance();if(isWrapped)r.take(CLOSE_PAREN);if(r.cpp&&r.is(LESS)){const past=r.
pastAngles(r.at);if(past!==-1&&r.kind[past]===PAREN){const written=parseTypeArguments(r);facts.explicit(occurrence,written);if(isOnePointer(r,written))node=callForPointer(
r,node,written)}}else if(r.cpp&&r.is(COLONS))r.advance();continue}case INCREMENT:case DECREMENT:markWritten(r,node);r.advance();continue;case BRACE:if(!r.cpp||node===
-1||r.bodyFollows||r.kind[r.at-1]===CLOSE_PAREN||isBlock(r))return node;{const made=markCalled(r,node);node=facts.node(NODE.call,node,-1);const filled2=r.is(DOT,
1)?node:-1;parseInitializer(r,{type:"",path:"",node:filled2,dimensions:0,local:-1});facts.call(made,r.given)}continue;default:return node}}}function handsOn({facts:{
body:body2}},called2){const at=called2*OCCURRENCE_STRIDE;if(called2===-1||body2.occurrences[at+5]!==HOW.member)return-1;const name=body2.words[body2.occurrences[at+
2]];return name==="transform"||name==="and_then"?body2.occurrences[at+6]:-1}var isNextField=r=>r.is(DOT)&&r.is(WORD,1)&&r.is(EQUALS,2)&&r.kind[r.at-1]===CLOSE_PAREN&&
newlineAfter(r,r.at-1);var isFieldOfMacro=r=>r.is(PAREN,1)&&r.is(WORD,2)&&r.is(CLOSE_PAREN,3)&&/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at))&&(!r.isLocal(r.at+2)||r.
textAt(r.at).endsWith("PRIVATE"));function addressOf(r,node){const{facts}=r;if(node===-1||facts.typeOfNode(node).startsWith("%"))return node;return facts.pointer(
facts.node(NODE.either,node,-1))}var STATEMENT=new Set(["if","for","while","do","switch","return","try"].map(keyword));function isBlock(r){if(r.is(KEYWORD,1)&&STATEMENT.
has(r.word[r.at+1]))return true;let depth=0;for(let at=r.at;at<r.kind.length;at++){const kind=r.kind[at];if(kind===BRACE||kind===PAREN||kind===BRACKET)depth++;else if(kind===
CLOSE_BRACE||kind===CLOSE_PAREN||kind===CLOSE_BRACKET){if(--depth===0)return false}else if(kind===SEMICOLON&&depth===1)return true}return false}function destructor(r,of){
const{facts}=r;const start=r.start[r.at];r.advance();const occurrence=facts.occurrence(`~${r.textAt(r.at)}`,start,"read",HOW.member,of);r.advance();return facts.
node(NODE.use,occurrence)}var postfixUnknown=r=>r.is(PAREN)||r.is(BRACKET)?postfix(r,-1):-1;var NOTHING4=[];function parseArguments(r,called2=-1){const{facts,piped}=r;
r.piped=-1;const open=r.at;r.advance();let first=-1;let previous=-1;let type=-1;let number2=0;const field=!r.cpp&&r.is(WORD)&&r.is(COMMA,1)&&!isKnown(r)?facts.body.
occurrences.length:-1;const given2=r.cpp?[]:NOTHING4;const keeps=takesFunctions(facts,called2);let isBehindSignal=false;while(!r.ended&&!r.is(CLOSE_PAREN)){const before=r.
at;const isAddress=r.is(AMPERSAND);let node=-1;if(r.cpp&&number2===1)invokedByName(r,called2,first);const isSigned=isSignature(r);if(isSigned)node=parseSignature(
r,called2,previous,isBehindSignal);else if(isConversion(r))node=parseAssignment(r);else if(startsType(r,r.at)||looksLikeType(r,r.at,COMMA,CLOSE_PAREN)){node=r.typeNode(
parseTypeName(r));if(r.is(PAREN)||r.is(BRACE))node=postfix(r,node);if(type===-1)type=node}else if(r.is(WORD)&&(r.is(COMMA,1)||r.is(CLOSE_PAREN,1))&&number2>0&&!isKnown(
r)){const base=type!==-1?type:r.cpp?first:either(r,first,previous);const record=type!==-1&&/^(s:|#)/.test(facts.typeOfNode(type));const name=r.textAt(r.at);const occurrence=facts.
occurrence(name,r.start[r.at],"read",record?HOW.member:HOW.name,base);node=facts.node(NODE.use,occurrence);r.advance();if(base===-1||!/[a-z]/.test(name))type=type===
-1?node:type}else if(number2>0&&isFieldPath(r)){const base=type!==-1?type:first;node=facts.node(NODE.use,facts.occurrence(r.textAt(r.at),r.start[r.at],"read",HOW.
name,base));r.advance();node=postfix(r,node)}else if(r.cpp&&called2!==-1&&r.is(BRACE)&&r.is(DOT,1)){const taken2=facts.node(NODE.parameter,called2,number2);parseInitializer(
r,{type:"",path:"",node:taken2,dimensions:0,local:-1})}else if(r.is(BRACE))parseCompound(r);else{r.handed=r.cpp&&r.is(BRACKET)?number2>0?first:piped:-1;node=parseAssignment(
r);r.handed=-1}if(field!==-1&&number2===1&&node!==-1)ofWhatFollows(r,field,node);if(keeps)keepArgument(facts,called2,number2,node);if(number2++===0)first=node;previous=
node;isBehindSignal=isSigned;if(r.cpp)given2.push(isAddress?addressOf(r,node):node);if(r.take(COMMA))continue;if(r.is(CLOSE_PAREN))break;if(r.is(SEMICOLON)&&!insideOf(
r,open))return-1;if(r.at===before||!r.is(CLOSE_PAREN)){if(r.is(CLOSE_BRACE)&&r.pastClose(open)<=r.at)return-1;if(r.at===before||r.is(SEMICOLON))r.advance()}}r.take(
CLOSE_PAREN);r.given=given2;return type!==-1?type:first}function ofWhatFollows({facts:{body:body2}},at,node){if(body2.occurrences[at+5]===HOW.name&&body2.occurrences[at+
6]===-1)body2.occurrences[at+6]=node}var isKnown=r=>r.cpp?r.lookUp(r.word[r.at])!==-1:r.isLocal(r.at);function isFieldPath(r){if(!r.is(WORD)||!r.is(DOT,1)||r.isLocal(
r.at))return false;let at=r.at+1;while(r.kind[at]===DOT&&r.kind[at+1]===WORD)at+=2;return r.kind[at]===COMMA||r.kind[at]===CLOSE_PAREN}var insideOf=(r,open)=>r.
pastClose(open)>r.at+1;var OF_PARAMETER=set("static const volatile restrict __restrict __restrict__ _Atomic");var CARET=code("^");var AFTER_ARGUMENTS=new Set([COLONS,PAREN,EQUALS,BRACE,
SEMICOLON]);var NOTHING5=[];function parseDeclarator(r,base,mode){const result={name:-1,qualifier:"",text:"",type:base,reached:"directly",isPack:false,isFunction:false,
specialises:false,isDeduced:false,dimensions:0,parameters:[],bareNames:[],locals:[],isConst:false,takes:NOTHING5,takesTemporary:false};const parsed=r.deeper(()=>declarator(
r,result,mode,false));if(!parsed)r.advance();if(r.cpp&&result.dimensions>0&&result.type.startsWith("%"))result.type+="*";return result}function declarator(r,result,mode,inner){
let pointers=0;for(;;){if(r.is(STAR)||r.is(CARET)||r.cpp&&(r.is(AMPERSAND)||r.is(COMPARE2))){pointers++;if(result.reached!=="by pointer")result.reached=r.is(STAR)?
"by pointer":r.is(COMPARE2)?"as temporary":"by reference";if(r.cpp&&r.is(STAR)&&result.type.startsWith("%"))result.type+="*";r.advance()}else if(r.is(KEYWORD)&&
(QUALIFIER.has(r.word[r.at])||ATTRIBUTE.has(r.word[r.at]))){if(isAttribute(r,r.at))skipAttribute(r);else r.advance()}else if(r.is(WORD)&&pointers+(inner?1:0)>0&&
(r.is(WORD,1)||r.is(STAR,1))&&mode!=="local"&&!endsWithAttribute(r,r.at+1,mode==="parameter"?CLOSE_PAREN:SEMICOLON)){r.facts.occurrence(r.textAt(r.at),r.start[r.
at],"type",HOW.type,-1);r.advance()}else if(r.is(WORD)&&pointers>0&&mode==="local"&&r.is(WORD,1)&&!endsWithAttribute(r,r.at+1)){r.advance()}else if(pointers>0&&
isNumberedAttribute(r))takeAttributeCall(r);else if(memberStar(r,r.at)!==-1)takeQualifier(r);else break}if(r.cpp&&mode==="parameter"&&r.is(ELLIPSIS)&&r.is(WORD,
1)){result.isPack=true;r.advance()}let grouped3=false;let groupHasPointer=false;if(r.is(PAREN)&&(mode==="abstract"?isAbstractGroup(r):isDeclaratorGroup(r,r.at))){
grouped3=true;const past=r.pastClose(r.at);r.advance();groupHasPointer=r.is(STAR)||r.is(CARET)||r.is(AMPERSAND)||r.is(WORD)&&r.is(STAR,1)||memberStar(r,r.at)!==
-1;r.deeper(()=>declarator(r,result,mode,true));r.goTo(past)}else if(mode!=="abstract"&&isCallback(r,mode)){takePointerMacro(r,result);grouped3=true;groupHasPointer=
true}else if(isNamedByMacro(r,mode,inner))takePointerMacro(r,result);else if(mode!=="abstract"&&(r.is(WORD)||r.cpp&&isCppName(r)))takeDeclaratorName(r,result);suffixes(
r,result,mode,grouped3&&groupHasPointer,inner)}function isCallback(r,mode){if(!r.is(WORD)||!r.is(PAREN,1)||!r.is(WORD,2)||!r.is(CLOSE_PAREN,3)||!r.is(PAREN,4))return false;
if(!/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at)))return false;return mode==="member"||mode==="parameter"||mode==="global"&&r.kind[r.pastClose(r.at+4)]===SEMICOLON}function isNamedByMacro(r,mode,inner){
if(!r.is(WORD)||!r.is(PAREN,1)||!r.is(WORD,2)||!r.is(CLOSE_PAREN,3))return false;if(!/^[A-Z][A-Z0-9_]*$/.test(r.textAt(r.at)))return false;if(mode==="member"&&!r.
cpp)return[SEMICOLON,COMMA,COLON,BRACKET,inner?CLOSE_PAREN:SEMICOLON].some(kind=>r.is(kind,4));if(mode!=="global")return false;return r.is(EQUALS,4)||r.is(BRACKET,
4)||r.is(PAREN,4)&&r.kind[r.pastClose(r.at+4)]===BRACE}function takePointerMacro(r,result){r.takeCalled();r.advance();takeDeclaratorName(r,result);r.take(CLOSE_PAREN)}
var isAbstractGroup=r=>(r.is(STAR,1)||r.is(CARET,1)||r.is(AMPERSAND,1)&&r.cpp)&&(r.is(CLOSE_PAREN,2)||r.is(BRACKET,2)||r.is(STAR,2)||r.is(KEYWORD,2));var isCppName=r=>r.
is(TILDE)||r.is(COLONS)||r.isKeyword(OPERATOR);function takeDeclaratorName(r,result){r.take(COLONS);for(;;){if(r.isKeyword(OPERATOR)){takeOperatorName(r,result);
return}if(r.is(TILDE)){r.advance();result.name=r.at;result.text=`~${r.textAt(r.at)}`;if(r.is(WORD))r.advance();return}if(!r.is(WORD))return;const token=r.at;const text=r.
textAt(token);let at=token+1;if(r.cpp&&r.kind[at]===LESS){const past=r.pastAngles(at,true);if(past!==-1&&AFTER_ARGUMENTS.has(r.kind[past]))at=past}if(!r.cpp||r.
kind[at]!==COLONS){result.name=token;result.text=text;r.advance();if(at>r.at){parseTypeArguments(r);result.specialises=true}return}result.qualifier+=takePart(r,
result.qualifier)}}function takePart(r,qualifier){const text=r.textAt(r.at);mentionScope(r,r.at,qualifier);r.advance();if(r.is(LESS))parseTypeArguments(r);r.take(
COLONS);return`${text}::`}function takeQualifier(r){const local=r.lookUp(r.word[r.at]);let qualifier="";if(local!==-1){r.facts.occurrence(r.textAt(r.at),r.start[r.
at],"type",HOW.local,local);r.advance();if(r.is(LESS))parseTypeArguments(r);r.take(COLONS);qualifier="?::"}while(r.is(WORD)&&!r.ended)qualifier+=takePart(r,qualifier)}
function takeOperatorName(r,result){result.name=r.at;const from=r.start[r.at];r.advance();if(r.is(PAREN)&&r.is(CLOSE_PAREN,1)){r.advance();r.advance()}else if(r.
is(WORD)||r.is(COLONS))parseTypeName(r,"call");let guard=0;while(!r.ended&&!r.is(PAREN)&&guard++<20)r.advance();result.text=r.facts.text.slice(from,r.end[r.at-1]).
replace(/\s+/g," ").replace(/^operator (\W)/,"operator$1").replace(/^operator"" /,'operator""');if(r.isExpansion)result.name=-1}var isValue2=(r,token)=>r.kind[token]===
NUMBER||r.kind[token]===STRING;function suffixes(r,result,mode,pointerGroup,inner){for(;;){if(r.is(BRACKET)&&!r.is(BRACKET,1)){r.advance();while(r.is(KEYWORD)&&
OF_PARAMETER.has(r.word[r.at]))r.advance();if(!r.is(CLOSE_BRACKET))parseExpression(r);while(!r.ended&&!r.is(CLOSE_BRACKET)&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE))
r.advance();r.take(CLOSE_BRACKET);result.dimensions++;continue}if(r.is(PAREN)){if(mode==="local"&&r.cpp&&!pointerGroup&&!looksLikeParameters(r))return;if(result.
qualifier!==""&&(r.is(NUMBER,1)||r.is(STRING,1)||r.is(PAREN,1)))return;if(r.cpp&&mode==="global"&&!inner&&result.type!==""&&isValue2(r,r.at+1))return;if(result.
type!==""||!inner)result.type=`(${result.type||"%"}`;const direct=!pointerGroup&&result.name!==-1&&!result.isFunction&&result.dimensions===0;if(direct){result.isFunction=
true;if(mode==="global"||mode==="member"||mode==="local"){const parameters=parseParameters(r,mode!=="local"||isNested(r));result.parameters=parameters.list;result.
bareNames=parameters.bareNames;result.locals=parameters.locals;result.takes=parameters.types;result.takesTemporary=parameters.temporary}else parseParameters(r,false)}else
parseParameters(r,false);continue}if(isAttribute(r,r.at)){skipAttribute(r);continue}if(r.is(KEYWORD)&&ASM.has(r.word[r.at])){r.advance();if(r.is(PAREN))r.skipBalanced();
continue}if(r.cpp&&result.isFunction&&r.is(WORD)&&OVERRIDES.test(r.textAt(r.at)))return;if(mode!=="abstract"&&mode!=="parameter"&&r.is(WORD)&&isTrailingAttribute(
r,result)){r.facts.occurrence(r.textAt(r.at),r.start[r.at],r.is(PAREN,1)?"call":"read",HOW.name,-1);r.advance();if(r.is(PAREN))parseArguments(r);continue}if(r.is(
WORD)&&(mode==="parameter"||mode==="member")&&(r.is(COMMA,1)||r.is(CLOSE_PAREN,1)||r.is(SEMICOLON,1))&&result.name!==-1){r.takeRead();continue}return}}function isTrailingAttribute(r,result){
if(result.name===-1&&!result.isFunction)return false;const past=r.is(PAREN,1)?r.pastClose(r.at+1):r.at+1;const next=r.kind[past];if(next===EQUALS||next===SEMICOLON||
next===COMMA||next===BRACE||next===COLON)return true;return(next===WORD||next===KEYWORD)&&ATTRIBUTE_LIKE.test(r.textAt(r.at))&&result.isFunction}var isNested=r=>!r.
cpp&&r.kind[r.pastClose(r.at)]===BRACE;function looksLikeParameters(r){const first=r.at+1;if(r.kind[first]===CLOSE_PAREN)return true;if(startsType(r,first))return true;
if(r.kind[first]!==WORD||r.isLocal(first))return false;return r.kind[first+1]===WORD||r.kind[first+1]===AMPERSAND&&r.kind[first+2]===WORD&&!r.isLocal(first+2)}function heldBy({
isConst,isAuto},{reached}){const way=reached==="by pointer"?HELD.pointer:reached==="directly"?0:HELD.reference;return way|(isConst?HELD.const:0)|(isAuto?HELD.inferred:
0)}function parseTrailingReturn(r){if(!r.is(ARROW))return"";r.advance();return parseTypeName(r)}function parseTypeName(r,mode="abstract",limit=Infinity){const specifiers=parseSpecifiers(r,"type");if(r.at>=limit){r.constType=specifiers.isConst;r.pointerType=
false;return specifiers.type}if(mode==="call"){const isPointer2=r.is(STAR);while(r.is(STAR)||r.is(AMPERSAND))r.advance();while(r.is(BRACKET)){r.advance();if(!r.
is(CLOSE_BRACKET))parseExpression(r);r.take(CLOSE_BRACKET)}r.constType=specifiers.isConst;r.pointerType=isPointer2;return specifiers.type}const{type,reached}=parseDeclarator(
r,specifiers.type,"abstract");r.constType=specifiers.isConst;r.pointerType=reached==="by pointer";return type}function parseTypeArguments(r){const past=r.pastAngles(
r.at,true);const types=[];if(past===-1){r.advance();return types}r.advance();while(r.at<past-1&&!r.ended){const before=r.at;if(r.is(AMPERSAND)){parseUnary(r);types.
push("")}else if(startsType(r,r.at)||r.is(WORD)||r.is(COLONS)){types.push(parseTypeName(r,"abstract",past));if(r.at<past-1&&r.is(ELLIPSIS))r.advance();if(r.at<past-
1&&!r.is(COMMA)){valueArgument(r,past);types[types.length-1]=""}}else{valueArgument(r,past);types.push("")}r.take(COMMA);if(r.at===before)r.advance()}r.goTo(past);
return types}function valueArgument(r,past){while(r.at<past-1&&!r.ended&&!r.is(COMMA)){const before=r.at;if(r.is(PAREN)){const close=r.pastClose(r.at);r.advance();
parseExpression(r);r.goTo(close)}else if(r.is(WORD))parseUnary(r);if(r.at===before)r.advance()}}var DECLTYPE=keyword("decltype");function parseTypeof(r){const isOfValue=r.
isKeyword(DECLTYPE,-1);r.advance();let type="";if(!isOfValue&&(startsType(r,r.at)||looksLikeType(r,r.at,CLOSE_PAREN)))type=parseTypeName(r);else{const node=parseExpression(
r);if(node>=0)type=r.facts.typeOfNode(node)||`=${node}`}while(!r.ended&&!r.is(CLOSE_PAREN)&&!r.is(SEMICOLON)&&!r.is(CLOSE_BRACE))r.advance();r.take(CLOSE_PAREN);
return type}var ITERATOR=/^(const_)?(reverse_)?iterator$/;function scanName(r){let at=r.at;let last=at;let qualified=false;let templated=false;if(r.kind[at]===COLONS)at++;for(;;){
last=at;at++;if(!r.cpp)break;if(r.kind[at]===LESS&&!r.isValue(last)){const past=r.pastAngles(at,true);if(past!==-1){at=past;templated=true}}if(r.kind[at]!==COLONS||
r.kind[at+1]!==WORD)break;qualified=true;at++}return{text:r.textAt(last),last,past:at,qualified,templated}}function takeTypeName(r,name){let qualifier="";let type="\
t:";let local=-1;r.take(COLONS);while(r.at<name.past&&!r.ended){const text=r.textAt(r.at);local=qualifier===""?r.lookUp(r.word[r.at]):-1;if(r.cpp&&local===-1&&qualifier===
""){qualifier=qualifierOf(r.facts,text);type+=qualifier}const qualified=qualifier!=="";const how=local!==-1?HOW.local:qualified?HOW.qualified:HOW.type;const isBefore=r.
at!==name.last;const another=!qualified&&local===-1&&isAnother(r);const bare=another?ANOTHER:isBefore?BEFORE_SCOPE:-1;const argument=local!==-1?local:qualified?
r.facts.word(qualifier):bare;r.facts.occurrence(text,r.start[r.at],"type",how,argument);type+=text;r.advance();if(r.cpp&&r.is(LESS)&&r.at<name.past){const given2=parseTypeArguments(
r);if(r.at>=name.past||isIterator(r,name))type+=`<${given2.join(",")}>`}if(r.at>=name.past)break;if(!r.take(COLONS))break;if(local!==-1)type="?";qualifier+=asScope(
r,text,local,another);type+="::"}r.goTo(name.past);const localType=local===-1?"":r.localType(local);if(localType!==""&&(r.cpp||localType!=="?"))type=localType;return{
name:name.text,type:type.startsWith("?")&&(name.qualified||name.templated)?"?":type}}var asScope=(r,name,local,another)=>`${r.typeParameters.has(local)?"?":another?
ANOTHER_SIGN:""}${name}::`;function mentionScope(r,token,qualifier){const how=qualifier===""?HOW.type:HOW.qualified;const argument=qualifier===""?BEFORE_SCOPE:r.
facts.word(qualifier);r.facts.occurrence(r.textAt(token),r.start[token],"type",how,argument)}var isIterator=(r,name)=>name.last===r.at+1&&ITERATOR.test(name.text);var MOST_BASES=6;var LONGEST_CHAIN=20;function settled(type){let at=type;for(let depth=0;at&&depth<LONGEST_CHAIN;depth++){const name=genericOf(at.text);const given2=name===
void 0?void 0:at.given?.get(name);if(given2===void 0)return at;at=given2}return at}function givenBy(type,names){if(!names||!type.text.endsWith(">"))return void 0;
const{given:given2}=templateOf(type.text);return new Map(names.flatMap((name,at)=>given2[at]?[[name,{...type,text:given2[at]}]]:[]))}var Instances=class{#types;constructor(types){
this.#types=types}givenTo(object,member){const{repository}=this.#types;const{parent,cpp}=repository.symbol(member);if(!object)return void 0;if(cpp?.receiver===void 0)
return parent===void 0?void 0:this.#towards(object,repository.reference(fileOf(member),parent),0);const owner=this.#ownerOf(member,cpp.receiver);const given2=owner<
0?void 0:this.#towards(object,owner,0);return given2&&this.#renamed(given2,owner,member)}#ownerOf(member,receiver){return this.#types.record({file:fileOf(member),
text:`t:${receiver}`,from:symbolOf(member)})}#renamed(given2,owner,member){const names=this.#types.repository.genericsOf(owner)??[];const own=this.#types.repository.
genericsOf(member)??[];if(own.length!==names.length)return given2;return new Map([...given2,...own.flatMap((name,at)=>named(name,given2.get(names[at]??"")))])}hangsOnUser({
text},member){return text.includes("?")||/^\(?t:/.test(text)&&this.#isInTemplate(member)}#isInTemplate(symbol){const{repository}=this.#types;const file=fileOf(symbol);
if(repository.symbol(symbol).cpp?.receiver!==void 0&&repository.genericsOf(symbol))return true;for(let at=repository.symbol(symbol).parent;at!==void 0;at=repository.
files[file]?.symbols.get(at)?.parent)if(repository.genericsOf(repository.reference(file,at)))return true;return false}#towards(object,owner,depth){const meant=this.#types.
meant(object);const record=this.#types.record(meant);if(record<0||depth>MOST_BASES)return void 0;const given2=this.#givenBy(meant,record)??(meant.text.startsWith(
"#")||this.#isInTemplate(record)?meant.given:void 0);if(record===owner)return given2;const file=fileOf(record);const{bases:bases2,types,symbols}=this.#types.repository.
files[file];for(const[symbol,text]of bases2){if(symbol!==symbolOf(record))continue;const from=symbols.get(symbol)?.parent??-1;const base={file,text:types[text],
from,...given2?{given:given2}:{}};const found=this.#towards(base,owner,depth+1);if(found)return found}return void 0}#givenBy(type,template2){const given2=givenBy(
type,this.#types.repository.genericsOf(template2));if(given2)this.#addDefaults(template2,given2);return given2}deduced(called2,args,written){const{repository}=this.#types;
const names=repository.genericsOf(called2);if(!names)return void 0;const given2=writtenFor(names,written);this.#matchAll(called2,args,given2);this.#addDefaults(
called2,given2);return given2.size>0?given2:void 0}#addDefaults(template2,given2){const file=fileOf(template2);const{defaults,types}=this.#types.repository.files[file];
for(const[name,at]of defaults.get(symbolOf(template2))??[]){const text=types[at];const other=genericOf(text);const type=other===void 0?{file,text,from:symbolOf(
template2)}:given2.get(other);if(type&&!given2.has(name))given2.set(name,type)}}givenToMake(record,args,written){const{repository}=this.#types;const names=repository.
genericsOf(record);if(!names)return void 0;const given2=writtenFor(names,written);if(given2.size>0||args.length===0)return given2.size>0?given2:void 0;const makers=this.#types.
members.constructors(record);for(const maker of makers){const{least,most,open}=repository.symbol(maker).cpp?.takes??{least:0,most:0,open:false};if(args.length>=
least&&(open||args.length<=most))this.#matchAll(maker,args,given2)}if(makers.length===0)for(const[at,arg]of args.entries()){const field=this.#types.members.fieldAt(
record,at);if(field!==void 0&&arg)this.#match(repository.typeOf(field),arg,given2)}return given2.size>0?given2:void 0}#matchAll(called2,args,given2){const takes=this.#types.
repository.symbol(called2).cpp?.types??[];const{types}=this.#types.repository.files[fileOf(called2)];for(const[at,arg]of args.entries()){const wanted=types[takes[at]??
-1];if(wanted!==void 0&&arg)this.#match(wanted,arg,given2)}}#match(wanted,arg,given2){const plain2=wanted.replace(/^\*/,"");const name=genericOf(plain2);if(name!==
void 0){if(!given2.has(name))given2.set(name,arg);return}if(!plain2.endsWith(">")||!plain2.includes("?"))return;const meant=this.#types.meant(arg);if(!meant.text.
endsWith(">"))return;const[one,other]=[templateOf(plain2),templateOf(meant.text)];if(lastOf(one.head)!==lastOf(other.head))return;for(const[at,part]of one.given.
entries()){const against=other.given[at];if(against)this.#match(part,settled({...meant,text:against})??meant,given2)}}};function writtenFor(names,written){const given2=new Map;
for(const[at,type]of written.entries()){const name=names[at];if(name!==void 0&&type.text!=="")given2.set(name,type)}return given2}var named=(name,type)=>type?[[
name,type]]:[];var lastOf=path=>path.slice(path.lastIndexOf(":")+1);var reads=(one,other)=>one?.text===other?.text&&one?.given?.size===other?.given?.size&&[...one?.
given??[]].every(([name,type])=>reads(type,other?.given?.get(name)));function givenBesides(type,outer){if(!outer)return type;const own=[...type.given??[]].map(([
name,one])=>[name,one.given||one.text.includes("?")?givenBesides(one,outer):one]);return{...type,given:new Map([...outer,...own])}}var ONCE=/^(?:\w+_)?(?:map|set)$/;var POINTS=["operator->","operator*","operator[]"];var CONTAINER=/(^|::)(vector|list|deque|array|(unordered_)?(multi)?(map|set)|forward_list|stack|(priority_)?queue|basic_string|span|pair|tuple|function|initializer_list)$|^Q(?:List|Vector|Set|Queue|Stack|(?:Multi)?(?:Map|Hash))$/;
var OF_QT=/^Q[A-Z]/;var within=(type,text)=>text===void 0||text===""?void 0:{...type,text};var Containers=class{#types;#instances;constructor(types,instances){this.#types=
types;this.#instances=instances}target(type,through=THROUGH.pointer){if(type===void 0)return void 0;const isNamed=type.text.startsWith("t:");if(!isNamed||!type.
text.endsWith(">")){const meant=isNamed?this.#types.meant(type):type;if(isNamed&&meant.text.endsWith(">"))return this.target(meant,through);const place=isNamed?
this.#placeNamed(meant):void 0;if(place)return this.target(place,through);const inherited=through===THROUGH.pointer?void 0:this.#inherited(meant);if(inherited)return this.
target(inherited,through);return through===THROUGH.pointer?this.#pointed(type):through===THROUGH.iteration?this.#iterated(type):this.#element(type)}const{head,given:given2}=templateOf(
type.text);const own=this.#types.scopes.typeNamed(type.file,head,type.from);if(own){const meant=this.#aliased(own);if(meant)return templateOf(meant.text).given[0]?.
startsWith("?")?within(type,given2[0]):this.target(meant,through);if(this.#pointsAtArgument(own))return within(type,given2[0]);return through===THROUGH.iteration?
this.#iterated(type):type}if(through===THROUGH.pointer&&CONTAINER.test(head))return type;if(!isMap(head))return within(type,given2[0]);return within(type,through===
THROUGH.iteration&&!OF_QT.test(head)?`t:std::pair<${given2.slice(0,2).join()}>`:given2[1])}#aliased({references:[alias2]}){if(alias2===void 0||this.#types.repository.
symbol(alias2).kind!=="type")return void 0;const meant=this.#types.typeOf(alias2);const isTemplate=meant?.text.startsWith("t:")&&meant.text.endsWith(">");return isTemplate&&
this.#types.record(meant)<0?meant:void 0}#inherited(type){const{repository}=this.#types;const record=this.#types.record(type);if(record<0)return void 0;const file=fileOf(
record);const{bases:bases2,types}=repository.files[file];const base=bases2.find(([symbol,text])=>symbol===symbolOf(record)&&types[text].endsWith(">"));if(base===
void 0)return void 0;const container={file,text:types[base[1]],from:symbolOf(record)};return CONTAINER.test(templateOf(container.text).head)&&this.#types.record(
container)<0?container:void 0}#element(container){const record=this.#types.record(container);const element=record<0?void 0:this.#given(container,record,"operato\
r[]");return element===void 0||element.text.startsWith("?")?container:element}#iterated(container){const record=this.#types.record(container);if(record>=0&&this.#isPlain(
record))return container;const place=record<0?void 0:this.#given(container,record,"begin");const iterator=this.#types.record(place);return place&&iterator>=0&&this.#given(
place,iterator,"operator*")||this.target(place)}#isPlain(record){const{members:members2}=this.#types;const isKnown2=one=>members2.bases(one).every(base=>base>=0);
return members2.named(record,"begin").length===0&&members2.lineage(record).every(isKnown2)&&this.#types.names.ordinary(fileOf(record),"begin")===void 0}#pointed(type){
return(type.given&&this.behind(type))??type}behind(type){const record=this.#types.record(type);return record<0?void 0:this.#given(type,record,"operator->")??this.#given(
type,record,"operator*")}#given(object,record,name){const[member]=this.#types.members.named(record,name);const result=member===void 0?void 0:this.#types.result(
this.#types.typeOf(member));if(member===void 0||!result||!this.#instances.hangsOnUser(result,member))return result;const given2=this.#instances.givenTo(object,member);
return settled(givenBesides(result,given2))}put(container,count){const meant=container&&this.#types.meant(container);const[,kind]=/^t:(?:\w+::)*(\w+)</.exec(meant?.
text??"")??[];if(!meant||kind===void 0)return void 0;if(kind==="optional")return within(meant,templateOf(meant.text).given[0]);const place=this.placeIn(meant);return place&&
ONCE.test(kind)&&count>0?{...place,text:`t:std::pair<${place.text},%bool>`}:place}awaited(type){const meant=type&&this.#types.meant(type);if(!meant)return void 0;
const awaiter=this.#memberGives(meant,"operator co_await")??meant;const resumed=this.#memberGives(awaiter,"await_resume");return resumed??(meant.text.endsWith("\
>")?settled(within(meant,templateOf(meant.text).given[0])):void 0)}#memberGives(object,name){const record=this.#types.record(object);return record<0?void 0:this.#given(
object,record,name)}heldIn(container,through=THROUGH.iteration){const held2=this.target(container,through);return held2===container?void 0:held2}askedOfQt(container,name){
const meant=container&&this.#types.meant(container);if(!meant||!/^t:Q[A-Z]\w*</.test(meant.text)||this.#types.record(meant)>=0)return void 0;const{head,given:given2}=templateOf(
meant.text);if(name==="keys"||name==="values"){const held2=isMap(head)&&name==="values"?given2[1]:given2[0];return held2===void 0||held2===""?void 0:{...meant,text:`\
t:QList<${held2}>`}}return this.heldIn(meant,THROUGH.subscript)}placeIn(container){const held2=this.heldIn(container);return held2&&{...held2,text:`t:*<${held2.
text}>`}}#placeNamed(type){const at=type.text.lastIndexOf("::");if(at===-1||!ITERATOR.test(type.text.slice(at+2)))return void 0;const meant=this.#types.meant({...type,
text:type.text.slice(0,at)});const own=meant.text.endsWith(">")?meant:this.#inherited(meant);return own&&this.#types.record(own)<0?this.placeIn(own):void 0}ofPair(type,position){
const meant=type&&this.#types.meant(type);if(!meant||!/^t:(std::)?(pair|tuple|variant)</.test(meant.text))return void 0;return within(meant,templateOf(meant.text).
given[position])}#pointsAtArgument(template2){const record=this.#types.recordOf(template2.references[0]);if(record<0)return false;return POINTS.some(operator=>this.#types.
members.named(record,operator).some(r=>this.#types.repository.typeOf(r).startsWith("(?")))}};var isMap=head=>/map$|^Q(?:Multi|Mutable)?(?:Map|Hash)(?:Iterator)?$|^QCache$/.
test(head);var WITH_PARAMETER=/^t:(?:testing::)?(?:TestWithParam|WithParamInterface)</;function parameterOfTest(types,file,from){for(const scope of types.scopes.scopesAround(
file,from)){const found=parameterOf2(types,scope);if(found)return found}const{symbols}=types.repository.files[file];for(let at=from;at!==void 0&&at>=0;at=symbols.
get(at)?.parent){const fixture=symbols.get(at)?.cpp?.receiver;const found=fixture===void 0?void 0:given(types.meant({file,text:`t:${fixture}`,from:at}));if(found)
return found}return void 0}function given(fixture){const[text=""]=WITH_PARAMETER.test(fixture.text)?templateOf(fixture.text).given:[];return text===""?void 0:{...fixture,
text}}function parameterOf2(types,fixture){for(const one of types.members.lineage(fixture)){const file=fileOf(one);const{bases:bases2,types:texts}=types.repository.
files[file];for(const[symbol,at]of bases2){const found=symbol===symbolOf(one)?given({file,text:texts[at],from:symbol}):void 0;if(found)return found}}return void 0}var ELEMENT=/^(at|back|emplace_back|front|get|lock|top|value|value_or)$/;var HANDS_BACK=/^(move|forward|as_const|qAsConst|c?ref|next|prev|find(_if(_not)?)?|search|adjacent_find|(max|min)_element|(lower|upper)_bound|remove(_if)?|unique|(stable_)?partition|rotate|exchange|addressof|clamp|max|min|c?r?begin|c?r?end)$/;
var SAME2=/^(move|forward|as_const|qAsConst|c?ref|next|prev|exchange|addressof|clamp|max|min)$/;var ADDS_UP=/^(accumulate|reduce)$/;var PAIR=["first","second"];
var ADDING=/^(push|push_back|push_front|insert|enqueue)$/;var ON_SUCCESS=/^(transform|and_then|or_else)$/;var PUTTING=/^(insert|emplace|try_emplace|insert_or_assign)$/;
var PART=/^(subspan|substr)$/;var PLACE2=/^(c?r?begin|c?r?end|find)$/;var ASKED_OF_QT=/^(?:at|first|last|constFirst|constLast|front|back|value|keys|values|take(?:At|First|Last)?|dequeue|head|pop|top|data|get)$/;
var OutsideResults=class{#types;#containers;#file;#body;#expressions;#cpp;constructor(types,containers,file,body2,expressions){this.#types=types;this.#containers=
containers;this.#file=file;this.#body=body2;this.#expressions=expressions;this.#cpp=types.repository.files[file]?.cpp===true}ofCall(occurrence){const name=this.#name(
occurrence);const isMember2=this.#isMember(occurrence);const held2=isMember2?this.#ofContainer(name,occurrence):void 0;if(held2||!this.#cpp)return held2;if(isMember2&&
name==="c_str")return{file:this.#file,text:"%const char*"};const passed=isMember2?void 0:this.#passedOn(name,occurrence);if(passed||name!=="GetParam")return passed;
return parameterOfTest(this.#types,this.#file,this.#body.occurrences[occurrence*OCCURRENCE_STRIDE+4])}ofPair(occurrence){const position=this.#isMember(occurrence)?
PAIR.indexOf(this.#name(occurrence)):-1;return position===-1?void 0:this.#containers.ofPair(this.#object(occurrence),position)}taken(occurrence){const isAdding=this.#isMember(
occurrence)&&ADDING.test(this.#name(occurrence));const container=isAdding?this.#object(occurrence):void 0;return container&&this.#containers.heldIn(container)}#passedOn(name,occurrence){
const given2=this.#given(occurrence);if(ADDS_UP.test(name))return this.#expressions.type(given2[2]??-1);if(!HANDS_BACK.test(name))return void 0;const type=this.#expressions.
type(given2[0]??-1);const place=type&&!SAME2.test(name)&&!type.text.startsWith("t:*<")?this.#containers.placeIn(type):void 0;return place??type}#ofContainer(name,occurrence){
if(ON_SUCCESS.test(name))return this.#handedOn(name,occurrence);if(ASKED_OF_QT.test(name)){const asked=this.#containers.askedOfQt(this.#object(occurrence),name);
if(asked)return asked}if(PUTTING.test(name))return this.#containers.put(this.#object(occurrence),this.#given(occurrence).length);if(PART.test(name))return this.#object(
occurrence);if(name==="error")return this.#ofExpected(this.#object(occurrence));const isElement=ELEMENT.test(name);const container=isElement||PLACE2.test(name)?
this.#object(occurrence):void 0;if(!container)return void 0;return isElement?this.#containers.heldIn(container,THROUGH.subscript):this.#containers.placeIn(container)}#ofExpected(type){
const meant=type&&this.#types.meant(type);if(!meant||!/^t:(?:\w+::)*expected</.test(meant.text))return void 0;const text=templateOf(meant.text).given[1]??"";return text===
""?void 0:{...meant,text}}#handedOn(name,occurrence){const object=this.#object(occurrence);const meant=object&&this.#types.meant(object);const[,kind]=/^t:(?:\w+::)*(optional|expected)</.
exec(meant?.text??"")??[];if(!meant||kind===void 0||name==="or_else")return kind===void 0?void 0:meant;const[made=-1]=this.#given(occurrence);const result=this.#expressions.
resultOf(this.#expressions.type(made));if(!result||name==="and_then")return result;const given2=new Map([["~",result]]);if(kind==="optional")return{...meant,text:"\
t:std::optional<?~>",given:given2};const error={...meant,text:templateOf(meant.text).given[1]??""};return{...meant,text:"t:std::expected<?~,?~~>",given:given2.set(
"~~",error)}}#isMember(occurrence){return this.#body.occurrences[occurrence*OCCURRENCE_STRIDE+5]===HOW.member}#name(occurrence){const{occurrences,words}=this.#body;
return words[occurrences[occurrence*OCCURRENCE_STRIDE+2]]}#object(occurrence){return this.#expressions.type(this.#body.occurrences[occurrence*OCCURRENCE_STRIDE+
6])}#given(occurrence){return this.#expressions.given(occurrence)??[]}};var CAST2=/(?:^|_)cast(?:_or_null|_if_present)?$/;var Expressions=class{#types;#containers;#outside;#file;#texts;#body;#cpp;#from=-1;#known=[];#calls;#explicit;#instances;#makes;#resolve;constructor(types,file,body2,resolve){
this.#types=types;this.#instances=new Instances(types);this.#containers=new Containers(types,this.#instances);this.#outside=new OutsideResults(types,this.#containers,
file,body2,this);this.#file=file;this.#texts=body2.types;this.#body=body2;this.#cpp=types.repository.files[file]?.cpp===true;this.#resolve=resolve;this.#makes=pairs(
body2.makes)}enter(from){const before=this.#from;this.#from=from;return before}type(node){if(node<0)return void 0;const known2=this.#known[node];if(known2!==void 0)
return known2??void 0;this.#known[node]=null;const type=this.#settled(this.#type(node));this.#known[node]=type??null;return type}#settled(type){if(!this.#cpp||!type)
return type;const meant=type.given&&type.text.startsWith("t:")?this.#types.meant(type):type;const found=settled(genericOf(meant.text)===void 0?type:meant);return found?.
text.startsWith("=")&&found.file===this.#file?this.type(Number(found.text.slice(1))):found}resultOf(type){return this.#settled(this.#types.result(type))}behind(type){
return this.#containers.behind(type)}ofLocal(local){const type=this.#declared(local);const made=type&&this.#makes.get(local);if(made===void 0||type?.given||type?.
text.endsWith(">"))return type;const record=this.#types.record(type);return record<0?type:this.#made(type,record,made)}#declared(local){const{locals}=this.#body;
const type=locals[local*LOCAL_STRIDE+5];if(type===-1)return void 0;const text=this.#texts[type];if(!this.#cpp||!text.startsWith("t:"))return this.#written(text);
return{file:this.#file,text,from:locals[local*LOCAL_STRIDE+4]}}#written(text){if(text.startsWith("="))return this.type(Number(text.slice(1)));return this.#cpp?{
file:this.#file,text,from:this.#from}:{file:this.#file,text}}#type(node){const{nodes}=this.#body;const first=nodes[node*NODE_STRIDE+1];const second=nodes[node*NODE_STRIDE+
2];switch(nodes[node*NODE_STRIDE]){case NODE.use:return this.#ofUse(first);case NODE.local:return this.ofLocal(first);case NODE.type:case NODE.cast:return this.#written(
this.#texts[first]);case NODE.target:if(second===THROUGH.waiting)return this.#containers.awaited(this.type(first));return pointedAt(this.type(first))??this.#containers.
target(this.type(first),second);case NODE.otherwise:return this.type(first)??this.type(second);case NODE.either:{const left=this.type(first);if(left&&this.#types.
recordFor(this.#file,left)>=0)return left;const right=this.type(second);return this.#number(left,right)??right??left}case NODE.product:return this.#number(this.
type(first),this.type(second));case NODE.element:{const whole=this.type(first);const part=this.#containers.ofPair(whole,second);if(part)return part;const record=this.#types.
recordFor(this.#file,whole);if(record<0&&this.#cpp)return whole&&this.#containers.heldIn(whole);const field=record<0?void 0:this.#types.members.fieldAt(record,second);
return field===void 0?void 0:this.#types.typeOf(field)}case NODE.call:return this.#ofCall(first,second);case NODE.parameter:return this.#taken(first,second)}return void 0}#number(one,other){
if(!this.#cpp||!one||!other)return void 0;const text=common(this.#types.meant(one).text,this.#types.meant(other).text);return text===void 0?void 0:{file:this.#file,
text}}#taken(occurrence,position){const reference=this.#resolve(occurrence);return reference===void 0?this.#outside.taken(occurrence):this.#types.parameter(reference,
position)}#ofUse(occurrence){const reference=this.#resolve(occurrence);if(reference===void 0)return this.#outside.ofPair(occurrence);const{repository}=this.#types;
const symbol=repository.symbol(reference);if(symbol.kind==="class"||symbol.kind==="struct"||symbol.kind==="union")return{file:fileOf(reference),text:`#${symbolOf(
reference)}`};if(symbol.kind==="macro"){const alias2=this.#types.aliasOf(reference);if(alias2===void 0)return this.#ofMacro(reference,-1);const[variable2="",...way]=alias2.
replace(/\[\w*\]/g,"").split(/\.|->/);const type2={file:fileOf(reference),text:`v:${variable2}`};return way.length===0?type2:this.#types.places.along(type2,way.
join("."),this.#file)}const type=this.#types.typeOf(reference);if(!this.#cpp&&type&&symbol.parent!==void 0)return this.#ofMacroField(occurrence,type);if(!this.#cpp||
!type||!this.#instances.hangsOnUser(type,reference))return type;const{occurrences}=this.#body;const at=occurrence*OCCURRENCE_STRIDE;const object=occurrences[at+
5]===HOW.member?this.type(occurrences[at+6]):void 0;const given2=object&&this.#instances.givenTo(object,reference);return givenBesides(type,given2)}#ofMacroField(occurrence,type){
const at=occurrence*OCCURRENCE_STRIDE;if(this.#body.occurrences[at+5]!==HOW.member||!type.text.startsWith("t:"))return type;const object=this.type(this.#body.occurrences[at+
6]);const meant=object&&this.#types.meant(object);if(!meant?.text.endsWith(">")||this.#types.named(type)!==void 0)return type;return{...meant,text:templateOf(meant.
text).given[0]??""}}#ofCall(callee,argument){const{nodes,occurrences}=this.#body;if(nodes[callee*NODE_STRIDE]===NODE.use){const occurrence=nodes[callee*NODE_STRIDE+
1];const reference=this.#resolve(occurrence);const kind=reference===void 0?void 0:this.#types.repository.symbol(reference).kind;const cast2=this.#castTo(occurrence,
kind==="macro"?this.#types.aliasOf(reference):void 0);if(cast2)return cast2;if(reference===void 0){const known2=this.#outside.ofCall(occurrence);if(known2)return known2;
const given2=argument<0||occurrences[occurrence*OCCURRENCE_STRIDE+5]!==HOW.name?void 0:argument;return given2!==void 0&&nodes[given2*NODE_STRIDE]===NODE.type?this.
type(given2):void 0}if(kind==="macro"){const alias2=this.#types.aliasOf(reference);if(alias2!==void 0){const found=this.#types.names.ordinary(fileOf(reference),
alias2);const type2=found&&this.#types.result(this.#types.typeOf(found.references[0]));if(type2)return type2}return this.#ofMacro(reference,argument)}if(kind===
"class"||kind==="struct")return this.#made(this.type(callee),reference,occurrence);if(kind==="type")return this.#types.result(this.type(callee))??this.#madeOfAlias(
callee,reference,occurrence)}const type=this.type(callee);if(nodes[callee*NODE_STRIDE]===NODE.type&&type?.text.startsWith("%"))return type;const result=this.#types.
result(type)??this.#ofHeld(type);return this.#cpp&&result&&(result.given||result.text.includes("?"))?this.#deduced(callee,result):result}#ofMacro(macro,argument){
const way=this.#types.repository.wayOf(macro);if(way===void 0)return this.type(argument);if(way.startsWith("="))return this.#types.places.from(fileOf(macro),way.
slice(1),this.#file);if(!way.endsWith("()"))return this.#types.places.along(this.type(argument),way,this.#file);const made=this.#types.scopes.functionNamed(fileOf(
macro),way.slice(0,-2));const given2=made===void 0?void 0:this.#types.result(this.#types.typeOf(made));return given2??this.type(argument)}#deduced(callee,result){
const{nodes}=this.#body;if(nodes[callee*NODE_STRIDE]!==NODE.use)return result;const occurrence=nodes[callee*NODE_STRIDE+1];const called2=this.#resolve(occurrence);
const args=this.#argumentsOf(occurrence).map(node=>this.type(node));return called2===void 0?result:givenBesides(result,this.#instances.deduced(called2,args,this.
writtenFor(occurrence)))}#ofHeld(object){if(!this.#cpp||!object)return void 0;const meant=this.#types.meant(object);if(/^t:(?:std::)?(?:move_only_)?function</.test(
meant.text))return this.resultOf(this.#settled({...meant,text:templateOf(meant.text).given[0]??""}));const record=this.#types.record(meant);const operator=record<
0?void 0:this.#types.members.named(record,"operator()")[0];const result=operator===void 0?void 0:this.#types.result(this.#types.typeOf(operator));const given2=operator===
void 0?void 0:this.#instances.givenTo(meant,operator);return result&&givenBesides(result,given2)}#made(type,record,occurrence){if(!this.#cpp||!type||!this.#types.
repository.genericsOf(record))return type;const args=this.#argumentsOf(occurrence).map(node=>this.type(node));const given2=this.#instances.givenToMake(record,args,
this.writtenFor(occurrence));return given2?{file:fileOf(record),text:`#${symbolOf(record)}`,given:given2}:type}#madeOfAlias(callee,alias2,occurrence){const type=this.
type(callee);return type&&givenBesides(type,this.#instances.givenToMake(alias2,[],this.writtenFor(occurrence)))}writtenFor(occurrence){this.#explicit??=listsByOccurrence(
this.#body.explicit);const types=this.#explicit.get(occurrence)??[];return types.map(type=>({file:this.#file,text:this.#texts[type],from:this.#from}))}given(occurrence){
this.#calls??=listsByOccurrence(this.#body.given);return this.#calls.get(occurrence)}#argumentsOf(occurrence){return this.given(occurrence)??[]}#castTo(occurrence,alias2){
if(!this.#cpp)return void 0;const{occurrences,words}=this.#body;const name=alias2??words[occurrences[occurrence*OCCURRENCE_STRIDE+2]];const[to]=CAST2.test(name)?
this.writtenFor(occurrence):[];return to&&to.text!==""?to:void 0}};var pointedAt=type=>type?.text.startsWith("%")&&type.text.endsWith("*")?{...type,text:type.text.
slice(0,-1)}:void 0;var MOST_OVERLOADS=64;var CALLED=/^(function|method|constructor)$/;var Definitions=class{#repository;#names;#declared=new Map;#file=-1;#bodies=new Map;constructor(repository,names){
this.#repository=repository;this.#names=names}of(file,declared){const repository=this.#repository;const found=[];for(const reference of declared){const symbol=repository.
symbol(reference);const bodies=this.#isDefinedElsewhere(symbol)?this.#bodiesOf(file,reference,symbol):[];for(const body2 of bodies.length>0?bodies:[reference]){
if(body2!==reference)this.#declared.set(body2,reference);if(!found.includes(body2))found.push(body2)}}const kept=found.slice(0,MOST_OVERLOADS);if(kept.length===
1)return{references:kept,as:"one",evidence:fileOf(kept[0])===file?"same_file":"type"};return{references:kept,as:"any",evidence:"ambiguous"}}arityOf(reference){const own=this.#repository.
symbol(reference).cpp?.takes;const declared=this.#declared.get(reference);const announced=declared===void 0?void 0:this.#repository.symbol(declared).cpp?.takes;
return own&&announced?.most===own.most?announced:own}#isDefinedElsewhere({kind,modifiers}){if(CALLED.test(kind))return modifiers?.includes("declaration")===true;
return kind==="property"&&modifiers?.includes("static")===true}#bodiesOf(file,reference,symbol){if(file!==this.#file){this.#file=file;this.#bodies.clear()}let bodies=this.#bodies.
get(reference);if(!bodies){bodies=this.#searchBodies(file,reference,symbol);this.#bodies.set(reference,bodies)}return bodies}#searchBodies(file,reference,symbol){
const path=this.pathOf(reference);const arity=symbol.cpp?.takes.most??0;const bodies=this.#repository.named(symbol.name).filter(r=>{const body2=this.#repository.
symbol(r);return r!==reference&&body2.cpp!==void 0&&!body2.modifiers?.includes("declaration")&&(body2.cpp.receiver===void 0?symbol.kind==="function"&&body2.kind===
"function"&&isSame(path,this.pathOf(r)):endsWith(path,this.#ownerOf(body2)))});const usual=this.#names.builds.likely(file,bodies);const same=usual.filter(r=>(this.#repository.
symbol(r).cpp?.takes.most??0)===arity);if(same.length<2)return same.length>0?same:[...usual];const wanted=this.#repository.takenBy(reference);const exact=same.filter(
r=>this.#repository.takenBy(r)===wanted);return this.#names.choice.implementing(file,[reference],exact.length>0?exact:same)}#ownerOf(body2){return(body2.cpp?.receiver??
"").replace(/<[^>]*>/g,"").split("::")}pathOf(reference){return this.#repository.withoutInlines(this.wholePathOf(reference))}wholePathOf(reference){const{cpp,name}=this.#repository.
symbol(reference);return cpp?.qualified===void 0?[]:cpp.qualified.slice(0,-name.length-1).split(".")}};var isSame=(a,b)=>a.length===b.length&&a.every((part,at)=>part===
b[at]);var endsWith=(path,wanted)=>wanted.length<=path.length&&wanted.every((part,at)=>path[path.length-wanted.length+at]===part);var FIT={never:0,constrained:.5,converted:1,unknown:2,open:Number.NaN,akin:2,base:2,promoted:2.5,template:3,qualified:3.5,exact:4};var INTEGER=/\b(char|short|int|long|signed|unsigned|bool|__int128|char\d+_t|wchar_t)\b/;
var INTEGER_NAME=/^(u?int(_(fast|least))?\d+_t|s?size_t|ssize_t|u?intptr_t|ptrdiff_t|off_t|time_t|byte)$/;var LIST="va_list";var Overloads=class{#types;constructor(types){
this.#types=types}choose(found,given2){if(found.as!=="any")return found;const counted=found.references.filter(r=>this.#takes(r,given2.length));const possible=counted.
length>0?counted:found.references;const sorts=given2.map(type=>this.#sort(type));const isUnknown=sorts.includes(void 0);const fits=new Map(possible.map(r=>{const fit=sorts.
map((sort,at)=>this.#fit(sort,r,at));const isFor2=isUnknown&&this.#symbol(r).cpp?.isConstrained===true;return[r,isFor2?fit.map(one=>one===FIT.constrained?FIT.template:
one):fit]}));const viable=possible.filter(r=>!fits.get(r)?.includes(FIT.never));const rest=viable.length>0?viable:possible;const isBest=r=>rest.every(other=>other===
r||isBetter(fits.get(r),fits.get(other)));const best=rest.find(isBest);const kept=best===void 0?rest:[best];return keeping(found,kept)}ofObject(found,isConst){const{
repository}=this.#types;const taken2=r=>`${repository.takenBy(r).replace(/ const$/,"")} ${this.#symbol(r).cpp?.isConstrained}`;const suits=r=>this.#symbol(r).cpp?.
isConst===isConst;const callable=isConst?found.references.filter(r=>suits(r)||isStatic(this.#symbol(r))):[];const possible=callable.length>0?callable:found.references;
const kept=possible.filter(r=>suits(r)||!possible.some(other=>suits(other)&&taken2(other)===taken2(r)));return keeping(found,kept)}ofValue(found,isTemporary){const kept=found.
references.filter(r=>this.#symbol(r).cpp?.takesTemporary===isTemporary);return keeping(found,kept)}likelyFirst(found){if(found.references.length!==2)return found;
const rank2=r=>{const{cpp}=this.#symbol(r);return(cpp?.isConstrained?2:0)+(cpp?.isConst?1:0)};return{...found,references:found.references.toSorted((a,b)=>rank2(
a)-rank2(b))}}suitsFirst(reference,record){if(this.#symbol(reference).kind!=="function"||!this.#takes(reference,2))return false;const taken2=this.#takenAt(reference,
0);return taken2?.is==="record"&&(taken2.symbol===record||this.#types.members.derives(record,taken2.symbol))}mayTake(reference,record){const taken2=this.#takenAt(
reference,0);if(taken2?.is!=="record")return taken2===void 0||taken2.is==="template"||taken2.is==="constrained";return!taken2.isPointer&&(taken2.symbol===record||
this.#types.members.derives(record,taken2.symbol))}#symbol(reference){return this.#types.repository.symbol(reference)}#takes(reference,count){const takes=CALLED.
test(this.#symbol(reference).kind)?this.#types.scopes.definitions.arityOf(reference):void 0;if(!takes)return true;const{least,most,open}=takes;return count>=least&&
(open||count<=most)}#fit(given2,reference,position){const taken2=given2&&this.#takenAt(reference,position);if(given2!==void 0&&taken2!==void 0)return this.#passes(
given2,taken2);return this.#isList(reference,position)?FIT.constrained:FIT.unknown}#isList(reference,position){const taken2=this.#takenAt(reference,position);return taken2?.
is==="outside"&&taken2.name===LIST}#takenAt(reference,position){const{cpp}=this.#symbol(reference);const file=fileOf(reference);const{types}=this.#types.repository.
files[file];const last=(cpp?.types.length??0)-1;const isRest=position>last&&cpp?.takes.open===true&&isOpen(types[cpp.types[last]??-1]);const type=cpp?.types[isRest?
last:position];if(type===void 0||type===-1)return void 0;const text=types[type];const isPointer2=text.startsWith("*");return this.#sort({file,text:isPointer2?text.
slice(1):text,from:symbolOf(reference),isPointer:isPointer2})}#passes(given2,taken2){if(taken2.is==="outside"&&HOLDER2.test(taken2.name)&&isNoFunction(given2))return FIT.
never;if(taken2.is==="open")return taken2.isPointer&&given2.is==="pointer"?FIT.qualified:FIT.open;if(taken2.is==="template")return FIT.template;if(taken2.is==="\
constrained")return FIT.constrained;if(taken2.is==="outside"&&taken2.name===LIST)return given2.is==="outside"&&given2.name===LIST?FIT.exact:FIT.never;switch(given2.
is){case"record":if(taken2.is==="record")return this.#recordAs(given2,taken2);if(taken2.is==="integer"&&taken2.text==="bool"&&given2.isPointer)return FIT.converted;
return taken2.is==="outside"||taken2.is==="pointer"&&/void/.test(taken2.text)?FIT.converted:FIT.never;case"enum":if(taken2.is==="enum")return given2.symbol===taken2.
symbol?FIT.exact:FIT.never;if(taken2.is==="integer")return taken2.text==="int"?FIT.promoted:FIT.akin;return taken2.is==="floating"?FIT.converted:this.#madeOf(given2,
taken2);case"integer":case"floating":if(taken2.is==="integer"||taken2.is==="floating"){if(given2.text===taken2.text)return FIT.exact;if(isPromoted(given2.text,taken2.
text))return FIT.promoted;return given2.is===taken2.is?FIT.akin:FIT.converted}return this.#madeOf(given2,taken2);case"pointer":if(taken2.is==="pointer")return pointerAs(
given2.text,taken2.text);return taken2.is==="integer"?taken2.text==="bool"?FIT.converted:FIT.never:this.#madeOf(given2,taken2);case"null":return taken2.is==="po\
inter"||taken2.is==="record"&&taken2.isPointer?FIT.exact:taken2.is==="integer"||taken2.is==="enum"?FIT.never:FIT.unknown;case"outside":if(taken2.is==="outside"){
if(given2.name===taken2.name)return FIT.exact;if(TEXT.test(given2.name)&&COLLECTION.test(taken2.name)&&taken2.name!=="basic_string")return FIT.never;return COLLECTION.
test(given2.name)&&COLLECTION.test(taken2.name)?FIT.never:FIT.converted}return taken2.is==="pointer"||taken2.is==="enum"||taken2.is==="record"&&taken2.isPointer?
FIT.never:FIT.converted;case"function":return taken2.is==="function"?FIT.exact:this.#madeOf(given2,taken2);case"template":case"constrained":case"open":return FIT.
unknown}}#madeOf(given2,taken2){if(taken2.is==="outside")return FIT.converted;if(taken2.is==="record"&&taken2.isPointer)return given2.is==="integer"?FIT.converted:
FIT.never;return taken2.is==="record"?this.#makes(given2,taken2.symbol):FIT.never}#recordAs(given2,taken2){if(given2.isPointer!==void 0&&given2.isPointer!==taken2.
isPointer)return taken2.isPointer?FIT.never:this.#makes(given2,taken2.symbol);if(given2.symbol===taken2.symbol)return FIT.exact;if(this.#types.members.derives(given2.
symbol,taken2.symbol))return FIT.base;return taken2.isPointer?FIT.never:this.#makes(given2,taken2.symbol)}#makes(given2,record){const{repository}=this.#types;const{
name}=this.#symbol(record);const fits=(repository.members(record)?.get(name)??[]).map(at=>{const maker=repository.reference(fileOf(record),at);const{kind,cpp}=this.#symbol(
maker);if(kind!=="constructor"||!cpp||cpp.takes.least>1||!cpp.takes.open&&cpp.takes.most===0)return FIT.never;const taken2=this.#takenAt(maker,0);if(taken2?.is===
"constrained")return given2.is==="outside"?FIT.template:FIT.constrained;if(given2.is==="record"||taken2===void 0||taken2.is==="record")return FIT.converted;return this.#passes(
given2,taken2)===FIT.never?FIT.never:FIT.converted});return Math.max(FIT.never,...fits)}#isOpenMember(type){for(let at=type.text.lastIndexOf("::");at>2;at=type.
text.lastIndexOf("::",at-1)){const owner=this.#types.named({...type,text:type.text.slice(0,at)});if(owner!==void 0)return this.#symbol(owner).kind==="type"&&this.#types.
recordOf(owner)<0}return false}#sort(type){if(type===void 0||type.text==="")return void 0;const{text}=type;if(text==="?if")return{is:"constrained"};if(isOpen(text))
return{is:"template"};if(text.startsWith("%"))return sortOfPrimitive(type.isPointer&&!text.endsWith("*")?`${text.slice(1)}*`:text.slice(1));if(text.startsWith("\
("))return{is:"function"};const meant=this.#types.meant(type);if(meant.text!==text)return this.#sort({...meant,isPointer:type.isPointer});const record=this.#types.
record(type);if(record>=0)return{is:"record",symbol:record,isPointer:type.isPointer};const symbol=this.#types.named(type);if(symbol!==void 0)return this.#symbol(
symbol).kind==="enum"?{is:"enum",symbol}:void 0;const name=/(\w+)(<.*)?$/.exec(text)?.[1]??"";if(this.#isOpenMember(type))return{is:"open",isPointer:type.isPointer};
return INTEGER_NAME.test(name)?{is:"integer",text:name}:name===""?void 0:{is:"outside",name}}};var COLLECTION=/^(array|vector|deque|list|forward_list|(unordered_)?(multi)?(map|set)|initializer_list|tuple|basic_string)$/;
var TEXT=/^u?(8|16|32)?w?string(_view)?$/;var HOLDER2=/^(move_only_|copyable_)?function(_ref)?$/;var isNoFunction=given2=>given2.is==="outside"?COLLECTION.test(
given2.name)||/^(\w*string(_view)?|path)$/.test(given2.name):/^(integer|floating|pointer|enum)$/.test(given2.is);var isStatic=({modifiers})=>modifiers?.includes(
"static")??false;function sortOfPrimitive(written){const text=written.endsWith("*")?written:written.replace(/^const /,"");if(text==="")return void 0;if(text==="\
nullptr")return{is:"null"};if(text.endsWith("*"))return{is:"pointer",text};if(/\b(float|double)\b/.test(text))return{is:"floating",text};return INTEGER.test(text)?
{is:"integer",text:integerOf(text)}:void 0}var integerOf=text=>text==="unsigned"?"unsigned int":text==="int"?text:text.replace(/(long|short) int$/,"$1");var SMALL=/^(bool|(signed |unsigned )?(char|short)|char8_t|char16_t|u?int(8|16)_t)$/;
var isPromoted=(given2,taken2)=>taken2==="int"?SMALL.test(given2):taken2==="double"&&given2==="float";function pointerAs(given2,taken2){if(given2===taken2)return FIT.
exact;const isSame2=given2.replace(/^const /,"")===taken2.replace(/^const /,"");if(isSame2)return taken2.startsWith("const ")?FIT.qualified:FIT.never;return/void/.
test(taken2)?FIT.converted:FIT.never}function isBetter(a,b){return a.every((fit,at)=>fit>=b[at])&&a.some((fit,at)=>fit>b[at])}var CLASS6=/^(class|struct|union)$/;var MOST_BASES2=20;var Members=class{#repository;#names;#types;#bases=new Map;constructor(repository,names,types){this.#repository=
repository;this.#names=names;this.#types=types}derives(record,base){return record!==base&&this.lineage(record).some(one=>one===base)}*lineage(record){const met=new Set;
const left=[[record,0]];for(let next=left.pop();next;next=left.pop()){const[one,depth]=next;if(met.has(one))continue;met.add(one);yield one;if(depth>MOST_BASES2)
continue;for(const base of this.bases(one).toReversed())if(base>=0)left.push([base,depth+1])}}named(record,name){for(const one of this.lineage(record)){const own=this.
owned(one,name);if(own.length>0)return own;for(const macro of this.#mixins(one)){const mixed=this.owned(macro,name);if(mixed.length>0)return mixed}}return[]}inOtherBuild(record,name,user){
const repository=this.#repository;const{name:tag,kind,parent,conditions}=repository.symbol(record);const{cpp}=repository.files[fileOf(record)];const isOther=one=>{
const symbol=repository.symbol(one);if(one===record||symbol.kind!==kind||symbol.parent!==parent)return false;if(fileOf(one)===fileOf(record))return conditions!==
void 0&&symbol.conditions!==void 0;return!cpp&&repository.graph.view(user).seen.has(fileOf(one))};const others=(cpp?repository.named(tag):repository.tagged(tag)).
filter(isOther);return others.flatMap(one=>this.owned(one,name))}#mixins(record){const found=new Set;const open=[record];for(const at of open){const file=fileOf(
at);for(const[symbol,macro]of this.#repository.files[file].mixins){if(symbol!==symbolOf(at))continue;for(const reference of this.#names.ordinary(file,macro)?.references??
[]){if(found.has(reference))continue;found.add(reference);open.push(reference)}}}return found}baseNamed(record,name){return this.lineage(record).find(one=>one!==
record&&this.#repository.symbol(one).name===name)}owned(record,name){const file=fileOf(record);return(this.#repository.members(record)?.get(name)??[]).map(at=>this.#repository.
reference(file,at))}constructors(record){const repository=this.#repository;return this.owned(record,repository.symbol(record).name).filter(r=>repository.symbol(
r).kind==="constructor")}overridden(method){const symbol=this.#repository.symbol(method);const file=fileOf(method);let record=-1;if(symbol.parent!==void 0&&CLASS6.
test(this.#repository.files[file].symbols.get(symbol.parent)?.kind??""))record=this.#repository.reference(file,symbol.parent);else if(symbol.cpp?.receiver!==void 0)
record=this.#outsideOf(method,symbol.cpp.receiver);if(record<0)return[];return this.bases(record).flatMap(base=>base<0?[]:this.named(base,symbol.name)).filter(r=>{
const base=this.#repository.symbol(r);return base.kind==="method"&&base.cpp?.takes.most===symbol.cpp?.takes.most&&!base.modifiers?.includes("static")})}#outsideOf(method,receiver){
const record=this.#types.record({file:fileOf(method),text:`t:${receiver}`,from:symbolOf(method)});const{name,cpp}=this.#repository.symbol(method);const isStatic2=r=>{
const declared=this.#repository.symbol(r);return declared.cpp?.takes.most===cpp?.takes.most&&declared.modifiers?.includes("static")===true};return record<0||this.
owned(record,name).some(isStatic2)?-1:record}bases(record){const known2=this.#bases.get(record);if(known2)return known2;const bases2=this.#basesOf(record);if(this.#types.
isLookingUp)return bases2;if(this.#bases.size>=MOST_REMEMBERED)this.#bases.clear();this.#bases.set(record,bases2);return bases2}#basesOf(record){const file=fileOf(
record);const{bases:bases2,types,symbols}=this.#repository.files[file];const own=symbolOf(record);const from=symbols.get(own)?.parent??-1;return bases2.filter(([
symbol])=>symbol===own).map(([,type])=>this.#types.record({file,text:types[type],from}))}fieldAt(record,position){const members2=this.#repository.members(record);
if(!members2)return void 0;let at=0;for(const[index]of members2.values()){const reference=this.#repository.reference(fileOf(record),index);if(this.#repository.symbol(
reference).kind!=="property")continue;if(at++===position)return reference}return void 0}};var POSITIONS=/^(?:(?:\w+\+)?\d+(?:\.|$))+$/;var POSITION=/^\d|\+/;var Places=class{#names;#types;constructor(names,types){this.#names=names;this.#types=types}from(file,written,user=file){
const[text="",...path]=written.split(".");return path.length===0?{file,text}:this.along({file,text},path.join("."),user)}along(type,way,user){const field=type&&
this.at(type,way,user);return field===void 0?void 0:this.#types.typeOf(field)}at(type,path,user){let at;if(path===""||POSITIONS.test(path)){if(type.text.startsWith(
"v:")){const variable2=this.#names.ordinary(type.file,type.text.slice(2))?.references.at(-1);if(variable2===void 0||path==="")return variable2;if(this.#types.record(
this.#types.typeOf(variable2))<0)return variable2}else if(path==="")return void 0}let record=this.#types.recordFor(user,type);for(const part of path.split(".")){
if(record<0)return void 0;at=POSITION.test(part)?this.#types.members.fieldAt(record,this.#position(part,type.file)):this.#types.members.named(record,part)[0];if(at===
void 0)return void 0;record=this.#types.record(this.#types.typeOf(at))}return at}#position(part,file){const[position="",head]=part.split("+").reverse();const macro=head===
void 0?void 0:this.#names.ordinary(file,head)?.references[0];if(macro===void 0)return Number(position);const{lists}=this.#names.repository.files[fileOf(macro)];
return Number(position)+(lists.get(symbolOf(macro))??1)-1}};var DEEPEST4=10;var Brought=class{#repository;#scopes;#asked=new Set;#depth=0;constructor(repository,scopes){this.#repository=repository;this.#scopes=scopes}found(file,wanted,name,seen){
if(this.#depth>DEEPEST4)return void 0;this.#depth++;const found=this.#search(file,wanted,name,seen);this.#depth--;if(this.#depth===0)this.#asked.clear();return found}#search(file,wanted,name,seen){
for(const using of this.#repository.broughtInto(wanted.at(-1),seen)){const isMeant=using.name.endsWith("::*")||using.name.endsWith(`::${name}`);const question=`${file}\
\0${using.into.join(".")}\0${using.name}\0${name}`;if(!isMeant||!endsWith(using.into,wanted)||this.#asked.has(question))continue;this.#asked.add(question);const of=using.
name.slice(0,using.name.lastIndexOf("::"));const found=this.#scopes.qualified(file,`${using.into.join("::")}::${of}`,name)??this.#scopes.qualified(file,of,name);
if(!found)continue;this.#asked.delete(question);return found}return void 0}};var Nearness=class{#repository;#definitions;#ownerOf;constructor(repository,definitions,ownerOf){this.#repository=repository;this.#definitions=definitions;this.#ownerOf=
ownerOf}around(file,from){if(from<0)return[];const reference=this.#repository.reference(file,from);const{cpp,name}=this.#repository.symbol(reference);const owner=cpp?.
receiver===void 0?void 0:this.#ownerOf(file,cpp.receiver);if(owner===void 0)return this.#definitions.pathOf(reference).concat(name);return this.#definitions.pathOf(
owner).concat(this.#repository.symbol(owner).name,name)}namespacesOf(reference){const{symbols}=this.#repository.files[fileOf(reference)];const names=[];for(let at=this.#repository.
symbol(reference).parent;at!==void 0;at=symbols.get(at)?.parent)if(symbols.get(at)?.kind==="namespace")names.unshift(symbols.get(at).name);return names}fromWithin(file,from,parts,found){
const around=this.around(file,from);const depth=r=>{const path=this.#definitions.pathOf(r);const outer=path.slice(0,this.#repository.isOpenEnumerator(r)?-parts-
1:-parts);if(outer.every((part,at)=>around[at]===part))return 2*outer.length+1;return isWithin(outer,around)?2*outer.length:-1};const depths=found.map(depth);const best=Math.
max(...depths);return best<0?found:found.filter((_,at)=>depths[at]===best)}closest(file,from,found){const around=this.around(file,from);const shared2=r=>{const path=this.#definitions.
pathOf(r);let count=0;while(count<path.length&&path[count]===around[count])count++;return count===path.length?count:-1};const best=Math.max(...found.references.
map(shared2));const kept=best<0?found.references:found.references.filter(r=>shared2(r)===best);return kept.length===1?{references:kept,as:"one",evidence:"import"}:
{...found,references:kept}}};var isWithin=(parts,path)=>path.some((_,from)=>parts.every((part,at)=>path[from+at]===part));var OUTSIDE=new Set(["std","boost","absl","testing","folly","Eigen","QtPrivate"]);var VALUE3=/^(function|method|property|variable|constant|enum_member)$/;var Reach=class{#repository;#names;#nearness;#file=-1;#usings=[];constructor(repository,names,nearness){
this.#repository=repository;this.#names=names;this.#nearness=nearness}usingsIn(file){if(file===this.#file)return this.#usings;this.#file=file;this.#usings=[...new Set(
this.#repository.graph.view(file).seen.list.flatMap(of=>{const{usings}=this.#repository.files[of];return of===file?usings:usings.filter(using=>!using.endsWith("\
::*"))}))];return this.#usings}of(file,from,found){const repository=this.#repository;const around=this.#nearness.around(file,from);const{path}=repository.files[file];
const usings=this.usingsIn(file);if(around.length===0&&/\.(inl|ipp|tcc|tpp)$/.test(path)&&repository.graph.isIncluded(file))return found;const isAround=r=>{const spaces=this.#nearness.
namespacesOf(r);const isWithin2=(part,at)=>around[at]===part||repository.isOpenedByMacro(part);if(repository.withoutInlines(spaces).every(isWithin2))return true;
const last=spaces.at(-1);const{name}=repository.symbol(r);return usings.some(using=>using===`${last}::*`||using.endsWith(`::${last}::*`)||using.endsWith(`::${name}`))};
const near=found.references.filter(isAround);const isOther=near.some(r=>!CALLED.test(repository.symbol(r).kind));const kept=isOther?near:found.references.filter(
r=>near.includes(r)||/^(function|macro)$/.test(repository.symbol(r).kind));if(kept.length===found.references.length)return found;if(kept.length===0)return void 0;
return{references:kept,as:kept.length===1?"one":found.as,evidence:kept.length===1?"import":found.evidence}}hidden(file,wanted,name){const[first]=wanted;if(wanted.
length!==1||first===void 0||OUTSIDE.has(first))return void 0;if(this.#repository.named(first).some(r=>!VALUE3.test(this.#repository.symbol(r).kind)))return void 0;
const{seen}=this.#repository.graph.view(file);const found=this.#names.ordinary(file,name);const kept=found?.references.filter(r=>seen.has(fileOf(r))&&this.#nearness.
namespacesOf(r).length===0)??[];if(kept.length===0)return void 0;return kept.length===1?{references:kept,as:"one",evidence:"unique_name"}:{references:kept,as:"a\
ny",evidence:"ambiguous"}}};var specialises=({cpp,name},template2)=>cpp?.specialises===true&&name===template2;var Specialisations=class{#repository;#scopes;constructor(repository,scopes){this.#repository=
repository;this.#scopes=scopes}another(file,from,template2){const itself=this.#around(file,from,template2);if(itself===void 0)return void 0;const path=this.#scopes.
definitions.pathOf(itself);return path.length>0?this.#scopes.qualified(file,path.join("::"),template2):this.#scopes.bare(file,this.#repository.symbol(itself).parent??
-1,template2)}memberOfAnother(file,from,qualifier,name){const[template2=""]=qualifier.split("::");const itself=this.#around(file,from,template2);if(itself===void 0)
return void 0;const path=this.#scopes.definitions.pathOf(itself);const found=this.#scopes.qualified(file,[...path,qualifier].join("::"),name);const others=found?.
references.filter(r=>this.#ownerOf(r)!==itself)??[];const primary=others.filter(r=>{const owner=this.#ownerOf(r);return owner===void 0||!specialises(this.#repository.
symbol(owner),template2)});const kept=primary.length>0||!this.#isOwn(file,template2)?primary:others;return kept.length===0?void 0:this.#scopes.definitions.of(file,
kept)}#isOwn(file,template2){return this.#repository.named(template2).some(r=>this.#repository.symbol(r).cpp?.specialises===false)||this.#repository.announced(template2,
this.#repository.graph.view(file).seen).length>0}#ownerOf(member){const{parent}=this.#repository.symbol(member);return parent===void 0?void 0:this.#repository.reference(
fileOf(member),parent)}#around(file,from,template2){const{symbols}=this.#repository.files[file];for(let at=from;at>=0;at=symbols.get(at)?.parent??-1)if(specialises(
symbols.get(at),template2))return this.#repository.reference(file,at);return void 0}};var CLASS7=/^(class|struct|union)$/;var TYPE=/^(class|struct|union|enum|type)$/;var SCOPE2=/^(class|struct|union|namespace|enum)$/;var DEFINED_ELSEWHERE=/^(function|method|constructor|class|struct|union)$/;
var Scopes=class{#repository;#names;#types;definitions;specialisations;#nearness;reach;#brought;#file=-1;#scopes=new Map;#functions=new Map;#bare=new Map;#asked=new Set;constructor(repository,names,types){
this.#repository=repository;this.#names=names;this.#types=types;this.definitions=new Definitions(repository,names);this.specialisations=new Specialisations(repository,
this);this.#brought=new Brought(repository,this);this.#nearness=new Nearness(repository,this.definitions,(file,written)=>this.typeNamed(file,written)?.references[0]);
this.reach=new Reach(repository,names,this.#nearness)}typeNamed(file,written,from=-1){const own=from<0?void 0:this.typeWithin(file,from,written);if(own!==void 0)
return{references:[own],as:"one",evidence:"type"};const name=withoutArguments(written);const at=name.lastIndexOf("::");if(at!==-1)return this.qualified(file,name.
slice(0,at),name.slice(at+2),from);const ordinary=this.#names.ordinary(file,name);const found=ordinary?.as==="any"&&from>=0?this.#nearness.closest(file,from,ordinary):
ordinary;if(found||!this.#repository.files[file].cpp)return found;return this.#nested(file,name)}functionNamed(file,written){const key=`${file} ${written}`;const known2=this.#functions.
get(key);if(known2!==void 0)return known2??void 0;const found=this.#functionNamed(file,written);this.#functions.set(key,found??null);return found}#functionNamed(file,written){
const at=written.lastIndexOf("::");const found=at===-1?this.#names.ordinary(file,written):this.qualified(file,written.slice(0,at),written.slice(at+2));return found?.
references.find(r=>this.#repository.symbol(r).kind==="function")}#nested(file,name){const{seen}=this.#repository.graph.view(file);const found=this.#repository.named(
name).filter(r=>seen.has(fileOf(r))&&TYPE.test(this.#repository.symbol(r).kind));const own=found.filter(r=>fileOf(r)===file);const kept=own.length>0?own:found;return kept.
length===1?{references:kept,as:"one",evidence:"type"}:void 0}qualified(file,qualifier,name,from=-1){const{seen}=this.#repository.graph.view(file);const wanted=this.#withoutAliases(
qualifier.split("::").filter(part=>part!==""),seen);if(wanted.length===0)return this.#atTop(file,name);const within2=this.#inOwn(file,from,wanted,name);if(within2)
return within2;const unseen=this.#repository.isOpenedByMacro(wanted[0]??"")?wanted.slice(1):void 0;const isAdded=r=>wanted[0]==="std"&&this.#repository.symbol(r).
cpp?.specialises===true;const isMeant=r=>!isAdded(r)&&(this.#isIn(r,wanted)||unseen!==void 0&&this.#isIn(r,unseen,isSame));const named2=this.#repository.named(name);
let found=named2.filter(r=>seen.has(fileOf(r))&&isMeant(r));const primary=found.filter(r=>this.#repository.symbol(r).cpp?.specialises!==true);if(primary.length>
0)found=primary;if(found.length>1)found=this.#nearness.fromWithin(file,from,wanted.length,found);found=[...this.#names.builds.likely(file,found)];const brought=found.
length===0?this.#brought.found(file,wanted,name,seen):void 0;if(brought)return brought;if(found.length===0){const owner=this.typeNamed(file,wanted.join("::"))?.
references[0];if(owner!==void 0)found=this.#membersOf(owner,name)}if(found.length===0){const elsewhere=named2.filter(r=>DEFINED_ELSEWHERE.test(this.#repository.
symbol(r).kind)&&isMeant(r));found=elsewhere.length>1?this.#nearness.fromWithin(file,from,wanted.length,elsewhere):elsewhere}if(found.length===0)return this.reach.
hidden(file,wanted,name);return found.length===0?void 0:this.definitions.of(file,found)}#withoutAliases(written,seen){for(let at=written.length-1;at>=0;at--){const space=this.#repository.
spaceOf(written[at],seen);if(space!==void 0)return[...space.split("::"),...written.slice(at+1)]}return written}#atTop(file,name){const found=this.#names.ordinary(
file,name)?.references??[];const kept=found.filter(r=>this.#nearness.namespacesOf(r).every(part=>this.#repository.isOpenedByMacro(part)));return kept.length===0?
void 0:this.definitions.of(file,kept)}typeWithin(file,from,written){const parts=withoutArguments(written).split("::");const name=parts.pop();const isType=r=>TYPE.
test(this.#repository.symbol(r).kind);if(parts.length>0)return this.#inOwn(file,from,parts,name)?.references.find(isType);const itself=this.#repository.reference(
file,from);for(const scope of this.scopesAround(file,from)){const own=this.#ownOf(scope,name).filter(r=>isType(r)&&r!==itself&&!(written.endsWith(">")&&specialises(
this.#repository.symbol(r),name)));if(own.length>0)return this.#names.builds.likely(file,own)[0]}return void 0}scopeOf(file,from){const{symbols}=this.#repository.
files[file];let at=from;while(at!==void 0&&at>=0){const{kind,cpp,parent}=symbols.get(at);if(SCOPE2.test(kind)||CALLED.test(kind)||cpp?.receiver!==void 0)return at;
at=parent}return-1}#inOwn(file,from,wanted,name){const[first]=wanted;if(from<0||first===void 0)return void 0;let owner;for(const scope of this.scopesAround(file,
from)){owner=this.#ownOf(scope,first).find(r=>TYPE.test(this.#repository.symbol(r).kind));if(owner!==void 0)break}for(const part of wanted.slice(1)){if(owner===
void 0)return void 0;owner=this.#membersOf(owner,part).find(r=>TYPE.test(this.#repository.symbol(r).kind))}const found=owner===void 0?[]:this.#membersOf(owner,name);
return found.length===0?void 0:this.definitions.of(file,found)}#membersOf(type,name){const record=this.#types.recordOf(type);if(record>=0)return this.#types.members.
named(record,name);const question=`${type}\0${name}`;if(this.#asked.has(question))return[];this.#asked.add(question);const found=this.#enumeratorsOf(type,name);
this.#asked.delete(question);return found}#enumeratorsOf(type,name){const repository=this.#repository;const is=repository.symbol(type).kind==="type"?this.#types.
typeOf(type):void 0;const meant=is===void 0?type:this.#types.named(this.#types.meant(is));if(meant===void 0||repository.symbol(meant).kind!=="enum")return[];return(repository.
members(meant)?.get(name)??[]).map(at=>repository.reference(fileOf(meant),at))}#isIn(reference,wanted,fits=endsWith){const whole=this.definitions.wholePathOf(reference);
const path=this.#repository.withoutInlines(whole);return fits(path,wanted)||path.length<whole.length&&fits(whole,wanted)||this.#repository.isOpenEnumerator(reference)&&
fits(path.slice(0,-1),wanted)}bare(file,from,name,isBefore=false){this.#enter(file);if(isBefore)return this.#beforeScope(file,from,name);let names=this.#bare.get(
from);if(!names){names=new Map;this.#bare.set(from,names)}const known2=names.get(name);if(known2!==void 0||names.has(name))return known2;const found=this.#bareIn(
file,from,name);if(!this.#types.isLookingUp)names.set(name,found);return found}#beforeScope(file,from,name){const found=this.bare(file,from,name);const isOther=r=>VALUE3.
test(this.#repository.symbol(r).kind);if(!found?.references.some(isOther))return found;const left=found.references.filter(r=>!isOther(r));if(left.length>0)return{
...found,references:left,as:left.length===1?"one":found.as};for(const scope of this.scopesAround(file,from)){const own=this.#ownOf(scope,name).filter(r=>!isOther(
r));if(own.length>0)return this.definitions.of(file,this.#names.builds.likely(file,own))}const outside=this.#names.beforeScope(file,name);return outside&&this.reach.
of(file,from,outside)}#enter(file){if(file===this.#file)return;this.#file=file;this.#scopes.clear();this.#bare.clear()}#bareIn(file,from,name){const repository=this.#repository;
for(const scope of this.scopesAround(file,from)){const own=this.#ownOf(scope,name);if(own.length>0)return this.definitions.of(file,this.#names.builds.likely(file,
own))}const found=this.#names.ordinary(file,name);const within2=found&&this.reach.of(file,from,found);if(within2?.as!=="any")return within2;const closest=this.#nearness.
closest(file,from,within2);const isOverloaded=closest.references.every(r=>repository.symbol(r).kind==="function");return isOverloaded?this.definitions.of(file,closest.
references):closest}scopesAround(file,from){if(this.#types.isLookingUp)return this.#outwards(file,from);this.#enter(file);let scopes=this.#scopes.get(from);if(!scopes){
scopes=[...this.#outwards(file,from)];this.#scopes.set(from,scopes)}return scopes}*#outwards(file,from){const repository=this.#repository;const{symbols}=repository.
files[file];for(let at=from;at>=0;at=symbols.get(at)?.parent??-1){const{kind,cpp}=symbols.get(at);if(CLASS7.test(kind)||CALLED.test(kind)||kind==="enum")yield repository.
reference(file,at);if(CLASS7.test(kind))yield*this.#withAround(this.#namedBefore(repository.reference(file,at)));if(cpp?.receiver===void 0)continue;const owner=this.
typeNamed(file,cpp.receiver)?.references[0];if(owner!==void 0)yield*this.#withAround(this.#types.recordOf(owner))}}*#withAround(scope){const repository=this.#repository;
const passed=new Set;for(let at=scope;at>=0&&!passed.has(at);){passed.add(at);yield at;const{parent}=repository.symbol(at);const around=parent===void 0?-1:repository.
reference(fileOf(at),parent);at=around>=0&&CLASS7.test(repository.symbol(around).kind)?around:this.#namedBefore(at)}}#namedBefore(scope){const repository=this.#repository;
const{name,cpp,parent}=repository.symbol(scope);if(cpp?.qualified===void 0)return-1;const around=parent===void 0?void 0:repository.symbol(repository.reference(fileOf(
scope),parent));const before=around===void 0?0:(around.cpp?.qualified??around.name).length+1;const qualifier=cpp.qualified.slice(before,-name.length-1);if(qualifier===
"")return-1;const owner=this.typeNamed(fileOf(scope),qualifier.replaceAll(".","::"));const record=owner?.as==="one"?this.#types.recordOf(owner.references[0]):-1;
return record===scope?-1:record}#ownOf(scope,name){const repository=this.#repository;if(!CALLED.test(repository.symbol(scope).kind)){const own2=this.#types.members.
named(scope,name).filter(r=>repository.symbol(r).kind!=="constructor");if(own2.length>0)return own2;const base=repository.symbol(scope).name===name?scope:this.#types.
members.baseNamed(scope,name);return base===void 0?[]:[base]}const[own]=repository.members(scope)?.get(name)??[];return own===void 0?[]:[repository.reference(fileOf(
scope),own)]}constructors(file,record){if(!SCOPE2.test(this.#repository.symbol(record).kind))return void 0;const own=this.#types.members.constructors(record);return own.
length===0?void 0:this.definitions.of(file,own)}};function withoutArguments(written){const open=written.indexOf("<");if(open===-1)return written;const close=written.
lastIndexOf(">::");return close===-1?written.slice(0,open):written.slice(0,open)+written.slice(close+1)}var MOST_TARGETS=16;var MOST_WITH_TESTS=8;var MOST_BUILDS=4;var MOST_PARAMETERS=64;var NOTHING6={values:[],from:[]};var HOLDS=/^(function|macro|variable|constant)$/;
var parameterOf3=(of,position)=>-1-(of*MOST_PARAMETERS+position);var Stored=class{#repository;#names;#types;#places;#functions;constructor(repository,names,types,places){
this.#repository=repository;this.#names=names;this.#types=types;this.#places=places}in(place){return this.#all().get(place)??[]}given(to,position){return this.#all().
get(parameterOf3(to,position))??[]}told(functions){const all=[...functions];const told=all.length<=MOST_WITH_TESTS?all:all.filter(one=>!this.#isOfTests(one));return told.
length<=MOST_TARGETS?told.toSorted((a,b)=>a-b):[]}#isOfTests(reference){return OF_TESTS.test(this.#repository.files[fileOf(reference)].path)}#all(){this.#functions??=
this.#gather();return this.#functions}behind(macro){const place=this.#placeBehind(macro);return place===void 0?[]:this.in(place)}#gather(){const functions=new Map;
const reached=[];const handed=new Map;const ofTests=new Map;const put=(place,value)=>{let held2=functions.get(place);if(!held2){held2=new Set;functions.set(place,
held2)}if(held2.has(value))return;const tests=ofTests.get(place)??0;const isOfTests=this.#isOfTests(value);if(isOfTests?tests>MOST_WITH_TESTS:held2.size-tests>MOST_TARGETS)
return;held2.add(value);if(isOfTests)ofTests.set(place,tests+1);reached.push([place,value])};this.#repository.files.forEach(({stores},file)=>{for(const store of stores){
const{values,from}=this.#given(file,store);if(values.length>0)for(const place of this.#placesOf(file,store))for(const value of values)put(place,value);for(const place of from){
const list2=handed.get(place);if(list2)list2.push([file,store]);else handed.set(place,[[file,store]])}}});const ways=new Map;for(let next=reached.pop();next;next=
reached.pop()){const[from,value]=next;let way=ways.get(from);if(!way){way=(handed.get(from)??[]).flatMap(([file,store])=>this.#placesOf(file,store));ways.set(from,
way)}for(const place of way)put(place,value)}return functions}#given(file,[,,name,from]){if(from===void 0)return this.#named(file,name);const text=this.#repository.
files[file].types[from];const place=name.startsWith("/")?parameterOf3(this.#repository.reference(file,Number(text.slice(1))),Number(name.slice(1))):this.#places.
at({file,text},name,file);return place===void 0?NOTHING6:{values:[],from:[place]}}#named(file,name,depth=0){const isAny=this.#repository.named(name).some(r=>HOLDS.
test(this.#repository.symbol(r).kind));const found=isAny?this.#names.ordinary(file,name):void 0;const last=found?.references.at(-1);if(!found||last===void 0||found.
references.length>MOST_BUILDS)return NOTHING6;const{kind}=this.#repository.symbol(last);if(kind==="function")return{values:found.references,from:[]};if(kind==="\
variable"||kind==="constant")return{values:[],from:[last]};const alias2=kind==="macro"&&depth<3?this.#types.aliasOf(last):void 0;if(alias2===void 0)return NOTHING6;
if(/^\w+$/.test(alias2))return alias2===name?NOTHING6:this.#named(fileOf(last),alias2,depth+1);const place=this.#placeBehind(last);return place===void 0?NOTHING6:
{values:[],from:[place]}}#placeBehind(macro){const way=this.#types.aliasOf(macro)?.replaceAll("->",".").replace(/\[\w*\]/g,"");if(way===void 0)return void 0;const file=fileOf(
macro);const[variable2,...fields]=way.split(".");const place=this.#places.at({file,text:`v:${variable2}`},fields.join("."),file);return place!==void 0&&/^(variable|constant|property)$/.
test(this.#repository.symbol(place).kind)?place:void 0}#placesOf(file,[type,path]){const text=this.#repository.files[file].types[type];const[way="",position]=path.
split("/");if(position===void 0){const place=this.#places.at({file,text},way,file);return place===void 0?[]:[place]}const at=Number(position);return at<MOST_PARAMETERS?
this.#calledBy(file,text.slice(2)).map(of=>parameterOf3(of,at)):[]}#calledBy(file,name,depth=0){const found=this.#names.ordinary(file,name);if(!found||found.references.
length>MOST_BUILDS)return[];return found.references.flatMap(r=>{const alias2=this.#repository.symbol(r).kind==="macro"&&depth<3?this.#types.aliasOf(r):void 0;return alias2===
void 0||alias2===name?[r]:this.#calledBy(fileOf(r),alias2,depth+1)})}};var UNKNOWN=-1;var EXTERNAL=-2;var LONGEST_CHAIN2=20;var MOST_REMEMBERED=1e5;var Types=class{repository;names;scopes;members;places;stored;#records=new Map;#open=new Set;#cut=false;#led=new Set;#meant=new Map;#deduced=new Map;#deduce;constructor(repository,names,deduce2){
this.#deduce=deduce2;this.repository=repository;this.names=names;this.scopes=new Scopes(repository,names,this);this.members=new Members(repository,names,this);this.
places=new Places(names,this);this.stored=new Stored(repository,names,this,this.places)}get isLookingUp(){return this.#open.size>0||this.#led.size>0}record(type,depth=0){
if(!type||depth>LONGEST_CHAIN2)return UNKNOWN;const{text,file,from=-1}=type;const first=text.charCodeAt(0);if(first===35){const reference=this.repository.reference(
file,Number(text.slice(1)));return this.repository.symbol(reference).kind==="enum"?UNKNOWN:reference}if(text.charCodeAt(1)!==58)return UNKNOWN;const scope=from===
-1?-1:this.scopes.scopeOf(file,from);const key=scope===-1?`${file}\0${text}`:`${file}\0${text}\0${scope}`;const known2=this.#records.get(key);if(known2!==void 0)
return known2;if(this.#open.has(key)){this.#cut=true;return UNKNOWN}const outer=this.#cut;this.#cut=false;this.#open.add(key);const record=this.#record(file,text,
from,depth);this.#open.delete(key);if(this.#records.size>MOST_REMEMBERED)this.#records=new Map;if(!this.#cut||this.#open.size===0)this.#records.set(key,record);
this.#cut=this.#open.size>0&&(outer||this.#cut);return record}recordFor(file,type){if(!type||this.repository.files[file].cpp)return this.record(type);const{text,
file:of}=this.meant(type);const tagged=of!==file&&text.startsWith("s:")?this.repository.tagged(text.slice(2)):[];if(tagged.length<2)return this.record(type);const{
seen}=this.repository.graph.view(file);const visible=tagged.filter(r=>seen.has(fileOf(r))&&this.repository.symbol(r).kind!=="enum");return visible.length===1?visible[0]:
this.record(type)}#ofVariable({file,text}){const found=this.names.ordinary(file,text.slice(2))?.references.at(-1);if(found===void 0)return void 0;const way=this.
repository.symbol(found).kind==="macro"?this.repository.wayOf(found):void 0;if(!way?.startsWith("="))return this.typeOf(found);if(this.#led.has(found)){this.#cut=
true;return void 0}this.#led.add(found);const type=this.places.from(fileOf(found),way.slice(1));this.#led.delete(found);return type}#record(file,text,from,depth){
const name=text.slice(2);if(text.startsWith("s:")){const records=this.names.tag(file,name)?.references;if(records===void 0&&this.#isOutside(file,name))return EXTERNAL;
const[first]=records??[];const alias2=first===void 0?void 0:this.aliasOf(first);if(alias2!==void 0)return this.record({file:fileOf(first),text:`s:${alias2}`},depth+
1);return records?.find(reference=>this.repository.symbol(reference).kind!=="enum")??UNKNOWN}if(text.startsWith("v:")){return this.record(this.#ofVariable({file,
text}),depth+1)}const isC=!this.repository.files[file].cpp;const found=this.scopes.typeNamed(file,name,from)??(isC?this.names.namedAsTag(file,name):void 0);if(!found)
return EXTERNAL;for(const reference of found.references){const record=this.#namesItself(reference)?this.record({file,text:`s:${name}`},depth+1):this.recordOf(reference,
depth);if(record!==UNKNOWN)return record}return UNKNOWN}#isOutside(file,tag){if(!this.repository.graph.view(file).outside)return false;return isStandardName(tag)||
this.repository.tagged(tag).length===0}#namesItself(reference){const{kind,name}=this.repository.symbol(reference);return kind==="type"&&this.repository.typeOf(reference)===
`t:${name}`}recordOf(reference,depth=0){const symbol=this.repository.symbol(reference);switch(symbol.kind){case"struct":case"union":case"class":return reference;case"\
macro":{const alias2=this.aliasOf(reference);if(alias2===void 0)return this.repository.members(reference)?reference:UNKNOWN;return this.record({file:fileOf(reference),
text:`t:${alias2}`},depth+1)}default:return this.record(this.typeOf(reference),depth+1)}}typeOf(reference){const text=this.repository.typeOf(reference);if(text===
"")return void 0;const file=fileOf(reference);if(text.startsWith("~"))return this.#deducedType(reference,text);return this.repository.files[file].cpp?{file,text,
from:symbolOf(reference)}:{file,text}}#deducedType(reference,text){const known2=this.#deduced.get(reference);if(known2!==void 0)return known2??void 0;this.#deduced.
set(reference,null);const type=this.#deduce(this,fileOf(reference),Number(text.slice(1)),symbolOf(reference));if(this.isLookingUp)this.#deduced.delete(reference);else
this.#deduced.set(reference,type??null);return type}aliasOf(macro){return this.repository.aliasOf(macro)}parameter(reference,position){const file=fileOf(reference);
const{types}=this.repository.files[file];const text=types[this.repository.symbol(reference).cpp?.types[position]??-1]?.replace(/^\*/,"")??"";return text===""?void 0:
{file,text,from:symbolOf(reference)}}result(type){let at=type;for(let depth=0;at&&depth<LONGEST_CHAIN2;depth++){if(at.text.startsWith("("))return{...at,text:at.
text.slice(1)};if(!at.text.startsWith("t:"))return void 0;const found=this.scopes.typeNamed(at.file,at.text.slice(2),at.from);const reference=found?.references[0];
if(reference===void 0||this.repository.symbol(reference).kind!=="type")return void 0;at=this.typeOf(reference)}return void 0}named(type){if(type.text.startsWith(
"#"))return this.repository.reference(type.file,Number(type.text.slice(1)));if(type.text.startsWith("s:"))return this.names.tag(type.file,type.text.slice(2))?.references[0];
return type.text.startsWith("t:")?this.scopes.typeNamed(type.file,type.text.slice(2),type.from)?.references[0]:void 0}meant(type){if(type.given)return this.#follow(
type);const key=`${type.file}\0${type.from}\0${type.text}`;const known2=this.#meant.get(key);if(known2)return known2;const meant=this.#follow(type);if(this.isLookingUp)
return meant;if(this.#meant.size>=MOST_REMEMBERED)this.#meant.clear();this.#meant.set(key,meant);return meant}#follow(type){let at=type;for(let depth=0;depth<LONGEST_CHAIN2;depth++){
if(at.text.startsWith("v:")){const next2=this.#ofVariable(at);if(next2===void 0)return at;at=next2;continue}const reference=this.named(at);if(reference===void 0||
this.repository.symbol(reference).kind!=="type")return at;const next=this.typeOf(reference);if(next===void 0)return at;const names=this.repository.genericsOf(reference);
const given2=names?givenBy(at,names):at.given;at=given2?{...next,given:given2}:next}return at}};var VALUE4=/^(property|variable|constant)$/;var CLASS8=/^(class|struct|union)$/;var CALLED2=/^(function|method)$/;var DEEPEST5=20;var ValueCategories=class{#repository;#file;#body;#expressions;#resolve;#locals;#constant;#pointers;constructor(repository,file,body2,expressions,resolve){
this.#repository=repository;this.#file=file;this.#body=body2;this.#expressions=expressions;this.#resolve=resolve;this.#constant=new Set(body2.constant);this.#pointers=
new Set(body2.pointers);this.#locals=pairs(body2.held)}isConst(node,depth=0){if(node<0||depth>DEEPEST5)return void 0;const{nodes}=this.#body;const first=nodes[node*
NODE_STRIDE+1];const second=nodes[node*NODE_STRIDE+2];switch(nodes[node*NODE_STRIDE]){case NODE.local:return this.#ofLocal(first,depth);case NODE.use:return this.#ofUse(
first,depth);case NODE.call:return this.#ofCall(first);case NODE.type:case NODE.cast:return this.#constant.has(node);case NODE.target:return this.#ofTarget(first,
second,depth);case NODE.either:return this.isConst(first,depth+1)??this.isConst(second,depth+1)}return void 0}#ofLocal(local,depth){const held2=this.#locals.get(
local)??0;if(held2&HELD.const)return true;const type=this.#body.types[this.#body.locals[local*LOCAL_STRIDE+5]]??"";if(!(held2&HELD.inferred)||!type.startsWith("\
="))return held2&HELD.inferred?void 0:false;const value=Number(type.slice(1));if(held2&(HELD.pointer|HELD.reference)||this.#isPointer(value))return this.isConst(
value,depth+1);return this.isConst(value,depth+1)===true?void 0:false}#ofUse(occurrence,depth){const reference=this.#resolve(occurrence);if(reference===void 0)return void 0;
const{kind}=this.#repository.symbol(reference);if(!VALUE4.test(kind))return void 0;const held2=this.#repository.heldBy(reference);if(held2&HELD.const)return true;
if(kind!=="property"||held2&(HELD.pointer|HELD.reference))return false;const{occurrences}=this.#body;const at=occurrence*OCCURRENCE_STRIDE;if(occurrences[at+5]===
HOW.member)return this.isConst(occurrences[at+6],depth+1);const{symbols}=this.#repository.files[this.#file];return symbols.get(occurrences[at+4])?.cpp?.isConst}#ofCall(callee){
const reference=this.#called(callee);if(reference===void 0)return void 0;const held2=this.#repository.heldBy(reference);return held2&HELD.inferred?void 0:(held2&
HELD.const)!==0}#called(callee){const{nodes}=this.#body;if(callee<0||nodes[callee*NODE_STRIDE]!==NODE.use)return void 0;const reference=this.#resolve(nodes[callee*
NODE_STRIDE+1]);return reference!==void 0&&CALLED2.test(this.#repository.symbol(reference).kind)?reference:void 0}#ofTarget(inner,through,depth){const isTemplate=this.#expressions.
type(inner)?.text.endsWith(">")===true;if(isTemplate&&through===THROUGH.pointer)return false;const isConst=this.isConst(inner,depth+1);return isTemplate&&isConst===
true?void 0:isConst}isObject(node,depth=0){if(node<0||depth>DEEPEST5||this.#isPointer(node))return false;const{nodes}=this.#body;const first=nodes[node*NODE_STRIDE+
1];switch(nodes[node*NODE_STRIDE]){case NODE.local:{const type=this.#body.types[this.#body.locals[first*LOCAL_STRIDE+5]]??"";return type.startsWith("=")?this.isObject(
Number(type.slice(1)),depth+1):type!==""}case NODE.use:{const reference=this.#resolve(first);return reference!==void 0&&VALUE4.test(this.#repository.symbol(reference).
kind)}case NODE.call:return this.#called(first)!==void 0||this.#isMade(first);case NODE.type:case NODE.cast:return true;case NODE.target:return this.#isPointer(
first)||this.#expressions.type(first)?.text.endsWith(">")!==true;case NODE.either:return this.isObject(first,depth+1)}return false}isTemporary(node){if(node<0)return void 0;
const{nodes,occurrences,words}=this.#body;const first=nodes[node*NODE_STRIDE+1];switch(nodes[node*NODE_STRIDE]){case NODE.local:case NODE.use:case NODE.target:return false;case NODE.
type:return true;case NODE.call:{if(this.#isMade(first))return true;const reference=this.#called(first);if(reference!==void 0)return(this.#repository.heldBy(reference)&
HELD.reference)===0;const isName=first>=0&&nodes[first*NODE_STRIDE]===NODE.use;const at=isName?nodes[first*NODE_STRIDE+1]*OCCURRENCE_STRIDE:-1;return at>=0&&words[occurrences[at+
2]]==="move"?true:void 0}}return void 0}#isMade(callee){const{nodes}=this.#body;if(callee<0||nodes[callee*NODE_STRIDE]!==NODE.use)return false;const reference=this.#resolve(
nodes[callee*NODE_STRIDE+1]);return reference!==void 0&&CLASS8.test(this.#repository.symbol(reference).kind)}isPointer(node){if(node<0)return void 0;if(this.#isPointer(
node))return true;return this.isObject(node)?false:void 0}#isPointer(node){if(this.#pointers.has(node))return true;const{nodes}=this.#body;const first=nodes[node*
NODE_STRIDE+1];switch(nodes[node*NODE_STRIDE]){case NODE.local:return((this.#locals.get(first)??0)&HELD.pointer)!==0;case NODE.use:{const reference=this.#resolve(
first);return reference!==void 0&&(this.#repository.heldBy(reference)&HELD.pointer)!==0}case NODE.call:{const reference=this.#called(first);return reference!==void 0&&
(this.#repository.heldBy(reference)&HELD.pointer)!==0}case NODE.either:return this.#isPointer(first)}return false}};var VALUE5=/^(enum_member|constant|variable)$/;function ofWritten(types,found,written){if(found.as!=="any")return found;const kinds=written.map(type=>kindOf3(types,
type));const kept=found.references.filter(r=>{const takes=types.repository.kindsOf(r);return!takes||canTake(takes,kinds)&&!takes.slice(kinds.length).some(one=>one.
endsWith("!"))});return keeping(found,kept)}function kindOf3(types,type){const{text,file,from=-1}=type;if(text==="")return"v";if(/^[%s#(]/.test(text))return"t";
const name=genericOf(text);if(name!==void 0)return kindOfGeneric(types,name,file,from);const symbol=types.named(type);const kind=symbol===void 0?"":types.repository.
symbol(symbol).kind;return VALUE5.test(kind)?"v":TYPE.test(kind)?"t":"?"}function kindOfGeneric({repository},name,file,from){for(let at=from;at>=0;at=repository.
symbol(repository.reference(file,at)).parent??-1){const template2=repository.reference(file,at);const names=repository.genericsOf(template2)??[];const kinds=CALLED.
test(repository.symbol(template2).kind)?repository.kindsOf(template2):void 0;const place=names.indexOf(name);if(place===-1)continue;const kind=names.length===kinds?.
length?kinds[place]?.[0]:void 0;return kind==="t"||kind==="v"?kind:"?"}return"?"}function canTake(takes,kinds){let at=0;return kinds.every(kind=>{const one=takes[at]?.[0];
if(one===void 0)return false;const isPack=/[TV*]/.test(one);if(!isPack)at++;return kind==="?"||/[?*]/.test(one)||one.toLowerCase()===kind})}var READ=USES.indexOf("read");var MOST_MEMBERS2=32;var Resolver=class{#repository;#names;#types;#overloads;#file;#cpp;#symbols;#macros;#body;#expressions;#categories;#found=[];#outside=new Set;#declarers;#conditions;#unusual=new Map;#used=new Map;constructor(types,file,cpp,symbols,body2){
this.#repository=types.repository;this.#names=types.names;this.#types=types;this.#overloads=new Overloads(types);this.#file=file;this.#cpp=cpp;this.#symbols=symbols;
this.#macros=new InForce(types.names,file,symbols);this.#body=body2;this.#expressions=new Expressions(types,file,body2,occurrence=>this.#leads(occurrence));this.#categories=
new ValueCategories(this.#repository,file,body2,this.#expressions,use=>this.resolve(use)?.references[0]);this.#conditions=pairs(body2.conditionOf);this.#declarers=
pairs(body2.perhaps)}isOutside(occurrence){return this.#outside.has(occurrence)}declaredByMacro(n){const{occurrences}=this.#body;const at=n*OCCURRENCE_STRIDE;if(occurrences[at+
5]!==HOW.perhaps||this.resolve(n))return-1;const local=occurrences[at+6];const found=this.resolve(this.#declarers.get(local))?.references[0];return found!==void 0&&
this.#repository.isDeclaring(found)?local:-1}isGiven(n){return this.#expressions.given(n)!==void 0}resolve(n){const known2=this.#found[n];if(known2!==void 0)return known2??
void 0;this.#found[n]=null;const before=this.#expressions.enter(this.#body.occurrences[n*OCCURRENCE_STRIDE+4]);const found=this.#search(n);this.#expressions.enter(
before);this.#found[n]=found??null;return found}#under(n){const number2=this.#conditions.get(n);if(number2===void 0)return"";let under=this.#unusual.get(number2);
if(under===void 0){const condition3=this.#body.conditions[number2];under=this.#names.builds.isUnusual(this.#file,condition3)?condition3:"";this.#unusual.set(number2,
under)}return under}typeOf(node,from){const before=this.#expressions.enter(from);const type=this.#expressions.type(node);this.#expressions.enter(before);return type}#search(n){
const{occurrences,words}=this.#body;const at=n*OCCURRENCE_STRIDE;const name=words[occurrences[at+2]];const argument=occurrences[at+6];const from=occurrences[at+
4];switch(occurrences[at+5]){case HOW.tag:return this.#names.tag(this.#file,name,argument===1)??this.#macroTag(name);case HOW.type:case HOW.perhaps:case HOW.name:{
if(this.#isWithinItself(from,name))return this.#names.hidden(this.#file,name);const own=this.#repository.parameterByMacro(this.#repository.reference(this.#file,
from),name);if(own!==void 0)return{references:[own],as:"one",evidence:"same_file"};const isBefore=argument===BEFORE_SCOPE;const found=this.#inForce(n,this.#cpp?
this.chosen(n,(argument===ANOTHER?this.#types.scopes.specialisations.another(this.#file,from,name):argument===BEFORE_NAME?this.#types.scopes.bare(this.#file,this.#symbols.
get(from)?.parent??-1,name):void 0)??this.#types.scopes.bare(this.#file,from,name,isBefore)??this.#usings(name)):this.#names.ordinary(this.#file,name,this.#under(
n)));if(found)return found;if(occurrences[at+5]===HOW.type)return this.#cpp?void 0:this.#names.namedAsTag(this.#file,name);return(argument<0||occurrences[at+5]===
HOW.perhaps?void 0:this.#member(n,argument,name))??(occurrences[at+3]===READ?this.#bareTag(name):void 0)}case HOW.member:return this.#member(n,argument,name)??(this.#isPlainArgument(
argument)?this.#names.ordinary(this.#file,name):this.#pathOf(name));case HOW.operator:return this.#operator(n,argument,name);case HOW.qualified:{const qualifier=words[argument];
const found=qualifier.startsWith(ANOTHER_SIGN)?this.#types.scopes.specialisations.memberOfAnother(this.#file,from,qualifier.slice(1),name):this.#types.scopes.qualified(
this.#file,qualifier,name,from);return this.chosen(n,found)}}return void 0}#inForce(n,found){const{occurrences,words,conditions}=this.#body;const at=n*OCCURRENCE_STRIDE;
const isInMacro=this.#symbols.get(occurrences[at+4])?.kind==="macro";if(!found||isInMacro)return found;if(found.as==="any")found=this.#ofFunction(occurrences[at+
4],found);const condition3=conditions[this.#conditions.get(n)??-1]??"";return this.#macros.at(occurrences[at],condition3,words[occurrences[at+2]],found)}#ofFunction(from,found){
const around=this.#functionAround(from);const references=found.references.filter(r=>{const within2=fileOf(r)===this.#file?this.#functionAround(symbolOf(r)):-1;return within2===
-1||within2===around||within2===symbolOf(r)});if(references.length===0||references.length===found.references.length)return found;return references.length===1?{references,
as:"one",evidence:"same_file"}:{...found,references}}#functionAround(symbol){for(let at=symbol;at>=0;at=this.#symbols.get(at)?.parent??-1)if(this.#symbols.get(at)?.
kind==="function")return at;return-1}#isWithinItself(from,name){const around=this.#repository.files[this.#file].symbols.get(from);return around?.kind==="macro"&&
around.name===name}#macroTag(name){const found=this.#types.scopes.typeNamed(this.#file,name);if(!found||this.#cpp)return found;return this.#repository.symbol(found.
references[0]).kind==="macro"?found:void 0}#bareTag(name){if(this.#cpp)return void 0;const found=this.#names.tag(this.#file,name);return found?.as==="one"&&found.
evidence!=="unique_name"?found:void 0}#pathOf(name){const found=this.#names.ordinary(this.#file,name);return found?.references.every(reference=>this.#repository.
aliasOf(reference)!==void 0)?found:void 0}#isPlainArgument(node){return node>=0&&this.#body.nodes[node*NODE_STRIDE]===NODE.type}#usings(name){const known2=this.#used.
get(name);if(known2!==void 0)return known2??void 0;const found=this.#throughUsings(name);if(!this.#types.isLookingUp)this.#used.set(name,found??null);return found}#throughUsings(name){
for(const using of this.#types.scopes.reach.usingsIn(this.#file)){if(using.endsWith("::*")){const found=this.#types.scopes.qualified(this.#file,using.slice(0,-3),
name);if(found)return found}else if(using.endsWith(`::${name}`))return this.#types.scopes.qualified(this.#file,using.slice(0,-name.length-2),name)}return void 0}chosen(n,found){
const nodes=this.#expressions.given(n);if(nodes===void 0||found?.as!=="any")return found;const{occurrences}=this.#body;const given2=ofWritten(this.#types,found,
this.#expressions.writtenFor(n));const fitting=this.#overloads.choose(given2,nodes.map(node=>this.#argument(node)));const isTemporary=fitting.as==="any"&&nodes.
length===1?this.#categories.isTemporary(nodes[0]):void 0;const chosen2=isTemporary===void 0?fitting:this.#overloads.ofValue(fitting,isTemporary);const place=n*OCCURRENCE_STRIDE;
if(chosen2.as!=="any")return chosen2;if(occurrences[place+5]===HOW.member||occurrences[place+5]===HOW.operator){const isConst=this.#categories.isConst(occurrences[place+
6]);return this.#overloads.likelyFirst(isConst===void 0?chosen2:this.#overloads.ofObject(chosen2,isConst))}if(occurrences[place+5]!==HOW.name)return chosen2;const around=this.#repository.
files[this.#file].symbols.get(occurrences[place+4]);return around?.kind==="method"&&around.cpp?this.#overloads.ofObject(chosen2,around.cpp.isConst):chosen2}#operator(n,left,name){
if(!this.#categories.isObject(left))return void 0;const type=this.#expressions.type(left);const record=this.#types.record(type);if(record<0)return void 0;const inherited=name===
"operator="?this.#types.members.owned(record,name):this.#types.members.named(record,name);if(inherited.length>0)return name==="operator="&&this.#isCopied(n,record,
inherited)?void 0:this.chosen(n,this.#types.scopes.definitions.of(this.#file,inherited));const functions=this.#names.ordinary(this.#file,name)?.references??[];const own=functions.
filter(r=>this.#overloads.suitsFirst(r,record));return own.length===0?void 0:this.#overloads.choose(this.#types.scopes.definitions.of(this.#file,own),[type,...(this.#expressions.
given(n)??[]).map(node=>this.#argument(node))])}#isCopied(n,record,assignments){const[node=-1]=this.#expressions.given(n)??[];return this.#categories.isObject(node)&&
this.#types.record(this.#expressions.type(node))===record&&!assignments.some(r=>this.#overloads.mayTake(r,record))}#argument(node){const type=this.#expressions.
type(node);return type&&{...type,isPointer:this.#categories.isPointer(node)}}#member(n,base,name){const{nodes}=this.#body;const found=this.#memberOf(n,base,name);
if(found||nodes[base*NODE_STRIDE]!==NODE.either)return found;return this.#member(n,nodes[base*NODE_STRIDE+2],name)}#memberOf(n,base,name){const type=this.#expressions.
type(base);if(!type)return void 0;const record=this.#types.recordFor(this.#file,type);if(record===EXTERNAL)this.#outside.add(n);if(record<0)return void 0;const members2=this.#names.
builds.likely(this.#file,this.#offered(base,type,record,name),this.#under(n));if(members2.length===0)return void 0;if(this.#cpp)return this.chosen(n,this.#types.
scopes.definitions.of(this.#file,members2));return members2.length===1?{references:members2,as:"one",evidence:"type"}:{references:members2.slice(0,MOST_MEMBERS2),
as:"any",evidence:"ambiguous"}}#offered(base,type,record,name){const{members:members2}=this.#types;const named2=members2.named(record,name);if(named2.length>0)return named2;
const behind=this.#cpp?this.#behind(base,type,name):[];return behind.length>0?behind:members2.inOtherBuild(record,name,this.#file)}#behind(base,type,name){const{
nodes}=this.#body;const isReached=nodes[base*NODE_STRIDE]===NODE.target&&nodes[base*NODE_STRIDE+2]===THROUGH.pointer;const record=isReached?this.#types.record(this.#expressions.
behind(type)):-1;return record<0?[]:this.#types.members.named(record,name)}#leads(occurrence){const found=this.resolve(occurrence);const last=found?.references.
at(-1);if(!found||last===void 0||found.as!=="any"||!this.#cpp)return last;const type=this.#types.typeOf(last);return found.references.every(r=>reads(this.#types.
typeOf(r),type))?last:void 0}};var EXPRESSION=/=(\d+)/g;function deduce(types,file,at,symbol){const{deduced,symbols}=types.repository.files[file];const body2=deduced[at];const resolver=new Resolver(
types,file,true,symbols,body2);return closed(resolver.typeOf(body2.nodes.length/NODE_STRIDE-1,symbol),file,node=>resolver.typeOf(node,symbol))}function closed(type,file,typeOf2){
if(!type||type.file!==file||!type.text.includes("="))return type;const given2=new Map(type.given);const text=type.text.replace(EXPRESSION,(_,node)=>{const part=closed(
typeOf2(Number(node)),file,typeOf2);if(part)given2.set(`~${node}`,part);return part?`?~${node}`:""});return settled({...type,text,given:given2})}var MOST_ALTERNATIVES2=8;var CALLS=new Set(["call","call_indirect","call_macro"]);var MANY_TARGETS=8;var RECORD2=/^(class|struct|union)$/;var CLinker=class{keepsFiles=false;#repository=new Repository;#names=new Names(
this.#repository);#types=new Types(this.#repository,this.#names,deduce);#kbuild;constructor(project){this.#kbuild=new Kbuild(project)}add(file){this.#repository.
add(file)}finish(){this.#repository.finish()}link(file,body2,out){const number2=this.#repository.graph.number(file.path);if(number2===-1)return;new FileLinker(this.#types,
number2,file,body2,out).run(this.#kbuild.conditionOf(file.path))}};var FileLinker=class{#repository;#types;#resolver;#file;#cpp;#symbols;#body;#out;#flows=new Map;#leftOut=new Set;#told=new Map;constructor(types,number2,file,body2,out){
this.#repository=types.repository;this.#types=types;this.#file=number2;this.#cpp=file.surface.cpp===1;this.#resolver=new Resolver(types,number2,this.#cpp,{get:at=>file.
symbols[at]},body2);this.#symbols=file.symbols;this.#body=body2;this.#out=out;for(let at=0;at<body2.flows.length;at+=2){const local=body2.flows[at];const list2=this.#flows.
get(local);if(list2)list2.push(body2.flows[at+1]);else this.#flows.set(local,[body2.flows[at+1]])}}run(compiled){const{locals,occurrences,words,conditions,conditionOf:conditionOf2}=this.#body;
this.#leaveOut();for(let at=0;at<locals.length;at+=LOCAL_STRIDE){if(this.#leftOut.has(at/LOCAL_STRIDE))continue;this.#out.local(words[locals[at]],LOCAL_KINDS[locals[at+
1]]??"variable",locals[at+2],locals[at+3],locals[at+4])}let condition3=0;for(let at=0,n=0;at<occurrences.length;at+=OCCURRENCE_STRIDE,n++){let text;if(conditionOf2[condition3]===
n){text=conditions[conditionOf2[condition3+1]];condition3+=2}const use=USES[occurrences[at+3]];const gated=compiled!==void 0&&CALLS.has(use);this.#emit(n,gated?
[compiled,...text?[text]:[]].join(" && ").slice(0,200):text)}if(!this.#cpp)return;this.#overrides();for(const{symbol,constructors}of impliedConstructors(this.#types,
this.#file,this.#body))this.#runs(symbol,constructors)}#leaveOut(){const{locals,occurrences,perhaps=[]}=this.#body;if(perhaps.length===0)return;for(let at=0;at<
perhaps.length;at+=2)this.#leftOut.add(perhaps[at]);for(let n=0;n<occurrences.length/OCCURRENCE_STRIDE;n++){const declared=this.#resolver.declaredByMacro(n);if(declared!==
-1)this.#leftOut.delete(declared)}for(let local=0,told=0;local<locals.length/LOCAL_STRIDE;local++)if(!this.#leftOut.has(local))this.#told.set(local,told++)}#emit(n,condition3){
const{occurrences,words}=this.#body;const at=n*OCCURRENCE_STRIDE;const name=words[occurrences[at+2]];const use=USES[occurrences[at+3]];const argument=occurrences[at+
6];const from=occurrences[at+4];const how=occurrences[at+5];const emit=(as,destination2,evidence)=>{const occurrence={line:occurrences[at],column:occurrences[at+
1],length:how===HOW.operator?lengthOf2(name):lengthUsed(name),use:as,destination:destination2,from,evidence};if(condition3!==void 0)occurrence.condition=condition3;
const many=as==="call_indirect"&&destination2.to==="all_of"&&destination2.options.length>MANY_TARGETS;if(many)occurrence.confidence=25;this.#out.occurrence(occurrence)};
switch(occurrences[at+5]){case HOW.local:{emit(use==="call"?"read":use,{to:"local",index:this.#told.get(argument)??argument},"same_file");if(use==="call")this.#throughLocal(
argument,name,emit);return}case HOW.include:{const target=this.#repository.graph.target(this.#file,argument);if(target===-1)emit("import",{to:"external",package:packageOf(
name,this.#cpp),name},"import");else emit("import",{to:"symbol",id:this.#repository.moduleId(target)},"import");return}case HOW.symbol:emit(use,{to:"symbol",id:this.#symbols[argument].
id},"same_file");return}if(occurrences[at+5]===HOW.made){const type=this.#resolver.resolve(argument)?.references[0];const made=type===void 0?void 0:this.#construct(
n,type);if(made)emit("call",this.#destination(made),made.evidence);return}const found=this.#resolver.resolve(n);if(!found&&how===HOW.operator)return;if(!found){
const declared=this.#resolver.declaredByMacro(n);if(declared===-1)emit(use,this.#nowhere(n,name),"import");else emit(use==="call"?"read":use,{to:"local",index:this.#told.
get(declared)??declared},"same_file");return}const destination=this.#destination(found);const{kind}=this.#repository.symbol(found.references[0]);if(use!=="call"&&
!(use==="write"&&RECORD2.test(kind))){if(use==="type"&&kind==="constructor"&&RECORD2.test(this.#symbols[from]?.kind??""))this.#runs(from,found.references);const alias2=use===
"read"&&this.#isAlias(from,found);emit(alias2?"call":use,destination,found.evidence);const made=use==="write"&&kind==="property"?this.#initialise(n,found):void 0;
if(made)emit("call",this.#destination(made),made.evidence);return}const last=found.references.at(-1);switch(kind){case"macro":{emit("call_macro",destination,found.
evidence);const hidden=this.#repository.isWrapper(last)?this.#types.names.hidden(this.#file,name):void 0;if(hidden)emit("call",this.#destination(hidden),hidden.
evidence);this.#through(this.#types.stored.behind(last),"",emit);return}case"function":case"method":case"constructor":emit("call",destination,found.evidence);return;case"\
class":case"struct":case"union":{emit("type",destination,found.evidence);const made=this.#construct(n,last);emit("call",made?this.#destination(made):destination,
made?.evidence??found.evidence);return}case"enum":case"type":{emit("type",destination,found.evidence);const made=this.#construct(n,last);if(made)emit("call",this.#destination(
made),made.evidence);return}default:{emit("read",destination,found.evidence);this.#through(this.#types.stored.in(last),name,emit)}}}#construct(n,type){const record=this.#types.
recordOf(type);const makers=record<0?void 0:this.#types.scopes.constructors(this.#file,record);return this.#resolver.chosen(n,makers&&this.#withoutItself(n,makers))}#withoutItself(n,makers){
const from=this.#body.occurrences[n*OCCURRENCE_STRIDE+4];if(makers.as!=="any"||this.#symbols[from]?.kind!=="constructor")return makers;const itself=this.#repository.
reference(this.#file,from);const references=makers.references.filter(r=>r!==itself);return references.length===1?{references,as:"one",evidence:"type"}:{...makers,
references}}#initialise(n,{references}){const field=references[0];const isReached=(this.#repository.heldBy(field)&(HELD.pointer|HELD.reference))!==0;const record=isReached||
!this.#resolver.isGiven(n)?-1:this.#types.recordOf(field);return record<0?void 0:this.#construct(n,record)}#isAlias(from,found){if(from<0||this.#symbols[from]?.
kind!=="macro")return false;const{kind}=this.#repository.symbol(found.references[0]);const alias2=this.#types.aliasOf(this.#repository.reference(this.#file,from));
return kind==="function"&&alias2!==void 0}#throughLocal(local,name,emit){const targets=new Set;this.#gatherHeld(local,targets,new Set);this.#through(targets,name,
emit)}#gatherHeld(local,targets,met){if(met.has(local))return;met.add(local);const{occurrences}=this.#body;for(const occurrence of this.#flows.get(local)??[]){if(occurrences[occurrence*
OCCURRENCE_STRIDE+5]===HOW.local){this.#gatherHeld(occurrences[occurrence*OCCURRENCE_STRIDE+6],targets,met);continue}const found=this.#resolver.resolve(occurrence);
const last=found?.references.at(-1);if(last===void 0)continue;const{kind}=this.#repository.symbol(last);if(kind==="function"&&found?.as==="one")targets.add(last);else if(kind!==
"function")for(const one of this.#types.stored.in(last))targets.add(one)}const[owner=-1,position=-1]=parameterOf(this.#body,this.#symbols,local)??[];if(owner===
-1)return;for(const one of this.#types.stored.given(this.#repository.reference(this.#file,owner),position))targets.add(one)}#through(functions,name,emit){const all=[
...functions];const references=this.#types.stored.told(all);if(references.length>0)emit("call_indirect",this.#destination({references,as:"all",evidence:"dynamic"}),
"dynamic");else if(name!==""&&all.length>0)emit("call_indirect",{to:"unknown",name},"dynamic")}#destination(found){const{references}=found;const destination=reference=>({
to:"symbol",id:this.#repository.idOf(reference)});if(references.length===1)return destination(references[0]);const shown=found.as==="all"&&this.#isValued(references.
at(-1))?references.toReversed():references;const options=(found.evidence==="dynamic"?shown:shown.slice(0,MOST_ALTERNATIVES2)).map(destination);return{to:found.as===
"any"?"one_of":"all_of",options}}#isValued(reference){if(!/^(variable|constant)$/.test(this.#repository.symbol(reference).kind))return false;const file=this.#repository.
files[fileOf(reference)];return file.cpp||file.initialised.has(symbolOf(reference))}#nowhere(n,name){const how=this.#body.occurrences[n*OCCURRENCE_STRIDE+5];if(how===
HOW.member)return this.#resolver.isOutside(n)?{to:"external",package:this.#cpp?"std:c++":"system",name}:{to:"unknown",name};if(this.#repository.isOpenedByMacro(
name))return{to:"unknown",name};if(how===HOW.qualified&&this.#qualifierOf(n).startsWith("?"))return{to:"unknown",name};if(how===HOW.tag||isStandardName(name))return external(
name,this.#cpp);return this.#repository.graph.view(this.#file).outside||this.#repository.graph.wide(this.#file).size>1?external(name,this.#cpp):{to:"unknown",name}}#qualifierOf(n){
const{occurrences,words}=this.#body;return words[occurrences[n*OCCURRENCE_STRIDE+6]]??""}#runs(index,constructors){const symbol=this.#symbols[index];for(const one of constructors)
this.#out.implied(symbol,index,"runs",{to:"symbol",id:this.#repository.idOf(one)})}#overrides(){this.#symbols.forEach((symbol,index)=>{if(symbol.kind!=="method"||
symbol.modifiers?.includes("static"))return;const{members:members2,scopes}=this.#types;for(const base of members2.overridden(this.#repository.reference(this.#file,
index))){const{references}=scopes.definitions.of(this.#file,[base]);const meant=references.length===1?references[0]:base;this.#out.implied(symbol,index,"overrid\
es",{to:"symbol",id:this.#repository.idOf(meant)})}})}};var lengthOf2=operator=>operator==="operator[]"?1:operator.length-"operator".length;var lengthUsed=name=>name.
startsWith('operator""')?name.length-10:name.length;var external=(name,cpp)=>({to:"external",package:packageOf(name,cpp),name});var MOST_NODES=200;var DEEPEST6=20;var EXPRESSION2=/=(\d+)/g;function offerDeduced(facts){if(facts.deduced.size===0)return;const{surface,body:body2}=facts;const source=new Source(
body2);for(const[symbol,type]of facts.deduced){const written=writtenIn2(body2,type);if(written!==void 0){facts.setType(symbol,written);continue}const deduced=new Extract(
source).of(type);if(!deduced)continue;surface.deduced??=[];surface.typeOf[symbol]=facts.offeredType(`~${surface.deduced.push(deduced)-1}`)}}function writtenIn2({
nodes,types,locals},deduced){let text=deduced;for(let depth=0;depth<DEEPEST6;depth++){const[,before="",node]=/^(\(*)=(\d+)$/.exec(text)??[];if(node===void 0)break;
const first=nodes[Number(node)*NODE_STRIDE+1];const operation=nodes[Number(node)*NODE_STRIDE];if(operation!==NODE.type&&operation!==NODE.cast&&operation!==NODE.
local)return void 0;text=`${before}${types[operation===NODE.local?locals[first*LOCAL_STRIDE+5]:first]??""}`}return text.includes("=")?void 0:text}var Source=class{body;given;explicit;constant;pointers;held;makes;constructor(body2){
this.body=body2;this.given=listsByOccurrence(body2.given);this.explicit=listsByOccurrence(body2.explicit);this.constant=new Set(body2.constant);this.pointers=new Set(
body2.pointers);this.held=pairs(body2.held);this.makes=pairs(body2.makes)}};var Extract=class{#source;#body={words:[],types:[],occurrences:[],locals:[],nodes:[],
flows:[],conditionOf:[],conditions:[]};#nodes=new Map;#occurrences=new Map;#locals=new Map;constructor(source){this.#source=source}of(type){const number2=this.#type(
type);this.#add(NODE.type,number2,-1);return this.#body.nodes.length>MOST_NODES*NODE_STRIDE?void 0:this.#body}#add(operation,first,second){return this.#body.nodes.
push(operation,first,second)/NODE_STRIDE-1}#type(text){const own=text.replace(EXPRESSION2,(_,node)=>{const copied=this.#node(Number(node));return copied===-1?"":
`=${copied}`});return numbered(this.#body.types,own)}#word(word){return numbered(this.#body.words,this.#source.body.words[word])}#node(node){const known2=this.#nodes.
get(node);if(known2!==void 0||node<0)return known2??-1;this.#nodes.set(node,-1);if(this.#body.nodes.length>MOST_NODES*NODE_STRIDE)return-1;const{nodes}=this.#source.
body;const copied=this.#copy(nodes[node*NODE_STRIDE],nodes[node*NODE_STRIDE+1],nodes[node*NODE_STRIDE+2]);this.#nodes.set(node,copied);if(this.#source.constant.
has(node))push(this.#body,"constant",copied);if(this.#source.pointers.has(node))push(this.#body,"pointers",copied);return copied}#copy(operation,first,second){const{
types}=this.#source.body;switch(operation){case NODE.use:return this.#add(operation,this.#occurrence(first),-1);case NODE.local:return this.#add(operation,this.#local(
first),this.#occurrence(second));case NODE.type:return this.#add(operation,this.#type(types[first]),-1);case NODE.cast:return this.#add(operation,this.#type(types[first]),
this.#node(second));case NODE.call:case NODE.either:case NODE.otherwise:case NODE.product:return this.#add(operation,this.#node(first),this.#node(second));case NODE.
parameter:return this.#add(operation,this.#occurrence(first),second);default:return this.#add(operation,this.#node(first),second)}}#occurrence(occurrence){const known2=this.#occurrences.
get(occurrence);if(known2!==void 0)return known2;const{occurrences,types}=this.#source.body;const[,,word=0,use=0,from=0,how=0,argument=0]=occurrences.slice(occurrence*
OCCURRENCE_STRIDE,(occurrence+1)*OCCURRENCE_STRIDE);const number2=this.#body.occurrences.push(0,0,this.#word(word),use,from,how,-1)/OCCURRENCE_STRIDE-1;this.#occurrences.
set(occurrence,number2);this.#body.occurrences[number2*OCCURRENCE_STRIDE+6]=this.#argument(how,argument);const given2=this.#source.given.get(occurrence);if(given2)
push(this.#body,"given",number2,given2.length,...given2.map(node=>this.#node(node)));const explicit=this.#source.explicit.get(occurrence);if(explicit)push(this.#body,
"explicit",number2,explicit.length,...explicit.map(type=>this.#type(types[type])));return number2}#argument(how,argument){switch(how){case HOW.local:case HOW.perhaps:
return this.#local(argument);case HOW.name:return argument<0?argument:this.#node(argument);case HOW.member:case HOW.operator:return this.#node(argument);case HOW.
made:return this.#occurrence(argument);case HOW.qualified:return this.#word(argument)}return argument}#local(local){const known2=this.#locals.get(local);if(known2!==
void 0)return known2;const{locals,types}=this.#source.body;const[word=0,kind=0,,,owner=0,type=-1]=locals.slice(local*LOCAL_STRIDE,(local+1)*LOCAL_STRIDE);const number2=this.#body.
locals.push(this.#word(word),kind,0,0,owner,-1)/LOCAL_STRIDE-1;this.#locals.set(local,number2);if(type!==-1)this.#body.locals[number2*LOCAL_STRIDE+5]=this.#type(
types[type]);const made=this.#source.makes.get(local);if(made!==void 0)push(this.#body,"makes",number2,this.#occurrence(made));const held2=this.#source.held.get(
local);if(held2!==void 0)push(this.#body,"held",number2,held2);return number2}};function numbered(list2,text){const known2=list2.indexOf(text);return known2===-1?
list2.push(text)-1:known2}function push(body2,to,...numbers){body2[to]??=[];body2[to].push(...numbers)}var CALL2=USES.indexOf("call");function offerStores(facts){const{surface,body:body2}=facts;const locals=calledLocals(facts);body2.flows=body2.flows.filter((_,at,flows)=>locals.
has(flows[at-at%2]));const offered=new Set;for(const{type,path,value,from}of called(facts,locals)){const at=facts.offeredType(type);const of=from===void 0?-1:facts.
offeredType(from);const key=`${at} ${path} ${value} ${of}`;if(offered.has(key))continue;offered.add(key);surface.stores.push(of===-1?[at,path,value]:[at,path,value,
of])}}function called(facts,locals){const fields=fieldsOfFunctions(facts);const isOfFunction=(type,path)=>{const name=lastName(path===""?type:path);return fields.
has(name)||FUNCTION_LIKE.test(name)};const kept=facts.kept.filter(({type,path,value,from})=>from===void 0||isParameter(value)||isParameter(path)||isOfFunction(type,
path)||isOfFunction(from,value));const own=ownFunctions(facts);const parameters=parametersAmong(facts,locals);const isNeeded=({type,path})=>!isParameter(path)||
(own.get(lastName(type))?.some(of=>parameters.has(`${of}${path}`))??true);for(let before=-1;before!==parameters.size;){before=parameters.size;for(const one of kept)
if(one.from!==void 0&&isParameter(one.value)&&isNeeded(one))parameters.add(`${one.from.slice(1)}${one.value}`)}return kept.filter(isNeeded)}var isParameter=path=>path.
startsWith("/");function calledLocals({body:{occurrences,flows}}){const found=new Set;for(let at=0;at<occurrences.length;at+=OCCURRENCE_STRIDE)if(occurrences[at+
5]===HOW.local&&occurrences[at+3]===CALL2)found.add(occurrences[at+6]);for(let before=-1;before!==found.size;){before=found.size;for(let at=0;at<flows.length;at+=
2){const from=flows[at+1]*OCCURRENCE_STRIDE;if(found.has(flows[at])&&occurrences[from+5]===HOW.local)found.add(occurrences[from+6])}}return found}function fieldsOfFunctions({
body:body2,kept,symbols,surface}){const{occurrences,words,flows}=body2;const fields=new Set;const isMember2=at=>occurrences[at+5]===HOW.member;const add=at=>fields.
add(words[occurrences[at+2]]);for(let at=0;at<occurrences.length;at+=OCCURRENCE_STRIDE)if(isMember2(at)&&occurrences[at+3]===CALL2)add(at);for(let at=1;at<flows.
length;at+=2){const from=flows[at]*OCCURRENCE_STRIDE;if(isMember2(from))add(from)}for(const{path,from}of kept)if(from===void 0)fields.add(lastName(path));symbols.
forEach(({kind,name},at)=>{if(kind==="property"&&surface.types[surface.typeOf[at]??-1]?.startsWith("("))fields.add(name)});return fields}function ownFunctions({
symbols}){const own=new Map;symbols.forEach(({kind,name,parent,parameters,modifiers},at)=>{if(parent!==void 0||modifiers?.includes("declaration"))return;if(kind!==
"function"&&(kind!=="macro"||parameters===void 0))return;const same=own.get(name);if(same)same.push(at);else own.set(name,[at])});return own}function parametersAmong({
body:body2,symbols},among){const parameters=new Set;for(const local of among){const parameter2=parameterOf(body2,symbols,local);if(parameter2)parameters.add(parameter2.
join("/"))}return parameters}function noteOpener({surface,openers},named2,macro){if(!macro.includes("namespace")||macro.split("{").length===macro.split("}").length)return;for(const[,name]of macro.
matchAll(/(?<!\binline\s+)\bnamespace\s+(\w+)\s*\\?\s*\{/g)){surface.opens??=[];if(!surface.opens.includes(name))surface.opens.push(name);openers.set(named2,[...openers.
get(named2)??[],name])}}function declareOpened(facts){if(facts.openers.size===0)return;const{words,occurrences}=facts.body;const{lineStarts}=facts.tree;const declared=new Set(
facts.symbols.filter(({kind})=>kind==="namespace").map(({name})=>name));for(let at=0;at<occurrences.length;at+=OCCURRENCE_STRIDE){const macro=words[occurrences[at+
2]];const names=facts.openers.get(macro)?.filter(name=>!declared.has(name))??[];const line=lineStarts[occurrences[at]-1];if(names.length===0||/^\s*#/.test(facts.
text.slice(line,line+80)))continue;const start=line+occurrences[at+1];for(const name of names){declared.add(name);const symbol=facts.symbols[facts.symbol(name,"\
namespace",start,start)];symbol.signature=macro}}}var BranchLocals=class{#facts;#cpp;#twins=new Map;#declaredIf=new Map;constructor(facts,cpp){this.#facts=facts;this.#cpp=cpp}meant(local){if(this.#twins.size===
0)return local;const around=this.#facts.conditions;const own=this.#twins.get(local)?.find(({conditions})=>conditions.length>0&&conditions.every(one=>around.includes(
one)));return own?.local??local}bind(scope,word,local){const{conditions}=this.#facts;const known2=scope.get(word);if(conditions.length>0||known2!==void 0)this.#declaredIf.
set(local,conditions);const before=known2===void 0?void 0:this.#declaredIf.get(known2);if(known2===void 0||before===void 0||before===conditions||conditions.length===
0){scope.set(word,local);return}const own=name=>({likely:this.#facts.macros.has(name)?.9:.4});const likely=all=>Math.min(1,...all.map(one=>likelihoodOn(this.#facts.
system,this.#cpp,one,own)));const meant=likely(conditions)>likely(before)?local:known2;const twins=this.#twins.get(known2)??[{local:known2,conditions:before}];this.#twins.
delete(known2);this.#twins.set(meant,[...twins,{local,conditions}]);scope.set(word,meant)}};var MOST_CONDITIONS=8;var MOST_BRANCHES=32;var LONGEST=200;function selectBranches(text,tokens,cpp,system){if(!tokens.directives.some(d=>d.name.startsWith("if")))
return{kept:tokens,regions:[{from:0,offset:0,conditions:[],branches:[]}]};const count=tokens.kind.length;const dropped=new Uint8Array(count);const left=new Uint8Array(
tokens.directives.length);const marks=[{at:0,offset:0,conditions:[],branches:[]}];const stack=[];const assumed=new Set;const likely=condition3=>condition3===""?
1:likelihoodOn(system,cpp,condition3);const guard=includeGuard(text,tokens);const current=()=>{const conditions=[];let found=0;for(let at=stack.length-1;at>=0&&
found<MOST_CONDITIONS;at--){const parts=stack[at]?.branches.at(-1)?.parts??[];conditions.push(parts);found+=parts.length}return conditions.reverse().flat().slice(
-MOST_CONDITIONS)};for(const[number2,d]of tokens.directives.entries()){const group=stack.at(-1);const last=group?.branches.at(-1);switch(d.name){case"if":case"i\
fdef":case"ifndef":{const condition3=d===guard?"":conditionOf(text,d);stack.push({none:[],noneHead:"",branches:[{from:d.at,to:count,opens:number2,closes:number2,
condition:condition3,parts:condition3===""?[]:[condition3],own:condition3,dead:isDead(text,d,cpp)}]});break}case"elif":case"elifdef":case"elifndef":case"else":{
if(!group||!last)break;last.to=d.at;last.closes=number2;exclude(group,negated(last.own));const own=d.name==="else"?"":conditionOf(text,d);const asked=grouped2(own,
group.none.length);const parts=[...group.none];join2(parts,asked);const condition3=both(group.noneHead,asked).slice(0,LONGEST);const dead=d.name!=="else"&&isDead(
text,d,cpp);group.branches.push({from:d.at,to:count,opens:number2,closes:number2,condition:condition3,parts,own,dead});break}case"endif":if(!group||!last)break;
last.to=d.at;last.closes=number2;stack.pop();decide(group,tokens,{dropped,left},assumed,likely);break;default:continue}const branches=stack.slice(0,MOST_BRANCHES).
flatMap(one=>[one.branches[0].opens,one.branches.length]);marks.push({at:d.at,offset:d.start,conditions:current(),branches})}for(const group of stack)if(group.branches[0]?.
dead)group.branches[0].dead=false;return keep(tokens,{dropped,left},marks)}function keep(tokens,{dropped,left},marks){if(!dropped.includes(1))return{kept:tokens,
regions:marks.map(({at,...mark2})=>({from:at,...mark2}))};const kept=new Tokens;const regions=[];const placed=[];let mark=0;const count=tokens.kind.length;for(let at=0;at<=
count;at++){while(mark<marks.length&&marks[mark]?.at<=at){const{at:_,...rest}=marks[mark++];regions.push({from:kept.kind.length,...rest})}placed.push(kept.kind.
length);if(at<count&&dropped[at]===0)kept.push(tokens.kind[at],tokens.start[at],tokens.end[at],tokens.word[at])}kept.directives=tokens.directives.filter((d,n)=>left[n]===
0||d.at===0||d.at>=count||dropped[d.at-1]===0||dropped[d.at]===0).map(d=>({...d,at:placed[d.at]}));return{kept,regions}}var OPEN=new Map([[code("{"),1],[code("("),
1<<10],[code("["),1<<20]]);var CLOSE=new Map([[code("}"),1],[code(")"),1<<10],[code("]"),1<<20]]);var ENDS=new Set([code(";"),code("}"),code(","),code(":"),ELLIPSIS]);
function decide(group,tokens,{dropped,left},assumed,likely){const drop=({from,to,opens:opens2,closes:closes3})=>{dropped.fill(1,from,to);left.fill(1,opens2+1,closes3)};
for(const branch of group.branches)if(branch.dead)drop(branch);const alive=group.branches.filter(branch=>!branch.dead);const whole=alive.every(branch=>{const{depth,
last}=shape(tokens,dropped,branch.from,branch.to);return depth===0&&(last===-1||ENDS.has(last)||group.branches.length===1)});if(whole)return;const filled2=alive.
filter(branch=>branch.to>branch.from);const usable=filled2.filter(branch=>!assumed.has(negated(branch.condition))).sort((a,b)=>likely(b.condition)-likely(a.condition));
const kept=filled2.find(branch=>assumed.has(branch.condition))??usable[0];if(kept&&kept.condition!=="")assumed.add(kept.condition);for(const branch of filled2)if(branch!==
kept)drop(branch)}function shape(tokens,dropped,from,to){let depth=0;let last=-1;for(let at=from;at<to;at++){if(dropped[at]===1)continue;last=tokens.kind[at];depth+=
(OPEN.get(last)??0)-(CLOSE.get(last)??0)}return{depth,last}}function bodyOf2(text,d){return text.slice(d.bodyStart,d.end).replace(/\/\*[\s\S]*?\*\/|\/\/.*|\\\r?\n/g,
" ").replace(/\s+/g," ").trim()}function conditionOf(text,d){const body2=bodyOf2(text,d);if(d.name.endsWith("ndef"))return`!${body2}`.slice(0,LONGEST);return body2.
replace(/defined\s*\(\s*(\w+)\s*\)|defined\s+(\w+)/g,"$1$2").replace(/!\s+/g,"!").slice(0,LONGEST)}function exclude(group,condition3){join2(group.none,condition3);
if(group.none.length>MOST_CONDITIONS)group.none.shift();if(group.noneHead.length<LONGEST)group.noneHead=both(group.noneHead,condition3)}function join2(texts,condition3){
if(condition3==="")return;const last=texts.at(-1);if(last===void 0||last.length+condition3.length+" && ".length>LONGEST)texts.push(condition3.slice(0,LONGEST));else
texts[texts.length-1]=both(last,condition3)}var both=(first,second)=>[first,second].filter(one=>one!=="").join(" && ");var grouped2=(condition3,others)=>others>
0&&condition3.includes("||")?`(${condition3})`:condition3;function negated(condition3){if(condition3==="")return"";if(/^\w+$/.test(condition3))return`!${condition3}`;
if(/^!\w+$/.test(condition3))return condition3.slice(1);return`!(${condition3})`.slice(0,LONGEST)}function isDead(text,d,cpp){const body2=bodyOf2(text,d);if(d.name===
"if"||d.name==="elif")return/^(0|false)$/.test(body2)||!cpp&&/^defined\s*\(?\s*__cplusplus\s*\)?$/.test(body2);return!cpp&&d.name==="ifdef"&&body2==="__cplusplu\
s"}function includeGuard(text,tokens){const{directives}=tokens;for(let at=0;at+1<directives.length&&directives[at].at===0;at++){const first=directives[at];const second=directives[at+
1];if(isGuard(text,first,second))return at===0||/^\w+$/.test(bodyOf2(text,second))&&isAroundAll(tokens,at)?first:void 0}return void 0}function isGuard(text,first,second){
if(second.name!=="define")return false;const tested=first.name==="ifndef"?bodyOf2(text,first):first.name==="if"?/^!\s*defined\s*\(?\s*(\w+)/.exec(bodyOf2(text,first))?.[1]:
void 0;return tested!==void 0&&bodyOf2(text,second).split(/\W/)[0]===tested}function isAroundAll({directives,kind},from){let depth=0;for(let at=from;at<directives.
length;at++){const d=directives[at];depth+=depthOf(d);if(depth===1&&d.name.startsWith("el"))return false;if(depth===0)return d.at===kind.length&&at===directives.
length-1}return false}var depthOf=({name})=>name.startsWith("if")?1:name==="endif"?-1:0;var TYPE2=/^(class|struct|union|enum|type)$/;var OF_THE_TEXT=["occurrences","locals","nodes","flows","conditionOf","perhaps","given","held","constant","pointers",
"explicit","makes"];var Facts=class{tree;text;system;symbols=[];surface={includes:[],types:[],typeOf:[],stores:[]};body={words:[],types:[],occurrences:[],locals:[],
nodes:[],flows:[],conditionOf:[],conditions:[]};owner=-1;thisType="";thisConst=false;conditions=[];inEnum=false;deduced=new Map;#isUnread=false;macros=new Map;changed=[];macroSymbols=new Map;defined=[];openers=new Map;own=new Map;callbacks=new Map;heldIn=new Map;kept=[];#words=new Map;#types=new Map;#offeredTypes=new Map;#conditions=new Map;constructor(tree,system){
this.tree=tree;this.system=system;this.text=tree.text}word(text){return numbered2(this.body.words,this.#words,text)}type(text){return numbered2(this.body.types,
this.#types,text)}offeredType(text){return numbered2(this.surface.types,this.#offeredTypes,text)}setType(symbol,type){const isTold=this.symbols[symbol]?.kind!==
"type";if(type.includes("=")&&isTold&&!this.#isUnread)this.deduced.set(symbol,type);else this.deduced.delete(symbol);this.surface.typeOf[symbol]=this.#offered(type)}#offered(type){
return type===""||type.includes("=")?-1:this.offeredType(type)}unread(read2){const lists=this.body;const lengths=OF_THE_TEXT.map(name=>lists[name]?.length);const locals=this.
body.locals.length/LOCAL_STRIDE;const was=this.#isUnread;this.#isUnread=true;read2();this.#isUnread=was;for(let local=this.body.locals.length/LOCAL_STRIDE-1;local>=
locals;local--){this.callbacks.delete(local);this.heldIn.delete(local)}for(const[at,name]of OF_THE_TEXT.entries()){const[list2,length]=[lists[name],lengths[at]];
if(length===void 0)delete lists[name];else if(list2)list2.length=length}}withoutTrace(read2){const{surface,symbols,deduced,kept}=this;const[symbolCount,keptCount]=[
symbols.length,kept.length];const{words,types}=this.body;const tables=[{list:words,numbers:this.#words,length:words.length},{list:types,numbers:this.#types,length:types.
length},{list:surface.types,numbers:this.#offeredTypes,length:surface.types.length}];const lengths=Object.entries(surface).map(([name,list2])=>[name,Array.isArray(
list2)?list2.length:-1]);const owner=this.owner;this.owner=-1;this.unread(read2);this.owner=owner;for(const{list:list2,numbers,length}of tables)for(const text of list2.
splice(length))numbers.delete(text);for(const symbol of deduced.keys())if(symbol>=symbolCount)deduced.delete(symbol);symbols.length=symbolCount;kept.length=keptCount;
const known2=new Map(lengths);for(const[name,list2]of Object.entries(surface)){const length=known2.get(name);if(length===void 0)delete surface[name];else if(Array.
isArray(list2))list2.length=length}}givenBy(symbol){const type=this.surface.types[this.surface.typeOf[symbol]??-1]??"";return type.startsWith("(")?type.slice(1):
""}claim(first,symbol){const{occurrences}=this.body;for(let at=first;at<occurrences.length;at+=OCCURRENCE_STRIDE)if(occurrences[at+4]===this.owner)occurrences[at+
4]=symbol}namedOutside(first,end){const{occurrences}=this.body;for(let at=first;at<end;at+=OCCURRENCE_STRIDE)if(occurrences[at+5]===HOW.type&&occurrences[at+6]===
-1)occurrences[at+6]=BEFORE_NAME}endSymbol(symbol,end){const draft=this.symbols[symbol];draft.end=Math.max(draft.line,this.tree.lineAt(Math.max(0,end-1)))}takes(symbol,types,{
isConst,takesTemporary}){if(types.length===0&&!isConst)return;this.surface.takes??=[];this.surface.takes.push([symbol,types.map(type=>this.#offered(type)),(isConst?
1:0)+(takesTemporary?2:0)])}explicit(occurrence,types){if(types.length===0)return;this.body.explicit??=[];this.body.explicit.push(occurrence,types.length,...types.
map(type=>this.type(type)))}makes(local,occurrence){this.body.makes??=[];this.body.makes.push(local,occurrence)}generics(symbol,names){this.surface.generics??=[];
this.surface.generics.push([symbol,names])}kinds(symbol,kinds){this.surface.kinds??=[];this.surface.kinds.push([symbol,kinds])}defaults(symbol,of){this.surface.
defaults??=[];this.surface.defaults.push([symbol,of.map(([name,type])=>[name,this.#offered(type)])])}holds(symbol,held2){if(held2===0)return;this.surface.held??=
[];this.surface.held.push([symbol,held2])}holdsLocal(local,held2){if(held2===0)return;this.body.held??=[];this.body.held.push(local,held2)}constant(node){this.body.
constant??=[];this.body.constant.push(node);return node}pointer(node){if(node<0)return node;this.body.pointers??=[];this.body.pointers.push(node);return node}call(occurrence,given2){
if(occurrence<0)return;this.body.given??=[];this.body.given.push(occurrence,given2.length,...given2)}symbol(name,kind,start,whole,type=""){const{tree}=this;const line=tree.
lineAt(start);const draft={name:name.slice(0,LIMITS.nameChars),kind,line,column:start-tree.lineStarts[line-1],start:tree.lineAt(whole),end:line};if(this.owner>=
0){const parent=this.symbols[this.owner];draft.parent=this.owner;draft.qualified=`${parent.qualified??parent.name}.${draft.name}`.slice(0,4*LIMITS.nameChars)}if(this.
conditions.length>0)draft.conditions=this.conditions;if(TYPE2.test(kind))announce(this,draft.name);const symbol=this.symbols.push(draft)-1;this.setType(symbol,type);
return symbol}qualify(symbol,qualifier){const draft=this.symbols[symbol];const around=draft.qualified===void 0?"":draft.qualified.slice(0,-draft.name.length);draft.
qualified=`${around}${qualifier.replaceAll("::",".")}${draft.name}`.slice(0,4*LIMITS.nameChars)}occurrence(name,start,use,how,argument){const{tree,body:body2}=this;
const line=tree.lineAt(start);const column=start-tree.lineStarts[line-1];const number2=body2.occurrences.length/OCCURRENCE_STRIDE;body2.occurrences.push(line,column,
this.word(name),USE_NUMBER[use],this.owner,how,argument);if(this.conditions.length>0){body2.conditionOf.push(number2,numbered2(body2.conditions,this.#conditions,
this.conditionText()))}return number2}conditionText(){const{conditions}=this;const grouped3=one=>conditions.length>1&&one.includes("||")?`(${one})`:one;return conditions.
map(grouped3).join(" && ").slice(0,200)}use(occurrence,use){this.body.occurrences[occurrence*OCCURRENCE_STRIDE+3]=USE_NUMBER[use]}local(name,kind,start,type){const{
tree,body:body2}=this;const line=tree.lineAt(start);body2.locals.push(this.word(name),LOCAL_KINDS.indexOf(kind),line,start-tree.lineStarts[line-1],this.owner,type===
""?-1:this.type(type));return body2.locals.length/LOCAL_STRIDE-1}declaresSince(first,name){const{locals,words}=this.body;for(let at=first;at<locals.length;at+=LOCAL_STRIDE)
if(words[locals[at]]===name)return true;return false}node(operation,first,second=-1){this.body.nodes.push(operation,first,second);return this.body.nodes.length/
NODE_STRIDE-1}typeOfLocal(local){const type=this.body.locals[local*LOCAL_STRIDE+5];return type===-1?"":this.body.types[type]}typeOfNode(node){if(node<0)return"";
const{nodes}=this.body;const operation=nodes[node*NODE_STRIDE];const first=nodes[node*NODE_STRIDE+1];if(operation===NODE.type||operation===NODE.cast)return this.
body.types[first];if(operation===NODE.local)return this.typeOfLocal(first);if(operation===NODE.target)return this.typeOfNode(first);return""}};function numbered2(list2,numbers,text){
let number2=numbers.get(text);if(number2===void 0){number2=list2.push(text)-1;numbers.set(text,number2)}return number2}var PARAMETER=LOCAL_KINDS.indexOf("parameter");var MOST_TOKENS2=4e3;var MOST_SYMBOLS=64;var KINDS=new Set(["function","variable","constant","type","struct","uni\
on","enum","enum_member","property"]);function offerTemplates(r){const{facts}=r;for(const[name,macro]of facts.macros){const template2=macro.parameters?.length?declaredBy(
r,name,macro):[];if(template2.length===0)continue;facts.surface.templates??=[];facts.surface.templates.push([macro.symbol,template2])}}function offerSpread(r,offset,include2){
const{facts}=r;if(r.cpp||r.isExpansion)return;for(const[name,macro]of nearMacros(facts,offset)){const template2=stillDeclaredBy(r,name,macro);if(template2.length===
0)continue;facts.surface.spread??=[];facts.surface.spread.push([include2,name,template2])}}function stillDeclaredBy(r,name,macro){const{changed}=r.facts;const{declares}=macro;
if(declares){while(declares.until<changed.length&&!declares.words.has(changed[declares.until]))declares.until++;if(declares.until===changed.length)return declares.
template}const words=new Set([/\w+/.exec(r.facts.text.slice(macro.from,macro.to))?.[0]??""]);const template2=declaredBy(r,name,macro,words);macro.declares={template:template2,
words,until:changed.length};return template2}function declaredBy(r,name,macro,words){if(!mayDeclare(r.facts,name,macro))return[];const tokens=templateOf2(r,name,
macro,words);const[first,second]=tokens;if(!first||tokens.length>MOST_TOKENS2||first.kind!==KEYWORD&&first.kind!==WORD)return[];if(first.kind===WORD&&(first.text.
startsWith("$")||second?.kind!==WORD&&second?.text!=="*"))return[];if(!tokens.some(({kind,text})=>kind===WORD&&/\w\$|\$\d+[A-Za-z_]/.test(text))&&!DECLARES4.test(
name))return[];const out=new Tokens;for(const{kind,text,word}of tokens)out.push(kind,0,0,kind===WORD?r.words.number(text):word);const isHead=out.kind.at(-1)===CLOSE_PAREN;
if(isHead){out.push(BRACE,0,0,-1);out.push(CLOSE_BRACE,0,0,-1)}const inner=r.over(out);inner.isExpansion=true;const{facts}=r;let template2=[];facts.withoutTrace(
()=>{const[symbol,local]=[facts.symbols.length,facts.body.locals.length];while(!inner.ended){const before=inner.at;parseDeclaration(inner);if(inner.at===before)
inner.advance()}template2=templatesSince(facts,symbol);if(isHead&&template2.length===1)template2.push(...parametersSince(facts,local))});return template2.some(({
name:name2})=>name2.includes("$"))&&template2.length<=MOST_SYMBOLS?template2:[]}function mayDeclare({text,macros},name,{from,to}){const body2=text.slice(from,to);
return body2.includes("##")||DECLARES4.test(name)||macros.has(/\w+/.exec(body2)?.[0]??"")}var DECLARES4=/DECL|DEF|PROTO|GENERATE|IMPL/;function templatesSince({
symbols,surface},first){return symbols.slice(first).map(({name,kind,parent,modifiers},at)=>({name:KINDS.has(kind)?name:"",kind,parent:parent===void 0?-1:parent-
first,type:(surface.types[surface.typeOf[first+at]??-1]??"").replace(/#(\d+)/g,(_,of)=>`#${of-first}`),modifiers:modifiers?.filter(one=>one==="declaration"||one===
"static")??[]}))}function parametersSince({body:{locals,words,types}},first){const found=[];for(let at=first;at<locals.length;at+=LOCAL_STRIDE)if(locals[at+1]===
PARAMETER)found.push({name:words[locals[at]],kind:"parameter",parent:0,type:types[locals[at+5]]??"",modifiers:[]});return found}function readDirective(r,d){switch(d.name){case"include":case"include_next":case"import":include(r,d);return;case"define":define(r,d);return;case"if":case"elif":case"\
ifdef":case"ifndef":case"elifdef":case"elifndef":condition2(r,d);return;case"undef":condition2(r,d);undefine(r.facts,r.facts.text.slice(d.bodyStart,d.end).trim());
return}}function undefine(facts,name){if(!facts.macros.delete(name))return;facts.changed.push(name);const left=facts.macroSymbols.get(name)?.filter(symbol=>{const around=facts.
symbols[symbol]?.conditions??[];if(!facts.conditions.every(one=>around.includes(one)))return true;facts.surface.undone??=[];facts.surface.undone.push(symbol);return false});
if(left)facts.macroSymbols.set(name,left)}function include(r,d){const{facts}=r;const written=facts.text.slice(d.bodyStart,Math.min(d.end,d.bodyStart+400));const match=/^\s*(?:"([^"\n]+)"|<([^>\n]+)>)/.
exec(written);if(!match){includeByMacro(r,d,written);return}const path=match[1]??match[2];const number2=facts.surface.includes.push((match[1]===void 0?"<":'"')+
path)-1;noteCondition(facts);const start=d.bodyStart+match[0].length-path.length-1;facts.occurrence(path,start,"import",HOW.include,number2);if(facts.inEnum)offerListed(
r,d.start,number2);else if(r.scopes.length===0&&facts.owner===-1)offerSpread(r,d.start,number2)}function noteCondition(facts){if(facts.conditions.length===0)return;
facts.surface.includesIf??=[];facts.surface.includesIf.push([facts.surface.includes.length-1,facts.conditionText()])}function includeByMacro(r,d,written){const{
facts}=r;const name=/^\s*(\w+)/.exec(written)?.[1];if(name===void 0)return;facts.occurrence(name,d.bodyStart+written.indexOf(name),"read",HOW.name,-1);const macro=facts.
symbols.findLast(symbol=>symbol.kind==="macro"&&symbol.name===name);const path=/^#\s*define\s+\w+\s+(?:"([^"]+)"|<([^>]+)>)/.exec(macro?.signature??"");if(!path)
return;facts.surface.includes.push(path[1]===void 0?`<${path[2]}`:`"${path[1]}`);noteCondition(facts)}function condition2(r,d){const tokens=tokenize(r.facts.text,
d.bodyStart,d.end,r.words,r.cpp,true);for(let at=0;at<tokens.kind.length;at++){const word=tokens.word[at];if(word<0)continue;const text=r.words.text(word);if(text===
"defined"||tokens.kind[at]!==WORD)continue;r.facts.occurrence(text,tokens.start[at],"read",HOW.name,-1)}}function define(r,d){const{facts}=r;const{text}=facts;const head=/^\s*([A-Za-z_$][\w$]*)/.
exec(text.slice(d.bodyStart,Math.min(d.end,d.bodyStart+300)));if(!head)return;const name=head[1];const start=d.bodyStart+head[0].length-name.length;const owner=facts.
owner;facts.owner=-1;const symbol=facts.symbol(name,"macro",start,d.start,"");const named2=facts.macroSymbols.get(name);if(named2)named2.push(symbol);else facts.
macroSymbols.set(name,[symbol]);facts.owner=owner;const draft=facts.symbols[symbol];draft.signature=text.slice(d.start,Math.min(d.end,d.start+400)).replace(/\\?\s+/g,
" ").trim().slice(0,200);if(r.cpp)noteOpener(facts,name,text.slice(start,d.end));offerValue(facts,symbol,draft.signature);facts.endSymbol(symbol,d.end);docAbove(
facts,symbol,d.start);let at=start+name.length;const parameters=[];const takes=text.charCodeAt(at)===40;if(takes){const close=text.indexOf(")",at);if(close===-1||
close>d.end)return;for(const part of text.slice(at+1,close).matchAll(/[A-Za-z_$][\w$]*|\.\.\./g))parameters.push({name:part[0],start:at+1+part.index});draft.parameters=
parameters.slice(0,256).map(p=>p.name==="..."?{name:p.name,variadic:true}:{name:p.name});at=close+1}const macro={symbol,parameters:takes?parameters.map(p=>p.name):
void 0,from:at,to:d.end};facts.macros.set(name,macro);facts.defined.push([name,macro]);facts.changed.push(name);if(takes&&callsItself(text.slice(at,d.end),name)){
facts.surface.wraps??=[];facts.surface.wraps.push(symbol)}offerMeaning(r,symbol,text.slice(at,d.end),takes?parameters.map(one=>one.name):void 0);body(r,symbol,at,
d.end,takes?parameters:void 0)}var callsItself=(body2,name)=>body2.includes(name)&&new RegExp(`(?<![\\w.>$])${name.replaceAll("$","\\$")}\\s*\\(`).test(body2);function body(r,symbol,from,to,given2){
const parameters=given2??[];const{facts}=r;const tokens=tokenize(facts.text,from,to,r.words,r.cpp,true);const count=tokens.kind.length;if(count===0)return;const isCast2=r.
cpp&&tokens.kind[0]===KEYWORD&&NAMED_CASTS.has(tokens.word[0]);if(count===1&&(tokens.kind[0]===WORD||isCast2)){facts.surface.aliases??=[];facts.surface.aliases.
push([symbol,r.words.text(tokens.word[0])])}const values=given2?1:valuesOf(tokens);if(values>1){facts.surface.lists??=[];facts.surface.lists.push([symbol,values])}
const inner=r.over(tokens);const{owner,conditions,thisType}=facts;facts.owner=symbol;facts.conditions=conditions;facts.thisType="";const scope=new Map;inner.scopes.
push(scope);for(const[position,parameter2]of parameters.entries()){if(parameter2.name==="...")continue;const local=facts.local(parameter2.name,"parameter",parameter2.
start,"");scope.set(r.words.number(parameter2.name),local);facts.callbacks.set(local,position)}const first=facts.body.locals.length;if(parameters.length===0&&parseFieldsOf(
inner,facts.symbols[symbol]?.name??"")){Object.assign(facts,{owner,conditions,thisType});return}while(!inner.ended){const before=inner.at;parseStatement(inner);
if(inner.at===before)inner.advance()}if(parameters.some(({name})=>facts.declaresSince(first,name))){facts.surface.declares??=[];facts.surface.declares.push(symbol)}
facts.owner=owner;facts.conditions=conditions;facts.thisType=thisType}var NUMBER3=/^\(?(0x[\da-f]+|\d+)[uUlL]*\)?$/i;var FORMULA=/^(?=.*[A-Za-z_])(?=.*[-+*/%<>=&|])[\w\s()<>=!&|+*/%-]{1,120}$/;
var CALL_OR_CAST=/[\w)]\s*\(|\)\s*\w|\w\s+\w/;var TEST=/^[A-Z0-9_uUlLx\s()<>=!&|+*/%$-]{1,160}$/;var ASKED=/\b(?:__has_\w+|[A-Z]\w*)\s*\(/g;function offerValue({
surface},symbol,signature){const plain2=signature.includes("/")?signature.replace(/\/\*.*?(\*\/|$)|\/\/.*/g,"").trim():signature;const[,parameters,body2]=/^#\s*define\s+\w+(?:\(([^)]*)\))?\s+(.+)$/.
exec(plain2)??[];if(body2===void 0)return;const number2=NUMBER3.exec(body2)?.[1];if(number2!==void 0){surface.numbers??=[];surface.numbers.push([symbol,Number(number2)]);
return}const formula=parameters===void 0?formulaOf(body2):testOf(body2,parameters.split(/\s*,\s*/));if(formula===void 0)return;surface.formulas??=[];surface.formulas.
push([symbol,formula])}var formulaOf=body2=>FORMULA.test(body2)&&!CALL_OR_CAST.test(body2)?body2:void 0;function testOf(body2,parameters){if(!/[<>=]=|__has_|&&|\|\||[*+]/.
test(body2))return void 0;const formula=body2.replace(/[A-Za-z_]\w*/g,word=>{const at=parameters.indexOf(word);return at===-1?word:`$${at}`});const isTest=TEST.
test(formula.replace(/\b__\w+/g,"__X"))&&formula.includes("$");return isTest&&!CALL_OR_CAST.test(formula.replace(ASKED,"(").replaceAll("$",""))?formula:void 0}var TYPE_LOCAL=LOCAL_KINDS.indexOf("type");var DEEPEST7=200;var NEAR_TOKENS=256;var Reader=class _Reader{facts;words;cpp;kind;start;end;word;at=0;depth=0;scopes=[];isExpansion=false;inList=false;bodyFollows=false;templateStart=-1;isConstrained=false;generics=[];kinds="";defaults=new Map;typeParameters=new Set;returned=-1;gives="";handed=-1;piped=-1;given=[];constType=false;pointerType=false;branches=[];labels;#branches;#literals=new Map;#past;#directives;#regions;#directive=0;#region=0;constructor(facts,tokens,regions,words,cpp){
this.facts=facts;this.words=words;this.cpp=cpp;this.#branches=new BranchLocals(facts,cpp);this.kind=tokens.kind;this.start=tokens.start;this.end=tokens.end;this.
word=tokens.word;this.#directives=tokens.directives;this.#regions=regions;this.#arrive()}static of(tree,words,cpp,system){const tokens=tokenize(tree.text,0,tree.
text.length,words,cpp);const{kept,regions}=selectBranches(tree.text,tokens,cpp,system);return new _Reader(new Facts(tree,system),kept,regions,words,cpp)}over(tokens){
return new _Reader(this.facts,tokens,[],this.words,this.cpp)}#arrive(){for(;;){const region=this.#regions[this.#region];const directive2=this.#directives[this.#directive];
const regionDue=region!==void 0&&region.from<=this.at;if(directive2!==void 0&&directive2.at<=this.at&&!(regionDue&&region.offset<=directive2.start)){this.#directive++;
readDirective(this,directive2)}else if(regionDue){this.#region++;this.facts.conditions=region.conditions;this.branches=region.branches}else return}}advance(){this.
at++;this.#arrive()}get ended(){return this.at>=this.kind.length}peek(offset=0){return this.kind[this.at+offset]??END}is(kind,offset=0){return this.kind[this.at+
offset]===kind}isKeyword(word,offset=0){return this.kind[this.at+offset]===KEYWORD&&this.word[this.at+offset]===word}take(kind){if(this.kind[this.at]!==kind)return false;
this.advance();return true}takeCalled(){this.facts.occurrence(this.textAt(this.at),this.start[this.at],"call",HOW.name,-1);this.advance()}takeRead(){this.facts.
occurrence(this.textAt(this.at),this.start[this.at],"read",HOW.name,-1);this.advance()}textAt(token){const word=this.word[token];return word>=0?this.words.text(
word):this.facts.text.slice(this.start[token],this.end[token])}pastClose(token){let depth=0;const near=Math.min(this.kind.length,token+NEAR_TOKENS);for(let at=token;at<
near;at++){const kind=this.kind[at];if(opens(kind))depth++;else if(closes2(kind)&&--depth<=0)return at+1}return near===this.kind.length?near:this.#pastFarClose(
token)}#pastFarClose(token){this.#past??=pastClosing(this.kind);let first=token;while(first<this.kind.length&&!opens(this.kind[first])&&!closes2(this.kind[first]))
first++;return this.#past[first]??this.kind.length}pastAngles(token,surely=false){let depth=0;for(let at=token;at<this.kind.length&&at<token+400;at++){switch(this.
kind[at]){case LESS:if(at===token||!this.isValue(at-1))depth++;break;case GREATER:if(--depth===0)return at+1;break;case SHIFT_RIGHT:depth-=2;if(depth<=0)return at+
1;break;case PAREN:case BRACKET:at=this.pastClose(at)-1;break;case BRACE:if(!surely)return-1;at=this.pastClose(at)-1;break;case SEMICOLON:case CLOSE_BRACE:case CLOSE_PAREN:
return-1;case COMPARE2:if(!surely)return-1}}return-1}isValue(token){if(this.kind[token]!==WORD||this.kind[token-1]===COLONS)return false;const local=this.lookUp(
this.word[token]);return local!==-1&&!this.typeParameters.has(local)}goTo(token){while(this.at<token&&!this.ended)this.advance()}skipBalanced(){this.goTo(this.pastClose(
this.at))}deeper(parse2){if(this.depth>=DEEPEST7)return false;this.depth++;parse2();this.depth--;return true}lookUp(word){for(let at=this.scopes.length-1;at>=0;at--){
const local=this.scopes[at]?.get(word);if(local!==void 0)return this.#branches.meant(local)}return-1}#given=new Map;mayDeclare(token,macro){const scope=this.scopes.
at(-1);if(scope)this.#given.set(this.word[token],{scope,token,macro,local:-1})}perhapsLocal(word){const given2=this.#given.get(word);if(!given2||!this.scopes.includes(
given2.scope))return-1;if(given2.local===-1){given2.local=this.facts.local(this.textAt(given2.token),"variable",this.start[given2.token],"");this.facts.body.perhaps??=
[];this.facts.body.perhaps.push(given2.local,given2.macro)}return given2.local}isLocal(token){if(this.kind[token]!==WORD)return false;const local=this.lookUp(this.
word[token]);return local!==-1&&this.facts.body.locals[local*LOCAL_STRIDE+1]!==TYPE_LOCAL}localType(local){const{facts}=this;return facts.body.locals[local*LOCAL_STRIDE+
1]===TYPE_LOCAL?facts.typeOfLocal(local)||"?":""}declare(token,kind,type){const local=this.facts.local(this.textAt(token),kind,this.start[token],type);const scope=this.
scopes.at(-1);if(scope)this.#branches.bind(scope,this.word[token],local);return local}inScope(parse2){this.scopes.push(new Map);const result=parse2();this.scopes.
pop();return result}types=new Set;madeAhead=new Map;isKnownType(token){return this.types.has(this.word[token])}literal(type){if(!this.cpp)return-1;let node=this.#literals.
get(type);if(node===void 0){node=this.typeNode(type);this.#literals.set(type,node)}return node}typeNode(type){return type===""?-1:this.facts.node(NODE.type,this.
facts.type(type))}};var opens=kind=>kind===PAREN||kind===BRACE||kind===BRACKET;var closes2=kind=>kind===CLOSE_PAREN||kind===CLOSE_BRACE||kind===CLOSE_BRACKET;function pastClosing(kinds){
const past=new Int32Array(kinds.length);const open=[];for(const[at,kind]of kinds.entries()){if(opens(kind)){past[at]=kinds.length;open.push(at)}else if(closes2(
kind)){past[at]=at+1;const opened=open.pop();if(opened!==void 0)past[opened]=at+1}}return past}var EVERYWHERE="";var PREFIX2=/^[A-Za-z0-9]+_/;var RECORD3=/^(class|struct|union)$/;var BY_POSITION=/(^|\.)(\w+\+)?\d+$/;function offersOf(file){const held2=new Holder().
hold(file);const texts=new SymbolTexts(held2);const said=new Said;const say=(name,what)=>said.say(name,what);for(const[at,symbol]of held2.symbols.entries()){say(
symbol.name,texts.of(at));for(const owner of symbol.cpp?.receiver?.match(/\w+/g)??[])say(owner,texts.of(at))}for(const[at,name]of held2.aliases)if(/^\w+$/.test(
name))say(name,["called",held2.symbols.get(at)?.name]);let fields=0;for(const[type,path,value,from]of held2.stores){const text=["holds",texts.type(type),path,value,
from===void 0?void 0:sourceOf(held2,texts,value,from)];const of=held2.types[type];if(path.startsWith("/"))say(lastName(of),text);else if(BY_POSITION.test(path))
say(EVERYWHERE,[...text,fields++]);else{say(lastName(path===""?of:path),text);fields++}}for(const[macro,template2]of held2.templates)say(held2.symbols.get(macro)?.
name??EVERYWHERE,["declares",template2]);for(const[symbol,...call]of held2.calls){if(held2.symbols.get(symbol)?.kind==="function")continue;const names=isSource(
held2.path)?new Set(call[1].filter(one=>/^\w+$/.test(one))):[EVERYWHERE];for(const name of names)say(name,["by",...call])}for(const spread2 of held2.spread)say(
EVERYWHERE,spread2);for(const path of file.surface.announced??[])say(path.slice(path.lastIndexOf(".")+1),["announced",path]);for(const name of file.surface.opens??
[])say(name,"opened");for(const prefix of new Set(held2.symbols.entries().map(([,{name}])=>PREFIX2.exec(name)?.[0])))if(prefix!==void 0)say(prefix,"begins");return{
rest:JSON.stringify([held2.cpp,held2.includes,held2.includesIf,held2.usings,held2.rows.map(([,...row])=>row),held2.listed.map(([include2,macro,name,owner])=>[include2,
macro,name,held2.symbols.get(owner)&&held2.symbols.idOf(owner)]),file.surface.spaces,file.surface.brings,file.surface.inlines]),named:said.texts()}}function sourceOf(held2,texts,path,from){
if(!path.startsWith("/"))return texts.type(from);const at=Number(held2.types[from].slice(1));const symbol=held2.symbols.get(at);return symbol&&[held2.symbols.idOf(
at),symbol.name]}var SymbolTexts=class{#file;#members;#bases;#open=new Set;#made=new Map;constructor(file){this.#file=file;this.#members=Map.groupBy(Array(file.
symbols.length).keys(),at=>file.symbols.get(at)?.parent);this.#bases=new Map([...Map.groupBy(file.bases,([symbol])=>symbol)].map(([symbol,bases2])=>[symbol,bases2.
map(([,type])=>type)]))}of(at){const known2=this.#made.get(at);if(known2!==void 0)return known2;const{kind,name,modifiers,conditions,byMacro,cpp}=this.#file.symbols.
get(at);const id=this.#file.symbols.idOf(at);if(this.#open.has(at))return id;this.#open.add(at);const{typeOf:typeOf2,held:held2,generics,kinds,defaults,initialised,
undone,declares,wraps,aliases,ways}=this.#file;const{numbers,formulas,lists}=this.#file;const text=[...[id,kind,this.#around(at),modifiers,conditions,byMacro],cpp&&
{...cpp,qualified:cpp.qualified?.slice(0,-name.length-1),types:cpp.types.map(one=>this.type(one))},...[this.type(typeOf2[at]??-1),held2.get(at),generics.get(at),
kinds.get(at),(defaults.get(at)??[]).map(([name2,type])=>[name2,this.type(type)]),initialised.has(at),undone.has(at),declares.has(at),wraps.has(at),aliases.get(
at),ways.get(at)],...[numbers.get(at),formulas.get(at),lists.get(at),(this.#bases.get(at)??[]).map(one=>this.type(one))],this.#file.mixins.filter(([symbol])=>symbol===
at).map(([,macro])=>macro),RECORD3.test(kind)||kind==="macro"?(this.#members.get(at)??[]).map(member=>this.of(member)):[]];this.#open.delete(at);if(this.#open.size===
0)this.#made.set(at,text);return text}type(at){const text=this.#file.types[at];if(text?.startsWith("~"))return this.#deduced(this.#file.deduced[Number(text.slice(
1))]);return text===void 0?-1:this.#text(text)}#text(type){return type.split(/#(\d+)/).map((part,nth)=>nth%2===1?this.of(Number(part)):part)}#deduced({words,types,
occurrences,locals,nodes,...more}){const without=(list2,stride)=>list2.filter((_,at)=>at%stride!==4);return[words,types.map(text=>this.#text(text)),...[without(
occurrences,OCCURRENCE_STRIDE),without(locals,LOCAL_STRIDE),nodes,more]]}#around(at){const{symbols}=this.#file;const found=[];for(let outer=symbols.get(at)?.parent;outer!==
void 0;outer=symbols.get(outer)?.parent)found.push(symbols.idOf(outer),symbols.get(outer)?.kind,symbols.get(outer)?.cpp?.scoped);return found}};var CUDA=/\b__(?:global|device|host|shared|constant|managed|forceinline|noinline|restrict)__\b|\b__launch_bounds__\s{0,9}\([^()]{0,200}\)/g;var LAUNCH=/<<<([^;{}]{0,500}?)>>>/g;
var scriptOf=({language,text})=>language==="cuda"?text.replace(CUDA,blanks).replace(LAUNCH,(_,given2)=>`[  ${given2}  ]`):text;function extract(tree,file){let cpp=file.
language!=="c";const system=systemOfPath(file.path)??"linux";let words=new Words(cpp);let reader=Reader.of(tree,words,cpp,system);if(!cpp&&/\.(h|inc|inl|ipp)$/.
test(file.path)&&saysCpp(reader)){cpp=true;words=new Words(cpp);reader=Reader.of(tree,words,cpp,system)}declareNames(reader);parseExternal(reader,reader.kind.length);
if(!cpp&&!isSource(file.path))offerTemplates(reader);const{facts}=reader;declareOpened(facts);offerStores(facts);if(cpp){offerDeduced(facts);facts.surface.cpp=1}
return{symbols:facts.symbols,surface:facts.surface,body:facts.body}}var createLinker=project=>new CLinker(project);function saysCpp(r){const{kind,words}=r;for(let at=0;at<
kind.length;at++){const word=r.word[at];if(word<KEYWORDS.length)continue;const text=words.text(word);const next=kind[at+1];if(next===COLONS&&kind[at+2]===WORD)return true;
if(text==="template"&&next===LESS)return true;if(text==="namespace"&&(next===BRACE||next===WORD&&(kind[at+2]===BRACE||kind[at+2]===COLONS)))return true;if(text===
"class"&&next===WORD&&(kind[at+2]===BRACE||kind[at+2]===COLON||kind[at+2]===SEMICOLON)&&kind[at-1]!==KEYWORD)return true;if((text==="public"||text==="private")&&
next===COLON&&kind[at+2]!==void 0&&kind[at-1]!==QUESTION2)return true;if(text==="using"&&next===WORD&&kind[at+2]===EQUALS)return true}return false}export{createLinker,extract,offersOf,scriptOf};
