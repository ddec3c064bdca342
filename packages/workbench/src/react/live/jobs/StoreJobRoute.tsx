import {
  StoreJobPage,
  useStoreFailure,
  useStoreJobTitle,
  type JobFile,
  type PageJob,
  type StoreJob,
} from '@dropwatt/ui/store'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { StoreFailed } from '../../../core/live/StoreFailed.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import type { Bench } from '../../../core/store/Bench.ts'
import { focusLost } from '../../view/focusLost.ts'
import { nameOfFile } from '../../view/facts.ts'
import { pageOf } from '../../view/lastPage.ts'
import { useHost } from '../../WorkbenchHost.tsx'
import { jobReasons } from '../failureReasons.ts'
import { StoreTexts } from '../StoreTexts.tsx'
import { useStores, useStoresState } from '../useStores.ts'
import { StoreJobView } from './StoreJobView.tsx'
import { useShownJobs, type ShownJobs } from './useShownJobs.ts'

interface StoreJobRouteProps {
  bench: Bench
  /** The ids of the store and of the job, as `paths.storeJob` joins them. */
  id: string
}

/** The page of a job that writes to a store. */
export function StoreJobRoute(props: StoreJobRouteProps) {
  return (
    <StoreTexts>
      <Page {...props} />
    </StoreTexts>
  )
}

function Page({ bench, id }: StoreJobRouteProps) {
  const { paths, titles, storeMode, leave, setTitle } = useHost()
  const [store = '', job = ''] = id.split('.')
  const all = useShownJobs()
  const place = all?.known.findIndex((each) => each.store === store && each.id === job)
  const known = all?.known[place ?? -1]
  const file = useJobFile(bench, known)
  const page = usePageJob({ store, job }, all, all?.shown[place ?? -1])
  const title = useStoreJobTitle()(page.state === 'loaded' ? page.job : undefined)
  const [started, setStarted] = useState<string>()
  useLayoutEffect(() => setTitle(title), [setTitle, title])

  // The link in the list that was followed is gone.
  useEffect(focusLost, [])

  return (
    <StoreJobPage
      job={page}
      breadcrumb={[
        { label: titles.dashboard, href: paths.dashboard },
        { label: titles.files, href: paths.files },
      ]}
      jobsHref={paths.fileJobs}
      file={file}
      isPractice={storeMode === 'practice'}
    >
      {known && (
        <StoreJobView
          job={known}
          headingLevel={2}
          takesFocus={known.id === started}
          onJob={(next) => {
            setStarted(next.id)
            // The question of an undo has an entry in the history.
            leave(paths.storeJob(next.store, next.id))
          }}
        />
      )}
    </StoreJobPage>
  )
}

/** The ids of a job and of its store. */
interface JobAddress {
  readonly store: string
  readonly job: string
}

/** Returns what is known of the job. */
function usePageJob(
  { store, job: id }: JobAddress,
  all: ShownJobs | undefined,
  job: StoreJob | undefined,
): PageJob {
  const { paths } = useHost()
  const stores = useStores()
  const state = useStoresState()
  const wordOf = useStoreFailure()
  const isConnected = state?.stores.some((each) => each.id === store)
  const isListed = all?.status === 'loaded' && !all.failure
  const older = useOlderJob({ store, job: id }, isConnected === true && isListed && !job)
  if (job && isConnected) return { state: 'loaded', job }
  const failure = state?.status === 'failed' ? state.failure : (all?.failure ?? older.failure)
  if (failure) {
    return {
      state: 'failed',
      message: wordOf(jobReasons[failure.code]),
      onRetry: older.failure ? older.onRetry : () => void stores?.refreshJobs(),
    }
  }
  if (!all || state?.status !== 'loaded') return { state: 'loading' }
  if (!isConnected) return { state: 'disconnected', settingsHref: paths.storeSettings }
  return { state: older.isUnknown ? 'unknown' : 'loading' }
}

/** Looks for a job that the list of its store lacks, as it has the newest alone. */
function useOlderJob({ store, job }: JobAddress, isMissing: boolean) {
  const jobs = useStores()?.jobs
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ readonly of: string; readonly failure: StoreFailed }>()
  const of = `${store}.${job}.${tries}`
  useEffect(() => {
    if (!isMissing || !jobs) return undefined
    let isCurrent = true
    jobs.find(store, job).catch((error: unknown) => {
      const failure = error instanceof StoreFailed ? error : new StoreFailed('unexpected')
      if (isCurrent) setAnswer({ of, failure })
    })
    return () => {
      isCurrent = false
    }
  }, [jobs, store, job, of, isMissing])
  const failure = isMissing && answer?.of === of ? answer.failure : undefined
  const isUnknown = failure?.code === 'not-found'
  return {
    isUnknown,
    failure: isUnknown ? undefined : failure,
    onRetry: () => setTries((before) => before + 1),
  }
}

/** Returns the file that a job writes; nothing until it is known whether it is on this device. */
function useJobFile(bench: Bench, job: KnownJob | undefined): JobFile | undefined {
  const { paths, navigate } = useHost()
  const files = useStore(bench.state, (state) => state.files)
  const jobs = useStore(bench.state, (state) => state.jobs)
  const isLoaded = useStore(bench.state, (state) => state.isLoaded)
  if (job?.file === undefined || !isLoaded) return undefined
  const file = files.find(({ id }) => id === job.file)
  if (!file) return { place: 'elsewhere' }
  return {
    place: 'here',
    name: nameOfFile(file),
    onOpen: () => {
      void bench.opening.openSaved(file.id).then((isOpen) => {
        if (isOpen) navigate(pageOf(paths, file, jobs.get(file.id)))
      })
    },
  }
}
