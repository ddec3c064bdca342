import type { ImportSlug } from '@dropwatt/automations/options'
import type { StoreApi } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { LiveRights, OpenedFile } from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { LiveContent } from '../live/liveState.ts'
import type { DiskCopy, DiskHandle, FileRecord, ImportSource } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { noAnswers, type Answers, type BenchState } from './BenchState.ts'
import { importerOf } from './Importing.ts'
import type { OpenFiles } from './OpenFiles.ts'
import type { OpenImages } from './OpenImages.ts'
import { startSessionWorker } from './OpenWorker.ts'
import { Session } from './Session.ts'
import type { Readers, SourceReader } from './SourceReader.ts'
import type { Sources } from './Sources.ts'

const sampleName = 'sample-catalogue.csv'

/** A file that a worker has opened. */
interface OpenedInWorker {
  readonly worker: RunningWorker<FileWorker>
  readonly opened: OpenedFile
}

/** Describes a file that a worker has opened for the first time. */
function recordOf(
  { facts, hash }: OpenedFile,
  about: Pick<FileRecord, 'name' | 'size' | 'isSample' | 'from' | 'unpacked' | 'disk' | 'live'>,
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

interface OpeningParts {
  readonly account: Account
  readonly state: StoreApi<BenchState>
  readonly files: OpenFiles
  readonly readers: Readers
  readonly sources: Sources
  readonly images: OpenImages
}

/** Opens files: those from outside, and those that are saved. */
export class Opening {
  readonly #account: Account
  readonly #state: StoreApi<BenchState>
  readonly #files: OpenFiles
  readonly #readers: Readers
  readonly #sources: Sources
  readonly #images: OpenImages
  /** Counts the exports that were started: only the newest is wanted. */
  #starts = 0

  constructor({ account, state, files, readers, sources, images }: OpeningParts) {
    this.#account = account
    this.#state = state
    this.#files = files
    this.#readers = readers
    this.#sources = sources
    this.#images = images
  }

  /** Opens what was open when the page was left, unless the member has opened another of its kind. */
  async restore(): Promise<void> {
    const starts = this.#starts
    const { open } = this.#state.getState()
    const isOpen = (kind: 'session' | 'importing' | 'images') => !!this.#state.getState()[kind]
    await this.#restore(open.file, () => !isOpen('session') && starts === this.#starts)
    await this.#restore(open.source, () => !isOpen('importing'))
    await this.#images.settled
    await this.#restore(open.images, () => !isOpen('images'))
    this.#state.setState({ isReady: true })
  }

  async #restore(id: string | undefined, isWanted: () => boolean): Promise<void> {
    if (id === undefined || !isWanted()) return
    await this.#account.use(() => this.#openSaved(id, false, isWanted))
  }

  /**
   * Opens a file from outside.
   *
   * @param handle gives access to it in the member's folder, where the browser has such
   * @param isCopy opens it even if a saved file has the same bytes. @default false
   * @param from what it was imported from. @default it was not
   * @param importer opens what is no export, where it can. @default it is refused
   * @param live the store that it was read from, with its ids; other files with the same bytes do not matter
   * @returns whether it is open now
   */
  async open(
    source: File,
    handle?: FileSystemFileHandle,
    {
      isCopy = false,
      isSample = false,
      from,
      importer,
      live,
    }: {
      isCopy?: boolean
      isSample?: boolean
      from?: ImportSource
      importer?: ImportSlug | undefined
      live?: LiveContent
    } = {},
  ): Promise<boolean> {
    const read = await this.#read(source, source.name, [], {
      live: live && { ids: live.sidecar, granted: live.mark.scopes },
    })
    if (!read) {
      const { refused } = this.#state.getState()
      if (refused) this.#state.setState({ refused: { ...refused, source } })
      if (importer) await this.#sources.openRefused(importer)
      return false
    }
    const { worker, opened } = read
    const same = this.#state.getState().files.find(({ hash }) => hash === opened.hash)
    if (same && !isCopy && !live) {
      worker.stop()
      if (isSample) return this.openSaved(same.id)
      this.#state.setState({ same: { file: same, source } })
      return false
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
      ...(live && { live: live.mark }),
    })
    const session = await this.#startSession(content, file, read)
    if (!session) return false
    await session.saver.saveNew(live?.sidecar)
    this.#files.showFile(session, true)
    if (session.saver.isSourceSaved) this.#account.noteFile(file)
    return true
  }

  /** Opens the sample catalogue, which is created on this device. */
  async openSample(): Promise<void> {
    const worker = startSessionWorker()
    const content = await worker.call((api) => api.sample())
    worker.stop()
    const sample = new File([content], sampleName, { type: content.type })
    await this.open(sample, undefined, { isSample: true })
  }

  /** Saves a file that was made here, without opening it. */
  async keep(source: File, from: ImportSource): Promise<FileRecord | undefined> {
    const worker = startSessionWorker()
    try {
      const { name, size } = source
      const opened = await worker.call((api) => api.open(source, name, []))
      if ('refused' in opened) return undefined
      const file = recordOf(opened, { name, size, from, isSample: false })
      await (await this.#account.storage).addFile(file, source)
      this.#account.noteFile(file)
      return file
    } finally {
      worker.stop()
    }
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
    const open = this.#files.list.find((file) => file.id === id)
    if (!open) await this.#openSaved(id, takesFocus)
    else if (takesFocus) this.#files.arrive(open)
    return this.#files.has(id)
  }

  /** Works on one of the open files from now on, and after a reload. */
  async choose({ id }: Pick<FileRecord, 'id'>): Promise<void> {
    if (!(await this.openSaved(id))) return
    const { session } = this.#state.getState()
    const openedAt = Date.now()
    if (session?.file.id === id) await session.saver.putFile({ openedAt })
    else await this.#account.putFile(id, { openedAt })
  }

  /** @param isWanted asked at each step of what nobody waits for. @default always */
  async #openSaved(id: string, takesFocus: boolean, isWanted?: () => boolean): Promise<void> {
    const storage = await this.#account.storage
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
      this.#forget(id)
      return
    }
    const slug = importerOf(file)
    if (slug) {
      const { name, address } = file
      const found = { content: source, name, slug, address, saved: file }
      await this.#sources.read(found, takesFocus, isWanted)
      return
    }
    const addedFrom = file.added?.[0]?.before.rows
    const restorer = isWanted && this.#readers.restoring
    const live = file.live && { ids: await this.#idsOf(id), granted: file.live.scopes }
    const read = await this.#read(source, file.name, jobs, { restorer, addedFrom, live })
    if (!read) return
    if (isWanted && !isWanted()) {
      read.worker.stop()
      return
    }
    const session = await this.#startSession(source, file, read)
    if (!session) return
    this.#files.showFile(session, takesFocus)
    await session.saver.putFile({ openedAt: Date.now() })
  }

  /** Returns the ids of a store behind the rows of a saved file. */
  async #idsOf(id: string): Promise<unknown> {
    const storage = await this.#account.storage
    return storage.sidecar(id)
  }

  /** Forgets that a file is to be opened which is not saved any more. */
  #forget(id: string): void {
    const { open } = this.#state.getState()
    if (open.images === id) this.#files.closeImages()
    else if (open.source === id) this.#files.closeSource()
    else if (open.file === id) this.#state.setState({ open: { ...open, file: undefined } })
  }

  /**
   * Reads a file in a new worker; the open file stays open until it is replaced.
   *
   * @param restorer reads it if the member has not asked for it, and says nothing if it cannot
   * @param addedFrom the first row of products that were imported into it. @default none were
   * @param live set for a file that was read from a store. @default it was not
   */
  async #read(
    source: Blob,
    name: string,
    jobs: Parameters<FileWorker['open']>[2],
    {
      restorer,
      addedFrom,
      live,
    }: {
      readonly restorer?: SourceReader | undefined
      readonly addedFrom?: number | undefined
      readonly live?: LiveRights | undefined
    } = {},
  ) {
    const worker = startSessionWorker()
    const reader = restorer ?? this.#readers.asked
    if (!restorer) this.#state.setState(noAnswers)
    const { size } = source
    const read = await reader.read({ name, size }, worker, async (onProgress, isWanted) => {
      const opened = await worker.call((api) =>
        api.open(source, name, jobs, onProgress, addedFrom, live),
      )
      if (isWanted() && !('refused' in opened)) return { worker, opened }
      worker.stop()
      return isWanted() && 'refused' in opened ? opened : undefined
    })
    if (read === 'unreadable') {
      this.#state.setState({ refused: { name, code: read, values: {} } })
      return undefined
    }
    if (!read || !('refused' in read)) return read
    this.#state.setState({ refused: { name, ...read.refused } })
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
    const session = await Session.start(this.#account, source, worker, file, opened)
    if (starts === this.#starts) return session
    session.close()
    return undefined
  }

  /** Stops reading a file. */
  stop(): void {
    this.#readers.asked.stop()
  }

  /** Stops reading files and images, and drops the messages about them. */
  cancel(): void {
    this.stop()
    this.#images.cancel()
    this.#state.setState(noAnswers)
  }

  /** Closes messages about what was dropped or chosen last. */
  dismiss(...answers: readonly (keyof Answers)[]): void {
    this.#state.setState(Object.fromEntries(answers.map((name) => [name, noAnswers[name]])))
  }

  /** Notes that only one of several files was opened. */
  noteOnlyOne(name: string): void {
    this.#state.setState({ onlyOne: name })
  }
}
