import type { StoreApi } from 'zustand/vanilla'
import type { ImageSource } from '../images/intake/ImageSource.ts'
import type { ImageSet } from '../images/store/ImageSet.ts'
import type { IntakeProgress } from '../images/store/ImageSetState.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { noAnswers, type BenchState, type ImagesState } from './BenchState.ts'
import type { OpenFiles } from './OpenFiles.ts'

/** Interval of progress reports, in ms. */
const reportEvery = 100

/** Loads what works on images, which no page does that has none. */
const loadSets = () => import('../images/store/openSet.ts')

/** Opens sets of images, one at a time. */
export class OpenImages {
  readonly #account: Account
  readonly #state: StoreApi<BenchState>
  readonly #files: OpenFiles
  /** Counts what was opened: what was still being read before is not wanted any more. */
  #reads = 0
  #isEnded = false
  #opening: Promise<void> = Promise.resolve()

  constructor(account: Account, state: StoreApi<BenchState>, files: OpenFiles) {
    this.#account = account
    this.#state = state
    this.#files = files
  }

  /**
   * Opens images, folders and ZIPs as a new set.
   *
   * @param isCopy opens them even if a saved set has the same files. @default false
   */
  open(sources: readonly ImageSource[], isCopy: boolean = false): Promise<void> {
    this.#opening = this.#read(sources, isCopy)
    return this.#opening
  }

  /** Fulfilled once nothing is being read that was opened before. */
  get settled(): Promise<void> {
    return this.#opening
  }

  async #read(sources: readonly ImageSource[], isCopy: boolean): Promise<void> {
    this.#state.setState(noAnswers)
    const isWanted = this.#begin()
    const say = (openingImages: ImagesState) => this.#state.setState({ openingImages })
    let reported = performance.now()
    const report = (reading: IntakeProgress) => {
      if (performance.now() - reported < reportEvery || !isWanted()) return
      reported = performance.now()
      say({ reading })
    }
    try {
      const { addSet, discardSet, readSet } = await loadSets()
      const read = await readSet(this.#account, sources, report, isWanted)
      if (!read || 'unused' in read) {
        if (read && isWanted()) say({ unused: read.unused })
        return
      }
      const { files } = this.#state.getState()
      const same = files.find(({ kind, hash }) => kind === 'images' && hash === read.file.hash)
      if (!isWanted() || (same && !isCopy)) {
        discardSet(this.#account, read)
        if (same && isWanted()) say({ same: { file: same, sources } })
        return
      }
      const images = await addSet(this.#account, read)
      this.#use(images, true, isWanted)
      if (images.isSaved) this.#account.noteFile(images.file)
    } catch {
      if (isWanted()) say({ isUnreadable: true })
    }
  }

  async openSaved(file: FileRecord, takesFocus: boolean): Promise<void> {
    const isWanted = this.#begin()
    const { openSavedSet } = await loadSets()
    if (!isWanted()) return
    this.#use(await openSavedSet(this.#account, file), takesFocus, isWanted)
    await this.#account.putFile(file.id, { openedAt: Date.now() }).catch(() => {})
  }

  #begin(): () => boolean {
    this.#reads += 1
    const read = this.#reads
    this.#state.setState({ openingImages: {} })
    return () => read === this.#reads && !this.#isEnded
  }

  #use(images: ImageSet, takesFocus: boolean, isWanted: () => boolean): void {
    if (isWanted()) this.#files.showImages(images, takesFocus)
    else images.close()
  }

  /** Stops reading images. */
  cancel(): void {
    this.#begin()
  }

  /** Opens nothing any more. */
  end(): void {
    this.#isEnded = true
  }
}
