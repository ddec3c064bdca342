'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { MailSent, useMail } from '../../components/MailSent/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { ForgotPasswordForm } from './ForgotPasswordForm.js'
import { forgotPasswordPageStrings } from './ForgotPasswordPage.strings.js'
import type { ForgotPasswordPageProps } from './ForgotPasswordPage.types.js'

/** Lets users request a link to reset a forgotten password. */
export function ForgotPasswordPage({
  onRequest,
  onVerify,
  initialEmail = '',
  outboxHref,
  signInHref = '/signin',
  homeHref,
  notice,
  ...preferences
}: ForgotPasswordPageProps) {
  const strings = useStrings(forgotPasswordPageStrings)
  const mail = useMail(useAction(onRequest), strings.failed)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [{ email, sent }, setState] = useState({ email: initialEmail, sent: false })

  function sendFirst(address: string) {
    mail.send(address, () => {
      flushSync(() => setState({ email: address, sent: true }))
      heading.current?.focus()
    })
  }

  function sendAgain() {
    mail.send(email, () => toast({ title: strings.sentAgain, description: strings.sentAgainNext }))
  }

  function askForEmail() {
    flushSync(() => setState({ email, sent: false }))
    field.current?.focus()
  }

  return (
    <AuthFrame
      {...preferences}
      title={sent ? strings.sent : strings.title}
      headingRef={heading}
      description={sent ? undefined : strings.description}
      notice={sent ? undefined : notice}
      foot={
        <>
          {strings.remembered}{' '}
          <Button variant="link" href={signInHref}>
            {strings.logIn}
          </Button>
        </>
      }
      homeHref={homeHref}
    >
      {sent ? (
        <MailSent
          address={email}
          mail={mail}
          onVerify={onVerify}
          outboxHref={outboxHref}
          onSendAgain={sendAgain}
          onOtherEmail={askForEmail}
        >
          <p>
            {strings.sentIf} <bdi>{email}</bdi>
            {strings.sentThen}
          </p>
        </MailSent>
      ) : (
        <ForgotPasswordForm initialEmail={email} emailRef={field} mail={mail} onSend={sendFirst} />
      )}
    </AuthFrame>
  )
}
