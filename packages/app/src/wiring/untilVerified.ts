interface Verification {
  /** Returns the verified account; rejects if that is impossible now. */
  readonly verifyUser: () => Promise<string | null>
  /** Called if the check has to wait for the network. */
  readonly onDelay: () => void
}

/**
 * Resolves once the server, or a token that it signed, has confirmed that an account is the one that is
 * signed in. Without a connection it waits for the next one. Never resolves for another account, whose
 * session ends with the check.
 */
export async function untilVerified(
  user: string,
  { verifyUser, onDelay }: Verification,
): Promise<void> {
  let verified: string | null | undefined
  while (verified === undefined) {
    try {
      verified = await verifyUser()
    } catch {
      onDelay()
      await nextConnection()
    }
  }
  if (verified !== user) await new Promise<never>(() => {})
}

/** Resolves when the browser is online again, or the tab is looked at again. */
function nextConnection(): Promise<void> {
  return new Promise((resolve) => {
    const events = ['online', 'visibilitychange'] as const
    function onEvent() {
      for (const event of events) removeEventListener(event, onEvent)
      resolve()
    }
    for (const event of events) addEventListener(event, onEvent)
  })
}
