import type { TranslationCounts } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'

export interface TranslationSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The numbers; those of the last calculation while the next one runs. @default none yet */
  counts?: TranslationCounts
  /** How many of the texts to review were accepted. @default 0 */
  accepted?: number
  /** @default 'ready' */
  state?: 'ready' | 'calculating' | 'invalid'
  /** Why nothing is filled, when nothing is. */
  nothing?: string
}
