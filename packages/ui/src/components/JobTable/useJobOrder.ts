'use client'
import { useState } from 'react'
import { useLocale } from '../../i18n/index.js'
import type { Job, JobSort } from './JobTable.types.js'
import { sortJobs } from './sortJobs.js'

interface Order {
  readonly sort: JobSort
  /** Ids of the jobs in the given order. */
  readonly ids: readonly string[]
  /** Indexes of the jobs, in sorted order. */
  readonly places: readonly number[]
}

/** Sorts the jobs once. They keep their places while they progress, until the jobs or the sort order change. */
export function useJobOrder(jobs: readonly Job[], sort: JobSort): readonly Job[] {
  const locale = useLocale()
  const [kept, setKept] = useState(() => orderOf(jobs, sort, locale))
  const order = isOrderOf(kept, jobs, sort) ? kept : orderOf(jobs, sort, locale)
  if (order !== kept) setKept(order)
  return order.places.flatMap((place) => jobs[place] ?? [])
}

function orderOf(jobs: readonly Job[], sort: JobSort, locale: string): Order {
  return { sort, ids: jobs.map(({ id }) => id), places: sortJobs(jobs, sort, locale) }
}

function isOrderOf(order: Order, jobs: readonly Job[], sort: JobSort): boolean {
  return (
    order.sort.column === sort.column &&
    order.sort.direction === sort.direction &&
    order.ids.length === jobs.length &&
    jobs.every(({ id }, place) => id === order.ids[place])
  )
}
