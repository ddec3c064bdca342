import {
  addProducts,
  EncodingError,
  maximumFileSize,
  missingFor,
  ProductTable,
  Table,
  removeAddedProducts,
  type ExportEnd,
} from '@dropwatt/automations'
import type {
  Addition,
  AdditionAnswer,
  AdditionQuestion,
  JobsOutcome,
  Unwritable,
} from '../messages.ts'
import { describeJob, packChanges } from '../packing.ts'
import type { FileState } from './FileState.ts'

/** Finds a handle that nothing has yet, and takes it. */
function freeHandle(handle: string, taken: Set<string>): string {
  let number = 1
  while (taken.has(`${handle}-${number}`.toLowerCase())) number += 1
  const free = `${handle}-${number}`
  taken.add(free.toLowerCase())
  return free
}

function asFile(bytes: Uint8Array): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/csv' })
}

/** The calls that add imported products to the open export, and take them out again. */
export function additionCalls(state: FileState) {
  return {
    /**
     * Adds products behind the last row of the original file.
     *
     * @param content the products, as an import writes them
     * @param addsColumns adds columns for values that it has none for, as in an export that was made here
     * @param answer what the member wants where there is something to ask
     */
    async addProducts(
      content: Blob,
      addsColumns: boolean,
      answer?: AdditionAnswer,
    ): Promise<Addition | { readonly question: AdditionQuestion } | Unwritable> {
      const { file } = state
      const products = new ProductTable(new Table(new Uint8Array(await content.arrayBuffer())))
      const handles = products.products.map(({ handle }) => handle)
      const taken = new Set(file.current.products.map(({ handle }) => handle.toLowerCase()))
      const duplicates = handles.filter((handle) => taken.has(handle.toLowerCase()))
      const missing = addsColumns ? undefined : missingFor(file.source.header, products)
      if (missing?.isEssential || (!answer && (duplicates.length > 0 || missing?.names.length))) {
        const { names = [], isEssential = false } = missing ?? {}
        return { question: { products: handles.length, duplicates, missing: names, isEssential } }
      }
      for (const handle of handles) taken.add(handle.toLowerCase())
      const changed = new Map(
        duplicates.map((handle) => [
          handle,
          answer?.duplicates === 'rename' ? freeHandle(handle, taken) : null,
        ]),
      )
      try {
        const added = addProducts(file.original, products, { handles: changed, addsColumns })
        const { bytes, before } = added
        if (bytes.length > maximumFileSize) throw new RangeError('The file would be too large.')
        const rows = new Table(bytes).rowCount - before.rows
        return { content: asFile(bytes), before, products: added.products, rows }
      } catch (error) {
        if (!(error instanceof EncodingError)) throw error
        return { unwritable: error.character }
      }
    },

    /**
     * Takes the products out again that were added last.
     *
     * @returns the file without them, and the jobs that had changed them
     */
    async takeOut(
      before: ExportEnd,
    ): Promise<{ readonly content: Blob; readonly saved: JobsOutcome['saved'] }> {
      const { file } = state
      const changed = file
        .jobsWithin(before.rows)
        .flatMap((job, position) => (job === file.jobs[position] ? [] : [{ job, position }]))
      const saved = await Promise.all(
        changed.map(async ({ job, position }) => ({
          id: job.id,
          position,
          description: describeJob(job),
          changes: await packChanges(job),
        })),
      )
      return { content: asFile(removeAddedProducts(file.original, before)), saved }
    },

    /** Whether active jobs changed the products that were added behind a row. */
    changesAdded({ rows }: ExportEnd): boolean {
      const { file } = state
      const within = file.jobsWithin(rows)
      return file.jobs.some((job, at) => job.state !== 'undone' && job !== within[at])
    },
  }
}
