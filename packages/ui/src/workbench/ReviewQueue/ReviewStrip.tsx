'use client'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useDirection } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, ClockIcon, ImageIcon, UndoIcon, type Icon } from '../../icons/index.js'
import { Picture } from '../Picture/index.js'
import { reviewQueueStrings } from './ReviewQueue.strings.js'
import { StyledMark, StyledStrip, StyledThumbnail } from './ReviewQueue.styles.js'
import type { ReviewDecision, ReviewImage } from './ReviewQueue.types.js'

/** Number of images shown on each side of the current one. */
const around = 12

const marks: Readonly<Record<ReviewDecision, Icon>> = {
  approved: CheckIcon,
  original: UndoIcon,
  later: ClockIcon,
}

interface ReviewStripProps {
  readonly images: readonly ReviewImage[]
  readonly current: number
  readonly onChoose: (id: string) => void
  /** Called with an image whose small picture was pressed. */
  readonly onPress: (id: string) => void
  readonly onNear: ((from: number, to: number) => void) | undefined
}

/** Small pictures of the images before and after the current one, with what was decided. */
export function ReviewStrip({ images, current, onChoose, onPress, onNear }: ReviewStripProps) {
  const strings = useStrings(reviewQueueStrings)
  const list = useRef<HTMLUListElement>(null)
  const direction = useDirection(list)
  const from = Math.max(0, current - around)
  const to = Math.min(images.length, current + around + 1)
  const words = {
    approved: strings.approved,
    original: strings.originalKept,
    later: strings.decideLater,
  } as const

  useEffect(() => onNear?.(from, to), [onNear, from, to])

  useLayoutEffect(() => {
    const strip = list.current
    const chosen = strip?.children[current - from]?.querySelector('button')
    if (!strip || !chosen) return
    // Only the strip scrolls; scrollIntoView would move the page too.
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2
    strip.scrollTo({ left: middle - strip.clientWidth / 2 })
    // Focus that was on another small picture follows.
    if (strip.contains(document.activeElement)) chosen.focus({ preventScroll: true })
  }, [current, from])

  function press(event: KeyboardEvent) {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== forward && event.key !== back) return
    event.preventDefault()
    const next = images[current + (event.key === forward ? 1 : -1)]
    if (next) onChoose(next.id)
  }

  return (
    <StyledStrip ref={list} aria-label={strings.thumbnails} onKeyDown={press}>
      {images.slice(from, to).map((image, index) => {
        const isCurrent = from + index === current
        const Mark = image.decision && marks[image.decision]
        return (
          <li key={image.id}>
            <StyledThumbnail
              type="button"
              title={image.name}
              aria-label={image.decision ? `${image.name}, ${words[image.decision]}` : image.name}
              aria-current={isCurrent ? 'true' : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onPress(image.id)}
            >
              {image.thumbnail === undefined ? (
                <ImageIcon aria-hidden="true" />
              ) : (
                <Picture source={image.thumbnail} />
              )}
              {Mark && (
                <StyledMark>
                  <Mark aria-hidden="true" />
                </StyledMark>
              )}
            </StyledThumbnail>
          </li>
        )
      })}
    </StyledStrip>
  )
}
