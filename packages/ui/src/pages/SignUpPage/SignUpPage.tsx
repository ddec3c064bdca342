'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '../../brand.js'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { MailSent, useMail, type MailedCode } from '../../components/MailSent/index.js'
import { trial } from '../../catalogue/trial.js'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { SignUpForm } from './SignUpForm.js'
import { signUpPageStrings } from './SignUpPage.strings.js'
import type { SignUpPageProps, SignUpResult } from './SignUpPage.types.js'

/** Lets users create an account with email and password, or with Google. */
export function SignUpPage({
  onSignUp,
  onSignedUp,
  onResend,
  onVerify,
  onGoogle,
  signInHref = '/signin',
  termsHref = '/terms',
  outboxHref,
  homeHref,
  notice,
  ...preferences
}: SignUpPageProps) {
  const strings = useStrings(signUpPageStrings)
  const mail = useMail(useAction(onResend), strings.notSent)
  const heading = useRef<HTMLHeadingElement>(null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)

  function show(address: string | null) {
    flushSync(() => setUnconfirmed(address))
    heading.current?.focus()
  }

  function welcome({ confirmEmail }: SignUpResult, email: string) {
    if (confirmEmail) {
      show(email)
      return
    }
    enter()
  }

  function enter() {
    toast({ title: strings.created, description: strings.welcome(brand) })
    onSignedUp?.()
  }

  async function verify(code: MailedCode) {
    await onVerify?.(code)
    enter()
  }

  const logIn = (
    <Button variant="link" href={signInHref}>
      {strings.logIn}
    </Button>
  )
  const asksForForm = unconfirmed === null

  return (
    <AuthFrame
      {...preferences}
      title={asksForForm ? strings.title : strings.checkEmail}
      headingRef={heading}
      description={asksForForm ? strings.trial(trial.planDays) : undefined}
      notice={asksForForm ? notice : undefined}
      action={logIn}
      foot={
        asksForForm ? (
          <>
            {strings.haveAccount} {logIn}
          </>
        ) : undefined
      }
      homeHref={homeHref}
    >
      {asksForForm ? (
        <SignUpForm
          onSignUp={onSignUp}
          onGoogle={onGoogle}
          termsHref={termsHref}
          onAnswer={welcome}
        />
      ) : (
        <MailSent
          address={unconfirmed}
          mail={mail}
          onSendAgain={() => mail.send(unconfirmed, () => toast({ title: strings.sentAgain }))}
          onVerify={onVerify && verify}
          outboxHref={outboxHref}
          onOtherEmail={() => show(null)}
        >
          <p>
            {strings.checkEmailSent} <bdi>{unconfirmed}</bdi>. {strings.checkEmailNext}
          </p>
        </MailSent>
      )}
    </AuthFrame>
  )
}
