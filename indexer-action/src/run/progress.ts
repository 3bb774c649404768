/**
 * What a person sees during a run: one line that is updated on a terminal, or an occasional line elsewhere. Everything
 * goes to stderr; stdout is for results.
 */
import { printed } from '../printed.ts'
import { thousands } from '../thousands.ts'

export interface Progress {
  step(label: string, done: number, total: number, note?: string): void
  say(line: string): void
  end(): void
}

/** No output, for programs that embed the indexer. */
export const SILENT: Progress = { step() {}, say() {}, end() {} }

/** Only what a person should know, whatever the progress. */
export const QUIET: Progress = { ...SILENT, say: (line) => void process.stderr.write(`${printed(line)}\n`) }

/** A line each, and no more of them than a screen holds. */
const MOST_WARNINGS = 20

export function sayWarnings(progress: Progress, warnings: readonly { path: string; message: string }[]): void {
  for (const { path, message } of warnings.slice(0, MOST_WARNINGS)) progress.say(`${path}: ${message}`)
  const further = warnings.length - MOST_WARNINGS
  if (further > 0) progress.say(`… and ${thousands(further)} more`)
}

const EVERY_MS = { terminal: 100, log: 5000 }

export function showProgress(out: NodeJS.WriteStream = process.stderr, now: () => number = Date.now): Progress {
  const terminal = out.isTTY === true && process.env.CI === undefined
  let label = ''
  let since = 0
  let shown = 0
  let open = false
  const clear = (): void => {
    if (open) out.write('\r\u001b[2K')
    open = false
  }
  return {
    step(next, done, total, note) {
      const time = now()
      if (next !== label) {
        label = next
        since = time
        // A log gets its first line after a while, not at once.
        shown = terminal ? 0 : time
      }
      const finished = done >= total
      if (!finished && time - shown < (terminal ? EVERY_MS.terminal : EVERY_MS.log)) return
      if (finished && shown === since && !terminal) return
      shown = time
      const counts = `${thousands(done)} / ${thousands(total)}`
      const eta = remaining(time - since, done, total)
      const line = [label.padEnd(9), terminal ? bar(done, total) : '', counts, note ?? '', eta]
        .filter(Boolean)
        .join('  ')
      if (terminal) {
        clear()
        out.write(line.slice(0, (out.columns || 80) - 1))
        open = true
      } else out.write(`${line}\n`)
    },
    say(line) {
      clear()
      out.write(`${printed(line)}\n`)
    },
    end: clear,
  }
}

function bar(done: number, total: number): string {
  const width = 24
  const full = total === 0 ? width : Math.min(width, Math.round((done / total) * width))
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/**
 * No estimate before a twentieth is done: the first files wait for threads and grammars, and say nothing about the
 * rest.
 */
function remaining(elapsed: number, done: number, total: number): string {
  if (done === 0 || done < total / 20 || done >= total || elapsed < 1500) return ''
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000)
  return seconds >= 90 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`
}
