import { proxy } from 'comlink'
import { startWorker, WorkerStopped } from '../../engine/startWorker.ts'
import { ServiceError } from '../ServiceError.ts'
import type { Availability, TextService } from '../TextService.ts'
import { isComplete, type TextSettings } from './KeySettings.ts'
import { canConnect } from './canConnect.ts'
import type { ServiceRequests } from './serviceRequests.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from './serviceRequests.ts?worker&url'

/**
 * Creates the service of a member's key. Its requests are sent by a worker of their own, whose response
 * headers allow it to connect to other hosts, which the pages of the app may not.
 */
export function createKeyService(settings: TextSettings): TextService {
  return {
    isRemote: true,

    async availability(task): Promise<Availability> {
      if (!(await canConnect(url))) return { state: 'unavailable', reason: 'host' }
      if (task.kind === 'rewrite' && settings.provider !== 'openai') {
        return { state: 'unavailable', reason: 'language' }
      }
      return isComplete(settings)
        ? { state: 'ready' }
        : { state: 'unavailable', reason: 'settings' }
    },

    async prepare() {},

    async run(task, texts, { signal, onResult, onWait = () => {} }) {
      signal.throwIfAborted()
      const worker = startWorker<ServiceRequests>(url)
      const stop = () => worker.stop()
      // The requests in progress end with the worker.
      signal.addEventListener('abort', stop)
      try {
        const failure = await worker.call((api) =>
          api.run(
            settings,
            task,
            texts,
            proxy(async (index, outcome) => {
              if (!signal.aborted) onResult(index, outcome)
            }),
            proxy(onWait),
          ),
        )
        if (failure) throw new ServiceError(failure.code, failure.details)
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof WorkerStopped ? new ServiceError('unreachable') : error
      } finally {
        signal.removeEventListener('abort', stop)
        worker.stop()
      }
    },
  }
}
