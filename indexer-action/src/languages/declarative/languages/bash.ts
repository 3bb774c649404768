/**
 * Shell. Every use is a command: its name refers to a function in this file or in a sourced file, and otherwise to something
 * outside the repository.
 */
import { posix } from 'node:path'
import type { Rules } from '../rules.ts'

export const bash: Rules = {
  key: 'bash',
  family: 'declarative',
  grammar: 'tree-sitter-bash/tree-sitter-bash.wasm',
  revision: 7,
  separator: '.',
  standard: 'std:shell',
  definitions: {
    function_definition: { kind: 'function', scope: true },
    variable_assignment: {
      kind: 'variable',
      localInFunction: true,
      name: (t, node) => {
        const name = t.field(node, 'name')
        return name !== undefined && t.type(name) === 'variable_name' ? name : undefined
      },
    },
  },
  uses: {
    command: {
      use: 'call',
      name: (t, node) => {
        const name = t.field(node, 'name')
        const word = name === undefined ? undefined : t.first(name, 'word')
        return word !== undefined && /^[\w:.-]+$/.test(t.text(word)) ? word : undefined
      },
    },
  },
  reads: ['variable_name'],
  types: [],
  scopes: {},
  self: [],
  comments: ['comment'],
  begins: 'hash',
  imports: {
    command: (t, node) => {
      const name = t.field(node, 'name')
      if (name === undefined || !/^(source|\.)$/.test(t.text(name))) return []
      const argument = t.field(node, 'argument')
      if (argument === undefined) return []
      const path = t.text(argument).replace(/["']/g, '')
      return [
        {
          path: path
            .slice(path.lastIndexOf(')') + 1)
            .replace(/^\$\{?\w+\}?/, '')
            .replace(/^\//, './'),
          as: path,
          node: argument,
        },
      ]
    },
  },
  packages: {},
  file: (path, from, paths) => [posix.join(posix.dirname(from), path), path].find((candidate) => paths.has(candidate)),
}
