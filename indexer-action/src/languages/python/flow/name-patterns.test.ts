import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('an attribute whose name is put together is any that begins and ends like that', () =>
  expectLinks({
    'a.py': `
class Visitor:
    def visit(self, node, *args):
        method = f"visit_{type(node).__name__}"
        visitor = getattr(self, method, self.other)
        return visitor(node, *args)
        #      ^ read variable visitor of line 5, call_indirect a.py Visitor.other, call_indirect a.py Visitor.visit_name, call_indirect a.py Printer.visit_call

    def other(self, node):
        pass

    def visit_name(self, node):
        node.show()
        #    ^ call a.py Node.show

class Printer(Visitor):
    def visit_call(self, node):
        pass

class Node:
    def show(self):
        pass

Printer().visit(Node())

class Shell:
    def run(self, line, parts):
        getattr(self, 'do_' + line)(parts)
        #                          ^ call_indirect a.py Shell.do_list, call_indirect a.py Shell.do_stop
        getattr(self, 'do_%s' % line)(parts)
        #                            ^ call_indirect a.py Shell.do_list, call_indirect a.py Shell.do_stop
        getattr(self, '{}_handler'.format(line.lower()))(parts)
        #                                               ^ call_indirect a.py Shell.stop_handler
        getattr(self, '%s_handler' % line)(parts)
        #                                 ^ call_indirect a.py Shell.stop_handler
        getattr(self, 'do_%(what)s_now' % {'what': line})(parts)
        #                                                ^ nothing
        name = ('Do_' + line).lower()
        if hasattr(self, name):
            return getattr(self, name)()
            #                         ^ call_indirect a.py Shell.do_list, call_indirect a.py Shell.do_stop
        getattr(self, line + parts)()
        #                          ^ nothing
        getattr(self, f'{line}')()
        #                       ^ nothing

    def do_list(self, parts):
        pass

    def do_stop(self, parts):
        pass

    def stop_handler(self, parts):
        pass
`,
    'b.py': `
import commands

def main(name):
    command = getattr(commands, 'cmd_' + name.replace('-', '_'))
    return command()
    #      ^ read variable command of line 5, call_indirect commands.py cmd_build, call_indirect commands.py cmd_clean
`,
    'commands.py': `
import os

def cmd_build():
    pass

def cmd_clean():
    pass
`,
  }))
