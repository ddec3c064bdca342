import { findAutomation } from '@dropwatt/ui'
import { workbenchId } from '@dropwatt/ui/pages'
import {
  imageFilters,
  Workbench,
  type WorkbenchTab,
  type WorkbenchView,
} from '@dropwatt/ui/workbench'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { BenchShortcuts, useSingleKeys } from '../view/BenchShortcuts.tsx'
import { BenchTextsProvider, useBenchTexts } from '../view/BenchTextsProvider.tsx'
import { useBench } from '../view/useBench.ts'
import { useOpenPart } from '../view/useOpenPart.ts'
import { useBenchView } from '../view/useBenchView.ts'
import { useFollowedLink } from '../view/useFollowedLink.ts'
import { useOpenedFocus } from '../view/useOpenedFocus.ts'
import type { Bench } from '../../core/store/Bench.ts'
import type { ImageSetState, ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import type { FindProducts } from '../../core/images/store/ProductMatches.ts'
import { CheckView, failedImages } from './CheckView.tsx'
import { useImagesFooter } from './useImagesFooter.tsx'
import { ImageOptions } from './ImageOptions.tsx'
import { ImagesView } from './ImagesView.tsx'
import { PlannedWords } from './PlannedView.tsx'
import { phaseOf } from '../../core/images/store/phaseOf.ts'
import { countStatuses } from '../../core/images/store/imageStatus.ts'
import { useApplied } from './useApplied.ts'
import { useBackgroundEngine } from './useBackgroundEngine.tsx'
import { useEstimates } from './useEstimates.ts'
import { useImagesHeader } from './useImagesHeader.ts'
import { useImageNotices } from './useImageNotices.tsx'
import { useLastImageJobs } from './useLastImageJobs.ts'
import { useModule } from '../useModule.ts'
import { writeCount } from '../writeCount.ts'

const loadReview = () => import('./ReviewView.tsx')
const loadHistory = () => import('./HistoryView.tsx')

const names = ['images', 'review', 'check', 'history'] as const satisfies readonly WorkbenchView[]

/** The workbench with the open set of images, on the page of an automation for images. */
export function ImagesBench({ slug }: { slug: ImageSlug }) {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <Open bench={bench} slug={slug} />
      </BenchTextsProvider>
    )
  )
}

function Open({ bench, slug }: { bench: Bench; slug: ImageSlug }) {
  const images = useStore(bench.state, (state) => state.images)
  return images ? (
    <SetBench key={`${images.id}/${slug}`} bench={bench} set={images} slug={slug} />
  ) : null
}

interface SetBenchProps {
  bench: Bench
  set: ImageSet
  slug: ImageSlug
}

function SetBench({ bench, set, slug }: SetBenchProps) {
  const canEdit = useStore(set.state, (state) => state.canEdit)
  const filter = useStore(set.state, (state) => state.filter)
  const isLit = useStore(set.state, ({ previewProgress }) => previewProgress === 'ready')
  const isShown = useStore(set.state, (state) => state.slug === slug)
  const phase = useStore(set.state, (state) => phaseOf(state, slug).kind)
  const counts = useStore(set.state, useShallow(countsOf))
  const singleKeys = useSingleKeys(bench)
  const address = useBenchView(names)
  const { view, change } = address
  const tab = view.tab ?? 'images'
  const heading = useRef<HTMLHeadingElement>(null)
  useOpenedFocus(bench, set.id, heading)
  const result = useRef<HTMLHeadingElement>(null)
  /** The image that the member opened for its review. */
  const [opened, setOpened] = useState<number>()
  const steps = useLastImageJobs(set)
  const header = useImagesHeader(bench, set, heading, steps, address)
  const estimates = useEstimates(set, slug)
  const showsOptions = phase === 'options' && isShown
  const notices = useImageNotices(bench, set, slug, {
    estimates: showsOptions ? estimates.seconds : {},
    // Check says it at length.
    isChecking: tab === 'check',
  })
  const announcement = useOpenedAnnouncement(set)

  useEffect(() => void set.options.show(slug), [set, slug])
  useEffect(() => {
    // What the address asks for wins over what was kept.
    if (isShown && view.show) set.options.setFilter(view.show)
  }, [set, isShown, view.show])
  useProductsOf(bench, set)

  const showReview = (index?: number) => {
    setOpened(index)
    change({ tab: 'review' })
  }
  const showImages = () => {
    change({ tab: undefined })
    heading.current?.focus({ preventScroll: true })
  }
  useFollowedLink(() => {
    if (phase === 'result') set.options.leaveResult()
  })
  const { texts } = useBenchTexts()
  const viewOnly = canEdit ? undefined : texts.off.setViewOnly
  const engine = useBackgroundEngine(bench.account, set, slug, viewOnly)
  // While a job runs, as its results may have to be reviewed.
  const reviewing = useModule(loadReview, tab === 'review' || phase !== 'options')
  const history = useModule(loadHistory, tab === 'history')
  const apply = useApplied({
    set,
    isAtImages: tab === 'images',
    heading,
    result,
    onReview: showReview,
  })
  const footer = useImagesFooter({
    set,
    slug,
    phase,
    isReady: engine?.isReady ?? true,
    onReview: () => showReview(),
    onApply: apply,
  })

  function tabOf(name: (typeof names)[number]): WorkbenchTab {
    switch (name) {
      case 'images':
        return {
          view: name,
          count: counts.images,
          content: (
            <ImagesView
              set={set}
              slug={slug}
              filter={imageFilters.find((each) => each === filter) ?? 'all'}
              onFilter={(next) => {
                const show = next === 'all' ? undefined : next
                change({ show })
                set.options.setFilter(show)
              }}
              singleKeys={singleKeys}
              onReview={showReview}
              onChangeMore={() => {
                set.options.leaveResult()
                heading.current?.focus({ preventScroll: true })
              }}
              resultRef={result}
            />
          ),
        }
      case 'review':
        return {
          view: name,
          count: counts.review,
          tone: counts.review > 0 ? 'warning' : 'neutral',
          content: tab === name && reviewing && (
            <reviewing.ReviewView
              set={set}
              first={opened}
              singleKeys={singleKeys}
              onBack={showImages}
            />
          ),
        }
      case 'check':
        return {
          view: name,
          count: counts.problems,
          tone: counts.problems > 0 ? 'warning' : 'neutral',
          content: tab === name && <CheckView set={set} />,
        }
      default:
        return {
          view: name,
          count: counts.jobs,
          content: history && <history.HistoryView set={set} />,
        }
    }
  }

  return (
    <>
      <Workbench
        id={workbenchId}
        icon={findAutomation(slug).icon}
        isLit={isLit}
        hasPictures={slug === 'swappable-background' || slug === 'dynamic-watermark'}
        onKeyDown={steps.onKeyDown}
        header={header}
        notices={notices}
        view={tab}
        onViewChange={(next) => {
          setOpened(undefined)
          change({ tab: next === 'images' ? undefined : next })
        }}
        announcement={announcement}
        {...(engine?.sentTo !== undefined && { service: engine.sentTo, sends: 'images' as const })}
        tabs={names.map(tabOf)}
        {...(showsOptions && {
          options: (
            <ImageOptions
              set={set}
              slug={slug}
              estimates={estimates}
              engine={engine}
              offReason={viewOnly}
            />
          ),
          summary: <PlannedWords set={set} slug={slug} />,
        })}
        {...(tab === 'images' && footer && { footer })}
      />
      <BenchShortcuts bench={bench} />
    </>
  )
}

/** Returns how many there are of what the tabs list. */
function countsOf({ images, unused, jobs }: ImageSetState) {
  return {
    images: images.length,
    review: countStatuses(images).review,
    problems: unused.length + failedImages(images).length,
    jobs: jobs.length,
  }
}

/** Lets a set know the products of the export that is open beside it, also after its jobs. */
function useProductsOf(bench: Bench, set: ImageSet): void {
  const session = useStore(bench.state, (state) => state.session)
  const changes = useOpenPart(session, ({ file }) => file.changes)
  const isExport = session !== undefined && (session.file.kind ?? 'products') === 'products'
  const find = useMemo(
    (): FindProducts | undefined =>
      isExport ? (images) => session.worker.ask((api) => api.matchImages(images)) : undefined,
    [session, isExport],
  )
  useEffect(() => set.products.lookIn(find, changes), [set, find, changes])
}

/** Says once that a set was opened, when all its files have been looked at. */
function useOpenedAnnouncement(set: ImageSet): string {
  const { texts, language } = useBenchTexts()
  const [words, setWords] = useState('')
  const isRead = useStore(set.state, ({ intake }) => intake === undefined)
  if (words === '' && isRead) {
    const { file, images, unused } = set.state.getState()
    setWords(
      texts.images.opened(
        file.name,
        writeCount(images.length, language),
        images.length,
        writeCount(unused.length, language),
        unused.length,
      ),
    )
  }
  return words
}
