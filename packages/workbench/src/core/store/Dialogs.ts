import type { StoreApi } from 'zustand/vanilla'
import type { BenchDialog, BenchState, PreviewPage } from './BenchState.ts'
import type { Opening } from './Opening.ts'

/** The dialog about a file, one at a time. It owns which changes a download asks about first. */
export class Dialogs {
  readonly #state: StoreApi<BenchState>
  readonly #opening: Opening
  /** The page that shows what an automation would change. */
  #page: PreviewPage | undefined

  constructor(state: StoreApi<BenchState>, opening: Opening) {
    this.#state = state
    this.#opening = opening
  }

  /**
   * Notes that a page shows what would change in the open file, so that a download asks about it.
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
   * Opens a dialog. Before a download it asks about changes of an open list, and about those that the
   * page shows, that are not in the file.
   */
  ask(dialog: BenchDialog): void {
    if (dialog.kind === 'open') this.#opening.cancel()
    else this.#leaveOpening()
    if (dialog.kind === 'download' && dialog.isAsked !== true) void this.#askDownload(dialog)
    else this.#state.setState({ dialog })
  }

  /** Closes the dialog that is open. */
  close(): void {
    this.#leaveOpening()
    this.#state.setState({ dialog: undefined })
  }

  /** Stops what the dialog to open a file has begun. */
  #leaveOpening(): void {
    if (this.#state.getState().dialog?.kind === 'open') this.#opening.cancel()
  }

  /** Undoes a job of the open file; asks first if later jobs changed its cells again. */
  async undo(job: string): Promise<void> {
    const { session } = this.#state.getState()
    if (!session) return
    const question = await session.worker.ask((api) => api.undoQuestion(job))
    if (question) this.ask({ kind: 'undo', job, question })
    else await session.jobs.undo(job)
  }

  async #askDownload(dialog: Extract<BenchDialog, { kind: 'download' }>): Promise<void> {
    const { session, importing } = this.#state.getState()
    const update = session && importing?.pendingUpdateOf(session.file.id)
    if (importing && update && dialog.isAsked === undefined) {
      const { file } = importing
      this.#state.setState({ dialog: { kind: 'apply-first', pending: update, list: file } })
      return
    }
    const page = this.#page
    const pending = await page?.pending()
    // It may have been closed, or the page left, meanwhile.
    if (this.#state.getState().session !== session) return
    const isShown = page && this.#page?.id === page.id
    this.#state.setState({
      dialog:
        pending && isShown
          ? { kind: 'apply-first', pending, apply: () => this.#page?.apply() }
          : dialog,
    })
  }
}
