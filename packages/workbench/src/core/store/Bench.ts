import type { ImportSlug } from '@dropwatt/automations/options'
import { createStore } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { WrittenUpdate } from '../engine/importMessages.ts'
import type { AdditionAnswer, OpenedFile } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { ImageSource } from '../images/intake/ImageSource.ts'
import {
  lastImport,
  type DiskCopy,
  type DiskHandle,
  type FileRecord,
  type ImportSource,
} from '../storage/records.ts'
import { Account } from './Account.ts'
import type { BenchDialog, BenchState, PreviewPage } from './BenchState.ts'
import { addsToOpen, importerOf, type AppliedUpdate, type Importing } from './Importing.ts'
import { OpenImages } from './OpenImages.ts'
import { startSessionWorker } from './OpenWorker.ts'
import { canImport, readSource, type SourceToRead } from './readSource.ts'
import { Session } from './Session.ts'
import { SourceReader } from './SourceReader.ts'

const sampleName = 'sample-catalogue.csv'

/** A file that a worker has opened. */
interface OpenedInWorker {
  readonly worker: RunningWorker<FileWorker>
  readonly opened: OpenedFile
}

/** Describes a file that a worker has opened for the first time. */
function recordOf(
  { facts, hash }: OpenedFile,
  about: Pick<FileRecord, 'name' | 'size' | 'isSample' | 'from' | 'unpacked' | 'disk'>,
): FileRecord {
  const now = Date.now()
  return {
    id: crypto.randomUUID(),
    kind: facts.kind,
    hash,
    products: facts.products,
    rows: facts.rows,
    addedAt: now,
    openedAt: now,
    changes: 0,
    ...about,
  }
}

/** The workbench of an account: what it has saved, and the file that is open. */
export class Bench {
  readonly account: Account
  readonly state = createStore<BenchState>(() => ({
    isReady: false,
    session: undefined,
    importing: undefined,
    images: undefined,
    openingImages: {},
    pageProblem: undefined,
    reading: undefined,
    refused: undefined,
    same: undefined,
    onlyOne: undefined,
    arrived: undefined,
    chosen: undefined,
    goesOn: undefined,
    dialog: undefined,
  }))
  readonly #reader = new SourceReader((reading) => this.state.setState({ reading }))
  /** Reads what was open when the page was left, beside what the owner opens meanwhile. */
  readonly #restorer = new SourceReader((reading) => {
    if (!this.#reader.isReading) this.state.setState({ reading })
  })
  #isClosed = false
  /** Counts the exports that were started: only the newest is wanted. */
  #starts = 0
  /** The importer whose page is shown. */
  #importer: ImportSlug | undefined
  /** The page that shows what an automation would change. */
  #page: PreviewPage | undefined
  readonly #images: OpenImages

  constructor(user: string) {
    this.account = new Account(user, {
      onChanged: (file) => this.#onChangedElsewhere(file),
      onPage: ({ file, page }) => {
        const { session, images } = this.state.getState()
        if (this.#isClosed) return
        if (session?.file.id === file) void session.preview.follow(page)
        if (images?.id === file) void images.options.follow(page)
      },
      onRemoved: () => this.#onRemoved(),
    })
    this.#images = new OpenImages(this.account, {
      onChange: (openingImages) => this.state.setState({ openingImages }),
      onOpened: (images, takesFocus) => {
        this.state.setState({ images })
        if (images) this.#arrive(images.file, takesFocus)
      },
    })
    addEventListener('beforeunload', this.#onBeforeUnload)
    document.addEventListener('visibilitychange', this.#onVisible)
    void this.#start()
  }

  async #start(): Promise<void> {
    await this.account.refresh()
    const starts = this.#starts
    const { openFile, openSource, openImages } = this.account
    await this.#restore(openFile, () => !this.state.getState().session && starts === this.#starts)
    await this.#restore(openSource, () => !this.state.getState().importing)
    await this.#images.settled
    await this.#restore(openImages, () => !this.state.getState().images)
    this.state.setState({ isReady: true })
  }

  /**
   * Opens what was open when the page was left.
   *
   * @param isWanted whether the owner has opened nothing of its kind meanwhile
   */
  async #restore(id: string | undefined, isWanted: () => boolean): Promise<void> {
    if (id === undefined || !isWanted()) return
    await this.account.use(() => this.#openSaved(id, false, isWanted))
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
    const read = await this.#read(source, source.name, [])
    if (!read) {
      const { refused } = this.state.getState()
      if (refused) this.state.setState({ refused: { ...refused, source } })
      await this.#importRefused()
      return
    }
    const { worker, opened } = read
    const { files } = this.account.state.getState()
    const same = files.find(({ hash }) => hash === opened.hash)
    if (same && !isCopy) {
      worker.stop()
      if (isSample) await this.openSaved(same.id)
      else this.state.setState({ same: { file: same, source } })
      return
    }
    const { unpacked } = opened
    // What is worked on is the table, not the workbook or the ZIP that it was in.
    const content = unpacked ? new File([unpacked.content], unpacked.name) : source
    const { name, size } = content
    const disk: DiskCopy | undefined =
      handle && !unpacked
        ? { handle: handle as DiskHandle, size, modifiedAt: source.lastModified }
        : undefined
    const file = recordOf(opened, {
      name,
      size,
      isSample,
      ...(from && { from }),
      ...(unpacked && { unpacked: unpacked.from }),
      ...(disk && { disk }),
    })
    const session = await this.#startSession(content, file, read)
    if (!session) return
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
   * @returns whether it is open now
   */
  async openSaved(
    id: string,
    { takesFocus = true }: { takesFocus?: boolean } = {},
  ): Promise<boolean> {
    const open = this.openFiles.find((file) => file.id === id)
    if (open) this.#arrive(open, takesFocus)
    else await this.#openSaved(id, takesFocus)
    return this.#isOpen(id)
  }

  /** The files that are open: an export, what is imported from, and a set of images. */
  get openFiles(): readonly FileRecord[] {
    const { session, importing, images } = this.state.getState()
    return [session, importing, images].flatMap((open) => open?.file ?? [])
  }

  #isOpen(id: string): boolean {
    return this.openFiles.some((file) => file.id === id)
  }

  /** @param isWanted asked at each step of what nobody waits for. @default always */
  async #openSaved(id: string, takesFocus: boolean, isWanted?: () => boolean): Promise<void> {
    const storage = await this.account.storage
    const [file, source, jobs] = await Promise.all([
      storage.file(id),
      storage.source(id),
      storage.packedJobs(id),
    ])
    if (isWanted && !isWanted()) return
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
      const found = { content: source, name, slug, address, saved: file }
      await this.#readSource(found, takesFocus, isWanted)
      return
    }
    const addedFrom = file.added?.[0]?.before.rows
    const restorer = isWanted && this.#restorer
    const read = await this.#read(source, file.name, jobs, restorer, addedFrom)
    if (!read) return
    if (isWanted && !isWanted()) {
      read.worker.stop()
      return
    }
    const session = await this.#startSession(source, file, read)
    if (!session) return
    this.#use(session, takesFocus)
    const openedAt = Date.now()
    await this.state.getState().session?.putFile({ openedAt })
  }

  /**
   * Reads a file in a new worker; the open file stays open until it is replaced.
   *
   * @param restorer reads it if the owner has not asked for it, and says nothing if it cannot
   * @param addedFrom the first row of products that were imported into it. @default none were
   */
  async #read(
    source: Blob,
    name: string,
    jobs: Parameters<FileWorker['open']>[2],
    restorer?: SourceReader,
    addedFrom?: number,
  ) {
    const worker = startSessionWorker()
    const reader = restorer ?? this.#reader
    if (!restorer) this.#forgetAnswers()
    const { size } = source
    const read = await reader.read({ name, size }, worker, async (onProgress, isWanted) => {
      const opened = await worker.call((api) => api.open(source, name, jobs, onProgress, addedFrom))
      if (isWanted() && !('refused' in opened)) return { worker, opened }
      worker.stop()
      return isWanted() && 'refused' in opened ? opened : undefined
    })
    if (read === 'unreadable') {
      this.state.setState({ refused: { name, code: read, values: {} } })
      return undefined
    }
    if (!read || !('refused' in read)) return read
    this.state.setState({ refused: { name, ...read.refused } })
    return undefined
  }

  /**
   * Starts to work on a file that was read. That may wait for another tab to leave the file.
   *
   * @returns nothing if another file was started meanwhile, or this one once more
   */
  async #startSession(source: Blob, file: FileRecord, { worker, opened }: OpenedInWorker) {
    this.#starts += 1
    const starts = this.#starts
    const session = await Session.start(this.account, source, worker, file, opened)
    if (starts === this.#starts) return session
    session.close()
    return undefined
  }

  /** Stops reading a file. */
  cancelReading(): void {
    this.#reader.stop()
  }

  #use(session: Session, takesFocus: boolean): void {
    this.state.getState().session?.close()
    this.state.setState({ session, ...(takesFocus && { refused: undefined, same: undefined }) })
    this.#arrive(session.file, takesFocus)
    this.account.setOpenFile(session.file)
    this.#tellImporters()
  }

  /** Notes that a file is open now; one that was opened by hand closes the dialog that asked for it. */
  #arrive(file: FileRecord, isByHand: boolean): void {
    if (!isByHand) return
    const { dialog } = this.state.getState()
    this.state.setState({
      arrived: file,
      chosen: file.kind === 'images' ? 'images' : 'file',
      ...(dialog?.kind === 'open' && { dialog: undefined }),
    })
  }

  /** Notes that only one of several files was opened. */
  noteOnlyOne(name: string): void {
    this.state.setState({ onlyOne: name })
  }

  dismissOnlyOne(): void {
    this.state.setState({ onlyOne: undefined })
  }

  /** Forgets what was said about the file that was dropped or chosen last. */
  #forgetAnswers(): void {
    this.state.setState({
      refused: undefined,
      same: undefined,
      pageProblem: undefined,
      onlyOne: undefined,
      arrived: undefined,
      openingImages: {},
    })
  }

  /** Tells pages which importers have something to show. */
  #tellImporters(): void {
    const { session, importing, goesOn } = this.state.getState()
    const made = session && lastImport(session.file)?.slug
    const shown = [importing?.slug, made === goesOn ? undefined : made]
    this.account.setImporters([...new Set(shown.filter((slug) => slug !== undefined))])
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
    const { refused } = this.state.getState()
    const slug = this.#importer
    if (!refused?.source || !slug || !canImport(slug, refused)) return
    const { source: content } = refused
    const { name } = content
    await this.#readSource({ content, name, slug, address: undefined }, true)
    if (!this.state.getState().pageProblem) return
    this.state.setState({
      pageProblem: undefined,
      refused: { name, code: 'no-product', values: {} },
    })
  }

  /**
   * Opens the text of a supplier list or a product page, to import from it; the problem of a page is
   * said where its text was typed.
   *
   * @param address the web address of a page, which relative addresses in it belong to
   */
  async openSource(source: File, slug: ImportSlug, address?: string): Promise<void> {
    await this.#readSource({ content: source, name: source.name, slug, address }, true)
    const { refused } = this.state.getState()
    if (refused && slug === 'product-importer') {
      this.state.setState({ refused: undefined, pageProblem: 'no-page' })
    }
  }

  /** @param isWanted asked once what nobody waits for was read. @default always */
  async #readSource(
    source: SourceToRead,
    takesFocus: boolean,
    isWanted?: () => boolean,
  ): Promise<void> {
    if (!isWanted) this.#forgetAnswers()
    const read = await readSource(this.account, isWanted ? this.#restorer : this.#reader, source)
    if (!read) return
    if (!('importing' in read)) {
      this.state.setState(read)
      return
    }
    const { importing, isKnown } = read
    if (isWanted && !isWanted()) {
      importing.close()
      return
    }
    this.#useSource(importing, takesFocus)
    if (isKnown) await this.account.putFile(importing.file.id, { openedAt: Date.now() })
    else await this.account.changed()
  }

  #useSource(importing: Importing | undefined, takesFocus: boolean): void {
    this.state.getState().importing?.close()
    this.state.setState({
      importing,
      ...(importing && { goesOn: undefined }),
      ...(takesFocus && { refused: undefined, same: undefined, pageProblem: undefined }),
    })
    if (importing) this.#arrive(importing.file, takesFocus)
    this.account.setOpenSource(importing?.file.id)
    this.#tellImporters()
  }

  /**
   * Opens images, folders and ZIPs as a set.
   *
   * @param isCopy opens them even if a saved set has the same files. @default false
   */
  async openImages(sources: readonly ImageSource[], isCopy: boolean = false): Promise<void> {
    this.#forgetAnswers()
    await this.#images.open(sources, isCopy)
  }

  /** Stops reading images. */
  cancelImages(): void {
    this.#images.cancel()
  }

  /** Closes the message about images that were not opened. */
  dismissImages(): void {
    this.state.setState({ openingImages: {} })
  }

  /** Closes the set of images; it stays saved. */
  closeImages(): void {
    this.#images.close()
  }

  /** Closes the source that is imported from; it stays saved. */
  closeSource(): void {
    this.#useSource(undefined, false)
  }

  /** Leaves what an importer made for another source; the export stays open. */
  importAnother(slug: ImportSlug): void {
    this.state.setState({ goesOn: slug })
    if (this.state.getState().importing?.slug === slug) this.closeSource()
    this.#tellImporters()
  }

  /**
   * Makes a product export of the open source and opens it, or adds to the open export or updates it;
   * the source stays saved.
   *
   * @param withoutReview leaves out the products that need review. @default false
   * @param answer what the owner wants where there was something to ask
   */
  async applyImport(withoutReview = false, answer?: AdditionAnswer): Promise<void> {
    const { importing, session } = this.state.getState()
    const start = performance.now()
    const written = await importing?.write(withoutReview)
    if (!importing || !written || this.state.getState().importing !== importing) return
    const { id, name } = importing.file
    const { content, deleted } = written
    const made =
      content &&
      new File([content], `${name.replace(/\.[^.]+$/u, '')}-products.csv`, { type: 'text/csv' })
    const from: ImportSource = { id, name, slug: importing.slug, ...(deleted && { deleted }) }
    if (written.update) {
      await this.#applyUpdate(importing, written.update, { made, from, start })
      return
    }
    if (!made) return
    if (session && addsToOpen(importing.state.getState(), session.file)) {
      const outcome = await session.jobs.addProducts(
        made,
        { id, name, slug: importing.slug },
        answer,
      )
      if (outcome === 'added') this.#leaveSource(session)
      else if (outcome) this.ask({ kind: 'add', question: outcome, withoutReview })
      return
    }
    await this.open(made, undefined, { isCopy: true, from })
    const { session: opened } = this.state.getState()
    if (opened?.file.from === from) this.#leaveSource(opened)
  }

  /** Closes the source that an export was filled from, and shows that. */
  #leaveSource({ file }: Session): void {
    this.state.setState({ goesOn: undefined })
    this.#useSource(undefined, true)
    this.#arrive(file, true)
  }

  /** Writes an update into the open export as a job, and saves its new products as a file. */
  async #applyUpdate(
    importing: Importing,
    { patches, excludedCells }: WrittenUpdate,
    {
      made,
      from,
      start,
    }: {
      readonly made: File | undefined
      readonly from: ImportSource
      readonly start: number
    },
  ): Promise<void> {
    const { session } = this.state.getState()
    if (!session) return
    const { slug } = importing
    const { options } = importing.state.getState()
    const job = crypto.randomUUID()
    const source = from.name
    const planned = { id: job, at: Date.now(), slug, options, source, patches, excludedCells }
    if (patches.length > 0 && !(await session.jobs.applyPlanned(planned))) return
    const file =
      made && (await this.#keep(made, { ...from, deleted: { variants: 0, products: 0 } }))
    const applied = session.state.getState().status.jobs.find(({ id }) => id === job)
    importing.showApplied({
      job,
      variants: new Set(patches.map(([row]) => row)).size,
      cells: patches.length,
      products: applied?.changedProducts ?? 0,
      seconds: (performance.now() - start) / 1000,
      ...(file && { made: file }),
    })
  }

  /** Saves a file that was made here, without opening it. */
  async #keep(source: File, from: ImportSource): Promise<FileRecord | undefined> {
    const worker = startSessionWorker()
    try {
      const { name, size } = source
      const opened = await worker.call((api) => api.open(source, name, []))
      if ('refused' in opened) return undefined
      const file = recordOf(opened, { name, size, from, isSample: false })
      await (await this.account.storage).addFile(file, source)
      await this.account.changed()
      return file
    } finally {
      worker.stop()
    }
  }

  /** Takes an update back: its job, and the file with its new products if nothing was done on it. */
  async undoUpdate({ job, cells, made }: AppliedUpdate): Promise<void> {
    const { importing } = this.state.getState()
    if (cells > 0) await this.undo(job)
    const kept = this.account.state.getState().files.find(({ id }) => id === made?.id)
    if (kept?.changes === 0) await this.removeFile(kept.id)
    importing?.showApplied()
  }

  /** Takes back the import that made the open file; asks first if something was done on it. */
  async undoImport(): Promise<void> {
    const { session } = this.state.getState()
    if (!session) return
    const added = session.file.added?.at(-1)
    if (added) {
      if (await session.jobs.changesAdded(added)) this.ask({ kind: 'take-out' })
      else await this.takeOutAdded()
      return
    }
    if (!session.file.from) return
    if (session.state.getState().status.jobs.length > 0) this.ask({ kind: 'undo-import' })
    else await this.removeImport()
  }

  /** Takes the products out of the open file again that were added last, and opens what they are from. */
  async takeOutAdded(): Promise<void> {
    const { session } = this.state.getState()
    const added = session?.file.added?.at(-1)
    this.ask()
    if (!session || !added || !(await session.jobs.takeOutAdded())) return
    this.#tellImporters()
    await this.#openImported(added)
  }

  /** Removes the open file, which was imported, and opens what it was imported from. */
  async removeImport(): Promise<void> {
    const { session } = this.state.getState()
    if (!session) return
    const { id, from } = session.file
    this.ask()
    await this.#remove(id)
    if (from) await this.#openImported(from)
  }

  /** Opens what products were imported from, if it is still saved. */
  async #openImported({ id }: ImportSource): Promise<void> {
    if (this.account.state.getState().files.some((file) => file.id === id)) await this.openSaved(id)
  }

  /** Closes the open file; it stays saved. */
  closeFile(): void {
    this.state.getState().session?.close()
    this.state.setState({ session: undefined, dialog: undefined })
    this.account.setOpenFile(undefined)
    this.#tellImporters()
  }

  /** Removes a saved file. With one that is open, all close that would be shown in its place. */
  async removeFile(id: string): Promise<void> {
    const others = this.closingWith(id)
    await this.#remove(id)
    for (const { id: other } of others) this.#close(other)
  }

  /** Returns the files that close when one is removed; those with unsaved work stay open. */
  closingWith(id: string): readonly FileRecord[] {
    if (!this.#isOpen(id)) return []
    const { session, importing, images } = this.state.getState()
    return [!session?.isAtRisk && session, importing, !images?.isAtRisk && images].flatMap((open) =>
      open && open.file.id !== id ? open.file : [],
    )
  }

  #close(id: string): void {
    const { session, importing, images } = this.state.getState()
    if (session?.file.id === id) this.closeFile()
    if (importing?.file.id === id) this.closeSource()
    if (images?.id === id) this.closeImages()
  }

  async #remove(id: string): Promise<void> {
    // The files of its images cannot be removed while its workers write them.
    if (this.state.getState().images?.id === id) this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeFile(id)
    this.#close(id)
    await this.state.getState().session?.saveUnsaved()
  }

  async removeAll(): Promise<void> {
    this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.account.removeAll(() => {
      this.closeFile()
      this.closeSource()
    })
  }

  /** Returns once whether focus should move to a file, which was opened by hand. */
  takeFocus(id: string): boolean {
    const isWanted = this.state.getState().arrived?.id === id
    if (isWanted) this.dismissArrived()
    return isWanted
  }

  /** Works on one of the open files from now on, and after a reload. */
  async choose({ id }: Pick<FileRecord, 'id'>): Promise<void> {
    if (!(await this.openSaved(id))) return
    const { session } = this.state.getState()
    const openedAt = Date.now()
    if (session?.file.id === id) await session.putFile({ openedAt })
    else await this.account.putFile(id, { openedAt })
  }

  /**
   * Notes that a page shows what an automation would change, so that a download asks about it.
   *
   * @returns ends it
   */
  showPreview(page: PreviewPage): () => void {
    this.#page = page
    return () => {
      if (this.#page === page) this.#page = undefined
    }
  }

  /**
   * Opens a dialog; without one, closes the one that is open. Before a download it asks about changes
   * that the page shows and that are not in the file.
   */
  ask(dialog?: BenchDialog): void {
    const isOpening = [dialog, this.state.getState().dialog].some((each) => each?.kind === 'open')
    if (isOpening) {
      this.cancelReading()
      this.cancelImages()
      this.#forgetAnswers()
    }
    if (dialog?.kind === 'download' && !dialog.isAsked) void this.#askDownload(dialog)
    else this.state.setState({ dialog })
  }

  async #askDownload(dialog: BenchDialog): Promise<void> {
    const { session } = this.state.getState()
    const slug = this.#page?.slug
    const pending = slug && (await session?.pendingOn(slug))
    // It may have been closed, or the page left, meanwhile.
    if (this.state.getState().session !== session) return
    const page = this.#page
    this.state.setState({
      dialog:
        pending && page?.slug === slug
          ? { kind: 'apply-first', pending, apply: page.apply }
          : dialog,
    })
  }

  /** Undoes a job of the open file; asks first if later jobs changed its cells again. */
  async undo(job: string): Promise<void> {
    const { session } = this.state.getState()
    if (!session) return
    const question = await session.jobs.undoQuestion(job)
    if (question) this.ask({ kind: 'undo', job, question })
    else await session.jobs.undo(job)
  }

  /** Applies a job of the open file again that was undone. */
  async redo(job: string): Promise<void> {
    await this.state.getState().session?.jobs.redo(job)
  }

  dismissPageProblem(): void {
    this.state.setState({ pageProblem: undefined })
  }

  dismissArrived(): void {
    this.state.setState({ arrived: undefined })
  }

  dismissRefusal(): void {
    this.state.setState({ refused: undefined })
  }

  dismissSame(): void {
    this.state.setState({ same: undefined })
  }

  /** Another tab changed something; `jobs` is the file whose jobs changed. */
  #onChangedElsewhere(jobs: string | undefined): void {
    const { session, importing } = this.state.getState()
    if (this.#isClosed) return
    const { files, isReady } = this.account.state.getState()
    const isGone = isReady && !files.some((file) => file.id === importing?.file.id)
    if (importing && isGone) this.closeSource()
    this.#images.follow(files, jobs)
    if (!session) return
    const { id } = session.file
    const saved = this.account.state.getState().files.find((file) => file.id === id)
    if (saved) void session.follow(saved, jobs === id)
    else if (session.isSaved) this.closeFile()
  }

  /** Another tab removed everything, or the browser closed the storage. */
  #onRemoved(): void {
    if (this.#isClosed) return
    this.#restorer.stop()
    this.closeFile()
    this.closeSource()
    this.closeImages()
  }

  /** Whether closing it now would lose something. */
  get isAtRisk(): boolean {
    const { session, images } = this.state.getState()
    const open = [session, images].filter((each) => each !== undefined)
    const { isInMemory } = this.account.state.getState()
    return open.some((each) => each.isAtRisk || isInMemory)
  }

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.isAtRisk) event.preventDefault()
  }

  readonly #onVisible = (): void => {
    if (!document.hidden) void this.state.getState().session?.lookAtDisk()
  }

  /** Closes everything, such as when the account logs out. */
  close(): void {
    this.#isClosed = true
    removeEventListener('beforeunload', this.#onBeforeUnload)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#reader.stop()
    this.#restorer.stop()
    this.state.getState().session?.close()
    this.state.getState().importing?.close()
    this.#images.end()
    this.account.close()
  }
}
