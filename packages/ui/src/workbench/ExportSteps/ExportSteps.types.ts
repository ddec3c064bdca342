import type { ComponentPropsWithoutRef } from 'react'

export interface ExportStepsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What the export has. @default 'products' */
  kind?: 'products' | 'translations'
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
