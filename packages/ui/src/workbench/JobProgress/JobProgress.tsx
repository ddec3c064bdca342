'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { formatPercent, trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { jobProgressStrings } from './JobProgress.strings.js'
import {
  StyledAnnouncement,
  StyledFoot,
  StyledHead,
  StyledJobProgress,
  StyledTrack,
} from './JobProgress.styles.js'
import type { JobProgressProps } from './JobProgress.types.js'
import { useMilestone } from './useMilestone.js'

/** Shows how far a job is that is being applied to the file. */
export const JobProgress = forwardRef<HTMLElement, JobProgressProps>(function JobProgress(
  {
    name,
    productsRead,
    products,
    cellsChanged,
    cells,
    perSecond,
    onCancel,
    cancelling = false,
    headingRef,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(jobProgressStrings)
  const locale = useLocale()
  const { count } = useFigures()
  const headingId = useId()
  const percent = products > 0 ? Math.floor((100 * Math.min(productsRead, products)) / products) : 0
  const milestone = useMilestone(percent, products, perSecond)
  const track = trackAttributes(
    { value: percent, label: strings.progressOf(name), tone: 'success', kind: 'progress' },
    locale,
  )
  const Heading = `h${headingLevel}` as const

  function announcement(): string {
    if (milestone === undefined) return ''
    if (milestone === 0) return strings.heading(name)
    return `${strings.heading(name)}: ${formatPercent(milestone, locale)}`
  }

  return (
    <StyledJobProgress ref={ref} {...native} aria-labelledby={headingId}>
      <StyledHead>
        <div>
          <Heading id={headingId} ref={headingRef} tabIndex={-1}>
            {strings.heading(name)}
          </Heading>
          <p>
            {`${strings.read(count(productsRead), count(products), products)}, `}
            {`${strings.changed(count(cellsChanged), count(cells), cells)}.`}
            {perSecond !== undefined && ` ${strings.speed(count(perSecond), perSecond)}`}
          </p>
        </div>
        <strong aria-hidden="true">{track['aria-valuetext']}</strong>
      </StyledHead>
      <StyledTrack {...track} />
      <StyledFoot>
        <p>{strings.note}</p>
        {onCancel && (
          <Button
            variant="outline"
            leading={<CloseIcon />}
            busy={cancelling}
            onClick={() => onCancel()}
          >
            {strings.cancel}
          </Button>
        )}
      </StyledFoot>
      <StyledAnnouncement role="status">{announcement()}</StyledAnnouncement>
    </StyledJobProgress>
  )
})
