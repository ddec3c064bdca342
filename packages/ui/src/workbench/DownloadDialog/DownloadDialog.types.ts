import type { DownloadSize, JobLosses, LostVariants, NeedsAllColumns } from '@dropwatt/automations'
import type { ReactNode } from 'react'
import type { DialogProps } from '../../components/Dialog/index.js'
import type { LiveFile } from '../files.types.js'

export const downloadKinds = ['columns', 'changed', 'whole', 'split'] as const

/**
 * Content of a download.
 *
 * - `columns` the changed products with what identifies their variants and the columns that changed;
 *   of an export of translations the texts that changed
 * - `changed` the changed products with all columns
 * - `whole` the complete file
 * - `split` the complete file in parts
 */
export type DownloadKind = (typeof downloadKinds)[number]

/** Size and names of the files of one choice. */
export interface DownloadFiles extends Omit<DownloadSize, 'parts' | 'formulas'> {
  /** Number of cells that a spreadsheet may read as a formula. @default 0 */
  readonly formulas?: number
  /** Names of the files, in their order. */
  readonly fileNames: readonly string[]
}

/** A column of the download, or several that belong together, under one name. */
export interface DownloadColumn {
  readonly name: string
  /** Whether jobs changed it; else it identifies variants, or an import reads it with one that changed. */
  readonly isChanged: boolean
}

/** Variants of one product that an import deletes for one reason. */
export interface ListedLoss extends Omit<LostVariants, 'rows'> {
  readonly variants: number
  /** Their rows as pairs of the first and the last one, as they are counted in the file. */
  readonly rows: readonly (readonly [first: number, last: number])[]
}

/** Values and variants that an import of the file deletes because of one job. */
export interface DownloadLoss extends Omit<JobLosses, 'job' | 'emptiedColumns' | 'lost'> {
  /** The job. @default the file itself lacks columns */
  readonly job?: {
    readonly id: string
    /** Name of the automation or fix. */
    readonly name: string
    /** Title that tells the job from others of the same automation. @default the name */
    readonly title?: string
    /** When it was applied, in milliseconds since 1970. */
    readonly at: number
  }
  /** Names of the columns of the cells that became empty. */
  readonly emptiedColumns: readonly string[]
  /** Lost variants, only as many as should be listed. */
  readonly lost: readonly ListedLoss[]
}

/** Effects of an import of the file on variants and values. Nothing lost and none missing: variants are safe. */
export interface ImportEffects {
  /** Losses by job. @default nothing */
  readonly losses?: readonly DownloadLoss[]
  /** Number of further entries that `lost` does not list. @default 0 */
  readonly unlisted?: number
  /** Losses because the list or page that the file was made of lacks them. @default nothing */
  readonly imported?: {
    readonly name: string
    readonly variants: number
    readonly products: number
  }
  /** The file was made of a list, and not compared with an export of the store. @default false */
  readonly isUnknown?: boolean
  /** Names of the columns that an import needs and the file does not have. */
  readonly missingColumns: readonly string[]
  /** Names of the other columns that jobs leave out of the file. @default none */
  readonly excludedColumns?: readonly string[]
  /** Number of products that jobs exclude from the file. @default 0 */
  readonly excludedProducts?: number
}

export interface DownloadDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Sizes of the choices; one without a size is disabled and says why. Without `whole`, sizes are being calculated. */
  sizes: Partial<Readonly<Record<DownloadKind, DownloadFiles>>>
  /** Content of the file: products, or texts with their translations. @default 'products' */
  content?: 'products' | 'texts'
  /** The store that the file was read from. @default it is a file of its own */
  live?: LiveFile | undefined
  /** The columns of the choice `columns`. @default they are not named */
  columns?: readonly DownloadColumn[]
  /** Reason why `columns` cannot be chosen; `new-products` were made here, so the store has none of their columns. @default nothing changed */
  needsAll?: NeedsAllColumns | 'new-products'
  /** When the stock was exported that `changed` brings along, in milliseconds since 1970. @default the file has no stock */
  stockOf?: number
  /** Choice that is selected at first. @default the first one with a size */
  defaultKind?: DownloadKind
  /** Effects of an import. Without it, neither line is shown. */
  guard?: ImportEffects
  /** Lists all variants that are lost. Without it, there is no button. */
  onShowLost?: () => void
  /** Undoes a job that loses something. Without it, there is no button. */
  onUndo?: (job: string) => void
  /** Downloads the file. */
  onDownload: (kind: DownloadKind) => void
  /** Shows that the file is being prepared. @default false */
  busy?: boolean
  /** Reason why the download failed, as a sentence. */
  error?: string
  /** Number of problems that must be fixed first; above 0 nothing can be downloaded. @default 0 */
  problems?: number
  /** Opens the Check tab, where problems are fixed. */
  onOpenCheck?: () => void
  /** Solves all problems at once, such as a button that leaves their products out. @default nothing */
  problemsAction?: ReactNode
}
