'use client'
import { useId, useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { useStrings } from '../../i18n/index.js'
import { CheckIcon, OfflineIcon, RenewIcon, WarningIcon } from '../../icons/index.js'
import { liveFileStrings } from '../../workbench/LiveFile/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { offBecause } from '../../workbench/offBecause.js'
import { useFigures } from '../../workbench/useFigures.js'
import { useSince } from '../../workbench/useSince.js'
import { readAgainDialogStrings } from './ReadAgainDialog.strings.js'
import {
  StyledContent,
  StyledJobList,
  StyledJobs,
  StyledProgress,
} from './ReadAgainDialog.styles.js'
import type { ReadAgainDialogProps, ReadingAgain, ReplannedJob } from './ReadAgainDialog.types.js'

/** Says before a store is read again what becomes of the jobs, and shows how far it is. */
export function ReadAgainDialog({
  open,
  onClose,
  store,
  readAt,
  jobs,
  state,
  onReadAgain,
}: ReadAgainDialogProps) {
  const strings = useStrings(readAgainDialogStrings)
  const { readAgain } = useStrings(liveFileStrings)
  const { count } = useFigures()
  const since = useSince()
  const main = useRef<HTMLButtonElement>(null)
  const again = jobs.filter(({ lost }) => lost === undefined)
  const lost = jobs.filter((job) => job.lost !== undefined)
  const isBusy = state.kind === 'reading' || state.kind === 'planning'

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      heading={strings.heading(store)}
      initialFocus={main}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {isBusy ? strings.stop : strings.close}
          </Button>
          <Button
            ref={main}
            variant="outline"
            leading={<RenewIcon />}
            busy={isBusy}
            onClick={onReadAgain}
            {...offBecause(state.kind === 'offline' ? strings.offline : undefined)}
          >
            {readAgain}
          </Button>
        </>
      }
    >
      <StyledContent>
        <p>{strings.lede(since(readAt))}</p>
        <Progress store={store} state={state} />
        {again.length > 0 && (
          <Jobs heading={strings.again(count(again.length), again.length)} jobs={again} />
        )}
        {lost.length > 0 && (
          <Jobs heading={strings.lost(count(lost.length), lost.length)} jobs={lost} isLost />
        )}
        <p>
          {strings.exclusions} {strings.nothing}
        </p>
      </StyledContent>
    </Dialog>
  )
}

interface JobsProps {
  readonly heading: string
  readonly jobs: readonly ReplannedJob[]
  readonly isLost?: boolean
}

function Jobs({ heading, jobs, isLost = false }: JobsProps) {
  const id = useId()
  const Sign = isLost ? WarningIcon : CheckIcon
  return (
    <StyledJobs aria-labelledby={id} data-lost={isLost ? '' : undefined}>
      <h3 id={id}>{heading}</h3>
      <StyledJobList role="list">
        {jobs.map((job) => (
          <li key={job.id}>
            <Sign aria-hidden="true" />
            <span>{job.name}</span>
            {job.lost !== undefined && <small>{job.lost}</small>}
          </li>
        ))}
      </StyledJobList>
    </StyledJobs>
  )
}

function Progress({ store, state }: { readonly store: string; readonly state: ReadingAgain }) {
  const strings = useStrings(readAgainDialogStrings)
  const { count } = useFigures()
  switch (state.kind) {
    case 'reading': {
      const text = strings.reading(store, count(state.products), state.products)
      const percent = (100 * state.read) / Math.max(1, state.products)
      return (
        <StyledProgress role="status">
          <span>{text}</span>
          <ProgressBar label={text} tone="success" value={percent} />
        </StyledProgress>
      )
    }
    case 'planning':
      return <StyledProgress role="status">{strings.planning}</StyledProgress>
    case 'failed':
      return (
        <Notice role="alert" tone="danger" title={strings.failed(store)}>
          {state.reason} {strings.stays}
        </Notice>
      )
    case 'offline':
      return (
        <Notice role="alert" tone="warning" icon={OfflineIcon} title={strings.offline}>
          {strings.offlineText}
        </Notice>
      )
    default:
      return null
  }
}
