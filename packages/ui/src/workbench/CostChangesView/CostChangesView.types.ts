import type { ComponentPropsWithoutRef } from 'react'
import type { RecentFile } from '../files.types.js'
import type { FileDropZoneProps } from '../FileDropZone/index.js'

/** A cost that rose, a price that fell, or a product that only one of the files has. */
export const costChangeKinds = ['higher-cost', 'lower-price', 'missing', 'new'] as const
export type CostChangeKind = (typeof costChangeKinds)[number]

/** A change of the kind that is shown. Amounts are in the currency of the store. */
export interface CostChange {
  /** The row number in the open file; for a missing product, in the earlier export. */
  readonly number: number
  readonly name: string
  /** The cost or price in the earlier export; absent for a product. */
  readonly before?: number | undefined
  /** The cost or price in the open file; absent for a product. */
  readonly after?: number | undefined
}

export interface CostChangesViewProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Name of the open file. */
  name: string
  /** Where an earlier export is dropped or chosen. */
  zone: Omit<FileDropZoneProps, 'kind' | 'purpose'>
  /** Other exports saved on this device, the last opened first. */
  recent: readonly RecentFile[]
  /** Called with the id of a saved export. */
  onChoose: (id: string) => void
  /** The earlier export, and what has changed since. @default none was chosen */
  result?:
    | {
        /** Name of the earlier export. */
        readonly earlier: string
        readonly counts: Readonly<Record<CostChangeKind, number>>
        readonly kind: CostChangeKind
        /** The first changes of the kind. */
        readonly rows: readonly CostChange[]
      }
    | undefined
  /** Whether the files are being compared. @default false */
  comparing?: boolean
  /** Says that the files could not be compared. @default false */
  failed?: boolean
  /** Called with the kind of changes to show. */
  onKindChange: (kind: CostChangeKind) => void
  /** Shows more changes of the kind. */
  onShowMore: () => void
  /** Goes back to choosing the earlier export. */
  onChooseAnother: () => void
}
