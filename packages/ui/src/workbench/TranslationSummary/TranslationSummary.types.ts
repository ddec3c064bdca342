import type { TranslationCounts } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

export interface TranslationSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The numbers; those of the last calculation while the next one runs. @default none yet */
  counts?: TranslationCounts
  /** Number of accepted texts, of those to review. @default 0 */
  accepted?: number
  /** @default 'ready' */
  state?: 'ready' | 'calculating' | 'invalid'
  /** Reason why no text is filled, if none is. */
  nothing?: string
}
