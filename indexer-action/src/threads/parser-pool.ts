/**
 * Worker threads that extract and link, and what to do when one dies.
 *
 * Each worker holds one task at a time. A worker that dies or hangs costs only the file it was working on: that file is
 * given up (or tried once more, at the end), a new worker takes over, and everything that the dead one had not handed over is done again.
 */
import { availableParallelism } from 'node:os'
import { Crew, type Thread } from './crew.ts'
import { watchForHanging } from './hanging.ts'
import type { FromWorker, RunSettings, ToWorker } from './work.ts'

/** Files that one worker processes together, and the message that tells it. */
export interface Task<File> {
  files: File[]
  message(files: File[]): ToWorker
}

interface Slot {
  thread: Thread
  ready: Promise<unknown>
  /** Whether it owes an answer. */
  busy: boolean
}

export class ParserPool {
  #size = 1
  readonly #settings: Omit<RunSettings, 'name'>
  readonly #name: string
  readonly #crew: Crew
  readonly #slots: Slot[] = []
  #spawned = 0
  #isClosed = false

  constructor(
    settings: Omit<RunSettings, 'name'>,
    name: string,
    work: { files: number; bytes: number },
    crew: Crew = new Crew(),
  ) {
    this.#settings = settings
    this.#crew = crew
    this.#name = name
    this.expect(work)
  }

  /** How many workers there will be. */
  get size(): number {
    return this.#size
  }

  /** Announces an amount of work that may be larger than announced before. */
  expect(work: { files: number; bytes: number }): void {
    // A worker takes a tenth of a second to start: for a handful of files two would be slower than one.
    const useful = Math.max(1, Math.min(Math.ceil(work.files / 24), Math.ceil(work.bytes / 150_000)))
    this.#size = Math.max(this.#size, Math.min(availableParallelism(), useful, 16))
  }

  /**
   * Runs every task, and `before` and `after` once in each worker. Tasks that a dead worker had finished but not handed
   * over completely are done again, so a reply about a file can come twice.
   */
  async run<File>(
    tasks: readonly Task<File>[],
    on: {
      /** The worker waits for the returned promise. */
      reply(message: FromWorker, slot: number): void | Promise<void>
      /** A worker died at this file, which is not tried again. */
      lost(file: File, reason: string): void
      /** A worker died at this file: what to try by itself, after everything else, before it is lost. Not asked of one that hung. */
      again?(file: File): File | undefined
      /**
       * `before` is sent to each worker before its first task, once it is started, unless undefined; `after` is sent
       * after its last.
       */
      before?(slot: number): ToWorker | undefined | Promise<ToWorker | undefined>
      after?: ToWorker
    },
  ): Promise<void> {
    const waiting = [...tasks].reverse()
    const drive = async (at: number): Promise<void> => {
      /** What would be lost with the worker: finished, but not handed over. */
      let held: Task<File>[] = []
      /** Since a task was last finished. */
      let deaths = 0
      /** At no file, since something was last handed over: doing again what would be lost finishes tasks, and ends no such death. */
      let atNoFile = 0
      worker: for (;;) {
        const slot = this.#slot(at)
        let current: Task<File> | undefined
        try {
          await slot.ready
          const first = await on.before?.(at)
          if (first) await this.#ask(slot, first, at, on.reply)
          for (;;) {
            current = waiting.pop()
            if (!current) break
            if (current.files.length > 0) {
              const { handedOver, isSpent } = await this.#ask(slot, current.message(current.files), at, on.reply)
              deaths = 0
              if (handedOver || isSpent) {
                held = []
                atNoFile = 0
              }
              if (isSpent) {
                await this.#drop(at)
                continue worker
              }
              held.push(current)
            }
          }
          if (on.after) await this.#ask(slot, on.after, at, on.reply)
          return
        } catch (error) {
          if (!(error instanceof WorkerDied) || this.#isClosed) throw error
          await this.#drop(at)
          if (++deaths > 200) throw new Error(`workers keep dying: ${error.message}`)
          const culprit = new Int32Array(slot.thread.position)[0] as number
          if (current && culprit > 0) {
            const rest = current.files.slice()
            const [file] = rest.splice(culprit - 1, 1) as [File]
            const again = error.hung ? undefined : on.again?.(file)
            if (again === undefined) on.lost(file, error.message)
            else waiting.unshift({ files: [again], message: current.message })
            if (rest.length > 0) waiting.push({ files: rest, message: current.message })
          } else {
            if (++atNoFile > 3) throw new Error(`a worker failed: ${error.message}`)
            if (current) waiting.push(current)
          }
          waiting.push(...held)
          held = []
        }
      }
    }
    await Promise.all(Array.from({ length: Math.min(this.size, Math.max(1, tasks.length)) }, (_, at) => drive(at)))
  }

  /** Idle threads go back to the crew; one that is still working is ended. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const slot of this.#slots.splice(0)) {
      if (!slot) continue
      if (slot.busy) await slot.thread.worker.terminate()
      else this.#crew.giveBack(slot.thread)
    }
  }

  /** Ends the workers. Others take their places when there is work, in threads that hold nothing of what was done before. */
  async renew(): Promise<void> {
    await Promise.all(this.#slots.keys().map((at) => this.#drop(at)))
  }

  #slot(at: number): Slot {
    const known = this.#slots[at]
    if (known) return known
    const slot: Slot = { thread: this.#crew.hire(), ready: Promise.resolve(), busy: false }
    const settings: RunSettings = { ...this.#settings, name: `${this.#name}-${this.#spawned++}` }
    slot.ready = this.#ask(slot, { kind: 'begin', settings }, at, () => undefined)
    slot.ready.catch(() => undefined)
    this.#slots[at] = slot
    return slot
  }

  async #drop(at: number): Promise<void> {
    const slot = this.#slots[at]
    delete this.#slots[at]
    await slot?.thread.worker.terminate()
  }

  /**
   * Sends a message and takes replies until the one that ends it. Returns whether finished records came with it, and whether the worker is
   * spent.
   */
  #ask(
    slot: Slot,
    message: ToWorker,
    at: number,
    reply: (message: FromWorker, slot: number) => void | Promise<void>,
  ): Promise<{ handedOver: boolean; isSpent: boolean }> {
    const { worker, gone } = slot.thread
    const { stuckMs } = this.#crew
    if (gone !== undefined) return Promise.reject(new WorkerDied(gone))
    slot.busy = true
    return new Promise((resolve, reject) => {
      let handedOver = false
      let isSpent = false
      let replies: Promise<void> = Promise.resolve()
      const unwatch = watchForHanging(slot.thread, stuckMs, () =>
        done(new WorkerDied(`no progress in ${stuckMs / 1000} s`, true)),
      )
      const done = (error?: Error) => {
        unwatch()
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
        if (error) return reject(error)
        slot.busy = false
        replies.then(() => resolve({ handedOver, isSpent }), reject)
      }
      const onMessage = (answer: FromWorker) => {
        if (answer.kind === 'failed') return done(Object.assign(new Error(answer.message), { stack: answer.stack }))
        if (answer.kind === 'records' || answer.kind === 'linked') handedOver = true
        if (answer.kind === 'extracted') isSpent = answer.isSpent ?? false
        replies = replies.then(() => reply(answer, at))
        replies.catch(() => undefined)
        if (answer.kind !== 'records') done()
      }
      const onError = (error: Error) => done(new WorkerDied(error.message))
      const onExit = (code: number) => done(new WorkerDied(`the worker died (${code})`))
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
      worker.postMessage(message)
    })
  }
}

class WorkerDied extends Error {
  readonly hung: boolean

  constructor(message: string, hung = false) {
    super(message)
    this.hung = hung
  }
}
