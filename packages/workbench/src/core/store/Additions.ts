import type { AdditionAnswer, AdditionQuestion, PlannedJob } from '../engine/messages.ts'
import type { ImportSource } from '../storage/records.ts'
import type { FileChanges } from './FileChanges.ts'
import { UnwritableError } from './JobEnding.ts'

/** Takes into the open file what importers planned or made, and out of it again. */
export class Additions {
  readonly #changes: FileChanges

  constructor(changes: FileChanges) {
    this.#changes = changes
  }

  /**
   * Applies changes that an importer planned as a job.
   *
   * @returns whether it did
   */
  applyPlanned(job: PlannedJob): Promise<boolean> {
    return this.#changes.change({ kind: 'update' }, async (api) => {
      const outcome = await api.applyPlanned(job)
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      return outcome
    })
  }

  /**
   * Adds imported products to the file.
   *
   * @param content the products, as an import writes them
   * @param from what they were imported from
   * @returns what to ask first; nothing if they could not be added
   */
  add(
    content: Blob,
    from: ImportSource,
    answer?: AdditionAnswer,
  ): Promise<'added' | AdditionQuestion | undefined> {
    return this.#changes.replace(async (api, file) => {
      const { from: madeFrom, added = [] } = file
      const outcome = await api.addProducts(content, madeFrom !== undefined, answer)
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      if ('question' in outcome) return outcome.question
      const { content: source, before, products, rows } = outcome
      const addition = { ...from, at: Date.now(), products, rows, before }
      await this.#changes.saveSource(source, [], {
        added: [...added, addition],
        products: file.products + products,
        rows: file.rows + rows,
      })
      return 'added'
    })
  }

  /** Takes the products out of the file again that were imported into it last. */
  takeOutLast(): Promise<'taken-out' | undefined> {
    return this.#changes.replace(async (api, file) => {
      const { added = [] } = file
      const last = added.at(-1)
      if (!last) return undefined
      const { content, saved } = await api.takeOut(last.before)
      await this.#changes.saveSource(content, saved, {
        added: added.slice(0, -1),
        products: file.products - last.products,
        rows: file.rows - last.rows,
      })
      return 'taken-out'
    })
  }
}
