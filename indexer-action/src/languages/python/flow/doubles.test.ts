import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('what tests put in the place of something else is not what the program means', () =>
  expectLinks({
    'conn.py': `
import io

class Policy:
    def allow(self):
        pass

class Conn:
    def __init__(self, sock=None, policy=None):
        self.sock = sock or io.StringIO()
        self.policy = policy or Policy()

    def close(self):
        self.policy.allow()
        #           ^ call conn.py Policy.allow
        self.sock.close()
        #         ^ call std:python io.StringIO.close

def run(job):
    job.start()
    #   ^ call tests/test_conn.py FakeJob.start
`,
    'tests/test_conn.py': `
from conn import Conn, run

class FakeSocket:
    def close(self):
        pass

class FakePolicy:
    def allow(self):
        pass

class FakeJob:
    def start(self):
        pass

def test_close():
    conn = Conn(FakeSocket(), FakePolicy())
    conn.sock.close()
    #         ^ call tests/test_conn.py FakeSocket.close
    run(FakeJob())
`,
  }))
