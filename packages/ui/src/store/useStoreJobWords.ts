'use client'
import { useCallback } from 'react'
import { useLocale, useStrings } from '../i18n/index.js'
import { usePermissionName } from './StoreSettingsPage/PermissionRows.js'
import { storeSettingsStrings } from './StoreSettingsPage/StoreSettingsPage.strings.js'
import { useFigures } from '../workbench/useFigures.js'
import { storeJobStrings } from './storeJob.strings.js'
import type { StoreJob } from './storeJob.types.js'

/** Returns a function that words the state of a store job: ‘Writing 1,204 of 1,810’; it changes with the language alone. */
export function useStoreJobWords(): (job: StoreJob) => string {
  const strings = useStrings(storeJobStrings)
  const { count } = useFigures()
  return useCallback(
    (job) => {
      const { state, counters, values, counts, isUndone } = job
      if (isUndone) return strings.undone
      switch (state) {
        case 'writing':
          return strings.writingOf(count(counters.written), count(values), values)
        case 'cancelled':
          return strings.cancelled(count(counters.written), counters.written)
        case 'done':
          return counts.conflict > 0
            ? strings.doneWithConflicts(count(counts.conflict), counts.conflict)
            : strings.done
        default:
          return strings[state]
      }
    },
    [strings, count],
  )
}

/** Returns a function that says in one line why a store job is paused: ‘Reconnect Lumen & Oak to continue’. */
export function usePauseTitle(): (job: Pick<StoreJob, 'store' | 'pause'>) => string {
  const strings = useStrings(storeJobStrings)
  const settings = useStrings(storeSettingsStrings)
  const nameOf = usePermissionName()
  const locale = useLocale()
  return useCallback(
    ({ store, pause }) => {
      switch (pause?.kind) {
        case 'throttled': {
          const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
          return strings.throttled(clock.format(new Date(pause.until)))
        }
        case 'reconnect':
          return settings.renew(store)
        case 'scope':
          return strings.scope(nameOf(pause.scope))
        case 'unreachable':
          return settings.unreachableTitle
        default:
          return strings.paused
      }
    },
    [strings, settings, nameOf, locale],
  )
}
