#!/usr/bin/env node
/** Where the command starts: with the compile cache on, which static imports would come before. */
import './src/compile-cache.js'

await import('./src/cli.ts')
