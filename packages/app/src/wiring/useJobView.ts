import { jobColumns, type JobSort } from '@dropwatt/ui'
import type { DashboardOverviewPageProps } from '@dropwatt/ui/pages'
import { useSearchParams } from 'react-router-dom'

/** The order that is in force when the address names none. */
const newestFirst: JobSort = { column: 'started', direction: 'descending' }

/** Reads `name` or `-name`; what names no column counts as nothing. */
function parseSort(text: string | null): JobSort {
  const column = jobColumns.find((name) => name === text?.replace(/^-/, ''))
  if (!column) return newestFirst
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

function formatSort({ column, direction }: JobSort): string {
  return direction === 'descending' ? `-${column}` : column
}

/**
 * Keeps in the address which jobs are shown and how they are sorted, as `?status=Error&sort=-name`.
 * So they outlast a reload and can be shared; the Back button still leads to the page before.
 */
export function useJobView() {
  const [parameters, setParameters] = useSearchParams()

  function put(name: string, value: string | undefined) {
    const write = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    }
    setParameters(write, { replace: true, preventScrollReset: true })
  }

  return {
    jobStatus: parameters.get('status'),
    onJobStatusChange: (status) => put('status', status ?? undefined),
    jobSort: parseSort(parameters.get('sort')),
    onJobSortChange(sort) {
      const text = formatSort(sort)
      put('sort', text === formatSort(newestFirst) ? undefined : text)
    },
  } satisfies DashboardOverviewPageProps
}
