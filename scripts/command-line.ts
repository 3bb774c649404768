/**
 * What a command of this project was given. `--help` prints the comment that the command's file begins with, so that who reads the
 * file and who uses the command read one text; what is mistyped is refused in a sentence, with exit code 2.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Options and positionals, as `parseArgs` gives them; does not return for `--help` or for an option that is not there. */
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

/** Ends the command: it was asked for what it does not do. */
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
