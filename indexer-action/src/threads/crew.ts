/**
 * Worker threads, and who has them. A run's pool hires them and gives them back; a crew that outlives its runs, as the
 * watcher's does, keeps their grammars and their compiled code, so that a save is answered without starting anything.
 */
import '../v8-flags.ts'
import { existsSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ToWorker } from './work.ts'

/** A worker reads half a gigabyte of source in a minute; a file that takes this long will never end. */
const STUCK_MS = 90_000

/** More threads than this are started when it is known that there is work for them. */
const MOST_WARM = 4

/** Threads that nobody needed for this long are let go with what they hold. */
const IDLE_MS = 10 * 60_000

/**
 * Syntax trees become objects that die at once: a young generation that holds a few files' worth of them saves a fifth of
 * the time.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/** This file's neighbour in the repository; in the bundle, above the folder of shared chunks. */
const WORKER = ['./parse-worker.js', '../parse-worker.js', './worker-entry.js']
  .map((name) => new URL(name, import.meta.url))
  .find((url) => existsSync(url)) as URL

export interface Thread {
  readonly worker: Worker
  /** One number: which file of its task it is at, plus one. Read when it is gone. */
  readonly position: SharedArrayBuffer
  /** Set once it has ended, whoever was listening. */
  gone?: string
}

export class Crew {
  readonly stuckMs: number
  readonly #file: URL
  readonly #idle: Thread[] = []
  #rest: NodeJS.Timeout | undefined

  constructor(worker: { file: URL; stuckMs: number } = { file: WORKER, stuckMs: STUCK_MS }) {
    this.#file = worker.file
    this.stuckMs = worker.stuckMs
  }

  /**
   * Starts threads that will be hired soon, while there is something else to wait for, and has them load these languages. By
   * default as many as for a whole tree.
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

  /** Only a thread that owes no answer. */
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
    const started = { position, compiled: compiledFolder() }
    const worker = new Worker(this.#file, { resourceLimits, workerData: started, stdout: false, stderr: false })
    const thread: Thread = { worker, position }
    worker.on('error', (error) => {
      thread.gone ??= error.message
    })
    worker.on('exit', (code) => {
      thread.gone ??= `the worker ended (${code})`
    })
    return thread
  }
}

/** Where the bundle's threads find it compiled: Node names the folder of its own version in the one that it was given. */
function compiledFolder(): string | undefined {
  const own = getCompileCacheDir()
  return own === undefined ? undefined : dirname(own)
}
