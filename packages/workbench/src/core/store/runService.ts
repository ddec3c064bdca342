import { ServiceError, type ServiceErrorCode } from '../services/ServiceError.ts'
import type { SourceText, TextService, TextTask } from '../services/TextService.ts'

export type ServiceProgress =
  /** It downloads what it needs, once; a share from 0 to 1. */
  | { readonly kind: 'preparing'; readonly share: number }
  | {
      readonly kind: 'running'
      readonly done: number
      readonly all: number
      /** The seconds that the service asked to wait. */
      readonly waits?: number
    }

/** Reason that a run ended early. */
export interface ServiceFailure {
  readonly code: ServiceErrorCode
  readonly details: string
}

interface ServiceRunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ServiceProgress) => void
  /** Called with each text that is done. */
  readonly onText: (index: number, text: string) => void
  /** Called for each text that the service could not do, while others may still be done. */
  readonly onFailed: () => void
}

/**
 * Makes a service ready, which may download something.
 *
 * @throws {ServiceError} where it cannot be used
 */
export async function prepareService(
  service: TextService,
  task: TextTask,
  { signal, onProgress }: Pick<ServiceRunOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const found = await service.availability(task)
  if (found.state === 'unavailable') {
    throw new ServiceError(found.reason === 'host' ? 'host' : 'browser')
  }
  if (found.state === 'ready') return
  onProgress({ kind: 'preparing', share: 0 })
  await service.prepare(task, {
    signal,
    onProgress: (share) => onProgress({ kind: 'preparing', share }),
  })
}

/**
 * Lets a service do texts and says how far it is.
 *
 * @throws {ServiceError} when it cannot go on
 * @throws the reason of the signal when it is aborted
 */
export async function runService(
  service: TextService,
  task: TextTask,
  texts: readonly SourceText[],
  { signal, onProgress, onText, onFailed }: ServiceRunOptions,
): Promise<void> {
  const all = texts.length
  let done = 0
  onProgress({ kind: 'running', done, all })
  await service.run(task, texts, {
    signal,
    onResult: (index, outcome) => {
      if (signal.aborted) return
      done += 1
      if ('text' in outcome) onText(index, outcome.text)
      else onFailed()
      onProgress({ kind: 'running', done, all })
    },
    onWait: (time) => {
      if (!signal.aborted) onProgress({ kind: 'running', done, all, waits: time / 1_000 })
    },
  })
}

/** Says why a run ended early. */
export function failureOf(error: unknown): ServiceFailure {
  if (error instanceof ServiceError) return { code: error.code, details: error.details }
  return { code: 'browser', details: error instanceof Error ? error.message : '' }
}
