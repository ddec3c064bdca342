import { BenchHeading, PoolProgress, ViewInset, type ImageFilter } from '@dropwatt/ui/workbench'
import { Button, findAutomation, Row, useAutomationLabels } from '@dropwatt/ui'
import { UndoIcon } from '@dropwatt/ui/icons'
import { useEffect, useState, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useHost } from '../WorkbenchHost.tsx'
import { imageSlugs } from '@dropwatt/automations/options'
import type { ImageJob, ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { useMetadata } from './CheckView.tsx'
import { ComparisonDrawer } from './ComparisonDrawer.tsx'
import { statusOf } from '../../core/images/store/imageStatus.ts'
import { currentJob, phaseOf } from '../../core/images/store/phaseOf.ts'
import { Metadata, PlannedView } from './PlannedView.tsx'
import { ResultsView } from './ResultsView.tsx'
import { SetGrid } from './SetGrid.tsx'
import { ReviewButton } from './useImagesFooter.tsx'
import { writeTime } from './writeTime.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

interface ImagesViewProps {
  set: ImageSet
  slug: ImageSlug
  filter: ImageFilter
  onFilter: (filter: ImageFilter) => void
  singleKeys: boolean
  /** Called when the member opens an image to review it. */
  onReview: (index?: number) => void
  /** Leaves the result of a job for the options. */
  onChangeMore: () => void
  /** Receives focus when a job has ended. */
  resultRef: RefObject<HTMLHeadingElement | null>
}

/** The images of a set: what the options would do with them, the job in progress, or its result. */
export function ImagesView(props: ImagesViewProps) {
  const { set, slug, singleKeys, onReview } = props
  const { texts } = useBenchTexts()
  const [compared, setCompared] = useState<number>()
  const kind = useStore(set.state, (state) => phaseOf(state, slug).kind)
  const hasJob = useStore(set.state, ({ jobs }) => currentJob(jobs) !== undefined)
  const image = useStore(set.state, ({ images }) =>
    compared === undefined ? undefined : images.find(({ index }) => index === compared),
  )

  function open(index: number) {
    const state = set.state.getState()
    const found = state.images.find((each) => each.index === index)
    if (found?.outcome?.state !== 'changed') return
    const phase = phaseOf(state, slug)
    const isCutout = phase.kind !== 'options' && isCutoutSlug(phase.job?.slug)
    if (statusOf(found).kind === 'review' || isCutout) onReview(index)
    else setCompared(index)
  }

  const content = () => {
    switch (kind) {
      case 'running':
        return (
          <>
            <Progress set={set} />
            <ViewInset flush="both">
              <Row justify="end">
                <ReviewButton set={set} onReview={() => onReview()} />
              </Row>
            </ViewInset>
            <SetGrid {...props} onOpen={open} />
          </>
        )
      case 'result':
        return <Result {...props} onOpen={open} />
      default:
        return (
          <>
            {hasJob && <ViewInset flush="end">{texts.images.onResults}</ViewInset>}
            <PlannedView set={set} slug={slug} />
            <SetGrid {...props} onOpen={open} />
          </>
        )
    }
  }
  return (
    <>
      {content()}
      {image && (
        <ComparisonDrawer
          set={set}
          image={image}
          singleKeys={singleKeys}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}

function isCutoutSlug(slug: ImageSlug | undefined): boolean {
  return slug === 'remove-background' || slug === 'swappable-background'
}

interface OpenableProps extends ImagesViewProps {
  onOpen: (index: number) => void
}

function Progress({ set }: Pick<ImagesViewProps, 'set'>) {
  const labels = useAutomationLabels()
  const progress = useStore(set.state, (state) => state.progress)
  if (!progress) return null
  const { slug, done, all, rate, workers, secondsLeft, isPaused } = progress
  return (
    <PoolProgress
      name={labels[slug]}
      done={done}
      total={all}
      atATime={workers}
      isPaused={isPaused}
      onCancel={() => void set.jobs.cancel()}
      {...(isPaused
        ? { onResume: () => void set.jobs.resume() }
        : { onPause: () => set.jobs.pause() })}
      {...(rate !== undefined && { perSecond: rate })}
      {...(secondsLeft !== undefined && { secondsLeft })}
    />
  )
}

function Result(props: OpenableProps) {
  const { set, slug, resultRef, onOpen, onReview, onChangeMore } = props
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const found = useMetadata(set)
  const { canEdit, jobs, ended } = useSet(set, 'canEdit', 'jobs', 'ended')
  const job = currentJob(jobs)
  const hasJustEnded = job !== undefined && ended?.job === job.id
  useEffect(() => {
    // The button or progress that had focus is gone.
    const isLost = document.activeElement === document.body
    if (hasJustEnded && isLost) resultRef.current?.focus({ preventScroll: true })
  }, [resultRef, hasJustEnded])
  if (!job) return null
  const { counts, status, seconds } = job
  const done = writeCount(counts.done, language)
  return (
    <>
      <ViewInset>
        <BenchHeading
          headingRef={resultRef}
          actions={
            <Row>
              {canEdit && (
                <>
                  <Button
                    variant="outline"
                    leading={<UndoIcon />}
                    onClick={() => void set.decisions.undo(job.id)}
                  >
                    {words.undo}
                  </Button>
                  <Button variant="outline" onClick={onChangeMore}>
                    {words.changeMore}
                  </Button>
                </>
              )}
              <ReviewButton set={set} onReview={() => onReview()} />
            </Row>
          }
        >
          {status === 'cancelled'
            ? words.cancelled(done, counts.done)
            : words.done(done, counts.done, writeTime(seconds, language))}
        </BenchHeading>
      </ViewInset>
      <Next slug={slug} jobs={jobs} />
      {slug === 'image-compression' ? (
        <ResultsView set={set} counts={counts} found={found} onOpen={onOpen} />
      ) : (
        <>
          <SetGrid {...props} />
          {slug === 'remove-metadata' && <Metadata set={set} found={found} />}
        </>
      )}
    </>
  )
}

/** Leads to the automations that were not applied to the images yet. */
function Next({ slug, jobs }: { slug: ImageSlug; jobs: readonly ImageJob[] }) {
  const { paths } = useHost()
  const { texts } = useBenchTexts()
  const labels = useAutomationLabels()
  const done = new Set(jobs.flatMap((job) => (job.state === 'undone' ? [] : job.slug)))
  const next = imageSlugs.filter((each) => each !== slug && !done.has(each))
  if (next.length === 0) return null
  return (
    <ViewInset flush="start">
      <Row role="navigation" aria-label={texts.images.next}>
        {texts.images.next}
        {next.map((each) => {
          const { icon: Sign } = findAutomation(each)
          return (
            <Button
              key={each}
              size="sm"
              variant="secondary"
              href={paths.automation(each)}
              leading={<Sign />}
            >
              {labels[each]}
            </Button>
          )
        })}
      </Row>
    </ViewInset>
  )
}
