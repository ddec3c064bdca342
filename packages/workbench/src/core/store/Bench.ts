import { createStore } from 'zustand/vanilla'
import { LiveFiles } from '../live/LiveFiles.ts'
import { readPresence } from '../presence.ts'
import { Account, type Change } from './Account.ts'
import { nothingOpen, type BenchState } from './BenchState.ts'
import { Dialogs } from './Dialogs.ts'
import { Imports } from './Imports.ts'
import { OpenFiles } from './OpenFiles.ts'
import { Opening } from './Opening.ts'
import { OpenImages } from './OpenImages.ts'
import { SourceReader, type Readers } from './SourceReader.ts'
import { Sources } from './Sources.ts'
import { publishPresence } from './publishPresence.ts'

/**
 * The workbench of an account. One store says what is saved and what is open; each part changes what it
 * owns of it.
 */
export class Bench {
  readonly state = createStore<BenchState>(() => nothingOpen)
  readonly account: Account
  readonly files: OpenFiles
  readonly images: OpenImages
  readonly sources: Sources
  readonly opening: Opening
  readonly live: LiveFiles
  readonly dialogs: Dialogs
  readonly imports: Imports
  readonly #readers: Readers
  readonly unsubscribe: () => void
  #isClosed = false

  /** @param verifyUser resolves once the account may open its files. @default at once */
  constructor(user: string, verifyUser?: (user: string) => Promise<void>) {
    const { state } = this
    const { open, source, images, ...before } = readPresence(user)
    state.setState({ open: { file: open, source, images } })
    this.unsubscribe = publishPresence(state, user, before)
    const account = new Account(
      user,
      { onChanged: (change) => this.applyRemoteChange(change), onRemoved: () => this.#onRemoved() },
      state,
      verifyUser,
    )
    const asked = new SourceReader((reading) => state.setState({ reading }))
    const restoring = new SourceReader((reading) => {
      if (!asked.isReading) state.setState({ reading })
    })
    const readers = { asked, restoring }
    this.account = account
    this.#readers = readers
    this.files = new OpenFiles(account, state)
    const { files } = this
    this.images = new OpenImages(account, state, files)
    this.sources = new Sources(account, state, files, readers)
    const { sources } = this
    this.opening = new Opening({ account, state, files, readers, sources, images: this.images })
    this.live = new LiveFiles({ account, state, opening: this.opening, reader: asked })
    this.dialogs = new Dialogs(state, this.opening)
    this.imports = new Imports(state, files, this.opening, this.dialogs)
    addEventListener('beforeunload', this.#onBeforeUnload)
    document.addEventListener('visibilitychange', this.#onVisible)
    void account.load().then(() => this.opening.restore())
  }

  /** Takes over what another tab changed. */
  applyRemoteChange(change: Change): void {
    if (this.#isClosed) return
    const { session, images } = this.state.getState()
    switch (change.kind) {
      case 'file':
      case 'jobs': {
        this.files.applyRemoteChange(change.file, change.kind === 'jobs')
        return
      }
      case 'page': {
        const { file, page } = change
        if (session?.file.id === file) void session.preview.reloadPage(page)
        if (images?.id === file) void images.options.reload(page)
        return
      }
      case 'recipe':
      case 'settings': {
        return
      }
      default: {
        for (const { id } of this.files.list) this.files.applyRemoteChange(id, true)
      }
    }
  }

  /** Another tab removed everything, or the browser closed the storage. */
  #onRemoved(): void {
    if (this.#isClosed) return
    this.#readers.restoring.stop()
    this.files.closeAll()
  }

  readonly #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.files.isAtRisk) event.preventDefault()
  }

  readonly #onVisible = (): void => {
    if (!document.hidden) void this.state.getState().session?.disk.look()
  }

  /** Closes everything, such as when the account logs out. */
  close(): void {
    this.#isClosed = true
    this.unsubscribe()
    removeEventListener('beforeunload', this.#onBeforeUnload)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#readers.asked.stop()
    this.#readers.restoring.stop()
    this.images.end()
    this.files.end()
    this.account.close()
  }
}
