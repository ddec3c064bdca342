import type { DialogProps } from '../../components/Dialog/index.js'

export interface ApplyFirstDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Number of changes on the page that are not in the file yet. At 0, only columns are excluded. */
  changes: number
  /** Name of the automation whose page it is. */
  automation: string
  /** Effect of the changes, in a few words. @default not shown */
  summary?: string
  /** Whether they are on another page, which the main answer opens. @default false */
  isElsewhere?: boolean
  /** Applies the changes, then offers the download; shows them where they are on another page. */
  onApply: () => void
  /** Offers the download without them. */
  onSkip: () => void
}
