import type { ImageFormat } from '@dropwatt/automations/images'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ImageStatus } from '../images.types.js'

/** Filters of the listed files. */
export const resultFilters = ['all', 'kept', 'less-similar', 'review'] as const
export type ResultFilter = (typeof resultFilters)[number]

/** Result of a job for one file. */
export interface ImageResultRow {
  /** Unique in its set. */
  readonly id: string
  /** Name of the original, with its extension. */
  readonly name: string
  /** Size of the original. */
  readonly before: number
  /** Size of the result. @default there is none yet, or the file is excluded */
  readonly after?: number | undefined
  /** Structural similarity to the original, from 0 to 1. @default not known */
  readonly similarity?: number | undefined
  readonly status: ImageStatus
  /** The formats of original and result, if they differ. */
  readonly converted?: { readonly from: ImageFormat; readonly to: ImageFormat } | undefined
}

/** Result of a job for all files together. */
export interface ImageTotals {
  /** Size of the originals of all results. */
  readonly before: number
  /** Size of all results, with the originals that were kept. */
  readonly after: number
  /** The lowest similarity of all results. @default not known */
  readonly lowestSimilarity?: number | undefined
  /** Number of files that are smaller. */
  readonly smaller: number
  /** Number of files that were kept, because the result would be larger. */
  readonly kept: number
  /** Number of files that are excluded or could not be used. */
  readonly excluded: number
}

export interface ImageResultsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Result of the job for all files together. @default nothing is finished yet */
  totals?: ImageTotals
  /** Number of files in the filtered list. */
  rowCount: number
  /** Returns a file of the filtered list, or undefined while it loads. */
  rows: (index: number) => ImageResultRow | undefined
  /** Changes whenever `rows` returns something else: loaded, changed or in another list. */
  revision: number
  /** Asks for the rows from `from` to before `to`; again after each revision that changes the range. Pass a stable function. */
  onRange?: (from: number, to: number) => void
  /** The chosen filter. */
  filter: ResultFilter
  /** Called with the new filter. */
  onFilterChange: (filter: ResultFilter) => void
  /** Number of files for each filter. Filters without files are disabled. */
  counts: Readonly<Record<ResultFilter, number>>
  /** The similarity below which a file needs review. @default 0.97 */
  threshold?: number
  /** Called when the member opens a file, to compare its original with the result. @default they cannot */
  onOpen?: (row: ImageResultRow, index: number) => void
  /** Replaces the rows when the list is empty. @default says that no file matches */
  empty?: ReactNode
}
