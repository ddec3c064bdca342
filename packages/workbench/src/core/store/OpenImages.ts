import type { ImageSource } from '../images/intake/ImageSource.ts'
import type { ImageSet } from '../images/store/ImageSet.ts'
import type { IntakeProgress, UnusedFile } from '../images/store/ImageSetState.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'

/** What is being opened as a set of images, and why the last was not. */
export interface ImagesState {
  /** How far reading is, once that takes a while. */
  readonly reading?: IntakeProgress
  /** The files that cannot be used, if none of those given can. */
  readonly unused?: readonly UnusedFile[]
  /** Whether what was given could not be read at all, such as a damaged ZIP. */
  readonly isUnreadable?: true
  /** A saved set with the same files. */
  readonly same?: { readonly file: FileRecord; readonly sources: readonly ImageSource[] }
}

interface Hooks {
  readonly onChange: (state: ImagesState) => void
  /** Called with the set that is open from now on; none if it was closed. */
  readonly onOpened: (images: ImageSet | undefined, takesFocus: boolean) => void
}

/** How often the progress of reading is reported, in ms. */
const reportEvery = 100

/** Loads what works on images, which no page does that has none. */
const loadSets = () => import('../images/store/openSet.ts')

/** The set of images that an account has open. */
export class OpenImages {
  readonly #account: Account
  readonly #hooks: Hooks
  #open: ImageSet | undefined
  /** Counts what was opened: what was still being read before is not wanted any more. */
  #reads = 0
  #isEnded = false
  #opening: Promise<void> = Promise.resolve()

  constructor(account: Account, hooks: Hooks) {
    this.#account = account
    this.#hooks = hooks
  }

  /**
   * Opens images, folders and ZIPs as a new set.
   *
   * @param isCopy opens them even if a saved set has the same files
   */
  open(sources: readonly ImageSource[], isCopy: boolean): Promise<void> {
    this.#opening = this.#read(sources, isCopy)
    return this.#opening
  }

  /** Fulfilled once nothing is being read that was opened before. */
  get settled(): Promise<void> {
    return this.#opening
  }

  async #read(sources: readonly ImageSource[], isCopy: boolean): Promise<void> {
    const isWanted = this.#begin()
    let reported = performance.now()
    const report = (reading: IntakeProgress) => {
      if (performance.now() - reported < reportEvery || !isWanted()) return
      reported = performance.now()
      this.#hooks.onChange({ reading })
    }
    try {
      const { addSet, discardSet, readSet } = await loadSets()
      const read = await readSet(this.#account, sources, report, isWanted)
      if (!read || 'unused' in read) {
        if (read && isWanted()) this.#hooks.onChange({ unused: read.unused })
        return
      }
      const { files } = this.#account.state.getState()
      const same = files.find(({ kind, hash }) => kind === 'images' && hash === read.file.hash)
      if (!isWanted() || (same && !isCopy)) {
        discardSet(this.#account, read)
        if (same && isWanted()) this.#hooks.onChange({ same: { file: same, sources } })
        return
      }
      this.#use(await addSet(this.#account, read), true, isWanted)
      await this.#account.changed()
    } catch {
      if (isWanted()) this.#hooks.onChange({ isUnreadable: true })
    }
  }

  async openSaved(file: FileRecord, takesFocus: boolean): Promise<void> {
    const isWanted = this.#begin()
    const { openSavedSet } = await loadSets()
    if (!isWanted()) return
    this.#use(await openSavedSet(this.#account, file), takesFocus, isWanted)
    await this.#account.putFile(file.id, { openedAt: Date.now() }).catch(() => undefined)
  }

  #begin(): () => boolean {
    this.#reads += 1
    const read = this.#reads
    this.#hooks.onChange({})
    return () => read === this.#reads && !this.#isEnded
  }

  #use(images: ImageSet, takesFocus: boolean, isWanted: () => boolean): void {
    if (!isWanted()) {
      images.close()
      return
    }
    this.#open?.close()
    this.#open = images
    this.#hooks.onChange({})
    this.#hooks.onOpened(images, takesFocus)
    this.#account.setOpenImages(images.id)
  }

  /** Stops reading images. */
  cancel(): void {
    this.#begin()
  }

  /** Follows what another tab changed; `jobs` is the file whose jobs changed. */
  follow(files: readonly FileRecord[], jobs: string | undefined): void {
    const open = this.#open
    if (!open) return
    const saved = files.find(({ id }) => id === open.id)
    if (saved) void open.follow(saved, jobs === open.id)
    else if (open.isSaved) this.close()
  }

  /** Closes the set; it stays saved. */
  close(): void {
    this.#open?.close()
    this.#open = undefined
    this.#hooks.onOpened(undefined, false)
    this.#account.setOpenImages(undefined)
  }

  /** Closes the set for good, and leaves it to be opened at the next visit. */
  end(): void {
    this.#isEnded = true
    this.#open?.close()
  }
}
