import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a name means what is tried, not what stands in for it where that fails', () =>
  expectLinks({
    'connection.py': `
try:
    import ssl

    def wrap(sock):
        return ssl.wrap_socket(sock)
except (ImportError, AttributeError):
    ssl = None

    def wrap(sock):
        return sock

def use(sock):
    return wrap(sock)
    #      ^ call connection.py wrap

try:
    from speedups import dumps
except ImportError:
    def dumps(value):
        return value

def write():
    return dumps(1)
    #      ^ call connection.py dumps
`,
    'a.py': `
from connection import wrap
#                      ^ import connection.py wrap

class Guard:
    try:
        import fcntl

        def lock(self):
            pass
    except ImportError:
        def lock(self):
            pass

Guard().lock()
#       ^ call a.py Guard.lock
`,
  }))

test('what a file imports is meant by others where the name is otherwise nothing but None', () =>
  expectLinks({
    'ext.py': `
try:
    import boto3
    from botocore.response import get_response
except ImportError:
    boto3 = get_response = None

SSLContext = None
Fast = None
session = None

try:
    from ssl import SSLContext
    from fast import Fast
except ImportError:
    pass

try:
    from vendor import session
except ImportError:
    session = object()
`,
    'fast.py': `
class Fast:
    pass
`,
    'a.py': `
from ext import Fast, SSLContext, boto3, get_response, session

boto3.client('sqs')
#     ^ call PyPI:boto3 boto3.client

def use():
    return get_response(SSLContext(), Fast(), session)
    #      ^ call PyPI:botocore botocore.response.get_response
    #                   ^ call std:python ssl.SSLContext
    #                                 ^ call fast.py Fast
    #                                         ^ read ext.py session
`,
  }))
