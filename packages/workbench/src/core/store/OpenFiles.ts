import type { StoreApi } from 'zustand/vanilla'
import type { ImageSet } from '../images/store/ImageSet.ts'
import type { FileRecord } from '../storage/records.ts'
import type { Account } from './Account.ts'
import type { BenchState } from './BenchState.ts'
import type { Importing } from './Importing.ts'
import type { Session } from './Session.ts'

/**
 * The open files of an account: an export, an import source, and a set of images. It owns which they
 * are, until they are closed or removed.
 */
export class OpenFiles {
  readonly #account: Account
  readonly #state: StoreApi<BenchState>
  /** Whether what opens from now on closes at once. */
  #hasEnded = false

  constructor(account: Account, state: StoreApi<BenchState>) {
    this.#account = account
    this.#state = state
  }

  get list(): readonly FileRecord[] {
    const { session, importing, images } = this.#state.getState()
    return [session, importing, images].flatMap((open) => open?.file ?? [])
  }

  has(id: string): boolean {
    return this.list.some((file) => file.id === id)
  }

  /** Whether closing them now would lose something. */
  get isAtRisk(): boolean {
    const { session, images, isInMemory } = this.#state.getState()
    return [session, images].some((open) => open && (open.isAtRisk || isInMemory))
  }

  /** @param isByHand whether the member opened it, and focus moves to it once a page shows it */
  showFile(session: Session, isByHand: boolean): void {
    if (this.#hasEnded) {
      session.close()
      return
    }
    const { session: before, open } = this.#state.getState()
    before?.close()
    this.#state.setState({
      session,
      open: { ...open, file: session.file.id },
      ...(isByHand && { refused: undefined, same: undefined }),
    })
    if (isByHand) this.arrive(session.file)
  }

  showSource(importing: Importing, isByHand: boolean): void {
    if (this.#hasEnded) {
      importing.close()
      return
    }
    const { importing: before, open } = this.#state.getState()
    before?.close()
    this.#state.setState({
      importing,
      open: { ...open, source: importing.file.id },
      goesOn: undefined,
      ...(isByHand && { refused: undefined, same: undefined, pageProblem: undefined }),
    })
    if (isByHand) this.arrive(importing.file)
  }

  showImages(images: ImageSet, isByHand: boolean): void {
    const { images: before, open } = this.#state.getState()
    before?.close()
    this.#state.setState({ images, openingImages: {}, open: { ...open, images: images.id } })
    if (isByHand) this.arrive(images.file)
  }

  /** Notes that a file was opened by hand, which closes the dialog that asked for it. */
  arrive(file: FileRecord): void {
    const { dialog } = this.#state.getState()
    this.#state.setState({
      arrived: file,
      chosen: file.kind === 'images' ? 'images' : 'file',
      ...(dialog?.kind === 'open' && { dialog: undefined }),
    })
  }

  /** Returns once whether focus should move to a file, which was opened by hand. */
  takeFocus(id: string): boolean {
    const isWanted = this.#state.getState().arrived?.id === id
    if (isWanted) this.#state.setState({ arrived: undefined })
    return isWanted
  }

  /** Closes the export; it stays saved. */
  closeFile(): void {
    const { session, open } = this.#state.getState()
    session?.close()
    this.#state.setState({
      session: undefined,
      dialog: undefined,
      open: { ...open, file: undefined },
    })
  }

  /** Closes the source that is imported from; it stays saved. */
  closeSource(): void {
    const { importing, open } = this.#state.getState()
    importing?.close()
    this.#state.setState({ importing: undefined, open: { ...open, source: undefined } })
  }

  /** Closes the set of images; it stays saved. */
  closeImages(): void {
    const { images, open } = this.#state.getState()
    images?.close()
    this.#state.setState({ images: undefined, open: { ...open, images: undefined } })
  }

  closeAll(): void {
    this.closeFile()
    this.closeSource()
    this.closeImages()
  }

  #close(id: string): void {
    const { session, importing, images } = this.#state.getState()
    if (session?.file.id === id) this.closeFile()
    if (importing?.file.id === id) this.closeSource()
    if (images?.id === id) this.closeImages()
  }

  /** Removes a saved file. With one that is open, all close that would be shown in its place. */
  async remove(id: string): Promise<void> {
    const others = this.closingWith(id)
    await this.removeAlone(id)
    for (const { id: other } of others) this.#close(other)
  }

  /** Returns the files that close when one is removed; those with unsaved work stay open. */
  closingWith(id: string): readonly FileRecord[] {
    if (!this.has(id)) return []
    const { session, importing, images } = this.#state.getState()
    return [!session?.isAtRisk && session, importing, !images?.isAtRisk && images].flatMap((open) =>
      open && open.file.id !== id ? open.file : [],
    )
  }

  /** Removes a saved file, and leaves others open. */
  async removeAlone(id: string): Promise<void> {
    // The files of its images cannot be removed while its workers write them.
    if (this.#state.getState().images?.id === id) this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.#account.removeFile(id)
    this.#close(id)
    await this.#state.getState().session?.saver.saveUnsaved()
  }

  /** Removes all that is saved. */
  async removeAll(): Promise<void> {
    this.closeImages()
    // It is gone from the device before it is gone from the page, which may be left at once.
    await this.#account.removeAll(() => this.closeAll())
  }

  /** Takes over what another tab changed about an open file, or closes what is gone. */
  applyRemoteChange(id: string, hasNewJobs: boolean): void {
    const { session, importing, images, files, isLoaded } = this.#state.getState()
    const saved = files.find((file) => file.id === id)
    if (importing?.file.id === id && isLoaded && !saved) this.closeSource()
    if (images?.id === id) {
      if (saved) void images.applyRemoteChange(saved, hasNewJobs)
      else if (images.isSaved) this.closeImages()
    }
    if (session?.file.id === id) {
      if (saved) void session.applyRemoteChange(saved, hasNewJobs)
      else if (session.saver.isSourceSaved) this.closeFile()
    }
  }

  /** Lets go of them for good; the next visit opens them again. */
  end(): void {
    this.#hasEnded = true
    const { session, importing, images } = this.#state.getState()
    for (const open of [session, importing, images]) open?.close()
  }
}
