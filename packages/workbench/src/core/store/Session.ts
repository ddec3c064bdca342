import type { FileAutomationSlug } from '@dropwatt/automations/options'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { OpenedFile } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { lockFile, type FileLock } from './FileLock.ts'
import { FileSaver } from './FileSaver.ts'
import { noChoices } from './noChoices.ts'
import { OfferedChoices } from './OfferedChoices.ts'
import { OpenWorker, startSessionWorker, type Api } from './OpenWorker.ts'
import { SessionJobs } from './SessionJobs.ts'
import { SessionPreview } from './SessionPreview.ts'
import type { SessionState } from './SessionState.ts'

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
  readonly #account: Account
  readonly #worker: OpenWorker
  readonly #saver: FileSaver
  readonly #choices: OfferedChoices
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
    this.#worker = new OpenWorker(worker, startSessionWorker, () => this.#onDied())
    this.#choices = new OfferedChoices(this.state, this.#worker)
    this.#saver = new FileSaver(account, this.state, source)
    this.preview = new SessionPreview(account, this.state, this.#worker, (slug, error) => {
      void this.jobs.fail(slug, error)
    })
    this.jobs = new SessionJobs({
      state: this.state,
      worker: this.#worker,
      saver: this.#saver,
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

  /** The original bytes. */
  get source(): Blob {
    return this.#saver.source
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
    const { findings } = this.state.getState().status.check.report
    return findings.some(({ severity }) => severity === 'problem')
  }

  /** Whether the device has a copy of the file. */
  get isSaved(): boolean {
    return this.#saver.isSourceSaved
  }

  /** Saves a file that was just opened; if that fails it stays in memory. */
  saveNew(): Promise<void> {
    return this.#saver.saveNew()
  }

  /** Tries again to save what could not be saved. */
  async saveUnsaved(): Promise<void> {
    const { unsaved, canEdit } = this.state.getState()
    if (unsaved !== undefined && canEdit) await this.#saver.saveJobs()
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
    const reopened = await this.#worker.reopen(async (api) => {
      const file = await this.#saver.record()
      const jobs = await this.#saver.packedJobs()
      const addedFrom = file.added?.[0]?.before.rows
      const opened = await api.open(this.source, file.name, jobs, undefined, addedFrom)
      return { opened, file }
    })
    if (!reopened || 'refused' in reopened.opened) return
    const { opened, file } = reopened
    this.#choices.forget()
    this.state.setState({ opened, status: opened.status, file, work: undefined })
    if (plans) this.preview.plan()
  }

  /**
   * Shows an automation of this file, with the options that were last chosen for it. The result of a
   * job that ended while another page was shown stays until it is left.
   */
  async show(slug: FileAutomationSlug): Promise<void> {
    const { preview, applied } = this.state.getState()
    if (preview?.slug === slug) {
      if (!applied) this.preview.update()
      return
    }
    this.jobs.turnTo(slug)
    await this.preview.show(slug)
  }

  /** Leaves the result of a job: what the page shows next is a fresh plan. */
  leaveResult(): void {
    this.state.setState({ applied: undefined })
  }

  /**
   * Asks the worker something that changes nothing. If the file is opened again meanwhile, the new
   * worker is asked.
   */
  ask<Result>(question: (api: Api) => Promise<Result>): Promise<Result> {
    return this.#worker.ask(question)
  }

  /** Finds the values that filters and forms offer, now and after each job that changes them. */
  readonly wantChoices = (): void => this.#choices.want()

  /** Notes that the current state was downloaded. */
  async noteDownload(): Promise<void> {
    await this.putFile({ downloaded: this.file.changes })
  }

  /** Changes what is known about the file, such as its label. */
  async putFile(changes: Partial<FileRecord>): Promise<void> {
    this.state.setState({ file: { ...this.file, ...changes } })
    await this.#account.putFile(this.file.id, changes)
  }

  /** Closes the message about the file on disk, until it changes again. */
  async dismissChangedOnDisk(): Promise<void> {
    const { changedOnDisk } = this.state.getState()
    const { disk } = this.file
    this.state.setState({ changedOnDisk: undefined })
    if (!changedOnDisk || !disk) return
    const { size, lastModified: modifiedAt } = changedOnDisk
    await this.putFile({ disk: { ...disk, size, modifiedAt } })
  }

  /** Looks whether the file in the owner's folder has changed, if the browser still allows it. */
  async lookAtDisk(): Promise<void> {
    const { disk } = this.file
    if (!disk || this.state.getState().changedOnDisk) return
    try {
      if ((await disk.handle.queryPermission({ mode: 'read' })) !== 'granted') return
      const found = await disk.handle.getFile()
      if (found.lastModified === disk.modifiedAt && found.size === disk.size) return
      this.state.setState({ changedOnDisk: found })
    } catch {
      // The file was moved or removed, which is no change of this copy.
    }
  }

  close(): void {
    this.#isClosed = true
    this.preview.close()
    this.#worker.close()
    this.#lock?.release()
  }
}
