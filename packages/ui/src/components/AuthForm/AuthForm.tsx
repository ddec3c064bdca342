'use client'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStrings } from '../../i18n/index.js'
import { toast, useAction } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { ErrorSummary } from '../ErrorSummary/index.js'
import { authFormStrings } from './AuthForm.strings.js'
import { StyledForm, StyledOr, StyledRequired } from './AuthForm.styles.js'
import type { AuthFormProps } from './AuthForm.types.js'
import { GoogleGlyph } from './GoogleGlyph.js'
import { messageOf } from './messageOf.js'
import { useBusy } from './useBusy.js'

/** Lets a person in by email and password or by Google, one way at a time. */
export function AuthForm({
  submitLabel,
  submittingLabel,
  failedTitle,
  problems,
  onCheck,
  onSubmit,
  onGoogle,
  children,
}: AuthFormProps) {
  const strings = useStrings(authFormStrings)
  const connect = useAction(onGoogle)
  const { busy, run } = useBusy<'submit' | 'google'>()

  function showFailure(title: string, reason: unknown) {
    const description = messageOf(reason, strings.unreachable)
    toast({ title, description, variant: 'destructive' })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (!flushSync(onCheck)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    void run('submit', () => onSubmit().catch((reason) => showFailure(failedTitle, reason)))
  }

  function continueWithGoogle() {
    void run('google', async () => {
      try {
        const leaving = connect()
        await leaving
        return leaving !== undefined
      } catch (reason) {
        showFailure(strings.googleFailed, reason)
        return false
      }
    })
  }

  return (
    <StyledForm noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} />
      <StyledRequired>{strings.required}</StyledRequired>
      {children}
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={busy === 'submit'}
        busyLabel={submittingLabel}
        disabled={busy === 'google'}
      >
        {submitLabel}
      </Button>
      <StyledOr>{strings.or}</StyledOr>
      <Button
        variant="outline"
        size="lg"
        block
        leading={<GoogleGlyph />}
        busy={busy === 'google'}
        busyLabel={strings.connecting}
        disabled={busy === 'submit'}
        onClick={continueWithGoogle}
      >
        {strings.google}
      </Button>
    </StyledForm>
  )
}
