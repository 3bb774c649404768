/**
 * A small C repository as an indexer would describe it: a header with declarations, a file with definitions, and macros.
 */
import type { Sample } from './sample.ts'

const HEADER = 'src/server.h'
const macro = (name: string) => ({ from: `#define ${name}`, name, kind: 'macro' as const })

export const C_SAMPLE: Sample = {
  [HEADER]: {
    language: 'c',
    text: [
      'extern int port;',
      'void write_log(const char *text);',
      'struct client;',
      '#define LOG(text) CHECKED(write_log(text))',
      '#define CHECKED(x) do { check(); x; } while (0)',
      '#define LENGTH(list) ((list)->length)',
      'struct server { int clients; };',
      '',
    ].join('\n'),
    symbols: [
      { from: 'extern int port', name: 'port', kind: 'variable', more: { modifiers: ['declaration'] } },
      { from: 'void write_log', name: 'write_log', kind: 'function', more: { modifiers: ['declaration'] } },
      { from: 'struct client', name: 'client', kind: 'struct', more: { modifiers: ['declaration'] } },
      macro('LOG'),
      macro('CHECKED'),
      macro('LENGTH'),
      { from: 'struct server', name: 'server', kind: 'struct' },
      { from: 'int clients', name: 'clients', kind: 'property', parent: 'server' },
    ],
    uses: [
      {
        in: 'CHECKED(write_log',
        name: 'CHECKED',
        use: 'call_macro',
        to: { symbol: `${HEADER} macro CHECKED` },
        within: 'LOG',
      },
      {
        in: 'CHECKED(write_log',
        name: 'write_log',
        use: 'call',
        to: { symbol: 'src/server.c function write_log' },
        within: 'LOG',
      },
      {
        in: 'do { check()',
        name: 'check',
        use: 'call',
        to: { symbol: 'src/server.c function check' },
        within: 'CHECKED',
      },
    ],
  },
  'src/server.c': {
    language: 'c',
    text: [
      'int port = 1;',
      'void check(void) {}',
      'void write_log(const char *text) { check(); }',
      'void serve(void) {',
      '  LOG("up");',
      '  write_log("again");',
      '  LENGTH(list);',
      '  use(port);',
      '}',
      'void run(void) { serve(); run(); }',
      '',
    ].join('\n'),
    symbols: [
      { from: 'int port', name: 'port', kind: 'variable' },
      { from: 'void check', name: 'check', kind: 'function' },
      { from: 'void write_log', name: 'write_log', kind: 'function' },
      { from: 'void serve', name: 'serve', kind: 'function', lines: 6 },
      { from: 'void run', name: 'run', kind: 'function' },
    ],
    uses: [
      {
        in: '{ check()',
        name: 'check',
        use: 'call',
        to: { symbol: 'src/server.c function check' },
        within: 'write_log',
      },
      { in: '  LOG(', name: 'LOG', use: 'call_macro', to: { symbol: `${HEADER} macro LOG` }, within: 'serve' },
      {
        in: 'write_log("again',
        name: 'write_log',
        use: 'call',
        to: { symbol: 'src/server.c function write_log' },
        within: 'serve',
      },
      { in: '  LENGTH(', name: 'LENGTH', use: 'call_macro', to: { symbol: `${HEADER} macro LENGTH` }, within: 'serve' },
      {
        in: 'use(port)',
        name: 'port',
        use: 'read',
        to: { allOf: [`${HEADER} variable port`, 'src/server.c variable port'] },
        within: 'serve',
      },
      { in: '{ serve()', name: 'serve', use: 'call', to: { symbol: 'src/server.c function serve' }, within: 'run' },
      { in: '; run()', name: 'run', use: 'call', to: { symbol: 'src/server.c function run' }, within: 'run' },
    ],
  },
}
