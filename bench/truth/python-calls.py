"""Writes which functions of a checkout call which while its tests run, for `executed.ts`.

    CHECKOUT=PATH CALLS=FILE PYTHONPATH=bench/truth python3 -m pytest -p python-calls PATH/tests

A plugin for pytest, for Python 3.11 and later. A call is written once, as a line of JSON (`Executed`), if both functions are in files of CHECKOUT. Lambdas
and comprehensions belong to the function around them. A call is direct if the caller itself makes it: neither a function of C (`map`, `sorted`) nor an
operator, a property, the start of a `with` or a class statement lies between.
"""

import atexit
import dis
import json
import os
import sys
import threading

CHECKOUT = os.path.realpath(os.environ['CHECKOUT']) + os.sep
CALLS = os.environ['CALLS']
GENERATES = 0x20 | 0x80 | 0x200  # generator, coroutine, asynchronous generator
FUNCTION = 0x2  # with locals of its own, unlike the body of a class

calls = {}
paths = {}
stacks = threading.local()


def path_of(code):
    """Relative to the checkout; empty outside of it."""
    name = code.co_filename
    if name not in paths:
        real = os.path.realpath(name)
        # Such as `<string>`, which is in no file.
        is_inside = not name.startswith('<') and real.startswith(CHECKOUT)
        paths[name] = real[len(CHECKOUT) :] if is_inside else ''
    return paths[name]


def calls_itself(frame):
    """Whether the frame is at an instruction that calls, leaving out the caches behind it."""
    code, at = frame.f_code.co_code, frame.f_lasti
    while at > 0 and dis.opname[code[at]] == 'CACHE':
        at -= 2
    return at >= 0 and dis.opname[code[at]].startswith('CALL')


def name_of(code):
    """The name of the function around lambdas and comprehensions."""
    name = code.co_qualname
    while name.endswith('>') and '.<locals>.<' in name:
        name = name[: name.rindex('.<locals>.<')]
    return name.split('.')[-1]


def note(frame, in_c):
    code, caller = frame.f_code, frame.f_back
    resumes = code.co_flags & GENERATES and frame.f_lasti > 8
    if caller is None or resumes or not code.co_flags & FUNCTION or code.co_name.startswith('<'):
        return
    if not path_of(code) or not path_of(caller.f_code):
        return
    ends = (path_of(caller.f_code), caller.f_lineno, name_of(caller.f_code), path_of(code), code.co_firstlineno, code.co_name)
    calls[ends] = calls.get(ends, False) or (not in_c and calls_itself(caller))


def profile(frame, event, _):
    """Keeps, for each frame and function of C on the stack, whether it is one of C."""
    stack = stacks.__dict__.setdefault('stack', [])
    if event == 'call':
        note(frame, bool(stack) and stack[-1])
        stack.append(False)
    elif event == 'c_call':
        stack.append(True)
    elif stack:
        stack.pop()


def write():
    sys.setprofile(None)
    with open(CALLS, 'w') as out:
        for (caller_file, line, caller, file, first_line, name), direct in calls.items():
            at = {'file': caller_file, 'line': line, 'name': caller}
            to = {'file': file, 'line': first_line, 'name': name}
            out.write(json.dumps({'caller': at, 'callee': to, 'direct': direct}) + '\n')


atexit.register(write)
threading.setprofile(profile)
sys.setprofile(profile)
