'use client'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { Button } from '../Button/index.js'
import { Form, useBusy, useFailure } from '../Form/index.js'
import { RetryNotice, useRetryWait } from '../RetryNotice/index.js'
import { authFormStrings } from './AuthForm.strings.js'
import { StyledOr } from './AuthForm.styles.js'
import type { AuthFormProps } from './AuthForm.types.js'
import { GoogleGlyph } from './GoogleGlyph.js'

/** Signs a user in or up by email and password or with Google, one at a time. */
export function AuthForm({
  submitLabel,
  submittingLabel,
  failedTitle,
  problems,
  onCheck,
  onSubmit,
  onGoogle,
  waitsFor = '',
  children,
}: AuthFormProps) {
  const strings = useStrings(authFormStrings)
  const connect = useAction(onGoogle)
  const showFailure = useFailure()
  const wait = useRetryWait().about(waitsFor)
  const { busy, run } = useBusy<'submit' | 'google'>()

  function send() {
    if (!wait.canTry()) return
    void run('submit', () =>
      onSubmit().catch((reason) => {
        wait.refuse(reason)
        showFailure(failedTitle, reason)
      }),
    )
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
    <Form problems={problems} busy={busy !== null} onCheck={onCheck} onSend={send}>
      {children}
      <Button
        type="submit"
        variant="neon"
        size="lg"
        block
        busy={busy === 'submit'}
        busyLabel={submittingLabel}
        disabled={busy === 'google'}
        {...wait.button}
      >
        {submitLabel}
      </Button>
      <RetryNotice wait={wait} />
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
    </Form>
  )
}
