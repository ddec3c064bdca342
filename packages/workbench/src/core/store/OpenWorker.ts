import type { ImportWorker } from '../engine/calls/importCalls.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import { startWorker, type Calls, type RunningWorker } from '../engine/startWorker.ts'
/* oxlint-disable import/default -- Vite replaces these modules by the addresses of the workers. */
import importUrl from '../engine/importWorker.ts?worker&url'
import url from '../engine/FileWorker.ts?worker&url'
/* oxlint-enable import/default */

/** The worker as it is called from outside. */
export type Api = Calls<FileWorker>

export function startSessionWorker(): RunningWorker<FileWorker> {
  return startWorker<FileWorker>(url)
}

/** Starts a worker for the source of an import. */
export function startImportWorker(): RunningWorker<ImportWorker> {
  return startWorker<ImportWorker>(importUrl)
}

/**
 * The worker that has the file open. It owns which worker that is: after one stopped, a new one
 * opens the file, and calls wait until it has.
 */
export class OpenWorker<Worker = FileWorker> {
  readonly #start: () => RunningWorker<Worker>
  readonly #onDied: () => void
  #worker: RunningWorker<Worker>
  /** Settles once the worker has opened the file. */
  #opening: Promise<unknown> = Promise.resolve()
  #isClosed = false

  /**
   * @param worker a worker that has opened the file
   * @param start starts another one
   * @param onDied called when the current worker stops by itself
   */
  constructor(
    worker: RunningWorker<Worker>,
    start: () => RunningWorker<Worker>,
    onDied: () => void,
  ) {
    this.#start = start
    this.#onDied = onDied
    this.#worker = worker
    this.#watch(worker)
  }

  #watch(worker: RunningWorker<Worker>): void {
    void worker.died.then(() => {
      if (this.#isCurrent(worker)) this.#onDied()
    })
  }

  /** Another one after each time the file was opened again. */
  get current(): RunningWorker<Worker> {
    return this.#worker
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  #isCurrent(worker: RunningWorker<Worker>): boolean {
    return this.#worker === worker && !this.#isClosed
  }

  /**
   * Replaces the worker by a new one.
   *
   * @param open makes the new worker open the file
   * @returns what `open` returned; nothing if the file was closed or opened once more meanwhile
   */
  async reopen<Opened>(open: (api: Calls<Worker>) => Promise<Opened>): Promise<Opened | undefined> {
    this.#worker.stop()
    const worker = this.#start()
    this.#worker = worker
    this.#watch(worker)
    const opening = worker.call(open)
    this.#opening = opening
    try {
      const opened = await opening
      return this.#isCurrent(worker) ? opened : undefined
    } catch (error) {
      if (this.#isCurrent(worker)) throw error
      return undefined
    }
  }

  /** Calls the worker once it has opened the file. */
  async call<Result>(run: (api: Calls<Worker>) => Promise<Result>): Promise<Result> {
    const worker = this.#worker
    await this.#opening
    return worker.call(run)
  }

  /**
   * Asks the worker something that changes nothing. If the file is opened again meanwhile, the new
   * worker is asked.
   */
  async ask<Result>(question: (api: Calls<Worker>) => Promise<Result>): Promise<Result> {
    const worker = this.#worker
    try {
      return await this.call(question)
    } catch (error) {
      if (this.#worker === worker || this.#isClosed) throw error
      return this.ask(question)
    }
  }

  /** Stops the work in progress: its calls fail, and the file has to be opened again. */
  stop(): void {
    this.#worker.stop()
  }

  /** Stops the worker for good. */
  close(): void {
    this.#isClosed = true
    this.#worker.stop()
  }
}
