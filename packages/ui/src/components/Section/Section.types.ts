import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Heading of the section. */
  heading: string
  /** Text under the heading, in a sentence or two. */
  lede?: ReactNode
  /** Shown under the lede, or beside the content in a split section. */
  aside?: ReactNode
  /** `stack` puts the content under the heading, `split` beside it where it fits. @default 'stack' */
  layout?: 'stack' | 'split'
  children: ReactNode
}
