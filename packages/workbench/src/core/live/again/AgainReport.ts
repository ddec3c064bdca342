import type { JobOrigin } from '@dropwatt/automations'

/** A change of a job that cannot be made again. */
export interface LostChange {
  readonly origin: JobOrigin
  /** Name of the product, with its variant if it has several. */
  readonly product: string
  /** Name of the column. */
  readonly column: string
  /** Text of the cell when the job was applied. */
  readonly before: string
  /** Text that the job wrote. */
  readonly written: string
  /** Text that the cell has now. @default the product, its variant or picture, or the column is gone */
  readonly now?: string
}

/** Facts about a live file that was read again, before it replaces the one that is open. */
export interface AgainReport {
  /** Products that the store has now. */
  readonly products: number
  /** Products that are new, and those that are gone. */
  readonly added: number
  readonly gone: number
  /** Number of jobs by what became of them. */
  readonly jobs: {
    /** The automation was run on the new file, without the changes that were excluded. */
    readonly planned: number
    /** Its result could not be found again, such as that of a service, so its changes were made one by one: new products have none. */
    readonly repeated: number
    /** The store has its values already. */
    readonly needless: number
    /** None of its changes can be made. */
    readonly lost: number
    /** It was undone, and cannot be redone. */
    readonly undone: number
  }
  /** Cells and products that the jobs change together. */
  readonly cells: number
  readonly changedProducts: number
  /** Changes that need review and were not made before. */
  readonly toReview: number
  /** Number of decisions of the member that are lost. */
  readonly lost: {
    /** Changes of jobs, as a value changed in the store or its row is gone. */
    readonly changes: number
    /** Changes that were excluded, in rows that are gone. */
    readonly exclusions: number
    /** Cells that were written by hand and not applied yet, in rows that are gone. */
    readonly edits: number
    /** Products that were imported into the file, which the store does not have. */
    readonly products: number
  }
  /** The first of the lost changes. */
  readonly examples: readonly LostChange[]
}

/** Most lost changes that are listed. */
export const mostExamples = 100

/** Whether reading again keeps all that the member did, so that it needs no question. */
export function isSafe({ jobs, lost, toReview }: AgainReport): boolean {
  const { changes, exclusions, edits, products } = lost
  return [jobs.lost, jobs.undone, toReview, changes, exclusions, edits, products].every(
    (count) => count === 0,
  )
}
