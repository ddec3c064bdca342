import type { FileRecord } from '../../storage/records.ts'
import type { Account } from '../../store/Account.ts'
import type { FileState, ImageJob, Owned } from './ImageSetState.ts'

/** The record of an open set, as the account lists it. */
export class SetFile {
  readonly #state: Owned<FileState>
  readonly #account: Account
  #isClosed = false

  constructor(state: Owned<FileState>, account: Account) {
    this.#state = state
    this.#account = account
  }

  get record(): FileRecord {
    return this.#state.getState().file
  }

  /** Changes what is known about the set, such as when it was downloaded. */
  async put(changes: Partial<FileRecord>, jobs?: readonly ImageJob[]): Promise<void> {
    this.replace({ ...this.record, ...changes })
    await this.#account.putFile(this.record.id, changes, jobs)
  }

  /** Tells other pages and tabs that these are the jobs now. */
  async noteJobs(jobs: readonly ImageJob[]): Promise<void> {
    if (this.#isClosed) return
    const changes = { changes: this.record.changes + 1, openedAt: Date.now() }
    await this.put(changes, jobs).catch(() => {})
  }

  /** Takes over what another tab changed. */
  replace(saved: FileRecord): void {
    this.#state.setState({ file: saved })
  }

  close(): void {
    this.#isClosed = true
  }
}
