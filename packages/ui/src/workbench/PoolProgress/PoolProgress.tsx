'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { formatPercent, trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CloseIcon, PauseIcon, RunIcon } from '../../icons/index.js'
import { StyledAnnouncement, StyledTrack, useMilestone } from '../JobProgress/index.js'
import { useDuration } from '../useDuration.js'
import { useFigures } from '../useFigures.js'
import { poolProgressStrings } from './PoolProgress.strings.js'
import { StyledButtons, StyledLine, StyledPoolProgress } from './PoolProgress.styles.js'
import type { PoolProgressProps } from './PoolProgress.types.js'

/** Shows how many images of a set are processed, how fast, and lets the member pause or cancel. */
export const PoolProgress = forwardRef<HTMLElement, PoolProgressProps>(function PoolProgress(
  {
    name,
    done,
    total,
    perSecond,
    atATime,
    secondsLeft,
    isPaused = false,
    onPause,
    onResume,
    onCancel,
    cancelling = false,
    ...native
  },
  ref,
) {
  const strings = useStrings(poolProgressStrings)
  const locale = useLocale()
  const { count } = useFigures()
  const durationOf = useDuration()
  const percent = total > 0 ? Math.floor((100 * Math.min(done, total)) / total) : 0
  const milestone = useMilestone(percent, total, perSecond)
  const track = trackAttributes(
    { value: percent, label: strings.progressOf(name), tone: 'success', kind: 'progress' },
    locale,
  )
  const left = secondsLeft === undefined ? undefined : durationOf(secondsLeft)
  const facts = isPaused
    ? [strings.paused]
    : [
        perSecond !== undefined && perSecond > 0 && strings.speed(speedText(perSecond, locale)),
        atATime !== undefined && strings.atATime(count(atATime)),
        left && strings.left(left.text, left.count),
      ].filter((fact) => typeof fact === 'string')

  function announcement(): string {
    if (isPaused) return `${name}: ${strings.paused}`
    return milestone === undefined ? '' : `${name}: ${formatPercent(milestone, locale)}`
  }

  return (
    <StyledPoolProgress ref={ref} aria-label={strings.progressOf(name)} {...native}>
      <StyledLine>
        <p>
          <strong>{strings.done(count(done), count(total), total)}</strong> {facts.join(', ')}
        </p>
        <span aria-hidden="true">{track['aria-valuetext']}</span>
        <StyledButtons>
          {isPaused
            ? onResume &&
              !cancelling && (
                <Button
                  size="sm"
                  variant="outline"
                  leading={<RunIcon />}
                  onClick={() => onResume()}
                >
                  {strings.resume}
                </Button>
              )
            : onPause &&
              !cancelling && (
                <Button
                  size="sm"
                  variant="outline"
                  leading={<PauseIcon />}
                  onClick={() => onPause()}
                >
                  {strings.pause}
                </Button>
              )}
          {onCancel && (
            <Button
              size="sm"
              variant="outline"
              leading={<CloseIcon />}
              busy={cancelling}
              onClick={() => onCancel()}
            >
              {strings.cancel}
            </Button>
          )}
        </StyledButtons>
      </StyledLine>
      <StyledTrack {...track} />
      <StyledAnnouncement role="status">{announcement()}</StyledAnnouncement>
    </StyledPoolProgress>
  )
})

/** Writes a speed with two digits that count, because slow automations take seconds for each image. */
function speedText(perSecond: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }).format(perSecond)
}
