'use client'
import { useStrings } from '../../i18n/index.js'
import type { StoreJobItem } from '../storeJob.types.js'
import { storeJobResultsStrings, storeReportStrings } from './StoreJobResults.strings.js'
import { useOutcome } from './useOutcome.js'

/** The words of a report on a store job, in the current language. */
export interface StoreReportWords {
  /** The names of its columns. */
  readonly header: readonly string[]
  /** Returns the cells of a value, in the order of the header. */
  readonly cellsOf: (item: StoreJobItem) => readonly string[]
  /** Kind of report, for the name of its file. */
  readonly fileName: string
}

/** Returns the words of a report on all values of a store job, for a file. */
export function useStoreReport(): StoreReportWords {
  const { product, variant, field, outcome, fileName } = useStrings(storeReportStrings)
  const { inStore, whenRead, yours } = useStrings(storeJobResultsStrings)
  const outcomeOf = useOutcome()
  return {
    header: [product, variant, field, outcome, inStore, whenRead, yours],
    cellsOf: (item) => [
      item.product,
      item.variant ?? '',
      item.field,
      outcomeOf(item),
      item.inStore ?? '',
      item.whenRead,
      item.yours,
    ],
    fileName,
  }
}
