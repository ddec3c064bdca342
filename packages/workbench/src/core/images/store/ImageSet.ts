import type { MetadataCounts } from '@dropwatt/automations/images'
import type { ImageSlug, OptionValue } from '@dropwatt/automations/options'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FileRecord } from '../../storage/records.ts'
import { isFull } from '../../storage/FileStorage.ts'
import type { Account } from '../../store/Account.ts'
import { removeImageFolder } from '../../imageFolder.ts'
import { lockFile, type FileLock } from '../../store/FileLock.ts'
import type { WorkerTask } from '../engine/imageMessages.ts'
import type { ImageSource } from '../intake/ImageSource.ts'
import type { ImageBytes } from '../storage/ImageBytes.ts'
import type { OutcomeRecord, ReviewDecision } from '../storage/imageRecords.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import { newestJob } from './chain.ts'
import { ImageDecisions } from './ImageDecisions.ts'
import { ImageJobs } from './ImageJobs.ts'
import { ImageMaker } from './ImageMaker.ts'
import { ImagePool } from './ImagePool.ts'
import { ImagePreviews } from './ImagePreviews.ts'
import { ImageReview, type ReviewFacts } from './ImageReview.ts'
import type { ImageSetState, IntakeProgress } from './ImageSetState.ts'
import { startImageWorker, type ImageWorker } from './imageWorkers.ts'
import { openStorage, readSet } from './openSet.ts'
import { copyOriginals, type UncopiedZip } from './OriginalCopies.ts'
import { OutcomeSaver } from './OutcomeSaver.ts'
import { ProductMatches, type FindProducts } from './ProductMatches.ts'
import { SetData } from './SetData.ts'
import { SetOptions } from './SetOptions.ts'
import { SetPictures } from './SetPictures.ts'
import { SetSources } from './SetSources.ts'
import { ZipDownload, type FileListWords } from './ZipDownload.ts'

interface SetParts {
  readonly account: Account
  readonly file: FileRecord
  readonly sources: SetSources
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
}

/**
 * An open set of images. It owns the right to change it, and connects its parts: records, options,
 * previews, jobs and small pictures.
 */
export class ImageSet {
  readonly state: StoreApi<ImageSetState>
  readonly #parts: SetParts
  readonly #data: SetData
  readonly #pool = new ImagePool<ImageWorker>(startImageWorker)
  readonly #saver: OutcomeSaver
  readonly #options: SetOptions
  readonly #previews: ImagePreviews
  readonly #jobs: ImageJobs
  readonly #decisions: ImageDecisions
  readonly #maker: ImageMaker
  readonly #pictures: SetPictures
  readonly #zip: ZipDownload
  readonly #matches: ProductMatches
  #lock: FileLock | undefined
  #isSaved = true
  #isClosed = false

  private constructor(parts: SetParts) {
    const { account, file, bytes, sources, storage } = parts
    this.#parts = parts
    this.state = createStore<ImageSetState>(() => ({
      file,
      images: [],
      unused: [],
      intake: undefined,
      access: 'granted',
      shortOfSpace: undefined,
      unsaved: undefined,
      canEdit: false,
      slug: undefined,
      filter: undefined,
      options: {},
      problems: {},
      previews: [],
      wordless: new Set(),
      previewProgress: 'calculating',
      estimate: undefined,
      jobs: [],
      progress: undefined,
      interrupted: undefined,
      ended: undefined,
      left: undefined,
      undone: undefined,
      zip: undefined,
    }))
    const data = new SetData(this.state)
    this.#data = data
    this.#saver = new OutcomeSaver(data, storage)
    this.#options = new SetOptions(data, account, file.id, () => this.#previews.planSoon())
    this.setFilter = this.#options.setFilter
    this.followPage = this.#options.follow
    const onChanged = () => this.#onChanged()
    this.#maker = new ImageMaker({
      data,
      bytes,
      sources,
      pool: this.#pool,
      pictureOf: (job) => this.#options.pictureOf(job),
      service: async () => {
        await account.keys.read()
        return account.keys.state.getState().services.background
      },
      valuesOf: (index) => this.#valuesOf(index),
    })
    const { maker, pool, saver } = { maker: this.#maker, pool: this.#pool, saver: this.#saver }
    this.#jobs = new ImageJobs({ data, maker, pool, saver, onChanged })
    this.#pictures = new SetPictures({ data, maker, sources })
    this.#decisions = new ImageDecisions({
      data,
      bytes,
      storage,
      saver: this.#saver,
      jobs: this.#jobs,
      onChanged,
    })
    this.#matches = new ProductMatches(() => data.records.map(({ name }) => name))
    this.#zip = new ZipDownload(data, maker, this.#matches, () => this.#jobs.settled())
    this.#previews = new ImagePreviews({
      data,
      workers: this.#pool.size,
      read: (index) => maker.input(index),
      versionOf: (index) => this.#pictures.versionOf(index),
      valuesOf: (index) => this.#valuesOf(index),
      taskOf: (index, changes) => this.#taskOf(index, changes),
    })
  }

  /**
   * Reads what was dropped or chosen as a new set.
   *
   * @param isWanted whether to go on
   * @returns which files cannot be used, if none can; nothing if it is no longer wanted
   */
  static async read(
    account: Account,
    given: readonly ImageSource[],
    onProgress: (progress: IntakeProgress) => void,
    isWanted: () => boolean,
  ) {
    const read = await readSet(account, given, onProgress, isWanted)
    if (!read || 'unused' in read) return read
    return {
      file: read.file,
      /** Saves the set and opens it. */
      open: async (): Promise<ImageSet> => {
        const set = new ImageSet({ account, ...read })
        set.#data.load(read.records, [], [])
        await read.storage
          .addSet(read.file, read.records, read.saved)
          .catch((error: unknown) => set.#onUnsaved(error))
        await set.lock(false)
        void set.#copy(read.zips)
        return set
      },
      /** Forgets what was read. */
      discard: (): void => {
        read.bytes.close()
        void removeImageFolder(account.user, read.file.id)
      },
    }
  }

  /** Opens a saved set. */
  static async openSaved(account: Account, file: FileRecord): Promise<ImageSet> {
    const { storage, bytes } = await openStorage(account, file.id)
    const sources = SetSources.ofSaved(bytes, await storage.sources())
    const set = new ImageSet({ account, file, storage, bytes, sources })
    if (!(await sources.isAllowed())) set.state.setState({ access: 'ask' })
    await set.#load()
    await set.lock(false)
    return set
  }

  get id(): string {
    return this.#parts.file.id
  }

  get file(): FileRecord {
    return this.state.getState().file
  }

  /** Whether the device has its record. */
  get isSaved(): boolean {
    return this.#isSaved
  }

  /** Whether closing the tab now would lose something. */
  get isAtRisk(): boolean {
    const { intake, unsaved, progress } = this.state.getState()
    const isWorking = progress !== undefined && !progress.isPaused
    return isWorking || intake !== undefined || unsaved !== undefined
  }

  #onUnsaved(error: unknown): void {
    this.#isSaved = false
    this.state.setState({ unsaved: isFull(error) ? 'full' : 'failed' })
  }

  async #load(): Promise<void> {
    const { storage } = this.#parts
    const [images, jobs, outcomes] = await Promise.all([
      storage.images(),
      storage.jobs(),
      storage.outcomes(),
    ])
    if (!this.#isClosed) this.#data.load(images, jobs, outcomes)
  }

  /**
   * Takes the right to change the set.
   *
   * @param takesOver takes it from another tab, which then only shows the set
   */
  async lock(takesOver: boolean): Promise<void> {
    const { account, file } = this.#parts
    const lock = await lockFile(`dropwatt.files.${account.user}.${file.id}`, {
      takesOver,
      onLost: () => void this.#onLost(),
    })
    if (this.#isClosed) {
      lock?.release()
      return
    }
    this.#lock = lock
    this.state.setState({ canEdit: lock !== undefined })
    if (!lock) return
    if (takesOver) await this.#load()
    await this.#jobs.findInterrupted()
    this.#decisions.remakeAll()
  }

  async #onLost(): Promise<void> {
    this.#lock = undefined
    this.state.setState({ canEdit: false })
    this.#jobs.stop()
    this.#data.publish()
    await this.#parts.bytes.release()
  }

  async #copy(zips: readonly UncopiedZip[]): Promise<void> {
    const tools = { data: this.#data, ...this.#parts }
    await copyOriginals(tools, zips, () => !this.#isClosed && this.#lock !== undefined)
  }

  /** Takes over what another tab changed about the set. */
  async follow(saved: FileRecord, hasNewJobs: boolean): Promise<void> {
    this.state.setState({ file: saved })
    if (hasNewJobs && !this.state.getState().canEdit) await this.#load()
  }

  readonly setFilter: SetOptions['setFilter']
  readonly followPage: SetOptions['follow']

  /** Shows an automation with its saved options. */
  show(slug: ImageSlug): void {
    void this.#options.show(slug)
  }

  setOption(key: string, value: OptionValue): void {
    this.#options.set(key, value)
  }

  resetOptions(): void {
    this.#options.reset()
  }

  /** Keeps the picture that an option refers to, such as a logo. */
  keepPicture(key: string, file: File): Promise<void> {
    return this.#options.keepPicture(key, file)
  }

  /** Leaves the result of the newest job for the options, which are then applied to that result. */
  leaveResult(): void {
    this.state.setState({ left: newestJob(this.#data.jobs)?.id })
    void this.#previews.plan()
  }

  /** Shows other images in the previews. */
  showOthers(): void {
    this.#previews.showOthers()
  }

  /**
   * Estimates how long options take for all images.
   *
   * @param changes options that differ from those of the page
   * @returns seconds; nothing if it cannot be told
   */
  estimate(changes: WorkerTask['options']): Promise<number | undefined> {
    return this.#previews.estimate(changes)
  }

  async exclude(index: number, isExcluded: boolean): Promise<void> {
    if (this.state.getState().canEdit) await this.#decisions.exclude(index, isExcluded)
  }

  /** Applies the automation that is shown to all images that are included. */
  async apply(): Promise<void> {
    const { slug, options, problems, canEdit, progress } = this.state.getState()
    if (!slug || !canEdit || progress || Object.keys(problems).length > 0) return
    this.#previews.rest()
    const id = crypto.randomUUID()
    await this.#options.keepForJob(id)
    await this.#jobs.apply(id, slug, options)
  }

  /** Starts no more images; those in progress are finished. */
  async pause(): Promise<void> {
    await this.#jobs.pause()
  }

  /** Continues a paused job, or the one that the tab was closed during. */
  async resume(): Promise<void> {
    if (this.state.getState().canEdit) await this.#jobs.resume()
  }

  /** Stops the job in progress at once. What is finished stays. */
  async cancel(): Promise<void> {
    if (this.state.getState().canEdit) await this.#jobs.cancel()
  }

  /** Removes the job that the tab was closed during, with its finished images. */
  async removeInterrupted(): Promise<void> {
    const { interrupted, canEdit } = this.state.getState()
    if (interrupted && canEdit) await this.#decisions.removeJob(interrupted.id)
  }

  /** Undoes the newest job. */
  async undo(job: string): Promise<void> {
    if (!this.state.getState().canEdit) return
    await this.#decisions.undo(job)
    void this.#previews.plan()
  }

  /** Lets the job count again that was undone last. */
  async redo(job: string): Promise<void> {
    if (!this.state.getState().canEdit) return
    await this.#decisions.redo(job)
    void this.#previews.plan()
  }

  /** Decides about a result that needs review. */
  async decide(index: number, decision: ReviewDecision): Promise<void> {
    if (!this.state.getState().canEdit) return
    await this.#decisions.decide(index, decision)
    this.#decisions.remake(index)
  }

  /** Starts a review of one image after the other. */
  review(): ImageReview {
    return new ImageReview({
      describe: (index) => this.#describeForReview(index),
      readBefore: (index) => this.#maker.input(index, newestJob(this.#data.jobs)?.id),
      readAfter: async (index) => {
        const outcome = this.#newestOutcome(index)
        return outcome?.state === 'changed' ? this.#maker.contentOf(outcome) : undefined
      },
      save: (index, edits) => this.#decisions.edit(index, edits),
      onLeft: (index) => this.#decisions.remake(index),
    })
  }

  #newestOutcome(index: number): OutcomeRecord | undefined {
    const job = newestJob(this.#data.jobs)
    return job && this.#data.outcome(job.id, index)
  }

  #describeForReview(index: number): ReviewFacts {
    const job = newestJob(this.#data.jobs)
    const outcome = this.#newestOutcome(index)
    return {
      cutout: job && cutoutOptions(job),
      movesProduct: job?.slug !== 'remove-background' || typeof job.options['crop'] === 'number',
      edits: outcome?.edits,
      isOutdated: outcome?.isOutdated === true,
    }
  }

  /** Changes once more small pictures are there. */
  get thumbnails(): StoreApi<{ readonly revision: number }> {
    return this.#pictures.thumbnails.state
  }

  /** Returns the small picture of what is downloaded of an image, if it is there. Draw it at once. */
  thumbnail(index: number): ImageBitmap | undefined {
    return this.#pictures.thumbnails.get(index)
  }

  /** Makes the small pictures of these images, and of no others that were wanted before. */
  wantThumbnails(indexes: readonly number[]): void {
    this.#pictures.thumbnails.want(indexes)
  }

  /** Decodes an image at its full size; its caller closes it. */
  picture(index: number, which: 'original' | 'result'): Promise<ImageBitmap> {
    return this.#pictures.picture(index, which)
  }

  /** Whether the ZIP is written to the disk while it is made. */
  get isStreamed(): boolean {
    return this.#zip.isStreamed
  }

  /**
   * Saves a ZIP of all images that are ready. Call it on a click.
   *
   * @param withUndecided also of those that need review and are undecided. @default false
   */
  async downloadZip(withUndecided: boolean = false): Promise<void> {
    const { name, changes } = this.file
    if (await this.#zip.save(name, withUndecided)) await this.putFile({ downloaded: changes })
  }

  /** Stops writing the ZIP. */
  cancelZip(): void {
    this.#zip.cancel()
  }

  /** Saves the list of all files as CSV. */
  async downloadList(words: FileListWords): Promise<void> {
    await this.#zip.saveList(this.file.name, words)
  }

  /**
   * Takes the export whose products the images show.
   *
   * @param find looks for products in it; nothing while none is open
   * @param changes how often the export was changed: what was found before a change is not used
   */
  matchWith(find: FindProducts | undefined, changes = 0): void {
    if (!this.#matches.lookIn(find, changes)) return
    this.#previews.planSoon()
  }

  async #valuesOf(index: number): Promise<WorkerTask['values']> {
    return this.#matches.valuesOf(this.#data.records[index]?.name ?? '')
  }

  /** Tells what the metadata of the originals contain. */
  findMetadata(): Promise<MetadataCounts> {
    return this.#pictures.findMetadata()
  }

  /** Asks the browser for access to the owner's folder; call it on a click. */
  async askForAccess(): Promise<void> {
    if (!(await this.#parts.sources.allow())) return
    this.state.setState({ access: 'granted' })
    this.#pictures.thumbnails.refresh()
    void this.#previews.plan()
  }

  /** Returns what the options of the page say to do with an image. */
  async #taskOf(
    index: number,
    changes: WorkerTask['options'] = {},
  ): Promise<WorkerTask | undefined> {
    const { slug, options, problems } = this.state.getState()
    if (!slug || Object.keys(problems).length > 0) return undefined
    const picture = await this.#options.picture()
    const values = await this.#valuesOf(index)
    return {
      slug,
      options: { ...options, ...changes },
      ...(values && { values }),
      ...(picture && { picture }),
    }
  }

  /** Tells other pages and tabs that the jobs are other ones. */
  async #onChanged(): Promise<void> {
    const { account, file } = this.#parts
    if (this.#isClosed) return
    this.#pictures.thumbnails.refresh()
    const changes = { changes: this.file.changes + 1, openedAt: Date.now() }
    this.state.setState({ file: { ...this.file, ...changes } })
    await account.putFile(file.id, changes).catch(() => {})
    await account.changed(file.id)
  }

  /** Changes what is known about the set, such as its label. */
  async putFile(changes: Partial<FileRecord>): Promise<void> {
    this.state.setState({ file: { ...this.file, ...changes } })
    await this.#parts.account.putFile(this.id, changes)
  }

  /** Closes the message about the job that has ended. */
  dismiss(): void {
    this.state.setState({ ended: undefined, undone: undefined })
  }

  close(): void {
    this.#isClosed = true
    this.#jobs.stop()
    this.#options.close()
    this.#previews.close()
    this.#pictures.close()
    this.#zip.cancel()
    this.#saver.close()
    this.#data.close()
    this.#parts.bytes.close()
    this.#lock?.release()
  }
}

/** Returns the options of a job that removes a background; none for other jobs. */
function cutoutOptions({ slug, options }: { slug: ImageSlug; options: WorkerTask['options'] }) {
  if (slug === 'remove-background') return options
  // Its own options are about the new background.
  return slug === 'swappable-background' ? {} : undefined
}
