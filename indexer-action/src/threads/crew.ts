/**
 * Worker threads and who is using them. A run's pool takes threads and gives them back. A crew that outlives its runs,
 * as the watcher's does, keeps their grammars and compiled code, so that a save is answered without starting anything.
 */
import { existsSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ToWorker } from './work.ts'

/** A worker reads half a gigabyte of source per minute; a file that takes this long will never end. */
const STUCK_MS = 90_000

/** Beyond this number, threads are started only when it is known that there is work for them. */
const MOST_WARM = 4

/** Threads that are unused for this long are ended. */
const IDLE_MS = 10 * 60_000

/**
 * Syntax trees become short-lived objects: a young generation that holds a few files' worth of them saves a fifth of
 * the time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/** Next to this file in the repository; in the bundle, above the folder of shared chunks. */
const WORKER = ['./parse-worker.js', '../parse-worker.js', './worker-entry.js']
  .map((name) => new URL(name, import.meta.url))
  .find((url) => existsSync(url)) as URL

export interface Thread {
  readonly worker: Worker
  /** One number: the position in its task of the file it is working on, plus one. Read when the thread is gone. */
  readonly position: SharedArrayBuffer
  /** Set once the thread has ended, whether or not anybody was listening. */
  gone?: string
}

export class Crew {
  readonly stuckMs: number
  readonly #file: URL
  readonly #idle: Thread[] = []
  /** How many threads have been started and are not loaded yet, since one ended, which may have been loading. */
  #loading = new SharedArrayBuffer(4)
  #rest: NodeJS.Timeout | undefined

  constructor(worker: { file: URL; stuckMs: number } = { file: WORKER, stuckMs: STUCK_MS }) {
    this.#file = worker.file
    this.stuckMs = worker.stuckMs
  }

  /**
   * Starts threads that will be needed soon, while something else is being waited for, and has them load these
   * languages. By default as many as for a whole tree.
   */
  warm(count: number = Math.min(availableParallelism(), MOST_WARM), languages: readonly string[] = []): void {
    while (this.#idle.length < count) this.#idle.push(this.#start())
    if (languages.length === 0) return
    for (const { worker } of this.#idle) worker.postMessage({ kind: 'warm', languages } satisfies ToWorker)
  }

  hire(): Thread {
    clearTimeout(this.#rest)
    for (;;) {
      const thread = this.#idle.pop()
      if (!thread) return this.#start()
      if (thread.gone === undefined) return thread
    }
  }

  /** Only for a thread that owes no answer. */
  giveBack(thread: Thread): void {
    if (thread.gone !== undefined) return
    thread.worker.postMessage({ kind: 'end' } satisfies ToWorker)
    this.#idle.push(thread)
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  async close(): Promise<void> {
    clearTimeout(this.#rest)
    await Promise.all(this.#idle.splice(0).map((thread) => thread.worker.terminate()))
  }

  #start(): Thread {
    const position = new SharedArrayBuffer(4)
    Atomics.add(new Int32Array(this.#loading), 0, 1)
    const started = { position, compiled: compiledFolder(), loading: this.#loading }
    const worker = new Worker(this.#file, { resourceLimits, workerData: started, stdout: false, stderr: false })
    const thread: Thread = { worker, position }
    worker.on('error', (error) => {
      thread.gone ??= error.message
    })
    worker.on('exit', (code) => {
      this.#loading = new SharedArrayBuffer(4)
      thread.gone ??= `the worker died (${code})`
    })
    return thread
  }
}

/** The compile cache for the bundle's threads: Node creates a folder for its own version inside the given one. */
function compiledFolder(): string | undefined {
  const own = getCompileCacheDir()
  return own === undefined ? undefined : dirname(own)
}
