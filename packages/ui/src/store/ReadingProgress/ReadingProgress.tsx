'use client'
import { useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { readingProgressStrings } from './ReadingProgress.strings.js'
import { StyledFoot, StyledReading, StyledSaid, StyledTrack } from './ReadingProgress.styles.js'
import type { ReadingProgressProps } from './ReadingProgress.types.js'

/** Shows how far the products of a store are read. Its bar never moves back. */
export function ReadingProgress({
  store,
  products,
  read,
  objects = 0,
  onCancel,
}: ReadingProgressProps) {
  const strings = useStrings(readingProgressStrings)
  const locale = useLocale()
  const { count } = useFigures()
  const [most, setMost] = useState(read)
  if (read > most) setMost(read)
  const arrived = Math.min(Math.max(read, most), products)
  const title = strings.reading(store, count(products), products)
  const {
    'aria-valuenow': now,
    'aria-valuetext': text,
    ...track
  } = trackAttributes(
    {
      value: products > 0 ? Math.floor((100 * arrived) / products) : 0,
      label: title,
      tone: 'success',
      kind: 'progress',
    },
    locale,
  )

  function detail(): string {
    if (arrived > 0) return strings.arrived(count(arrived), count(products), arrived, products)
    return objects > 0 ? strings.gathered(count(objects), objects) : strings.waiting
  }

  return (
    <StyledReading aria-label={title}>
      <strong>{title}</strong>
      {/* How much Shopify will gather is not known, so until something arrives there is no number. */}
      <StyledTrack
        {...track}
        {...(arrived > 0
          ? { 'aria-valuenow': now, 'aria-valuetext': text }
          : { 'data-unknown': '' })}
      />
      <StyledFoot>
        <p>
          {detail()} {strings.stays}
        </p>
        {onCancel && (
          <Button variant="outline" leading={<CloseIcon />} onClick={onCancel}>
            {strings.cancel}
          </Button>
        )}
      </StyledFoot>
      <StyledSaid role="status">{title}</StyledSaid>
    </StyledReading>
  )
}
