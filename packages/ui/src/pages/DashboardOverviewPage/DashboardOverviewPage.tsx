'use client'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { dashboardOverviewPageStrings } from './DashboardOverviewPage.strings.js'
import { QuickActions, type QuickActionsProps } from './QuickActions.js'

export type DashboardOverviewPageProps = QuickActionsProps

/** The first page of the dashboard. Stands in the dashboard's frame. */
export function DashboardOverviewPage({ onQuickAction }: DashboardOverviewPageProps) {
  const strings = useStrings(dashboardOverviewPageStrings)
  return (
    <PageFrame heading={strings.heading} description={strings.description}>
      <QuickActions onQuickAction={onQuickAction} />
    </PageFrame>
  )
}
