import type { DialogProps } from '../../components/Dialog/index.js'

/**
 * What to ask before applying.
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
  /** What to ask. */
  kind: GuardKind
  /** How many: products, option values or cells. */
  count: number
  /** Called with the answer. `variants` and `empty` answer `exclude` to keep the current values, or `apply`. */
  onAnswer: (answer: GuardAnswer) => void
}
