'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon, RenewIcon, UploadIcon } from '../../icons/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { useFigures } from '../../workbench/useFigures.js'
import { StyledContent, StyledFootnote, StyledLead, StyledNote } from '../dialogs.styles.js'
import { CountingStates } from '../CountingStates.js'
import { PermissionNotice } from '../PermissionNotice/index.js'
import { storeJobStrings } from '../storeJob.strings.js'
import { useSince } from '../../workbench/useSince.js'
import { FieldTable } from './FieldTable.js'
import { NotWrittenList } from './NotWrittenList.js'
import { updateDialogStrings } from './UpdateDialog.strings.js'
import type { MissingScope, UpdateDialogProps } from './UpdateDialog.types.js'

const noScopes: readonly MissingScope[] = []

/** Asks before a live file is written to its store, with all numbers and what stays as it is. */
export function UpdateDialog({
  open,
  onOpenChange,
  store,
  readAt,
  isOld = false,
  jobs,
  isPractice = false,
  plan,
  onReadAgain,
  onConnect,
  onLeaveOut,
  onShowValues,
  onUpdate,
  busy,
  error,
  isOffline = false,
}: UpdateDialogProps) {
  const strings = useStrings(updateDialogStrings)
  const words = useStrings(storeJobStrings)
  const { count } = useFigures()
  const since = useSince()
  const main = useRef<HTMLButtonElement>(null)
  // Whether the member goes on with what was read long ago.
  const [isAccepted, setAccepted] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setAccepted(false)
  }
  const counted = plan.state === 'counted' ? plan : undefined
  const missing = counted?.missing ?? noScopes
  const asked = missing.filter(({ isLeftOut }) => !isLeftOut)
  const isNothing = counted !== undefined && counted.values === 0 && asked.length === 0
  const isUnreadable = plan.state === 'unreadable'
  const isTooOld = isOld && !isAccepted && !isNothing && !isUnreadable
  const readsFirst = isUnreadable || isTooOld

  // The button that had focus while the values were counted has gone.
  useEffect(() => {
    if (open && isNothing) main.current?.focus()
  }, [open, isNothing])

  function heading(): string {
    if (!counted) return words.update
    return isNothing
      ? strings.nothing
      : strings.heading(count(counted.products), counted.products, store)
  }

  function offReason(): string | undefined {
    if (isOffline) return words.offline
    if (readsFirst) return undefined
    if (plan.state === 'counting') return strings.countingReason
    if (plan.state === 'too-many') return strings.tooMany
    if (!counted) return strings.notCounted
    return asked.length > 0 ? strings.undecided : undefined
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      heading={heading()}
      initialFocus={main}
      actions={
        <>
          <StyledFootnote>{!isNothing && words.kept}</StyledFootnote>
          <Button
            ref={isNothing ? main : undefined}
            variant="ghost"
            onClick={() => onOpenChange(false)}
          >
            {words.close}
          </Button>
          {!isNothing && (
            <Button
              ref={main}
              variant="neon"
              leading={readsFirst ? <RenewIcon /> : <UploadIcon />}
              busy={busy}
              onClick={readsFirst ? onReadAgain : onUpdate}
              {...(!busy && offBecause(offReason()))}
            >
              {readsFirst ? words.readAgain : strings.update}
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
          isOffline={isOffline}
          error={error}
        />
        {isUnreadable && (
          <Notice tone="warning" icon={RenewIcon} title={strings.unreadable}>
            {`${strings.unreadableText} ${strings.oldText(count(jobs), jobs)}`}
          </Notice>
        )}
        {plan.state === 'too-many' && (
          <Notice tone="warning" title={strings.tooMany}>
            {strings.tooManyText}
          </Notice>
        )}
        {isTooOld && (
          <Notice
            tone="warning"
            icon={RenewIcon}
            title={strings.old(store, since(readAt))}
            actions={
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  setAccepted(true)
                  main.current?.focus()
                }}
              >
                {strings.without}
              </Button>
            }
          >
            {strings.oldText(count(jobs), jobs)}
          </Notice>
        )}
        {counted && (
          <>
            {isNothing ? (
              <StyledLead>{strings.nothingText}</StyledLead>
            ) : (
              <StyledLead>
                <strong>{strings.written(count(counted.values), counted.values)}</strong>{' '}
                {strings.stays}
              </StyledLead>
            )}
            {asked.map((one) => (
              <PermissionNotice
                key={one.scope}
                scopes={[one.scope]}
                onAsk={() => onConnect([one.scope])}
                actions={
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      onLeaveOut(one.scope)
                      main.current?.focus()
                    }}
                  >
                    {words.leaveOut}
                  </Button>
                }
              >
                {`${strings.needs(count(one.values), one.values)} ${strings.needsAll}`}
              </PermissionNotice>
            ))}
            {counted.fields.length > 0 && <FieldTable {...counted} onShowValues={onShowValues} />}
            <NotWrittenList
              notWritten={counted.notWritten ?? []}
              leftOut={missing.filter(({ isLeftOut }) => isLeftOut)}
            />
            {!isNothing && (
              <StyledNote>
                <InfoIcon aria-hidden="true" />
                <div>
                  <p>{strings.detail}</p>
                  <p>
                    <strong>{words.tab}</strong>
                  </p>
                </div>
              </StyledNote>
            )}
          </>
        )}
      </StyledContent>
    </Dialog>
  )
}
