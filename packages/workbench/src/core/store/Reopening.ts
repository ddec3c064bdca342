import type { StoreApi } from 'zustand/vanilla'
import type { FileSaver } from './FileSaver.ts'
import type { OfferedChoices } from './OfferedChoices.ts'
import type { OpenWorker } from './OpenWorker.ts'
import type { SessionState } from './SessionState.ts'

/** State of the file after it was reopened, without running work. */
type Reopened = Pick<SessionState, 'opened' | 'status' | 'file' | 'work'>

/** Opens the file again from what is saved, after its worker stopped or another tab changed it. */
export class Reopening {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  readonly #saver: FileSaver
  readonly #choices: OfferedChoices

  constructor(
    state: StoreApi<SessionState>,
    worker: OpenWorker,
    saver: FileSaver,
    choices: OfferedChoices,
  ) {
    this.#state = state
    this.#worker = worker
    this.#saver = saver
    this.#choices = choices
  }

  /**
   * Opens the file again.
   *
   * @param changes what else is shown at once with it
   * @returns whether it did: not if the file was closed or opened once more meanwhile
   */
  async reopen(changes: Partial<SessionState> = {}): Promise<boolean> {
    const reopened = await this.#worker.reopen(async (api) => {
      const file = await this.#saver.record()
      const jobs = await this.#saver.packedJobs()
      const addedFrom = file.added?.[0]?.before.rows
      const live = file.live && {
        ids: await this.#saver.sidecar(),
        granted: file.live.scopes,
      }
      const opened = await api.open(this.#saver.source, file.name, jobs, undefined, addedFrom, live)
      return { opened, file }
    })
    if (!reopened || 'refused' in reopened.opened) return false
    const { opened, file } = reopened
    const known: Reopened = { opened, status: opened.status, file, work: undefined }
    this.#choices.forget()
    this.#state.setState({ ...known, ...changes })
    return true
  }
}
