import type { DialogProps } from '../../components/Dialog/index.js'

export interface ApplyFirstDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** How many changes are on the page and not in the file. At 0, only columns are excluded. */
  changes: number
  /** Name of the automation whose page it is. */
  automation: string
  /** What the changes do, in a few words. @default nothing is said */
  summary?: string
  /** Applies the changes, then offers the download. */
  onApply: () => void
  /** Offers the download without them. */
  onSkip: () => void
}
