import { useAutomationText } from '@dropwatt/ui'
import { AutomationPage } from '@dropwatt/ui/pages'
import type { AutomationSlug } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

/** One automation. */
export function Automation({ slug }: { slug: AutomationSlug }) {
  usePageTitle(useAutomationText(slug).label)
  return <AutomationPage slug={slug} />
}
