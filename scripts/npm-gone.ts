/**
 * npm runs a script in a shell that passes no signals on. If only npm is killed, and not the whole process group as with Ctrl-C, the
 * script would keep running.
 */
import { readFileSync } from 'node:fs'

const LOOK_MS = 500

/** Calls `then` once if npm started this process and npm, or the shell between them, has ended. */
export function whenNpmIsGone(then: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`
  const began = lineage()
  const look = setInterval(() => {
    if (lineage() === began) return
    clearInterval(look)
    then()
  }, LOOK_MS).unref()
}

/** Undefined without /proc. Then only the shell is observed, which npm ends unless npm itself is killed. */
function parentOf(pid: number): string | undefined {
  try {
    const [, after = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return after.split(' ')[1]
  } catch {
    return undefined
  }
}
