'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { RunIcon, UndoIcon } from '../../icons/index.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJobButtonsProps } from '../StoreJobRow/index.js'
import { CancelStoreJob } from '../StoreJobNotice/CancelStoreJob.js'
import { canResume, canUndo, hasEnded } from '../StoreJobNotice/restOf.js'
import { storeJobNoticeStrings } from '../StoreJobNotice/StoreJobNotice.strings.js'
import { storeTimelineStrings } from './StoreTimeline.strings.js'

/** The buttons of a store job in the history of its file: the actions that its state allows, and its page. */
export function StoreTimelineButtons({
  job,
  href,
  onCancel,
  onResume,
  onUndo,
  busy,
}: StoreJobButtonsProps) {
  const strings = useStrings(storeTimelineStrings)
  const words = useStrings(storeJobStrings)
  const { results } = useStrings(storeJobNoticeStrings)
  const isOver = hasEnded(job)
  return (
    <>
      <Button href={href} size="sm" variant="ghost">
        {isOver ? results : strings.progress}
      </Button>
      {!isOver && onCancel && (
        <CancelStoreJob job={job} onCancel={onCancel} isBusy={busy === 'cancel'} place="notice" />
      )}
      {canResume(job) && onResume && (
        <Button
          size="sm"
          variant="ghost"
          leading={<RunIcon />}
          busy={busy === 'resume'}
          onClick={onResume}
        >
          {words.resume}
        </Button>
      )}
      {canUndo(job) && onUndo && (
        <Button size="sm" variant="ghost" leading={<UndoIcon />} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </>
  )
}
