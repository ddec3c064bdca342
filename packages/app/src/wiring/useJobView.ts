import { jobColumns, type JobSort } from '@dropwatt/ui'
import type { DashboardOverviewPageProps } from '@dropwatt/ui/pages'
import { useSearchParams } from 'react-router-dom'

/** The sort order without a `sort` parameter. */
const newestFirst: JobSort = { column: 'started', direction: 'descending' }

/** Parses `name` or `-name`; returns the default for an unknown column. */
function parseSort(text: string | null): JobSort {
  const column = jobColumns.find((name) => name === text?.replace(/^-/, ''))
  if (!column) return newestFirst
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

function formatSort({ column, direction }: JobSort): string {
  return direction === 'descending' ? `-${column}` : column
}

/**
 * Stores the filter and sort order of the job table in the query, such as `?status=Error&sort=-name`,
 * so that they survive a reload and can be shared. Adds no history entries.
 */
export function useJobView() {
  const [parameters, setParameters] = useSearchParams()

  function setParameter(name: string, value: string | undefined) {
    const update = () => {
      // The parameters of the router are those of the last render, which may lack an earlier change.
      const next = new URLSearchParams(location.search)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    }
    setParameters(update, { replace: true, preventScrollReset: true })
  }

  return {
    jobStatus: parameters.get('status'),
    onJobStatusChange: (status) => setParameter('status', status ?? undefined),
    jobSort: parseSort(parameters.get('sort')),
    onJobSortChange(sort) {
      const text = formatSort(sort)
      setParameter('sort', text === formatSort(newestFirst) ? undefined : text)
    },
  } satisfies DashboardOverviewPageProps
}
