'use client'
import { JobGroups, type Job, type JobLayoutProps } from '../../components/JobTable/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { useStrings } from '../../i18n/index.js'
import { DeviceIcon } from '../../icons/index.js'
import { deviceJobsStrings } from './DeviceJobs.strings.js'

const device = 'device'
const sample = 'sample'

const inGroup = (jobs: readonly Job[], group: string) => jobs.map((job) => ({ ...job, group }))

/**
 * Puts the jobs on this device before the others.
 *
 * @param given the other jobs of the app, without a heading
 * @param samples shown under a heading of their own if the app gives none
 */
export function withDeviceJobs(
  jobs: readonly Job[],
  given: readonly Job[] | undefined,
  samples: readonly Job[],
): readonly Job[] {
  return [...inGroup(jobs, device), ...(given ?? inGroup(samples, sample))]
}

/** Lays out the job queue with the jobs on this device as a group. */
export function DeviceJobGroups(rows: JobLayoutProps) {
  const strings = useStrings(deviceJobsStrings)
  return (
    <JobGroups
      {...rows}
      groups={[
        {
          id: device,
          heading: (
            <>
              <DeviceIcon aria-hidden="true" />
              {strings.onDevice}
            </>
          ),
        },
        {
          id: sample,
          heading: (
            <>
              <SampleMark />
              <small>{strings.examples}</small>
            </>
          ),
        },
      ]}
    />
  )
}
