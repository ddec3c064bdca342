'use client'
import type { UndoChoice } from '@dropwatt/automations'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { UndoIcon } from '../../icons/index.js'
import { ChoiceCards } from '../ChoiceCards/index.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { ConflictTable } from './ConflictTable.js'
import { undoConflictDialogStrings } from './UndoConflictDialog.strings.js'
import { StyledContent } from './UndoConflictDialog.styles.js'
import type { ConflictingJob, UndoConflictDialogProps } from './UndoConflictDialog.types.js'

/** Asks how to undo a job whose cells later jobs changed again. */
export function UndoConflictDialog({
  open,
  onOpenChange,
  job,
  later,
  jobCells,
  sharedCells,
  allCells,
  cells,
  onShowAll,
  onUndo,
  busy,
}: UndoConflictDialogProps) {
  const strings = useStrings(undoConflictDialogStrings)
  const main = useRef<HTMLButtonElement>(null)
  const { count, list } = useFigures()
  const { moment } = useDays()
  const [choice, setChoice] = useState<UndoChoice>('with-later')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChoice('with-later')
  }
  const nameOf = ({ name, at }: ConflictingJob) => strings.job(name, moment(at))
  const names = list(later.map(nameOf))
  const jobs = later.length + 1
  const unchanged = jobCells - sharedCells

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      initialFocus={main}
      heading={strings.heading(nameOf(job))}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {strings.keep(count(jobs), jobs)}
          </Button>
          <Button ref={main} leading={<UndoIcon />} busy={busy} onClick={() => onUndo(choice)}>
            {strings.undo}
          </Button>
        </>
      }
    >
      <StyledContent>
        <p>
          {`${strings.changed(count(jobCells), jobCells)} `}
          {strings.later(names, later.length, count(sharedCells))}
        </p>
        <ConflictTable cells={cells} sharedCells={sharedCells} onShowAll={onShowAll} />
        <ChoiceCards
          legend={strings.choices}
          value={choice}
          onValueChange={setChoice}
          choices={[
            {
              value: 'with-later',
              label: strings.withLater(count(jobs), jobs),
              detail: strings.count(count(allCells), allCells),
              hint: strings.withLaterHint(names, later.length),
            },
            {
              value: 'unchanged-only',
              label: strings.unchangedOnly,
              detail: strings.count(count(unchanged), unchanged),
              hint: strings.unchangedOnlyHint(count(sharedCells), sharedCells, names),
              disabled: unchanged === 0,
            },
          ]}
        />
      </StyledContent>
    </Dialog>
  )
}
