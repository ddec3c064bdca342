'use client'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { CodeEntry, useCodeEntry } from '../../components/CodeEntry/index.js'
import { CopyButton } from '../../components/CopyField/CopyButton.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { TextField } from '../../components/TextField/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { accountSecurityStrings, setUpStrings, twoStepStrings } from './AccountSecurity.strings.js'
import {
  StyledDialogText,
  StyledKey,
  StyledKeys,
  StyledLink,
  StyledOwnApp,
} from './AccountSecurity.styles.js'
import type { NewAppKey, TwoStepOptions } from './AccountSecurity.types.js'
import { QrCode } from './QrCode.js'

/** Splits a key into groups of four characters, as apps show it. */
function groupKey(key: string): readonly string[] {
  return key.match(/.{1,4}/g) ?? []
}

interface SetUpDialogProps extends Pick<TwoStepOptions, 'onFinish'> {
  readonly newKey: NewAppKey
  readonly heading: string
  /** Whether recovery codes may follow. */
  readonly hasSteps: boolean
  readonly onFinished: (codes: readonly string[] | undefined) => void
  readonly onClose: () => void
}

/** Shows the key of an app as a picture and as text, and takes its first code. */
export function SetUpDialog({
  newKey,
  heading,
  hasSteps,
  onFinish,
  onFinished,
  onClose,
}: SetUpDialogProps) {
  const strings = useStrings(setUpStrings)
  const common = useStrings(accountSecurityStrings)
  const number = numberFormat(useLocale())
  const typed = useRef<HTMLElement>(null)
  const entry = useCodeEntry({
    apps: [{ id: newKey.id, name: '' }],
    failedTitle: strings.notChecked,
    async onSend(confirmation) {
      if (confirmation.kind === 'code') {
        onFinished(await onFinish(confirmation.app, confirmation.code))
      }
    },
  })

  function select() {
    if (typed.current) getSelection()?.selectAllChildren(typed.current)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      heading={heading}
      // On a touch screen the keyboard would cover the key.
      initialFocus={matchMedia('(pointer: coarse)').matches ? undefined : entry.input}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.close}
          </Button>
          <Button
            type="submit"
            form={entry.id}
            variant="neon"
            busy={entry.isBusy}
            busyLabel={strings.checking}
            {...entry.wait.button}
          >
            {strings.continue}
          </Button>
        </>
      }
    >
      <StyledDialogText>
        {hasSteps && <p>{strings.step(number.format(1), number.format(2))}</p>}
        <StyledKeys>
          <QrCode text={newKey.uri} />
          <div>
            <div>
              <h3>{strings.scan}</h3>
              <p>{strings.scanText}</p>
            </div>
            <StyledOwnApp>
              <StyledLink href={newKey.uri}>{strings.openApp}</StyledLink>
            </StyledOwnApp>
            <div>
              <h3>{strings.typeKey}</h3>
              <StyledKey ref={typed} dir="ltr">
                {groupKey(newKey.key).map((group, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- Groups of a key may be the same.
                  <span key={index}>{group} </span>
                ))}
              </StyledKey>
            </div>
            <div>
              <CopyButton label={strings.key} value={newKey.key} onRefused={select} />
            </div>
          </div>
        </StyledKeys>
        <CodeEntry entry={entry} label={strings.code} hint={strings.codeHint} />
      </StyledDialogText>
    </Dialog>
  )
}

interface AppNameDialogProps extends Pick<TwoStepOptions, 'onStart'> {
  readonly onStarted: (newKey: NewAppKey) => void
  readonly onClose: () => void
}

/** Asks for the name of another app, which tells it from the ones before. */
export function AppNameDialog({ onStart, onStarted, onClose }: AppNameDialogProps) {
  const strings = useStrings(setUpStrings)
  const common = useStrings(accountSecurityStrings)
  const { starting, notStarted } = useStrings(twoStepStrings)
  const showFailure = useFailure()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { busy, run } = useBusy<'start'>()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  async function start() {
    try {
      onStarted(await onStart(name.trim()))
    } catch (reason) {
      showFailure(notStarted, reason)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() === '') input.current?.focus()
    else void run('start', start)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading={strings.addHeading}
      initialFocus={input}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.close}
          </Button>
          <Button type="submit" form={id} variant="neon" busy={busy !== null} busyLabel={starting}>
            {strings.continue}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={strings.name}
          hint={strings.nameHint}
          error={isMissing && name.trim() === '' ? strings.nameMissing : undefined}
          required
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
