import { wrap } from 'comlink'
import { workerUrl } from './workerUrl.ts'

/** The methods of an object in a worker. */
export type Calls<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : never
}

/** A worker, and what happens to calls when it stops. */
export interface RunningWorker<Api> {
  /**
   * Calls the worker.
   *
   * @throws {WorkerStopped} when the worker stops before it has answered
   */
  readonly call: <Result>(run: (api: Calls<Api>) => Promise<Result>) => Promise<Result>
  /** Ends the worker; calls that wait for an answer fail. */
  readonly stop: () => void
  /** Settles if it stops by itself. */
  readonly died: Promise<void>
}

/** The worker stopped: it ran out of memory, could not be loaded, or was ended. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped'
}

/**
 * Starts a worker.
 *
 * @param url the address of its script, as Vite gives it
 */
export function startWorker<Api>(url: string): RunningWorker<Api> {
  const worker = new Worker(workerUrl(url), { type: 'module' })
  const api = wrap(worker) as unknown as Calls<Api>
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const { promise: died, resolve: onDied } = Promise.withResolvers<void>()
  // Without calls in progress nobody waits for it.
  stopped.catch(() => {})

  worker.addEventListener('error', (event) => {
    worker.terminate()
    reject(new WorkerStopped(event.message))
    onDied()
  })

  return {
    call: (run) => Promise.race([run(api), stopped]),
    stop() {
      worker.terminate()
      reject(new WorkerStopped('It was ended.'))
    },
    died,
  }
}
