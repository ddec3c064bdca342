'use client'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { useKeptFocus } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { storeJobStrings } from '../storeJob.strings.js'
import type { StoreJob } from '../storeJob.types.js'
import { storeJobNoticeStrings } from './StoreJobNotice.strings.js'
import { restOf } from './restOf.js'

interface CancelStoreJobProps {
  readonly job: StoreJob
  readonly onCancel: () => void
  readonly isBusy: boolean
  /** Look of the button: beside the bar of a job, in a notice, or an icon in a row. */
  readonly place: 'progress' | 'notice' | 'row'
  /** Accessible name of an icon. @default Cancel */
  readonly label?: string
}

/** Cancels a job. It asks first where something stays half done. */
export function CancelStoreJob({ job, onCancel, isBusy, place, label }: CancelStoreJobProps) {
  const strings = useStrings(storeJobNoticeStrings)
  const words = useStrings(storeJobStrings)
  const { count } = useFigures()
  const [isAsking, setAsking] = useState(false)
  const button = useKeptFocus<HTMLButtonElement>()
  const keep = useRef<HTMLButtonElement>(null)
  const { written } = job.counters
  const rest = restOf(job)
  const ask = () => (written > 0 && rest > 0 ? setAsking(true) : onCancel())
  return (
    <>
      {place === 'row' ? (
        <IconButton
          ref={button}
          label={label ?? words.cancel}
          icon={<CloseIcon />}
          busy={isBusy}
          onClick={ask}
        />
      ) : (
        <Button
          variant={place === 'progress' ? 'outline' : 'ghost'}
          size={place === 'progress' ? 'default' : 'sm'}
          leading={<CloseIcon />}
          busy={isBusy}
          onClick={ask}
        >
          {words.cancel}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        heading={job.kind === 'undo' ? strings.cancelUndoHeading : strings.cancelHeading}
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} variant="ghost" onClick={() => setAsking(false)}>
              {strings.goOn}
            </Button>
            <Button
              variant="outline"
              leading={<CloseIcon />}
              onClick={() => {
                setAsking(false)
                onCancel()
              }}
            >
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{strings.cancelText(count(written), written, count(rest), rest)}</p>
      </Dialog>
    </>
  )
}
