'use client'
import type { ReactNode } from 'react'
import { PageFrame } from '../../components/PageFrame/index.js'
import { useStrings } from '../../i18n/index.js'
import { dashboardOverviewPageStrings } from './DashboardOverviewPage.strings.js'
import { StyledColumns } from './DashboardOverviewPage.styles.js'
import { GettingStartedSection, type GettingStartedSectionProps } from './GettingStartedSection.js'
import { JobQueueSection, type JobQueueSectionProps } from './JobQueueSection.js'
import { MetricsSection, type MetricsSectionProps } from './MetricsSection.js'
import { QuickActions, type QuickActionsProps } from './QuickActions.js'
import { QuotaSection, type QuotaSectionProps } from './QuotaSection.js'
import { RequestedPage, type RequestedPageProps } from './RequestedPage.js'

export interface DashboardOverviewPageProps
  extends
    MetricsSectionProps,
    JobQueueSectionProps,
    QuotaSectionProps,
    QuickActionsProps,
    GettingStartedSectionProps,
    RequestedPageProps {
  /** Shown above the job queue, such as `FilesPanel` of the workbench once a file is saved. @default nothing */
  files?: ReactNode
}

/** Shows the home page of the dashboard. Render it inside the dashboard's frame. */
export function DashboardOverviewPage({
  metrics,
  quota,
  basePath,
  onQuickAction,
  requestedPage,
  onRequestedPageDone,
  files,
  doneStep,
  stepActions,
  ...queue
}: DashboardOverviewPageProps) {
  const strings = useStrings(dashboardOverviewPageStrings)
  const isSample = [metrics, queue.jobs, quota].includes(undefined)
  return (
    <PageFrame
      heading={strings.heading}
      description={strings.description}
      note={
        <RequestedPage
          requestedPage={requestedPage}
          onRequestedPageDone={onRequestedPageDone}
          basePath={basePath}
        />
      }
      sample={isSample}
    >
      <MetricsSection metrics={metrics} />
      {files}
      <StyledColumns>
        <JobQueueSection {...queue} basePath={basePath} />
        <QuotaSection quota={quota} basePath={basePath} />
      </StyledColumns>
      <QuickActions onQuickAction={onQuickAction} />
      <GettingStartedSection doneStep={doneStep} stepActions={stepActions} />
    </PageFrame>
  )
}
