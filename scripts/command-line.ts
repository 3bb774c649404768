/**
 * Parses a command's arguments. `--help` prints the first comment of the command's file, so there is only one text to keep current. An
 * invalid argument is refused in one sentence, with exit code 2.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Options and positionals, as `parseArgs` returns them. Ends the process for `--help` and for unknown options. */
export function readCommandLine<const T extends ParseArgsConfig>(file: string, config: T) {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${helpIn(readFileSync(fileURLToPath(file), 'utf8'))}\n`)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return misuse((error as Error).message)
  }
}

/** Ends the process with exit code 2: the arguments are invalid. */
export function misuse(message: string): never {
  process.stderr.write(`${message}\n--help says what there is.\n`)
  process.exit(2)
}

/** The text of a file's first comment. */
export const helpIn = (text: string): string =>
  text
    .slice(text.indexOf('/**') + 3, text.indexOf('*/'))
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .join('\n')
    .trim()
