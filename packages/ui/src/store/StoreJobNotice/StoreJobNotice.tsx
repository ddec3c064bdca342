'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  ClockIcon,
  DisconnectIcon,
  KeyIcon,
  NeverIcon,
  OfflineIcon,
  PasswordIcon,
  RenewIcon,
  RunIcon,
  UndoIcon,
  type Icon,
} from '../../icons/index.js'
import { Notice, type NoticeTone } from '../../workbench/Notice/index.js'
import { useDuration } from '../../workbench/useDuration.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJob } from '../storeJob.types.js'
import {
  storeConnectStrings,
  storeSettingsStrings,
} from '../StoreSettingsPage/StoreSettingsPage.strings.js'
import { usePauseTitle, useStoreJobWords } from '../useStoreJobWords.js'
import { CancelStoreJob } from './CancelStoreJob.js'
import { restOf } from './restOf.js'
import { storeJobNoticeStrings } from './StoreJobNotice.strings.js'
import type { StoreJobActions, StoreJobNoticeProps } from './StoreJobNotice.types.js'
import { takeActions } from './takeActions.js'

interface Saying {
  readonly tone: NoticeTone
  readonly icon?: Icon
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
}

/** Says why a store job does not run, how far it came, and what to do about it. */
export const StoreJobNotice = forwardRef<HTMLDivElement, StoreJobNoticeProps>(
  function StoreJobNotice({ job, ...props }, ref) {
    const { actions: handlers, others } = takeActions(props)
    const saying = useSaying(job, handlers)
    if (!saying) return null
    const { tone, icon, title, text, actions } = saying
    return (
      <Notice
        {...others}
        ref={ref}
        tone={tone}
        title={title}
        actions={actions}
        {...(icon && { icon })}
      >
        {text}
      </Notice>
    )
  },
)

/** Words a job that does not run; nothing for one that does. */
function useSaying(job: StoreJob, handlers: StoreJobActions): Saying | undefined {
  const strings = useStrings(storeJobNoticeStrings)
  const words = useStrings(storeJobStrings)
  const wordOf = useStoreJobWords()
  const pauseOf = usePause(job, handlers)
  const { count } = useFigures()
  const { store, state, counters, ahead = 0 } = job
  const { onCancel, onResume, onUndo, onShowResults, busy } = handlers
  const rest = restOf(job)
  const { written } = counters

  const cancel = onCancel && (
    <CancelStoreJob job={job} onCancel={onCancel} isBusy={busy === 'cancel'} place="notice" />
  )
  const resume = onResume && rest > 0 && (
    <Button
      size="sm"
      variant="outline"
      leading={<RunIcon />}
      busy={busy === 'resume'}
      onClick={onResume}
    >
      {words.resume}
    </Button>
  )
  const undo = onUndo && written > 0 && (
    <Button size="sm" variant="ghost" leading={<UndoIcon />} onClick={onUndo}>
      {words.undo}
    </Button>
  )
  const results = onShowResults && (
    <Button size="sm" variant="ghost" onClick={onShowResults}>
      {strings.results}
    </Button>
  )

  const ended = (resume || undo || results) && (
    <>
      {resume}
      {undo}
      {results}
    </>
  )

  switch (state) {
    case 'queued': {
      const text =
        ahead > 1 ? strings.ahead(store, count(ahead), ahead) : ahead === 1 && strings.next(store)
      return {
        tone: 'info',
        icon: ClockIcon,
        title: words.queued,
        text: text || strings.soon,
        actions: cancel,
      }
    }
    case 'paused':
      return pauseOf(cancel)
    case 'cancelled':
      return {
        tone: 'info',
        icon: NeverIcon,
        title: wordOf(job),
        text: rest > 0 ? strings.rest(count(rest), rest) : strings.nothingRests,
        actions: ended,
      }
    case 'failed':
      return {
        tone: 'danger',
        title: words.failed,
        text: strings.failedText(count(written), written, count(rest), rest),
        actions: ended,
      }
    default:
      return undefined
  }
}

/** Returns a function that words the reason why a job is paused, with the action that ends the pause. */
function usePause(
  job: StoreJob,
  { onReconnect, onConnect, onLeaveOut, busy }: StoreJobActions,
): (cancel: ReactNode) => Saying {
  const strings = useStrings(storeJobNoticeStrings)
  const words = useStrings(storeJobStrings)
  const settings = useStrings(storeSettingsStrings)
  const { askAgain } = useStrings(storeConnectStrings)
  const titleOf = usePauseTitle()
  const duration = useDuration()
  const { count } = useFigures()
  const { pause, counters, values, counts } = job
  const { written } = counters
  const rest = restOf(job)
  const progress = strings.written(count(written), count(values), values, written)
  const title = titleOf(job)

  return (cancel) => {
    switch (pause?.kind) {
      case 'throttled':
        return {
          tone: 'info',
          icon: ClockIcon,
          title,
          text: `${progress} ${strings.itself}`,
          actions: cancel,
        }
      case 'reconnect':
        return {
          tone: 'danger',
          icon: DisconnectIcon,
          title,
          text: [
            strings.keyEnded,
            counts.unknown > 0
              ? strings.unknown(count(counts.unknown), counts.unknown)
              : `${strings.writtenAndWaiting(count(written), written, count(rest), rest)} ${strings.notTwice}`,
          ].join(' '),
          actions: (
            <>
              {onReconnect && (
                <Button
                  size="sm"
                  variant="outline"
                  leading={<RenewIcon />}
                  busy={busy === 'reconnect'}
                  onClick={onReconnect}
                >
                  {settings.reconnect}
                </Button>
              )}
              {cancel}
            </>
          ),
        }
      case 'scope': {
        const { scope, values: waiting } = pause
        return {
          tone: 'warning',
          icon: PasswordIcon,
          title,
          text: `${strings.needPermission(count(waiting), waiting)} ${strings.restGoesOn}`,
          actions: (
            <>
              {onConnect && (
                <Button
                  size="sm"
                  variant="outline"
                  leading={<KeyIcon />}
                  busy={busy === 'connect'}
                  onClick={() => onConnect(scope)}
                >
                  {askAgain}
                </Button>
              )}
              {onLeaveOut && (
                <Button
                  size="sm"
                  variant="ghost"
                  {...(busy === 'leave-out' && { busy: true })}
                  onClick={() => onLeaveOut(scope)}
                >
                  {words.leaveOut}
                </Button>
              )}
            </>
          ),
        }
      }
      case 'unreachable': {
        const wait = pause.seconds === undefined ? undefined : duration(pause.seconds)
        return {
          tone: 'info',
          icon: OfflineIcon,
          title,
          text: [
            wait && strings.nextTry(wait.text, wait.count),
            counts.unknown > 0 ? strings.unknown(count(counts.unknown), counts.unknown) : progress,
          ]
            .filter(Boolean)
            .join(' '),
          actions: cancel,
        }
      }
      default:
        return { tone: 'info', title, text: progress, actions: cancel }
    }
  }
}
