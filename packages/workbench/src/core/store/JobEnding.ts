import type { FileAutomationSlug } from '@dropwatt/automations/options'
import type { StoreApi } from 'zustand/vanilla'
import type { JournalEntry } from '../storage/records.ts'
import type { FileSaver } from './FileSaver.ts'
import type { OpenWorker } from './OpenWorker.ts'
import type { Reopening } from './Reopening.ts'
import { applyingOf, type SessionState } from './SessionState.ts'

/** Thrown when the encoding of the file lacks a character that a job writes. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
}

/** Handles the end of jobs that did not change the file. */
export class JobEnding {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  readonly #saver: FileSaver
  readonly #reopening: Reopening

  constructor(
    state: StoreApi<SessionState>,
    worker: OpenWorker,
    saver: FileSaver,
    reopening: Reopening,
  ) {
    this.#state = state
    this.#worker = worker
    this.#saver = saver
    this.#reopening = reopening
  }

  /** The member cancelled it. */
  cancel(slug: FileAutomationSlug | undefined): void {
    const applying = applyingOf(this.#state.getState().work)
    this.#state.setState({
      work: undefined,
      ended: { kind: 'cancelled', slug, details: '', applying },
    })
  }

  /** The tab closed while it was being applied. */
  async interrupt({ at, slug: page, leftOut: declined = {} }: JournalEntry): Promise<void> {
    const slug = page as FileAutomationSlug
    await this.#saver.closeJournal()
    const id = crypto.randomUUID()
    this.#state.setState({
      ended: {
        kind: 'interrupted',
        slug,
        details: '',
        applying: { kind: 'apply', id, at, slug, declined, isCancelling: false },
      },
    })
  }

  /**
   * It ended with an error, or because it was cancelled: opens the file as it was before.
   *
   * @returns whether it is open again
   */
  async fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<boolean> {
    if (this.#worker.isClosed) return false
    const { work, canEdit } = this.#state.getState()
    const applying = applyingOf(work)
    if (canEdit) await this.#saver.closeJournal()
    const kind = applying?.isCancelling ? 'cancelled' : 'failed'
    const endedBy = (reason: unknown): Partial<SessionState> => ({
      work: undefined,
      ended:
        error instanceof UnwritableError
          ? { kind: 'unwritable', slug, details: error.message, applying }
          : { kind, slug, details: describe(reason), applying },
    })
    let failure = error
    try {
      if (await this.#reopening.reopen(endedBy(error))) return true
    } catch (reason) {
      failure = reason
    }
    this.#state.setState(endedBy(failure))
    return false
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
