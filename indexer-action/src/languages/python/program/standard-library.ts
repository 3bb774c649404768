/**
 * Names that come with Python: top-level modules of the standard library (2.7 to 3.14) and builtins.
 *
 * A repository's own module of the same name wins where Python's search path would find it first (`packages.ts`).
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const STANDARD_MODULES = words(`
  BaseHTTPServer ConfigParser Cookie HTMLParser Queue SimpleHTTPServer SocketServer StringIO Tkinter UserDict
  UserList __future__ _collections_abc _thread _typeshed abc aifc annotationlib antigravity anydbm argparse array
  ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect builtins bz2 cPickle cProfile cStringIO
  calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys commands compileall compression
  concurrent configparser contextlib contextvars cookielib copy copyreg crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest dummy_thread email encodings ensurepip enum errno exceptions
  faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext
  glob graphlib grp gzip hashlib heapq hmac html htmlentitydefs http httplib idlelib imaplib imghdr imp importlib
  inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math
  md5 mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers
  opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib
  posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re
  readline reprlib resource rlcompleter robotparser runpy sched secrets select selectors sets sha shelve shlex
  shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl
  stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile
  telnetlib tempfile termios test textwrap this thread threading time timeit tkinter token tokenize tomllib trace
  traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib urllib2 urlparse uu uuid
  venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc xmlrpclib zipapp zipfile
  zipimport zlib zoneinfo
`)

export const BUILTINS = words(`
  ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
  BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
  ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception
  ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
  ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
  KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
  NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
  PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StandardError
  StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True
  TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError
  UnicodeWarning UserWarning ValueError Warning WindowsError ZeroDivisionError __annotations__ __builtins__
  __debug__ __dict__ __doc__ __file__ __import__ __loader__ __name__ __package__ __path__ __spec__ abs aiter all
  anext any apply ascii basestring bin bool breakpoint buffer bytearray bytes callable chr classmethod cmp coerce
  compile complex copyright credits delattr dict dir divmod enumerate eval exec execfile exit file filter float
  format frozenset getattr globals hasattr hash help hex id input int intern isinstance issubclass iter len
  license list locals long map max memoryview min next object oct open ord pow print property quit range raw_input
  reduce reload repr reveal_locals reveal_type reversed round set setattr slice sorted staticmethod str sum super
  tuple type unichr unicode vars xrange zip
`)

/** Modules whose distribution on PyPI has another name. */
const DISTRIBUTIONS: Readonly<Record<string, string>> = {
  attr: 'attrs',
  bs4: 'beautifulsoup4',
  Crypto: 'pycryptodome',
  cv2: 'opencv-python',
  dateutil: 'python-dateutil',
  django_filters: 'django-filter',
  dns: 'dnspython',
  docx: 'python-docx',
  dotenv: 'python-dotenv',
  git: 'GitPython',
  github: 'PyGithub',
  jose: 'python-jose',
  jwt: 'PyJWT',
  magic: 'python-magic',
  MySQLdb: 'mysqlclient',
  OpenSSL: 'pyOpenSSL',
  PIL: 'Pillow',
  pkg_resources: 'setuptools',
  psycopg2: 'psycopg2',
  pytest: 'pytest',
  _pytest: 'pytest',
  rest_framework: 'djangorestframework',
  serial: 'pyserial',
  skimage: 'scikit-image',
  sklearn: 'scikit-learn',
  socks: 'PySocks',
  yaml: 'PyYAML',
  zmq: 'pyzmq',
}

/** The name on PyPI of the distribution that a top-level module most likely comes from. */
export function distributionOf(module: string): string {
  return (Object.hasOwn(DISTRIBUTIONS, module) && DISTRIBUTIONS[module]) || module.replaceAll('_', '-')
}

/** Methods and attributes of the builtin types whose values are followed. */
const MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  str: words(
    `capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill decode`,
  ),
  int: words(`as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes`),
  list: words(
    `append clear copy count extend index insert pop remove reverse sort popleft appendleft extendleft send close throw rotate maxlen gi_frame`,
  ),
  dict: words(
    `clear copy fromkeys get items keys pop popitem setdefault update values iteritems itervalues iterkeys has_key move_to_end default_factory most_common`,
  ),
  tuple: words(`count index`),
  set: words(
    `add clear copy difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference symmetric_difference_update union update`,
  ),
}

/** Whether a value of a builtin type can have that member. If not, the type was inferred wrongly. */
export function hasMember(type: string, name: string): boolean {
  return name.startsWith('__') || (Object.hasOwn(MEMBERS, type) ? (MEMBERS[type]?.has(name) ?? false) : true)
}
