import { useAutomationText } from '@dropwatt/ui'
import type { AutomationPageProps } from '@dropwatt/ui/pages'
import type { ComponentType } from 'react'
import type { AutomationSlug } from '../paths.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

interface AutomationProps {
  slug: AutomationSlug
  page: ComponentType<AutomationPageProps>
}

/** One automation. */
export function Automation({ slug, page: Page }: AutomationProps) {
  usePageTitle(useAutomationText(slug).label)
  return <Page />
}
