import type { OpenRefusal, ReadProgress, UndoQuestion } from '../engine/messages.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { DiskCopy, DiskHandle, FileRecord } from '../storage/records.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import { Account } from './Account.ts'
import { LateProgress } from './LateProgress.ts'
import { startSessionWorker } from './OpenWorker.ts'
import { Session } from './Session.ts'
import { State } from './State.ts'
import { proxy } from 'comlink'

/** Reading that takes less than this shows nothing, in ms. */
const showsReadingAfter = 300

export const sampleName = 'sample-catalogue.csv'

/** A dialog about the open file or a saved one. */
export type BenchDialog =
  | { readonly kind: 'download' }
  | { readonly kind: 'undo'; readonly job: string; readonly question: UndoQuestion }
  | { readonly kind: 'label' | 'remove'; readonly file: FileRecord }
  | { readonly kind: 'remove-all' }
  /** `source` is the file to compare with, if it is known. */
  | { readonly kind: 'compare'; readonly source?: File }
  /** Saves the options on the page, or the jobs of the file, as a recipe. */
  | { readonly kind: 'recipe'; readonly source: 'options' | 'jobs' }

/** Why a file was not opened; `unreadable` if it could not be read to its end. */
export interface Refusal extends Omit<OpenRefusal, 'code'> {
  readonly code: OpenRefusal['code'] | 'unreadable'
  readonly name: string
}

export interface BenchState {
  /** Whether the saved files have been looked up. */
  readonly isReady: boolean
  readonly session: Session | undefined
  /** The file that is being read, once that takes a while. */
  readonly reading: (ReadProgress & { readonly name: string }) | undefined
  /** Why the last file was not opened. */
  readonly refused: Refusal | undefined
  /** A saved file with the same bytes as the one that was dropped. */
  readonly same: { readonly file: FileRecord; readonly source: File } | undefined
  readonly dialog: BenchDialog | undefined
}

/** The workbench of an account: what it has saved, and the file that is open. */
export class Bench {
  readonly account: Account
  readonly state = new State<BenchState>({
    isReady: false,
    session: undefined,
    reading: undefined,
    refused: undefined,
    same: undefined,
    dialog: undefined,
  })
  /** The worker that reads a file. */
  #reader: RunningWorker<FileWorker> | undefined
  #isClosed = false
  /** Whether the file was opened by hand, so that focus moves to it. */
  #wantsFocus = false

  constructor(user: string) {
    this.account = new Account(
      user,
      (file) => this.#onChangedElsewhere(file),
      () => this.#onRemoved(),
    )
    addEventListener('beforeunload', this.#onBeforeUnload)
    document.addEventListener('visibilitychange', this.#onVisible)
    void this.#start()
  }

  async #start(): Promise<void> {
    await this.account.refresh()
    const { openFile } = this.account
    if (openFile !== undefined && !this.state.get().session) {
      await this.openSaved(openFile, { takesFocus: false })
    }
    this.state.set({ isReady: true })
  }

  /**
   * Opens a file from outside.
   *
   * @param handle gives access to it in the owner's folder, where the browser has such
   * @param isCopy opens it even if a saved file has the same bytes. @default false
   */
  async open(
    source: File,
    handle?: FileSystemFileHandle,
    { isCopy = false, isSample = false }: { isCopy?: boolean; isSample?: boolean } = {},
  ): Promise<void> {
    const { name, size } = source
    const read = await this.#read(source, name, [])
    if (!read) return
    const { worker, opened } = read
    const { files } = this.account.state.get()
    const same = files.find(({ hash }) => hash === opened.hash)
    if (same && !isCopy) {
      worker.stop()
      if (isSample) await this.openSaved(same.id)
      else this.state.set({ same: { file: same, source } })
      return
    }
    const now = Date.now()
    const disk: DiskCopy | undefined = handle && {
      handle: handle as DiskHandle,
      size,
      modifiedAt: source.lastModified,
    }
    const file: FileRecord = {
      id: crypto.randomUUID(),
      name,
      hash: opened.hash,
      size,
      products: opened.facts.products,
      rows: opened.facts.rows,
      isSample,
      addedAt: now,
      openedAt: now,
      changes: 0,
      ...(disk && { disk }),
    }
    const session = await Session.start(this.account, source, worker, file, opened)
    await session.saveNew()
    this.#use(session, true)
    await this.account.changed()
  }

  /** Opens the sample catalogue, which is created on this device. */
  async openSample(): Promise<void> {
    const worker = startSessionWorker()
    const content = await worker.call((api) => api.sample())
    worker.stop()
    const options = { isSample: true }
    await this.open(new File([content], sampleName, { type: content.type }), undefined, options)
  }

  /**
   * Opens a saved file with its jobs.
   *
   * @param takesFocus moves focus to the file once a page shows it. @default true
   */
  async openSaved(id: string, { takesFocus = true } = {}): Promise<void> {
    if (this.state.get().session?.file.id === id) return
    const storage = await this.account.storage
    const [file, source, jobs] = await Promise.all([
      storage.file(id),
      storage.source(id),
      storage.packedJobs(id),
    ])
    if (!file || !source) {
      this.account.setOpenFile(undefined)
      return
    }
    const read = await this.#read(source, file.name, jobs)
    if (!read) return
    const { worker, opened } = read
    const session = await Session.start(this.account, source, worker, file, opened)
    this.#use(session, takesFocus)
    const openedAt = Date.now()
    await this.state.get().session?.putFile({ openedAt })
  }

  /** Reads a file in a new worker; the open file stays open until it is replaced. */
  async #read(source: Blob, name: string, jobs: Parameters<FileWorker['open']>[2]) {
    this.#reader?.stop()
    const worker = startSessionWorker()
    this.#reader = worker
    this.state.set({ refused: undefined, same: undefined })
    const late = new LateProgress<ReadProgress>(
      showsReadingAfter,
      (progress) => {
        if (this.#reader === worker) this.state.set({ reading: { name, ...progress } })
      },
      { done: 0, total: source.size },
    )
    try {
      const opened = await worker.call((api) => api.open(source, name, jobs, proxy(late.note)))
      if (this.#isClosed || this.#reader !== worker) {
        worker.stop()
        return undefined
      }
      if ('refused' in opened) {
        worker.stop()
        this.state.set({ refused: { name, ...opened.refused } })
        return undefined
      }
      return { worker, opened }
    } catch {
      worker.stop()
      const isWanted = this.#reader === worker && !this.#isClosed
      if (isWanted) this.state.set({ refused: { name, code: 'unreadable', values: {} } })
      return undefined
    } finally {
      late.end()
      if (this.#reader === worker) {
        this.#reader = undefined
        this.state.set({ reading: undefined })
      }
    }
  }

  /** Stops reading a file. */
  cancelReading(): void {
    this.#reader?.stop()
    this.#reader = undefined
    this.state.set({ reading: undefined })
  }

  #use(session: Session, takesFocus: boolean): void {
    this.state.get().session?.close()
    this.#wantsFocus = takesFocus
    this.state.set({ session, refused: undefined, same: undefined })
    this.account.setOpenFile(session.file.id)
  }

  /** Closes the open file; it stays saved. */
  closeFile(): void {
    this.state.get().session?.close()
    this.state.set({ session: undefined, dialog: undefined })
    this.account.setOpenFile(undefined)
  }

  async removeFile(id: string): Promise<void> {
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeFile(id)
    if (this.state.get().session?.file.id === id) this.closeFile()
    await this.state.get().session?.saveUnsaved()
  }

  async removeAll(): Promise<void> {
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeAll(() => this.closeFile())
  }

  /** Returns once whether focus should move to the file that was opened. */
  takeFocus(): boolean {
    const wanted = this.#wantsFocus
    this.#wantsFocus = false
    return wanted
  }

  /** Opens a dialog; without one, closes the one that is open. */
  ask(dialog?: BenchDialog): void {
    this.state.set({ dialog })
  }

  /** Undoes a job of the open file; asks first if later jobs changed its cells again. */
  async undo(job: string): Promise<void> {
    const { session } = this.state.get()
    if (!session) return
    const question = await session.undoQuestion(job)
    if (question) this.ask({ kind: 'undo', job, question })
    else await session.undo(job)
  }

  /** Applies a job of the open file again that was undone. */
  async redo(job: string): Promise<void> {
    await this.state.get().session?.redo(job)
  }

  dismissRefusal(): void {
    this.state.set({ refused: undefined })
  }

  dismissSame(): void {
    this.state.set({ same: undefined })
  }

  /** Another tab changed something; `jobs` is the file whose jobs changed. */
  #onChangedElsewhere(jobs: string | undefined): void {
    const { session } = this.state.get()
    if (!session || this.#isClosed) return
    const { id } = session.file
    const saved = this.account.state.get().files.find((file) => file.id === id)
    if (saved) void session.follow(saved, jobs === id)
    else if (session.isSaved) this.closeFile()
  }

  /** Another tab removed everything, or the browser closed the storage. */
  #onRemoved(): void {
    if (!this.#isClosed) this.closeFile()
  }

  /** Whether closing it now would lose something. */
  get isAtRisk(): boolean {
    const { session } = this.state.get()
    return session !== undefined && (session.isAtRisk || this.account.state.get().isInMemory)
  }

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.isAtRisk) event.preventDefault()
  }

  readonly #onVisible = (): void => {
    if (!document.hidden) void this.state.get().session?.lookAtDisk()
  }

  /** Closes everything, such as when the account logs out. */
  close(): void {
    this.#isClosed = true
    removeEventListener('beforeunload', this.#onBeforeUnload)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#reader?.stop()
    this.state.get().session?.close()
    this.account.close()
  }
}
