import { useAutomationText } from '@dropwatt/ui'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Makes the route of one automation. */
export function automation(
  slug: AutomationSlug,
  Page: ComponentType<AutomationPageProps>,
): ComponentType {
  return function Automation() {
    useTitle(useAutomationText(slug).label)
    return <Page />
  }
}
