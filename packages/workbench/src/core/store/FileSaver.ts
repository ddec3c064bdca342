import type { LiveSidecar } from '@dropwatt/shopify'
import type { StoreApi } from 'zustand/vanilla'
import { isFull, type Draft, type FileContent } from '../storage/FileStorage.ts'
import type { FileRecord, JournalEntry, PackedJob } from '../storage/records.ts'
import type { Account } from './Account.ts'

/** Reason that something is only in memory: the device is full, or its storage failed. */
export type Unsaved = 'full' | 'refused' | undefined

interface Shared {
  readonly file: FileRecord
  readonly unsaved: Unsaved
  /** Whether this tab may change the file. */
  readonly canEdit: boolean
}

/**
 * Saves the open file with its jobs on this device. It owns what could not be saved: that stays in
 * memory, and is saved with the next job.
 */
export class FileSaver {
  readonly #account: Account
  readonly #state: StoreApi<Shared>
  #source: Blob
  /** The ids of a live file, as long as they are to be saved. */
  #sidecar: LiveSidecar | undefined
  /** Whether the device has the original bytes. */
  #isSourceSaved = true
  /** The jobs that could not be saved yet, by their id. */
  readonly #jobs = new Map<string, PackedJob>()

  /** @param source the original bytes */
  constructor(account: Account, state: StoreApi<Shared>, source: Blob) {
    this.#account = account
    this.#state = state
    this.#source = source
  }

  /** The original bytes. */
  get source(): Blob {
    return this.#source
  }

  /** Whether the device has a copy of the file. */
  get isSourceSaved(): boolean {
    return this.#isSourceSaved
  }

  /**
   * Saves a file that was just opened; if that fails it stays in memory.
   *
   * @param sidecar the ids of the store behind its rows. @default it is no live file
   */
  async saveNew(sidecar?: LiveSidecar): Promise<void> {
    this.#isSourceSaved = false
    this.#sidecar = sidecar
    const storage = await this.#account.storage
    await this.#store(() => storage.addFile(this.#file, this.#source, sidecar))
  }

  /** The ids of the store behind the rows of a live file; what was saved by another release may be of another form. */
  async sidecar(): Promise<unknown> {
    if (this.#sidecar) return this.#sidecar
    const storage = await this.#account.storage
    return storage.sidecar(this.#file.id)
  }

  /** Tries again to save what could not be saved. */
  async saveUnsaved(): Promise<void> {
    const { unsaved, canEdit } = this.#state.getState()
    if (unsaved !== undefined && canEdit) await this.saveJobs()
  }

  /** Changes what is known about the file, such as its label. */
  async putFile(changes: Partial<FileRecord>): Promise<void> {
    this.#state.setState({ file: { ...this.#file, ...changes } })
    await this.#account.putFile(this.#file.id, changes)
  }

  /** Notes that the current state was downloaded. */
  async noteDownload(): Promise<void> {
    await this.putFile({ downloaded: this.#file.changes })
  }

  /**
   * Saves jobs that are new or changed, all or nothing, with those that could not be saved before.
   *
   * @param of what else changed about the file
   */
  async saveJobs(
    changed: readonly Omit<PackedJob, 'file'>[] = [],
    of: Partial<FileRecord> = {},
  ): Promise<void> {
    const { id } = this.#file
    for (const job of changed) this.#jobs.set(job.id, { ...job, file: id })
    const storage = await this.#account.storage
    const content = { source: this.#source, sidecar: this.#sidecar }
    const unsaved = this.#isSourceSaved ? undefined : content
    const jobs = [...this.#jobs.values()]
    const file = { ...this.#file, ...of }
    await this.#store(() => storage.saveJobs(file, jobs, unsaved))
    if (this.#state.getState().unsaved) await this.closeJournal()
    else this.#account.noteJobs(file, jobs)
  }

  /** Saves other original bytes, with the jobs that change with them. */
  async replaceSource(
    source: Blob,
    jobs: readonly Omit<PackedJob, 'file'>[],
    of: Partial<FileRecord>,
  ): Promise<void> {
    this.#source = source
    this.#isSourceSaved = false
    await this.saveJobs(jobs, of)
  }

  /**
   * Replaces the original bytes, the jobs and the drafts, all or nothing.
   *
   * @throws {DOMException} if they could not be saved: then everything is as before
   */
  async renew(
    content: FileContent,
    jobs: readonly Omit<PackedJob, 'file'>[],
    drafts: readonly Draft[],
    of: Partial<FileRecord>,
  ): Promise<void> {
    const file = { ...this.#file, ...of }
    const packed = jobs.map((job) => Object.assign(job, { file: file.id }))
    const storage = await this.#account.storage
    await storage.renewFile(file, content, packed, drafts)
    this.#source = content.source
    this.#isSourceSaved = true
    this.#sidecar = undefined
    this.#jobs.clear()
    this.#state.setState({ file, unsaved: undefined })
    this.#account.noteAllJobs(file, packed)
  }

  /** Stores something; whatever the reason that it fails, it stays in memory and is known as unsaved. */
  async #store(save: () => Promise<void>): Promise<void> {
    try {
      await save()
      this.#isSourceSaved = true
      this.#sidecar = undefined
      this.#jobs.clear()
      this.#state.setState({ unsaved: undefined })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      this.#state.setState({ unsaved: isFull(error) ? 'full' : 'refused' })
    }
  }

  /** Returns all jobs of the file, oldest first, those that are only in memory included. */
  async packedJobs(): Promise<PackedJob[]> {
    const storage = await this.#account.storage
    const saved = await storage.packedJobs(this.#file.id)
    const jobs = new Map(saved.map((job) => [job.id, job]))
    for (const [id, job] of this.#jobs) jobs.set(id, job)
    return [...jobs.values()].toSorted((one, other) => one.position - other.position)
  }

  /** Returns what is known about the file, with what another tab changed, which may be its original bytes too. */
  async record(): Promise<FileRecord> {
    if (this.#state.getState().unsaved) return this.#file
    const storage = await this.#account.storage
    const saved = (await storage.file(this.#file.id)) ?? this.#file
    const isOther =
      saved.size !== this.#source.size || saved.live?.readAt !== this.#file.live?.readAt
    if (isOther) {
      this.#source = (await storage.source(saved.id)) ?? this.#source
    }
    return saved
  }

  /** Notes what is about to be applied, so that the next visit can tell if the tab was closed then. */
  async openJournal(entry: Omit<JournalEntry, 'file'>): Promise<void> {
    const storage = await this.#account.storage
    // Without it nothing is lost; only the next visit cannot tell what happened.
    await storage.openJournal({ ...entry, file: this.#file.id }).catch(() => {})
  }

  /** Ends the note of what is being applied; where it cannot be removed, it was not saved either. */
  async closeJournal(): Promise<void> {
    const storage = await this.#account.storage
    await storage.closeJournal(this.#file.id).catch(() => {})
  }

  get #file(): FileRecord {
    return this.#state.getState().file
  }
}
