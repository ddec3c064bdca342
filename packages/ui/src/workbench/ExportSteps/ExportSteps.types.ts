import type { ComponentPropsWithoutRef } from 'react'

export interface ExportStepsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
