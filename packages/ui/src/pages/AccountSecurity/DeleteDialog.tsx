'use client'
import { useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/Button/index.js'
import { CodeEntry, useCodeEntry } from '../../components/CodeEntry/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { formatOnce, numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon, RemoveIcon } from '../../icons/index.js'
import { accountSecurityStrings, yourDataStrings } from './AccountSecurity.strings.js'
import { StyledDialogText, StyledFates, StyledOffer } from './AccountSecurity.styles.js'
import type { DeletionOptions, DeviceData } from './AccountSecurity.types.js'
import { SendCode } from './SendCode.js'

const megabytes = /* @__PURE__ */ formatOnce({
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

interface DeleteDialogProps extends DeletionOptions {
  /** Button that exports the data first. */
  readonly offer: ReactElement | undefined
  readonly onClose: () => void
}

/** Says what goes and what stays with an account, and deletes it. */
export function DeleteDialog({
  email,
  sessionCount,
  deviceData,
  store,
  apps,
  hasRecoveryCodes = false,
  hasPassword = true,
  onSendCode,
  onDelete,
  offer,
  onClose,
}: DeleteDialogProps) {
  const strings = useStrings(yourDataStrings)
  const { close } = useStrings(accountSecurityStrings)
  const number = numberFormat(useLocale())
  const [isSent, setIsSent] = useState(false)
  const isMailed = !hasPassword && apps.length === 0
  const isOffered = !isMailed || onSendCode !== undefined
  const canConfirm = !isMailed || isSent
  const entry = useCodeEntry({
    apps,
    isMailed,
    hasRecoveryCodes,
    failedTitle: strings.notDeleted,
    onSend: onDelete,
  })

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      heading={strings.deleteHeading}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          {canConfirm && (
            <Button
              type="submit"
              form={entry.id}
              variant="destructive"
              leading={<RemoveIcon />}
              busy={entry.isBusy}
              busyLabel={strings.deleting}
              {...entry.wait.button}
            >
              {strings.delete}
            </Button>
          )}
        </>
      }
    >
      <StyledDialogText>
        <p>{strings.cannotUndo}</p>
        <div>
          <h3>{strings.goes}</h3>
          <StyledFates data-goes="">
            <Fate icon={<RemoveIcon />} what={strings.account}>
              {' '}
              <bdi>{email}</bdi>
              {sessionCount !== undefined &&
                strings.withSessions(number.format(sessionCount), sessionCount)}
            </Fate>
            {store !== undefined && (
              <Fate icon={<RemoveIcon />} what={strings.connection(store)}>
                {strings.connectionText}
              </Fate>
            )}
            <DeviceFate deviceData={deviceData} />
          </StyledFates>
        </div>
        <div>
          <h3>{strings.stays}</h3>
          <StyledFates>
            <Fate icon={<CheckIcon />} what={strings.otherDevices}>
              {strings.otherDevicesText}
            </Fate>
            <Fate icon={<CheckIcon />} what={strings.written}>
              {strings.writtenText}
            </Fate>
          </StyledFates>
        </div>
        {offer && (
          <StyledOffer>
            <span>{strings.copyFirst}</span>
            {offer}
          </StyledOffer>
        )}
        {isMailed && onSendCode && (
          <SendCode
            email={email}
            isSent={isSent}
            onSend={onSendCode}
            onSent={() => {
              flushSync(() => setIsSent(true))
              entry.input.current?.focus()
            }}
          />
        )}
        {canConfirm && (
          <CodeEntry
            entry={entry}
            label={strings.code}
            hint={hasRecoveryCodes ? strings.codeHint : undefined}
            passwordHint={strings.passwordHint}
          />
        )}
        {!isOffered && <p>{strings.noPassword}</p>}
      </StyledDialogText>
    </Dialog>
  )
}

interface FateProps {
  readonly icon: ReactElement
  readonly what: string
  readonly children: ReactNode
}

function Fate({ icon, what, children }: FateProps) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <span>
        <strong>{what}</strong>
        {children}
      </span>
    </li>
  )
}

/** The files and recipes on this device, by number where that is known. */
function DeviceFate({ deviceData }: Pick<DeletionOptions, 'deviceData'>) {
  const strings = useStrings(yourDataStrings)
  const locale = useLocale()
  const number = numberFormat(locale)

  function words({ files, recipes, bytes }: DeviceData) {
    const what = strings.filesAndRecipes(
      number.format(files),
      files,
      number.format(recipes),
      recipes,
    )
    return [what, strings.onDevice(megabytes(locale).format(bytes / 1_000_000))] as const
  }

  if (deviceData.state === 'loading') {
    return (
      <li aria-busy="true">
        <span />
        <Skeleton width="16rem" />
      </li>
    )
  }
  if (deviceData.state === 'loaded') {
    const { files, recipes } = deviceData.data
    if (files + recipes === 0) return null
    const [what, where] = words(deviceData.data)
    return (
      <Fate icon={<RemoveIcon />} what={what}>
        {where}
      </Fate>
    )
  }
  return (
    <Fate icon={<RemoveIcon />} what={strings.allOnDevice}>
      {strings.allOnDeviceText}
    </Fate>
  )
}
