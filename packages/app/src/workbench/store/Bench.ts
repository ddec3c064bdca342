import type { OpenRefusal, ReadProgress, UndoQuestion } from '../engine/messages.ts'
import type { ImportWorker } from '../engine/calls/importCalls.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { ImportSlug } from '@dropwatt/automations/options'
import type { PageProblem } from '@dropwatt/automations'
import type { ImageSource } from '../images/intake/ImageSource.ts'
import type { ImageSet } from '../images/store/ImageSet.ts'
import { OpenImages, type ImagesState } from './OpenImages.ts'
import type { DiskCopy, DiskHandle, FileRecord, ImportSource } from '../storage/records.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import { Account } from './Account.ts'
import { Importing, importerOf, sourceKindOf } from './Importing.ts'
import { LateProgress } from './LateProgress.ts'
import { startImportWorker, startSessionWorker } from './OpenWorker.ts'
import { Session } from './Session.ts'
import { State } from './State.ts'
import { proxy } from 'comlink'

/** Reading that takes less than this shows nothing, in ms. */
const showsReadingAfter = 300

const sampleName = 'sample-catalogue.csv'

/** A dialog about the open file or a saved one. */
export type BenchDialog =
  | { readonly kind: 'download' }
  | { readonly kind: 'undo'; readonly job: string; readonly question: UndoQuestion }
  | { readonly kind: 'label' | 'remove'; readonly file: FileRecord }
  | { readonly kind: 'remove-all' }
  /** Takes back the import that made the open file, with what was done on it since. */
  | { readonly kind: 'undo-import' }
  /** `source` is the file to compare with, if it is known. */
  | { readonly kind: 'compare'; readonly source?: File }
  /** Saves the options on the page, or the jobs of the file, as a recipe. */
  | { readonly kind: 'recipe'; readonly source: 'options' | 'jobs' }

/** Why a file was not opened; `unreadable` if it could not be read to its end. */
export interface Refusal extends Omit<OpenRefusal, 'code'> {
  readonly code: OpenRefusal['code'] | 'unreadable'
  readonly name: string
  /** The file itself, where an importer may be able to read it. */
  readonly source?: File
}

/** Why a file that an importer can read is refused as an export. */
const sourceCodes: Readonly<Record<ImportSlug, readonly Refusal['code'][]>> = {
  'bulk-products-importer': ['no-handle', 'json'],
  'product-importer': ['json', 'web-page'],
}

interface SourceToRead {
  readonly name: string
  readonly slug: ImportSlug
  /** The web address of a page. */
  readonly address: string | undefined
  /** Absent unless it was opened before. */
  readonly saved?: FileRecord
  readonly takesFocus: boolean
}

export interface BenchState {
  /** Whether the saved files have been looked up. */
  readonly isReady: boolean
  readonly session: Session | undefined
  /** The supplier list or product page that is open to import from. */
  readonly importing: Importing | undefined
  /** The set of images that is open beside the file. */
  readonly images: ImageSet | undefined
  /** What is being opened as a set of images, and why it was not. */
  readonly openingImages: ImagesState
  /** Why the last page that was read gives no product. */
  readonly pageProblem: PageProblem | undefined
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
    importing: undefined,
    images: undefined,
    openingImages: {},
    pageProblem: undefined,
    reading: undefined,
    refused: undefined,
    same: undefined,
    dialog: undefined,
  })
  /** The worker that reads a file. */
  #reader: RunningWorker<FileWorker> | RunningWorker<ImportWorker> | undefined
  #isClosed = false
  /** The importer whose page is shown. */
  #importer: ImportSlug | undefined
  /** Whether the file was opened by hand, so that focus moves to it. */
  #wantsFocus = false
  readonly #images: OpenImages

  constructor(user: string) {
    this.account = new Account(
      user,
      (file) => this.#onChangedElsewhere(file),
      () => this.#onRemoved(),
    )
    this.#images = new OpenImages(this.account, {
      onChange: (openingImages) => this.state.set({ openingImages }),
      onOpened: (images, takesFocus) => {
        if (images) this.#wantsFocus = takesFocus
        this.state.set({ images })
      },
    })
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
    const { openSource } = this.account
    if (openSource !== undefined && !this.state.get().importing) {
      await this.openSaved(openSource, { takesFocus: false })
    }
    const { openImages } = this.account
    if (openImages !== undefined && !this.state.get().images) {
      await this.openSaved(openImages, { takesFocus: false })
    }
    this.state.set({ isReady: true })
  }

  /**
   * Opens a file from outside.
   *
   * @param handle gives access to it in the owner's folder, where the browser has such
   * @param isCopy opens it even if a saved file has the same bytes. @default false
   * @param from what it was imported from. @default it was not
   */
  async open(
    source: File,
    handle?: FileSystemFileHandle,
    {
      isCopy = false,
      isSample = false,
      from,
    }: { isCopy?: boolean; isSample?: boolean; from?: ImportSource } = {},
  ): Promise<void> {
    const { name, size } = source
    const read = await this.#read(source, name, [])
    if (!read) {
      const { refused } = this.state.get()
      if (refused) this.state.set({ refused: { ...refused, source } })
      await this.#importRefused()
      return
    }
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
      kind: opened.facts.kind,
      hash: opened.hash,
      size,
      products: opened.facts.products,
      rows: opened.facts.rows,
      isSample,
      addedAt: now,
      openedAt: now,
      changes: 0,
      ...(from && { from }),
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
    const { session: open, importing, images } = this.state.get()
    if ([open, importing, images].some((each) => each?.file.id === id)) return
    const storage = await this.account.storage
    const [file, source, jobs] = await Promise.all([
      storage.file(id),
      storage.source(id),
      storage.packedJobs(id),
    ])
    if (file?.kind === 'images') {
      await this.#images.openSaved(file, takesFocus)
      return
    }
    if (!file || !source) {
      if (this.account.openImages === id) this.account.setOpenImages(undefined)
      else if (this.account.openSource === id) this.#useSource(undefined, false)
      else this.account.setOpenFile(undefined)
      return
    }
    const slug = importerOf(file)
    if (slug) {
      const { name, address } = file
      await this.#readSource(source, { name, slug, address, saved: file, takesFocus })
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
    this.#tellImporters()
  }

  /** Tells pages which importers have something to show. */
  #tellImporters(): void {
    const { session, importing } = this.state.get()
    this.account.setImporters([
      ...new Set([importing?.slug, session?.file.from?.slug].filter((slug) => slug !== undefined)),
    ])
  }

  /**
   * Opens what an importer can read while its page is shown, a file that was refused before included.
   *
   * @returns ends it
   */
  takeSources(slug: ImportSlug): () => void {
    this.#importer = slug
    void this.#importRefused()
    return () => {
      if (this.#importer === slug) this.#importer = undefined
    }
  }

  async #importRefused(): Promise<void> {
    const { refused } = this.state.get()
    const slug = this.#importer
    if (!refused?.source || !slug || !sourceCodes[slug].includes(refused.code)) return
    await this.openSource(refused.source, slug)
  }

  /**
   * Opens a supplier list or a product page, to import from it.
   *
   * @param address the web address of a page, which relative addresses in it belong to
   */
  async openSource(source: File, slug: ImportSlug, address?: string): Promise<void> {
    await this.#readSource(source, { name: source.name, slug, address, takesFocus: true })
  }

  async #readSource(
    content: Blob,
    { name, slug, address, saved, takesFocus }: SourceToRead,
  ): Promise<void> {
    this.#reader?.stop()
    const worker = startImportWorker()
    this.#reader = worker
    this.state.set({ refused: undefined, same: undefined, pageProblem: undefined })
    const late = new LateProgress<ReadProgress>(
      showsReadingAfter,
      (progress) => {
        if (this.#reader === worker) this.state.set({ reading: { name, ...progress } })
      },
      { done: 0, total: content.size },
    )
    try {
      const kind = sourceKindOf(slug)
      const read = await worker.call((api) =>
        api.readSource(content, kind, address, proxy(late.note)),
      )
      if (this.#isClosed || this.#reader !== worker) {
        worker.stop()
      } else if ('refused' in read) {
        worker.stop()
        const { code } = read.refused
        // As a product page, a list is one for the other importer.
        this.state.set({
          refused: {
            name,
            ...read.refused,
            code,
            ...(content instanceof File && { source: content }),
          },
        })
      } else if (read.page?.problem) {
        worker.stop()
        this.state.set({ pageProblem: read.page.problem })
      } else {
        const { files } = this.account.state.get()
        const isSame = (each: FileRecord) =>
          each.hash === read.hash && each.kind === kind && each.address === address
        const known = saved ?? files.find(isSame)
        const now = Date.now()
        const file: FileRecord = known ?? {
          id: crypto.randomUUID(),
          name,
          kind,
          ...(address !== undefined && { address }),
          hash: read.hash,
          size: content.size,
          products: read.products,
          rows: read.rows,
          isSample: false,
          addedAt: now,
          openedAt: now,
          changes: 0,
        }
        const importing = await Importing.start(this.account, content, worker, file, read)
        // Where it cannot be saved it is only in memory, which is said of the storage as a whole.
        if (!known) await this.#saveSource(file, content)
        this.#useSource(importing, takesFocus)
        if (known) await this.account.putFile(file.id, { openedAt: now })
        else await this.account.changed()
      }
    } catch {
      worker.stop()
      const isWanted = this.#reader === worker && !this.#isClosed
      if (isWanted) this.state.set({ refused: { name, code: 'unreadable', values: {} } })
    } finally {
      late.end()
      if (this.#reader === worker) {
        this.#reader = undefined
        this.state.set({ reading: undefined })
      }
    }
  }

  async #saveSource(file: FileRecord, content: Blob): Promise<void> {
    const storage = await this.account.storage
    await storage.addFile(file, content).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error
    })
  }

  #useSource(importing: Importing | undefined, takesFocus: boolean): void {
    this.state.get().importing?.close()
    this.#wantsFocus = takesFocus
    this.state.set({ importing, refused: undefined, same: undefined, pageProblem: undefined })
    this.account.setOpenSource(importing?.file.id)
    this.#tellImporters()
  }

  /**
   * Opens images, folders and ZIPs as a set.
   *
   * @param isCopy opens them even if a saved set has the same files. @default false
   */
  async openImages(sources: readonly ImageSource[], isCopy: boolean = false): Promise<void> {
    await this.#images.open(sources, isCopy)
  }

  /** Stops reading images. */
  cancelImages(): void {
    this.#images.cancel()
  }

  /** Closes the message about images that were not opened. */
  dismissImages(): void {
    this.state.set({ openingImages: {} })
  }

  /** Closes the set of images; it stays saved. */
  closeImages(): void {
    this.#images.close()
  }

  /** Closes the source that is imported from; it stays saved. */
  closeSource(): void {
    this.#useSource(undefined, false)
  }

  /**
   * Makes a product export of the open source and opens it; the source stays saved.
   *
   * @param withoutReview leaves out the products that need review. @default false
   */
  async applyImport(withoutReview = false): Promise<void> {
    const { importing } = this.state.get()
    const written = await importing?.write(withoutReview)
    if (!importing || !written || this.state.get().importing !== importing) return
    const { id, name } = importing.file
    const type = 'text/csv'
    const made = new File([written.content], `${name.replace(/\.[^.]+$/u, '')}-products.csv`, {
      type,
    })
    const from: ImportSource = { id, name, slug: importing.slug }
    await this.open(made, undefined, { isCopy: true, from })
    if (this.state.get().session?.file.from === from) this.#useSource(undefined, true)
  }

  /** Takes back the import that made the open file; asks first if something was done on it. */
  async undoImport(): Promise<void> {
    const { session } = this.state.get()
    if (!session?.file.from) return
    if (session.state.get().status.jobs.length > 0) this.ask({ kind: 'undo-import' })
    else await this.removeImport()
  }

  /** Removes the open file, which was imported, and opens what it was imported from. */
  async removeImport(): Promise<void> {
    const { session } = this.state.get()
    if (!session) return
    const { id, from } = session.file
    this.ask()
    await this.removeFile(id)
    const isKept = this.account.state.get().files.some((file) => file.id === from?.id)
    if (from && isKept) await this.openSaved(from.id)
  }

  /** Closes the open file; it stays saved. */
  closeFile(): void {
    this.state.get().session?.close()
    this.state.set({ session: undefined, dialog: undefined })
    this.account.setOpenFile(undefined)
    this.#tellImporters()
  }

  async removeFile(id: string): Promise<void> {
    // The files of its images cannot be removed while its workers write them.
    if (this.state.get().images?.id === id) this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeFile(id)
    if (this.state.get().session?.file.id === id) this.closeFile()
    if (this.state.get().importing?.file.id === id) this.closeSource()
    await this.state.get().session?.saveUnsaved()
  }

  async removeAll(): Promise<void> {
    this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeAll(() => {
      this.closeFile()
      this.closeSource()
    })
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

  dismissPageProblem(): void {
    this.state.set({ pageProblem: undefined })
  }

  dismissRefusal(): void {
    this.state.set({ refused: undefined })
  }

  dismissSame(): void {
    this.state.set({ same: undefined })
  }

  /** Another tab changed something; `jobs` is the file whose jobs changed. */
  #onChangedElsewhere(jobs: string | undefined): void {
    const { session, importing } = this.state.get()
    if (this.#isClosed) return
    const { files, isReady } = this.account.state.get()
    const isGone = isReady && !files.some((file) => file.id === importing?.file.id)
    if (importing && isGone) this.closeSource()
    this.#images.follow(files, jobs)
    if (!session) return
    const { id } = session.file
    const saved = this.account.state.get().files.find((file) => file.id === id)
    if (saved) void session.follow(saved, jobs === id)
    else if (session.isSaved) this.closeFile()
  }

  /** Another tab removed everything, or the browser closed the storage. */
  #onRemoved(): void {
    if (this.#isClosed) return
    this.closeFile()
    this.closeSource()
    this.closeImages()
  }

  /** Whether closing it now would lose something. */
  get isAtRisk(): boolean {
    const { session, images } = this.state.get()
    const open = [session, images].filter((each) => each !== undefined)
    const { isInMemory } = this.account.state.get()
    return open.some((each) => each.isAtRisk || isInMemory)
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
    this.state.get().importing?.close()
    this.#images.end()
    this.account.close()
  }
}
