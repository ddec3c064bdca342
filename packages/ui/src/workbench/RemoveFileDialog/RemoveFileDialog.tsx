'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { RemoveIcon } from '../../icons/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { useFigures } from '../useFigures.js'
import { removeFileDialogStrings } from './RemoveFileDialog.strings.js'
import type { RemoveFileDialogProps } from './RemoveFileDialog.types.js'

const none: readonly string[] = []

/** Asks before a saved file is removed with its jobs, which cannot be undone. */
export function RemoveFileDialog({
  open,
  onClose,
  onRemove,
  name,
  jobs,
  isDownloaded,
  closes = none,
  isLive = false,
  busy,
}: RemoveFileDialogProps) {
  const strings = useStrings(removeFileDialogStrings)
  const live = useStrings(liveFileStrings)
  const { count } = useFigures()
  const keep = useRef<HTMLButtonElement>(null)
  const text = [
    jobs > 0 ? strings.withJobs(count(jobs), jobs) : strings.copy,
    !isDownloaded && strings.notDownloaded,
    isLive ? live.removed : strings.stays,
    closes.length > 0 && strings.closes(closes.join(', '), closes.length),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      heading={strings.heading(name)}
      initialFocus={keep}
      actions={
        <>
          <Button ref={keep} variant="outline" onClick={onClose}>
            {strings.keep}
          </Button>
          <Button variant="destructive" leading={<RemoveIcon />} busy={busy} onClick={onRemove}>
            {strings.remove}
          </Button>
        </>
      }
    >
      <p>{text.filter((sentence) => sentence !== false).join(' ')}</p>
    </Dialog>
  )
}
