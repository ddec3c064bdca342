'use client'
import { useBusy, useFailure } from '../Form/index.js'
import { useRetryWait, type RetryWait } from '../RetryNotice/index.js'

/** An email that can be asked for, one request at a time. */
export interface Mail {
  readonly isSending: boolean
  /** The wait that the service asked for when it refused; that of one address by `about`. */
  readonly wait: RetryWait
  /** Asks for it, unless it is too soon; a rejection is told in a toast. */
  readonly send: (address: string, onSent: () => void) => void
}

/**
 * Asks a service to send an email, and counts down until it may be asked again.
 *
 * @param request asks for it; undefined, and nothing is sent, where it gives no promise
 * @param failedTitle titles the toast that tells why it was refused
 */
export function useMail(
  request: (to: { email: string }) => Promise<void> | undefined,
  failedTitle: string,
): Mail {
  const wait = useRetryWait()
  const showFailure = useFailure()
  const { busy, run } = useBusy<'send'>()

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
        showFailure(failedTitle, reason)
        return
      }
      onSent()
    })
  }

  return { isSending: busy !== null, wait, send }
}
