/** `main` creates a door, whose constructor calls `hang`, which calls `oil`; `Gate` inherits the constructor. */
import type { Sample } from './sample.ts'

const called = (where: string, name: string, symbol: string, within: string) =>
  ({ in: where, name, use: 'call', to: { symbol }, within }) as const

export const CREATION: Sample = {
  'door.py': {
    language: 'python',
    text: [
      'class Door:',
      '    def __init__(self): hang(self)',
      'class Gate(Door): pass',
      'def hang(door): oil(door)',
      'def oil(door): pass',
      'def main(): Door()',
      'def fence(): Gate()',
      '',
    ].join('\n'),
    symbols: [
      { from: 'class Door', name: 'Door', kind: 'class', lines: 2 },
      { from: '__init__', name: '__init__', kind: 'constructor', parent: 'Door' },
      { from: 'class Gate', name: 'Gate', kind: 'class' },
      ...['hang', 'oil', 'main', 'fence'].map((name) => ({
        from: `def ${name}`,
        name,
        kind: 'function' as const,
      })),
    ],
    uses: [
      { ...called('__init__', '__init__', 'door.py constructor Door.__init__', 'Door'), use: 'runs' },
      { ...called('class Gate', 'Gate', 'door.py constructor Door.__init__', 'Gate'), use: 'runs' },
      called(': hang(', 'hang', 'door.py function hang', '__init__'),
      called(': oil(', 'oil', 'door.py function oil', 'hang'),
      called(': Door(', 'Door', 'door.py class Door', 'main'),
      called(': Gate(', 'Gate', 'door.py class Gate', 'fence'),
    ],
  },
}
