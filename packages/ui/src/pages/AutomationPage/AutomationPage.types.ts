import type { ReactNode } from 'react'
import type { AutomationSlug } from '../../catalogue/slugs.js'

/** Props of every automation page. */
export interface AutomationPageProps {
  /** Runs the automation on the connected store. @default shows the not-implemented notice */
  onRun?: () => void
  /** Shown below the content of the page, such as a workbench for files. */
  children?: ReactNode
}

export interface AnyAutomationPageProps extends AutomationPageProps {
  /** Slug of the automation. */
  slug: AutomationSlug
}
