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
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import type { Bench } from '../../../core/store/Bench.ts'
import { focusLost } from '../../view/focusLost.ts'
import { nameOfFile } from '../../view/facts.ts'
import { pageOf } from '../../view/lastPage.ts'
import { useHost } from '../../WorkbenchHost.tsx'
import { failureReasons } from '../failureReasons.ts'
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
  const page = usePageJob(store, all, all?.shown[place ?? -1])
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

/** Returns what is known of the job. */
function usePageJob(store: string, all: ShownJobs | undefined, job: StoreJob | undefined): PageJob {
  const { paths } = useHost()
  const stores = useStores()
  const state = useStoresState()
  const wordOf = useStoreFailure()
  const isConnected = state?.stores.some(({ id }) => id === store)
  if (job && isConnected) return { state: 'loaded', job }
  const failure = state?.status === 'failed' ? state.failure : all?.failure
  if (failure) {
    return {
      state: 'failed',
      message: wordOf(failureReasons[failure.code]),
      onRetry: () => {
        if (state?.status === 'failed') void stores?.load()
        else void stores?.jobs.refresh()
      },
    }
  }
  if (!all || state?.status !== 'loaded') return { state: 'loading' }
  if (!isConnected) return { state: 'disconnected', settingsHref: paths.storeSettings }
  return { state: all.status === 'loading' ? 'loading' : 'unknown' }
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
