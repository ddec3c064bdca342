'use client'
import { Button } from '../../components/Button/index.js'
import { IconButton, type IconButtonProps } from '../../components/IconButton/index.js'
import { useKeptFocus } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon, RunIcon, UndoIcon } from '../../icons/index.js'
import type { StoreJob } from '../storeJob.types.js'
import { CancelStoreJob } from '../StoreJobNotice/CancelStoreJob.js'
import { canResume, canUndo, hasEnded } from '../StoreJobNotice/restOf.js'
import type { StoreJobActions } from '../StoreJobNotice/index.js'
import { storeJobRowStrings } from './StoreJobRow.strings.js'

export interface StoreJobButtonsProps extends Pick<
  StoreJobActions,
  'onCancel' | 'onResume' | 'onUndo' | 'busy'
> {
  /** The job of the row. */
  job: StoreJob
  /** Address of the page that shows the job. */
  href: string
}

/** The buttons of a store job in the job queue: the one action that its state allows, and Open. */
export function StoreJobButtons({
  job,
  href,
  onCancel,
  onResume,
  onUndo,
  busy,
}: StoreJobButtonsProps) {
  const strings = useStrings(storeJobRowStrings)
  const name = strings[job.kind](job.store)
  const open = strings.open(name)
  return (
    <>
      {!hasEnded(job) && onCancel && (
        <CancelStoreJob
          job={job}
          onCancel={onCancel}
          isBusy={busy === 'cancel'}
          place="row"
          label={strings.cancel(name)}
        />
      )}
      {canResume(job) && onResume && (
        <Action
          label={strings.resume(name)}
          icon={<RunIcon />}
          busy={busy === 'resume'}
          onClick={onResume}
        />
      )}
      {!canResume(job) && canUndo(job) && onUndo && (
        <Action label={strings.undoInStore(name)} icon={<UndoIcon />} onClick={onUndo} />
      )}
      <Button href={href} variant="ghost" size="icon" aria-label={open} title={open}>
        <ArrowRightIcon />
      </Button>
    </>
  )
}

/** A button that hands its focus on when it goes. */
function Action(props: IconButtonProps) {
  return <IconButton ref={useKeptFocus<HTMLButtonElement>()} {...props} />
}
