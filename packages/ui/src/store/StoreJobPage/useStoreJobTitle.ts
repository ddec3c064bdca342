'use client'
import { useStrings } from '../../i18n/index.js'
import type { StoreJob } from '../storeJob.types.js'
import { storeJobPageStrings } from './StoreJobPage.strings.js'

/** Returns a function that gives the title of the page of a job, which need not be known yet. */
export function useStoreJobTitle(): (job: StoreJob | undefined) => string {
  const strings = useStrings(storeJobPageStrings)
  return (job) => (job ? strings[job.kind](job.store) : strings.title)
}
