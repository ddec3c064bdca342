import { useCommands } from '@dropwatt/ui'
import {
  ReviewQueue,
  reviewIdsAfter,
  type CutoutChoices,
  type ReviewImage,
  type ReviewKind,
} from '@dropwatt/ui/workbench'
import type { Options } from '@dropwatt/automations/options'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSetState, ImageSlug, SetImage } from '../../core/images/store/ImageSetState.ts'
import type { ImageReview } from '../../core/images/store/ImageReview.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { currentJob } from '../../core/images/store/phaseOf.ts'
import { Download } from './Download.tsx'
import { useSet } from './useSet.ts'
import { rowOf } from './imageRows.ts'
import { imagesToReview } from '../../core/images/store/imageStatus.ts'

const kinds: Readonly<Record<ImageSlug, ReviewKind>> = {
  'remove-background': 'cutout',
  'swappable-background': 'background',
  'dynamic-watermark': 'watermark',
  'image-compression': 'compression',
  'remove-metadata': 'compression',
}

interface ReviewViewProps {
  set: ImageSet
  /** The image to begin with, by its place in the set. @default the first that is undecided */
  first: number | undefined
  singleKeys: boolean
  onBack: () => void
}

/** The images that need review, one after the other. */
export function ReviewView({ set, first, singleKeys, onBack }: ReviewViewProps) {
  const { texts } = useBenchTexts()
  const commands = useCommands()
  const { review } = set
  const { images: all, jobs, canEdit } = useSet(set, 'images', 'jobs', 'canEdit')
  const processing = useStore(set.state, processingCount)
  const job = currentJob(jobs) ?? jobs.at(-1)
  const shown = useStore(review.state, (each) => each.images)
  useStore(set.thumbnails.state)
  const listed = useMemo(() => listWith(all, first), [all, first])
  const images = listed.map((image): ReviewImage => {
    const { id, name } = rowOf(image)
    const { outcome } = image
    return {
      id,
      name,
      reasons: outcome?.state === 'changed' ? outcome.reasons : [],
      decision: outcome?.decision,
      thumbnail: set.thumbnails.get(image.index),
    }
  })
  const [chosen, setChosen] = useState<string | null | undefined>(
    first === undefined ? undefined : String(first),
  )
  const isListed = images.some(({ id }) => id === chosen)
  // Until the member has opened one, and after the last, the next that is undecided.
  const next = isListed ? undefined : nextUndecided(images, chosen !== null)
  if (next !== undefined) setChosen(next)
  const current = next ?? (isListed && chosen !== undefined ? chosen : null)
  useShown(review, images, current)
  useEffect(() => set.thumbnails.load(listed.map(({ index }) => index)), [set, listed])
  const image = listed.find((each) => rowOf(each).id === current)
  const reviewed = image && shown.get(image.index)
  const isCutout = job?.slug === 'remove-background' || job?.slug === 'swappable-background'
  const kind = job ? kinds[job.slug] : 'cutout'
  const facts = image?.facts
  // Arrow keys go on through the tabs.
  const [isInTabs] = useState(
    () => document.activeElement?.matches('[role="tab"]:focus-visible') === true,
  )
  const download = useRef<HTMLButtonElement>(null)

  return (
    <ReviewQueue
      images={images}
      current={current}
      onCurrentChange={setChosen}
      pictures={{
        original: reviewed?.original,
        result: reviewed?.result,
        busy: reviewed?.isBusy,
        ...(facts && { size: [facts.width, facts.height] }),
        ...(reviewed?.isUnreadable && { error: texts.images.detail.unavailable }),
      }}
      onDecide={(id, decision) => void set.decisions.decide(Number(id), decision)}
      kind={reviewed?.isCutout ? 'cutout' : kind}
      processing={processing}
      doneActions={<Download set={set} buttonRef={download} />}
      doneFocus={download}
      takesFocus={!isInTabs}
      onBack={onBack}
      onShortcuts={commands?.openShortcuts}
      singleKeys={singleKeys}
      offReason={canEdit ? undefined : texts.off.setViewOnly}
      {...(isCutout &&
        image && {
          choices: choicesOf(image, job.options),
          onChoicesChange: (changes: Partial<CutoutChoices>) => review.change(changes),
          brush: {
            onTake: () => review.take(),
            onStroke: (stroke) => review.addStroke(stroke),
            onUndo: reviewed?.canUndo ? () => review.undoStroke() : undefined,
            onRedo: reviewed?.canRedo ? () => review.redoStroke() : undefined,
          },
        })}
    />
  )
}

/** Lists the images to review, and the one that the member opened. */
function listWith(images: readonly SetImage[], opened: number | undefined): readonly SetImage[] {
  const listed = imagesToReview(images)
  if (opened === undefined || listed.some(({ index }) => index === opened)) return listed
  return images.filter((image) => image.index === opened || listed.includes(image))
}

/**
 * Returns the `id` of the first image without a decision.
 *
 * @param withLater of those that were left for later if all others are decided
 */
function nextUndecided(images: readonly ReviewImage[], withLater: boolean): string | undefined {
  const next =
    images.find(({ decision }) => decision === undefined) ??
    (withLater ? images.find(({ decision }) => decision === 'later') : undefined)
  return next?.id
}

/** Returns how many images are being processed, or made again as the member changed them. */
function processingCount({ images, progress }: Pick<ImageSetState, 'images' | 'progress'>): number {
  const left = progress ? progress.all - progress.done : 0
  return Math.max(left, images.filter(({ work }) => work !== undefined).length)
}

/** Number of next images to preload. */
const ahead = 2

/** Shows an image in its review, which ends with the view, and loads what is seen around it. */
function useShown(review: ImageReview, images: readonly ReviewImage[], current: string | null) {
  const at = images.findIndex(({ id }) => id === current)
  const previous = images[at - 1]
  const around = current === null ? [] : reviewIdsAfter(images, current).slice(0, ahead)
  const wanted = [current, ...around, previous?.id].filter((id) => id != null).join()
  useEffect(() => {
    const [index, ...others] = wanted.split(',').map(Number)
    if (wanted !== '' && index !== undefined) review.show(index, others)
  }, [review, wanted])
  useEffect(() => () => review.close(), [review])
}

/** Returns how the background of an image is removed: as the member decided, else by the options of the job. */
function choicesOf({ outcome }: SetImage, options: Options): CutoutChoices {
  const { removesGaps, removesShadow, edge } = outcome?.edits ?? {}
  return {
    removesGaps: removesGaps ?? options.holes !== false,
    removesShadow: removesShadow ?? options.shadow !== false,
    edge: edge ?? (options.edge as CutoutChoices['edge'] | undefined) ?? 'soft',
  }
}
