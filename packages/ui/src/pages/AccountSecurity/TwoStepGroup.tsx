'use client'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../components/Badge/index.js'
import { Button } from '../../components/Button/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { SettingsGroup, SettingsRow, SettingsRows } from '../../components/SettingsGroup/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { KeyIcon, PhoneIcon, PlusIcon, SecureIcon } from '../../icons/index.js'
import { setUpStrings, twoStepStrings } from './AccountSecurity.strings.js'
import { StyledName } from './AccountSecurity.styles.js'
import type { RecoveryCodeCount, TwoStepApp, TwoStepOptions } from './AccountSecurity.types.js'
import { FailedRow, LoadingRows } from './LoadedRows.js'
import { TwoStepDialogs, type TwoStepDialog } from './TwoStepDialogs.js'
import { useTimes } from './useTimes.js'

/** Up to this many recovery codes are few. */
const few = 3

/** Switches two-step verification on and off, and lists its apps and recovery codes. */
export function TwoStepGroup(options: TwoStepOptions) {
  const strings = useStrings(twoStepStrings)
  const { apps } = options
  const isOn = apps.length > 0
  const group = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<TwoStepDialog>()

  // The button that opened a dialog may be gone when it closes.
  useEffect(() => {
    const { current } = group
    if (!dialog) return undefined
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) current?.focus()
      })
    }
  }, [dialog])

  return (
    <SettingsGroup
      ref={group}
      tabIndex={-1}
      heading={strings.heading}
      headingLevel={3}
      hint={isOn ? strings.onHint : strings.offHint}
      actions={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? strings.on : strings.off}</Badge>}
      flush
    >
      {isOn ? <On {...options} onOpen={setDialog} /> : <Off {...options} onOpen={setDialog} />}
      <TwoStepDialogs {...options} dialog={dialog} onChange={setDialog} />
    </SettingsGroup>
  )
}

interface StateProps extends TwoStepOptions {
  readonly onOpen: (dialog: TwoStepDialog) => void
}

function Off({ onStart, onOpen }: StateProps) {
  const strings = useStrings(twoStepStrings)
  const { onHeading } = useStrings(setUpStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'start'>()

  async function start() {
    try {
      onOpen({ kind: 'setUp', newKey: await onStart(), heading: onHeading, isFirst: true })
    } catch (reason) {
      showFailure(strings.notStarted, reason)
    }
  }

  return (
    <SettingsRow leading={<SecureIcon />} label={strings.recommended} hint={strings.takes}>
      <Button
        variant="neon"
        busy={busy !== null}
        busyLabel={strings.starting}
        onClick={() => void run('start', start)}
      >
        {strings.switchOn}
      </Button>
    </SettingsRow>
  )
}

function On({ apps, recoveryCodes, onOpen }: StateProps) {
  const strings = useStrings(twoStepStrings)
  return (
    <>
      <SettingsRows role="list">
        {apps.map((app) => (
          <AppRow key={app.id} app={app} onRemove={() => onOpen({ kind: 'remove', app })} />
        ))}
        {recoveryCodes?.state === 'loaded' && (
          <CodesRow count={recoveryCodes.data} onMake={() => onOpen({ kind: 'makeCodes' })} />
        )}
      </SettingsRows>
      {recoveryCodes?.state === 'loading' && <LoadingRows count={1} />}
      {recoveryCodes?.state === 'failed' && <FailedRow {...recoveryCodes} />}
      <SettingsRow
        label={
          <Button variant="outline" leading={<PlusIcon />} onClick={() => onOpen({ kind: 'name' })}>
            {strings.addApp}
          </Button>
        }
      >
        <Button variant="secondary" onClick={() => onOpen({ kind: 'switchOff' })}>
          {strings.switchOff}
        </Button>
      </SettingsRow>
    </>
  )
}

interface AppRowProps {
  readonly app: TwoStepApp
  readonly onRemove: () => void
}

function AppRow({ app: { name, addedAt }, onRemove }: AppRowProps) {
  const strings = useStrings(twoStepStrings)
  const { day } = useTimes()
  return (
    <SettingsRow
      as="li"
      leading={<PhoneIcon />}
      label={<bdi>{name}</bdi>}
      hint={strings.added(day(addedAt))}
    >
      <Button variant="secondary" aria-label={strings.removeName(name)} onClick={onRemove}>
        {strings.remove}
      </Button>
    </SettingsRow>
  )
}

interface CodesRowProps {
  readonly count: RecoveryCodeCount
  readonly onMake: () => void
}

function CodesRow({ count: { left, total }, onMake }: CodesRowProps) {
  const strings = useStrings(twoStepStrings)
  const number = numberFormat(useLocale())
  const figures = [number.format(left), number.format(total)] as const
  const isFew = left > 0 && left <= few

  function hint() {
    if (total === 0) return strings.noneYet
    if (left === 0) return strings.noneLeft
    return isFew ? strings.fewLeft(...figures) : strings.left(...figures)
  }

  return (
    <SettingsRow
      as="li"
      leading={<KeyIcon />}
      label={
        <StyledName>
          {strings.recoveryCodes}
          {isFew && <Badge tone="warning">{strings.few}</Badge>}
          {left === 0 && <Badge tone="danger">{strings.none}</Badge>}
        </StyledName>
      }
      hint={hint()}
    >
      <Button variant="secondary" onClick={onMake}>
        {total === 0 ? strings.makeFirstCodes : strings.makeCodes}
      </Button>
    </SettingsRow>
  )
}
