import { useCommands } from '@dropwatt/ui'
import {
  ReviewQueue,
  type CutoutChoices,
  type ReviewImage,
  type ReviewKind,
} from '@dropwatt/ui/workbench'
import type { Options } from '@dropwatt/automations/options'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useValue } from '../../view/useBench.ts'
import { useBenchTexts } from '../../view/BenchTextsProvider.tsx'
import type { ImageJob, ImageSetState, ImageSlug, SetImage } from '../store/ImageSetState.ts'
import type { CutoutReview } from '../store/CutoutReview.ts'
import type { ImageSet } from '../store/ImageSet.ts'
import { rowOf } from './imageRows.ts'
import { imagesToReview, undecided } from './toReview.ts'

const kinds: Readonly<Record<ImageSlug, ReviewKind>> = {
  'remove-background': 'cutout',
  'swappable-background': 'background',
  'dynamic-watermark': 'watermark',
  'image-compression': 'compression',
  'remove-metadata': 'compression',
}

interface ReviewViewProps {
  set: ImageSet
  state: ImageSetState
  /** The job whose results are reviewed. @default none was applied */
  job: ImageJob | undefined
  /** The image to begin with, by its place in the set. @default the first that is undecided */
  first: number | undefined
  singleKeys: boolean
  doneActions: ReactNode
  onBack: () => void
}

/** The images that need review, one after the other. */
export function ReviewView({
  set,
  state,
  job,
  first,
  singleKeys,
  doneActions,
  onBack,
}: ReviewViewProps) {
  const { texts } = useBenchTexts()
  const commands = useCommands()
  const [review] = useState(() => set.review())
  const reviewed = useValue(review.state)
  useValue(set.thumbnails)
  const listed = useMemo(() => listWith(state.images, first), [state.images, first])
  const images = listed.map((image): ReviewImage => {
    const { id, name } = rowOf(image)
    const { outcome } = image
    return {
      id,
      name,
      reasons: outcome?.state === 'changed' ? outcome.reasons : [],
      decision: outcome?.decision,
      thumbnail: set.thumbnail(image.index),
    }
  })
  const [chosen, setChosen] = useState<string | null | undefined>(
    first === undefined ? undefined : String(first),
  )
  // Until the owner moves, the first that is undecided; it may still be in process.
  const next = undecided(listed)[0] ?? listed[0]
  const current = chosen === undefined ? ((next && rowOf(next).id) ?? null) : chosen
  useOpened(review, current)
  useEffect(() => set.wantThumbnails(listed.map(({ index }) => index)), [set, listed])
  const image = listed.find((each) => rowOf(each).id === current)
  const isOpen = image !== undefined && reviewed.index === image.index
  const isCutout = job?.slug === 'remove-background' || job?.slug === 'swappable-background'
  const kind = job ? kinds[job.slug] : 'cutout'
  const facts = image?.facts

  return (
    <ReviewQueue
      style={{ padding: 'var(--bench-padding, 1.25rem)' }}
      images={images}
      current={current}
      onCurrentChange={setChosen}
      pictures={{
        original: isOpen ? reviewed.original : undefined,
        result: isOpen ? reviewed.result : undefined,
        busy: reviewed.isBusy,
        ...(facts && { size: [facts.width, facts.height] }),
        ...(isOpen && reviewed.isUnreadable && { error: texts.images.detail.unavailable }),
      }}
      onDecide={(id, decision) => void set.decide(Number(id), decision)}
      kind={kind}
      processing={state.progress ? state.progress.all - state.progress.done : 0}
      doneActions={doneActions}
      onBack={onBack}
      onShortcuts={commands?.openShortcuts}
      singleKeys={singleKeys}
      isReadOnly={!state.canEdit}
      {...(isCutout &&
        image && {
          choices: choicesOf(image, job.options),
          onChoicesChange: (changes: Partial<CutoutChoices>) => review.change(changes),
          brush: {
            onStroke: (stroke) => review.addStroke(stroke),
            onUndo: reviewed.canUndo ? () => review.undoStroke() : undefined,
            onRedo: reviewed.canRedo ? () => review.redoStroke() : undefined,
          },
        })}
    />
  )
}

/** Lists the images to review, and the one that the owner opened. */
function listWith(images: readonly SetImage[], opened: number | undefined): readonly SetImage[] {
  const listed = imagesToReview(images)
  if (opened === undefined || listed.some(({ index }) => index === opened)) return listed
  return images.filter((image) => image.index === opened || listed.includes(image))
}

/** Shows an image in its review, which ends with the view. */
function useOpened(review: CutoutReview, current: string | null) {
  useEffect(() => {
    if (current !== null) review.open(Number(current))
  }, [review, current])
  useEffect(() => () => review.close(), [review])
}

/** Returns how the background of an image is removed: as the owner decided, else by the options of the job. */
function choicesOf({ outcome }: SetImage, options: Options): CutoutChoices {
  const { removesGaps, removesShadow, edge } = outcome?.edits ?? {}
  return {
    removesGaps: removesGaps ?? options.holes !== false,
    removesShadow: removesShadow ?? options.shadow !== false,
    edge: edge ?? (options.edge as CutoutChoices['edge'] | undefined) ?? 'soft',
  }
}
