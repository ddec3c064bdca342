import type { DialogProps } from '../../components/Dialog/index.js'

export const downloadKinds = ['changed', 'whole', 'split'] as const

/** What to download. */
export type DownloadKind = (typeof downloadKinds)[number]

/** What one choice amounts to. */
export interface DownloadSize {
  readonly products: number
  /** Rows without the header. */
  readonly rows: number
  readonly bytes: number
  /** Names of the files, in their order. */
  readonly fileNames: readonly string[]
}

/** What an import of the file would do to variants and values. All 0 and none missing: variants are safe. */
export interface DownloadGuard {
  /** How many option values changed. The store deletes their variants and creates new ones. */
  readonly optionValues: number
  /** Numbers of variants that an import deletes, and of their products. @default none */
  readonly deleted?: { readonly variants: number; readonly products: number }
  /** The file was made of a list, and not compared with an export of the store. @default false */
  readonly isUnknown?: boolean
  /** How many cells became empty. */
  readonly emptiedCells: number
  /** Names of the columns that an import needs and the file does not have. */
  readonly missingColumns: readonly string[]
  /** Names of the other columns that jobs leave out of the file. @default none */
  readonly excludedColumns?: readonly string[]
}

export interface DownloadDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** What each choice amounts to. `split` is disabled without a size, because the file does not need it; so is `changed`, if no product changed. Without `whole`, sizes are being calculated. */
  sizes: Partial<Readonly<Record<DownloadKind, DownloadSize>>>
  /** Choice that is selected at first. @default 'changed', or 'whole' if no product changed */
  defaultKind?: DownloadKind
  /** What an import would do. Without it, neither line is shown. */
  guard?: DownloadGuard
  /** Downloads the file. */
  onDownload: (kind: DownloadKind) => void
  /** Shows that the file is being prepared. @default false */
  busy?: boolean
  /** Why the download failed, as a sentence. */
  error?: string
  /** How many problems must be fixed first; above 0 nothing can be downloaded. @default 0 */
  problems?: number
  /** Opens the Check tab, where problems are fixed. */
  onOpenCheck?: () => void
}
