import type { Job } from './JobTable.types.js'

/** Returns whether two jobs look the same. */
export function isSameJob(one: Job, other: Job): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.name === other.name &&
      one.detail === other.detail &&
      one.started === other.started &&
      one.status === other.status &&
      one.statusText === other.statusText &&
      one.statusTone === other.statusTone &&
      one.progress === other.progress &&
      one.group === other.group)
  )
}

/** Returns whether two lists of jobs look the same. */
export function areSameJobs(some: readonly Job[], others: readonly Job[]): boolean {
  return (
    some.length === others.length &&
    some.every((job, place) => {
      const other = others[place]
      return other !== undefined && isSameJob(job, other)
    })
  )
}
