import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { OpenedFile } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { Additions } from './Additions.ts'
import { AppliedRecipes } from './AppliedRecipes.ts'
import { FileChanges } from './FileChanges.ts'
import { lockFile, type FileLock } from './FileLock.ts'
import { FileOnDisk } from './FileOnDisk.ts'
import { FileSaver } from './FileSaver.ts'
import { JobEnding } from './JobEnding.ts'
import { noChoices } from './noChoices.ts'
import { OfferedChoices } from './OfferedChoices.ts'
import { OpenWorker, startSessionWorker } from './OpenWorker.ts'
import { Reopening } from './Reopening.ts'
import { SessionJobs } from './SessionJobs.ts'
import { SessionPreview } from './SessionPreview.ts'
import { hasProblems, type SessionState } from './SessionState.ts'

function isSame(known: readonly string[] | undefined, scopes: readonly string[]): boolean {
  return known?.length === scopes.length && scopes.every((scope) => known.includes(scope))
}

/**
 * One open file. It owns the right to change it and what is known about it; its parts own the worker,
 * the preview, the jobs and the saving.
 */
export class Session {
  readonly state: StoreApi<SessionState>
  /** Preview of the automation of the current page. */
  readonly preview: SessionPreview
  readonly jobs: SessionJobs
  readonly recipes: AppliedRecipes
  /** Products and changes that importers add to the file. */
  readonly additions: Additions
  /** Changes the file as a whole, one change after the other. */
  readonly changes: FileChanges
  /** The worker that has the file open. */
  readonly worker: OpenWorker
  /** Saves the file on the device. */
  readonly saver: FileSaver
  /** The values that filters and forms offer. */
  readonly choices: OfferedChoices
  readonly disk: FileOnDisk
  readonly #account: Account
  readonly #reopening: Reopening
  readonly #ending: JobEnding
  #lock: FileLock | undefined

  private constructor(
    account: Account,
    source: Blob,
    worker: RunningWorker<FileWorker>,
    file: FileRecord,
    opened: OpenedFile,
  ) {
    this.#account = account
    this.state = createStore<SessionState>(() => ({
      file,
      opened,
      status: opened.status,
      choices: noChoices,
      columnValues: {},
      canEdit: false,
      unsaved: undefined,
      preview: undefined,
      work: undefined,
      applied: undefined,
      ended: undefined,
      undone: undefined,
      changedOnDisk: undefined,
    }))
    this.worker = new OpenWorker(worker, startSessionWorker, () => this.#onDied())
    this.choices = new OfferedChoices(this.state, this.worker)
    this.saver = new FileSaver(account, this.state, source)
    this.disk = new FileOnDisk(this.state, this.saver)
    this.#reopening = new Reopening(this.state, this.worker, this.saver, this.choices)
    this.#ending = new JobEnding(this.state, this.worker, this.saver, this.#reopening)
    this.preview = new SessionPreview(account, this.state, this.worker, this.#ending)
    const parts = {
      state: this.state,
      worker: this.worker,
      saver: this.saver,
      reopening: this.#reopening,
      ending: this.#ending,
      preview: this.preview,
    }
    this.changes = new FileChanges(parts)
    const { changes } = this
    this.jobs = new SessionJobs(parts, changes)
    this.recipes = new AppliedRecipes(this.state, this.worker, this.preview, changes)
    this.additions = new Additions(changes)
  }

  /** Starts to work on a file that a worker has opened. */
  static async start(
    account: Account,
    source: Blob,
    worker: RunningWorker<FileWorker>,
    file: FileRecord,
    opened: OpenedFile,
  ): Promise<Session> {
    const session = new Session(account, source, worker, file, opened)
    // Before it waits for the right to change the file: what is removed meanwhile is not created again.
    const storage = await account.storage
    try {
      await session.lock(false)
      const entry = await storage.journal(file.id)
      if (entry && session.state.getState().canEdit) await session.#ending.interrupt(entry)
    } catch (error) {
      session.close()
      throw error
    }
    return session
  }

  get file(): FileRecord {
    return this.state.getState().file
  }

  /** Whether closing the tab now would lose something. */
  get isAtRisk(): boolean {
    const { work, unsaved } = this.state.getState()
    return work !== undefined || unsaved !== undefined
  }

  /** Whether problems of the file block applying. */
  get isBlocked(): boolean {
    return hasProblems(this.state.getState().status)
  }

  /** Opens the file again if its worker stopped while nobody waits for an answer. */
  #onDied(): void {
    const { work, preview } = this.state.getState()
    if (work || (preview?.progress === 'calculating' && !this.preview.isStale)) return
    this.reload().catch((error: unknown) => this.#ending.fail(undefined, error))
  }

  /**
   * Takes over what another tab changed about the file.
   *
   * @param hasNewJobs whether its jobs changed too
   */
  async applyRemoteChange(saved: FileRecord, hasNewJobs: boolean): Promise<void> {
    // What is only in this tab stays, so that it can be downloaded.
    if (this.state.getState().work || this.state.getState().unsaved) return
    // The rows of what was chosen are other ones.
    if (saved.live?.readAt !== this.file.live?.readAt) await this.preview.catchUp()
    if (hasNewJobs) await this.reload()
    else this.state.setState({ file: saved })
  }

  /**
   * Takes the right to change the file.
   *
   * @param takesOver takes it from another tab, which then only shows the file
   */
  async lock(takesOver: boolean): Promise<void> {
    const lock = await lockFile(`dropwatt.files.${this.#account.user}.${this.file.id}`, {
      takesOver,
      onLost: () => {
        this.#lock = undefined
        this.state.setState({ canEdit: false })
      },
    })
    if (this.worker.isClosed) {
      lock?.release()
      return
    }
    this.#lock = lock
    this.state.setState({ canEdit: lock !== undefined })
    if (lock && takesOver) {
      await this.preview.catchUp()
      await this.reload()
    }
  }

  /**
   * Notes the permissions that the store of a live file has given. Without one, changes that need it are
   * stopped in what is planned from now on.
   */
  async setGranted(scopes: readonly string[]): Promise<void> {
    if (isSame(this.file.live?.scopes, scopes)) return
    const status = await this.worker.ask((api) => api.setGranted(scopes))
    const { live } = this.file
    if (!live) return
    this.state.setState({ status })
    await this.saver.putFile({ live: { ...live, scopes } })
    this.preview.plan()
  }

  /** Opens the file again from what is saved, and shows what it would change then. */
  async reload(): Promise<void> {
    if (await this.#reopening.reopen()) this.preview.plan()
  }

  close(): void {
    this.preview.close()
    this.worker.close()
    this.#lock?.release()
  }
}
