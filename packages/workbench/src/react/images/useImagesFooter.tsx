import { Button } from '@dropwatt/ui'
import { CheckIcon, EyeIcon } from '@dropwatt/ui/icons'
import { offBecause, type WorkbenchProps } from '@dropwatt/ui/workbench'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSetState, ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { Download } from './Download.tsx'
import { type Phase } from '../../core/images/store/phaseOf.ts'
import { plannedImages, undecided } from '../../core/images/store/imageStatus.ts'
import { writeCount } from '../writeCount.ts'

interface FooterOptions {
  readonly set: ImageSet
  readonly state: ImageSetState
  readonly slug: ImageSlug
  readonly phase: Phase
  /** Whether all is there that the options need besides the images. */
  readonly isReady: boolean
  readonly onReview: () => void
  /** Called when the owner applies the options. */
  readonly onApply: () => void
}

/** Returns the bar below the images: the main button, and what else can be done with what is ready. */
export function useImagesFooter({
  set,
  state,
  slug,
  phase,
  isReady,
  onReview,
  onApply,
}: FooterOptions): WorkbenchProps['footer'] {
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const { images, canEdit, intake, access, problems } = state
  const count = (value: number) => writeCount(value, language)
  const excluded = images.filter(({ isExcluded }) => isExcluded).length
  if (phase.kind !== 'options') return { excluded, main: <Download set={set} state={state} /> }
  const planned = plannedImages(state).length
  const isValid = Object.values(problems).every((problem) => problem === undefined)
  const offReason = reasonNotToStart()

  function reasonNotToStart(): string | undefined {
    if (!canEdit) return texts.off.setViewOnly
    if (intake !== undefined) return texts.off.intake
    if (access !== 'granted') return texts.off.access
    if (!isValid) return texts.off.invalid
    if (!isReady) return texts.off.service
    return planned === 0 ? texts.off.noImages : undefined
  }

  return {
    excluded,
    offReason,
    secondary: (
      <>
        <span>{words.originals}</span>
        <ReviewButton state={state} onReview={onReview} />
      </>
    ),
    main: (
      <Button variant="neon" leading={<CheckIcon />} onClick={onApply} {...offBecause(offReason)}>
        {words.start[slug](count(planned), planned)}
      </Button>
    ),
  }
}

/** Leads to the images that need review; nothing while none does. */
export function ReviewButton({ state, onReview }: { state: ImageSetState; onReview: () => void }) {
  const { texts, language } = useBenchTexts()
  const { length } = undecided(state.images)
  return length === 0 ? null : (
    <Button variant="outline" leading={<EyeIcon />} onClick={onReview}>
      {texts.images.review(writeCount(length, language), length)}
    </Button>
  )
}
