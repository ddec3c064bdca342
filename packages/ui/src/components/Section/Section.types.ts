import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Names the section. */
  heading: string
  /** Says more under the heading, in a sentence or two. */
  lede?: ReactNode
  /** Stands under the lede, beside the content where the section is split. */
  aside?: ReactNode
  /** `stack` puts the content under the heading, `split` beside it where there is room. @default 'stack' */
  layout?: 'stack' | 'split'
  children: ReactNode
}
