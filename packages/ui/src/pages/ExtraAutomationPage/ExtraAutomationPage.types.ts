import type { ExtraAutomationSlug } from '../../catalogue/slugs.js'
import type { AutomationPageProps } from '../AutomationPage/index.js'

export interface ExtraAutomationPageProps extends Pick<AutomationPageProps, 'children' | 'lead'> {
  /** Slug of the automation. */
  slug: ExtraAutomationSlug
  /** Base path of the dashboard, for the link to the files. @default '/dashboard' */
  basePath?: string
}
