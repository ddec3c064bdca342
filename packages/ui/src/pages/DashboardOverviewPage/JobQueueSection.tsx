'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import {
  isStatusOf,
  JobStatusFilter,
  JobTable,
  type Job,
  type JobSort,
  type JobStatus,
} from '../../components/JobTable/index.js'
import { automationLabels } from '../../catalogue/automations.strings.js'
import { defaultBasePath } from '../../navigation/navigation.js'
import { useSampleJobs } from '../../samples/useSampleJobs.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { jobQueueStrings } from './DashboardOverviewPage.strings.js'
import { StyledQueue } from './DashboardOverviewPage.styles.js'
import { useDeviceJobs } from './useDeviceJobs.js'

export interface JobQueueSectionProps {
  /** The jobs of the queue. @default samples that progress every 5 seconds */
  jobs?: readonly Job[]
  /** Jobs in connected stores, newest first, such as those of `useStoreJobRows`; shown before all others, under their `group` as heading. @default none */
  storeJobs?: readonly Job[]
  /** Jobs on files of this device, newest first; shown in a group before the others. @default none */
  deviceJobs?: readonly Job[]
  /** Shown above the jobs, and in place of the words that there are none, such as `StoreJobsFailure` of `@dropwatt/ui/store`. @default nothing */
  jobsNotice?: ReactNode
  /** Returns the buttons of a job, for a column of their own; keep it stable. @default no such column */
  jobActions?: (job: Job) => ReactNode
  /** Shows a skeleton while the jobs load. @default false */
  jobsLoading?: boolean
  /** Says that the jobs failed to load. @default false */
  jobsFailed?: boolean
  /** Loads the jobs again. @default shows the not-implemented notice */
  onRetryJobs?: () => void
  /** Shows only jobs with this status (controlled); use with `onJobStatusChange`. An unknown status that no job has counts as all. @default uncontrolled */
  jobStatus?: JobStatus | null
  /** Called with the selected status, `null` for all. */
  onJobStatusChange?: (status: JobStatus | null) => void
  /** Sort order (controlled); use with `onJobSortChange`. @default newest first */
  jobSort?: JobSort
  /** Called when the user changes the sort order. */
  onJobSortChange?: (sort: JobSort) => void
  /** Base path of the dashboard. @default '/dashboard' */
  basePath?: string
}

const noJobs: readonly Job[] = []

/** The job queue. */
export function JobQueueSection({
  jobs: given,
  storeJobs = noJobs,
  deviceJobs = noJobs,
  jobsNotice,
  jobActions,
  jobsLoading = false,
  jobsFailed = false,
  onRetryJobs,
  jobStatus,
  onJobStatusChange,
  jobSort,
  onJobSortChange,
  basePath = defaultBasePath,
}: JobQueueSectionProps) {
  const strings = useStrings(jobQueueStrings)
  const numbers = numberFormat(useLocale())
  const { 'remove-background': first } = useStrings(automationLabels)
  const samples = useSampleJobs({ paused: given !== undefined })
  const device = useDeviceJobs(storeJobs.length + deviceJobs.length > 0)
  const jobs = device?.withDeviceJobs(storeJobs, deviceJobs, given, samples) ?? given ?? samples
  const [ownStatus, setOwnStatus] = useState<JobStatus | null>(null)
  const asked = (jobStatus === undefined ? ownStatus : jobStatus) ?? undefined
  const status = asked !== undefined && isStatusOf(asked, jobs) ? asked : undefined
  const hasJobs = jobs.length > 0 && !jobsFailed

  function changeStatus(next: JobStatus | undefined) {
    setOwnStatus(next ?? null)
    onJobStatusChange?.(next ?? null)
  }

  return (
    <StyledQueue>
      <Card
        heading={strings.heading}
        note={hasJobs ? strings.count(numbers.format(jobs.length), jobs.length) : undefined}
        actions={
          hasJobs ? (
            <JobStatusFilter jobs={jobs} status={status} onStatusChange={changeStatus} />
          ) : undefined
        }
        flush
      >
        {jobsNotice}
        {(jobs.length > 0 || jobsNotice === undefined) && (
          <JobTable
            caption={strings.heading}
            captionHidden
            jobs={jobs}
            layout={device?.DeviceJobGroups}
            actions={jobActions}
            sort={jobSort}
            onSortChange={onJobSortChange}
            status={status}
            onStatusChange={changeStatus}
            loading={jobsLoading}
            failed={jobsFailed}
            onRetry={onRetryJobs}
            emptyAction={
              <Button variant="neon-outline" href={`${basePath}/remove-background`}>
                {strings.start(first)}
              </Button>
            }
          />
        )}
      </Card>
    </StyledQueue>
  )
}
