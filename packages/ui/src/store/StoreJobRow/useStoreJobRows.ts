'use client'
import { useMemo } from 'react'
import type { BadgeTone } from '../../components/Badge/index.js'
import type { Job, JobStatus } from '../../components/JobTable/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJob, StoreJobState } from '../storeJob.types.js'
import { dueOf } from '../StoreJobNotice/restOf.js'
import { usePauseTitle, useStoreJobWords } from '../useStoreJobWords.js'
import { storeJobRowStrings } from './StoreJobRow.strings.js'

const statuses: Readonly<Record<Exclude<StoreJobState, 'queued'>, JobStatus>> = {
  checking: 'Running',
  writing: 'Running',
  verifying: 'Running',
  done: 'Done',
  paused: 'Paused',
  cancelled: 'Cancelled',
  failed: 'Error',
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns the rows of store jobs for the job queue, newest first, in the group ‘In your store’.
 *
 * @param now in milliseconds since 1970, for their ages; another value each minute keeps these right
 */
export function useStoreJobRows(jobs: readonly StoreJob[], now: number): readonly Job[] {
  const strings = useStrings(storeJobRowStrings)
  const words = useStrings(storeJobStrings)
  const wordOf = useStoreJobWords()
  const pauseTitle = usePauseTitle()
  const { count } = useFigures()
  const locale = useLocale()

  return useMemo(() => {
    const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    function startedText(at: number): string {
      const passed = now - at
      if (passed < minute) return strings.justNow
      if (passed < hour) return ago.format(-Math.floor(passed / minute), 'minute')
      if (passed < day) return ago.format(-Math.floor(passed / hour), 'hour')
      return ago.format(-Math.floor(passed / day), 'day')
    }

    function statusOf({ state, isUndone }: StoreJob): JobStatus {
      if (isUndone) return 'Undone'
      return state === 'queued' ? words.queued : statuses[state]
    }

    function toneOf({ state, counts, isUndone }: StoreJob): BadgeTone | undefined {
      return state === 'done' && counts.conflict > 0 && !isUndone ? 'warning' : undefined
    }

    return jobs
      .map((job) => {
        const { id, kind, store, state, products, startedAt, pause, counters } = job
        const at = Date.parse(startedAt)
        const due = dueOf(job)
        const on = strings.onStore(store, count(products), products)
        return {
          id,
          name: kind === 'undo' ? words.undo : words.update,
          detail: state === 'paused' && pause ? `${on} · ${pauseTitle(job)}` : on,
          started: startedText(at),
          startedAt: at,
          status: statusOf(job),
          statusText: wordOf(job),
          statusTone: toneOf(job),
          progress:
            state === 'done' ? 100 : due > 0 ? Math.floor((100 * counters.written) / due) : 0,
          group: strings.group,
        }
      })
      .toSorted((one, other) => other.startedAt - one.startedAt)
  }, [jobs, now, locale, strings, words, wordOf, pauseTitle, count])
}
