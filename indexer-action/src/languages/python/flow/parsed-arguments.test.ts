import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const MANY = ['add', 'build', 'clean', 'deploy', 'fetch', 'list', 'pull', 'push', 'run', 'stop', 'test']

const COMMANDS = `
class Record:
    def __init__(self, args):
        pass

    def execute(self):
        pass

def play(args):
    pass
`

test('what argparse was told to set is what is read of the arguments, whichever subcommand set it', () =>
  expectLinks({
    'commands.py': COMMANDS,
    'a.py': `
import argparse
from commands import Record, play

def main():
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers()
    recorder = subparsers.add_parser('rec')
    recorder.set_defaults(command=Record, verbose=True)
    player = subparsers.add_parser('play')
    player.set_defaults(command=play)
    args = parser.parse_args()
    done = args.command(args)
    #           ^ call_indirect commands.py Record, call_indirect commands.py play
    done.execute()
    #    ^ call commands.py Record.execute
    if hasattr(args, 'command'):
        args.command(args)
        #    ^ call_indirect commands.py Record, call_indirect commands.py play
    args.verbose()
    #    ^ call std:python verbose
    run(args)

def run(args: argparse.Namespace):
    args.command(args)
    #    ^ call_indirect commands.py Record, call_indirect commands.py play
    command = getattr(args, 'command', None)
    return command(args)
    #      ^ read variable command of line 27, call_indirect commands.py Record, call_indirect commands.py play
`,
  }))

test('a program is told what to set by the modules that it imports, not by other programs beside it', () =>
  expectLinks({
    'tools/cli/__init__.py': '',
    'tools/cli/main.py': `
import argparse
import sys
from tools.cli import build
from . import deploy as deployment

def usage(args):
    pass

def parse() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.set_defaults(func=usage)
    sub = parser.add_subparsers()
    build.register(sub)
    deployment.register(sub)
    return parser

def main():
    options, rest = parse().parse_known_args()
    return options.func(options)
    #              ^ call_indirect tools/cli/main.py usage, call_indirect tools/cli/build.py build, call_indirect tools/cli/deploy.py deploy
`,
    'tools/cli/build.py': `
def build(args):
    pass

def register(sub):
    parser = sub.add_parser('build')
    parser.set_defaults(func=build)
`,
    'tools/cli/deploy.py': `
import argparse

def deploy(args):
    pass

def register(sub: 'argparse._SubParsersAction[argparse.ArgumentParser]'):
    parser = sub.add_parser('deploy')
    parser.set_defaults(func=deploy)
`,
    'tools/clean.py': `
from argparse import ArgumentParser

def clean(args):
    pass

parser = ArgumentParser()
parser.set_defaults(func=clean)
args = parser.parse_args()
args.func(args)
#    ^ call_indirect tools/clean.py clean
`,
  }))

test('where no module that is imported tells it, those below the same folder do', () =>
  expectLinks({
    'app/__main__.py': `
import argparse
import importlib

def main():
    parser = argparse.ArgumentParser()
    for name in ('start', 'stop'):
        importlib.import_module('app.commands.' + name).register(parser)
    args = parser.parse_args()
    return args.handler(args)
    #           ^ call_indirect app/commands/start.py start, call_indirect app/commands/stop.py stop
`,
    'app/commands/start.py': `
def start(args):
    pass

def register(parser):
    parser.set_defaults(handler=start)
`,
    'app/commands/stop.py': `
def stop(args):
    pass

def register(parser):
    parser.set_defaults(handler=stop)
`,
    'other/__main__.py': `
def other(args):
    pass

def register(parser):
    parser.set_defaults(handler=other)
`,
  }))

test('a program can have many subcommands', () =>
  expectLinks({
    'a.py': `
import argparse

${MANY.map((name) => `def ${name}(args):\n    pass\n`).join('\n')}
sub = argparse.ArgumentParser().add_subparsers()
${MANY.map((name) => `sub.add_parser('${name}').set_defaults(run=${name})`).join('\n')}

def main(args: argparse.Namespace):
    args.run(args)
    #    ^ ${MANY.map((name) => `call_indirect a.py ${name}`).join(', ')}
`,
  }))
