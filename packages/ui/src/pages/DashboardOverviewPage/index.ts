export { DashboardOverviewPage, type DashboardOverviewPageProps } from './DashboardOverviewPage.js'
export type { QuickAction } from './QuickActions.js'
