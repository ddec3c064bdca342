'use client'
import { useMemo } from 'react'
import { useLocale, useStrings } from '../i18n/index.js'
import { automationLabels } from '../catalogue/automations.strings.js'
import type { Job } from '../components/JobTable/JobTable.types.js'
import type { Metric } from '../pages/DashboardOverviewPage/DashboardOverviewPage.types.js'
import { sampleJobs, type JobState } from './jobs.js'
import { jobSampleStrings } from './jobs.strings.js'
import { sampleMetrics } from './metrics.js'
import { metricLabels } from './metrics.strings.js'

/** Returns the sample figures, with titles in the current language. */
export function useMetrics(): readonly Metric[] {
  const labels = useStrings(metricLabels)
  return useMemo(
    () => sampleMetrics.map(({ id, value, icon }) => ({ id, title: labels[id], value, icon })),
    [labels],
  )
}

/** Returns the sample jobs in the given states, with texts in the current language. */
export function useJobTexts(states: readonly JobState[]): readonly Job[] {
  const locale = useLocale()
  const names = useStrings(automationLabels)
  const words = useStrings(jobSampleStrings)
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale)
    const byId = new Map(states.map((state) => [state.id, state]))
    return sampleJobs.map(({ id, age, ...sample }) => {
      const { status, progress } = byId.get(id) ?? sample
      return {
        id,
        name: names[id],
        detail: words[id],
        started: age === 0 ? words.justNow : ago(relative, age),
        startedAt: -age,
        status: status === 'queued' ? words.queued : status,
        progress,
      }
    })
  }, [states, locale, names, words])
}

function ago(relative: Intl.RelativeTimeFormat, minutes: number): string {
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-minutes / 60, 'hour')
}
