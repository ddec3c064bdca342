import type { Job, JobColumn, JobSort } from './JobTable.types.js'

export const newestFirst: JobSort = { column: 'started', direction: 'descending' }

/** Columns that sort in descending order first. */
const greatestFirst: ReadonlySet<JobColumn> = /* @__PURE__ */ new Set(['started', 'progress'])

/** Returns the sort order after a click on a column header. */
export function nextSort(current: JobSort, column: JobColumn): JobSort {
  if (current.column !== column) {
    return { column, direction: greatestFirst.has(column) ? 'descending' : 'ascending' }
  }
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * Returns the indexes of the jobs in sorted order; equal jobs keep their original order.
 *
 * @param locale the locale of the sort order
 */
export function sortJobs(jobs: readonly Job[], sort: JobSort, locale: string): readonly number[] {
  const compare = comparison(jobs, sort.column, locale)
  const turn = sort.direction === 'ascending' ? 1 : -1
  return jobs
    .map((job, place) => ({ job, place }))
    .toSorted((one, other) => turn * compare(one, other))
    .map(({ place }) => place)
}

interface Placed {
  readonly job: Job
  readonly place: number
}

function comparison(
  jobs: readonly Job[],
  column: JobColumn,
  locale: string,
): (one: Placed, other: Placed) => number {
  if (column === 'progress') return (one, other) => one.job.progress - other.job.progress
  if (column === 'started') {
    return jobs.every(({ startedAt }) => startedAt !== undefined)
      ? (one, other) => (one.job.startedAt ?? 0) - (other.job.startedAt ?? 0)
      : (one, other) => other.place - one.place
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (one, other) => compare(one.job[column], other.job[column])
}
