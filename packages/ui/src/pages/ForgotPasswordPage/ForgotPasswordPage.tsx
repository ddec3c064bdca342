'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { useRetryWait } from '../../components/RetryNotice/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { ForgotPasswordForm } from './ForgotPasswordForm.js'
import { forgotPasswordPageStrings } from './ForgotPasswordPage.strings.js'
import type { ForgotPasswordPageProps } from './ForgotPasswordPage.types.js'
import { ResetLinkSent } from './ResetLinkSent.js'

/** Where a person who has forgotten the password asks for a link to choose a new one. */
export function ForgotPasswordPage({
  onRequest,
  initialEmail = '',
  outboxHref,
  signInHref = '/signin',
  homeHref,
  notice,
  ...preferences
}: ForgotPasswordPageProps) {
  const strings = useStrings(forgotPasswordPageStrings)
  const request = useAction(onRequest)
  const showFailure = useFailure()
  const wait = useRetryWait()
  const { busy, run } = useBusy<'send'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [{ email, sent }, setState] = useState({ email: initialEmail, sent: false })

  function send(address: string, onSent: () => void) {
    const { mayTry, refuse } = wait.about(address)
    if (!mayTry()) return
    void run('send', async () => {
      try {
        const answer = request({ email: address })
        if (!answer) return
        await answer
      } catch (reason) {
        refuse(reason)
        showFailure(strings.failed, reason)
        return
      }
      onSent()
    })
  }

  function sendFirst(address: string) {
    send(address, () => {
      flushSync(() => setState({ email: address, sent: true }))
      heading.current?.focus()
    })
  }

  function sendAgain() {
    send(email, () => toast({ title: strings.sentAgain, description: strings.sentAgainNext }))
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
        <ResetLinkSent
          address={email}
          busy={busy !== null}
          wait={wait.about(email)}
          outboxHref={outboxHref}
          onSendAgain={sendAgain}
          onOtherEmail={askForEmail}
        />
      ) : (
        <ForgotPasswordForm
          initialEmail={email}
          emailRef={field}
          busy={busy !== null}
          wait={wait}
          onSend={sendFirst}
        />
      )}
    </AuthFrame>
  )
}
