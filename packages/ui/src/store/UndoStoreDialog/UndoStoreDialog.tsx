'use client'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { ClockIcon, EditIcon, InfoIcon, UndoIcon } from '../../icons/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { useFigures } from '../../workbench/useFigures.js'
import {
  StyledContent,
  StyledFacts,
  StyledFootnote,
  StyledLead,
  StyledNote,
  StyledPart,
} from '../dialogs.styles.js'
import { CountingStates } from '../CountingStates.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { ChangedTable } from './ChangedTable.js'
import { undoStoreDialogStrings } from './UndoStoreDialog.strings.js'
import type { Inexact, UndoStoreDialogProps } from './UndoStoreDialog.types.js'

const amounts = {
  html: 'htmlCount',
  tags: 'tagsCount',
  outdated: 'outdatedCount',
  picture: 'pictureCount',
  gone: 'goneCount',
} as const satisfies Readonly<Record<Inexact['kind'], string>>

/** Asks before an update is taken back in the store, and says what does not go back. */
export function UndoStoreDialog({
  open,
  onOpenChange,
  store,
  isPractice = false,
  plan,
  onShowAll,
  onUndo,
  busy,
  error,
  isOffline = false,
}: UndoStoreDialogProps) {
  const strings = useStrings(undoStoreDialogStrings)
  const words = useStrings(storeJobStrings)
  const locale = useLocale()
  const { count } = useFigures()
  const main = useRef<HTMLButtonElement>(null)
  const inexactId = useId()
  const counted = plan.state === 'counted' ? plan : undefined
  const inexact = counted?.inexact ?? []
  const isNothing = counted?.values === 0
  const canUndo = plan.state !== 'expired' && !isNothing

  // The button that had focus while the values were compared has gone.
  useEffect(() => {
    if (open && !canUndo) main.current?.focus()
  }, [open, canUndo])

  function offReason(): string | undefined {
    if (isOffline) return words.offline
    if (plan.state === 'counting') return strings.countingReason
    return plan.state === 'failed' ? strings.notCounted : undefined
  }

  function heading(): string {
    if (plan.state === 'expired') return strings.expired
    return isNothing ? strings.nothing : strings.heading
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size={counted ? 'lg' : 'default'}
      heading={heading()}
      initialFocus={main}
      actions={
        <>
          <StyledFootnote>{canUndo && strings.footnote}</StyledFootnote>
          <Button
            ref={canUndo ? undefined : main}
            variant="ghost"
            onClick={() => onOpenChange(false)}
          >
            {words.close}
          </Button>
          {canUndo && (
            <Button
              ref={main}
              leading={<UndoIcon />}
              busy={busy}
              onClick={onUndo}
              {...(!busy && offBecause(offReason()))}
            >
              {words.undo}
            </Button>
          )}
        </>
      }
    >
      <StyledContent>
        <CountingStates
          plan={plan}
          strings={strings}
          isPractice={isPractice}
          isOffline={isOffline && canUndo}
          error={error}
        />
        {plan.state === 'expired' && (
          <>
            <StyledLead>
              {strings.expiredText(
                store,
                new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(plan.at)),
              )}
            </StyledLead>
            <StyledNote>
              <ClockIcon aria-hidden="true" />
              <p>{words.kept}</p>
            </StyledNote>
          </>
        )}
        {counted && (
          <>
            {isNothing ? (
              <StyledLead>{strings.nothingText(store, counted.changed)}</StyledLead>
            ) : (
              <StyledLead>
                <strong>{strings.back(count(counted.values), counted.values)}</strong>{' '}
                {counted.changed > 0 && strings.changed(count(counted.changed), counted.changed)}
              </StyledLead>
            )}
            {counted.changed > 0 && (
              <ChangedTable cells={counted.cells} count={counted.changed} onShowAll={onShowAll} />
            )}
            {inexact.length > 0 && (
              <StyledPart aria-labelledby={inexactId}>
                <h3 id={inexactId}>{strings.inexact}</h3>
                <StyledFacts role="list">
                  {inexact.map(({ kind, count: number }) => (
                    <li key={kind}>
                      <EditIcon aria-hidden="true" data-tone="info" />
                      <span>
                        <strong>{strings[amounts[kind]](count(number), number)}</strong>{' '}
                        {strings[kind](number)}
                      </span>
                    </li>
                  ))}
                </StyledFacts>
              </StyledPart>
            )}
            {!isNothing && (
              <StyledNote>
                <InfoIcon aria-hidden="true" />
                <div>
                  <p>{strings.again}</p>
                  <p>{strings.honest}</p>
                  <p>{words.kept}</p>
                </div>
              </StyledNote>
            )}
          </>
        )}
      </StyledContent>
    </Dialog>
  )
}
