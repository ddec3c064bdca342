import { proxy } from 'comlink'
import type { ReadProgress } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import { DelayedProgress } from './DelayedProgress.ts'

/** Reading that takes less than this shows nothing, in ms. */
const showsReadingAfter = 300

/** Progress of reading a file, and its name. */
export type Reading = ReadProgress & { readonly name: string }

/** Reading in the foreground and beside it. */
export interface Readers {
  /** Reads what the member asks for. */
  readonly asked: SourceReader
  /** Reads what was open when the page was left, beside what the member opens meanwhile. */
  readonly restoring: SourceReader
}

/** Reads one file at a time, each in a worker of its own. */
export class SourceReader {
  readonly #onReading: (reading: Reading | undefined) => void
  #worker: Pick<RunningWorker<unknown>, 'stop'> | undefined

  /** @param onReading called with the progress of a file that takes a while; with nothing at its end */
  constructor(onReading: (reading: Reading | undefined) => void) {
    this.#onReading = onReading
  }

  /**
   * Reads a file in a new worker, and stops the worker that reads another one.
   *
   * @param name what the file is called while it is read
   * @param size its size in bytes
   * @param read reads it with the worker; what it returns is the result. `isWanted` tells whether
   *   nobody stopped reading or started to read another file
   * @returns `unreadable` if reading failed; nothing if it failed but is not wanted any more
   */
  async read<Result>(
    { name, size }: { readonly name: string; readonly size: number },
    worker: Pick<RunningWorker<unknown>, 'stop'>,
    read: (
      onProgress: (progress: ReadProgress) => void,
      isWanted: () => boolean,
    ) => Promise<Result>,
  ): Promise<Result | 'unreadable' | undefined> {
    const isWanted = this.take(worker)
    const delayed = new DelayedProgress<ReadProgress>(
      showsReadingAfter,
      (progress) => {
        if (isWanted()) this.#onReading({ name, ...progress })
      },
      { done: 0, total: size },
    )
    try {
      return await read(proxy(delayed.report), isWanted)
    } catch {
      worker.stop()
      return isWanted() ? 'unreadable' : undefined
    } finally {
      delayed.end()
      if (isWanted()) this.leave()
    }
  }

  /**
   * Stops what is being read, in favour of something else that can be stopped.
   *
   * @returns whether nobody stopped that, or started to read another file
   */
  take(work: Pick<RunningWorker<unknown>, 'stop'>): () => boolean {
    this.#worker?.stop()
    this.#worker = work
    return () => this.#worker === work
  }

  /** Notes that nothing is being read any more. */
  leave(): void {
    this.#worker = undefined
    this.#onReading(undefined)
  }

  /** Whether a file is being read. */
  get isReading(): boolean {
    return this.#worker !== undefined
  }

  /** Stops reading. */
  stop(): void {
    this.#worker?.stop()
    this.leave()
  }
}
