import { startWorker, type RunningWorker } from '../../engine/startWorker.ts'
import type { ImageSettings } from '../../services/key/KeySettings.ts'
import { canConnect } from '../../services/key/canConnect.ts'
import { ServiceError, type ServiceErrorCode } from '../../services/ServiceError.ts'
import type { ImageRequests } from './imageRequests.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from './imageRequests.ts?worker&url'

/** Whether the host of the app lets images be sent to a service. */
export const canSendImages = (): Promise<boolean> => canConnect(url)

/** Errors that the next image would have too, so that it is not sent. */
const lasting: ReadonlySet<ServiceErrorCode> = new Set(['key', 'quota', 'host', 'not-found'])

/** The member's service that removes backgrounds, for the images of one job. */
export class BackgroundService {
  readonly #settings: ImageSettings
  #worker: RunningWorker<ImageRequests> | undefined
  #problem: ServiceError | undefined

  constructor(settings: ImageSettings) {
    this.#settings = settings
  }

  /**
   * Sends an image to the service. After an error that each image would have, such as a key that is not
   * accepted, no more are sent.
   *
   * @returns the image without its background, as PNG
   * @throws {ServiceError}
   * @throws {WorkerStopped} after `stop`
   */
  async remove(image: ArrayBuffer): Promise<ArrayBuffer> {
    if (this.#problem) throw this.#problem
    this.#worker ??= startWorker<ImageRequests>(url)
    const removed = await this.#worker.call((api) =>
      api.removeBackground(this.#settings, new Blob([image])),
    )
    if ('bytes' in removed) return removed.bytes
    const error = new ServiceError(removed.code, removed.details)
    if (lasting.has(error.code)) this.#problem = error
    throw error
  }

  /** Ends the requests in progress. */
  stop(): void {
    this.#worker?.stop()
    this.#worker = undefined
  }
}
