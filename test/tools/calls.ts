/**
 * Calls about the sample for every tool. The first has an answer; the others make the tool work harder or fail. A tool that is
 * missing here fails the tests that go through the registry.
 */
export const CALLS: Readonly<Record<string, readonly [Record<string, unknown>, ...Record<string, unknown>[]]>> = {
  search: [
    { query: 'where are values stored' },
    { query: 'lookUp' },
    { query: 'bump version >= 2' },
    { query: 'nowhere to be found' },
  ],
  fetch: [{ id: 'src/app.ts' }, { id: 'src/app.ts#L2-L4' }, { id: 'no.ts' }, { id: 'sym_0000000001' }],
  get_code_context: [
    { query: 'look up a value' },
    { query: 'lookUp', strategy: 'depth' },
    { query: 'x', strategy: 'wide' },
  ],
  search_code: [
    { query: 'store' },
    { query: 'b"' },
    { query: '/get\\(/' },
    { query: 'sym:get' },
    { query: 'nowhere to be found' },
  ],
  search_symbols: [{ query: 'store' }, { query: 'nothing' }],
  find_definition: [
    { symbol: 'get', path: 'src/app.ts', line: 4, column: 23 },
    { symbol: 'lookUp' },
    { symbol: 'get' },
    { symbol: 'missing' },
    { symbol: 'get', path: 'absent.ts', line: 4 },
  ],
  find_references: [
    { symbol: 'Store' },
    { symbol: 'missing' },
    { symbol: 'value', path: 'src/app.ts', line: 4 },
    { symbol: 'x', path: 'no.ts' },
  ],
  callers: [{ symbol: 'put', depth: 5 }, { symbol: 'missing' }, { symbol: 'x', path: 'no.ts', line: 3 }],
  callees: [{ symbol: 'main', depth: 5 }, { symbol: 'missing' }, { symbol: '<module>', path: 'test/app.test.ts' }],
  symbols: [{ path: 'src' }, {}, { path: 'src/app.ts' }, { path: 'no' }],
  open_at: [
    { path: 'src/app.ts', line: 3 },
    { path: 'no.ts', line: 3 },
  ],
  get_symbol_hierarchy: [
    { symbol_name: 'Store', direction: 'descendants' },
    { symbol_name: 'get', path: 'src/store.ts' },
    { symbol_name: 'missing' },
  ],
  find_related_symbols: [
    { symbol_name: 'lookUp', scope: 'package' },
    { symbol_name: 'lookUp' },
    { symbol_name: 'missing' },
  ],
  find_type_definition: [{ type_name: 'Store' }, { type_name: 'Missing' }],
  get_function_details: [{ function_name: 'lookUp' }, { function_name: 'missing' }],
  list_package_exports: [{ package: 'src' }, { package: 'missing' }],
  trace_flow: [{ entry: 'main' }, { entry: 'main', to: 'put' }, { entry: 'missing' }],
  impact_of: [{ symbols: ['put'] }, { files: ['src/store.ts'] }, { base_ref: 'main' }, { symbols: ['missing'] }],
  compare_refs: [{ base_ref: 'main' }, { base_ref: 'nowhere' }],
  list_repositories: [{}],
  health: [{}],
  refresh: [{}, { paths: ['src/app.ts'] }],
}
