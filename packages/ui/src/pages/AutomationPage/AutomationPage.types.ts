import type { ReactNode } from 'react'
import type { AutomationSlug } from '../../catalogue/slugs.js'

/** Props of every automation page. */
export interface AutomationPageProps {
  /** Runs the automation on the connected store. @default shows the not-implemented notice */
  onRun?: () => void
  /** Visual weight of Run: `neon-outline` where something else on the page is the main action, such as with an open file. @default 'neon' */
  runVariant?: 'neon' | 'neon-outline'
  /** Shown before Run, such as `WorkOnFileButton`. @default nothing */
  secondaryAction?: ReactNode
  /** Said below the heading, such as `StoreLede` with an open live file. @default the description of the automation */
  lede?: ReactNode
  /** Shown above the picture, right under the heading, such as the workbench with an open file. @default nothing */
  lead?: ReactNode
  /** Shown below the content of the page, such as the workbench before a file is open. */
  children?: ReactNode
}

export interface AnyAutomationPageProps extends AutomationPageProps {
  /** Slug of the automation. */
  slug: AutomationSlug
}
