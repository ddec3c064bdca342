'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import type { Job, JobStatus } from './JobTable.types.js'
import { useStrings } from '../../i18n/index.js'
import { ChevronDownIcon, FilterIcon } from '../../icons/index.js'
import { StyledFilter } from './JobStatusFilter.styles.js'
import { jobTableStrings } from './JobTable.strings.js'
import { knownStatuses, wordOf } from './status.js'

export interface JobStatusFilterProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'
> {
  /** The jobs; their custom statuses are added to the known ones. */
  jobs: readonly Job[]
  /** The selected status. @default all */
  status?: JobStatus
  /** Called with the selected status, `undefined` for all. */
  onStatusChange: (status: JobStatus | undefined) => void
}

/** Lets the user filter a `JobTable` by status. */
export const JobStatusFilter = forwardRef<HTMLSelectElement, JobStatusFilterProps>(
  function JobStatusFilter({ jobs, status, onStatusChange, ...native }, ref) {
    const strings = useStrings(jobTableStrings)
    const statuses = new Set<JobStatus>([
      ...knownStatuses,
      ...jobs.map((job) => job.status),
      ...(status === undefined ? [] : [status]),
    ])
    return (
      <StyledFilter>
        <FilterIcon aria-hidden="true" />
        <select
          ref={ref}
          aria-label={strings.filter}
          {...native}
          value={status ?? ''}
          onChange={({ currentTarget }) => onStatusChange(currentTarget.value || undefined)}
        >
          <option value="">{strings.allStatuses}</option>
          {[...statuses].map((choice) => (
            <option key={choice} value={choice}>
              {wordOf(choice, strings)}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" />
      </StyledFilter>
    )
  },
)
