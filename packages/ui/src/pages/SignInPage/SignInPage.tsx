'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../../brand.js'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { MailSent, useMail, type MailedCode } from '../../components/MailSent/index.js'
import { useStrings } from '../../i18n/index.js'
import { toast } from '../../toast/index.js'
import { SignInForm } from './SignInForm.js'
import { signInPageStrings } from './SignInPage.strings.js'
import type { SignInPageProps } from './SignInPage.types.js'
import { Unconfirmed } from './Unconfirmed.js'

/** Lets users sign in with email and password, or with Google. */
export function SignInPage({
  onSignIn,
  onSignedIn,
  onResend,
  onVerify,
  onGoogle,
  signUpHref = '/login',
  forgotPasswordHref = '/forgot-password',
  outboxHref,
  homeHref,
  notice,
  ...preferences
}: SignInPageProps) {
  const strings = useStrings(signInPageStrings)
  const heading = useRef<HTMLHeadingElement>(null)
  const mail = useMail((to) => onResend?.(to), strings.notSent)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const canConfirm = onResend !== undefined || onVerify !== undefined

  function enter() {
    toast({ title: strings.done })
    onSignedIn?.()
  }

  function showConfirming(shown: boolean) {
    flushSync(() => setIsConfirming(shown))
    heading.current?.focus()
  }

  function sendTo(address: string) {
    mail.send(address, () => {
      toast({ title: strings.sentAgain })
      if (!isConfirming) showConfirming(true)
    })
  }

  async function verify(code: MailedCode) {
    await onVerify?.(code)
    enter()
  }

  function otherEmail() {
    setUnconfirmed(null)
    showConfirming(false)
  }

  const frame = { ...preferences, headingRef: heading, homeHref }

  if (unconfirmed !== null && isConfirming) {
    return (
      <AuthFrame {...frame} title={strings.confirmTitle}>
        <MailSent
          address={unconfirmed}
          mail={mail}
          onSendAgain={onResend && (() => sendTo(unconfirmed))}
          onVerify={onVerify && verify}
          outboxHref={outboxHref}
          onOtherEmail={otherEmail}
        >
          <p>
            {strings.confirmNext} <bdi>{unconfirmed}</bdi> {strings.confirmThen}
          </p>
        </MailSent>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      {...frame}
      title={strings.title(brand)}
      description={strings.description}
      notice={
        unconfirmed !== null && canConfirm ? (
          <Unconfirmed
            address={unconfirmed}
            mail={mail}
            onSend={onResend && (() => sendTo(unconfirmed))}
            onEnterCode={onVerify && (() => showConfirming(true))}
          />
        ) : (
          notice
        )
      }
      foot={
        <>
          {strings.noAccount}{' '}
          <Button variant="link" href={signUpHref}>
            {strings.signUp}
          </Button>
        </>
      }
    >
      <SignInForm
        onSignIn={onSignIn}
        onSignedIn={enter}
        onGoogle={onGoogle}
        forgotPasswordHref={forgotPasswordHref}
        onRefused={setUnconfirmed}
      />
    </AuthFrame>
  )
}
