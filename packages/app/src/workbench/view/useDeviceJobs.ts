import type { Job } from '@dropwatt/ui'
import { useMemo } from 'react'
import type { AccountState } from '../store/Account.ts'
import type { Bench } from '../store/Bench.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useAccountState } from './useBench.ts'
import { useJobNames } from './useJobNames.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Words how long ago something was, in the largest unit that fits. */
export function timeAgo(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = now - at
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  return words.format(-Math.floor(passed / day), 'day')
}

/** Returns the jobs of all saved files for the job table, newest first. */
export function useDeviceJobs(bench: Bench): readonly Job[] {
  const { files, jobs } = useAccountState(bench.account)
  const { language } = useBenchTexts()
  const nameOf = useJobNames()
  return useMemo(() => listJobs(files, jobs, nameOf, language), [files, jobs, nameOf, language])
}

function listJobs(
  files: AccountState['files'],
  jobs: AccountState['jobs'],
  nameOf: ReturnType<typeof useJobNames>,
  language: string,
): readonly Job[] {
  const now = Date.now()
  return files
    .flatMap((file) =>
      (jobs.get(file.id) ?? []).map((job): Job => ({
        id: `${file.id}/${job.id}`,
        name: nameOf(job),
        detail: file.name,
        started: timeAgo(job.at, now, language),
        startedAt: job.at,
        status: job.state === 'undone' ? 'Undone' : 'Done',
        progress: 100,
      })),
    )
    .toSorted((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
}
