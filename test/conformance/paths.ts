/** Where the fixture worker serves the suite's content: an address like that of any repository. */
export const FIXTURE_PATH = '/mcp/conformance/fixture'
