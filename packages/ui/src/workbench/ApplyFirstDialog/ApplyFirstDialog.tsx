'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { useFigures } from '../useFigures.js'
import { applyFirstDialogStrings } from './ApplyFirstDialog.strings.js'
import type { ApplyFirstDialogProps } from './ApplyFirstDialog.types.js'

/** Asks before a download whether changes that are only on the page are to be in it. */
export function ApplyFirstDialog({
  open,
  onOpenChange,
  changes,
  automation,
  summary,
  isElsewhere = false,
  onApply,
  onSkip,
}: ApplyFirstDialogProps) {
  const strings = useStrings(applyFirstDialogStrings)
  const { count } = useFigures()
  const apply = useRef<HTMLButtonElement>(null)
  const text = count(changes)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={strings.heading}
      initialFocus={apply}
      actions={
        <>
          <Button variant="ghost" onClick={onSkip}>
            {strings.skip(changes)}
          </Button>
          <Button
            ref={apply}
            variant="neon"
            leading={isElsewhere ? undefined : <CheckIcon />}
            onClick={onApply}
          >
            {isElsewhere ? strings.goThere : changes > 0 ? strings.apply(text) : strings.exclude}
          </Button>
        </>
      }
    >
      <p>
        <strong>{changes > 0 ? strings.changes(text, changes) : strings.columns}</strong>{' '}
        {summary === undefined
          ? strings.where(automation, changes)
          : isElsewhere
            ? strings.elsewhere(automation, summary, changes)
            : strings.what(automation, summary, changes)}{' '}
        {strings.notIncluded(changes)}
      </p>
    </Dialog>
  )
}
