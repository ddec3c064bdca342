import { Button } from '@dropwatt/ui'
import { CheckIcon, EyeIcon } from '@dropwatt/ui/icons'
import { offBecause, type WorkbenchProps } from '@dropwatt/ui/workbench'
import { useStore } from 'zustand'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { ImageSlug } from '../../core/images/store/ImageSetState.ts'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { Download } from './Download.tsx'
import { type Phase } from '../../core/images/store/phaseOf.ts'
import { countStatuses, includedCount } from '../../core/images/store/imageStatus.ts'
import { writeCount } from '../writeCount.ts'
import { useSet } from './useSet.ts'

interface FooterOptions {
  readonly set: ImageSet
  readonly slug: ImageSlug
  readonly phase: Phase['kind']
  /** Whether all is there that the options need besides the images. */
  readonly isReady: boolean
  readonly onReview: () => void
  /** Called when the member applies the options. */
  readonly onApply: () => void
}

/** Returns the bar below the images: the main button, and what else can be done with what is ready. */
export function useImagesFooter({
  set,
  slug,
  phase,
  isReady,
  onReview,
  onApply,
}: FooterOptions): WorkbenchProps['footer'] {
  const { texts, language } = useBenchTexts()
  const words = texts.images
  const { canEdit, intake, access, problems } = useSet(
    set,
    'canEdit',
    'intake',
    'access',
    'problems',
  )
  const excluded = useStore(set.state, ({ images }) => countStatuses(images).excluded)
  const planned = useStore(set.state, (state) => includedCount(state.images, slug))
  const count = (value: number) => writeCount(value, language)
  if (phase !== 'options') return { excluded, main: <Download set={set} /> }
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
        {words.originals}
        <ReviewButton set={set} onReview={onReview} />
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
export function ReviewButton({ set, onReview }: { set: ImageSet; onReview: () => void }) {
  const { texts, language } = useBenchTexts()
  const count = useStore(set.state, ({ images }) => countStatuses(images).review)
  return count === 0 ? null : (
    <Button variant="outline" leading={<EyeIcon />} onClick={onReview}>
      {texts.images.review(writeCount(count, language), count)}
    </Button>
  )
}
