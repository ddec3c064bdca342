'use client'
import {
  JobGroups,
  type Job,
  type JobGroup,
  type JobLayoutProps,
} from '../../components/JobTable/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { useStrings } from '../../i18n/index.js'
import { DeviceIcon, VendorIcon } from '../../icons/index.js'
import { deviceJobsStrings } from './DeviceJobs.strings.js'

const device = 'device'
const sample = 'sample'

const inGroup = (jobs: readonly Job[], group: string) => jobs.map((job) => ({ ...job, group }))

/**
 * Puts the jobs in stores, and then those on this device, before the others.
 *
 * @param storeJobs with the heading of their group as its id
 * @param given the other jobs of the app, without a heading
 * @param samples shown under a heading of their own if the app gives none
 */
export function withDeviceJobs(
  storeJobs: readonly Job[],
  jobs: readonly Job[],
  given: readonly Job[] | undefined,
  samples: readonly Job[],
): readonly Job[] {
  return [...storeJobs, ...inGroup(jobs, device), ...(given ?? inGroup(samples, sample))]
}

function isStoreGroup(group: string | undefined): group is string {
  return group !== undefined && group !== device && group !== sample
}

/** Returns the group of jobs in stores under a heading. */
function groupOf(heading: string): JobGroup {
  const shown = (
    <>
      <VendorIcon aria-hidden="true" />
      {heading}
    </>
  )
  return { id: heading, heading: shown }
}

/** Lays out the job queue with the jobs in stores and those on this device as groups. */
export function DeviceJobGroups(rows: JobLayoutProps) {
  const strings = useStrings(deviceJobsStrings)
  const inStores = new Set(rows.jobs.map(({ group }) => group).filter(isStoreGroup))
  return (
    <JobGroups
      {...rows}
      groups={[
        ...Array.from(inStores, groupOf),
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
