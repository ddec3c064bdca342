import { LiveRegion } from '@dropwatt/ui'
import {
  StoreJobFailure,
  StoreJobNotice,
  StoreJobProgress,
  StoreJobResults,
  useStoreJobWords,
  type StoreJob,
  type StoreJobActions,
} from '@dropwatt/ui/store'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { StoreTexts } from '../StoreTexts.tsx'
import { useStoreJobs } from '../useStoreJobs.ts'
import { useStoresState } from '../useStores.ts'
import { asShownJob } from './shownJob.ts'
import { UndoInStore } from './UndoInStore.tsx'
import { useJobActions } from './useJobActions.ts'
import { useJobFailure } from './useJobFailure.ts'
import { useJobResults } from './useJobResults.ts'

export interface StoreJobViewProps {
  job: KnownJob
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Whether focus goes to the heading at first. @default false */
  takesFocus?: boolean
  /** Called with a job that was started here: one that takes this one back, or writes over its conflicts. @default it is shown in place of this one */
  onJob?: (job: KnownJob) => void
}

/** Shows a job of a store: how far it is, why it waits, or what became of its values; with all that can be done about it. */
export function StoreJobView(props: StoreJobViewProps) {
  return (
    <StoreTexts>
      <Followed key={props.job.id} {...props} />
    </StoreTexts>
  )
}

/** Shows the job that was started last, from the given one on. */
function Followed({ job, onJob, takesFocus = false, ...props }: StoreJobViewProps) {
  const [followed, setFollowed] = useState(job)
  const known = useStoreJobs()?.state.jobs.find(({ id }) => id === followed.id)
  const isStarted = followed.id !== job.id
  return (
    <View
      key={followed.id}
      {...props}
      job={known ?? (isStarted ? followed : job)}
      takesFocus={takesFocus || isStarted}
      onJob={onJob ?? setFollowed}
    />
  )
}

interface ViewProps extends StoreJobViewProps {
  takesFocus: boolean
  onJob: (job: KnownJob) => void
}

const ended: ReadonlySet<StoreJob['state']> = new Set(['done', 'cancelled', 'failed'])

function View({ job: known, headingLevel = 3, headingRef, takesFocus, onJob }: ViewProps) {
  const used = useStoreJobs()
  const store = useStoresState()?.stores.find(({ id }) => id === known.store)
  const name = store?.name ?? ''
  const job = useSame(asShownJob(known, used?.state ?? { jobs: [] }, name))
  const { actions, failed, dismiss, run, running } = useJobActions(known)
  const wordOf = useJobFailure(name)
  const [isUndoing, setUndoing] = useState(false)
  const [showsResults, setShowsResults] = useState(false)
  const heading = useHeading(headingRef, takesFocus)
  const isResult = job.state === 'done' || (showsResults && ended.has(job.state))
  const given: StoreJobActions = {
    ...actions,
    onUndo: () => setUndoing(true),
    ...(!isResult && { onShowResults: () => setShowsResults(true) }),
  }
  const { state } = job

  return (
    <>
      {failed && (
        <StoreJobFailure action={failed.action} onDismiss={dismiss}>
          {wordOf(failed.error)}
        </StoreJobFailure>
      )}
      {isResult ? (
        <>
          {state !== 'done' && <StoreJobNotice job={job} {...given} />}
          <Results
            // A job that went on and rests again has other outcomes.
            key={known.endedAt}
            known={known}
            job={job}
            headingLevel={headingLevel}
            headingRef={heading}
            isWriting={running === 'update'}
            run={run}
            onUndo={() => setUndoing(true)}
            onJob={onJob}
          />
        </>
      ) : (
        <StoreJobProgress job={job} headingLevel={headingLevel} headingRef={heading} {...given} />
      )}
      <Outcome job={job} />
      {isUndoing && (
        <UndoInStore
          job={known}
          onClose={(started) => {
            setUndoing(false)
            if (started) onJob(started)
          }}
        />
      )}
    </>
  )
}

/** Returns the same object until something of the job changes: each look at the jobs of a store gives new ones. */
function useSame(job: StoreJob): StoreJob {
  const [same, setSame] = useState(job)
  if (JSON.stringify(same) === JSON.stringify(job)) return same
  setSame(job)
  return job
}

/** Announces that a job ended which was seen under way. */
function Outcome({ job }: { job: StoreJob }) {
  const wordOf = useStoreJobWords()
  const [wasDone] = useState(job.state === 'done')
  return <LiveRegion>{!wasDone && job.state === 'done' ? wordOf(job) : ''}</LiveRegion>
}

interface ResultsProps extends Pick<StoreJobViewProps, 'headingLevel'> {
  known: KnownJob
  job: StoreJob
  headingRef: Ref<HTMLHeadingElement>
  isWriting: boolean
  run: ReturnType<typeof useJobActions>['run']
  onUndo: () => void
  onJob: (job: KnownJob) => void
}

function Results({ known, job, isWriting, run, onJob, ...props }: ResultsProps) {
  const { write, download, ...results } = useJobResults(known, job)
  return (
    <StoreJobResults
      {...props}
      {...results}
      job={job}
      busy={isWriting}
      onUpdate={() => void run('update', async () => onJob(await write()))}
      onDownloadReport={() => void run('report', download)}
    />
  )
}

/**
 * Keeps focus in a view: when what had it goes, such as a button that was pressed, it moves to the heading.
 *
 * @param given the ref of others to the heading
 * @param takesFocus whether it has focus at first
 * @returns the ref of the heading
 */
function useHeading(
  given: Ref<HTMLHeadingElement> | undefined,
  takesFocus: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFocus = useRef(false)
  useImperativeHandle(given, () => heading.current!)

  useLayoutEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    // The button that started the job may be far below it.
    heading.current?.scrollIntoView({ block: 'nearest' })
    hasFocus.current = true
  }, [takesFocus])

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      // With the notices beside it.
      const view = heading.current?.closest('section')?.parentElement
      hasFocus.current = view?.contains(target as Node) ?? false
    }
    function onBlur({ target }: FocusEvent) {
      // An element that goes loses focus just before, unlike one that is left.
      queueMicrotask(() => {
        const isLeft = document.activeElement === document.body && (target as Node).isConnected
        if (isLeft && document.hasFocus()) hasFocus.current = false
      })
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [])

  // After each render, as any may have taken a button away.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
  })

  return heading
}
