import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { OpenedFile } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { lockFile, type FileLock } from './FileLock.ts'
import { FileOnDisk } from './FileOnDisk.ts'
import { FileSaver } from './FileSaver.ts'
import { noChoices } from './noChoices.ts'
import { OfferedChoices } from './OfferedChoices.ts'
import { OpenWorker, startSessionWorker } from './OpenWorker.ts'
import { SessionJobs } from './SessionJobs.ts'
import { SessionPreview } from './SessionPreview.ts'
import { hasProblems, type SessionState } from './SessionState.ts'

/**
 * One open file. It owns the right to change it and what is known about it; its parts own the worker,
 * the preview, the jobs and the saving.
 */
export class Session {
  readonly state: StoreApi<SessionState>
  /** What the automation of the current page would change. */
  readonly preview: SessionPreview
  /** What is done to the file. */
  readonly jobs: SessionJobs
  /** The worker that has the file open. */
  readonly worker: OpenWorker
  /** What the device has of the file. */
  readonly saver: FileSaver
  /** The values that filters and forms offer. */
  readonly choices: OfferedChoices
  readonly disk: FileOnDisk
  readonly #account: Account
  #lock: FileLock | undefined
  #isClosed = false

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
    this.preview = new SessionPreview(account, this.state, this.worker, (slug, error) => {
      void this.jobs.fail(slug, error)
    })
    this.jobs = new SessionJobs({
      state: this.state,
      worker: this.worker,
      saver: this.saver,
      preview: this.preview,
      isClosed: () => this.#isClosed,
      reopen: (plans) => this.reload(plans),
    })
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
      if (entry && session.state.getState().canEdit) await session.jobs.reportInterrupted(entry)
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
    if (work || (preview?.progress === 'calculating' && !this.preview.isOutdated)) return
    this.reload().catch((error: unknown) => this.jobs.fail(undefined, error))
  }

  /**
   * Takes over what another tab changed about the file.
   *
   * @param hasNewJobs whether its jobs changed too
   */
  async follow(saved: FileRecord, hasNewJobs: boolean): Promise<void> {
    // What is only in this tab stays, so that it can be downloaded.
    if (this.state.getState().work || this.state.getState().unsaved) return
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
    if (this.#isClosed) {
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
   * Opens the file again from what is saved, after its worker stopped or another tab changed it.
   *
   * @param plans whether to calculate the preview. @default true
   */
  async reload(plans: boolean = true): Promise<void> {
    const reopened = await this.worker.reopen(async (api) => {
      const file = await this.saver.record()
      const jobs = await this.saver.packedJobs()
      const addedFrom = file.added?.[0]?.before.rows
      const opened = await api.open(this.saver.source, file.name, jobs, undefined, addedFrom)
      return { opened, file }
    })
    if (!reopened || 'refused' in reopened.opened) return
    const { opened, file } = reopened
    this.choices.forget()
    this.state.setState({ opened, status: opened.status, file, work: undefined })
    if (plans) this.preview.plan()
  }

  close(): void {
    this.#isClosed = true
    this.preview.close()
    this.worker.close()
    this.#lock?.release()
  }
}
