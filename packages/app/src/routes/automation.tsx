import { useAutomationText } from '@dropwatt/ui'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Creates the route component of an automation page. */
export function automation(
  slug: AutomationSlug,
  Page: ComponentType<AutomationPageProps>,
): ComponentType {
  return function Automation() {
    useTitle(useAutomationText(slug).label)
    return <Page />
  }
}
