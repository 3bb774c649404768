/**
 * npm runs a script under a shell, which passes no signal on: whoever ends npm, and not the whole group as Ctrl-C does, would
 * leave the script running.
 */
const LOOK_MS = 500

/** Calls `then` once when this process was started by npm and has lost its parent. */
export function whenNpmIsGone(then: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    then()
  }, LOOK_MS).unref()
}
