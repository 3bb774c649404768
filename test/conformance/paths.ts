/** Where the fixture worker serves the suite's content: an address like any other repository's. */
export const FIXTURE_PATH = '/mcp/conformance/fixture'
