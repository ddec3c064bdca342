import type { JobState } from '@dropwatt/automations'
import type { Job, JobStatus } from '@dropwatt/ui'
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

/** Where a job of the table is. */
export interface JobPlace {
  /** Id of its file. */
  readonly file: string
  /** Its own id, unique in the file. */
  readonly job: string
}

function idOf({ file, job }: JobPlace): string {
  return `${file}/${job}`
}

/** Returns where a job of the table is; undefined if it is not on this device. */
export function placeOf({ id }: Pick<Job, 'id'>): JobPlace | undefined {
  const [file, job] = id.split('/')
  return file === undefined || job === undefined ? undefined : { file, job }
}

function statusOf(state: JobState, partlyUndone: string): JobStatus {
  if (state === 'applied') return 'Done'
  return state === 'undone' ? 'Undone' : partlyUndone
}

/** Returns the jobs of all saved files for the job table, newest first. */
export function useDeviceJobs(bench: Bench): readonly Job[] {
  const { files, jobs } = useAccountState(bench.account)
  const { texts, language } = useBenchTexts()
  const { partlyUndone } = texts
  const nameOf = useJobNames()
  return useMemo(
    () => listJobs(files, jobs, nameOf, language, partlyUndone),
    [files, jobs, nameOf, language, partlyUndone],
  )
}

function listJobs(
  files: AccountState['files'],
  jobs: AccountState['jobs'],
  nameOf: ReturnType<typeof useJobNames>,
  language: string,
  partlyUndone: string,
): readonly Job[] {
  const now = Date.now()
  return files
    .flatMap((file) =>
      (jobs.get(file.id) ?? []).map((job): Job => ({
        id: idOf({ file: file.id, job: job.id }),
        name: nameOf(job),
        detail: file.name,
        started: timeAgo(job.at, now, language),
        startedAt: job.at,
        status: statusOf(job.state, partlyUndone),
        progress: 100,
      })),
    )
    .toSorted((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
}
