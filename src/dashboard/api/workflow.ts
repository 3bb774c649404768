/**
 * The workflow that indexes a repository. It is the same for all, because each run proves which repository it belongs
 * to.
 */
export const WORKFLOW_PATH = '.github/workflows/sextant.yml'

export const workflowFor = (origin: string): string => `name: Sextant
on:
  push:
  pull_request:
  workflow_dispatch:
permissions:
  contents: read
  id-token: write # proves to Sextant which repository this is; no secret is needed
concurrency:
  group: sextant-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  index:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: sextant-dev/indexer-action@v1
        with:
          server: ${origin}
`
