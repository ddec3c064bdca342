'use client'
import { forwardRef, useState } from 'react'
import { useSteadyLoading } from '../../hooks/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { JobHead } from './JobHead.js'
import { JobNotice } from './JobNotice.js'
import { JobRows } from './JobRows.js'
import { JobSkeleton } from './JobSkeleton.js'
import { jobTableStrings } from './JobTable.strings.js'
import { StyledAnnouncement, StyledJobTable } from './JobTable.styles.js'
import type { JobTableProps } from './JobTable.types.js'
import { newestFirst, nextSort } from './sortJobs.js'
import { useDone } from './useDone.js'
import { useJobOrder } from './useJobOrder.js'
import { asTable } from '../Table/roles.js'

/** Shows jobs and their progress, one per row, or one per card on narrow screens. */
export const JobTable = forwardRef<HTMLDivElement, JobTableProps>(function JobTable(
  {
    caption,
    captionHidden,
    jobs,
    layout: Layout,
    actions,
    sort: givenSort,
    defaultSort = newestFirst,
    onSortChange,
    status,
    onStatusChange,
    loading = false,
    failed = false,
    onRetry,
    emptyAction,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(jobTableStrings)
  const locale = useLocale()
  const [ownSort, setOwnSort] = useState(defaultSort)
  const sort = givenSort ?? ownSort
  const ordered = useJobOrder(jobs, sort)
  const shown = status === undefined ? ordered : ordered.filter((job) => job.status === status)
  const stage = useSteadyLoading(loading && jobs.length === 0)
  const done = useDone(jobs)
  const isLoading = stage !== 'none'
  const rows = { jobs: shown, strings, locale, actions }

  function announcement(): string {
    if (stage === 'shown') return strings.loading
    if (done.names.length === 0) return ''
    const names = new Intl.ListFormat(locale).format(done.names)
    return strings.done(names, done.names.length)
  }

  return (
    <StyledJobTable ref={ref} {...native}>
      {isLoading || (!failed && shown.length > 0) ? (
        <table
          {...asTable}
          aria-busy={isLoading || undefined}
          data-actions={actions ? '' : undefined}
          data-texts={shown.some(({ statusText }) => statusText !== undefined) ? '' : undefined}
        >
          <caption data-hidden={captionHidden ? '' : undefined}>{caption}</caption>
          <JobHead
            sort={sort}
            disabled={isLoading}
            withActions={actions !== undefined}
            onSort={(column) => {
              const next = nextSort(sort, column)
              setOwnSort(next)
              onSortChange?.(next)
            }}
          />
          {isLoading && <JobSkeleton waiting={stage === 'waiting'} />}
          {!isLoading && (Layout ? <Layout {...rows} Rows={JobRows} /> : <JobRows {...rows} />)}
        </table>
      ) : (
        <JobNotice
          failed={failed}
          onRetry={onRetry}
          status={jobs.length > 0 ? status : undefined}
          onShowAll={() => onStatusChange?.(undefined)}
          emptyAction={emptyAction}
          headingLevel={headingLevel}
        />
      )}
      <StyledAnnouncement role="status">
        <span key={done.turn}>{announcement()}</span>
      </StyledAnnouncement>
    </StyledJobTable>
  )
})
