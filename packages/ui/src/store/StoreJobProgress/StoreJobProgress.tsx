'use client'
import { forwardRef, useId } from 'react'
import { formatPercent, trackAttributes } from '../../components/ProgressBar/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon, NeutralIcon, RunningIcon } from '../../icons/index.js'
import {
  StyledAnnouncement,
  StyledFoot,
  StyledHead,
  StyledJobProgress,
} from '../../workbench/JobProgress/JobProgress.styles.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJob } from '../storeJob.types.js'
import { CancelStoreJob } from '../StoreJobNotice/CancelStoreJob.js'
import { StoreJobNotice } from '../StoreJobNotice/index.js'
import { takeActions } from '../StoreJobNotice/takeActions.js'
import { usePauseTitle, useStoreJobWords } from '../useStoreJobWords.js'
import { storeJobProgressStrings } from './StoreJobProgress.strings.js'
import {
  StyledBar,
  StyledHidden,
  StyledPhases,
  StyledSegment,
  StyledSegments,
  StyledStrong,
} from './StoreJobProgress.styles.js'
import type { StoreJobProgressProps } from './StoreJobProgress.types.js'
import { useForward } from './useForward.js'

const phases = ['checking', 'writing', 'verifying'] as const
type Phase = (typeof phases)[number]

const signs = { current: RunningIcon, done: CheckIcon, ahead: NeutralIcon } as const

/** Steps in percent at which writing is announced. */
const milestone = 25

function isPhase(state: StoreJob['state']): state is Phase {
  return phases.some((phase) => phase === state)
}

/** Shows how far a job is that writes to a store, or why it does not run. */
export const StoreJobProgress = forwardRef<HTMLElement, StoreJobProgressProps>(
  function StoreJobProgress({ job: given, headingRef, headingLevel = 3, ...props }, ref) {
    const { actions: handlers, others } = takeActions(props)
    const { onCancel, busy } = handlers
    const strings = useStrings(storeJobProgressStrings)
    const words = useStrings(storeJobStrings)
    const wordOf = useStoreJobWords()
    const pauseTitle = usePauseTitle()
    const locale = useLocale()
    const { count } = useFigures()
    const headingId = useId()
    const forward = useForward(given)
    const { counters } = forward
    const job = { ...given, counters }
    const { state, products, counts, store, kind } = job
    const hasBar = isPhase(state) || state === 'paused'
    const Heading = `h${headingLevel}` as const
    const heading = (
      <Heading id={headingId} ref={headingRef} tabIndex={-1}>
        {wordOf(job)}
      </Heading>
    )
    const percent = Math.floor(100 * forward.writing)

    function facts(): string {
      const conflicts =
        counts.conflict > 0 ? strings.conflicts(count(counts.conflict), counts.conflict) : ''
      const { checkedProducts, writtenProducts = 0, verified, written } = counters
      const progress = {
        checking: strings.compared(
          count(checkedProducts),
          count(products),
          products,
          checkedProducts,
        ),
        writing:
          given.counters.writtenProducts === undefined
            ? ''
            : strings.known(count(writtenProducts), count(products), products, writtenProducts),
        verifying: strings.readBack(count(verified), count(written), written, verified),
      }
      return `${progress[isPhase(state) ? state : 'writing']} ${conflicts}`.trim()
    }

    function lookOf(phase: Phase): keyof typeof signs {
      if (phase === state) return 'current'
      return forward[phase] >= 1 ? 'done' : 'ahead'
    }

    function trackOf(share: number) {
      return trackAttributes(
        { value: 100 * share, label: '', tone: 'success', kind: 'progress' },
        locale,
      ).style
    }

    /** Changes at each phase and each quarter of the values, and not at each number. */
    function announcement(): string {
      if (!isPhase(state)) return state === 'paused' ? pauseTitle(job) : wordOf(job)
      if (forward.writing >= 1) return words.verifying
      if (forward.writing === 0) return words.checking
      const reached = Math.floor(percent / milestone) * milestone
      return reached === 0 ? words.writing : `${words.writing}: ${formatPercent(reached, locale)}`
    }

    const track = trackAttributes(
      {
        value: percent,
        label: kind === 'undo' ? strings.progressOfUndo(store) : strings.progressOf(store),
        tone: 'success',
        kind: 'progress',
      },
      locale,
    )
    return (
      <StyledJobProgress ref={ref} {...others} aria-labelledby={headingId}>
        {hasBar ? (
          <>
            <StyledHead>
              <div>
                {heading}
                <p>{facts()}</p>
              </div>
              <strong aria-hidden="true">{track['aria-valuetext']}</strong>
            </StyledHead>
            <StyledBar>
              <StyledSegments {...track}>
                {phases.map((phase) => (
                  <StyledSegment
                    key={phase}
                    aria-hidden="true"
                    data-segment={phase}
                    data-level={state === 'paused' ? 'neutral' : 'success'}
                    style={trackOf(forward[phase])}
                  />
                ))}
              </StyledSegments>
              <StyledPhases role="list">
                {phases.map((phase) => {
                  const look = lookOf(phase)
                  const Sign = signs[look]
                  return (
                    <li
                      key={phase}
                      data-look={look}
                      aria-current={look === 'current' ? 'step' : undefined}
                    >
                      <Sign aria-hidden="true" />
                      {words[phase]}
                    </li>
                  )
                })}
              </StyledPhases>
            </StyledBar>
          </>
        ) : (
          <StyledHidden>{heading}</StyledHidden>
        )}
        {isPhase(state) ? (
          <StyledFoot>
            <p>
              <StyledStrong>{words.tab}</StyledStrong>
              {onCancel && ` ${strings.cancelNote}`}
            </p>
            {onCancel && (
              <CancelStoreJob
                job={job}
                onCancel={onCancel}
                isBusy={busy === 'cancel'}
                place="progress"
              />
            )}
          </StyledFoot>
        ) : (
          <StoreJobNotice job={job} {...handlers} />
        )}
        <StyledAnnouncement role="status">{announcement()}</StyledAnnouncement>
      </StyledJobProgress>
    )
  },
)
