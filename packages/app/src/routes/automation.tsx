import { useAutomationText } from '@dropwatt/ui'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import { AutomationWorkbench } from '@dropwatt/workbench'
import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Creates the route component of an automation page. */
export function automation(slug: AutomationSlug, Page: ComponentType<AutomationPageProps>) {
  return function Automation() {
    useTitle(useAutomationText(slug).label)
    return <AutomationWorkbench slug={slug} page={Page} />
  }
}
