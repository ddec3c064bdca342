import type { ComponentPropsWithoutRef } from 'react'

export interface ExportStepsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Content of the export. @default 'products' */
  kind?: 'products' | 'translations'
  /** Sets the heading level. @default 3 */
  headingLevel?: 2 | 3
}
