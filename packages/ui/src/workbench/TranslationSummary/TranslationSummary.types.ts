import type { ComponentPropsWithoutRef } from 'react'

/** Numbers of texts. */
export interface TranslationCounts {
  /** All texts that can be translated. */
  readonly texts: number
  /** Texts that the options fill, of any origin. */
  readonly filled: number
  readonly fromSaved: number
  readonly fromGlossary: number
  readonly fromService: number
  readonly typed: number
  /** Texts that have a translation in the file already and keep it. */
  readonly kept: number
  /** Texts that stay empty. */
  readonly empty: number
  readonly needReview: number
}

export interface TranslationSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The numbers; those of the last calculation while the next one runs. @default none yet */
  counts?: TranslationCounts
  /** @default 'ready' */
  state?: 'ready' | 'calculating' | 'invalid'
  /** Why nothing is filled, when nothing is. */
  nothing?: string
}
