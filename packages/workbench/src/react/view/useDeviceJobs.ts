import type { JobState } from '@dropwatt/automations'
import type { Job, JobStatus } from '@dropwatt/ui'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { JobDescription } from '../../core/engine/packing.ts'
import type { ImageJob } from '../../core/images/store/ImageSetState.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { BenchTexts } from '../texts/en.ts'
import { nameOfFile } from './facts.ts'
import { fileLabel } from './fileLabel.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { useApplyingJob, type ApplyingJob } from './useApplyingJob.ts'
import { useOpenPart } from './useOpenPart.ts'
import { useJobNames } from './useJobNames.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Words how long ago something was, in the largest unit that fits.
 *
 * @param justNow for less than a minute
 */
function timeAgo(at: number, now: number, locale: string, justNow: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = now - at
  if (passed < minute) return justNow
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  return words.format(-Math.floor(passed / day), 'day')
}

/** Location of a job of the table. */
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

function imageStatus({ state, status }: ImageJob): JobStatus {
  if (state === 'undone') return 'Undone'
  return imageStatuses[status]
}

const imageStatuses: Readonly<Record<ImageJob['status'], JobStatus>> = {
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** @param percent how far the job in progress is */
function imageProgress({ status, counts }: ImageJob, percent = 0): number {
  if (status === 'done') return 100
  if (status === 'running') return percent
  return percentOf(counts)
}

function percentOf({ done, all }: { readonly done: number; readonly all: number }): number {
  return all === 0 ? 0 : Math.floor((done / all) * 100)
}

/** A file with its jobs, as the table lists them. */
interface ListedFile {
  readonly id: string
  readonly name: string
  /** Its unique key. */
  readonly label: string
  readonly jobs: readonly (JobDescription | ImageJob)[]
}

/** Returns the saved files with their jobs, and the open ones as they are in this tab. */
export function useListedFiles(bench: Bench): readonly ListedFile[] {
  const files = useStore(bench.state, (state) => state.files)
  const jobs = useStore(bench.state, (state) => state.jobs)
  const session = useStore(bench.state, (state) => state.session)
  const images = useStore(bench.state, (state) => state.images)
  const { language } = useBenchTexts()
  const setFile = useOpenPart(images, (state) => state.file)
  const setJobs = useOpenPart(images, (state) => state.jobs)
  const file = useOpenPart(session, (state) => state.file)
  const openJobs = useOpenPart(session, ({ status }) => status.jobs)
  return useMemo(() => {
    const list = (each: FileRecord, own: ListedFile['jobs'] = []): ListedFile => ({
      id: each.id,
      name: nameOfFile(each),
      label: fileLabel(each, files, language),
      jobs: own,
    })
    const others = files
      .filter(({ id }) => id !== file?.id && id !== setFile?.id)
      .map((each) => list(each, jobs.get(each.id)))
    return [
      ...(file ? [list(file, openJobs)] : []),
      ...(setFile ? [list(setFile, setJobs)] : []),
      ...others,
    ]
  }, [files, jobs, file, openJobs, setFile, setJobs, language])
}

/**
 * Returns the jobs of all files for the job table, newest first: those that are applied, and the one
 * that is being applied to the open file or ended without changing it.
 */
export function useDeviceJobs(bench: Bench): readonly Job[] {
  const files = useListedFiles(bench)
  const session = useStore(bench.state, (state) => state.session)
  const images = useStore(bench.state, (state) => state.images)
  const applying = useApplyingJob(session)
  const percent = useOpenPart(images, ({ progress }) => progress && percentOf(progress))
  const { texts, language } = useBenchTexts()
  const nameOf = useJobNames()
  const open = session?.file.id
  return useMemo(
    () => listJobs(files, open, applying, percent, { texts, language, nameOf }),
    [files, open, applying, percent, texts, language, nameOf],
  )
}

interface Words {
  readonly texts: Pick<BenchTexts, 'partlyUndone' | 'justNow'>
  readonly language: string
  readonly nameOf: ReturnType<typeof useJobNames>
}

function listJobs(
  files: readonly ListedFile[],
  openId: string | undefined,
  applying: ApplyingJob | undefined,
  percent: number | undefined,
  { texts, language, nameOf }: Words,
): readonly Job[] {
  const now = Date.now()
  const started = (at: number) => timeAgo(at, now, language, texts.justNow)
  // The steps of a recipe have the same time: the last one is the newest.
  const listed = files.flatMap((file) =>
    file.jobs.toReversed().map((job): Job => {
      const { title, automation } = nameOf(job)
      return {
        id: idOf({ file: file.id, job: job.id }),
        name: title,
        detail: `${automation} · ${file.label}`,
        started: started(job.at),
        startedAt: job.at,
        status: 'status' in job ? imageStatus(job) : statusOf(job.state, texts.partlyUndone),
        progress: 'status' in job ? imageProgress(job, percent) : 100,
      }
    }),
  )
  const open = files.find(({ id }) => id === openId)
  if (applying && open && !open.jobs.some((job) => isPartOf(job, applying.id))) {
    const { id, at, automation, ...row } = applying
    listed.push({
      ...row,
      id: idOf({ file: open.id, job: id }),
      detail: automation === undefined ? open.label : `${automation} · ${open.label}`,
      started: started(at),
      startedAt: at,
    })
  }
  return listed.toSorted((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
}

/** Whether a job is the one with this id, or one of the recipe that was applied under it. */
function isPartOf({ id, recipe }: JobDescription, applied: string): boolean {
  return id === applied || recipe === applied
}
