import type { ReactNode } from 'react'
import type { Mail } from './useMail.js'

/** A code that a person typed from an email, and the address that it went to. */
export interface MailedCode {
  email: string
  /** Digits only, whatever was typed between them. */
  code: string
}

export interface MailSentProps {
  /** Says where the email went and what to do with it. */
  children: ReactNode
  /** Where it went. */
  address: string
  /** Sends it again. */
  mail: Mail
  /** Asks for it again; not given, it cannot be sent again. */
  onSendAgain?: (() => void) | undefined
  /** Goes back to the form. */
  onOtherEmail: () => void
  /** Checks the code in the email; a rejection is shown by its message. Not given: no field for one. */
  onVerify?: ((code: MailedCode) => Promise<void>) | undefined
  /** Where emails can be read that reach no mailbox; opened in a new tab. */
  outboxHref?: string | undefined
}
