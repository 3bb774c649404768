/**
 * npm runs a script under a shell, which passes no signal on: whoever ends npm, and not the whole group as Ctrl-C does, would
 * leave the script running.
 */
import { readFileSync } from 'node:fs'

const LOOK_MS = 500

/** Calls `then` once when this process was started by npm, and npm or the shell between them is gone. */
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

/** Undefined where there is no /proc: then only the shell is looked after, which npm ends unless it is killed itself. */
function parentOf(pid: number): string | undefined {
  try {
    const [, after = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return after.split(' ')[1]
  } catch {
    return undefined
  }
}
