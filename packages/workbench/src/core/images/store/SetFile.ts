import type { FileRecord } from '../../storage/records.ts'
import type { Account } from '../../store/Account.ts'
import type { FileState, Owned } from './ImageSetState.ts'

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
  async put(changes: Partial<FileRecord>): Promise<void> {
    this.follow({ ...this.record, ...changes })
    await this.#account.putFile(this.record.id, changes)
  }

  /** Tells other pages and tabs that the jobs are other ones. */
  async noteJobs(): Promise<void> {
    if (this.#isClosed) return
    await this.put({ changes: this.record.changes + 1, openedAt: Date.now() }).catch(() => {})
    await this.#account.changed(this.record.id)
  }

  /** Takes over what another tab changed. */
  follow(saved: FileRecord): void {
    this.#state.setState({ file: saved })
  }

  close(): void {
    this.#isClosed = true
  }
}
