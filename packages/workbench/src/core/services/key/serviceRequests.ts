import { expose } from 'comlink'
import { ServiceError, type ServiceErrorCode } from '../ServiceError.ts'
import type { SourceText, TextOutcome, TextTask } from '../TextService.ts'
import type { TextSettings } from './KeySettings.ts'
import { runRequests } from './runRequests.ts'

/** Reason that a run ended early, as it is passed between threads. */
interface RunFailure {
  readonly code: ServiceErrorCode
  readonly details: string
}

let isBlocked = false
addEventListener('securitypolicyviolation', () => {
  isBlocked = true
})

const calls = {
  /** Sends texts to a service; returns why it ended early, if it did. */
  async run(
    settings: TextSettings,
    task: TextTask,
    texts: readonly SourceText[],
    onResult: (index: number, outcome: TextOutcome) => Promise<void>,
    onWait: (time: number) => void,
  ): Promise<RunFailure | undefined> {
    // Callbacks take another way between threads than the end of this call, which waits for them.
    const received: Promise<void>[] = []
    try {
      await runRequests(settings, task, texts, {
        onResult: (index, outcome) => received.push(onResult(index, outcome)),
        onWait,
      })
      return undefined
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const { code, details } = error
      return { code: code === 'unreachable' && isBlocked ? 'host' : code, details }
    } finally {
      await Promise.all(received)
    }
  },
}

/** The calls of the worker that alone connects to other hosts. */
export type ServiceRequests = typeof calls

expose(calls)
