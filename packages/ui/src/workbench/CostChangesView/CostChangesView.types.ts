import type { CostChange, CostChangeKind } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'
import type { RecentFile } from '../files.types.js'
import type { FileDropZoneProps } from '../FileDropZone/index.js'

/** A change with the number of its row in the open file; for a missing product, in the earlier export. */
export interface ListedCostChange extends Omit<CostChange, 'row'> {
  readonly number: number
}

export interface CostChangesViewProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children'
> {
  /** Name of the open file. */
  name: string
  /** Drop zone for an earlier export. */
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
        readonly rows: readonly ListedCostChange[]
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
