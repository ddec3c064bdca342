'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { useStrings } from '../../i18n/index.js'
import { ImagesIcon, RenewIcon } from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { imagePreviewsStrings } from './ImagePreviews.strings.js'
import {
  StyledImagePreviews,
  StyledLine,
  StyledOthers,
  StyledSame,
  StyledSizes,
  StyledSummary,
} from './ImagePreviews.styles.js'
import type { ImagePreviewsProps, PreviewCounts } from './ImagePreviews.types.js'
import { PreviewFigure } from './PreviewFigure.js'

/** Number of images that are shown large: the largest, the widest and the smallest. */
const large = 3

/** Shows what the current options make of some images. */
export const ImagePreviews = forwardRef<HTMLElement, ImagePreviewsProps>(function ImagePreviews(
  { kind, images, counts, busy = false, onOther, onOpen, empty, ...native },
  ref,
) {
  const strings = useStrings(imagePreviewsStrings)
  const { count } = useFigures()
  const isMark = kind === 'watermark'
  const first = isMark ? images.slice(0, large) : []
  const others = isMark ? images.slice(large) : images
  const Others = isMark ? StyledOthers : StyledSame
  const hasSizes = first.length === large

  return (
    <StyledImagePreviews
      ref={ref}
      aria-label={strings.heading}
      {...native}
      aria-busy={busy}
      data-busy={busy ? '' : undefined}
    >
      <Summary kind={kind} counts={counts} isBusy={busy} />
      {images.length === 0 &&
        (empty ?? (
          <EmptyState icon={ImagesIcon} heading={strings.empty}>
            {strings.emptyText}
          </EmptyState>
        ))}
      {first.length > 0 && (
        <StyledSizes>
          {first.map((image) => (
            <PreviewFigure key={image.id} image={image} hasCaption hasShape onOpen={onOpen} />
          ))}
        </StyledSizes>
      )}
      {others.length > 0 && (
        <Others>
          {others.map((image) => (
            <PreviewFigure
              key={image.id}
              image={image}
              hasCaption={false}
              hasShape={false}
              onOpen={onOpen}
            />
          ))}
        </Others>
      )}
      {(onOther || hasSizes) && (
        <StyledLine>
          {onOther && (
            <Button variant="ghost" leading={<RenewIcon />} onClick={onOther}>
              {strings.other}
            </Button>
          )}
          {hasSizes && (
            <p>
              {strings.sizes}
              {others.length > 0 && ` ${strings.others(count(others.length), others.length)}`}
            </p>
          )}
        </StyledLine>
      )}
    </StyledImagePreviews>
  )
})

interface SummaryProps {
  readonly kind: ImagePreviewsProps['kind']
  readonly counts: PreviewCounts | undefined
  readonly isBusy: boolean
}

/** Says the numbers of images and of those that need review; muted while they are counted anew. */
function Summary({ kind, counts, isBusy }: SummaryProps) {
  const strings = useStrings(imagePreviewsStrings)
  const { count } = useFigures()
  if (!counts && !isBusy) return null
  const { pending = 0 } = counts ?? {}
  return (
    <StyledSummary data-busy={isBusy ? '' : undefined}>
      {counts && (
        <strong>
          {strings[kind](count(counts.ready), count(counts.all), counts.ready, counts.all)}
        </strong>
      )}
      {counts && counts.review > 0 && (
        <> {strings[`${kind}Review`](count(counts.review), counts.review)}</>
      )}
      {counts && pending > 0 && <> {strings.backgroundReview(count(pending), pending)}</>}
      {isBusy && <span> {strings.calculating}</span>}
    </StyledSummary>
  )
}
