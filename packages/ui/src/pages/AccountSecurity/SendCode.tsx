'use client'
import { Button } from '../../components/Button/index.js'
import { useBusy, useFailure } from '../../components/Form/index.js'
import { RetryNotice, useRetryWait } from '../../components/RetryNotice/index.js'
import { useStrings } from '../../i18n/index.js'
import { yourDataStrings } from './AccountSecurity.strings.js'

interface SendCodeProps {
  readonly email: string
  /** Whether a code was sent already. */
  readonly isSent: boolean
  readonly onSend: () => Promise<void>
  readonly onSent: () => void
}

/** Mails a code to the address of an account; a failure is a toast, and a wait is counted down. */
export function SendCode({ email, isSent, onSend, onSent }: SendCodeProps) {
  const strings = useStrings(yourDataStrings)
  const showFailure = useFailure()
  const { busy, run } = useBusy<'send'>()
  const wait = useRetryWait().about(email)

  async function send() {
    try {
      await onSend()
      onSent()
    } catch (reason) {
      wait.refuse(reason)
      showFailure(strings.codeNotSent, reason)
    }
  }

  return (
    <>
      <p>
        {isSent ? strings.codeSent : strings.codeNeeded} <bdi>{email}</bdi>
      </p>
      <div>
        <Button
          variant={isSent ? 'link' : 'outline'}
          busy={busy !== null}
          busyLabel={strings.sendingCode}
          onClick={() => {
            if (wait.canTry()) void run('send', send)
          }}
          {...wait.button}
        >
          {isSent ? strings.sendCodeAgain : strings.sendCode}
        </Button>
      </div>
      <RetryNotice wait={wait} />
    </>
  )
}
