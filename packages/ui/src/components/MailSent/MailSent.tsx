'use client'
import { useStrings } from '../../i18n/index.js'
import { AuthMessage } from '../AuthFrame/index.js'
import { Button } from '../Button/index.js'
import { DocumentLink } from '../ExternalLink/index.js'
import { RetryNotice } from '../RetryNotice/index.js'
import { CodeForm } from './CodeForm.js'
import { mailSentStrings } from './MailSent.strings.js'
import { StyledActions, StyledCode, StyledOutbox } from './MailSent.styles.js'
import type { MailSentProps } from './MailSent.types.js'

/** Replaces a form once an email was sent; lets the user enter its code, or send it again. */
export function MailSent({
  children,
  address,
  mail,
  onSendAgain,
  onOtherEmail,
  onVerify,
  outboxHref,
}: MailSentProps) {
  const strings = useStrings(mailSentStrings)
  const wait = mail.wait.about(address)
  return (
    <AuthMessage>
      {children}
      {outboxHref === undefined ? <p>{strings.notArrived}</p> : <Outbox href={outboxHref} />}
      {onVerify ? (
        <StyledCode>
          <CodeForm onVerify={(code) => onVerify({ email: address, code })} />
        </StyledCode>
      ) : null}
      <StyledActions>
        {onSendAgain ? (
          <Button
            variant="outline"
            busy={mail.isSending}
            busyLabel={strings.sending}
            onClick={onSendAgain}
            {...wait.button}
          >
            {strings.sendAgain}
          </Button>
        ) : null}
        <Button variant="outline" disabled={mail.isSending} onClick={onOtherEmail}>
          {strings.otherEmail}
        </Button>
      </StyledActions>
      <RetryNotice wait={wait} />
    </AuthMessage>
  )
}

function Outbox({ href }: { href: string }) {
  const strings = useStrings(mailSentStrings)
  return (
    <StyledOutbox>
      {strings.noRealMail} <DocumentLink href={href}>{strings.openOutbox}</DocumentLink>
    </StyledOutbox>
  )
}
