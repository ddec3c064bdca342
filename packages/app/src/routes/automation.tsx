import { useAutomationLabels } from '@dropwatt/ui'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import { AutomationWorkbench } from '@dropwatt/workbench'
import type { ComponentType } from 'react'
import type { AnyAutomationSlug } from '../paths.ts'
import { useTitle } from '../wiring/usePageTitle.ts'

/** Creates the route component of an automation page. */
export function automation(slug: AnyAutomationSlug, Page: ComponentType<AutomationPageProps>) {
  return function Automation() {
    useTitle(useAutomationLabels()[slug])
    return <AutomationWorkbench slug={slug} page={Page} />
  }
}
