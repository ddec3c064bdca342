'use client'
import { useBusy, useFailure } from '../Form/index.js'
import { useRetryWait, type RetryWait } from '../RetryNotice/index.js'

/** An email that can be requested, one request at a time. */
export interface Mail {
  readonly isSending: boolean
  /** The wait after a refusal by the service; for one address by `about`. */
  readonly wait: RetryWait
  /** Requests it, unless it is too soon; a rejection is shown in a toast. */
  readonly send: (address: string, onSent: () => void) => void
}

/**
 * Requests an email from a service, and counts down until it can be requested again.
 *
 * @param request sends the request; returns undefined if nothing is sent
 * @param failedTitle title of the toast that shows why it was refused
 */
export function useMail(
  request: (to: { email: string }) => Promise<void> | undefined,
  failedTitle: string,
): Mail {
  const wait = useRetryWait()
  const showFailure = useFailure()
  const { busy, run } = useBusy<'send'>()

  function send(address: string, onSent: () => void) {
    const { canTry, refuse } = wait.about(address)
    if (!canTry()) return
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
