import { createStore } from 'zustand/vanilla'
import type { FileRecord } from '../../storage/records.ts'
import type { Account } from '../../store/Account.ts'
import { lockFile, type FileLock } from '../../store/FileLock.ts'
import type { ImageBytes } from '../storage/ImageBytes.ts'
import type { ImageRecord, SourceRecord } from '../storage/imageRecords.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import { ImageDecisions } from './ImageDecisions.ts'
import { ImageJobs } from './ImageJobs.ts'
import { ImageMaker } from './ImageMaker.ts'
import { ImagePool } from './ImagePool.ts'
import { ImagePreviews } from './ImagePreviews.ts'
import { ImageReview } from './ImageReview.ts'
import { initialState, type AccessState, type ImageSetState } from './ImageSetState.ts'
import { copyOriginals, type UncopiedZip } from './OriginalCopies.ts'
import { OutcomeSaver } from './OutcomeSaver.ts'
import { PixelLimit } from './PixelLimit.ts'
import { ProductMatches } from './ProductMatches.ts'
import { SetData } from './SetData.ts'
import { SetFile } from './SetFile.ts'
import { SetOptions } from './SetOptions.ts'
import { SetPictures } from './SetPictures.ts'
import type { SetSources } from './SetSources.ts'
import { Thumbnails } from './Thumbnails.ts'
import { ZipDownload } from './ZipDownload.ts'

/** Number of workers that show pictures beside those that process images. */
const showingWorkers = 2

/** Parts that a set is opened with. */
interface OpenedWith {
  readonly account: Account
  readonly file: FileRecord
  readonly sources: SetSources
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
  readonly access: AccessState['access']
}

/** The records of a set that is not saved yet. */
interface NewRecords {
  readonly records: readonly ImageRecord[]
  readonly saved: readonly SourceRecord[]
  readonly zips: readonly UncopiedZip[]
}

/**
 * An open set of images. It owns the right to read and to change it, and its parts, of which each
 * knows only those before it.
 */
export class ImageSet {
  readonly state
  readonly options: SetOptions
  readonly products: ProductMatches
  readonly thumbnails: Thumbnails
  readonly pictures: SetPictures
  readonly previews: ImagePreviews
  readonly jobs: ImageJobs
  readonly decisions: ImageDecisions
  readonly review: ImageReview
  readonly zip: ZipDownload
  readonly #with: OpenedWith
  readonly #data = new SetData()
  readonly #limit = new PixelLimit()
  readonly #showing = new ImagePool(this.#limit, showingWorkers)
  readonly #file: SetFile
  readonly #saver: OutcomeSaver
  #lock: FileLock | undefined
  /** Ends what only who may change the set goes on with. */
  readonly #losing = new AbortController()
  #isSaved = true
  #isClosed = false

  constructor(openedWith: OpenedWith) {
    const { account, file: record, access, ...files } = openedWith
    this.#with = openedWith
    this.state = createStore<ImageSetState>(() => initialState(record, access))
    const { state } = this
    const data = this.#data
    const limit = this.#limit
    const pool = new ImagePool(limit)
    const file = new SetFile(state, account)
    const saver = new OutcomeSaver(state, data, files.storage)
    const options = new SetOptions(state, data, account, this.#showing)
    const products = new ProductMatches(state, data)
    const { keys } = account
    const maker = new ImageMaker({ data, ...files, pool, options, products, keys })
    const { size: workers } = pool
    const previews = new ImagePreviews({ state, maker, options, products, workers, limit })
    const jobs = new ImageJobs({ state, data, file, saver, options, maker, pool, previews })
    const decisions = new ImageDecisions({ state, data, file, ...files, saver, previews, jobs })
    this.#file = file
    this.#saver = saver
    this.options = options
    this.products = products
    this.thumbnails = new Thumbnails(state, maker, this.#showing)
    this.pictures = new SetPictures({ data, maker, ...files, pool: this.#showing })
    this.previews = previews
    this.jobs = jobs
    this.decisions = decisions
    this.review = new ImageReview({ data, maker, decisions, limit })
    this.zip = new ZipDownload({ state, data, file, maker, products, jobs })
  }

  get id(): string {
    return this.file.id
  }

  get file(): FileRecord {
    return this.#file.record
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

  /** Saves the set with the records of its files, and copies what is only in this tab. */
  async add({ records, saved, zips }: NewRecords): Promise<void> {
    const { file, storage } = this.#with
    this.#data.load(records, [], [])
    this.jobs.shown.now()
    await storage.addSet(file, records, saved).catch((error: unknown) => {
      this.#isSaved = false
      this.#saver.noteFailure(error)
    })
    await this.lock(false)
    if (!this.#lock) return
    const tools = { state: this.state, data: this.#data, saver: this.#saver, ...this.#with }
    void copyOriginals(tools, zips, this.#losing.signal)
  }

  /** Reads what is saved of the set. */
  async load(): Promise<void> {
    const { storage } = this.#with
    const [images, jobs, outcomes] = await Promise.all([
      storage.images(),
      storage.jobs(),
      storage.outcomes(),
    ])
    if (this.#isClosed) return
    this.#data.load(images, jobs, outcomes)
    this.jobs.shown.now()
  }

  /**
   * Takes the right to change the set.
   *
   * @param takesOver takes it from another tab, which then only shows the set
   */
  async lock(takesOver: boolean): Promise<void> {
    const { account } = this.#with
    const lock = await lockFile(`dropwatt.files.${account.user}.${this.id}`, {
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
    if (takesOver) await this.load()
    await this.jobs.findInterrupted()
    this.decisions.remakeAll()
  }

  async #onLost(): Promise<void> {
    this.#lock = undefined
    this.#losing.abort()
    this.state.setState({ canEdit: false })
    this.jobs.stop()
    this.jobs.shown.now()
    await this.#with.bytes.release()
  }

  /** Asks the browser for access to the member's folder; call it on a click. */
  async askForAccess(): Promise<void> {
    if (await this.#with.sources.allow()) this.state.setState({ access: 'granted' })
  }

  /** Takes over what another tab changed about the set. */
  async applyRemoteChange(saved: FileRecord, hasNewJobs: boolean): Promise<void> {
    this.#file.replace(saved)
    if (hasNewJobs && !this.state.getState().canEdit) await this.load()
  }

  close(): void {
    this.#isClosed = true
    this.#losing.abort()
    this.#file.close()
    this.review.close()
    this.jobs.close()
    this.options.close()
    this.previews.close()
    this.thumbnails.close()
    this.#showing.stop()
    this.zip.cancel()
    this.#saver.close()
    this.#with.bytes.close()
    this.#lock?.release()
  }
}
