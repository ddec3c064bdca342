'use client'
import { forwardRef, useId, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { Select } from '../../components/Select/index.js'
import { Switch } from '../../components/Switch/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { Notice } from '../Notice/index.js'
import { offBecause } from '../offBecause.js'
import { OffNote } from '../OffNote.js'
import { useFigures } from '../useFigures.js'
import { servicePanelStrings } from './ServicePanel.strings.js'
import {
  StyledActions,
  StyledLine,
  StyledProblem,
  StyledServicePanel,
  StyledWork,
} from './ServicePanel.styles.js'
import type {
  ServiceAccessForm,
  ServicePanelProps,
  ServiceProblem,
  ServiceWork,
} from './ServicePanel.types.js'

/** Lets a service work on texts or images: how to reach it, what it gets, and how far it is. */
export const ServicePanel = forwardRef<HTMLDivElement, ServicePanelProps>(function ServicePanel(
  {
    label,
    task = 'write',
    texts,
    done = 0,
    failed = 0,
    sentTo,
    access,
    work,
    problem,
    onStart,
    onCancel,
    offReason,
    ...native
  },
  ref,
) {
  const strings = useStrings(servicePanelStrings)
  const { count } = useFigures()
  const offId = useId()
  const isRepeat = texts === 0
  const amount = isRepeat ? done : texts
  const start = task === 'cut-out' ? undefined : isRepeat ? strings[`${task}Again`] : strings[task]
  const sends = task === 'cut-out' ? strings.sendsImages : strings.sends
  const privacyText = task === 'cut-out' ? strings.staysImages : strings.stays
  const noEntry = offReason ?? (work ? strings.atWork : undefined)
  const noStart =
    offReason ??
    (access?.problems?.size ? strings.incomplete : amount === 0 ? strings.noTexts : undefined)

  return (
    <StyledServicePanel
      ref={ref}
      role="group"
      aria-describedby={noEntry === undefined ? undefined : offId}
      {...native}
      aria-label={label}
    >
      <OffNote id={offId} reason={noEntry} hidden />
      {access && <AccessFields {...access} disabled={noEntry !== undefined} />}
      {work ? (
        <Progress work={work} />
      ) : (
        <StyledLine>
          {sentTo === undefined || amount === 0
            ? sentTo === undefined && privacyText
            : `${sends(count(amount), amount, sentTo)} ${task === 'write' ? strings.sendsFacts : ''}`}
        </StyledLine>
      )}
      {!work && failed > 0 && <StyledLine>{strings.failed(count(failed), failed)}</StyledLine>}
      <StyledProblem role="status">
        {problem && !work && <Problem task={task} {...problem} />}
      </StyledProblem>
      {(work ? onCancel : onStart) && (
        <StyledActions>
          {work ? (
            <Button size="sm" variant="outline" onClick={() => onCancel?.()}>
              {strings.cancel}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="outline"
              onClick={() => onStart?.(isRepeat)}
              {...offBecause(noStart)}
            >
              {start?.(count(amount), amount)}
            </Button>
          )}
        </StyledActions>
      )}
    </StyledServicePanel>
  )
})

function AccessFields({
  value: given,
  providers,
  addressHelp,
  needsModel = false,
  canSave = true,
  problems,
  onChange,
  disabled,
}: ServiceAccessForm & { disabled: boolean }) {
  const strings = useStrings(servicePanelStrings)
  const [value, enter] = useOwnValue(given, onChange)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errorOf = (field: 'address' | 'key' | 'model', text: string) =>
    problems?.has(field) && left.has(field) ? text : undefined
  const leave = (field: string) => () => setLeft((fields) => new Set([...fields, field]))

  return (
    <>
      {providers.length > 1 && (
        <Select
          label={strings.provider}
          options={providers}
          value={value.provider}
          disabled={disabled}
          onChange={({ currentTarget }) => enter({ ...value, provider: currentTarget.value })}
        />
      )}
      <TextField
        label={strings.address}
        hint={addressHelp}
        error={errorOf('address', strings.addressError)}
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={value.address}
        disabled={disabled}
        onBlur={leave('address')}
        onChange={({ currentTarget }) => enter({ ...value, address: currentTarget.value })}
      />
      {needsModel && (
        <TextField
          label={strings.model}
          hint={strings.modelHelp}
          error={errorOf('model', strings.missing)}
          autoComplete="off"
          spellCheck={false}
          value={value.model}
          disabled={disabled}
          onBlur={leave('model')}
          onChange={({ currentTarget }) => enter({ ...value, model: currentTarget.value })}
        />
      )}
      <TextField
        label={strings.key}
        error={errorOf('key', strings.missing)}
        type="password"
        // It is no password of this site.
        autoComplete="off"
        value={value.key}
        disabled={disabled}
        onBlur={leave('key')}
        onChange={({ currentTarget }) => enter({ ...value, key: currentTarget.value })}
      />
      {canSave && (
        <Switch
          label={strings.save}
          hint={strings.saveHelp}
          checked={value.isSaved}
          disabled={disabled}
          onChange={({ currentTarget }) => enter({ ...value, isSaved: currentTarget.checked })}
        />
      )}
    </>
  )
}

function Progress({ work }: { work: ServiceWork }) {
  const strings = useStrings(servicePanelStrings)
  const { count } = useFigures()
  if (work.kind === 'preparing') {
    return (
      <StyledWork>
        <span>{strings.preparing}</span>
        <ProgressBar label={strings.preparingLabel} value={work.share * 100} tone="success" />
      </StyledWork>
    )
  }
  const { done, all, waitSeconds } = work
  const seconds = waitSeconds === undefined ? 0 : Math.ceil(waitSeconds)
  return (
    <StyledWork>
      <span>{strings.running(count(done), count(all))}</span>
      <ProgressBar
        label={strings.runningLabel}
        value={all === 0 ? 0 : (done / all) * 100}
        tone="success"
      />
      {seconds > 0 && <StyledLine>{strings.waits(count(seconds), seconds)}</StyledLine>}
    </StyledWork>
  )
}

function Problem({ task, code, details = '' }: ServiceProblem & Pick<ServicePanelProps, 'task'>) {
  const strings = useStrings(servicePanelStrings)
  const source = code === 'browser' && task === 'translate' ? 'translator' : code
  const help = code === 'unreachable' ? strings.unreachableHelp : details
  return (
    <Notice tone="danger" title={strings[`problem-${source}`]}>
      {help === '' ? strings.kept : `${help} ${strings.kept}`}
    </Notice>
  )
}
