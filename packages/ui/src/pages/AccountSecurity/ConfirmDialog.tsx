'use client'
import type { ReactElement } from 'react'
import { Button } from '../../components/Button/index.js'
import {
  CodeEntry,
  useCodeEntry,
  type AuthenticatorApp,
  type Confirmation,
} from '../../components/CodeEntry/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { useStrings } from '../../i18n/index.js'
import { accountSecurityStrings } from './AccountSecurity.strings.js'
import { StyledDialogText } from './AccountSecurity.styles.js'

export interface ConfirmDialogProps {
  readonly heading: string
  /** Says what happens, in paragraphs. */
  readonly texts: readonly string[]
  readonly apps: readonly AuthenticatorApp[]
  readonly hasRecoveryCodes: boolean
  /** The button that does it. */
  readonly action: string
  readonly icon?: ReactElement
  /** Whether something is removed. @default false */
  readonly isDestructive?: boolean
  readonly failedTitle: string
  readonly onConfirm: (confirmation: Confirmation) => Promise<void>
  readonly onClose: () => void
}

/** Asks for a code before an action that makes an account less safe. */
export function ConfirmDialog({
  heading,
  texts,
  apps,
  hasRecoveryCodes,
  action,
  icon,
  isDestructive = false,
  failedTitle,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { close } = useStrings(accountSecurityStrings)
  const entry = useCodeEntry({ apps, hasRecoveryCodes, failedTitle, onSend: onConfirm })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      heading={heading}
      initialFocus={entry.input}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          <Button
            type="submit"
            form={entry.id}
            variant={isDestructive ? 'destructive' : 'default'}
            leading={icon}
            busy={entry.isBusy}
            {...entry.wait.button}
          >
            {action}
          </Button>
        </>
      }
    >
      <StyledDialogText>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <CodeEntry entry={entry} />
      </StyledDialogText>
    </Dialog>
  )
}
