'use client'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, ClockIcon, EyeIcon } from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { countDecisions, isOpen } from './reviewOrder.js'
import { reviewQueueStrings } from './ReviewQueue.strings.js'
import { StyledEnd, StyledEndActions } from './ReviewQueue.styles.js'
import type { ReviewImage } from './ReviewQueue.types.js'

interface ReviewEndProps {
  readonly images: readonly ReviewImage[]
  readonly processing: number
  readonly actions: ReactNode
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onBack: (() => void) | undefined
  readonly onReview: (id: string) => void
}

/** Says what was decided, after the last image; or that there is nothing to review. */
export function ReviewEnd({
  images,
  processing,
  actions,
  headingRef,
  onBack,
  onReview,
}: ReviewEndProps) {
  const strings = useStrings(reviewQueueStrings)
  const { count } = useFigures()
  const rest = processing > 0 && strings.processing(count(processing), processing)
  const back = onBack && (
    <Button variant="outline" onClick={onBack}>
      {strings.back}
    </Button>
  )
  if (images.length === 0) {
    return (
      <EmptyState icon={EyeIcon} heading={strings.empty} action={back}>
        {rest || strings.emptyText}
      </EmptyState>
    )
  }
  const decided = countDecisions(images)
  const open = images.filter(isOpen)
  const [firstOpen] = open
  const Sign = firstOpen ? ClockIcon : CheckIcon
  return (
    <StyledEnd>
      <Sign aria-hidden="true" />
      <h3 ref={headingRef} tabIndex={-1}>
        {firstOpen
          ? strings.postponed(count(open.length), open.length)
          : strings.done(count(images.length), images.length)}
      </h3>
      <p>{strings.counts(count(decided.approved), count(decided.original), decided.original)}</p>
      {rest && <p>{rest}</p>}
      <StyledEndActions>
        {firstOpen ? (
          <Button leading={<EyeIcon />} onClick={() => onReview(firstOpen.id)}>
            {strings.review(count(open.length))}
          </Button>
        ) : (
          actions
        )}
        {back}
      </StyledEndActions>
    </StyledEnd>
  )
}
