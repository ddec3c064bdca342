import type { ReactNode } from 'react'
import type { AutomationSlug } from '../../catalogue/slugs.js'

/** What every automation page takes. */
export interface AutomationPageProps {
  /** Runs the automation on the connected store. @default shows the not-implemented notice */
  onRun?: () => void
  /** Stands below what the page says, such as a workbench for files. */
  children?: ReactNode
}

export interface AnyAutomationPageProps extends AutomationPageProps {
  /** Which automation. */
  slug: AutomationSlug
}
