export { DashboardOverviewPage, type DashboardOverviewPageProps } from './DashboardOverviewPage.js'
export { DeviceJobGroups, withDeviceJobs } from './DeviceJobs.js'
export type { Metric, Quota } from './DashboardOverviewPage.types.js'
export type { QuickAction } from './QuickActions.js'
