import type { ReactNode } from 'react'
import type { Mail } from './useMail.js'

/** A code from an email, and the address it was sent to. */
export interface MailedCode {
  email: string
  /** The digits only; separators are removed. */
  code: string
}

export interface MailSentProps {
  /** Text that says where the email was sent and what to do with it. */
  children: ReactNode
  /** The address it was sent to. */
  address: string
  /** Sends it again. */
  mail: Mail
  /** Sends it again. @default no Send again button */
  onSendAgain?: (() => void) | undefined
  /** Goes back to the form. */
  onOtherEmail: () => void
  /** Checks the code from the email; a rejection is shown by its message. @default no code field */
  onVerify?: ((code: MailedCode) => Promise<void>) | undefined
  /** Address of a local outbox for emails that are not really sent; opens in a new tab. */
  outboxHref?: string | undefined
}
