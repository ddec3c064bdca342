import { DashboardOverviewPage } from '@dropwatt/ui/pages'
import { useTexts } from '../wiring/LanguageProvider.tsx'
import { useJobView } from '../wiring/useJobView.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'

export function Component() {
  usePageTitle(useTexts().titles.dashboard)
  return <DashboardOverviewPage {...useJobView()} />
}
