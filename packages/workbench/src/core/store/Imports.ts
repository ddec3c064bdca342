import type { ImportSlug } from '@dropwatt/automations/options'
import type { StoreApi } from 'zustand/vanilla'
import type { WrittenUpdate } from '../engine/importMessages.ts'
import type { AdditionAnswer } from '../engine/messages.ts'
import type { ImportSource } from '../storage/records.ts'
import type { BenchState } from './BenchState.ts'
import type { Dialogs } from './Dialogs.ts'
import { addsToOpen, type AppliedUpdate, type Importing } from './Importing.ts'
import type { OpenFiles } from './OpenFiles.ts'
import type { Opening } from './Opening.ts'
import type { Session } from './Session.ts'

/** Parts of a planned update. */
interface UpdateParts {
  /** The new products. */
  readonly made: File | undefined
  readonly from: ImportSource
  readonly start: number
}

/** Brings what an importer makes into exports, and takes it back. */
export class Imports {
  readonly #state: StoreApi<BenchState>
  readonly #files: OpenFiles
  readonly #opening: Opening
  readonly #dialogs: Dialogs

  constructor(state: StoreApi<BenchState>, files: OpenFiles, opening: Opening, dialogs: Dialogs) {
    this.#state = state
    this.#files = files
    this.#opening = opening
    this.#dialogs = dialogs
  }

  /**
   * Makes a product export of the open source and opens it, or adds to the open export or updates it;
   * the source stays saved.
   *
   * @param withoutReview leaves out the products that need review. @default false
   * @param answer what the member wants where there was something to ask
   */
  async apply(withoutReview = false, answer?: AdditionAnswer): Promise<void> {
    const { importing, session } = this.#state.getState()
    const start = performance.now()
    const written = await importing?.write(withoutReview)
    if (!importing || !written || this.#state.getState().importing !== importing) return
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
      const outcome = await session.additions.add(made, { id, name, slug: importing.slug }, answer)
      if (outcome === 'added') this.#leaveSource(session)
      else if (outcome) this.#dialogs.ask({ kind: 'add', question: outcome, withoutReview })
      return
    }
    await this.#opening.open(made, undefined, { isCopy: true, from })
    const { session: opened } = this.#state.getState()
    if (opened?.file.from === from) this.#leaveSource(opened)
  }

  /** Closes the source that an export was filled from, and shows that. */
  #leaveSource({ file }: Session): void {
    this.#state.setState({ goesOn: undefined })
    this.#files.closeSource()
    this.#opening.dismiss('refused', 'same', 'pageProblem')
    this.#files.arrive(file)
  }

  /** Leaves what an importer made for another source; the export stays open. */
  goOn(slug: ImportSlug): void {
    this.#state.setState({ goesOn: slug })
    if (this.#state.getState().importing?.slug === slug) this.#files.closeSource()
  }

  /** Writes an update into the open export as a job, and saves its new products as a file. */
  async #applyUpdate(
    importing: Importing,
    { patches, excludedCells }: WrittenUpdate,
    { made, from, start }: UpdateParts,
  ): Promise<void> {
    const { session } = this.#state.getState()
    if (!session) return
    const { slug } = importing
    const { options } = importing.state.getState()
    const job = crypto.randomUUID()
    const source = from.name
    const planned = { id: job, at: Date.now(), slug, options, source, patches, excludedCells }
    if (patches.length > 0 && !(await session.additions.applyPlanned(planned))) return
    const file =
      made && (await this.#opening.keep(made, { ...from, deleted: { variants: 0, products: 0 } }))
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

  /** Takes an update back: its job, and the file with its new products if nothing was done on it. */
  async undoUpdate({ job, cells, made }: AppliedUpdate): Promise<void> {
    const { importing, files } = this.#state.getState()
    if (cells > 0) await this.#dialogs.undo(job)
    const kept = files.find(({ id }) => id === made?.id)
    if (kept?.changes === 0) await this.#files.remove(kept.id)
    importing?.showApplied()
  }

  /** Takes back the import that made the open file; asks first if something was done on it. */
  async undo(): Promise<void> {
    const { session } = this.#state.getState()
    if (!session) return
    const added = session.file.added?.at(-1)
    if (added) {
      if (await session.worker.ask((api) => api.changesAdded(added.before)))
        this.#dialogs.ask({ kind: 'take-out' })
      else await this.takeOut()
      return
    }
    if (!session.file.from) return
    if (session.state.getState().status.jobs.length > 0) this.#dialogs.ask({ kind: 'undo-import' })
    else await this.remove()
  }

  /** Takes the products out of the open file again that were added last, and opens what they are from. */
  async takeOut(): Promise<void> {
    const { session } = this.#state.getState()
    const added = session?.file.added?.at(-1)
    this.#dialogs.close()
    if (!session || !added || !(await session.additions.takeOutLast())) return
    await this.#openImported(added)
  }

  /** Removes the open file, which was imported, and opens what it was imported from. */
  async remove(): Promise<void> {
    const { session } = this.#state.getState()
    if (!session) return
    const { id, from } = session.file
    this.#dialogs.close()
    await this.#files.removeAlone(id)
    if (from) await this.#openImported(from)
  }

  /** Opens what products were imported from, if it is still saved. */
  async #openImported({ id }: ImportSource): Promise<void> {
    const { files } = this.#state.getState()
    if (files.some((file) => file.id === id)) await this.#opening.openSaved(id)
  }
}
