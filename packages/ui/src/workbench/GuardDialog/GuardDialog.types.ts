import type { DialogProps } from '../../components/Dialog/index.js'

/**
 * Question before changes are applied.
 *
 * - `review` products that still need review
 * - `variants` option values that will change
 * - `empty` cells that will become empty
 */
export type GuardKind = 'review' | 'variants' | 'empty'

/**
 * The answer.
 *
 * - `review` shows what needs review
 * - `exclude` applies without what was asked about
 * - `apply` applies everything
 */
export type GuardAnswer = 'review' | 'exclude' | 'apply'

export interface GuardDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Question to ask. */
  kind: GuardKind
  /** Number of products, option values or cells in question. */
  count: number
  /** Whether the file is a live file, of which Update store empties cells. @default false */
  isLive?: boolean
  /** Called with the answer. `variants` and `empty` answer `exclude` to keep the current values, or `apply`. */
  onAnswer: (answer: GuardAnswer) => void
}
